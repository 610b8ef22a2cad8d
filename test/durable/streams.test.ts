// A stream by itself, with frames that only have a number: when it breathes, what a slow reader misses, and where it ends.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Frames } from '../../durable/frames.ts'
import { type Form, LASTS, SILENCE, Streams } from '../../durable/streams.ts'
import type { Viewer } from '../../web/games/game.ts'

const caller = { viewer: 0, host: false, holds: [0] } as const

const framesOf = (seq: number, more: { isOver?: true; mode?: 'companion' } = {}) =>
  ({
    settings: { mode: more.mode ?? 'digital' },
    ...(more.isOver && { result: [] }),
    frame: (you: Viewer) => ({ you, seq }),
  }) as unknown as Frames

const opened = (frames: Frames, form: Form = 'lines', viewers: Viewer[] = [0], after: string | null = null) => {
  const streams = new Streams()
  const accepted = streams.accept(caller, frames, { form, viewers, after })
  if ('refused' in accepted) throw new Error(accepted.refused)
  const reader = accepted.response.body?.getReader()
  // The next piece, or nothing once it has ended.
  const read = async () => {
    const { value } = await reader!.read()
    return value && new TextDecoder().decode(value)
  }
  return { streams, read, end: () => reader!.cancel(), status: accepted.response.status }
}
const seqs = (text = '') => [...text.matchAll(/"seq":(\d+)/g)].map(([, seq]) => Number(seq))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['events', ':\n\n'],
  ['lines', '\n'],
] as const)('while nothing happens it shows at intervals that it is open: %s', async (form, breath) => {
  const { read, end } = opened(framesOf(1), form)
  if (form === 'events') expect(await read()).toMatch(/^retry: \d+\n\n$/)
  expect(seqs(await read())).toEqual([1])
  for (let times = 0; times < 3; times++) {
    const next = read()
    let heard: string | undefined
    void next.then(text => {
      heard = text
    })
    await vi.advanceTimersByTimeAsync(SILENCE - 1)
    expect(heard).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(await next).toBe(breath)
  }
  await end()
  expect(vi.getTimerCount()).toBe(0)
})

test('a reader that is too slow misses what is out of date, and is not waited for', async () => {
  const { streams, read, end } = opened(framesOf(1))
  for (let seq = 2; seq <= 50; seq++) streams.showAll(framesOf(seq))
  await vi.advanceTimersByTimeAsync(3 * SILENCE)
  // What lay ready for it, then the newest: no other frame was kept, and no breath.
  const [first, second] = [seqs(await read()), seqs(await read())]
  expect([first.length, second]).toEqual([1, [50]])
  streams.showAll(framesOf(51))
  expect(seqs(await read())).toEqual([51])
  await end()
})

test('it ends after its time, and leaves no timer', async () => {
  const { read } = opened(framesOf(1))
  await read()
  const next = read()
  await vi.advanceTimersByTimeAsync(LASTS)
  let text = await next
  while (text === '\n') text = await read()
  expect(text).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})

test('it ends after the last frame of an online game, a slow reader’s too', async () => {
  for (const isSlow of [false, true]) {
    const { streams, read } = opened(framesOf(1), 'events', [0, 1])
    if (!isSlow) for (let piece = 0; piece < 2; piece++) await read()
    for (const seq of [2, 3]) streams.showAll(framesOf(seq))
    streams.showAll(framesOf(4, { isOver: true }))
    let [text, last] = ['', await read()]
    for (; last !== undefined; last = await read()) text += last
    expect(seqs(text).slice(-2)).toEqual([4, 4])
    expect(vi.getTimerCount()).toBe(0)
    // Who has it is told to ask no more; who has not is sent it.
    const [id] = /(?<=^id: ).*/m.exec(text.slice(text.lastIndexOf('id: ')))!
    expect(opened(framesOf(4, { isOver: true }), 'events', [0, 1], id).status).toBe(204)
    const again = opened(framesOf(4, { isOver: true }), 'lines', [0, 1], 'another')
    expect(seqs(await again.read())).toEqual([4, 4])
    expect(await again.read()).toBeUndefined()
  }
})

test('beside the box the end can be put right: it stays open', async () => {
  const { streams, read, end } = opened(framesOf(4, { isOver: true, mode: 'companion' }))
  expect(seqs(await read())).toEqual([4])
  streams.showAll(framesOf(5, { mode: 'companion' }))
  expect(seqs(await read())).toEqual([5])
  await end()
})
