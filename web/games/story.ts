// The story of a finished game for its end page: why the winner won, how it went, and everything
// that was counted.
import type { Seat, Standing } from './game.ts'
import type { Figure, GameWords, Telling } from './words.ts'

export interface Story {
  by: readonly string[] // why the winner won, in short sentences
  each?: readonly string[] // by seat, other results: money left, pieces lost
  title: string // of the chart
  inWords: string // a description of the chart for readers who cannot see it
  lines: readonly (readonly number[])[] // by seat, one value per step
  least?: number // where the scale begins; default 0
  // values at which a thin line is drawn
  levels: readonly (number | readonly [value: number, label: string])[]
  ticks: readonly (readonly [step: number, label: string])[]
  of: readonly number[] // by step: the index of its view in `Course.views`
  // at most two, explained below the chart; `view` is the index of its view
  moments: readonly { at: number; view: number; seat: Seat; words: string }[]
  counted: readonly Figure[] // everything that was counted, for a spreadsheet
}

/** `views`: what the room saw after every action that counts. */
export interface Course<View = unknown, Words = GameWords, Options = unknown> {
  views: readonly View[]
  result: readonly Standing[]
  words: Words
  say: Telling<Options>
}
