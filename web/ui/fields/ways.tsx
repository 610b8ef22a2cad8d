// Ways to pay, or to do anything else: a list of moves of which one is chosen, the likeliest first, and the button that
// makes the chosen one. Without script its radio carries the whole move.
//
//   <MoveForm id="decide">
//     <Ways legend="Pay for the 3 you are short" note="capital after" ways={ways} chosen={0} choose={i => …} />
//   </MoveForm>
//   <WayButton form="decide" way={ways[0]} plain="Build">Build for £20</WayButton>
//
// A way is its `move`, a `picture` of what it takes, the same in `words`, and at the end what it leaves (`figure`).
// `plain` is said by the button where no script follows the choice.
import type { ComponentChildren } from 'preact'
import { useScript } from '../live.tsx'
import { MoveButton } from '../moves.tsx'

export interface Way {
  move: unknown
  picture?: ComponentChildren
  words: ComponentChildren
  figure?: ComponentChildren
}

interface WaysProps {
  legend: string
  note?: string
  ways: readonly Way[]
  chosen: number
  choose(i: number): void
}

export const Ways = ({ legend, note, ways, chosen, choose }: WaysProps) => {
  const runs = useScript()
  return (
    <fieldset class="ways-to-choose">
      <legend>
        <span>{legend}</span>
        {note && <small>{note}</small>}
      </legend>
      {ways.map(({ move, picture, words, figure }, i) => {
        const value = JSON.stringify(move)
        return (
          <label key={value} class="way">
            <input
              type="radio"
              name={runs ? 'way' : 'move'}
              value={value}
              checked={i === chosen}
              onChange={() => choose(i)}
            />
            <span class="way-picture" aria-hidden="true">
              {picture}
            </span>
            <span class="way-words">{words}</span>
            <strong class="way-figure">{figure}</strong>
          </label>
        )
      })}
    </fieldset>
  )
}

export const WayButton = ({ way, form, plain, children }: WayButtonProps) =>
  useScript() ? (
    <MoveButton move={way.move} form={form}>
      {children}
    </MoveButton>
  ) : (
    <button type="submit" class="button main" form={form}>
      {plain}
    </button>
  )
interface WayButtonProps {
  way: Way
  form?: string
  plain: string
  children: ComponentChildren
}
