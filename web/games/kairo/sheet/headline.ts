// What must be done now at the sheet, in one sentence with its note.
import type { Telling } from '../../words.ts'
import type { SheetWords } from '../words/en.ts'
import type { Position } from './state.ts'

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
  if (phase.kind === 'counting') {
    const missing = [...accounts.keys()].filter(seat => accounts[seat]!.counted === null)
    const names = telling.list(missing.map(telling.name))
    if (missing.some(seat => seat === you)) return [sheet.count, sheet.countNote]
    return [sheet.counting(names, missing.length)]
  }
  if (phase.kind === 'over') return [sheet.over]
  const note = view.final && final[view.final]
  return [phase.seat === you ? sheet.yours : sheet.turn(telling.name(phase.seat)), note]
}
