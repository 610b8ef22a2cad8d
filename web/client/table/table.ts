// Connects this page to its table: one socket, and at most one pending move. Islands read the state
// from `live.ts`; htmx reacts to events of the body.
import type { Refusal } from '../../games/game.ts'
import { sameMove } from '../../games/kit/records.ts'
import {
  type Done,
  type Down,
  type Frame,
  isWaitedFor,
  PROTOCOL,
  type Settings,
  type Told,
  type Up,
} from '../../protocol.ts'
import { followedBy, sinceOf } from '../../ui/since.ts'
import { isStill } from '../../ui/still.ts'
import { endLessons } from '../../ui/tips.ts'
import { noteSeal, tablesWaiting } from '../app/my-tables.ts'
import { type Page, whereTo } from './leaving.ts'
import { change, firstFrame, firstSince, holdsFor, now, settled } from './live.ts'
import { type Outbox, outboxOf, type Posted } from './outbox.ts'
import { Line } from './socket.ts'

// ms in which the move that ended the game stays visible before the end appears
const LAST_LOOK = 900
// ms for which a shared screen shows an end before it opens the next game
const ROOM_READS = 30_000
const ASK_EVERY = 5000 // ms: how often a visible page that waits for others asks who is present

let line: Line | undefined
let outbox: Outbox | undefined
let settings: Settings | undefined // from the last `hello`

// This page. `title`: its own title. `turn`: its title in the background when it is this reader's
// turn.
type Joined = Page & { title: string; turn: string | undefined }

type Wish = Posted extends infer One ? (One extends Posted ? Omit<One, 'id'> : never) : never

const isSame = (one: Wish, other: Wish) =>
  one.do === 'move' ? other.do === 'move' && sameMove(one.move, other.move) : other.do === 'undo'

/**
 * Sends a move or an undo. While a message is pending, another one is not sent, and the page says
 * so; the same one again is a double tap and is ignored silently. `id`: of a forced move, which
 * every phone of the seat sends with the same id (`ui/forced.ts`).
 */
export const send = (wish: Wish, id = now().moveId) => {
  if (!line || !outbox) return
  const under = outbox.get()
  if (under) {
    if (!isSame(wish, under)) change({ refused: { sent: wish } })
    return
  }
  const posted = { ...wish, id } as Posted
  outbox.put(posted)
  change({ pending: posted, refused: undefined })
  line.send(posted)
}

// Calls a function of `proof.ts`, and sends the message that the function returns, if any. The
// script is loaded when first needed, never with the page.
const prove = (act: (proof: typeof import('../fair/proof.ts')) => Up | undefined) =>
  import('../fair/proof.ts').then(
    proof => {
      const up = act(proof)
      if (up) line?.send(up)
    },
    () => {},
  )

// Calls a function of `signals.ts`, which is loaded when first needed, never with the page.
const signal = (act: (signals: typeof import('./signals.ts')) => unknown) =>
  void import('./signals.ts').then(act).catch(() => {})

// Returns the pending message if it has this id, and makes room for the next message.
const answered = (id: string): Posted | undefined => {
  const posted = outbox?.get()
  if (posted?.id !== id) return undefined
  outbox?.clear()
  return posted
}

// Returns the new state if a frame answers the pending message, otherwise undefined. `take` applies
// it together with the frame, so that the face is drawn once.
const settle = (code: string, { id, seq }: Done) => {
  const posted = answered(id)
  if (posted?.do === 'move') prove(proof => proof.noteMove(code, seq, posted.move))
  return posted && settled(posted)
}

const refuse = (id: string, refusal: Refusal) => {
  const posted = answered(id)
  if (posted) change(settled(posted, refusal))
}

const fire = (name: string, detail?: unknown) =>
  document.body.dispatchEvent(new CustomEvent(name, { detail }))

const isTyping = () => {
  const field = document.activeElement
  return field instanceof HTMLInputElement && field.value !== '' && !field.readOnly
}

/** Reloads the page as soon as no field is half typed. */
export const reloadWhenIdle = () => {
  if (isTyping()) setTimeout(reloadWhenIdle, 1000)
  else location.reload()
}

// At a table of one person and bots, the bots pause after a great moment. Any tap ends the pause
// (`durable/bots.ts`).
let seen = 0 // `seq` of the last action that was reported as seen
const sayIsSeen = () => {
  const { frame } = now()
  if (!frame || frame.seq === seen || !frame.waiting.some(seat => frame.seats[seat]?.bot)) return
  seen = frame.seq
  line?.send({ do: 'seen', seq: seen })
}

// Shows in the title of a background tab that it is this reader's turn.
const entitle = ({ title, turn }: Joined) => {
  const { frame } = now()
  document.title = (document.hidden && frame && isWaitedFor(frame) && turn) || title
}

// Removes the table's notifications once the table waits for no seat of this browser. Without a
// service worker there are no notifications.
const endNotices = ({ code, holds }: Page, { waiting }: Pick<Frame, 'waiting'>) => {
  const mayBe = tablesWaiting().length > 0 || navigator.serviceWorker?.controller
  if (!mayBe || holds.length === 0 || waiting.some(seat => holds.includes(seat))) return
  import('../app/notices.ts').then(({ settle }) => settle([code], [])).catch(() => {})
}

const leave = (page: Page, to: string) => {
  page.isLeaving = true
  location.assign(to)
}

