// The story of a finished game for its end page: why the winner won, how it went, and everything
// that was counted.
import type { Seat, Standing } from './game.ts'
import type { Figure, GameWords, Telling } from './words.ts'

/** A step of the count-up: what is counted, and the running totals by seat after it. */
export interface Count {
  words: string
  figures: readonly number[]
}

/** A moment that decided: its step in the chart, and the index of its view. */
export interface Turning {
  at: number
  view: number
  seat: Seat
  words: string
}

/** The title of a chart and the scale of its figures. */
export interface Scale {
  title: string
  least?: number // where the scale begins; default 0
  // values at which a thin line is drawn
  levels: readonly (number | readonly [value: number, label: string])[]
}

/** A chart: a line for each seat or side, one value per step. */
export interface Chart extends Scale {
  inWords: string // a description of the chart for readers who cannot see it
  lines: readonly (readonly number[])[]
  ticks: readonly (readonly [step: number, label: string])[]
  // At most two, explained below the chart: those that decided. `view` is the index of the view
  // in which it happened, where a replay opens; no two are the same.
  moments: readonly Turning[]
}

export interface Story extends Chart {
  by: readonly string[] // why the winner won, in short sentences
  // by seat: one sentence in things that tells why this seat ended where it did
  each?: readonly string[]
  // The steps of the count-up, in order, at most 8. `figures`: by seat, the running totals after
  // the step; those of the last step are the final scores.
  counts?: readonly Count[]
  // by seat: one short sentence, for its own phone, about what it was short of; empty for winners
  short?: readonly string[]
  of: readonly number[] // by step: the index of its view in `Course.views`
  counted: readonly Figure[] // everything that was counted, for a spreadsheet
}

/** `views`: what the room saw after every action that counts. */
export interface Course<View = unknown, Words = GameWords, Options = unknown> {
  views: readonly View[]
  result: readonly Standing[]
  words: Words
  say: Telling<Options>
}

/** A story whose moments name the action that they are about by its `seq`, for links to the replay. */
export interface LoggedStory extends Story {
  moments: readonly (Story['moments'][number] & { seq: number })[]
}
