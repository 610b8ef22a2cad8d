// The answers of the doors to programs, by name. `npm run shapes` writes these types, and those of
// each game's views and facts, into shapes.json, with the comments beside their fields.
import type { Waits } from '../../durable/days/relief.ts'
import type { Moved, Offered } from '../../durable/moves.ts'
import type { Pass } from '../../durable/people/passes.ts'
import type { Sat } from '../../durable/people/seating.ts'
import type { SeenPosition } from '../../durable/position.ts'
import type { Asking, Put } from '../../durable/rpc.ts'
import type {
  GameRefusal,
  HouseRefusal,
  Level,
  Refusal,
  Seat,
  Standing,
} from '../../web/games/game.ts'
import type { Layout } from '../../web/games/layout.ts'
import type { Resumed } from '../../web/games/play.ts'
import type { Down, Frame, Logged, Replay, Sitter, Up } from '../../web/protocol.ts'
import type { Play } from '../../web/ui/bgstats.ts'
import type { Advice } from '../../web/ui/table.tsx'
import type { GameHelp, GameLabel } from '../labels.ts'
import type { Result } from '../result.ts'

/** How to set a table up with the real box. */
export interface Laid {
  you: Frame['you'] // your seat, or `room`
  seq: number // seq of the last action
  areas: Layout // in the order in which to lay them
  rest?: unknown // what no piece shows; absent within a turn, and at the end
  waiting: Seat[] // seats that move next
}

/** The position entered so far for a game that continues from a real table. */
export type Position = Omit<SeenPosition, 'frame' | 'holds'> & { you: Frame['you'] }

export interface Answers {
  Health: {
    status: 'ok'
    version: string // of Boxside, as 1.0.0
  }
  Shelf: { games: GameLabel[] }
  Game: GameLabel & { help: GameHelp }
  Inventory: unknown // its own for each game: `{game}.Inventory`
  Opened: {
    code: string // code of the table; its path is /t/{code}
    url: string // URL of the table
    hostKey: string // key of the host: start, options, bots, delete
    seat?: Seat // your seat, if bots play the others; absent otherwise
    key?: string // key of that seat; absent without `seat`
  }
  Copied: {
    code: string // code of the table; its path is /t/{code}
    url: string // URL of the table
    hostKey: string // key of the host
    // your seats, with their keys: those of the browser that saved the copy
    seats: { seat: Seat; key: string }[]
  }
  Next: { code: string; url: string }
  Sat: Sat
  Pass: Pass
  Redeemed: {
    opens: (Seat | 'host')[] // seats and host rights that this browser has now
    title: string // title of the table, in your language
  }
  Left: { left: true }
  Drawn: { seats: Seat[] } // by former seat: the seat that its sitter has now
  Given: { seat: Seat; offered: true }
  Played: { seat: Seat; level: Level | null }
  Advice: Advice
  Chosen: { chosen: true }
  Waits: Omit<Waits, 'frame' | 'holds'> & {
    // public key with which a browser subscribes to reminders; absent: this server sends none
    vapid?: string
  }
  Reminded: { id: string } // id of this browser among those that the seat is reminded on
  Put: Put
  Asking: Omit<Asking, 'frame' | 'holds'>
  Removed: { removed: true }
  Position: Position
  ToldPosition: { told: true }
  Moved: Moved
  Offered: Offered & {
    names?: (string | null)[] // the moves in words, in your language; absent without `names`
  }
  Log: {
    actions: Logged[] // in order
    you: Frame['you'] // the viewer: your seat, or `room`
    next?: number // `after` of the next page; absent on the last page
  }
  Replay: Replay
  Course: {
    seq: number // seq of the last action
    // by side: how far it had come after each action that changed that of any side
    lines: number[][]
  }
  Resumed: Resumed // first fact of a game that starts from a position
  Frame: Frame
  Laid: Laid
  Sitter: Sitter
  Standing: Standing
  Result: Result
  Play: Play
  Refusal: Refusal
  HouseRefusal: HouseRefusal
  GameRefusal: GameRefusal
  // RFC 9457
  Problem: Refusal & {
    type: string
    title: string
    status: number
    why: string // the refusal in a sentence, in your language
  }
  Up: Up
  Down: Down
}
