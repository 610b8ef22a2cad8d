// Lists every command of a table with its kind (`command.ts`) and its function. The object's
// methods (`table.ts`), their types, and the commands that the Worker may retry (`worker/stub.ts`)
// are derived from this list.
import type { Level, Seat } from '../web/games/game.ts'
import { isRefusal } from '../web/games/play.ts'
import type { Correction, Made, Undo } from '../web/protocol.ts'
import {
  type Asked,
  answers,
  arranges,
  awaits,
  type Command,
  type Now,
  reads,
  twice,
  writes,
} from './command.ts'
import { copyOf } from './copies/copy.ts'
import { relieve, waitsOf } from './days/relief.ts'
import type { Subscribed } from './days/reminders.ts'
import { entry } from './entry.ts'
import { tooMany } from './memory/commits.ts'
import type { Inherited } from './memory/memory.ts'
import * as moves from './moves.ts'
import type { Parts } from './parts.ts'
import { logPageOf } from './past.ts'
import type { Practice, Sequel } from './people/following.ts'
import {
  type Caller,
  callerOf,
  hasKey,
  heldSeats,
  notYourSeat,
  openedBy,
  type Wish,
} from './people/lobby.ts'
import * as passes from './people/passes.ts'
import * as seating from './people/seating.ts'
import { type PlacedChange, tell, toldTo } from './position.ts'
import { recordOf } from './proof/record.ts'
import { asking, type Ending, type Answer as Said } from './proposals.ts'
import type {
  Answer,
  Credentials,
  Instead,
  Opening,
  Rerun,
  Rules,
  Seen,
  SeenCourse,
} from './rpc.ts'

const seen = ({ now, memory }: Now, { viewer, host, holds }: Caller): Seen => {
  const shown = viewer === 'room' && now.frames.shown(holds)
  return { frame: now.frames.frame(viewer, host), holds, ...shown, deletedAt: memory.deletedAt() }
}

const open = async (
  { memory, commits, alarm }: Parts,
  opening: Opening,
  { state, ...from }: Inherited = {},
): Promise<Answer<{ hostKey: string }>> => {
  const opened = memory.open(opening, { isBegun: state !== undefined, ...from })
  if (isRefusal(opened)) return opened
  const begun =
    state !== undefined && commits.attempt(now => commits.commit(seating.startAt(now, state)))
  if (begun) return begun
  await alarm.set(memory.deletedAt())
  return opened
}

const sit = ({ now, log, caller, presence, requests }: Asked, wish: Wish) => {
  const sat = seating.sit(now, log, caller, wish)
  if (isRefusal(sat) || sat.answer.seat === 'host') return sat
  presence.looked({ holds: [sat.answer.seat], host: false })
  const isNew = sat.change.history && !caller.holds.includes(sat.answer.seat)
  return isNew && !requests.maySit() ? tooMany : sat
}

// Deletes the table. Also works if its game cannot be loaded, so that the host can always delete
// it.
const remove = async (
  { commits, clear }: Parts,
  credentials: Credentials,
): Promise<Answer<{ removed: true }>> => {
  const lobby = commits.lobby()
  if (isRefusal(lobby)) return lobby
  if (callerOf(lobby, credentials).host !== true) return { refused: 'not-host' }
  await clear()
  return { removed: true }
}

