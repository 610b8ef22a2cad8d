// The built client's files, by what they are: addresses with a hash in their name, good for a year.
import type { Mode } from '../games/game.ts'

export interface FaceFiles {
  script: string
  look: string
  screen: string // what is worn besides it on the shared screen
  end: string // and at the end of a game
  drawn?: string // and with drawings that only some of its pages have
  words: Record<string, string> // by language
  kept: string // the face with all it needs to play a game from a file
}

interface GameFiles extends Record<Mode, FaceFiles> {
  box: string // the look of the box from outside: its lid, its pieces
  preview?: string // a picture of it, for a link in a chat; none: the house's icon
}

export interface Files {
  early: string // no module: it runs before the page is drawn
  main: string
  htmx: string
  styles: Record<string, string> // the house's style sheets, by the folders of web/style
  fonts: readonly string[]
  icons: Record<string, string> // of the house: `icon`, `touch`, `icon-192`, `icon-512`
  games: Record<string, GameFiles>
  evenings: Record<string, string> // what our evenings say, by language
  fair: Record<string, string> // what the page of fairness says, by language
}

/** What a page is given of them. */
export interface Assets extends Files {
  neededBy(...scripts: string[]): string[] // what a browser will need besides these scripts
}
