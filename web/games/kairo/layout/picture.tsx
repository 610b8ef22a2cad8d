// The bazaar as it lies on the table, and each piece by itself.
import { On } from '../../../ui/grid/on.tsx'
import { MarkShape } from '../../../ui/seats/mark.tsx'
import { codeOf, type Lying } from '../../layout.ts'
import { BuildingCard } from '../art/cards.tsx'
import { Customer, CustomerFace } from '../art/customers.tsx'
import { Stalls, Swatch } from '../art/stalls.tsx'
import { Barker, Coin } from '../art/tokens.tsx'
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
      <Stalls size={ground} stalls={bazaar.stalls} mark={seat => <Owner colour={colours[seat]!} />} />
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

export const Piece = ({ lying, options }: { lying: Lying; options: Options }) => {
  const [kind, which] = codeOf(lying.piece)
  if (kind === 'card') return <BuildingCard districts={options.edition.cards[Number(which)]!.districts} />
  if (kind === 'barker') return <Barker />
  if (kind === 'point') return null
  const cloth = which as Cloth
  if (kind === 'customer') return <Customer cloth={cloth} />
  return kind === 'coin' ? <Coin cloth={cloth} /> : <Swatch cloth={cloth} />
}
