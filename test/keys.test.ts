// The letters of games: each taps one thing in its game, and nothing of the house.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { keys as houseKeys, wayKeyOf } from '../web/ui/keys.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(file, 'utf8')
const found = import.meta.glob<Record<string, string>>('../web/games/*/board/keys.ts', {
  eager: true,
  import: 'keys',
})
const games = Object.entries(found).map(
  ([file, keys]) => [/games\/([^/]+)/.exec(file)![1]!, keys] as const,
)

const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i))
const taken: readonly unknown[] = [
  ...Object.values(houseKeys),
  ...letters.map((_, place) => wayKeyOf(place)),
]

test.each(games)('no letter of %s means anything else there', (_, keys) => {
  const own = Object.values(keys)
  expect(own).not.toEqual([])
  expect(
    own.filter((key, i) => !letters.includes(key) || taken.includes(key) || own.indexOf(key) !== i),
  ).toEqual([])
})

test.each(games)('each letter of %s is on a control', (game, keys) => {
  const board = globSync(join(root, `web/games/${game}/board/*.tsx`))
    .map(read)
    .join('')
  expect(Object.keys(keys).filter(name => !board.includes(`keys.${name}`))).toEqual([])
})

test('what two games call alike has the same letter', () => {
  const all = games.flatMap(([, keys]) => Object.entries(keys))
  expect(
    all.filter(([name, key]) => all.some(([other, its]) => other === name && its !== key)),
  ).toEqual([])
})

// What is written on a control alone is checked by none of the above.
test('no face of a game names a letter', () => {
  const faces = globSync(join(root, 'web/games/*/**/*.tsx'))
  expect(faces.length).toBeGreaterThan(50)
  const named = /(aria-keyshortcuts|shortcut|[kK]ey)=\{?["'][A-Z]["']/
  expect(faces.filter(face => named.test(read(face)))).toEqual([])
})
