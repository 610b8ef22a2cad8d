// The shape of the house: which way imports go, what stands where, and what stands nowhere.
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { langs } from '../web/lang.ts'
import { shelf } from '../web/shelf.ts'
import { isOnline } from './boxes.ts'
import { optionsOf } from './laws/random.ts'
import { inTurn } from './sweep.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = globSync('{web,durable,worker,test}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules'],
}).sort()
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const product = files.filter(file => !file.startsWith('test/'))
const withoutComments = (text: string) => text.replace(/^\s*(\/\/.*|\/\*\*[\s\S]*?\*\/)$/gm, '')
const code = new Map(files.map(file => [file, withoutComments(read(file))]))
const games = globSync('web/games/*/box.tsx', { cwd: root }).map(box => basename(dirname(box)))

// All that a file imports: files of ours by their path, the rest by name.
function importsOf(file: string): string[] {
  const named = code.get(file)!.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)
  return [...named].map(([, name]) =>
    name!.startsWith('.') ? normalize(join(dirname(file), name!)) : name!,
  )
}

const broken = (mayNot: (file: string, imported: string) => boolean, among = product) =>
  among.flatMap(file =>
    importsOf(file).flatMap(imported => (mayNot(file, imported) ? [`${file} → ${imported}`] : [])),
  )

const finds = (pattern: RegExp, among: string[]) =>
  among.filter(file => pattern.test(code.get(file)!))

// What pages and tables say to each other.
const said = ['web/lang.ts', 'web/protocol.ts', 'web/table-options.ts']
// What a folder may import of ours. The contract's words (Frame, Seat, Refusal) are everybody's.
const arrows: Record<string, string[]> = {
  'worker/local': ['worker', 'web'],
  worker: ['worker', 'durable', 'web', '.build'],
  durable: [
    'durable',
    'web/games',
    'web/record',
    'web/names.ts',
    'web/protocol.ts',
    'web/settings.ts',
    'web/shelf.ts',
    'web/table-options.ts',
    '.build/manifest.json',
  ],
  'web/client': [
    'web/client',
    'web/record',
    'web/games',
    'web/ui',
    'web/words',
    'web/lang.ts',
    'web/protocol.ts',
  ],
  'web/pages': ['web/pages', 'web/games', 'web/ui', 'web/words', 'web/shelf.ts', ...said],
  'web/record': ['web/record', 'web/games'],
  'web/games': ['web/games', 'web/ui', 'web/words', 'web/lang.ts', 'web/protocol.ts'],
  'web/ui': [
    'web/ui',
    'web/words',
    'web/lang.ts',
    'web/protocol.ts',
    'web/games/game.ts',
    'web/games/fields.ts',
    'web/games/words.ts',
    'web/games/kit/records.ts',
    'web/games/kit/squares.ts',
  ],
  'web/words': ['web/words', 'web/games/game.ts', 'web/games/words.ts', ...said],
  'web/contrast.ts': [],
  'web/lang.ts': [],
  'web/settings.ts': ['web/contrast.ts', 'web/lang.ts'],
  'web/protocol.ts': ['web/games/game.ts', 'web/table-options.ts'],
  'web/table-options.ts': ['web/games/game.ts'],
  'web/shelf.ts': ['web/games'],
}
const within = (file: string, place: string) => file === place || file.startsWith(`${place}/`)

