// Six cloths to tap, each with a word below it; one that may not be chosen says why instead.
import { digitOf } from '../../../ui/keys.ts'
import { Swatch } from '../art/stalls.tsx'
import { type Cloth, cloths } from '../rules/pieces.ts'

interface Props {
  names: Record<Cloth, string>
  of?: readonly Cloth[] // which; all six where nothing is said
  note?(cloth: Cloth): string | undefined // below the cloth; its name where nothing is said
  may?(cloth: Cloth): boolean
  isChosen(cloth: Cloth): boolean
  choose(cloth: Cloth): void
  // where a cloth may be dragged (ui/grid/drag.ts)
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
