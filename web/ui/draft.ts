// Stores the draft of a seat: a half-made entry such as a piece, a way, or typed figures. A phone
// may discard the tab of a browser in the background and reload it, so each part is stored in
// `sessionStorage`, together with the moment when it was begun. A moment is the number of an
// action; for an entry that stays while others act, it is a name chosen by the face. At any other
// moment the part is ignored.
import { keep, kept } from './storage.ts'
import type { TableContext } from './table.tsx'

export type Moment = string | number

type Draft = Record<string, { moment: Moment; part: unknown }>
type At = Pick<TableContext, 'code' | 'frame'>

const nameOf = ({ code, frame }: At) => `boxside draft ${code} ${frame.you}`
const draftAt = (table: At): Draft => kept<Draft>(nameOf(table), 'sessionStorage') ?? {}

/** Returns this part of the draft; undefined unless it was begun at this moment. */
export const drafted = <Part>(table: At, name: string, moment: Moment): Part | undefined => {
  const had = draftAt(table)[name]
  return had?.moment === moment ? (had.part as Part) : undefined
}

export const draft = (table: At, name: string, moment: Moment, part: unknown): void =>
  keep(nameOf(table), { ...draftAt(table), [name]: { moment, part } }, 'sessionStorage')
