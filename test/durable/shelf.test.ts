// Every game on the shelf, both ways, played at a real table by whoever is waited for: sleep and
// undo change nothing.
import { evictDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import type { Mode, Viewer } from '../../web/games/game.ts'
import { shelf } from '../../web/shelf.ts'
import { rotating } from '../sweep.ts'
import { granted, isOpen, refusal, stubOf } from './people.ts'

const MOST = 160 // moves

// A small generator of its own, so that a failure can be repeated.
const dice = (seed: number) => (sides: number) => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return Math.floor((seed / 2 ** 32) * sides)
}

// As the Worker hands them on: parsed by the game itself.
const options = (box: (typeof shelf)[number], mode: Mode) => {
  const parsed = box[mode].game.options['~standard'].validate({})
  if (parsed instanceof Promise || parsed.issues) throw new Error('a game has its defaults')
  return parsed.value
}

const modes = shelf.flatMap(box => box.modes.map(mode => ({ box, mode, id: box.id })))

// A quarter of the modes a day.
describe.each(rotating(modes, 4))('$id, $mode', ({ box, mode }) => {
  test('is played, slept over and taken back at a table', async () => {
    const code = `SHELF-${box.id}-${mode}`
    const table = stubOf(code)
    const seats = box.seats.at(-1)!
    const roll = dice(seats)
    const opening = {
      code,
      game: box.id,
      mode,
      seats,
      options: options(box, mode),
      hostKey: `host of ${code}`,
    }
    await granted(table.open(opening))
    const keys: string[] = []
    while (keys.length < seats) keys.push((await granted(table.sit({ keys: [] }, {}))).key)
    await granted(table.start({ keys: [opening.hostKey] }))
    const viewers: Viewer[] = ['room', ...keys.keys()]
    const as = (viewer: Viewer) => ({ keys: viewer === 'room' ? [] : [keys[viewer]!] })
    const frames = () =>
      Promise.all(viewers.map(async viewer => (await granted(table.see(as(viewer)))).frame))
    const views = async () =>
      (await frames()).map(({ view, waiting, result }) => ({ view, waiting, result }))

    let undone = 0
    for (let i = 0; i < MOST; i++) {
      const [room] = await frames()
      if (room!.result) break
      const seat = room!.waiting[roll(room!.waiting.length)]!
      const { moves } = await granted(table.moves(as(seat)))
      const before = await views()
      const move = moves[roll(moves.length)]
      const { seq } = await granted(table.move(as(seat), { id: `m${i}`, seen: room!.seq, move }))
      const mine = (await granted(table.see(as(seat)))).frame
      if (mine.undoable === seq && (undone === 0 || roll(4) === 0)) {
        await granted(table.undo(as(seat), { id: `u${i}`, seq }))
        expect(await views()).toEqual(before)
        undone++
      }
      if (i % 20 === 7) {
        const awake = await frames()
        await evictDurableObject(table as unknown as DurableObjectStub)
        expect(await frames()).toEqual(awake)
      }
    }
    const played = (await frames())[0]!
    expect(played.result !== undefined || played.seq > MOST).toBe(true)
    const { actions } = await granted(table.log(as(0), 0))
    expect(undone > 0).toBe(actions.some(isOpen))
    if (played.result) {
      const { refused } = await refusal(table.move(as(0), { id: 'late', move: {} }))
      expect(['already-over', 'malformed']).toContain(refused)
    }
  })
})
