// SVG symbols of the game's pictures. The server renders them once a page; pictures show them with
// `<use>`.
import type { ComponentChildren } from 'preact'
import { chartOf } from '../rules/chart.ts'
import { type Edition, standard } from '../rules/edition.ts'
import { Cards } from './cards.tsx'
import { ChartGround, type GroundWords } from './ground.tsx'
import { Roses, Stations } from './roses.tsx'
import { Ships } from './ships.tsx'

const Plates = ({ children }: { children: ComponentChildren }) => (
  <svg class="plates" width="0" height="0" aria-hidden="true">
    {children}
  </svg>
)

/** Renders all symbols of the game online, with the sea chart of its edition. */
export const Drawings = ({
  edition = standard,
  words,
}: {
  edition?: Edition
  words: GroundWords
}) => (
  <Plates>
    <Ships />
    <Roses />
    <Stations />
    <Cards />
    <ChartGround chart={chartOf(edition)} words={words} />
  </Plates>
)

/** Renders the symbols of the pieces only: cards, ships, roses, stations. */
export const PieceDrawings = () => (
  <Plates>
    <Ships />
    <Roses />
    <Stations />
    <Cards />
  </Plates>
)

export const SheetDrawings = () => (
  <Plates>
    <Ships />
    <Roses />
    <Stations />
  </Plates>
)
