// The end of a game as its page tells it: by what it was won, how it went, and all that was
// counted.
import type { Seat, Standing } from './game.ts'
import type { Figure, GameWords, Telling } from './words.ts'

export interface Story {
  by: readonly string[] // by what the winner won, in short sentences
  each?: readonly string[] // by seat, what else it came to: money left, pieces lost
  title: string // of the lines
  inWords: string // the lines, for who cannot see them
  lines: readonly (readonly number[])[] // by seat, a value a step
  least?: number // where the scale begins; 0, where nothing is said
  // at which a hairline is drawn
  levels: readonly (number | readonly [value: number, label: string])[]
  ticks: readonly (readonly [step: number, label: string])[]
  of: readonly number[] // by step, which of the views it stands for
  // at most two, told below; in which view it is
  moments: readonly { at: number; view: number; seat: Seat; words: string }[]
  counted: readonly Figure[] // all that was counted, for a spreadsheet
}

/** `views`: what the room saw after every action that counts. */
export interface Course<View = unknown, Words = GameWords, Options = unknown> {
  views: readonly View[]
  result: readonly Standing[]
  words: Words
  say: Telling<Options>
}
