// Reads the settings of a server at home: lines `NAME=value` of the environment, and of the file that
// SETTINGS names. The environment counts first. A command with a wrong setting does not begin.
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  allNames,
  atHome,
  everywhere,
  type HomeSettings,
  readSettings,
  unknownIn,
} from '../../web/settings.ts'
import { fail, WRONG_SETTINGS } from './terminal.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Ids of all games: every folder with a `box.tsx` is one. */
export const boxIds = (): string[] =>
  globSync('web/games/*/box.tsx', { cwd: root })
    .map(file => basename(dirname(file)))
    .sort()

type Lines = Record<string, string>

// Reads lines as systemd reads an environment file: `#` begins a comment only at the start of a
// line. Node's `parseEnv` would take a colour for one.
const linesOf = (text: string): { lines: Lines; faults: string[] } => {
  const lines: Lines = {}
  const faults: string[] = []
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*([#;]|$)/.test(line)) continue
    const [, name, , value] = /^\s*(\w+)\s*=\s*(["']?)(.*)\2\s*$/.exec(line) ?? []
    if (name === undefined) faults.push(`Line ${at + 1} is no NAME=value: ${line.trim()}`)
    else lines[name] = value!
  }
  return { lines, faults }
}

// Returns the lines of the file, and a sentence for each that is none, or names no setting.
const fileOf = (path: string): { lines: Lines; faults: string[] } => {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return { lines: {}, faults: [`SETTINGS must be a file that can be read, not ${path}.`] }
  }
  const { lines, faults } = linesOf(text)
  return {
    lines,
    faults: [...faults, ...unknownIn(Object.keys(lines), allNames)].map(one => `${path}: ${one}`),
  }
}

/**
 * Reads the settings of an environment. Returns them, those that the Worker reads as they were given,
 * and what is wrong.
 */
export const settingsIn = (
  env: Readonly<Record<string, string | undefined>>,
): { settings: HomeSettings; given: Lines; faults: readonly string[] } => {
  const file = env.SETTINGS ? fileOf(env.SETTINGS) : { lines: {}, faults: [] }
  const lines: Readonly<Record<string, string | undefined>> = { ...file.lines, ...env }
  const given: Lines = {}
  for (const name of Object.keys(everywhere([]))) if (lines[name]) given[name] = lines[name]
  const { settings, faults } = readSettings(atHome(boxIds()), lines)
  return { settings, given, faults: [...file.faults, ...faults] }
}

/** Reads the settings of this process. If any is wrong, names all that are and ends the command. */
export const settingsHere = (): { settings: HomeSettings; given: Lines } => {
  const { faults, ...read } = settingsIn(process.env)
  if (faults.length > 0) fail(faults.join('\n'), WRONG_SETTINGS)
  return read
}
