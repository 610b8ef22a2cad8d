// What was worked out once is found again: by the very object, by an equal one, and only as long as
// it is among the last few.
import { expect, test } from 'vitest'
import { memo } from '../../../web/games/kit/memo.ts'

test('an equal input finds the result of the first, the same object without being read', () => {
  const worked: number[] = []
  const keyed: number[] = []
  const square = memo(
    ({ n }: { n: number }) => {
      worked.push(n)
      return [n * n]
    },
    ({ n }) => {
      keyed.push(n)
      return String(n)
    },
  )
  const three = { n: 3 }
  const first = square(three)
  expect(first).toEqual([9])
  expect(square({ n: 3 })).toBe(first)
  expect(square(three)).toBe(first)
  expect([worked, keyed]).toEqual([[3], [3, 3]])
})

test('beyond its room the result unused longest goes', () => {
  const worked: string[] = []
  const word = memo(
    ({ word }: { word: string }) => {
      worked.push(word)
      return word.length
    },
    ({ word }) => word,
    2,
  )
  for (const one of ['a', 'b', 'a', 'c', 'a', 'b']) word({ word: one })
  expect(worked).toEqual(['a', 'b', 'c', 'b'])
})
