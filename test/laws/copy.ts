// Copies the board onto the sheet: what people beside the box would enter for each event of an
// online game.
import { expect } from 'vitest'
import type { AnyGame, Seat, Viewer } from '../../web/games/game.ts'
import { isRefusal, open, play } from '../../web/games/play.ts'
import { noLuck } from '../chance.ts'

export interface Entered<Entry = unknown> {
  seat: Seat
  entry: Entry
}

/** The export of a game's `test/games/<id>/copy.ts`, which law 11 uses. */
export interface Copy<State, Event, Sheet, Entry, Options> {
  sheets(start: State): readonly Options[] // options of the companion to try, one after the other
  begin?(state: State): Entered<Entry>[] // entries before the first event
  entries(event: Event, before: State, after: State, options: Options): Entered<Entry>[]
  figures: {
    board(state: State, options: Options): unknown
    sheet(sheet: Sheet, options: Options): unknown
  }
}

// biome-ignore lint/suspicious/noExplicitAny: found by file name, for games of every type.
export type AnyCopy = Copy<any, any, any, any, any>

/** A sheet that follows an online game. After each action both must agree. */
export const sheetBeside = (
  games: { digital: AnyGame; companion: AnyGame },
  copy: AnyCopy,
  seats: number,
  options: unknown,
  start: unknown,
) => {
  const { digital, companion } = games
  let sheet: unknown = open(companion, seats, options, noLuck).state
  const enter = ({ seat, entry }: Entered) => {
    const entered = play(companion, sheet, seat, entry, noLuck)
    if (isRefusal(entered)) throw new Error(`${JSON.stringify(entry)}: ${JSON.stringify(entered)}`)
    sheet = entered.state
  }
  for (const entered of copy.begin?.(start) ?? []) enter(entered)
  return {
    follow(before: unknown, events: readonly unknown[]) {
      let state = before
      for (const event of events) {
        const after = digital.evolve(state, event)
        for (const entered of copy.entries(event, state, after, options)) enter(entered)
        state = after
      }
      expect(copy.figures.sheet(sheet, options)).toEqual(copy.figures.board(state, options))
    },
    view: (viewer: Viewer): unknown => companion.view(sheet, viewer),
    end(state: unknown) {
      expect(companion.result(sheet)).toEqual(digital.result(state))
    },
  }
}
