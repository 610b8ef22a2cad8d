// Reminders: a browser subscribes to the turns of a seat, through the push service of the browser's
// maker, or unsubscribes.
import * as v from 'valibot'
import { isRefusal } from '../web/games/play.ts'
import { titleAt } from '../web/games/words.ts'
import { pageWords } from '../web/words/all.ts'
import { door } from './door.ts'
import { writer } from './keys.ts'
import { refuse } from './refusals.ts'
import { answered, boxAt } from './table.ts'
import { languageOf, originOf } from './visit.ts'

/**
 * A subscription as `PushSubscription.toJSON()` returns it. `p256dh` is a point on P-256 and `auth`
 * has 16 bytes, both in base64url. `instead` is the id that the table returned for the browser's
 * previous subscription.
 */
const subscription = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1024)),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.regex(/^B[\w-]{86}$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  }),
  instead: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{16}$/))),
})

export const reminders = [
  // Writes the text of the notification now, because only this request shows the reader's language.
  // The text contains only the game's title and the sentence that it is the reader's turn.
  door({
    at: 'POST /t/{code}/seats/{seat}/reminders',
    id: 'remindSeat',
    tag: 'seats',
    says: 'Remind a browser of the turns of your seat. Only at tables over days. Takes the fields of `PushSubscription.toJSON()`. Sends one message a minute after the turn begins and one when it is late, unless a page of the seat is visible then. A seat has four browsers at most; a fifth replaces the first. A browser with a new push address sends its old id as `instead`. Only the push services of browsers are contacted. Returns the id of this browser.',
    key: 'seat',
    body: subscription,
    gives: ['Reminded'],
    example: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/example',
      keys: {
        p256dh:
          'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
    refuses: [
      'no-pace',
      'not-started',
      'already-over',
      'no-such-seat',
      'no-reminders',
      'no-push-service',
    ],
    run: async (visit, { fields }) => {
      const { code, table, seat } = visit.var
      const seen = await table.see({ keys: [] })
      if (isRefusal(seen)) return refuse(visit, seen)
      const lang = languageOf(visit)
      // The guard has compared the Origin header with the host. Behind a proxy, only this header
      // shows that the page was loaded over https.
      const origin = visit.req.header('origin') ?? originOf(visit)
      const told = {
        title: titleAt(boxAt(seen.frame).words[lang], seen.frame.options),
        body: pageWords(lang).yourTurn,
        navigate: `${origin}/t/${code}?seat=${seat}`,
      }
      return answered(
        visit,
        await table.remind(writer(visit), seat, { ...fields, ...told, lang }),
        `/t/${code}/waits`,
      )
    },
  }),
  door({
    at: 'DELETE /t/{code}/seats/{seat}/reminders/{device}',
    id: 'forgetReminders',
    tag: 'seats',
    says: 'Stop reminding a browser.',
    key: 'seat',
    gives: ['Removed'],
    refuses: ['no-such-seat'],
    run: async visit => {
      const { table, seat } = visit.var
      const answer = await table.unremind(writer(visit), seat, visit.req.param('device')!)
      return answered(visit, answer, `/t/${visit.var.code}/waits`)
    },
  }),
]
