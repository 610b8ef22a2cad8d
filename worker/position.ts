// What lies on the table at which a game is taken up, told before the start; and how a game beside the box goes on online.
import { Hono } from 'hono'
import * as v from 'valibot'
import type { PlacedChange, SeenPosition } from '../durable/rpc.ts'
import { area, lying } from '../web/games/placing.ts'
import { isRefusal } from '../web/games/play.ts'
import { PositionPage } from '../web/pages/position/position.tsx'
import type { Frame } from '../web/protocol.ts'
import { count, fitted, formOnly, malformed, read, seatNumber, wholeIn } from './body.ts'
import { leadTo } from './end.ts'
import { reader, seatAsked, writer } from './keys.ts'
import { mayOpen, underFreshCode } from './open.ts'
import { refuse, reread } from './refusals.ts'
import { draw, pageProps } from './render.tsx'
import { boxAt, placeOf, refuseHere } from './table.ts'
import { type Edge, type Visit, wantsJson } from './visit.ts'

/** What programs are told. */
export type Position = Omit<SeenPosition, 'frame' | 'holds'> & { you: Frame['you'] }

// A button of a form holds a piece as JSON.
const piece = v.union([lying, v.pipe(v.string(), v.maxLength(200), formOnly(), v.parseJson(), lying)])
const name = { area: v.string(), seat: v.exactOptional(seatNumber), row: v.exactOptional(count) }
const value = v.union([
  v.number(),
  v.pipe(
    v.string(),
    v.regex(/^\d{1,3}$/),
    formOnly(),
    v.transform(text => Number(text)),
  ),
  v.pipe(v.string(), v.maxLength(30)),
])

/** All that lies in an area; or one piece more, one less, so many of one. Or something that no piece shows. */
export const told = v.union([
  v.strictObject({ ...name, own: area.entries.own, pieces: area.entries.pieces, covered: v.exactOptional(count) }),
  v.strictObject({ ...name, put: piece }),
  v.strictObject({ ...name, take: piece }),
  v.strictObject({ ...name, set: v.strictObject({ piece: v.string(), count }) }),
  v.strictObject({ ...name, covered: count }),
  // A form's button says that nothing lies there.
  v.pipe(
    v.strictObject({ ...name, none: v.literal('yes') }),
    formOnly(),
    v.transform(({ none: _, ...of }) => ({ ...of, pieces: [] })),
  ),
  v.strictObject({ rest: v.record(v.string(), value) }),
])

// Where a page goes on is its own query.
const backTo = (visit: Visit): string => `/t/${visit.var.code}/position${new URL(visit.req.url).search}`

export const position = new Hono<Edge>()

position.get('/position', async visit => {
  const seen = await visit.var.table.position(reader(visit))
  // A page that was open at the start goes on to the game.
  const isBegun = isRefusal(seen) && seen.refused === 'already-started' && !wantsJson(visit)
  if (isBegun) return visit.redirect(placeOf(visit, seatAsked(visit)), 303)
  if (isRefusal(seen)) return refuse(visit, seen)
  const { frame, holds, ...told } = seen
  if (wantsJson(visit)) return visit.json({ you: frame.you, ...told } satisfies Position)
  const asked = visit.req.query()
  const [step, at] = [wholeIn(asked.step ?? '1', 3), asked.at === undefined ? undefined : wholeIn(asked.at, 3)]
  if (step === undefined || (asked.at !== undefined && at === undefined)) return refuse(visit, malformed('step'))
  const page = { ...pageProps(visit), path: backTo(visit), box: boxAt(frame), code: visit.var.code, frame, holds }
  return draw(visit, PositionPage, { ...page, told, step, at })
})

position.post('/position', async visit => {
  const body = await read(visit)
  if (isRefusal(body)) return refuseHere(visit, body)
  const change = fitted(told, body.fields)
  const answer = isRefusal(change) ? change : await visit.var.table.tell(writer(visit), change as PlacedChange)
  if (isRefusal(answer)) return refuseHere(visit, answer)
  return wantsJson(visit) ? visit.json(answer) : visit.redirect(backTo(visit), 303)
})

position.get('/online', visit => reread(visit, `/t/${visit.var.code}`))

position.post('/online', async visit => {
  if (!(await mayOpen(visit))) return refuse(visit, 'too-many')
  const credentials = writer(visit)
  const { answer } = await underFreshCode(code => visit.var.table.again(credentials, code, true))
  return isRefusal(answer) ? refuseHere(visit, answer, reader(visit)) : leadTo(visit, answer.code)
})
