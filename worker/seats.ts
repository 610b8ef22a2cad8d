// Sitting down, standing up, starting, and taking a seat to another device.
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Seen } from '../durable/rpc.ts'
import { isRefusal } from '../web/games/play.ts'
import { SeatLink, SeatMove } from '../web/pages/play/seat-move.tsx'
import { filledIn, formOnly, readAs, seatNumber, wholeIn } from './body.ts'
import { keep, keysOf, opens, reader, unkept, writer } from './keys.ts'
import { adviceIn, chosen, consentIn, paceIn, rules } from './open.ts'
import { qrOf } from './qr.ts'
import { refuse, statusOf } from './refusals.ts'
import { draw, pageProps } from './render.tsx'
import { addressOf, answered, boxAt, placeOf, refuseHere, tellingHere } from './table.ts'
import { type Edge, languageOf, type Visit, wantsJson } from './visit.ts'

export const wish = v.object({
  seat: filledIn(seatNumber),
  name: v.optional(v.string()), // empty: no name any more
  colour: filledIn(v.string()),
  key: filledIn(v.pipe(v.string(), v.trim())),
})

/** One field a seat, or all in one as the lobby's links write them. */
export const order = v.object({
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

export const seats = new Hono<Edge>()

seats.post('/seats', async visit => {
  const body = await readAs(visit, wish)
  if (isRefusal(body)) return refuseHere(visit, body)
  const { fields: wished } = body
  const { code, table } = visit.var
  const lost = unkept(visit)
  if (lost instanceof Response) return lost
  const sat = lost ?? (await table.sit(writer(visit), wished))
  if (isRefusal(sat)) {
    if (wished.key === undefined || wantsJson(visit)) return refuseHere(visit, sat)
    return draw(visit, SeatMove, { ...pageProps(visit), path: `/t/${code}/move`, code, refused: sat }, statusOf(sat))
  }
  await keep(visit, code, [sat.key], wished.key)
  return wantsJson(visit) ? visit.json(sat) : visit.redirect(placeOf(visit), 303)
})

const free = async (visit: Visit, named: string) => {
  const seat = wholeIn(named, 2)
  if (seat === undefined) return refuseHere(visit, { refused: 'no-such-seat' })
  return answered(visit, await visit.var.table.leave(writer(visit), seat), placeOf(visit))
}

seats.delete('/seats/:seat', visit => free(visit, visit.req.param('seat')))
seats.post('/seats/:seat/free', visit => free(visit, visit.req.param('seat')))

// A bot's seat in a running game, for who comes.
seats.post('/seats/:seat/offer', async visit => {
  const seat = wholeIn(visit.req.param('seat'), 2)
  if (seat === undefined) return refuseHere(visit, { refused: 'no-such-seat' })
  return answered(visit, await visit.var.table.offer(writer(visit), seat), placeOf(visit))
})

// Other rules before the start. Refused, the form is drawn again as it was filled in.
seats.post('/options', async visit => {
  const body = await readAs(visit, rules)
  if (isRefusal(body)) return refuseHere(visit, body)
  const { fields: asked, isForm } = body
  const seen = await visit.var.table.see({ keys: [] })
  if (isRefusal(seen)) return refuse(visit, seen)
  const { mode } = seen.frame
  const wished = await chosen(boxAt(seen.frame), mode, asked.options, isForm, languageOf(visit))
  const answer = isRefusal(wished)
    ? wished
    : await visit.var.table.choose(writer(visit), {
        ...{ ...wished, ...adviceIn(asked, mode), ...paceIn(asked), ...consentIn(asked, mode) },
      })
  if (!isRefusal(answer)) return answered(visit, answer, placeOf(visit))
  return refuseHere(visit, answer, reader(visit), undefined, asked.options)
})

seats.post('/start', async visit => {
  const body = await readAs(visit, order)
  if (isRefusal(body)) return refuseHere(visit, body)
  const answer = await visit.var.table.start(writer(visit), body.fields.order)
  const isThere = isRefusal(answer) && answer.refused === 'already-started' && !wantsJson(visit)
  return isThere ? visit.redirect(placeOf(visit), 303) : answered(visit, answer, placeOf(visit))
})

// The link that moves a seat holds its key, so it is shown only to a browser that has that key.
const drawLink = async (visit: Visit, seen: Seen, wanted: number | 'host') => {
  const keys = keysOf(visit)
  const found = keys.length > 0 ? await opens(visit, keys) : []
  const key = keys.find((_, i) => found[i] === wanted)
  if (key === undefined) return refuse(visit, wanted === 'host' ? 'not-host' : 'not-your-seat')
  const { frame } = seen
  const link = `${addressOf(visit)}/move#${key}`
  const name = wanted === 'host' ? '' : tellingHere(visit, frame).name(wanted)
  const shown = { seat: wanted, name, link, qr: qrOf(link) }
  return draw(visit, SeatLink, { ...pageProps(visit), box: boxAt(frame), code: visit.var.code, ...shown })
}

seats.get('/move', async visit => {
  const seen = await visit.var.table.see({ keys: [] })
  if (isRefusal(seen)) return refuse(visit, seen)
  const wanted = visit.req.query('seat')
  if (wanted === 'host') return drawLink(visit, seen, wanted)
  if (wanted !== undefined) return drawLink(visit, seen, Number(wanted))
  return draw(visit, SeatMove, { ...pageProps(visit), box: boxAt(seen.frame), code: visit.var.code })
})
