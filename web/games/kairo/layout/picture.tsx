// Pictures for setting the game up: the bazaar with all pieces on it, and each piece by itself.
import { On } from '../../../ui/grid/on.tsx'
import { drawnAt } from '../../../ui/grid/plan.ts'
import { MarkShape } from '../../../ui/seats/mark.tsx'
import { codeOf, type Lying } from '../../layout.ts'
import { BuildingCard } from '../art/cards.tsx'
import { Customer, CustomerFace } from '../art/customers.tsx'
import { RugFace, StallFace, Stalls, Swatch } from '../art/stalls.tsx'
import { Barker, Coin, MedalFace } from '../art/tokens.tsx'
import { groundOf } from '../rules/ground.ts'
import { type colours as all, type Cloth, cloths } from '../rules/pieces.ts'
import type { Options, View } from '../rules/state.ts'

interface BoardProps {
  view: View
  options: Options
  colours: readonly (typeof all)[number][]
}

const Owner = ({ colour }: { colour: string }) => (
  <g class={`kairo-mark seat-${colour}`}>
    <MarkShape colour={colour} />
  </g>
)

export const Ground = () => (
  <>
    <use href="#kairo-ground" />
    <use href="#kairo-tabs" />
  </>
)

export const Board = ({ view: { bazaar }, options, colours }: BoardProps) => {
  const ground = groundOf(options.edition)
  return (
    <>
      <use href="#kairo-ground" />
      <Stalls
        size={ground}
        stalls={bazaar.stalls}
        mark={seat => <Owner colour={colours[seat]!} />}
      />
      <use href="#kairo-tabs" />
      {cloths.map(cloth => {
        const at = bazaar.customers[cloth]
        return (
          at !== null && (
            <On key={cloth} plan={ground} at={at}>
              <CustomerFace cloth={cloth} />
            </On>
          )
        )
      })}
    </>
  )
}

// Draws a main stall with its owner's mark, and the rug on the square of its entrance.
const MainStall = ({ lying, cloth, colour, options }: PieceProps & { cloth: Cloth }) => {
  const ground = groundOf(options.edition)
  const { at, beside } = lying
  const here = at ?? 0
  const [column, row] = drawnAt(ground, here)
  return (
    <svg viewBox="0 0 106 106" class="lay-beyond" aria-hidden="true">
      <g transform={`translate(${-100 * column} ${-100 * row})`}>
        {at !== undefined && beside !== undefined && (
          <RugFace cloth={cloth} size={ground} entrance={beside} stall={at} />
        )}
        <StallFace cloth={cloth} size={ground} squares={[here]}>
          {colour && <Owner colour={colour} />}
        </StallFace>
      </g>
    </svg>
  )
}

interface PieceProps {
  lying: Lying
  colour: (typeof all)[number] | undefined
  options: Options
}

export const Piece = (props: PieceProps) => {
  const { lying, options } = props
  const [kind, which] = codeOf(lying.piece)
  if (kind === 'card')
    return <BuildingCard districts={options.edition.cards[Number(which)]!.districts} />
  if (kind === 'barker') return <Barker />
  if (kind === 'point') return null
  const cloth = which as Cloth
  if (kind === 'customer') return <Customer cloth={cloth} />
  if (kind === 'coin') return <Coin cloth={cloth} />
  if (kind === 'stall') return <MainStall {...props} cloth={cloth} />
  if (kind !== 'gold' && kind !== 'silver') return <Swatch cloth={cloth} />
  return (
    <svg viewBox="0 0 72 92" aria-hidden="true">
      <MedalFace cloth={cloth} metal={kind} />
    </svg>
  )
}
