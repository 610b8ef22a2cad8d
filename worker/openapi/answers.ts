// What the doors answer programs, by name. `npm run shapes` reads these types, and those of each
// game's views and facts, into shapes.json, with the comments that stand beside their fields.
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

/** How a table is laid out from its box. */
export interface Laid {
  you: Frame['you']
  seq: number // of the last action
  areas: Layout // in the order in which they are laid
  rest?: unknown // what no piece shows, where a table may be opened with it: between turns
  waiting: Seat[] // who moves then
}

/** What was told of the table at which a game from the box begins. */
export type Position = Omit<SeenPosition, 'frame' | 'holds'> & { you: Frame['you'] }

export interface Answers {
  Shelf: { games: GameLabel[] }
  Game: GameLabel & { help: GameHelp }
  Inventory: unknown // of each game its own: `{game}.Inventory`
  Opened: {
    code: string // the table's address is /t/{code}
    url: string // the same, whole
    hostKey: string // opens the host's doors: start, options, remove
    seat?: Seat // yours, where bots play the others
    key?: string // that seat's
  }
  Next: { code: string; url: string }
  Sat: Sat
  Pass: Pass
  Redeemed: {
    opens: (Seat | 'host')[] // what the keys open that this browser has now
    title: string // of the table, in the reader's language
  }
  Left: { left: true }
  Given: { seat: Seat; offered: true }
  Played: { seat: Seat; level: Level | null }
  Advice: Advice
  Chosen: { chosen: true }
  Waits: Omit<Waits, 'frame' | 'holds'> & {
    // the public key by which a browser subscribes to reminders; none: this house sends none
    vapid?: string
  }
  Reminded: { id: string } // of this browser among those that the seat is reminded on
  Put: Put
  Asking: Omit<Asking, 'frame' | 'holds'>
  Removed: { removed: true }
  Position: Position
  ToldPosition: { told: true }
  Moved: Moved
  Offered: Offered & {
    names?: (string | null)[] // the moves in words
  }
  Log: {
    actions: Logged[] // in order
    you: Frame['you'] // through whose eyes
    next?: number // the seq after which the next page begins
  }
  Replay: Replay
  Resumed: Resumed // of practice, beside the game's own facts
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
    why: string // in the reader's language
  }
  Up: Up
  Down: Down
}
