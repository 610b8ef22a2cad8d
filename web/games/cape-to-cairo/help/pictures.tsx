// The pictures of the rules help: the turn of the example, the goal, ways to pay for a crossing,
// and the tracks of every card (house values).
import type { ComponentChildren } from 'preact'
import { MarkPlates } from '../../../ui/seats/mark.tsx'
import type { PictureProps } from '../../box.tsx'
import { BonusRow } from '../art/bonus.tsx'
import { Card } from '../art/card.tsx'
import { Coin } from '../art/coin.tsx'
import { Drawings } from '../art/drawings.tsx'
import { emblems } from '../art/emblems.ts'
import { Lane } from '../art/lane.tsx'
import { TrackSum } from '../art/rails.tsx'
import { Wax } from '../art/wax.tsx'
import { missing, priceOf } from '../rules/building.ts'
import {
  cardOf,
  idOf,
  type Terrain,
  terrains,
  tracksNeeded,
  tracksPrinted,
} from '../rules/pieces.ts'
import type { Words } from '../words/sentences.ts'

const ValuesTable = ({ words, labels: [title, need] }: PictureProps<Words>) => {
  const { money, terrain: named } = words.digital
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
    <section class="scrolls" aria-label={title ?? ''} tabIndex={0}>
      <table class="values">
        <thead>
          <tr>
            <td />
            <th scope="col">{need}</th>
            {tracksPrinted.river.map((_, i) => (
              <th key={money(i + 1)} scope="col">
                {money(i + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {terrains.map(terrain => (
            <tr key={terrain}>
              <th scope="row">{named[terrain]}</th>
              <td>
                <b>{tracksNeeded[terrain]}</b>
              </td>
              {tracksPrinted[terrain].map((tracks, i) => (
                <td key={money(i + 1)}>{tracks}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Vignette = ({
  label,
  children,
}: {
  label: string | undefined
  children: ComponentChildren
}) => (
  <figure>
    <div>{children}</div>
    <figcaption>{label}</figcaption>
  </figure>
)

// The turn of the rules point `example`: its bids, its two landscapes, and the tracks of the
// crossing.
const bids = [12, 5]
const [first, second] = [cardOf(idOf('savanna', 3)), cardOf(idOf('river', 1))]
const laid = { lane: first.tracks, stock: 1 }

const missingFor = ({ terrain }: { terrain: Terrain }, { lane, stock }: typeof laid): number =>
  missing({ need: tracksNeeded[terrain], tracks: lane + stock })

// The first picture: an auction, a choice, a crossing and the goal.
const Turn = ({ words, labels: [bid, choose, build, goal] }: PictureProps<Words>) => {
  const { money, terrain: named } = words.digital
  const [landscape, other] = [first, second].map(card => (
    <Card key={card.terrain} card={card} name={named[card.terrain]} money={money(card.pounds)} />
  ))
  return (
    <div class="ctc ctc-scenes ctc-turn">
      <MarkPlates colours={['red', 'green']} drawn={emblems} />
      <Drawings />
      <Vignette label={bid}>
        <Wax colour="red" state="broken" />
        <Coin label={money(bids[0]!)} />
        <Wax colour="green" state="broken" />
        <Coin label={money(bids[1]!)} />
      </Vignette>
      <Vignette label={choose}>
        {landscape}
        {other}
      </Vignette>
      <Vignette label={build}>
        {landscape}
        <TrackSum {...laid} bought={missingFor(first, laid)} />
      </Vignette>
      <Vignette label={goal}>
        <Lane colour="red" crossed={7} waiting={[first]} size="strip" />
      </Vignette>
    </div>
  )
}

// A crossing that lacks tracks, and how bonus cards and money replace them.
const Payment = ({ words, labels: [short, ...ways] }: PictureProps<Words>) => {
  const { money, terrain: named } = words.digital
  const card = cardOf(idOf('savanna', 7))
  const there = { lane: card.tracks, stock: 2 }
  const lacks = missingFor(card, there)
  return (
    <div class="ctc ctc-scenes">
      <Vignette label={short}>
        <Card card={card} name={named[card.terrain]} money={money(card.pounds)} />
        <TrackSum {...there} missing={lacks} />
      </Vignette>
      {[lacks, 1, 0].map((bonus, i) => (
        <Vignette key={bonus} label={ways[i]}>
          {bonus > 0 && <BonusRow held={bonus} of={bonus} />}
          {bonus < lacks && <Coin label={money(priceOf(lacks - bonus))} />}
          <TrackSum {...there} bonus={bonus} bought={lacks - bonus} />
        </Vignette>
      ))}
    </div>
  )
}

export const pictures = { turn: Turn, payment: Payment, values: ValuesTable }
