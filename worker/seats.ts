// Sitting down, leaving, starting, and moving a seat to another device.
import * as v from 'valibot'
import type { Seen } from '../durable/rpc.ts'
import { type Box, isMade } from '../web/games/box.tsx'
import { memberOf } from '../web/games/kit/records.ts'
import { isRefusal } from '../web/games/play.ts'
import { SeatLink, SeatMove } from '../web/pages/play/seat-move.tsx'
import type { Frame } from '../web/protocol.ts'
import { filledIn, formOnly, seatNumber } from './body.ts'
import { door, withForm } from './door.ts'
import { keep, keysOf, opens, reader, unkept, writer } from './keys.ts'
import { chosen, rules } from './open.ts'
import { qrOf } from './qr.ts'
import { refuse, statusOf } from './refusals.ts'
import { draw, pageProps } from './render.tsx'
import { addressOf, answered, boxAt, placeOf, refuseHere, tellingHere } from './table.ts'
import { languageOf, type Visit, wantsJson } from './visit.ts'

const wish = v.object({
  seat: filledIn(seatNumber),
  name: v.optional(v.string()), // an empty name removes the name
  colour: filledIn(v.string()),
  key: filledIn(v.pipe(v.string(), v.trim())),
})

/** The order of play: a list of seats, or a text of seats (`0,2,1`) from the links of the lobby. */
const order = v.object({
  order: filledIn(
    v.union([
      v.array(seatNumber),
      v.pipe(
        v.string(),
        v.regex(/^\d{1,2}(,\d{1,2})*$/),
        formOnly(),
        v.transform(seats => seats.split(',').map(Number)),
      ),
    ]),
  ),
})

// The link that moves a seat contains the key of the seat, so only a browser with this key may see
// the link.
const drawLink = async (visit: Visit, seen: Seen, wanted: number | 'host') => {
  const keys = keysOf(visit)
  const found = keys.length > 0 ? await opens(visit, keys) : []
  const key = keys.find((_, i) => found[i] === wanted)
  if (key === undefined) return refuse(visit, wanted === 'host' ? 'not-host' : 'not-your-seat')
  const { frame } = seen
  const link = `${addressOf(visit)}/move#${key}`
  const name = wanted === 'host' ? '' : tellingHere(visit, frame).name(wanted)
  const shown = { seat: wanted, name, link, qr: qrOf(link) }
  return draw(visit, SeatLink, {
    ...pageProps(visit),
    box: boxAt(frame),
    options: frame.options,
    code: visit.var.code,
    ...shown,
  })
}

// Returns the options of a table that a page of their own makes.
const madeOf = (box: Box, { mode, options }: Frame): Record<string, unknown> =>
  Object.fromEntries(
    box[mode].choices
      .filter(choice => isMade(box, choice))
      .map(({ name }) => [name, memberOf(options, name)]),
  )

