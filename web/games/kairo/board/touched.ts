// What a fact touches in the bazaar, for a row of the story to light up: a stall with its rug, or
// the rug that a customer came to.
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
