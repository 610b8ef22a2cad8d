// Draws a possible action as a tile: its name, its cost, its result.
//
//   <Tiles label="Ways to sail">
//     <Tile icon={<SailIcon />} label="Sail" price="free" note="2 squares" chosen choose={…} />
//     <MoveTile icon={<AnchorIcon />} label="Stay" price="+1" note="stay: 6" move={…} />
//   </Tiles>
//
// `Tile` only changes the intent (`useIntent`); `MoveTile` makes its move. Put a `MoveForm` around
// each `MoveTile`, or one around all `Tiles`. `why`: two or three words on why the action is
// impossible, shown in place of the note. The tile is then dashed but not hidden, so that people
// learn what a turn offers. Show a whole sentence in `Refused` or the board's `Answer`. `final`:
// the move cannot be undone; the tile has a double edge. Tiles are side by side, as many as fit. A
// tile without `choose` and `move` describes what a tap elsewhere (on the board) would do.
import type { ComponentChildren } from 'preact'
import { MoveButton } from '../moves.tsx'

interface FaceProps {
  icon?: ComponentChildren
  label: ComponentChildren
  price?: string
  note?: ComponentChildren
  why?: string
}

const TileFace = ({ icon, label, price, note, why }: FaceProps) => (
  <>
    <span class="tile-name">
      {icon} <span>{label}</span>
    </span>
    <small>{why ?? note}</small>
    {price !== undefined && <b>{price}</b>}
  </>
)

interface TileProps extends FaceProps {
  chosen?: boolean
  choose?: () => void
  shortcut?: string
}

export const Tile = ({ chosen, choose, shortcut, ...face }: TileProps) => {
  const isImpossible = face.why !== undefined
  if (!choose && !isImpossible) {
    return (
      <p class="tile">
        <TileFace {...face} />
      </p>
    )
  }
  return (
    <button
      type="button"
      class="tile"
      aria-pressed={isImpossible ? undefined : chosen}
      disabled={isImpossible}
      aria-keyshortcuts={shortcut}
      onClick={choose}
    >
      <TileFace {...face} />
    </button>
  )
}

interface MoveTileProps extends FaceProps {
  move: unknown
  final?: boolean
  shortcut?: string
  forced?: boolean
}

export const MoveTile = ({ move, final, shortcut, forced, ...face }: MoveTileProps) => (
  <MoveButton
    kind="plain"
    class={final ? 'tile final' : 'tile'}
    move={move}
    shortcut={shortcut}
    forced={forced}
    disabled={face.why !== undefined}
  >
    <TileFace {...face} />
  </MoveButton>
)

export const Tiles = (props: { label?: string; class?: string; children: ComponentChildren }) => (
  <fieldset class={`tiles ${props.class ?? ''}`.trim()} aria-label={props.label}>
    {props.children}
  </fieldset>
)
