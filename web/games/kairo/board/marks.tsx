// Drawings over the bazaar for the current intent: the tile to be built, ways with their steps, and
// answers about squares.

import { On } from '../../../ui/grid/on.tsx'
import { Course, Looked, Proofs } from '../../../ui/grid/overlays.tsx'
import { type Asked, proofsOf } from '../../../ui/grid/question.ts'
import { useTable } from '../../../ui/table.tsx'
import { columnOf, rowOf, type Square } from '../../kit/squares.ts'
import { RugFace, StallFace } from '../art/stalls.tsx'
import { OwnerMark } from '../parts/seats.tsx'
import { wayTo } from '../rules/attracting.ts'
import { layoutIn } from '../rules/bazaar.ts'
import type { Ground } from '../rules/ground.ts'
import type { Cloth } from '../rules/pieces.ts'
import type { Move, Position } from '../rules/state.ts'
import { isPut } from './aims.ts'
import { choicesFor, type Intent } from './draft.ts'

// below the customers; below the legal squares; above both
export type Layer = 'ghost' | 'ways' | 'signs'

interface Props {
  layer: Layer
  position: Position
  intent: Intent
  asked: Asked | undefined
  over: Square | undefined
}

const gap = [46, 30] as const

export const Laid = ({ layer, position, intent, asked, over }: Props) => {
  const { advice } = useTable()
  const layout = layoutIn(position)
  const { ground, bazaar } = layout
  const advised = advice?.move as Move | undefined
  if (layer === 'ghost') {
    const square = over ?? (intent.kind === 'build' ? intent.square : undefined)
    if (square === undefined || intent.kind !== 'build' || !intent.cloth) return null
    return (
      <Ghost
        position={position}
        cloth={intent.cloth}
        square={square}
        flat={intent.put === 'extension'}
      />
    )
  }
  const { phase } = position.view
  const put = (phase.kind === 'turn' && phase.put) || (advised && isPut(advised) && advised)
  const { cloth, entrance: goal } = intent.kind === 'attract' ? intent : {}
  const customer = cloth ? bazaar.customers[cloth] : null
  const choices = cloth && customer !== null ? choicesFor(position, cloth) : []
  if (layer === 'ways')
    return (
      <>
        {choices
          .filter(({ stall, refusal }) => !refusal || stall.entrance === goal)
          .sort((a, b) => Number(a.stall.entrance === goal) - Number(b.stall.entrance === goal))
          .map(({ stall: { entrance } }) => (
            <Course
              key={entrance}
              plan={ground}
              squares={wayTo(layout, customer!, entrance)}
              thin={entrance !== goal}
              gap={gap}
            />
          ))}
      </>
    )
  return (
    <>
      {put && <Ghost position={position} flat={put.kind === 'extension'} {...put} />}
      {choices.map(({ stall: { entrance }, steps }) => (
        <Steps
          key={entrance}
          plan={ground}
          at={entrance}
          steps={steps}
          chosen={entrance === goal}
        />
      ))}
      {asked && !asked.refusal && <Looked plan={ground} at={asked.at} />}
      <Proofs plan={ground} at={proofsOf(asked)} />
    </>
  )
}

// The number of steps to an entrance, in a disc at a corner of the rug. At the edge of the board
// the disc moves inwards, so that it is not cut off.
const Steps = ({
  plan,
  at,
  steps,
  chosen,
}: {
  plan: Ground
  at: Square
  steps: number
  chosen: boolean
}) => {
  const [x, y] = [
    columnOf(plan, at) === plan.columns - 1 ? 72 : 88,
    rowOf(plan, at) === 0 ? 28 : 12,
  ]
  return (
    <On plan={plan} at={at} class={chosen ? 'kairo-steps chosen' : 'kairo-steps'}>
      <circle cx={x} cy={y} r="25" />
      <text x={x} y={y + 10}>
        {steps}
      </text>
    </On>
  )
}

interface GhostProps {
  position: Position
  cloth: Cloth
  square: Square
  entrance?: Square
  flat: boolean
}

// A tile that the seat has chosen, has put but not yet built, or is advised to put. Only the seat's
// own phone shows it.
const Ghost = ({ position: { you, options, view }, cloth, square, entrance, flat }: GhostProps) => {
  const { ground } = layoutIn({ options, view })
  const isNeutral = view.phase.kind === 'placing' && view.phase.neutral
  return (
    <g class="kairo-ghost">
      {entrance !== undefined && (
        <RugFace cloth={cloth} size={ground} entrance={entrance} stall={square} />
      )}
      <StallFace cloth={cloth} size={ground} squares={[square]} flat={flat}>
        {you !== 'room' && !isNeutral && <OwnerMark seat={you} />}
      </StallFace>
      <On plan={ground} at={square}>
        <path class="kairo-put" d="M2 2h96v96H2z" />
      </On>
    </g>
  )
}
