// The specials of a turn, one tap each, with what they leave; impossible ones say why.
import type { ComponentChildren } from 'preact'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import type { Refusal } from '../../game.ts'
import { AnchorIcon, DrawIcon, IgnoreIcon, SprintIcon } from '../art/icons.tsx'
import { buyPrice, ignorePrice, sprintPrice } from '../rules/pieces.ts'
import type { SheetWords } from '../words/en.ts'
import { check } from './entries.ts'
import type { Entry, Position, Turn } from './state.ts'

const shortly = ({ refused }: Refusal, points: number, { why }: SheetWords): string => {
  const reasons: Record<string, string> = {
    'too-few-points': why.points(points),
    'points-full': why.most,
    'sailed-already': why.sailed,
    'once-a-turn': why.done,
    'hand-full': why.full,
  }
  return reasons[refused] ?? why.step
}

export const Specials = ({ position, words, turn }: { position: Position; words: SheetWords; turn: Turn }) => {
  const { act, sheet, why } = words
  const { points } = position.view.pages[turn.seat]!
  const special = (entry: Entry, icon: ComponentChildren, label: string, by: number, note: string) => {
    const refusal = check({ ...position, you: turn.seat }, entry)
    const oneOfThree = refusal?.refused === 'one-of-three' && (turn.renounced ? why.renounced : why.moved)
    return (
      <MoveButton kind="plain" class="tile" move={entry} disabled={refusal !== undefined}>
        <span class="tile-name">
          {icon} <span>{label}</span>
        </span>
        <b>{by > 0 ? `+${by}` : `−${-by}`}</b>
        <small>{refusal ? oneOfThree || shortly(refusal, points, words) : note}</small>
      </MoveButton>
    )
  }
  return (
    <MoveForm class="specials" seat={turn.seat}>
      {special({ kind: 'renounced' }, <AnchorIcon />, act.renounce, 1, sheet.renounce(points, points + 1))}
      {special(
        { kind: 'ignored' },
        <IgnoreIcon />,
        act.ignore,
        -ignorePrice,
        sheet.ignore(points, points - ignorePrice),
      )}
      {special(
        { kind: 'sprinted' },
        <SprintIcon />,
        act.sprint,
        -sprintPrice,
        sheet.sprint(points, points - sprintPrice),
      )}
      {special({ kind: 'bought' }, <DrawIcon />, sheet.buyCard, -buyPrice, sheet.buy(points, points - buyPrice))}
    </MoveForm>
  )
}
