// Counts the lines and files of each game and of the shared code, folder by folder; tests
// separately.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Figure } from './figures.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Room {
  room: string
  lines: number
  files: number
}

const isWritten = (file: string) =>
  /\.(tsx?|css|md|json)$/.test(file) && !/(tsconfig\.json|README\.md)$/.test(file)

// `deep`: whether files in subfolders count.
const roomOf = (room: string, folder: string, isDeep = true): Room => {
  const files = globSync(isDeep ? '**/*' : '*', { cwd: root + folder }).filter(isWritten)
  const lines = files.map(
    file => readFileSync(`${root}${folder}/${file}`, 'utf8').split('\n').length - 1,
  )
  return { room, lines: lines.reduce((sum, n) => sum + n, 0), files: files.length }
}

// Returns a folder's subfolders, and the files in its root.
const roomsOf = (folder: string): Room[] => {
  const rooms = globSync('*/', { cwd: root + folder }).map(room => room.replace('/', ''))
  return [
    roomOf('root', folder, false),
    ...rooms.sort().map(room => roomOf(room, `${folder}/${room}`)),
  ]
}

const figureOf = (what: string, rooms: readonly Room[]): Figure => {
  const files = rooms.reduce((sum, room) => sum + room.files, 0)
  const named = rooms
    .filter(room => room.files > 0)
    .map(({ room, lines, files }) => `${room} ${lines} (${files})`)
  return {
    what,
    figure: rooms.reduce((sum, room) => sum + room.lines, 0),
    unit: 'lines',
    note: `${files} files; ${named.join(', ')}`,
  }
}

const house = [
  'worker',
  'durable',
  'web/client',
  'web/pages',
  'web/ui',
  'web/words',
  'web/style',
  'web/games/kit',
]

const product = ['web', 'worker', 'durable']
const filesOf = (pattern: string, folders: readonly string[] = product): string[] =>
  folders.flatMap(folder => globSync(`${folder}/**/${pattern}`, { cwd: root }))
const textOf = (file: string): string => readFileSync(root + file, 'utf8')
const linesOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + textOf(file).split('\n').length - 1, 0)
const allOf = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap(file => textOf(file).match(pattern) ?? [])

// Counts rules in a game's style sheets that restyle a shared class: the shared part lacks a
// parameter there. Only the last part of a selector counts: `.large .kairo-row` restyles nothing
// shared. A rule that only sets custom properties uses parameters, so it does not count.
const overrides = (): number => {
  const sheets = filesOf('*.css', ['web'])
  const isGames = (file: string) => file.startsWith('web/games/')
  const rulesOf = (file: string) => textOf(file).replace(/\/\*[\s\S]*?\*\//g, '')
  const classesIn = (text: string): string[] => text.match(/\.[a-z][\w-]*/g) ?? []
  const classes = new Set(
    sheets.filter(file => !isGames(file)).flatMap(file => classesIn(rulesOf(file))),
  )
  const isStyled = (declarations: string) =>
    declarations.split(';').some(one => /^\s*[a-z]/.test(one))
  const selectors = sheets
    .filter(isGames)
    .flatMap(file => [...rulesOf(file).matchAll(/([^{}@;]+)\{([^{}]*)\}/g)])
    .flatMap(([, selector, declarations]) => (isStyled(declarations!) ? [selector!] : []))
  const subjectsOf = (selector: string) =>
    selector
      .replace(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, '')
      .split(/,(?![^()]*\))/)
      .map(
        one =>
          one
            .trim()
            .split(/[\s>+~]+(?![^()]*\))/)
            .at(-1)!,
      )
  return selectors.filter(selector =>
    subjectsOf(selector)
      .flatMap(classesIn)
      .some(name => classes.has(name)),
  ).length
}

