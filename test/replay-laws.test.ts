// What every replay must obey, of each game online and beside the box: a step shows what its viewer
// knew then, and nothing of what came later.
import { describe, expect, test } from 'vitest'
import { framesOf } from '../durable/frames.ts'
import { beginning, resumed } from '../durable/memory/history.ts'
import { emptyLobby } from '../durable/people/lobby.ts'
import { effectiveActions, timeline, watchedBy } from '../web/games/timeline.ts'
import type { Action } from '../web/protocol.ts'
import { deals, json, toEach, viewersOf } from './laws/deals.ts'
import { gameOf } from './laws/random.ts'

describe.each(deals)('$name', ({ box, mode, game, deals }) => {
  const each = toEach(deals)
  const openingOf = (seats: number, options: unknown) => ({
    opening: { code: 'K7PX4M', game: box.id, mode, options, at: 0 },
    lobby: emptyLobby(seats),
    game,
  })

  test('each step is the frame of its time, of a log that ends there', () => {
    each(deal => {
      const { seats, options } = deal
      const { opening, steps } = gameOf(deal)
      const rows: Action[] = json([opening, ...steps.map(({ action }) => action)])
      const past = timeline(game, effectiveActions(rows))
      expect(past).toHaveLength(rows.length)
      for (let at = 0; at < past.length; at += 7) {
        const history = resumed(game, beginning, rows.slice(0, at + 1))
        const frames = framesOf({ ...openingOf(seats, options), history })
        for (const viewer of viewersOf(seats)) {
          const { view, told, waiting, result, seq, you } = frames.frame(viewer, false)
          const { at: _, ...step } = watchedBy(game, seats, past[at]!, viewer)
          expect(step).toEqual({ you, seq, waiting, view, told, result })
        }
      }
    })
  })
})
