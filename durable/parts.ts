// Creates the parts of a table and connects them.
import { everywhere, readSettings } from '../web/settings.ts'
import { Alarm } from './days/alarm.ts'
import { type Post, vapidOf } from './days/push.ts'
import { heldOf, partOf } from './days/relief.ts'
import { Reminders } from './days/reminders.ts'
import { Commits } from './memory/commits.ts'
import { Memory } from './memory/memory.ts'
import { Reel } from './past.ts'
import { Following, type Open } from './people/following.ts'
import { Ceremony } from './proof/ceremony.ts'
import { Proposals } from './proposals.ts'
import { RollCall } from './wire/presence.ts'
import { Sockets } from './wire/sockets.ts'
import { Requests } from './wire/throttle.ts'

export interface Env {
  TABLE: DurableObjectNamespace
  VAPID?: string
  KEEP_DAYS?: string // a setting (`web/settings.ts`)
}

// Only this setting is read, once an object wakes.
const { KEEP_DAYS: schema } = everywhere([])

export const partsOf = (ctx: DurableObjectState, env: Env, post: Post) => {
  // The Worker logs a wrong setting; here its default applies.
  const { KEEP_DAYS } = readSettings({ KEEP_DAYS: schema }, { ...env }).settings
  const memory = new Memory(ctx.storage, KEEP_DAYS)
  const { log } = memory
  const alarm = new Alarm(ctx.storage)
  const reel = new Reel(log)
  const sockets = new Sockets(ctx)
  const requests = new Requests()
  const commits: Commits = new Commits(memory, sockets, requests, {
    looked: caller => presence.looked(caller),
    partOf: (now, caller) => partOf(now, caller, presence),
    after: now => reminders.look(now),
  })
  const presence = new RollCall({
    pages: () => sockets.pages(),
    seats: () => commits.attempt(heldOf),
    tell: seats => sockets.tellAll({ tell: 'presence', seats }),
  })
  const reminders = new Reminders(log, vapidOf(env.VAPID), post, {
    here: () => presence.here(),
    wake: at => void alarm.by(at),
    attempt: note => void commits.attempt(note),
  })
  const proposals = new Proposals(commits, log, seat => presence.isGone(seat))
  const ceremony = new Ceremony(commits, sockets)
  const tableOf = (code: string) => env.TABLE.getByName(code) as unknown as { open: Open }
  const following = new Following(commits, reel, (opening, from) =>
    tableOf(opening.code).open(opening, from),
  )
  const clear = async () => {
    memory.forget()
    reminders.forget()
    await Promise.all([alarm.end(), ctx.storage.deleteAll()])
    sockets.closeAll()
  }
  return {
    ...{ memory, log, alarm, reel, sockets, requests, commits },
    ...{ presence, reminders, proposals, ceremony, following, clear },
  }
}

export type Parts = ReturnType<typeof partsOf>