describe('imports', () => {
  test.each(Object.entries(arrows))('%s looks only where its arrow points', (place, allowed) => {
    const inside = product.filter(
      file => Object.keys(arrows).find(name => within(file, name)) === place,
    )
    expect(inside.length).toBeGreaterThan(0)
    const isOurs = (name: string) => /^(web|durable|worker|test|\.build)\//.test(name)
    expect(
      broken((_, name) => isOurs(name) && !allowed.some(to => within(name, to)), inside),
    ).toEqual([])
  })

  test('the edge does not build itself', () => {
    const edge = product.filter(file => !within(file, 'worker/local'))
    expect(broken((_, name) => within(name, 'worker/local'), edge)).toEqual([])
  })

  test('a game knows no other game', () => {
    const gameOf = (file: string) => games.find(id => within(file, `web/games/${id}`))
    expect(
      broken(
        (file, name) =>
          within(file, 'web/games') && !!gameOf(name) && gameOf(name) !== gameOf(file),
      ),
    ).toEqual([])
  })

  test('the rooms of a game look one way', () => {
    const roomOf = (file: string) => /^web\/games\/[^/]+\/([^/]+)\//.exec(file)?.[1]
    const mayNot: Record<string, string[]> = {
      bot: ['sheet', 'board', 'parts', 'art', 'words', 'help', 'layout'],
      solver: ['bot', 'rules', 'sheet', 'board', 'parts', 'art', 'words', 'help', 'layout'],
      rules: ['bot', 'sheet', 'board', 'parts', 'art', 'words', 'help', 'layout'],
      board: ['bot', 'sheet', 'help', 'layout'],
      sheet: ['bot', 'board', 'help', 'layout'],
      parts: ['bot', 'board', 'sheet', 'help', 'layout'],
      layout: ['bot', 'sheet', 'board', 'parts', 'help'],
      words: ['bot', 'sheet', 'board', 'parts', 'art', 'solver', 'help', 'layout'],
      art: ['bot', 'board', 'sheet', 'parts', 'help', 'layout'],
    }
    expect(
      broken((file, name) => mayNot[roomOf(file) ?? '']?.includes(roomOf(name) ?? '') ?? false),
    ).toEqual([])
  })

  test('rules do not see faces', () => {
    const isRule = (file: string) => within(file, 'web/games') && file.endsWith('.ts')
    expect(broken((file, name) => isRule(file) && name.endsWith('.tsx'))).toEqual([])
  })

  test('only what builds, serves and tests knows Node', () => {
    expect(
      broken((file, name) => name.startsWith('node:') && !within(file, 'worker/local')),
    ).toEqual([])
  })

  test('no two files import each other, near or far', () => {
    const reached = (from: string): Set<string> => {
      const seen = new Set<string>()
      const left = importsOf(from)
      for (let name = left.pop(); name !== undefined; name = left.pop()) {
        if (!code.has(name) || seen.has(name)) continue
        seen.add(name)
        left.push(...importsOf(name))
      }
      return seen
    }
    expect(product.filter(file => reached(file).has(file))).toEqual([])
  })

  // `npm ci --omit=dev && npm start` must do.
  test('what builds and serves is no dependency of development', () => {
    const { dependencies } = JSON.parse(read('package.json')) as {
      dependencies: Record<string, string>
    }
    const packageOf = (name: string) => /^(@[^/]+\/)?[^/]+/.exec(name)![0]
    const isPackage = (name: string) =>
      /^(?!(web|durable|worker|\.build)\/)[@\w][\w./-]*$/.test(name)
    expect(
      broken((_, name) => isPackage(name) && !Object.hasOwn(dependencies, packageOf(name))),
    ).toEqual([])
  })

  test('what runs in browsers knows no platform', () => {
    expect(broken((file, name) => name.startsWith('cloudflare:') && within(file, 'web'))).toEqual(
      [],
    )
  })
})

