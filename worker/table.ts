// The pages of a table, and helpers that all doors of a table share: lookup by code, redirects, and
// refusals in words.
import { createMiddleware } from 'hono/factory'
import type { Answer, Credentials, Seen, SeenLog } from '../durable/rpc.ts'
import type { Box } from '../web/games/box.tsx'
import type { Refusal, Viewer } from '../web/games/game.ts'
import { isRefusal } from '../web/games/play.ts'
import { refusingIn, type Telling } from '../web/games/words.ts'
import { Lobby } from '../web/pages/lobby/lobby.tsx'
import type { Typed } from '../web/pages/lobby/opening.tsx'
import { MenuPage } from '../web/pages/play/menu.tsx'
import { Play } from '../web/pages/play/play.tsx'
import { Screen } from '../web/pages/play/screen.tsx'
import { tellingOf } from '../web/pages/seats.ts'
import { asTold, type Frame } from '../web/protocol.ts'
import { boxOf } from '../web/shelf.ts'
import { sinceOf } from '../web/ui/since.ts'
import type { Advice, Refused, Sent } from '../web/ui/table.tsx'
import { adviceFor } from './advice.ts'
import { mayAskFor, noteFound } from './code-limit.ts'
import { codeOf } from './codes.ts'
import { door, seat } from './door.ts'
import { reader, renew, SENT_AGAIN, seatAsked } from './keys.ts'
import { wholeOf } from './parts.ts'
import { qrOf } from './qr.ts'
import { problem, refuse, statusOf } from './refusals.ts'
import { draw, pageProps } from './render.tsx'
import { endedAt } from './result.ts'
import { storyOf } from './story.ts'
import { tableOf } from './stub.ts'
import { type Edge, isRead, languageOf, originOf, type Visit, wantsJson } from './visit.ts'

export const atTable = createMiddleware<Edge>(async (visit, next) => {
  const typed = visit.req.param('code')!
  const code = codeOf(typed)
  if (code === undefined) return refuse(visit, 'no-such-table')
  // The path of the cookie is `/t/CODE`, with the code in upper case, so a page at any other
  // spelling would be requested without its cookie.
  if (code !== typed && isRead(visit)) {
    const { pathname, search } = new URL(visit.req.url)
    return visit.redirect(pathname.replace(/^\/t\/[^/]+/, `/t/${code}`) + search, 302)
  }
  visit.set('code', code)
  if (!(await mayAskFor(visit, code))) return refuse(visit, 'too-many')
  visit.set('table', tableOf(visit.env, code))
  await next()
  noteFound(visit, code, !visit.var.isMissing)
})

export const boxAt = ({ game }: Pick<Frame, 'game'>): Box => {
  const box = boxOf(game)
  if (!box) throw new Error(`${game} is no longer on the shelf`)
  return box
}

export const tellingHere = (visit: Visit, frame: Frame): Telling =>
  tellingOf(languageOf(visit), frame)

/** Returns the full URL with which phones reach this table. */
export const addressOf = (visit: Visit): string => `${originOf(visit)}/t/${visit.var.code}`

const orderAsked = (visit: Visit): number[] | undefined => {
  const order = visit.req.query('order')
  return order !== undefined && /^\d{1,2}(,\d{1,2}){0,20}$/.test(order)
    ? order.split(',').map(Number)
    : undefined
}

/**
 * Returns the URL to which a write redirects: the page of `seat`, or, before the start, the lobby
 * with the order that the host has chosen so far.
 */
export const placeOf = (visit: Visit, seat?: Viewer): string => {
  const order = orderAsked(visit)
  const query =
    seat !== undefined
      ? `?seat=${seat}${listAsked(visit) ? '&list' : ''}`
      : order
        ? `?order=${order}`
        : ''
  return `/t/${visit.var.code}${query}`
}

// Returns whether the page lists all moves below the face. The forms of the list send the parameter
// again, so that the page after a move shows the list too.
const listAsked = (visit: Visit): boolean => visit.req.query('list') !== undefined

const RECENT = 30 // actions to read; the page shows those since the reader's last turn

/**
 * Reads the log after the action `after`, page by page. A negative `after` reads only that many of
 * the last actions. `READS` counts each page.
 */
