// What the sheet says of everybody: the sentence to act on, every stall with its medals, and what was scored last.
import { useTelling } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import { type Telling, tell } from '../../words.ts'
import type { Cloth } from '../rules/pieces.ts'
import type { SheetWords } from '../words/en.ts'
import { supplyOf } from './entries.ts'
import { worthIn } from './ledger.ts'
import type { SheetFace } from './sheet.tsx'
import type { Position, View } from './state.ts'

export const pointsOf = ({ accounts }: View) => accounts.map(({ tally }) => tally.stalls + tally.medals)

export const headlineOf = (
  { you, view }: Position,
  { start, sheet, final }: SheetWords,
  telling: Telling,
): [now: string, note?: string | undefined] => {
  const { phase, accounts } = view
  if (phase.kind === 'setting-up') {
    const mine = you !== 'room' && !accounts[you]!.isReady
    return mine
      ? [start.setUp, start.setUpNote]
      : accounts.every(({ isReady }) => isReady)
        ? [start.begins]
        : [start.others]
  }
  if (phase.kind === 'counting') return [sheet.count, sheet.countNote]
  if (phase.kind === 'over') return [sheet.over]
  const note = view.final && final[view.final]
  return [phase.seat === you ? sheet.yours : sheet.turn(telling.name(phase.seat)), note]
}

// What the last extension scored, and for which medals.
export const Scored = ({ frame, words }: SheetFace) => {
  const telling = useTelling()
  const { scored } = frame.view
  return scored ? <p class="kairo-scored">{tell(words, { kind: 'scored', ...scored }, telling)}</p> : null
}

export const stallsIn = ({ frame: { options, view }, words }: SheetFace) => ({
  size: (seat: Seat, cloth: Cloth) => view.sizes[cloth][seat]!,
  medals: view.medals,
  supply: (cloth: Cloth) => supplyOf(view, cloth),
  points: pointsOf(view),
  worth: worthIn(options),
  words: { ...words.table, cloth: words.cloth, medal: words.medal },
})
