// Install passes: a browser requests a pass for its seats, and the app that is installed from this
// browser redeems the pass.
import * as v from 'valibot'
import { isRefusal } from '../web/games/play.ts'
import { titleAt } from '../web/games/words.ts'
import { door } from './door.ts'
import { keep, opens, writer } from './keys.ts'
import { answered, boxAt, refuseHere } from './table.ts'
import { languageOf } from './visit.ts'

const handedIn = v.object({ pass: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)) })

export const passes = [
  door({
    at: 'POST /t/{code}/passes',
    id: 'giveInstallPass',
    tag: 'seats',
    says: 'Create a pass that carries your keys to an app. It is for an app on a home screen that has its own cookies. The pass works once, within one hour; a new pass replaces your last one. This browser keeps its keys too.',
    key: 'seat',
    gives: ['Pass'],
    refuses: ['too-many'],
    run: async visit =>
      answered(visit, await visit.var.table.pass(writer(visit)), `/t/${visit.var.code}`),
  }),
  // The keys are only sent as a cookie, which no script can read.
  door({
    at: 'POST /t/{code}/passes/redeem',
    id: 'redeemInstallPass',
    tag: 'seats',
    says: 'Redeem a pass. Anyone who has the pass may call it. Sets its keys as the cookie of this table. Returns what the keys open, not the keys.',
    body: handedIn,
    gives: ['Redeemed'],
    example: { pass: 'aAbBcCdDeEfFgGhHiIjJkK' },
    refuses: ['wrong-pass'],
    run: async (visit, { fields }) => {
      const { code, table } = visit.var
      const redeemed = await table.redeem(fields.pass)
      if (isRefusal(redeemed)) return refuseHere(visit, redeemed)
      const { keys, frame } = redeemed
      await keep(visit, code, keys)
      const title = titleAt(boxAt(frame).words[languageOf(visit)], frame.options)
      return answered(visit, { opens: await opens(visit, keys), title }, `/t/${code}`)
    },
  }),
]
