// What has happened since one's own last turn, as pages and lines tell it.

import { expect, test } from 'vitest'
import { toldAtOnce } from '../../web/games/timeline.ts'
import { asTold, type Told } from '../../web/protocol.ts'
import { shelf } from '../../web/shelf.ts'
import { sinceOf } from '../../web/ui/since.ts'

const told = (seq: number, seat: number | null, more: Partial<Told> = {}): Told => ({
  seq,
  seat,
  events: [],
  ...more,
})
const seqs = (actions: readonly Told[], you: number | 'room') =>
  sinceOf(actions, you).map(({ seq }) => seq)

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

test('one list says what is told of an action, at once and in a recap', () => {
  const said: Required<Told> = {
    ...{ seq: 3, seat: 1, undoes: 2, corrects: 2, events: [] },
    seating: { seat: 1, taken: true, name: null },
    relieved: { how: 'bot', by: 0 },
    consent: { by: 1, agreed: [0] },
  }
  const action = { ...said, at: 1, id: 'a', move: { kind: 'move' }, final: true, draws: [] }
  expect(toldAtOnce(shelf[0]!.digital.game, action, 0)).toEqual(said)
  expect(asTold({ ...action, open: true } as Told)).toEqual(said)
})
