// What people enter beside the box: each kind with its fields.
import * as v from 'valibot'
import { seatAmong, whole } from '../../kit/entry.ts'
import { handLimit, mostPoints, roseColours, seatCounts, stages } from './pieces.ts'

const seat = seatAmong(seatCounts) // a seat, from 0
const change = v.pipe(whole(-handLimit, handLimit), v.notValue(0)) // cards more, or fewer
const stage = v.picklist(stages) // of the station
const colour = v.picklist(roseColours) // likewise
const points = whole(0, mostPoints) // on its peg

export const entry = v.variant('kind', [
  v.strictObject({ kind: v.literal('begins'), first: seat }), // Says who begins the race.
  v.strictObject({ kind: v.literal('sails') }), // Cards are laid, now the ship sails.
  v.strictObject({ kind: v.literal('renounced') }), // The ship stayed where it was, for a point.
  v.strictObject({ kind: v.literal('ignored') }), // The ship ignored its card, and paid for it.
  v.strictObject({ kind: v.literal('sprinted') }), // The ship sailed a second leg, and paid for it.
  // The ship won the rose of a station.
  v.strictObject({ kind: v.literal('rose'), stage, colour }),
  v.strictObject({ kind: v.literal('crossed-line') }), // The ship crossed the finish line.
  v.strictObject({ kind: v.literal('draws') }), // The ship has sailed, now a card is drawn.
  v.strictObject({ kind: v.literal('bought') }), // A second card was bought.
  v.strictObject({ kind: v.literal('hand'), change }), // Cards were laid, or the pile had none to draw.
  v.strictObject({ kind: v.literal('peg'), points }), // A ship's points are what its peg shows.
  v.strictObject({ kind: v.literal('next') }), // The turn is over.
  v.strictObject({ kind: v.literal('closed') }), // The table ends the race now.
])
export type Entry = v.InferOutput<typeof entry>