export const seats = [
  door({
    at: 'POST /t/{code}/seats',
    id: 'sitDown',
    tag: 'seats',
    says: 'Sit down at a table. Takes a free seat, with a name and a colour if sent. With `key` you take over the seat that the key opens; that key is replaced by a new one. Anyone may call it; in a running game, three times a minute for each table. Returns the seat and its key.',
    body: wish,
    gives: ['Sat'],
    example: { seat: 0, name: 'Ama' },
    refuses: [
      'wrong-key',
      'no-such-seat',
      'seat-taken',
      'table-full',
      'name-too-long',
      'no-such-colour',
      'colour-taken',
      'ask-for-seat',
      'already-started',
    ],
    back: placeOf,
    run: async (visit, { fields: wished }) => {
      const { code, table } = visit.var
      const lost = unkept(visit)
      if (lost instanceof Response) return lost
      const sat = lost ?? (await table.sit(writer(visit), wished))
      if (isRefusal(sat)) {
        if (wished.key === undefined || wantsJson(visit)) return refuseHere(visit, sat)
        return draw(
          visit,
          SeatMove,
          { ...pageProps(visit), path: `/t/${code}/move`, code, refused: sat },
          statusOf(sat),
        )
      }
      await keep(visit, code, [sat.key], wished.key)
      return wantsJson(visit) ? visit.json(sat) : visit.redirect(placeOf(visit), 303)
    },
  }),
  ...withForm(
    door({
      at: 'DELETE /t/{code}/seats/{seat}',
      id: 'leaveSeat',
      tag: 'seats',
      says: 'Leave a seat. Frees your own seat; the host may free any. While the host is away, the lowest seat that is present acts as deputy host. Away means: no page of the host was visible for two minutes, or, over days once the game runs, for the time of one turn. A deputy cannot delete the table.',
      key: 'seat',
      gives: ['Left'],
      refuses: ['no-such-seat'],
      run: async visit =>
        answered(visit, await visit.var.table.leave(writer(visit), visit.var.seat), placeOf(visit)),
    }),
    { at: 'POST /t/{code}/seats/{seat}/free', id: 'leaveSeatByForm', back: placeOf },
  ),
  door({
    at: 'POST /t/{code}/seats/{seat}/offer',
    id: 'offerSeat',
    tag: 'seats',
    says: 'Offer a bot’s seat in a running game to newcomers. Any seated player or the host may call it. The bot plays until someone takes the seat.',
    key: 'seat',
    gives: ['Given'],
    refuses: ['no-such-seat', 'not-started', 'no-bot-here', 'already-over'],
    back: placeOf,
    run: async visit =>
      answered(visit, await visit.var.table.offer(writer(visit), visit.var.seat), placeOf(visit)),
  }),
  // If the new options are refused, the form is drawn again as it was filled in.
  door({
    at: 'POST /t/{code}/options',
    id: 'chooseOptions',
    tag: 'seats',
    says: 'Change the options before the start. Only the host may call it. Options that are left out get their default.',
    key: 'host',
    body: rules,
    gives: ['Chosen'],
    example: { options: {}, advice: true },
    refuses: ['unknown-option', 'wrong-option', 'already-started'],
    back: placeOf,
    run: async (visit, { fields: asked, isForm }) => {
      const seen = await visit.var.table.see({ keys: [] })
      if (isRefusal(seen)) return refuse(visit, seen)
      const { mode } = seen.frame
      const box = boxAt(seen.frame)
      // The form does not ask for them, and would reset them.
      const unasked = isForm ? madeOf(box, seen.frame) : {}
      const options = { ...asked.options, ...unasked }
      const wished = await chosen(box, mode, { ...asked, options }, isForm, languageOf(visit))
      const answer = isRefusal(wished)
        ? wished
        : await visit.var.table.choose(writer(visit), wished)
      if (!isRefusal(answer)) return answered(visit, answer, placeOf(visit))
      return refuseHere(visit, answer, reader(visit), undefined, asked)
    },
  }),
  door({
    at: 'POST /t/{code}/lots',
    id: 'drawLots',
    tag: 'seats',
    says: 'Draw lots for the seats, before the start. Everybody who sits, bots too, gets one of the taken seats at random, and keeps key, name and colour. Only the host may call it. Refused if the game continues from a real table.',
    key: 'host',
    gives: ['Drawn'],
    refuses: ['already-started', 'seats-are-set'],
    back: placeOf,
    run: async visit =>
      answered(visit, await visit.var.table.drawLots(writer(visit)), `/t/${visit.var.code}`),
  }),
  door({
    at: 'POST /t/{code}/start',
    id: 'startGame',
    tag: 'seats',
    says: 'Start the game, in this order of seats. Only the host may call it. Returns the `seq` of the first action.',
    key: 'host',
    body: order,
    gives: ['Moved'],
    example: { order: [0, 1] },
    refuses: ['already-started', 'not-enough-seats', 'wrong-order'],
    back: placeOf,
    run: async (visit, { fields }) => {
      const answer = await visit.var.table.start(writer(visit), fields.order)
      const isThere = isRefusal(answer) && answer.refused === 'already-started' && !wantsJson(visit)
      return isThere ? visit.redirect(placeOf(visit), 303) : answered(visit, answer, placeOf(visit))
    },
  }),
  door({
    at: 'GET /t/{code}/move',
    id: 'moveSeatPage',
    tag: 'pages',
    says: 'Show the page that moves a seat to another device.',
    gives: 'page',
    refuses: ['not-host', 'not-your-seat'],
    run: async visit => {
      const seen = await visit.var.table.see({ keys: [] })
      if (isRefusal(seen)) return refuse(visit, seen)
      const wanted = visit.req.query('seat')
      if (wanted === 'host') return drawLink(visit, seen, wanted)
      if (wanted !== undefined) return drawLink(visit, seen, Number(wanted))
      return draw(visit, SeatMove, {
        ...pageProps(visit),
        box: boxAt(seen.frame),
        options: seen.frame.options,
        code: visit.var.code,
      })
    },
  }),
]
