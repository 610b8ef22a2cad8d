// The table as this page knows it: one frame, one line, one move under way. Islands and htmx hear of it by events.
import type { Refusal, Seat } from '../games/game.ts'
import { type Down, type Frame, PROTOCOL, type Presence, type Settings, type Up } from '../protocol.ts'
import { freshId, type Outbox, outboxOf, type Sent } from './outbox.ts'
import { type Line, openLine } from './socket.ts'

const ASK_EVERY = 5000 // ms: a visible page that waits for others asks who is there

// What islands draw besides the frame. Replaced whole, never changed in place.
export interface Live {
  frame?: Frame
  online: boolean
  presence: readonly Presence[]
  moveId: string
  pending?: string
  refused?: { move: string; refusal: Refusal }
}

let live: Live = { online: true, presence: [], moveId: freshId() }
let settings: Settings | undefined // as the line's hello said
let line: Line | undefined
let outbox: Outbox | undefined
const listeners = new Set<(live: Live) => void>()

const tell = (news: Partial<Live>) => {
  live = { ...live, ...news }
  for (const listener of listeners) listener(live)
}

// Calls back now and at every change; gives the way to stop.
export const follow = (listener: (live: Live) => void) => {
  listeners.add(listener)
  listener(live)
  return () => void listeners.delete(listener)
}

// Sends a move, an undo or a correction; while one is under way the next is not taken.
export const make = (up: { do: 'move'; seen: number; seat?: number; move: unknown } | { do: 'undo'; seq: number }) => {
  if (!line || outbox?.get()) return
  const sent: Sent = { ...up, id: live.moveId }
  outbox?.put(sent)
  const { refused: _, ...rest } = live
  live = rest
  tell({ pending: sent.do === 'move' ? JSON.stringify(sent.move) : sent.do })
  line.send(sent)
}

const settle = (id: string, refusal?: Refusal) => {
  const sent = outbox?.get()
  if (sent?.id !== id) return
  outbox?.clear()
  const { pending: _, ...rest } = live
  live = rest
  const move = JSON.stringify(sent.do === 'move' ? sent.move : sent.do)
  tell({ moveId: freshId(), ...(refusal && { refused: { move, refusal } }) })
}

const fire = (name: string, detail?: unknown) => document.body.dispatchEvent(new CustomEvent(name, { detail }))

const isTyping = () => {
  const field = document.activeElement
  return field instanceof HTMLInputElement && field.value !== '' && !field.readOnly
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const placesOf = (frame: Frame) => frame.seats.map(({ taken }) => taken).join()

// Joins the table that a page's body names in its data attributes (see pages/document.tsx).
export const joinTable = (body: DOMStringMap) => {
  const code = body.table!
  const holds = (body.holds ?? '').split(',').filter(Boolean)
  const wasTitled = document.title
  let isLeaving = false // on its way to another page already: the host who deletes the table hears of it too
  document.addEventListener('submit', event => {
    isLeaving ||= !event.defaultPrevented
  })
  const isScreen = location.pathname.endsWith('/screen')
  outbox = outboxOf(`boxside ${code} ${body.seat}`)
  const waiting = outbox.get()
  if (waiting) {
    live.moveId = waiting.id
    live.pending = JSON.stringify(waiting.do === 'move' ? waiting.move : waiting.do)
  }

  const leave = (to: string) => {
    isLeaving = true
    location.assign(to)
  }

  const take = (frame: Frame) => {
    const before = live.frame
    if (before && frame.seq < before.seq) return
    if (body.stage === 'lobby' && frame.view) return location.reload()
    if (before && !isLeaving && body.stage === 'play' && frame.you === 'room' && !isScreen) {
      // The host has freed this seat; or there is one now, or none any more, for whoever only watches.
      if (before.you !== 'room') return leave(`/t/${code}?told=freed`)
      if (holds.length === 0 && placesOf(before) !== placesOf(frame)) return location.reload()
    }
    // An entry was corrected after the end: the end stands in the page as it was.
    const isUndone = body.stage === 'over' && !frame.result
    if (isUndone || (before?.result && !isSame(before.result, frame.result))) return location.reload()
    tell({ frame })
    fire('frame', frame)
    if (frame.result && body.stage === 'play') {
      body.stage = 'over'
      fire('over')
    }
    if (frame.again) return location.assign(isScreen ? `/t/${frame.again}/screen` : `/t/${code}/again`)
    const mine = frame.waiting.includes(frame.you as number)
    if (before?.waiting.includes(frame.you as number) && !mine && holds.length > 1) location.assign(`/t/${code}`)
    entitle()
  }

  // A tab in the background says in its title that it is one's turn.
  const entitle = () => {
    const turn = document.hidden && live.frame?.waiting.includes(live.frame.you as number)
    document.title = (turn && body.turn) || wasTitled
  }

  const reloadWhenIdle = () => {
    if (isTyping()) setTimeout(reloadWhenIdle, 1000)
    else location.reload()
  }

  const hear = (down: Down) => {
    if (down.tell === 'hello') {
      if (down.protocol !== PROTOCOL) return reloadWhenIdle()
      settings = down.settings
      const sent = outbox?.get()
      if (sent) line?.send(sent)
    } else if (down.tell === 'frame') take({ ...settings!, ...down.frame })
    else if (down.tell === 'done') settle(down.id)
    else if (down.tell === 'refused') settle(down.id, down.refusal)
    else if (down.tell === 'presence') {
      tell({ presence: down.seats })
      fire('presence', down.seats)
    } else if (down.tell === 'echo') line?.send({ do: 'echo', word: down.word })
    else if (down.tell === 'moved') leave(`/t/${code}?told=moved`)
    else if (!isLeaving) leave(isScreen ? `/t/${code}/screen?told=gone` : `/t/${code}?told=gone`)
  }

  const online = (is: boolean) => {
    tell({ online: is })
    for (const sign of document.querySelectorAll<HTMLElement>('[data-no-line]')) sign.hidden = is
  }

  const origin = location.origin.replace('http', 'ws')
  line = openLine(`${origin}/t/${code}/socket?seat=${body.seat}`, { hear, online })
  document.addEventListener('visibilitychange', entitle)
  setInterval(() => {
    const others = live.frame?.waiting.some((seat: Seat) => seat !== live.frame?.you)
    if (others && !document.hidden) line?.send({ do: 'presence' } satisfies Up)
  }, ASK_EVERY)
}
