// What tests ask of a box before they play it: the modes that it has, and how many it seats.
import type { Box } from '../web/games/box.tsx'

type Moded = Pick<Box, 'modes'>
export const isOnline = ({ modes }: Moded): boolean => modes.includes('digital')
export const isBeside = ({ modes }: Moded): boolean => modes.includes('companion')

/** Returns these people, or as many of them as the box seats. */
export const seated = <Name>({ seats }: Pick<Box, 'seats'>, people: readonly Name[]): Name[] =>
  people.slice(0, seats.findLast(count => count <= people.length) ?? seats[0])