// Reads from the log the actions that a phone missed while it slept.
const readSince = async ({ seq, you }: Frame) => {
  const answer = await fetch(
    `${location.pathname.replace(/\/screen$/, '')}/log?last=30&seat=${you}`,
    {
      headers: { accept: 'application/json' },
    },
  )
  if (answer.ok && now().frame?.seq === seq)
    change({ since: sinceOf((await answer.json()).actions, you) })
}

const sinceAt = (frame: Frame, before: Frame | undefined): readonly Told[] => {
  const since = now().since ?? firstSince()
  if (!frame.told || frame.seq === before?.seq) return since
  if (before && frame.seq > before.seq + 1) readSince(frame).catch(() => {})
  return followedBy(since, frame.told, frame.you)
}

// Offers the next game on the page of the end, without leaving the page (`pages/end/end.tsx`).
// Nobody taps on a shared screen, so the screen opens the next game by itself.
const offerNext = (page: Page, next: string) => {
  fire('next')
  if (page.isScreen) setTimeout(leave, ROOM_READS, page, `/t/${next}/screen`)
}

const take = (page: Page, frame: Frame, done?: Done) => {
  const answer = done && settle(page.code, done)
  const before = now().frame
  if (before && frame.seq < before.seq) return
  const way = whereTo(before, frame, page)
  if (way === 'reload') return location.reload()
  if (way !== 'stay') return leave(page, way)
  const given = now().advice
  const advice = given && holdsFor(frame, given) ? given : undefined
  change({ frame, since: sinceAt(frame, before ?? firstFrame()), advice, ...answer })
  fire('frame', frame)
  if (frame.result && frame.you !== 'room') endLessons(frame.game)
  if (frame.result && frame.again && !before?.again) offerNext(page, frame.again)
  if (frame.result && page.stage === 'play') {
    page.stage = 'over'
    setTimeout(fire, isStill() ? 0 : LAST_LOOK, 'over')
  }
}

const hear = (page: Joined, down: Down) => {
  switch (down.tell) {
    case 'hello': {
      if (down.protocol !== PROTOCOL) return reloadWhenIdle()
      settings = down.settings
      if (page.stage !== 'over') noteSeal(page.code, settings.sealed)
      // Only online games: beside the box the server supplies no luck.
      if (page.stage === 'lobby' && page.holds.length > 0 && settings.mode === 'digital')
        prove(proof => proof.seal(page.code))
      if (settings.pointing && page.stage === 'play' && document.body.dataset.seat !== 'room')
        signal(signals => signals.pointByPress())
      const posted = outbox?.get()
      return void (posted && line?.send(posted))
    }
    case 'frame': {
      const { frame, done, mark } = down
      take(page, { ...settings!, ...frame }, done)
      if (mark !== undefined) prove(proof => proof.noteMark(page.code, frame.seq, mark))
      endNotices(page, frame)
      return entitle(page)
    }
    case 'refused':
      return refuse(down.id, down.refusal)
    case 'presence':
      change({ presence: down.seats })
      return fire('presence', down.seats)
    case 'gesture':
    case 'point':
      return signal(signals => signals.hear(down, now().frame ?? firstFrame()!))
    case 'echo':
      return void line?.send({ do: 'echo', word: down.word })
    case 'open':
      return void prove(proof => proof.open(page.code, settings!, down.seals))
    case 'moved':
      return leave(page, `/t/${page.code}?why=moved`)
    case 'gone':
      // The host's page gets this message too, but it is already loading another page after the
      // deletion.
      if (!page.isLeaving) leave(page, `/t/${page.code}${page.isScreen ? '/screen' : ''}?why=gone`)
  }
}

/**
 * Connects to the table named in the data attributes of a page's body (see `pages/document.tsx`).
 */
export const joinTable = (body: DOMStringMap) => {
  const page: Joined = {
    code: body.table!,
    stage: body.stage!,
    holds: (body.holds ?? '').split(',').filter(Boolean).map(Number),
    isScreen: location.pathname.endsWith('/screen'),
    isLeaving: false,
    title: document.title,
    turn: body.turn,
  }
  document.addEventListener('submit', event => {
    page.isLeaving ||= !event.defaultPrevented
  })
  outbox = outboxOf(`boxside ${page.code} ${body.seat}`)
  const posted = outbox.get()
  if (posted) change({ moveId: posted.id, pending: posted })
  const origin = location.origin.replace('http', 'ws')
  line = new Line(`${origin}/t/${page.code}/socket?seat=${body.seat}`, {
    hear: down => hear(page, down),
    online(is, hasNoRoom) {
      change({ online: is })
      for (const sign of document.querySelectorAll<HTMLElement>('[data-no-line]')) {
        sign.hidden = is
        sign.dataset.lost ??= sign.textContent
        sign.textContent = (hasNoRoom ? sign.dataset.noRoom : sign.dataset.lost) ?? ''
      }
    },
    // A page without a connection misses the message that its table was deleted. A refused socket
    // gives no reason, so this sends a request, whose status shows whether the table still exists.
    refused() {
      fetch(`/t/${page.code}`, { headers: { accept: 'application/json' } }).then(
        ({ status }) => status === 404 && hear(page, { tell: 'gone' }),
        () => {},
      )
    },
  })
  document.body.addEventListener('signal', event => {
    line?.send((event as CustomEvent<Up>).detail)
  })
  document.addEventListener('visibilitychange', () => entitle(page))
  document.addEventListener('click', sayIsSeen)
  setInterval(() => {
    const { frame } = now()
    const waitsForOthers = frame?.waiting.some(seat => seat !== frame.you)
    if (waitsForOthers && !document.hidden) line?.send({ do: 'presence' })
  }, ASK_EVERY)
}
