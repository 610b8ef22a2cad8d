// Names of all scripts in the sentences of the house.
import { expect, test } from 'vitest'
import type { Frame } from '../../web/protocol.ts'
import { plainSeatName, seatName } from '../../web/ui/seats/name.ts'
import { houses } from '../../web/words/all.ts'

const seats = ['Ama', 'עדה', 'عائشة', 'नेहा'].map(name => ({ name, colour: null, taken: true }))

test('a name that reads from right to left is isolated from the sentence around it, and no other is', () => {
  const named = (name: typeof seatName) =>
    seats.map((_, seat) => name({ seats } as Pick<Frame, 'seats'>, houses.en, seat))
  expect(named(seatName)).toEqual(['Ama', '\u2068עדה\u2069', '\u2068عائشة\u2069', 'नेहा'])
  expect(named(plainSeatName)).toEqual(['Ama', 'עדה', 'عائشة', 'नेहा']) // in files and to compare
})
