// The first step of building: a seat taps a cloth, or drags it to a square. The cloth is for a new
// stall, an extension or a stall that moves.
import { useDrag } from '../../../ui/grid/drag.ts'
import { DragImage } from '../../../ui/grid/drag-image.tsx'
import { seatOf } from '../../kit/seats.ts'
import { Swatch } from '../art/stalls.tsx'
import { ClothKeys } from '../parts/cloth-keys.tsx'
import { layoutIn, mainSquare, sizeOf, stallOf, supplyOf } from '../rules/bazaar.ts'
import { check } from '../rules/legal.ts'
import { type Cloth, cloths } from '../rules/pieces.ts'
import type { Position } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'
import { putFor, putsOf } from './aims.ts'
import { type Intent, neutralOf, type TurnProps } from './draft.ts'
import { keys } from './keys.ts'
import { Hand } from './market.tsx'

type Props = TurnProps & { intent: Extract<Intent, { kind: 'build' }> }

// Returns in two words why nothing can be built in a cloth: no extension left, no square, or too
// few coins.
const lack = (position: Position, cloth: Cloth, { build }: BoardWords): string => {
  const { bazaar } = position.view
  const stall = stallOf(bazaar, seatOf(position), cloth)
  if (stall && supplyOf(bazaar, cloth) === 0) return build.noneLeft
  if (!stall) return build.noPlace
  const { ground } = layoutIn(position)
  const beside = ground.beside[mainSquare(stall)]![0]!
  const refusal = check(position, { kind: 'extension', cloth, square: beside })
  return refusal?.rule === 'payment' ? build.tooDear : build.noPlace
}

export const BuildDock = ({ position, words, intent, intend, hover }: Props) => {
  const { build, cloth: names } = words
  const seat = seatOf(position)
  const neutral = neutralOf(position)
  const moving = intent.put === 'move'
  const movable = cloths.filter(cloth => putsOf(position, 'move', cloth).length > 0)
  const offered = neutral ? [neutral] : moving ? movable : cloths
  const putOf = (cloth: Cloth) => (moving ? 'move' : neutral ? 'stall' : putFor(position, cloth))
  const noteOf = (cloth: Cloth) => {
    const put = putOf(cloth)
    if (putsOf(position, put, cloth).length === 0) return lack(position, cloth, words)
    if (put !== 'extension') return build[put]
    const size = sizeOf(stallOf(position.view.bazaar, seat, cloth)!)
    return `${size} → ${size + 1}`
  }
  const choose = (cloth: Cloth) => intend({ kind: 'build', put: putOf(cloth), cloth })
  const drag = useDrag({ lift: cloth => choose(cloths[cloth]!), over: hover })
  return (
    <div class="kairo-build">
      <ClothKeys
        names={names}
        of={offered}
        note={noteOf}
        may={cloth => putsOf(position, putOf(cloth), cloth).length > 0}
        isChosen={cloth => cloth === intent.cloth}
        choose={choose}
        grip={drag.grip}
      />
      <DragImage at={drag.at}>{intent.cloth && <Swatch cloth={intent.cloth} />}</DragImage>
      {movable.length > 0 && !neutral && (
        <button
          type="button"
          class="link"
          aria-keyshortcuts={keys.move}
          onClick={() => intend({ kind: 'build', put: moving ? undefined : 'move' })}
        >
          {moving ? build.notMove : build.moveOne}
        </button>
      )}
      {!neutral && <Hand position={position} words={words} />}
    </div>
  )
}
