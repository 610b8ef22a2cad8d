// A fact as a row of pictures, for the strip that shows what others have just done (`News`).
import { squareName } from '../../kit/squares.ts'
import type { Telling } from '../../words.ts'
import { AnchorIcon, CoverIcon, IgnoreIcon, SprintIcon } from '../art/icons.tsx'
import { Station } from '../art/station.tsx'
import { WindCard } from '../art/wind-card.tsx'
import { chartOf, stageAt } from '../rules/chart.ts'
import type { Event, Options } from '../rules/state.ts'
import { SeatShip } from './seats.tsx'

const Flag = () => (
  <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M4 19V2h13l-4 4.5 4 4.5H4" />
  </svg>
)

export const drawn = (fact: Event, { options }: Telling) => {
  const chart = chartOf((options as Options).edition)
  switch (fact.kind) {
    case 'laid':
    case 'covered':
      return [
        <>
          <WindCard arrows={chart.arrows.get(fact.card) ?? []} stage={stageAt(chart, fact.at)} />
          {fact.kind === 'laid' ? '→ ' : <CoverIcon />}
          {squareName(fact.at, chart.columns)}
        </>,
      ]
    case 'sailed':
      return [
        <>
          <SeatShip seat={fact.seat} />→ {squareName(fact.to, chart.columns)}
        </>,
        ...(fact.cost > 0
          ? [
              <>
                {fact.sprint && <SprintIcon />}
                {fact.by === 'ignore' && <IgnoreIcon />}−{fact.cost}
              </>,
            ]
          : []),
      ]
    case 'crossed-line':
      return [
        <>
          <SeatShip seat={fact.seat} />→<Flag />
        </>,
      ]
    case 'won-rose':
      return [
        <>
          +<Station stage={fact.stage} colour={fact.colour} />
        </>,
      ]
    case 'renounced':
      return [
        <>
          <AnchorIcon />
          {fact.gained > 0 && '+1'}
        </>,
      ]
    default:
      return undefined
  }
}
