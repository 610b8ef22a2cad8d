// A face of the house is drawn twice, by the server from the box and in a browser from the files of
// the rules: both must have the same game and the same score.
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shelf } from '../web/shelf.ts'
import { rulesFiles } from '../worker/local/faces.ts'
import race from './sample/race/box.tsx'

const faces = [
  ['digital', 'board'],
  ['companion', 'sheet'],
] as const
const places = [
  ...shelf.map(box => [box, `web/games/${box.id}`] as const),
  [race, 'test/sample/race'] as const,
]
const plain = places.flatMap(([box, folder]) =>
  faces
    .filter(
      ([mode, face]) => box.modes.includes(mode) && !existsSync(`${folder}/${face}/${face}.tsx`),
    )
    .map(([mode, face]) => ({ of: box[mode], file: `${folder}/${rulesFiles[face]}`, mode })),
)

test.each(plain)('$file exports what its box has', async ({ of, file, mode }) => {
  const rules = await import(/* @vite-ignore */ `../${file}`)
  expect(rules[mode]).toBe(of.game)
  expect(rules.score).toBe(of.score)
})
