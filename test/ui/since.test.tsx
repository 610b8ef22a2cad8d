// What has happened since one's own last turn, as pages and lines tell it.
import { expect, test } from 'vitest'
import type { Told } from '../../web/protocol.ts'
import { sinceOf } from '../../web/ui/since.ts'

const told = (seq: number, seat: number | null, more: Partial<Told> = {}): Told => ({ seq, seat, events: [], ...more })
const seqs = (actions: readonly Told[], you: number | 'room') => sinceOf(actions, you).map(({ seq }) => seq)

test('it begins with the own last action', () => {
  expect(seqs([told(1, null), told(2, 0), told(3, 1), told(4, 0), told(5, 2)], 0)).toEqual([4, 5])
})

test('whoever has done nothing yet is told all', () => {
  const actions = [told(1, null), told(2, 0), told(3, 1)]
  expect(seqs(actions, 2)).toEqual([1, 2, 3])
  expect(seqs(actions, 'room')).toEqual([1, 2, 3])
})

test('what was taken back is not told, nor that it was', () => {
  expect(seqs([told(1, 0), told(2, 1), told(3, 1, { undoes: 2 }), told(4, 1)], 0)).toEqual([1, 4])
})

test('no more than thirty actions', () => {
  expect(
    seqs(
      [...Array(40).keys()].map(seq => told(seq, 1)),
      0,
    ),
  ).toHaveLength(30)
})
