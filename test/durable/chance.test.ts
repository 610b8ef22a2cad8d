// The platform's luck.
import { expect, test } from 'vitest'
import { chance } from '../../durable/proof/chance.ts'

test('chance is fair, and shuffles keep every card', () => {
  const seen = Array(6).fill(0)
  for (let i = 0; i < 6000; i++) seen[chance.roll(6)]++
  for (const times of seen) expect(Math.abs(times - 1000)).toBeLessThan(200)
  expect(() => chance.roll(0)).toThrow(RangeError)
  const cards = [...Array(20).keys()]
  expect(chance.shuffle(cards).toSorted((a, b) => a - b)).toEqual(cards)
  expect(chance.shuffle(cards)).not.toEqual(chance.shuffle(cards))
})
