// Buttons for cloths, each with a note below. If a cloth cannot be chosen, the note says why.
import { digitOf } from '../../../ui/keys.ts'
import { Swatch } from '../art/stalls.tsx'
import { type Cloth, cloths } from '../rules/pieces.ts'

interface Props {
  names: Record<Cloth, string>
  of?: readonly Cloth[] // the cloths to show; default: all six
  note?(cloth: Cloth): string | undefined // the note below a cloth; undefined: its name
  may?(cloth: Cloth): boolean
  isChosen(cloth: Cloth): boolean
  choose(cloth: Cloth): void
  // set if cloths can be dragged (ui/grid/drag.ts)
  grip?: (cloth: number) => (event: PointerEvent) => void
}

export const ClothKeys = ({
  names,
  of = cloths,
  note = () => undefined,
  may = () => true,
  isChosen,
  choose,
  grip,
}: Props) => (
  <div class="kairo-keys">
    {of.map((cloth, i) => (
      <button
        key={cloth}
        type="button"
        class={grip ? 'kairo-key keyed drags' : 'kairo-key keyed'}
        aria-pressed={isChosen(cloth)}
        disabled={!may(cloth)}
        aria-keyshortcuts={digitOf(i)}
        aria-label={note(cloth) ? `${names[cloth]}: ${note(cloth)}` : names[cloth]}
        onClick={() => choose(cloth)}
        onPointerDown={may(cloth) ? grip?.(cloths.indexOf(cloth)) : undefined}
      >
        <Swatch cloth={cloth} />
        <span>{note(cloth) ?? names[cloth]}</span>
      </button>
    ))}
  </div>
)
