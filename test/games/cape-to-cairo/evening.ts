// An evening beside the box, for tests: entries made, taken back and corrected the way the table does it.
import { companion } from '../../../web/games/cape-to-cairo/sheet/companion.ts'
import type {
  Depth,
  Entry,
  Landscape,
  Options,
  Position,
  Sheet,
  View,
} from '../../../web/games/cape-to-cairo/sheet/state.ts'
import type { Said } from '../../../web/games/companion.ts'
import type { Action, Chance, Refusal, Seat, Viewer } from '../../../web/games/game.ts'
import { effective, instead, isRefusal, open, play, positionOf, replay, without } from '../../../web/games/play.ts'

export type Fact = Said<Entry, Options>
export type Logged = Action<Entry, Fact>

const never = (): never => {
  throw new Error('a companion has no luck')
}
const noLuck: Chance = { roll: never, shuffle: never }

export interface Evening {
  log: Logged[]
  sheet(): Sheet
  view(seat: Seat): View
  position(viewer: Viewer): Position
  say(seat: Seat, entry: Entry): number // its seq
  refused(seat: Seat, entry: Entry): Refusal
  bid(...pounds: number[]): number // the seq of the last seal
  correct(seq: number, entry?: Entry): Refusal | undefined
  undo(seq: number): Refusal | undefined
}

export const evening = (seats: number, depth: Depth): Evening => {
  const opening = open(companion, seats, { depth }, noLuck)
  const log: Logged[] = [{ seq: 1, at: 0, id: 'opening', seat: null, events: opening.events, final: true }]
  const sheet = () => replay(companion, effective(log))
  const add = (action: Omit<Logged, 'seq' | 'at' | 'id'>) => {
    const seq = log.length + 1
    log.push({ seq, at: 0, id: `a${seq}`, ...action })
    return seq
  }
  // What stood before an action, the action as it now reads, and what came after it.
  const around = (seq: number) => {
    const actions = effective(log)
    const at = actions.findIndex(action => action.seq === seq)
    return { before: replay(companion, actions.slice(0, at)), target: actions[at]!, later: actions.slice(at + 1) }
  }
  const say = (seat: Seat, entry: Entry) => {
    const played = play(companion, sheet(), seat, entry, noLuck)
    if (isRefusal(played)) throw new Error(`${JSON.stringify(entry)} by ${seat}: ${JSON.stringify(played)}`)
    return add({ seat, move: entry, events: played.events, final: played.final })
  }
  return {
    log,
    sheet,
    say,
    view: seat => companion.view(sheet(), seat),
    position: viewer => positionOf(companion, sheet(), viewer),
    refused(seat, entry) {
      const played = play(companion, sheet(), seat, entry, noLuck)
      if (!isRefusal(played)) throw new Error(`${JSON.stringify(entry)} by ${seat} was accepted`)
      return played
    },
    bid: (...pounds) => pounds.map((one, seat) => say(seat, bid(one))).at(-1)!,
    correct(seq, entry) {
      const { before, target, later } = around(seq)
      const reworked = instead(companion, before, target, entry, later)
      if (isRefusal(reworked)) return reworked
      const events = entry === undefined ? [] : reworked.actions[0]!.events
      add({ seat: target.seat, ...(entry && { move: entry }), events, final: false, corrects: seq })
      return undefined
    },
    undo(seq) {
      const { before, target, later } = around(seq)
      if (target.final || later.some(({ final }) => final)) return { refused: 'too-late' }
      const reworked = without(companion, before, later)
      if (isRefusal(reworked)) return reworked
      add({ seat: target.seat, events: [], final: false, undoes: seq })
      return undefined
    },
  }
}

// Entries by their shortest names.
export const pass: Entry = { kind: 'pass' }
export const stock = (tracks: number): Entry => ({ kind: 'stock', tracks })
export const bid = (pounds: number): Entry => ({ kind: 'bid', pounds })
export const coin = (pounds: number): Entry => ({ kind: 'coin', coin: pounds })
export const card = (terrain: Landscape['terrain'], tracks: number, pounds: number): Landscape => ({
  terrain,
  tracks,
  coin: pounds,
})
export const took = (...[terrain, tracks, pounds]: Parameters<typeof card>): Entry => ({
  kind: 'took',
  card: card(terrain, tracks, pounds),
})
export const built = (bonuses = 0, bought = 0): Entry => ({ kind: 'built', bonuses, bought })
export const crossed = (pounds: number, spent: { bonuses?: number; bought?: number; rivers?: Seat[] } = {}): Entry => ({
  kind: 'crossed',
  coin: pounds,
  bonuses: 0,
  bought: 0,
  rivers: [],
  ...spent,
})
