// How far a company came: its lane at the end of the game.
import { Lane } from '../art/lane.tsx'
import { type Colour, cardOf } from '../rules/pieces.ts'
import type { View } from '../rules/state.ts'

export const Came = ({ view, seat, colour }: { view: View; seat: number; colour: Colour }) => {
  const { crossed, lane } = view.railways[seat]!
  return <Lane colour={colour} crossed={crossed.length} waiting={lane.map(cardOf)} />
}
