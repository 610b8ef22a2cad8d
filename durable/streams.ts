// Streams: a table's frames over plain HTTP, as server-sent events or a line each, for who has no socket. Nothing is stored.
// An object with an open stream cannot sleep, as it does under sockets: so each ends after a while, and its client asks again.
// Once an online game is over nothing changes any more: a stream ends after that frame, and who has it is told to ask no more.
import type { Refusal, Viewer } from '../web/games/game.ts'
import type { Frames } from './frames.ts'
import { type Caller, hasKey } from './lobby.ts'
import type { Page } from './presence.ts'

/** Streams of a table; and of those who look through the same seats. */
export const MOST_STREAMS = 16
export const MOST_ALIKE = 4
/** ms: how long a stream lasts, and after how long an empty line shows that it still does. */
export const LASTS = 5 * 60 * 1000
export const SILENCE = 20_000
const AGAIN = 2000 // ms: a client waits so long before it asks again

export type Form = 'events' | 'lines'

/** How a stream is asked for: `after` is the id that was heard last. */
export interface Wish {
  form: Form
  viewers: readonly Viewer[]
  after: string | null
}

const bytes = new TextEncoder()

// FNV-1a: tells frames apart that have one seq, before the start and where sitters change.
const hashOf = (text: string): string => {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36)
}

// What a wish is shown: a frame for each of its viewers, and the id of them together.
const shownTo = ({ host }: Caller, { viewers }: Wish, frames: Frames) => {
  const shown = viewers.map(viewer => frames.frame(viewer, host))
  const texts = shown.map(frame => JSON.stringify(frame))
  return { texts, id: `${shown[0]!.seq}-${hashOf(texts.join())}` }
}

// Beside the box the last entry can still be put right.
const isLast = ({ result, settings }: Frames) => result !== undefined && settings.mode === 'digital'

class Stream {
  readonly caller: Caller
  readonly body: ReadableStream<Uint8Array>
  readonly #wish: Wish
  readonly #ended: (stream: Stream) => void
  #out!: ReadableStreamDefaultController<Uint8Array>
  #frames: Frames
  #sent: string | null // the id of what was sent last

  constructor(caller: Caller, frames: Frames, wish: Wish, ended: (stream: Stream) => void) {
    this.caller = caller
    this.#frames = frames
    this.#wish = wish
    this.#sent = wish.after
    this.#ended = ended
    this.body = new ReadableStream({
      start: out => {
        this.#out = out
        if (wish.form === 'events') out.enqueue(bytes.encode(`retry: ${AGAIN}\n\n`))
      },
      pull: () => this.#flush(),
      cancel: () => ended(this),
    })
  }

  // A reader that is slow misses frames that are out of date by then, each is whole: so no more than one waits for it.
  show(frames: Frames) {
    this.#frames = frames
    this.#flush()
  }

  breathe() {
    if ((this.#out.desiredSize ?? 0) > 0) this.#out.enqueue(bytes.encode(this.#wish.form === 'events' ? ':\n\n' : '\n'))
  }

  end(word = '') {
    this.#ended(this)
    if (word !== '' && this.#wish.form === 'events') this.#out.enqueue(bytes.encode(`event: ${word}\ndata:\n\n`))
    this.#out.close()
  }

  #flush() {
    if ((this.#out.desiredSize ?? 0) <= 0) return
    const { texts, id } = shownTo(this.caller, this.#wish, this.#frames)
    if (id === this.#sent) return
    this.#sent = id
    // The id stands at the last of several: cut off before, they are all sent again.
    const event = (text: string, i: number) =>
      `${i === texts.length - 1 ? `id: ${id}\n` : ''}event: frame\ndata: ${text}\n\n`
    const parts = this.#wish.form === 'events' ? texts.map(event) : texts.map(text => `${text}\n`)
    this.#out.enqueue(bytes.encode(parts.join('')))
    if (isLast(this.#frames)) this.end()
  }
}

const tooMany: Refusal = { refused: 'too-many' }
const types: Record<Form, string> = { events: 'text/event-stream; charset=utf-8', lines: 'application/x-ndjson' }

export class Streams {
  readonly #gone: (caller: Caller) => void // who had a stream that ended
  readonly #open = new Map<Stream, ReturnType<typeof setTimeout>>()
  #pulse: ReturnType<typeof setInterval> | undefined

  constructor(gone: (caller: Caller) => void = () => {}) {
    this.#gone = gone
  }

  // One more of the same seats ends the oldest of them. At a full table it is the oldest without a key: a reader who hung up holds
  // its place until the next write shows it, and one who still reads asks again. No stream of a key makes room for one without.
  accept(caller: Caller, frames: Frames, wish: Wish): { response: Response } | Refusal {
    if (isLast(frames) && shownTo(caller, wish, frames).id === wish.after)
      return { response: new Response(null, { status: 204 }) }
    const all = [...this.#open.keys()]
    const alike = all.filter(
      ({ caller: { holds, host } }) => hasKey(caller) && `${holds}${host}` === `${caller.holds}${caller.host}`,
    )
    const isFull = all.length >= MOST_STREAMS
    const oldest = all.find(one => !hasKey(one.caller)) ?? (hasKey(caller) ? all[0] : undefined)
    if (isFull && !oldest) return tooMany
    const goes = alike.length >= MOST_ALIKE ? alike[0] : isFull ? oldest : undefined
    goes?.end()
    const stream = new Stream(caller, frames, wish, ended => this.#forget(ended))
    this.#open.set(
      stream,
      setTimeout(() => stream.end(), LASTS),
    )
    this.#pulse ??= setInterval(() => this.#breathe(), SILENCE)
    return { response: new Response(stream.body, { headers: { 'content-type': types[wish.form] } }) }
  }

  // Who follows a table by a stream is there as who has a page in sight.
  pages(): Page[] {
    return [...this.#open.keys()].map(({ caller: { holds } }) => ({ holds, heardAt: Date.now() }))
  }

  // Whether somebody with a key follows the table.
  isWatched(): boolean {
    return [...this.#open.keys()].some(({ caller }) => hasKey(caller))
  }

  showAll(frames: Frames) {
    for (const stream of this.#open.keys()) stream.show(frames)
  }

  // Seats have changed hands: who asks again is shown what its key opens now.
  endAll(word = '') {
    for (const stream of this.#open.keys()) stream.end(word)
  }

  #breathe() {
    for (const stream of this.#open.keys()) stream.breathe()
  }

  #forget(stream: Stream) {
    clearTimeout(this.#open.get(stream))
    if (this.#open.delete(stream)) this.#gone(stream.caller)
    if (this.#open.size > 0) return
    clearInterval(this.#pulse)
    this.#pulse = undefined
  }
}
