// The props shared by the pages of a table and their parts.
import type { Box } from '../games/box.tsx'
import type { Seat } from '../games/game.ts'
import type { Lang } from '../lang.ts'
import type { Frame } from '../protocol.ts'

export interface AtTable {
  lang: Lang
  box: Box
  code: string
  frame: Frame
}

export interface AtSeats extends AtTable {
  holds: readonly Seat[] // seats of which this browser has the keys
}