export const logFrom = async (
  visit: Visit,
  credentials: Credentials,
  after = 0,
): Promise<Answer<SeenLog>> => {
  const whole = await wholeOf(visit, from => visit.var.table.log(credentials, from), after)
  if (isRefusal(whole)) return whole
  const { next: _, ...seen } = whole.parts[0]!
  return { ...seen, actions: whole.parts.flatMap(({ actions }) => actions) }
}

// Returns the actions that a page shows in words: during a game those since the reader's last turn,
// after the game all of them. During a game the rest of the log is not read.
const toldOf = async (visit: Visit, { frame, actions }: Pick<SeenLog, 'frame' | 'actions'>) => {
  const since = sinceOf(actions.map(asTold), frame.you)
  if (!frame.result) return { since }
  const log = await logFrom(visit, { keys: [] })
  if (isRefusal(log)) return { since }
  const story = storyOf({ code: visit.var.code, box: boxAt(frame), log, lang: languageOf(visit) })
  return { since, story, ended: endedAt(log.actions) }
}

const drawTable = async (
  visit: Visit,
  { frame, holds, deletedAt, actions }: Seen & Partial<SeenLog>,
  { refused, typed, advice }: { refused?: Refused; typed?: Typed; advice?: Advice } = {},
): Promise<Response> => {
  const status = refused?.refusal ? statusOf(refused.refusal) : 200
  // A page that answers a POST has a URL without a GET, so its links use the URL of the table. A
  // lobby's links keep the query, which contains the order that the host has chosen.
  const search = new URL(visit.req.url).search.replace(SENT_AGAIN, '')
  const place = frame.view === undefined ? `/t/${visit.var.code}${search}` : undefined
  const back = isRead(visit)
    ? {}
    : { path: place ?? placeOf(visit, frame.you === 'room' ? undefined : frame.you) }
  const table = {
    ...pageProps(visit),
    ...back,
    box: boxAt(frame),
    code: visit.var.code,
    frame,
    holds,
  }
  if (frame.view === undefined) {
    const order = orderAsked(visit)
    const position =
      frame.placed &&
      (frame.host || holds.length > 0) &&
      (await visit.var.table.position(reader(visit)))
    const here = frame.host ? await visit.var.table.here() : undefined
    const more = {
      address: addressOf(visit),
      deletedAt,
      ...(here && !isRefusal(here) && { gone: here.gone }),
      ...(order && { order }),
      ...(position && !isRefusal(position) && { told: position }),
      ...(refused?.refusal && { refused: refused.refusal }),
      ...(typed !== undefined && { typed }),
    }
    return draw(visit, Lobby, { ...table, ...more }, status)
  }
  const why = visit.req.query('why')
  const more = {
    moveId: crypto.randomUUID(),
    ...(actions && (await toldOf(visit, { frame, actions }))),
    list: listAsked(visit),
    ...(refused && { refused }),
    ...(advice && { advice }),
    ...(why !== undefined && { why }),
  }
  return draw(visit, Play, { ...table, ...more }, status)
}

/** Answers a write with JSON or a redirect to `wayOn`; calls `refuseHere` for a refused write. */
export const answered = async (
  visit: Visit,
  answer: Answer<object>,
  wayOn: string,
  credentials: Credentials = reader(visit),
  sent?: Sent,
): Promise<Response> => {
  if (isRefusal(answer)) return refuseHere(visit, answer, credentials, sent)
  return wantsJson(visit) ? visit.json(answer) : visit.redirect(wayOn, 303)
}

export const refuseHere = async (
  visit: Visit,
  refusal: Refusal,
  credentials: Credentials = reader(visit),
  sent?: Sent,
  typed?: Typed, // what was typed in the lobby's options form
): Promise<Response> => {
  const seen = await visit.var.table.see(credentials)
  if (isRefusal(seen) || refusal.refused === 'our-fault')
    return refuse(visit, isRefusal(seen) ? seen : refusal)
  if (!wantsJson(visit))
    return drawTable(visit, seen, { refused: { refusal, ...(sent && { sent }) }, typed })
  return problem(
    visit,
    refusal,
    refusingIn(boxAt(seen.frame).words[languageOf(visit)], seen.frame.mode),
    tellingHere(visit, seen.frame),
  )
}

