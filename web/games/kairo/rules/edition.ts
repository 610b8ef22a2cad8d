// An edition: board, customer starts, cards, medal worth and given starts as data, so that owners
// of a box can correct our values.
import * as v from 'valibot'
import { whole } from '../../kit/entry.ts'
import { recordOf } from '../../kit/records.ts'
import { cloths, type SeatCount, seatCounts, side } from './pieces.ts'
import standardJson from './standard.json' with { type: 'json' }

/** The fault that a row of the map can have by itself. */
export type ShapeFault = 'map-row'

const place = v.tuple([whole(1, side), whole(1, side)]) // column and row from the north-west
const medals = v.strictObject({ gold: whole(1, 9), silver: whole(1, 9) })

const start = (seats: SeatCount) =>
  v.array(
    v.strictObject({
      owner: v.union([whole(1, seats), v.literal('N')]), // N: neutral
      cloth: v.picklist(cloths),
      stall: place,
      entrance: place,
    }),
  )

/**
 * Checks each field of an edition by itself; `edition` in edition-faults.ts checks them together.
 */
export const shape = v.strictObject({
  // Rows from north to south: 1–9 a market square of that district, a–i a restaurant square of the
  // first to the ninth.
  map: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[1-9a-i]{12}$/, 'map-row' satisfies ShapeFault))),
    v.length(side),
  ),
  customers: v.pipe(v.array(place), v.length(cloths.length - 1)),
  // A card for one district is a standard card, for more a joker.
  cards: v.pipe(
    v.array(
      v.strictObject({
        districts: v.pipe(v.array(whole(1, 9)), v.minLength(1), v.maxLength(9)),
        copies: whole(1, 99),
      }),
    ),
    v.maxLength(60),
  ),
  medals: v.strictObject({ '2-1': medals, '3-2': medals }), // by the option `medals`
  starts: v.strictObject(recordOf(seatCounts, start)),
})
export type Edition = v.InferOutput<typeof shape>

/**
 * Our own edition. Tests check it, because a check at every start of a Worker would cost 10 ms of
 * CPU for the editions of all games.
 */
export const standard = standardJson satisfies { starts: Record<SeatCount, unknown> } as Edition
