// What tests ask of a box before they play it: the modes that it has, and how many it seats.
import type { Box } from '../web/games/box.tsx'

type Moded = Pick<Box, 'modes'>
export const isOnline = ({ modes }: Moded): boolean => modes.includes('digital')
export const isBeside = ({ modes }: Moded): boolean => modes.includes('companion')

/** Returns as many of these people as the box seats, `most` if it does. */
export const seated = <Name>(
  { seats }: Pick<Box, 'seats'>,
  people: readonly Name[],
  most = people.length,
): Name[] => people.slice(0, seats.findLast(count => count <= most) ?? seats[0])

/** Returns the options with which a box is practised first: those of its shortest game. */
export const practised = ({ digital }: Pick<Box, 'digital'>): Record<string, string> =>
  Object.fromEntries(
    digital.choices.flatMap(({ name, alone }) => (alone ? [[name, alone[0]!]] : [])),
  )
