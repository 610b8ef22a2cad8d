// What every game says in each language. A game's `words/en.ts` sets the keys; the others must have the same.
import type { Refusal, Seat, Standing, Viewer } from './game.ts'

// Whoever a sentence is told to, and how they know the others.
export interface Telling {
  you: Viewer
  options: unknown // the table's
  name(seat: Seat): string // the sitter's name, or the colour's
  list(items: readonly string[]): string
}

// An option as the page that opens a table and the lobby show it: one sentence for what it changes.
export interface OptionWords {
  label: string
  sentence: string
  values: Record<string, string>
}

// What a face says; the words of one mode hold this, and what that face needs besides.
// A sentence for each code that a game refuses with; a code without one does not compile.
export type RefusalWords<Code extends string = string> = Record<Code, (refusal: Refusal, telling: Telling) => string>

export interface FaceWords<Event = unknown> {
  colours: Record<string, string>
  refused: RefusalWords
  won(standings: readonly Standing[], telling: Telling): string // the winner in one sentence with its numbers
  told(event: Event, telling: Telling): string | undefined // a fact as a sentence of the log; undefined: not worth one
}

// What faces and pages say together.
export interface GameWords<View = unknown, Event = unknown> extends FaceWords<Event> {
  title: string
  tagline: string // one sentence for the shelf
  modes: { digital: string; companion: string } // what each mode does, in a few words
  options: Record<string, OptionWords>
  standing: Record<string, string> // the labels of Standing.sum and .ties
  changed(before: View, after: View, telling: Telling): string[] // what a correction would change, a line each
}
