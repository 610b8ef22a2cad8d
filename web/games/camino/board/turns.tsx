// All turns of the chosen piece, and what each would do.
import { TilePicture } from '../art/tile.tsx'
import { otherSide, type Side, sideOfSeat } from '../rules/sides.ts'
import type { Position } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'
import { type Plan, pricesOf, type SidePrice, waysBySide } from './draft.ts'

interface TurnsProps {
  position: Position
  plan: Plan
  prices: readonly SidePrice[] // by side, before the move
  turn(turns: number): void
  words: BoardWords
}

// Returns the figure under a turn: the first price that would change, the seat's own side before
// the other side; for each side, the possible price before the certain one.
const told = (side: Side, was: readonly SidePrice[], is: readonly SidePrice[]): string => {
  for (const whose of [side, otherSide(side)]) {
    for (const price of ['points', 'certain'] as const) {
      const [before, after] = [was[whose]?.[price], is[whose]?.[price]]
      if (after !== undefined && before !== after)
        return before === undefined ? `${after}` : `${before} → ${after}`
    }
  }
  return `${is[side]?.points ?? ''}`
}

// The figure, and in a separate element its unit or its old value. Where there is no room, the
// style sheet hides that element.
const Note = ({ of }: { of: string }) => {
  const [, before, figure, unit] = /^(\d+ → )?(\d+)( \D+)?$/.exec(of) ?? [undefined, undefined, of]
  return (
    <span>
      {before && <span class="camino-unit">{before}</span>}
      {figure}
      {unit && <span class="camino-unit">{unit}</span>}
    </span>
  )
}

/**
 * The turns of the chosen piece. Under each: the number of squares where it fits or, once a square
 * is chosen, the price after the move.
 */
export const Turns = ({ position, plan, prices, turn, words }: TurnsProps) => {
  const { piece, turnings, turns, places, at, trials } = plan
  const side = position.you === 'room' ? 0 : sideOfSeat(position.you)
  const noteOf = (one: number): string => {
    if (at === undefined) {
      const fits = places?.lay[one]?.length
      return fits === undefined ? '…' : fits === 0 ? words.turns.none : words.squares(fits)
    }
    const trial = trials.find(each => each.turns === one)
    if (!trial) return '…'
    return trial.ways
      ? told(side, prices, pricesOf(waysBySide(position, trial.ways)))
      : words.turns.not
  }
  const isOut = (one: number) =>
    at === undefined
      ? places?.lay[one]?.length === 0
      : trials.some(({ turns: each, refusal }) => each === one && refusal)
  return (
    <fieldset class="camino-turns">
      <legend class="visually-hidden">{words.turns.label}</legend>
      {turnings.map(one => (
        <button
          key={one}
          type="button"
          class={`camino-turning${isOut(one) ? ' out' : ''}`}
          aria-pressed={one === turns}
          aria-label={words.turns.said(words.lying({ piece, turns: one }), noteOf(one))}
          onClick={() => turn(one)}
        >
          <TilePicture piece={piece} turns={one} />
          <Note of={noteOf(one)} />
        </button>
      ))}
    </fieldset>
  )
}
