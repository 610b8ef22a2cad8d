// The sentence on what to do now, its note, and what the shared screen counts.
import { useTelling } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import {
  columnsOf,
  isBySeat,
  isFilledIn,
  isLive,
  leadersIn,
  seatsOf,
  totalOf,
  unsealed,
} from './face.ts'
import type { SheetFace } from './figure.tsx'

interface Now {
  now: string
  note?: string
  sign?: string
}

// Returns who starts the round, and who leads before it.
const useBetween = ({
  frame,
  words,
}: SheetFace): Record<'starts' | 'ahead', string | undefined> => {
  const telling = useTelling()
  const { view, options } = frame
  const { first } = options.sheet
  const starts = first?.word === 'deals' ? words.deals : words.starts
  const leaders = leadersIn(frame)
  const names = leaders.flatMap(side => seatsOf(frame, side)).map(telling.name)
  const isKnown = names.length > 0 && (view.points.length > 0 || isLive(frame))
  return {
    starts: first && `${starts(telling.name(view.starts))}.`,
    ahead: isKnown ? words.ahead(telling.list(names), totalOf(frame, leaders[0]!)!) : undefined,
  }
}

/** Returns the sentence of a page. */
export const useNow = (face: SheetFace): Now => {
  const telling = useTelling()
  const { frame, words } = face
  const { view, you, result } = frame
  const { now, note } = words
  const { starts, ahead } = useBetween(face)
  const between = [starts, ahead].filter(said => said !== undefined)
  const named = (seats: readonly Seat[]) => telling.list(seats.map(telling.name))
  if (result) return { now: words.won(result, telling) }
  if (view.waits.length > 0)
    return {
      now: now.waits,
      note: you === 'room' ? frame.options.sheet.checks?.[view.waits[0]!]?.says : undefined,
    }
  if (isLive(frame)) {
    if (you === 'room' && ahead) return { now: ahead }
    return { now: now.tell, note: isFilledIn(frame) ? note.once : note.live }
  }
  if (view.turn !== null) {
    const seats = seatsOf(frame, view.turn)
    return seats.includes(you as Seat)
      ? { now: now.turn, note: note.turn }
      : { now: now.turnOf(named(seats)) }
  }
  if (view.isSealing) {
    const left = unsealed(frame)
    const sign = `${view.seats - left.length} / ${view.seats}`
    if (you !== 'room' && view.sealed[you])
      return { now: now.sealed, note: now.others(named(left)) }
    return { now: now.seal, note: [...between, note.seal].join(' '), sign }
  }
  if (isBySeat(frame)) return { now: now.tell, note: note.round }
  const isKnown = columnsOf(frame).length === 0
  return {
    now: isKnown ? words.enterRound(view.round) : now.round(view.round),
    note: [...between, note.round].join(' '),
  }
}