export const commands = {
  // With `state` the game begins at once from that state; with `copied` it is the game of a copy.
  // With `placed` and neither, people first enter what is on the real table. Refused as
  // `code-taken` if the code is in use.
  open: awaits(open),
  remove: awaits(remove),
  start: awaits(async ({ ceremony, presence }, credentials: Credentials, order?: Seat[]) => {
    const started = await ceremony.start(credentials, order)
    if (!isRefusal(started)) presence.beginAnew()
    return started
  }),
  // `code` is a free code for the next table. If the next table was opened before, its code is
  // returned and `code` is ignored. `sequel`: how the next table follows.
  again: awaits(({ following }, credentials: Credentials, code: string, sequel?: Sequel) =>
    following.again(credentials, code, sequel),
  ),
  practice: awaits(({ following }, credentials: Credentials, wish: Practice, code: string) =>
    following.practice(credentials, wish, code),
  ),

  here: twice(answers(({ now, presence }) => presence.told(heldSeats(now.lobby)))),
  // Returns for each key its seat or `host`, or null if the key opens nothing.
  opens: twice(
    answers(({ now }, keys: readonly string[]) => ({
      opens: keys.map(key => openedBy(now.lobby, key)),
    })),
  ),
  record: twice(answers(({ now, log }, after: number) => recordOf(now, log, after))),
  redeem: answers((at, pass: string) => {
    const keys = passes.redeem(at.now, at.log, pass)
    return isRefusal(keys) ? keys : { ...seen(at, callerOf(at.now.lobby, { keys })), keys }
  }),

  // A caller who names a seat without holding it gets the room's view.
  see: reads(at => seen(at, at.caller)),
  position: reads(at => toldTo(at.now, at.caller, seen(at, at.caller))),
  waits: reads(({ now, caller, presence, reminders }) =>
    waitsOf(now, caller, presence, seat => reminders.isLost(seat)),
  ),
  moves: reads(({ now, caller }, from?: number) => moves.moves(now, caller, from)),
  // A negative `after` returns that many of the latest rows.
  log: reads((at, after: number) => ({
    ...seen(at, at.caller),
    ...logPageOf(at.now, at.log, at.caller.viewer, after),
  })),
  copy: reads(({ now, log, caller }, after: number) => copyOf(now, log, caller, after)),
  course: reads((at): Answer<SeenCourse> => {
    const course = at.reel.course(at.now)
    return isRefusal(course) ? course : { ...seen(at, at.caller), ...course }
  }),
  replay: reads(({ now, caller, reel }, rerun: Rerun) => reel.page(now, caller, rerun)),

  // Returns the frame that a move would lead to, without making the move.
  dry: twice(
    writes(({ now, log, caller }, made: Omit<Made, 'id'>) => moves.dry(now, log, caller, made)),
  ),
  entry: twice(
    writes(({ now, log, caller }, seq: number, instead?: Instead) =>
      entry(now, log, caller, seq, instead),
    ),
  ),
  asking: twice(writes(({ now, log, caller }) => asking(now, log, caller))),
  move: twice(
    writes(({ now, log, caller, commits }, made: Made) =>
      commits.act(moves.move(now, log, caller, made)),
    ),
  ),
  undo: twice(
    writes(({ now, log, caller, commits }, made: Undo) =>
      commits.act(moves.undo(now, log, caller, made)),
    ),
  ),
  correct: twice(
    writes(({ now, log, caller, commits }, made: Correction) =>
      commits.act(moves.correct(now, log, caller, made)),
    ),
  ),
  propose: twice(
    writes(({ now, caller, proposals }, made: Correction) => proposals.propose(now, caller, made)),
  ),
  // Proposes to end the game here.
  endEarly: twice(
    writes(({ now, caller, proposals }, made: Ending) => proposals.end(now, caller, made)),
  ),
  answer: writes(({ now, caller, proposals }, said: Said) => proposals.answer(now, caller, said)),
  remind: writes(({ now, caller, reminders }, seat: Seat, device: Subscribed) =>
    reminders.add(now, caller, seat, device),
  ),
  unremind: writes(({ now, caller, reminders }, seat: Seat, id: string) =>
    reminders.remove(now, caller, seat, id),
  ),
  pass: writes(({ now, log, caller, credentials, requests }) => {
    if (!hasKey(caller)) return notYourSeat
    return requests.mayInstall(caller) ? passes.give(now, log, credentials.keys) : tooMany
  }),

  sit: arranges(sit),
  leave: arranges(({ now, log, caller }, seat: Seat) => seating.leave(now, log, caller, seat)),
  // Offers a bot's own seat to newcomers.
  offer: arranges(({ now, caller }, seat: Seat) => seating.offer(now, caller, seat)),
  // Without `bot`, removes the bot. With `isFirst`, refuses as `moved-on` if another bot already
  // sits at the table, because the Worker did not count this request against the limit for further
  // bots.
  letPlay: arranges(({ now, log, caller, presence }, seat: Seat, bot?: Level, isFirst?: boolean) =>
    seating.letPlay(now, log, caller, { seat, bot, isFirst, presence }),
  ),
  // Lets a bot play for a seat that is late; beside the box, frees the seat.
  relieve: arranges(({ now, log, caller, presence }, seat: Seat) =>
    relieve(now, log, caller, seat, presence),
  ),
  // Seats get new numbers, as at a start.
  drawLots: arranges(({ now, caller, presence }) => {
    const drawn = seating.drawLots(now, caller)
    if (!isRefusal(drawn)) presence.beginAnew()
    return drawn
  }),
  choose: arranges(({ now, caller }, rules: Rules) => seating.choose(now, caller, rules)),
  tell: arranges(({ now, caller, requests }, change: PlacedChange) =>
    requests.mayWrite(caller) ? tell(now, caller, change) : tooMany,
  ),
}

type Commands = typeof commands

/**
 * The methods of a table, as the Worker calls them. Each returns a value or a refusal
 * (`no-such-table` if the table was never opened or was deleted). A request for a WebSocket calls
 * `fetch` instead, with the headers `x-keys` (comma-separated), `x-seat` and `upgrade`.
 */
export type TableRpc = {
  [Name in keyof Commands]: Commands[Name] extends Command<infer Given, infer Value>
    ? (...given: Given) => Promise<Answer<Value>>
    : never
}
