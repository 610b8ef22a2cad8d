// The squares that an event changed, which its row in the recap highlights: a stall and its rug, or
// the rug to which a customer came.
import type { Square } from '../../kit/squares.ts'
import type { Event, Put } from '../rules/state.ts'

const squaresOf = (event: Event): readonly Square[] => {
  switch (event.kind) {
    case 'placed':
      return [...event.stall.squares, event.stall.entrance]
    case 'put':
    case 'built':
      return ofPut(event.put)
    case 'attracted':
      return [event.entrance]
    default:
      return []
  }
}

const ofPut = (put: Put) => ('entrance' in put ? [put.square, put.entrance] : [put.square])

export const touches = (fact: unknown): string[] =>
  squaresOf(fact as Event).map(square => `square ${square}`)