test('the rules are compiled without a browser, without JSX, without Node, for what the oldest browsers run', () => {
  const tsc = join(root, 'node_modules/.bin/tsc')
  const seen = execFileSync(tsc, ['-p', join(root, 'web/games/tsconfig.json'), '--listFilesOnly'], {
    encoding: 'utf8',
  })
  expect(seen).toContain('lib.es2022')
  expect(seen).not.toContain('lib.es2023')
  expect(seen).not.toMatch(/lib\.dom|node_modules\/(preact|@types\/node|@cloudflare)\//)
})

// A newcomer reads a folder's list at a glance.
test.each(['durable', 'web/pages', 'web/client'])(
  '%s is sorted into rooms of at most 15 files',
  place => {
    const files = product.filter(file => within(file, place))
    const rooms = [...new Set(files.map(file => dirname(file)))]
    expect(rooms.length).toBeGreaterThan(4)
    expect(rooms.filter(room => files.filter(file => dirname(file) === room).length > 15)).toEqual(
      [],
    )
  },
)

// Programs of the host's machine read and copy the databases of all tables at once.
const onDisk = ['backup', 'restore', 'stored'].map(name => `worker/local/${name}.ts`)

test('SQL is in durable/memory/log.ts only', () => {
  const sql = /\.sql\.|\b(insert into|create (table|index)|delete from|select [\w*,. ()]+ from)\b/i
  expect(finds(sql, product).sort()).toEqual(['durable/memory/log.ts', ...onDisk])
})

test.each(games)('%s is named only in its folder and on the shelf', id => {
  const elsewhere = product.filter(
    file => !within(file, `web/games/${id}`) && file !== 'web/shelf.ts',
  )
  // as a word: `pig` is part of a French word
  expect(finds(new RegExp(`\\b${id}\\b`), elsewhere)).toEqual([])
})

test('no style sheet of the house names a class of a game', () => {
  const sheets = globSync('web/{style,ui,pages}/**/*.css', { cwd: root })
  const classes = new RegExp(`\\.(${games.map(id => id.split('-').at(-1)).join('|')})-`)
  expect(sheets.length).toBeGreaterThan(20)
  expect(sheets.filter(sheet => classes.test(read(sheet)))).toEqual([])
})

// English words that the house needs for things of its own, and some game too. One that it no
// longer needs goes.
const bothSay = new Set(
  `accept bridge build built card choose clear close complete counts covered crossed draw draws end ended entered final gold
  hand ignore laid move next offer offered opened pass piece placed play point put revealed seal sealed stands start
  stopped straight take tell won`.split(/\s+/),
)

// Files that name what belongs to games, with a reason.
const naming: Record<string, string> = {
  'worker/moves.ts': 'examples of moves, for programs',
  'worker/position.ts': 'examples of what lies on a table, for programs',
}

test('no file of the house names a fact, a move, an entry or a piece of a game', () => {
  const names = new Set(
    shelf.flatMap(box => {
      const { layout, game } = box.digital
      const { en } = box.words
      const pieces = isOnline(box)
        ? [
            ...Object.keys(layout.contents(optionsOf(game), box.seats[0]!)),
            ...(layout.unlimited ?? []),
          ]
        : []
      return [
        ...Object.keys(en.moves.board ?? {}),
        ...Object.keys(en.moves.sheet ?? {}),
        ...[en.digital.told, en.companion.told].flatMap(told => [
          ...Object.keys(told),
          ...Object.keys(told.entered ?? {}),
        ]),
        ...pieces.map(piece => piece.split(' ')[0]!),
      ]
    }),
  )
  // A game that is not on the shelf yet is not the house either.
  const folders = product.flatMap(file => /^web\/games\/[\w-]+(?=\/rules\/)/.exec(file) ?? [])
  const house = product.filter(file => !folders.some(folder => within(file, folder)))
  const says = (file: string, name: string) =>
    new RegExp(`['"\`]${name}['"\` ]|(^|[{,(])\\s*'?${name}'?\\??:`, 'm').test(code.get(file)!)
  const told = [...names].flatMap(name =>
    house.filter(file => says(file, name)).map(file => ({ name, file })),
  )
  expect(told.filter(({ name, file }) => !bothSay.has(name) && !naming[file])).toEqual([])
  expect([...bothSay].filter(name => !told.some(one => one.name === name))).toEqual([])
})

test.each(games)('%s has rooms by the names that every game has, and those that all need', id => {
  const own = globSync('*', { cwd: join(root, `web/games/${id}`), exclude: ['box.css'] })
  const needed = ['box.tsx', 'help', 'rules', 'words']
  // Rules that need a search have a solver below them. A game that people define has a form that
  // makes definitions, and ready-made ones.
  const rooms = ['art', 'board', 'bot', 'layout', 'making', 'parts', 'ready', 'sheet', 'solver']
  const known = [...needed, ...rooms]
  expect(own.filter(room => !known.includes(room))).toEqual([])
  expect(own).toEqual(expect.arrayContaining(needed))
  expect(own.some(room => room === 'board' || room === 'sheet')).toBe(true)
})

test('every file opens with a sentence', () => {
  const opening = (file: string) => /^(\/\/ .*\n)+/.exec(read(file))?.[0] ?? ''
  expect(files.filter(file => !/[.:](\s|$)/.test(opening(file)))).toEqual([])
})

test('no file is longer than 360 lines, save words and help', () => {
  const told = files.filter(file => !/\/(words|help)\//.test(file))
  expect(told.filter(file => read(file).split('\n').length > 361)).toEqual([])
})

const indent = (line: string) => /^ */.exec(line)![0].length
const closes = (line: string) => /^\s*[)}\]]/.test(line)