// Returns groups of files that import each other, including types.
const circles = (): string[][] => {
  const files = filesOf('*.{ts,tsx}')
  const imports = new Map(
    files.map(file => [
      file,
      [...textOf(file).matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, to]) =>
        normalize(join(dirname(file), to!)),
      ),
    ]),
  )
  const reached = (from: string): Set<string> => {
    const seen = new Set<string>()
    const left = [...(imports.get(from) ?? [])]
    for (let file = left.pop(); file; file = left.pop()) {
      if (seen.has(file)) continue
      seen.add(file)
      left.push(...(imports.get(file) ?? []))
    }
    return seen
  }
  const all = new Map(files.map(file => [file, reached(file)]))
  const found: string[][] = []
  for (const file of files) {
    if (!all.get(file)!.has(file) || found.some(circle => circle.includes(file))) continue
    found.push(files.filter(other => all.get(file)!.has(other) && all.get(other)!.has(file)))
  }
  return found
}

// Returns file names that the same folder of every game contains: knowing one game then helps with
// the others.
const shared = (room: string): string[] => {
  const games = globSync(`web/games/*/${room}/`, { cwd: root }).map(folder =>
    globSync('*.{ts,tsx}', { cwd: root + folder }),
  )
  return games[0]!.filter(name => games.every(names => names.includes(name))).sort()
}

const cast = /\bas (?!const\b)(?:[A-Z{(]|readonly|unknown|string|number|keyof|typeof)/g

// Removes comments and the texts of strings and elements, but keeps expressions inside templates.
const codeOf = (text: string): string =>
  text
    .replace(
      /\/\*[\s\S]*?\*\/|(?<!\S)\/\/.*|'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`(?:[^`\\$]|\\.|\$(?!\{)|\$\{(?:[^{}]|\{[^{}]*\})*\})*`/g,
      said => (said.match(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g) ?? []).join(' '),
    )
    .replace(/(?<=[\w"'}/]>)[^<>{}();=]+(?=<\/)/g, '')

// Counts what a reader has to learn besides lines.
const concepts = (): Figure[] => {
  const scripts = filesOf('*.{ts,tsx}')
  const sheets = filesOf('*.css')
  // A named screen size counts once, where it is defined (`web/style/screens.css`).
  const conditions = allOf(sheets, /@(?:media|container|custom-media)[^{;]*/g).filter(asked =>
    /width|height/.test(asked),
  )
  const round = circles()
  const board = shared('board')
  return [
    {
      what: 'lines of the product',
      figure: linesOf(filesOf('*.{ts,tsx,css,md}').filter(isWritten)),
      unit: '',
      most: 54_000,
    },
    { what: 'lines of style sheets', figure: linesOf(sheets), unit: '', most: 7800 },
    {
      what: 'conditions of width and height',
      figure: new Set(conditions.map(asked => asked.trim())).size,
      unit: '',
      most: 8,
    },
    {
      what: 'rules of games that restyle a class of the house',
      figure: overrides(),
      unit: '',
      most: 0,
    },
    {
      what: 'circles of imports',
      figure: round.length,
      unit: '',
      most: 0,
      note: round.map(files => files.join(' ↔ ')).join('; '),
    },
    {
      what: 'casts',
      figure: scripts.flatMap(file => codeOf(textOf(file)).match(cast) ?? []).length,
      unit: '',
      most: 120,
    },
    {
      what: 'names of files in all four boards',
      figure: board.length,
      unit: '',
      least: 12,
      note: board.join(', '),
    },
  ]
}

/** Every folder with a `box.tsx` is a game. */
export const measureSize = (): Figure[] => [
  ...concepts(),
  ...globSync('web/games/*/box.tsx', { cwd: root })
    .map(box => box.split('/').at(-2)!)
    .sort()
    .map(id => figureOf(`what a game costs: ${id}`, roomsOf(`web/games/${id}`))),
  figureOf('what the house costs', [
    ...house.map(folder => roomOf(folder, folder)),
    roomOf('web', 'web', false),
    roomOf('web/games', 'web/games', false),
  ]),
]
