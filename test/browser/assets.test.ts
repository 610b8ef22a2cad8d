// What the build made reaches a browser as it should: once, small, and never of another game.
import { globSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modes } from '../../web/games/game.ts'
import { boxOf } from '../../web/shelf.ts'
import { type Manifest, neededBy } from '../../worker/assets.ts'
import { address } from './browser.ts'

const manifest: Manifest = JSON.parse(readFileSync('.build/manifest.json', 'utf8'))
const facesOf = (game: Manifest['games'][string]) => modes.flatMap(mode => game[mode] ?? [])
const ask = (path: string) => fetch(`${address}${path}`, { headers: { 'accept-encoding': 'gzip' } })

test('hashed files are good for a year, and small on the way', async () => {
  const { games, htmx, main, styles } = manifest
  const faces = Object.values(games).flatMap(game => [
    game.box,
    ...facesOf(game).flatMap(({ script, look, words }) => [script, look, ...Object.values(words)]),
  ])
  for (const path of [main, htmx, ...Object.values(styles), ...faces]) {
    const answer = await ask(path)
    expect([path, answer.status]).toEqual([path, 200])
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('content-encoding')).toBe('gzip')
  }
})

test('a file that is not there is not remembered for a year', async () => {
  const answer = await ask('/a/main-GONE.js')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable')
})

test('the fonts weigh at most 40 kB in all', () => {
  const weights = globSync('.build/assets/a/*.woff2').map(file => statSync(file).size)
  expect(weights).toHaveLength(manifest.fonts.length)
  expect(weights.reduce((a, b) => a + b)).toBeLessThanOrEqual(40_000)
})

test("a game's faces bring no other game along", () => {
  for (const [id, game] of Object.entries(manifest.games)) {
    const others = Object.keys(manifest.games).filter(other => other !== id)
    for (const file of neededBy(...facesOf(game).map(({ script }) => script)))
      for (const other of others)
        expect(readFileSync(`.build/assets${file}`, 'utf8')).not.toContain(other)
  }
})

test('a face brings its own words in one language, and none that only the server says', async () => {
  for (const [id, faces] of Object.entries(manifest.games)) {
    const words = boxOf(id)!.words.en
    for (const mode of boxOf(id)!.modes) {
      const told = readFileSync(`.build/assets${faces[mode]!.words.en!}`, 'utf8')
      expect(told).not.toContain(words.tagline)
      const found = await import(
        /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(told)}`
      )
      expect(Object.keys(found.default).sort()).toEqual(Object.keys(words[mode]).sort())
    }
  }
})
