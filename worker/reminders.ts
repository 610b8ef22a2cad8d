// Reminders: a browser asks to be told of a seat's turn, by the push service of its maker, and asks no more.
import { Hono } from 'hono'
import * as v from 'valibot'
import { isRefusal } from '../web/games/play.ts'
import { titleAt } from '../web/games/words.ts'
import { pageWords } from '../web/words/all.ts'
import { readAs, wholeIn } from './body.ts'
import { writer } from './keys.ts'
import { refuse } from './refusals.ts'
import { answered, boxAt, refuseHere } from './table.ts'
import { type Edge, languageOf, originOf } from './visit.ts'

/**
 * As `PushSubscription.toJSON()` has it: a point of P-256 and 16 bytes, both in base64url. `instead` is what this table calls
 * the browser's subscription before.
 */
export const subscription = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1024)),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.regex(/^B[\w-]{86}$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  }),
  instead: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{16}$/))),
})

export const reminders = new Hono<Edge>()

// What will be shown is worded now, in the language of this reader: the table alone, and that it waits.
reminders.post('/seats/:seat/reminders', async visit => {
  const { code, table } = visit.var
  const seat = wholeIn(visit.req.param('seat'), 2)
  if (seat === undefined) return refuseHere(visit, { refused: 'no-such-seat' })
  const body = await readAs(visit, subscription)
  if (isRefusal(body)) return refuseHere(visit, body)
  const seen = await table.see({ keys: [] })
  if (isRefusal(seen)) return refuse(visit, seen)
  const lang = languageOf(visit)
  // The guard has compared it with the host. Behind a proxy it alone says https.
  const origin = visit.req.header('origin') ?? originOf(visit)
  const told = {
    title: titleAt(boxAt(seen.frame).words[lang], seen.frame.options),
    body: pageWords(lang).yourTurn,
    navigate: `${origin}/t/${code}?seat=${seat}`,
  }
  return answered(visit, await table.remind(writer(visit), seat, { ...body.fields, ...told, lang }), `/t/${code}/waits`)
})

reminders.delete('/seats/:seat/reminders/:device', async visit => {
  const seat = wholeIn(visit.req.param('seat'), 2)
  if (seat === undefined) return refuseHere(visit, { refused: 'no-such-seat' })
  const answer = await visit.var.table.unremind(writer(visit), seat, visit.req.param('device'))
  return answered(visit, answer, `/t/${visit.var.code}/waits`)
})
