// The page on which people make the options of a table, for a game whose options are too many to be
// chosen.
import type { JSX } from 'preact'
import type { Lang } from '../lang.ts'
import type { Issue } from './game.ts'

/** The fields of a page that makes options, by name: texts, as a form sends them. */
export type Made = Readonly<Record<string, unknown>>

/** What the page is drawn from. */
export interface MakingProps {
  lang: Lang
  made: Made // the fields that were filled in; those of a first visit are empty
  at: string // path of the page
  address: string // its full address, as phones reach it
  faultIn(issue: Issue): string // what is wrong there, as a sentence
  qrOf(text: string): string // a QR code, as an SVG
}

/**
 * The fields of the page's form are called `made.…`. The page has a form with `data-fragment`,
 * whose field `made.text` takes what is behind the `#` of the page's address.
 */
export interface Making {
  Offer(props: { lang: Lang; at: string }): JSX.Element // on the home page, to open a table
  Page(props: MakingProps): JSX.Element
  // Says at a table what was made. `isKept`: the browser keeps it, with `data-keep`, what is behind
  // the `#`, and `data-title` and `data-at`.
  Summary(props: { lang: Lang; options: unknown; at: string; isKept: boolean }): JSX.Element
  // Returns what the fields open a table with; undefined if one is wrong. `options` may be wrong
  // too: the schema of the game checks them.
  openingOf(made: Made, lang: Lang): { options: Record<string, unknown>; seats: number } | undefined
}
