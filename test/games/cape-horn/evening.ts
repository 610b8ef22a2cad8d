// An evening with the log book, for tests: entries made, taken back and corrected the way the table does it.

import type { RoseColour, Stage } from '../../../web/games/cape-horn/rules/pieces.ts'
import { companion } from '../../../web/games/cape-horn/sheet/companion.ts'
import type { Entry, Options, Page, Position, Sheet, View } from '../../../web/games/cape-horn/sheet/state.ts'
import type { Said } from '../../../web/games/companion.ts'
import type { Action, Chance, Refusal, Seat, Viewer } from '../../../web/games/game.ts'
import { effective, instead, isRefusal, open, play, positionOf, replay, without } from '../../../web/games/play.ts'
import { citing } from './situation.ts'

type Logged = Action<Entry, Said<Entry, Options>>

const never = (): never => {
  throw new Error('a companion has no luck')
}
const noLuck: Chance = { roll: never, shuffle: never }

export interface Evening {
  sheet(): Sheet
  page(seat: Seat): Page
  view(viewer: Viewer): View
  position(viewer: Viewer): Position
  say(...entries: Entry[]): number // for the seat in turn; the seq of the last
  refused(entry: Entry, seat?: Seat): Refusal
  correct(seq: number, entry?: Entry): Refusal | undefined
  undo(seq: number): Refusal | undefined
}

export const evening = (seats: number, hands: Options['hands'] = 'no'): Evening => {
  const opening = open(companion, seats, { hands }, noLuck)
  const log: Logged[] = [{ seq: 1, at: 0, id: 'opening', seat: null, events: opening.events, final: true }]
  const sheet = () => replay(companion, effective(log))
  const inTurn = () => sheet().turn?.seat ?? 0
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
  const say = (entry: Entry) => {
    const seat = inTurn()
    const played = play(companion, sheet(), seat, entry, noLuck)
    if (isRefusal(played)) throw new Error(`${JSON.stringify(entry)} by ${seat}: ${JSON.stringify(played)}`)
    return add({ seat, move: entry, events: played.events, final: played.final })
  }
  return {
    sheet,
    page: seat => sheet().pages[seat]!,
    view: viewer => companion.view(sheet(), viewer),
    position: viewer => positionOf(companion, sheet(), viewer),
    say: (...entries) => entries.map(say).at(-1)!,
    refused(entry, seat = inTurn()) {
      const played = play(companion, sheet(), seat, entry, noLuck)
      if (!isRefusal(played)) throw new Error(`${JSON.stringify(entry)} by ${seat} was accepted`)
      return citing(played)!
    },
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
      const reworked = without(companion, before, later)
      if (isRefusal(reworked)) return reworked
      add({ seat: target.seat, events: [], final: false, undoes: seq })
      return undefined
    },
  }
}

// Entries by their shortest names.
export const begins = (first: Seat): Entry => ({ kind: 'begins', first })
export const rose = (stage: Stage, colour: RoseColour): Entry => ({ kind: 'rose', stage, colour })
export const hand = (change: number): Entry => ({ kind: 'hand', change })
export const sails: Entry = { kind: 'sails' }
export const renounced: Entry = { kind: 'renounced' }
export const ignored: Entry = { kind: 'ignored' }
export const sprinted: Entry = { kind: 'sprinted' }
export const crossedLine: Entry = { kind: 'crossed-line' }
export const draws: Entry = { kind: 'draws' }
export const bought: Entry = { kind: 'bought' }
export const next: Entry = { kind: 'next' }
export const closed: Entry = { kind: 'closed' }