// The functions of a file, as the formatter sets them: from the first line of the signature to the
// one that closes it.
const functionsIn = (lines: readonly string[]) =>
  lines.flatMap((line, at) => {
    const opens = /(=>( [{([].*)?|\)(: .+)? \{)$/.test(line)
    if (!opens || /^\s*(\} )?(else|if|for|while|switch|try|catch)\b/.test(line)) return []
    let from = at
    while (
      from > 0 &&
      (closes(lines[from]!) || indent(lines[from]!) > indent(line) || lines[from] === '')
    )
      from--
    const next = lines.findIndex((one, i) => i > at && one !== '' && indent(one) <= indent(line))
    const to = closes(lines[next] ?? '') ? next : next - 1
    return [{ signature: lines[from]!.trim(), length: to - from + 1 }]
  })

// Those that stay longer: a list of symbols, one after the other; and two faces of Le Camino, till
// they are divided.
const longer = ['art/symbols', 'board/turn-face', 'sheet/trace-board'].map(
  file => `web/games/camino/${file}.tsx`,
)

test('no function of the product is longer than 78 lines, as a reader counts them', () => {
  const long = product.flatMap(file =>
    functionsIn(read(file).split('\n'))
      .filter(({ length }) => length > 78 && !longer.includes(file))
      .map(({ signature, length }) => `${file}: ${length} lines, ${signature}`),
  )
  expect(long).toEqual([])
})

test('server HTML carries no style attribute and no script', () => {
  const faces = product.filter(file => file.endsWith('.tsx'))
  expect(finds(/\bstyle=|hx-on|['"`]js:/, faces)).toEqual([])
})

test('any stands in game.ts only', () => {
  const any = /[:<|&=(,]\s*any\b(?!['\w])|\bas any\b|\bany\[\]/
  expect(finds(any, product).filter(file => file !== 'web/games/game.ts')).toEqual([])
})

test('the files that take turns are there', () => {
  expect(inTurn.filter(name => !files.includes(`test/${name}.test.ts`))).toEqual([])
})

test('all four languages are there', () => {
  const folders = globSync('web/**/{words,help}', { cwd: root }).sort()
  expect(folders).toContain('web/words')
  for (const game of games) expect(folders).toContain(`web/games/${game}/help`)
  const missing = folders.flatMap(folder => {
    const there = globSync(`${folder}/*.{ts,tsx,md}`, { cwd: root }).map(file =>
      basename(file).replace(/\.(tsx?|md)$/, ''),
    )
    return langs.filter(lang => !there.includes(lang)).map(lang => `${folder}/${lang}`)
  })
  expect(missing).toEqual([])
})
