// Doors that enter the position from which a game will start, and that continue a game beside the
// box online.
import * as v from 'valibot'
import type { PlacedChange } from '../durable/position.ts'
import { area, lying } from '../web/games/placing.ts'
import { isRefusal } from '../web/games/play.ts'
import { PositionPage } from '../web/pages/position/position.tsx'
import { count, formOnly, malformed, seatNumber, wholeIn } from './body.ts'
import { door, seat } from './door.ts'
import { leadTo } from './end.ts'
import { reader, seatAsked, writer } from './keys.ts'
import { underFreshCode } from './open.ts'
import type { Position } from './openapi/answers.ts'
import { refuse } from './refusals.ts'
import { draw, pageProps } from './render.tsx'
import { boxAt, placeOf, refuseHere } from './table.ts'
import { type Visit, wantsJson } from './visit.ts'

// The button of a form sends a piece as JSON.
const piece = v.union([
  lying,
  v.pipe(v.string(), v.maxLength(200), formOnly(), v.parseJson(), lying),
])
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

/**
 * A change of the position: all pieces of an area, one piece more or less, the number of one piece,
 * or the number of face-down pieces. `rest` contains values that no piece shows.
 */
const told = v.union([
  v.strictObject({
    ...name,
    own: area.entries.own,
    pieces: area.entries.pieces,
    covered: v.exactOptional(count),
  }),
  v.strictObject({ ...name, put: piece }),
  v.strictObject({ ...name, take: piece }),
  v.strictObject({ ...name, set: v.strictObject({ piece: v.string(), count }) }),
  v.strictObject({ ...name, covered: count }),
  // Sent by the button of a form that marks the area as empty.
  v.pipe(
    v.strictObject({ ...name, none: v.literal('yes') }),
    formOnly(),
    v.transform(({ none: _, ...of }) => ({ ...of, pieces: [] })),
  ),
  v.strictObject({ rest: v.record(v.string(), value) }),
])

// The query contains the state of the page, so a redirect with the query returns to the same step.
const backTo = (visit: Visit): string =>
  `/t/${visit.var.code}/position${new URL(visit.req.url).search}`

export const position = [
  door({
    at: 'GET /t/{code}/position',
    id: 'seePosition',
    tag: 'seats',
    says: 'Read what was entered of a real table. Only before the start of a table opened with `placed`. Returns the areas as far as you may know them. `tells` lists the seats whose hands you enter; `refusal` says why the game cannot start from there.',
    query: { seat },
    gives: ['Position'],
    refuses: ['already-started', 'not-from-box', 'malformed'],
    run: async visit => {
      const seen = await visit.var.table.position(reader(visit))
      // If the game has started since the page was drawn, redirects to the game.
      const isBegun = isRefusal(seen) && seen.refused === 'already-started' && !wantsJson(visit)
      if (isBegun) return visit.redirect(placeOf(visit, seatAsked(visit)), 303)
      if (isRefusal(seen)) return refuse(visit, seen)
      const { frame, holds, ...told } = seen
      if (wantsJson(visit)) return visit.json({ you: frame.you, ...told } satisfies Position)
      const asked = visit.req.query()
      const [step, at] = [
        wholeIn(asked.step ?? '1', 3),
        asked.at === undefined ? undefined : wholeIn(asked.at, 3),
      ]
      if (step === undefined || (asked.at !== undefined && at === undefined))
        return refuse(visit, malformed('step'))
      const page = {
        ...pageProps(visit),
        path: backTo(visit),
        box: boxAt(frame),
        code: visit.var.code,
        frame,
        holds,
      }
      return draw(visit, PositionPage, { ...page, told, step, at })
    },
  }),
  door({
    at: 'POST /t/{code}/position',
    id: 'tellPosition',
    tag: 'seats',
    says: 'Enter what lies in one area of a real table. Send all `pieces`; or one piece more (`put`; on a square it replaces what is there), one less (`take`), the number of a piece (`set`), or the number face down (`covered`). `rest` is what no piece shows. Areas and pieces are those of `GET /t/{code}/box`. Any seated player may enter public areas. A hand is entered by its own seat, or by the host if nobody sits there.',
    key: 'seat',
    body: told,
    gives: ['ToldPosition'],
    example: { area: 'money', seat: 0, set: { piece: 'pound', count: 88 } },
    refuses: ['already-started', 'not-from-box'],
    run: async (visit, { fields }) => {
      const answer = await visit.var.table.tell(writer(visit), fields as PlacedChange)
      if (isRefusal(answer)) return refuseHere(visit, answer)
      return wantsJson(visit) ? visit.json(answer) : visit.redirect(backTo(visit), 303)
    },
  }),
  door({
    at: 'POST /t/{code}/online',
    id: 'goOnline',
    tag: 'table',
    says: 'Continue a game beside the box online. Opens a new table with the same seats, where what the sheet knows is entered already. Any seated player or the host may call it. Returns its code and URL.',
    key: 'seat',
    gives: ['Next'],
    refuses: ['not-started', 'already-over', 'not-in-this-mode', 'not-from-box'],
    limit: 'CREATE',
    back: placeOf,
    run: async visit => {
      const credentials = writer(visit)
      const { answer } = await underFreshCode(code =>
        visit.var.table.again(credentials, code, 'online'),
      )
      return isRefusal(answer)
        ? refuseHere(visit, answer, reader(visit))
        : leadTo(visit, answer.code)
    },
  }),
]