export const table = [
  door({
    at: 'GET /t/{code}',
    id: 'seeTable',
    tag: 'table',
    says: 'Read a table as you may see it. Returns seats, the seats whose turn it is, and the view of the game. Without a key you see what the room sees. A program without a socket repeats this request, a few times a second at most; an unchanged `seq` means that no action was added.',
    query: { seat },
    gives: ['Frame'],
    run: async visit => {
      const { table } = visit.var
      const isJson = wantsJson(visit)
      const seen = await (isJson ? table.see(reader(visit)) : table.log(reader(visit), -RECENT))
      if (isRefusal(seen)) return refuse(visit, seen)
      if (isJson) return visit.json(seen.frame)
      renew(visit)
      if (seen.shown !== undefined && seatAsked(visit) === undefined)
        return visit.redirect(placeOf(visit, seen.shown), 303)
      if (visit.req.query('advice') === undefined) return drawTable(visit, seen)
      const advice = await adviceFor(visit, boxAt(seen.frame), seen)
      return drawTable(
        visit,
        seen,
        isRefusal(advice) ? { refused: { refusal: advice } } : { advice },
      )
    },
  }),
  door({
    at: 'GET /t/{code}/advice',
    id: 'askAdvice',
    tag: 'play',
    says: 'Ask a bot of level `sharp` what it would do in your place. Only for your own seat, on its turn, at tables that allow advice. Changes nothing. Returns the move and its reason.',
    key: 'seat',
    query: { seat },
    gives: ['Advice'],
    refuses: ['not-started', 'already-over', 'choose-a-seat', 'no-advice', 'not-your-turn'],
    counts: 'ADVICE',
    run: async visit => {
      const credentials = reader(visit)
      const seen = await visit.var.table.see(credentials)
      if (isRefusal(seen)) return refuse(visit, seen)
      const way = placeOf(visit, credentials.seat)
      if (!wantsJson(visit))
        return visit.redirect(`${way}${way.includes('?') ? '&' : '?'}advice`, 303)
      return answered(visit, await adviceFor(visit, boxAt(seen.frame), seen), way, credentials)
    },
  }),
  door({
    at: 'GET /t/{code}/screen',
    id: 'seeScreen',
    tag: 'table',
    says: 'Read a table as every viewer may see it. The page is made for a shared screen.',
    gives: ['Frame'],
    limit: 'READS',
    run: async visit => {
      const seen = await visit.var.table.log({ keys: [] }, -RECENT)
      if (isRefusal(seen)) return refuse(visit, seen)
      const { frame } = seen
      if (wantsJson(visit)) return visit.json(frame)
      const table = { box: boxAt(frame), code: visit.var.code, frame, address: addressOf(visit) }
      return draw(visit, Screen, { ...pageProps(visit), ...table, ...(await toldOf(visit, seen)) })
    },
  }),
  door({
    at: 'GET /t/{code}/menu',
    id: 'menuPage',
    tag: 'pages',
    says: 'Show the menu of a table.',
    query: { seat },
    gives: 'page',
    run: async visit => {
      const { code, table } = visit.var
      const [seen, here] = await Promise.all([table.see(reader(visit)), table.here()])
      if (isRefusal(seen)) return refuse(visit, seen)
      if (isRefusal(here)) return refuse(visit, here)
      if (seen.frame.view === undefined) return visit.redirect(`/t/${code}`, 303)
      const page = {
        ...seen,
        box: boxAt(seen.frame),
        code,
        address: addressOf(visit),
        here: here.seats,
        gone: here.gone,
        moveId: crypto.randomUUID(),
      }
      return draw(visit, MenuPage, { ...pageProps(visit), ...page })
    },
  }),
  door({
    at: 'GET /t/{code}/qr.svg',
    id: 'qrCode',
    tag: 'table',
    says: 'Get the URL of a table as a QR code.',
    gives: 'image/svg+xml',
    run: async visit => {
      const seen = await visit.var.table.see({ keys: [] })
      if (isRefusal(seen)) return refuse(visit, seen)
      const at =
        visit.req.query('screen') === undefined ? addressOf(visit) : `${addressOf(visit)}/screen`
      return visit.body(qrOf(at), 200, { 'content-type': 'image/svg+xml' })
    },
  }),
]
