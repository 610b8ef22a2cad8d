// Draws ways to pay or to act: a list of moves with the likeliest first, and the button that makes
// the chosen move. Without script, each radio button contains its whole move.
//
//   <MoveForm id="decide">
//     <Ways legend="Pay for the 3 you are short" note="capital after" ways={ways} chosen={0}
//       choose={i => …} />
//   </MoveForm>
//   <WayButton form="decide" way={ways[0]} plain="Build">Build for £20</WayButton>
//
// A way has its `move`, a `picture` of its cost, the cost in `words`, and the amount that remains
// (`figure`). A `refused` way cannot be chosen; its words explain why. With `few`, only that many
// ways are shown, below them a control with the text `more` that shows the rest. `plain` is the
// button's text without script, where the text cannot depend on the choice. `layout` is for a dock
// that must not scroll (`layouts.css`): with `led`, the first way is large and the others are small
// below it; with `abreast`, the ways from the third on are in two columns, on low phones and desks
// all in one row.
import type { ComponentChildren } from 'preact'
import { wayKeyOf } from '../keys.ts'
import { useScript } from '../live.tsx'
import { adviceOn, MoveButton } from '../moves.tsx'
import { useTable } from '../table.tsx'

export interface Way {
  move: unknown
  picture?: ComponentChildren
  words: ComponentChildren
  figure?: ComponentChildren
  refused?: boolean
}

interface WaysProps {
  legend: string
  note?: string
  ways: readonly Way[]
  chosen: number
  choose(i: number): void
  few?: number
  more?: string
  layout?: 'led' | 'abreast'
}

export const Ways = ({
  legend,
  note,
  ways,
  chosen,
  choose,
  few = ways.length,
  more,
  layout,
}: WaysProps) => {
  const runs = useScript()
  const { advice } = useTable()
  const rows = ways.map(({ move, picture, words, figure, refused = false }, i) => {
    const value = JSON.stringify(move)
    return (
      <label
        key={value}
        class={`way${adviceOn(move, advice)}`}
        data-key={refused ? undefined : wayKeyOf(i)}
      >
        <input
          type="radio"
          name={runs ? 'way' : 'move'}
          value={value}
          checked={i === chosen}
          disabled={refused}
          aria-keyshortcuts={wayKeyOf(i)}
          onChange={() => choose(i)}
        />
        {picture && (
          <span class="way-picture" aria-hidden="true">
            {picture}
          </span>
        )}
        <span class="way-words">{words}</span>
        <strong class="way-figure">{figure}</strong>
      </label>
    )
  })
  const isShown = (i: number) => i < few || adviceOn(ways[i]!.move, advice) !== ''
  return (
    <fieldset class={layout ? `ways-to-choose ${layout}` : 'ways-to-choose'}>
      <legend>
        <span>{legend}</span>
        {note && <small>{note}</small>}
      </legend>
      {rows.filter((_, i) => isShown(i))}
      {rows.length > few && (
        <details>
          <summary>{more}</summary>
          {rows.filter((_, i) => !isShown(i))}
        </details>
      )}
    </fieldset>
  )
}

export const WayButton = ({ way, form, plain, final, children }: WayButtonProps) =>
  useScript() ? (
    <MoveButton move={way.move} form={form} class={final ? 'final' : undefined}>
      {children}
    </MoveButton>
  ) : (
    <button type="submit" class={final ? 'button main final' : 'button main'} form={form}>
      {plain}
    </button>
  )
interface WayButtonProps {
  way: Way
  form?: string
  plain: string
  final?: boolean // the move cannot be undone, and the button looks that way
  children: ComponentChildren
}
