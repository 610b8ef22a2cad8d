// The special moves of a turn, one tap each, with the points left; a disabled one shows why.
import type { JSX } from 'preact'
import { MoveForm } from '../../../ui/moves.tsx'
import { MoveTile, Tiles } from '../../../ui/turn/tile.tsx'
import type { Refusal } from '../../game.ts'
import { AnchorIcon, DrawIcon, IgnoreIcon, SprintIcon } from '../art/icons.tsx'
import type { Entry } from '../rules/entry.ts'
import { buyPrice, ignorePrice, sprintPrice } from '../rules/pieces.ts'
import type { SheetWords } from '../words/sentences.ts'
import { check } from './entries.ts'
import type { Position, Turn } from './state.ts'

const whyInShort = (
  { refused }: Refusal,
  points: number,
  { renounced }: Turn,
  { why }: SheetWords,
): string => {
  const reasons: Record<string, string> = {
    'too-few-points': why.points(points),
    'points-full': why.most,
    'sailed-already': why.sailed,
    'once-a-turn': why.done,
    'hand-full': why.full,
    'one-of-three': renounced ? why.renounced : why.moved,
  }
  return reasons[refused] ?? why.step
}

export const Specials = ({
  position,
  words,
  turn,
}: {
  position: Position
  words: SheetWords
  turn: Turn
}) => {
  const { act, sheet } = words
  const { points } = position.view.pages[turn.seat]!
  const special = (
    move: Entry,
    Icon: () => JSX.Element,
    label: string,
    by: number,
    note: (from: number, to: number) => string,
  ) => {
    const refusal = check({ ...position, you: turn.seat }, move)
    return (
      <MoveTile
        icon={<Icon />}
        label={label}
        price={by > 0 ? `+${by}` : `−${-by}`}
        note={note(points, points + by)}
        why={refusal && whyInShort(refusal, points, turn, words)}
        move={move}
      />
    )
  }
  return (
    <MoveForm seat={turn.seat}>
      <Tiles class="specials">
        {special({ kind: 'renounced' }, AnchorIcon, act.renounce, 1, sheet.renounce)}
        {special({ kind: 'ignored' }, IgnoreIcon, act.ignore, -ignorePrice, sheet.ignore)}
        {special({ kind: 'sprinted' }, SprintIcon, act.sprint, -sprintPrice, sheet.sprint)}
        {special({ kind: 'bought' }, DrawIcon, sheet.buyCard, -buyPrice, sheet.buy)}
      </Tiles>
    </MoveForm>
  )
}
