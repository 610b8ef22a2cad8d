// The pictures of the rules help: the kinds of turns, scenes for single rules, and the bazaar of
// this table as a map and as data.
import type { ComponentChildren } from 'preact'
import { EditionData } from '../../../ui/edition.tsx'
import { MarkPlates } from '../../../ui/seats/mark.tsx'
import type { PictureProps } from '../../box.tsx'
import type { Square } from '../../kit/squares.ts'
import { BuildingCard } from '../art/cards.tsx'
import { CustomerFace } from '../art/customers.tsx'
import { Drawings } from '../art/drawings.tsx'
import { Coin, Medal } from '../art/tokens.tsx'
import { MedalPlates } from '../parts/medal-plates.tsx'
import { type Edition, standard } from '../rules/edition.ts'
import { groundOf } from '../rules/ground.ts'
import { worthIn, worths } from '../rules/medals.ts'
import type { Cloth } from '../rules/pieces.ts'
import type { Words } from '../words/sentences.ts'
import { at, CutOff, cornerOf, Largest, Nearest, Neighbours, StallOf, sitters } from './scenes.tsx'

type Props = PictureProps<Words, { edition?: Edition; medals?: string }>

const editionOf = ({ options }: Props): Edition => options?.edition ?? standard

const BazaarMap = (props: Props) => {
  const ground = groundOf(editionOf(props))
  return (
    <svg
      class="bazaar-map"
      viewBox={`0 0 ${ground.columns * 100} ${ground.rows * 100}`}
      role="img"
      aria-label={props.labels[0] ?? ''}
    >
      <use href="#kairo-ground" />
    </svg>
  )
}

const [own] = sitters
const stall = { cloth: 'red', entrance: at(6, 7), main: at(6, 6) } as const
const [second, guest] = [at(7, 6), at(9, 8)]

// A few squares of the bazaar, and below them the cards, coins or medals that change hands.
const Vignette = ({ squares, label, scene, children }: VignetteProps) => {
  const { cloth, entrance } = stall
  return (
    <figure>
      <svg viewBox="440 440 480 360" aria-hidden="true">
        <use href="#kairo-ground" />
        <StallOf of={own} cloth={cloth} squares={squares} entrance={entrance} />
        {scene}
      </svg>
      <div>{children}</div>
      <figcaption>{label}</figcaption>
    </figure>
  )
}
interface VignetteProps {
  squares: readonly Square[]
  label: string | undefined
  scene?: ComponentChildren
  children: ComponentChildren
}

const coinsOf = (...cloths: readonly Cloth[]) =>
  cloths.map(cloth => <Coin key={cloth} cloth={cloth} />)

// Four vignettes before the text of the rules: the turn of the worked example, one of each other
// kind, and the medals, which are the goal.
const Turns = (props: Props) => {
  const [build, attract, draw, medals] = props.labels
  const { gold, silver } = worthIn({
    edition: props.options?.edition,
    medals: props.options?.medals ?? worths[0],
  })
  const { main } = stall
  return (
    <div class="kairo-turns">
      <MarkPlates colours={sitters} />
      <Drawings edition={editionOf(props)} />
      <MedalPlates />
      <Vignette
        squares={[main, second]}
        label={build}
        scene={<path class="put" transform={cornerOf(second)} d="M2 2h96v96H2z" />}
      >
        <BuildingCard districts={[5]} />
        {coinsOf('red', 'yellow', 'green')}
      </Vignette>
      <Vignette
        squares={[main, second]}
        label={attract}
        scene={
          <>
            <path d="M800 750H550V705" />
            <g transform={cornerOf(guest)}>
              <CustomerFace cloth="red" />
            </g>
          </>
        }
      >
        {[main, second].map(tile => (
          <Coin key={tile} cloth="red" />
        ))}
      </Vignette>
      <Vignette squares={[main, second]} label={draw}>
        <BuildingCard districts={[5]} />
        <BuildingCard districts={[4, 5, 6]} />
      </Vignette>
      <Vignette squares={[main, second]} label={medals}>
        <Medal cloth="red" metal="gold" worth={gold} />
        <Medal cloth="red" metal="silver" worth={silver} />
      </Vignette>
    </div>
  )
}

export const pictures = {
  turns: Turns,
  map: BazaarMap,
  neighbours: Neighbours,
  reach: CutOff,
  nearest: Nearest,
  largest: Largest,
  edition: (props: Props) => (
    <EditionData edition={editionOf(props)} label={props.labels[0] ?? ''} />
  ),
}
