// The built files for browsers. Their addresses contain a hash, so browsers may cache them for a
// year.
import type { Mode } from '../games/game.ts'

export interface FaceFiles {
  script: string
  look: string
  screen: string // extra style on the shared screen
  end: string // extra style at the end of a game
  drawn?: string // extra style of the face's drawings, linked only by pages that show them
  words: Record<string, string> // by language
  kept: string // script of a saved game: the face, and everything that replays it
}

interface GameFiles extends Partial<Record<Mode, FaceFiles>> {
  box: string // style of the box from outside: its lid, its pieces
  preview?: string // a picture for link previews in chats; undefined: the site's icon is used
}

export interface Files {
  early: string // not a module: it must run before the page is drawn
  main: string
  htmx: string
  styles: Record<string, string> // the shared style sheets, by folder of web/style
  fonts: readonly string[]
  icons: Record<string, string> // of the site: `icon`, `touch`, `icon-192`, `icon-512`
  games: Record<string, GameFiles>
  evenings: Record<string, string> // the words of our evenings, by language
  fair: Record<string, string> // the words of the fairness page, by language
}

/** The files as a page receives them. */
export interface Assets extends Files {
  neededBy(...scripts: string[]): string[] // these scripts, and all that they import
}
