// How many points a ship gains by staying (rulebook 001, step 3: renouncing).
import type { Seat } from '../../game.ts'
import { chartOf } from './chart.ts'
import { noted } from './pieces.ts'
import { landings } from './sailing.ts'
import type { Position } from './state.ts'
import { waterOf } from './water.ts'

/**
 * Returns the points gained, 0 or 1: 0 with eight points, and for a blocked ship if the option
 * `blockedGains` is `no` (ruling).
 */
export const gainOf = (
  { options, view }: Pick<Position, 'options' | 'view'>,
  seat: Seat,
): number => {
  const { at, roses, points } = view.ships[seat]!
  const isBlocked =
    landings(chartOf(options.edition), waterOf(options, view), at, roses.length).length === 0
  return isBlocked && options.blockedGains === 'no' ? 0 : noted(points, 1) - points
}
