// What the standings say of a tie.
import { expect, test } from 'vitest'
import type { Standing } from '../../web/games/game.ts'
import { tiesIn } from '../../web/pages/end/standings.tsx'

const standing = (seat: number, place: number, score: number): Standing => ({
  ...{ seat, place, score, sum: [] },
  ties: [['squares', 23]],
})

test('what is shared was decided by nothing, nor was what no other place equals', () => {
  const [first, shared, third] = [standing(0, 1, 24), standing(1, 1, 24), standing(2, 3, 20)]
  for (const one of [first, shared, third]) expect(tiesIn(one, [first, shared, third])).toEqual([])
})

test('a tie that another place lost says what decided it', () => {
  const [first, second] = [standing(0, 1, 24), standing(1, 2, 24)]
  for (const one of [first, second]) expect(tiesIn(one, [first, second])).toEqual([['squares', 23]])
})
