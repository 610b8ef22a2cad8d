// What every history must obey, of each game online and beside the box, by seeded random play
// (SEEDS=n for more).

import { describe, expect, test } from 'vitest'
import { framesOf } from '../durable/frames.ts'
import { corrected, undoable, undone } from '../durable/memory/corrections.ts'
import {
  addedTo,
  begun,
  extended,
  type History,
  lastOf,
  resumed,
} from '../durable/memory/history.ts'
import { emptyLobby } from '../durable/people/lobby.ts'
import type { Chance, Seat } from '../web/games/game.ts'
import { evolved, isRefusal, play } from '../web/games/play.ts'
import { effectiveActions } from '../web/games/timeline.ts'
import type { Mend } from '../web/protocol.ts'
import { seeded } from './chance.ts'
import { deals, toEach, viewersOf } from './laws/deals.ts'
import { gameOf, replay, type Step } from './laws/random.ts'

describe.each(deals)('$name', ({ box, mode, game, deals }) => {
  const each = toEach(deals)

  // A table that remembers nothing before this action, and all of some that came after it.
  const historyFrom = ({ action, before }: Step, later: readonly Step[]) =>
    resumed(game, { seq: action.seq - 1, state: before }, [
      action,
      ...later.map(step => step.action),
    ])

  // Another move in the place of an entry, of those that were offered.
  const otherOf = ({ action, offered }: Step, dice: Chance) => {
    const move = offered[dice.roll(offered.length)]
    return { id: 'correction', seq: action.seq, seat: action.seat!, at: 0, move }
  }

  // Whether the game refuses one of the later entries where this one is another.
  const refusesLater = (
    { action, before }: Step,
    later: readonly Step[],
    move: unknown,
  ): boolean => {
    let state: unknown = before
    for (const one of [{ ...action, move }, ...later.map(({ action }) => action)]) {
      const played = play(game, state, one.seat!, one.move, seeded(1))
      if (isRefusal(played)) return one.seq > action.seq
      state = played.state
    }
    return false
  }

  test('8: undo is exact, and what is final stays', () => {
    each(deal => {
      const { opening, steps } = gameOf(deal)
      steps.forEach((step, i) => {
        const { action, before, state } = step
        if (action.final || i % 3) return
        const next = steps.slice(i + 1, i + 4)
        const final = next.findIndex(({ action }) => action.final)
        const later = final < 0 ? next : next.slice(0, final)
        const made = { id: 'undo', seq: action.seq, seat: action.seat!, at: 0 }
        const back = undone(game, historyFrom(step, later), made)
        if (isRefusal(back)) return
        const log = [
          opening,
          ...steps.slice(0, i + 1 + later.length).map(one => one.action),
          lastOf(back),
        ]
        expect(replay(game, effectiveActions(log))).toEqual(back.state)
        if (later.length > 0) return
        expect(back.state).toEqual(before)
        const again = play(game, before, action.seat!, action.move, seeded(1))
        expect(isRefusal(again) || again.state).toEqual(state)
      })
    })
  })

  test.runIf(mode === 'companion')('8: correction is exact', () => {
    let held = 0
    each(deal => {
      const { opening, steps } = gameOf(deal)
      const dice = seeded(deal.seed)
      steps.forEach((step, i) => {
        // The last entry of a short evening too: nothing after it can fall.
        if (i % 4 && i < steps.length - 1) return
        const { action, before } = step
        const later = steps.slice(i + 1, i + 12)
        const made = otherOf(step, dice)
        const { move } = made
        const next = corrected(game, historyFrom(step, later), made)
        if (isRefusal(next)) return
        held++
        // As if it had been the other one from the start.
        let state: unknown = before
        for (const one of [{ ...action, move }, ...later.map(({ action }) => action)]) {
          const played = play(game, state, one.seat!, one.move, seeded(1))
          // What only another seat's holder knows (a purse) is not asked for: there the entry
          // simply stands.
          if (isRefusal(played) && one.seat === made.seat) throw new Error(played.refused)
          state = isRefusal(played)
            ? evolved(game, state, game.decide(state, one.seat!, one.move, seeded(1)))
            : played.state
        }
        expect(next.state).toEqual(state)
        const log = [
          opening,
          ...steps.slice(0, i + 1 + later.length).map(one => one.action),
          lastOf(next),
        ]
        expect(replay(game, effectiveActions(log))).toEqual(state)
      })
    })
    expect(held).toBeGreaterThan(0)
  })

  test.runIf(mode === 'companion')('8: a correction that brings others along is exact', () => {
    let held = 0
    let needed = 0 // corrections after which the game refuses a later entry
    each(deal => {
      const { opening, steps } = gameOf(deal)
      const dice = seeded(deal.seed)
      steps.forEach((step, i) => {
        if (i % 3) return
        const { action } = step
        const later = steps.slice(i + 1, i + 10)
        const history = historyFrom(step, later)
        const made = otherOf(step, dice)
        const mends: Mend[] = []
        let next = corrected(game, history, made)
        while (
          isRefusal(next) &&
          next.refused === 'would-fall' &&
          Number(next.at?.seq) > action.seq
        ) {
          mends.push({ seq: Number(next.at!.seq) })
          next = corrected(game, history, { ...made, mends })
        }
        if (refusesLater(step, later, made.move)) needed++
        if (isRefusal(next) || mends.length === 0) return
        held++
        const rows = addedTo(history, next)
        expect(rows.map(({ corrects }) => corrects)).toEqual([
          ...mends.map(({ seq }) => seq),
          action.seq,
        ])
        const log = [
          opening,
          ...steps.slice(0, i + 1 + later.length).map(one => one.action),
          ...rows,
        ]
        expect(replay(game, effectiveActions(log))).toEqual(next.state)
        // Woken, the table is the same.
        expect(resumed(game, history.base, [...history.rows, ...rows]).state).toEqual(next.state)
      })
    })
    expect(held > 0).toBe(needed > 0)
  })

  test('8: a frame’s text is its JSON, and what it lets a seat take back is the newest that may be', () => {
    const recent = 25
    each(deal => {
      const { seats, options, seed } = deal
      const { opening, start, steps } = gameOf(deal)
      const dice = seeded(seed)
      const lobby = emptyLobby(seats)
      // Asked of the same history read anew: nothing that was played again before is at hand there.
      const newest = (history: History, seat: Seat) => {
        const counted = history.actions
        const open = counted.slice(counted.findLastIndex(({ final }) => final) + 1)
        const young = open.filter(({ seq }) => seq > lastOf(history).seq - recent)
        const made = { id: 'undo', seat, at: 0 }
        const anew = resumed(game, history.base, history.rows)
        return young.findLast(({ seq }) => !isRefusal(undone(game, anew, { ...made, seq })))?.seq
      }
      const look = (history: History) => {
        const table = {
          opening: { code: 'LAWS', game: box.id, mode, options, at: 0 },
          lobby,
          game,
          history,
        }
        const frames = framesOf(table)
        for (const viewer of viewersOf(seats)) {
          const { game: _, mode: __, options: ___, ...frame } = frames.frame(viewer, viewer === 0)
          expect(frames.text(viewer, viewer === 0)).toBe(JSON.stringify({ tell: 'frame', frame }))
          if (viewer !== 'room')
            expect(undoable(game, history, viewer)).toBe(newest(history, viewer))
        }
      }
      let history = begun(opening, start)
      for (const { action, state } of steps) {
        const made = { ...action, seq: lastOf(history).seq + 1 }
        const next = extended(game, history, made, state)
        look(next)
        const slip = { id: 'slip', seq: made.seq, seat: action.seat!, at: 0 }
        const back = dice.roll(3) === 0 && undone(game, next, slip)
        const struck = dice.roll(4) === 0 && corrected(game, next, slip)
        for (const other of [back, struck]) if (other && !isRefusal(other)) look(other)
        history =
          back && !isRefusal(back)
            ? extended(game, back, { ...made, seq: lastOf(back).seq + 1 }, state)
            : next
      }
    })
  })
})
