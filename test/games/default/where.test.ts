// The masthead that a score gives, and that a face's script has what its page has.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { whereBy } from '../../../web/games/default/where.ts'
import { houses } from '../../../web/words/all.ts'
import { deals } from '../../laws/deals.ts'

const frame = { view: { points: [4, 9, 2] }, options: {} }
const score = ({ points }: { points: number[] }) => points

test('the best score is the highest, or the lowest where less is better', () => {
  const house = houses.en
  expect(whereBy(score)({ frame, house, better: 'more' })).toEqual([house.best(9)])
  expect(whereBy(score)({ frame, house, better: 'less' })).toEqual([house.best(2)])
})

// A script without it would leave the masthead as the page brought it.
const faces = deals.flatMap(({ name, box, mode }) => {
  const face = mode === 'digital' ? 'board' : 'sheet'
  const file = new URL(`../../../web/games/${box.id}/${face}/${face}.tsx`, import.meta.url)
  return box[mode].where && existsSync(file) ? [{ name, file }] : []
})
test.each(faces)('$name: the script of its face says where the game is, too', ({ file }) => {
  expect(readFileSync(file, 'utf8')).toMatch(/^export (const where\b|\{ where \})/m)
})
