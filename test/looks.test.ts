// The looks of a face: what a rule reads is set by a rule that the same page wears.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) =>
  readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')

// A sheet and all that it imports.
const worn = (file: string): string[] => [
  file,
  ...[...read(file).matchAll(/@import "([^"]+)"/g)].flatMap(([, name]) =>
    worn(normalize(join(dirname(file), name!))),
  ),
]

const house = globSync('web/style/**/*.css', { cwd: root })
const games = globSync('web/games/*/box.css', { cwd: root }).map(box => basename(dirname(box)))
const faces = games.flatMap(game => ['board', 'sheet'].map(face => [game, face] as const))

test.each(faces)('%s, %s: no rule reads what nobody there sets', (game, face) => {
  const own = [face, 'screen', 'end', 'drawn'].map(name => `web/games/${game}/${face}/${name}.css`)
  const sheets = [
    `web/games/${game}/box.css`,
    ...own.filter(file => existsSync(join(root, file))),
  ].flatMap(worn)
  const looks = [...new Set([...sheets, ...house])].map(read).join('\n')
  const set = new Set([...looks.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name))
  const bare = [...new Set(sheets)].flatMap(file =>
    [...read(file).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => [file, name] as const),
  )
  expect(bare.filter(([, name]) => !set.has(name))).toEqual([])
})

// A class that was renamed in one place only leaves its rules without a wearer.
test('every class that a rule names is worn by something', () => {
  const scripts = globSync('{web,worker}/**/*.{ts,tsx}', { cwd: root })
    .map(file => readFileSync(join(root, file), 'utf8').replaceAll(/^\s*\/\/.*$/gm, ''))
    .join('\n')
  const worn = new Set(scripts.match(/[a-z][\w-]*/g))
  // `seat-${colour}`
  const begun = [...scripts.matchAll(/([a-z][\w-]*-)\$\{/g)].map(([, start]) => start!)
  const named = globSync('web/**/*.css', { cwd: root }).flatMap(file =>
    [
      ...read(file)
        .replaceAll(/\{[^{}]*\}/g, '{}')
        .matchAll(/\.([a-z][\w-]*)/g),
    ].map(([, name]) => `${name} of ${file}`),
  )
  const isWorn = (name: string) => worn.has(name) || begun.some(start => name.startsWith(start))
  expect(named.length).toBeGreaterThan(800)
  expect(named.filter(one => !isWorn(one.split(' ')[0]!))).toEqual([])
})
