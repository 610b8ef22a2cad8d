// Turns a refusal into HTTP: a status, and a sentence in problem details (RFC 9457) or on a page.
import type { HouseCode, Refusal } from '../web/games/game.ts'
import type { Refusing, Telling } from '../web/games/words.ts'
import { Sorry } from '../web/pages/sorry.tsx'
import { wordRefusal } from '../web/ui/refused.tsx'
import { houses } from '../web/words/all.ts'
import { keysOf } from './keys.ts'
import { draw, pageProps } from './render.tsx'
import { languageOf, settingsOf, type Visit, wantsJson } from './visit.ts'

// A code that is not listed is a rule of the table or of the game, and has status 409.
const statuses: Readonly<Record<string, number>> = {
  'foreign-origin': 403,
  'wrong-key': 403,
  'wrong-pass': 403,
  'no-cookies': 403,
  'not-your-seat': 403,
  'not-host': 403,
  'no-such-page': 404,
  'no-such-table': 404,
  'no-such-game': 404,
  'no-such-mode': 404,
  'no-such-seat': 404,
  'no-such-action': 404,
  'no-bot-here': 404,
  'no-next-table': 404,
  'wrong-method': 405,
  'cleared-away': 410,
  removed: 410,
  'too-large': 413,
  'file-too-large': 413,
  'foreign-host': 421,
  malformed: 422,
  'unknown-game': 422,
  'unknown-mode': 422,
  'unknown-seats': 422,
  'unknown-option': 422,
  'wrong-option': 422,
  'no-such-colour': 422,
  'no-such-level': 422,
  'name-too-long': 422,
  'no-push-service': 422,
  'not-from-box': 422,
  'more-than-box': 422,
  'more-covered': 422,
  'lies-otherwise': 422,
  'nobody-moves': 422,
  'not-a-copy': 422,
  'newer-copy': 422,
  'box-missing': 422,
  'wrong-line': 422,
  'no-upgrade': 426,
  'too-many': 429,
  'our-fault': 500,
  unreadable: 500,
  'not-now': 503,
  'disk-full': 507,
} satisfies Partial<Record<HouseCode, number>>

/** Seconds after which a request refused with this status may be repeated. */
export const secondsToWait: Readonly<Record<number, string>> = { 429: '60', 503: '5' }

export const statusOf = ({ refused }: Refusal): number =>
  Object.hasOwn(statuses, refused) ? statuses[refused]! : 409

const toldAs = (visit: Visit, refusal: Refusal): Refusal => {
  if (refusal.refused !== 'no-such-table') return refusal
  visit.set('isMissing', true)
  // A page that is open when the host deletes the table reloads with `?why=gone`.
  return visit.req.query('why') === 'gone'
    ? { refused: 'cleared-away', at: { days: settingsOf(visit).KEEP_DAYS } }
    : refusal
}

export const problem = (
  visit: Visit,
  refusal: Refusal,
  words?: Refusing,
  telling?: Telling,
): Response => {
  const status = statusOf(refusal)
  const why = wordRefusal(refusal, houses[languageOf(visit)], words, telling)
  return visit.json({ type: 'about:blank', title: why, status, ...refusal, why }, status as 400, {
    'content-type': 'application/problem+json',
  })
}

/**
 * Answers with a refusal, as problem details or on an error page. `refuseHere` uses the table's
 * page.
 */
export const refuse = (visit: Visit, refused: Refusal | HouseCode): Response => {
  const refusal = toldAs(visit, typeof refused === 'string' ? { refused } : refused)
  if (wantsJson(visit)) return problem(visit, refusal)
  const status = statusOf(refusal)
  return draw(
    visit,
    Sorry,
    {
      ...pageProps(visit),
      ...{
        status,
        refusal,
        mayRemove: refusal.refused === 'unreadable' && keysOf(visit).length > 0,
      },
      code: visit.var.code,
    },
    status,
  )
}

/**
 * Answers a GET of a URL that forms post to. When a page answers a form, the address bar shows the
 * form's URL, so a reload sends this GET. Redirects it to `way`, the page with the form. Refuses
 * programs.
 */
export const reread = (visit: Visit, way: string): Response => {
  if (!wantsJson(visit)) return visit.redirect(way, 303)
  visit.header('allow', 'POST')
  return refuse(visit, 'wrong-method')
}
