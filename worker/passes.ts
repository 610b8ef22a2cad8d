// Install passes: a browser asks for one for its seats, and the app that was added from it hands it in.
import { Hono } from 'hono'
import * as v from 'valibot'
import { isRefusal } from '../web/games/play.ts'
import { titleAt } from '../web/games/words.ts'
import { readAs } from './body.ts'
import { keep, opens, writer } from './keys.ts'
import { answered, boxAt, refuseHere } from './table.ts'
import { type Edge, languageOf } from './visit.ts'

export const handedIn = v.object({ pass: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)) })

export const passes = new Hono<Edge>()

passes.post('/passes', async visit =>
  answered(visit, await visit.var.table.pass(writer(visit)), `/t/${visit.var.code}`),
)

// The keys themselves go into the cookie alone, which no script reads.
passes.post('/passes/redeem', async visit => {
  const { code, table } = visit.var
  const body = await readAs(visit, handedIn)
  if (isRefusal(body)) return refuseHere(visit, body)
  const redeemed = await table.redeem(body.fields.pass)
  if (isRefusal(redeemed)) return refuseHere(visit, redeemed)
  const { keys, frame } = redeemed
  await keep(visit, code, keys)
  const title = titleAt(boxAt(frame).words[languageOf(visit)], frame.options)
  return answered(visit, { opens: await opens(visit, keys), title }, `/t/${code}`)
})
