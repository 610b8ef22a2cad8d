// A fact as a row of pictures, for the strip that shows what others have just done (`News`).
import { SeatMark } from '../../../ui/seats/row.tsx'
import type { Telling } from '../../words.ts'
import { BuildingCard } from '../art/cards.tsx'
import { Customer } from '../art/customers.tsx'
import { Swatch } from '../art/stalls.tsx'
import { Barker, Coin, Medal } from '../art/tokens.tsx'
import { groundOf } from '../rules/ground.ts'
import { worthIn } from '../rules/medals.ts'
import { cloths } from '../rules/pieces.ts'
import type { Event, Options } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'

// Draws where a district is in the bazaar.
const District = ({ n }: { n: number }) => (
  <svg viewBox="-1 -1 26 26" aria-hidden="true">
    <path
      d="M0 0h24v24H0zM8 0v24M16 0v24M0 8h24M0 16h24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.5"
    />
    <path d={`M${((n - 1) % 3) * 8} ${Math.floor((n - 1) / 3) * 8}h8v8h-8z`} fill="currentColor" />
  </svg>
)

export const drawn = (fact: Event, { options }: Telling, { here }: BoardWords) => {
  const { edition, medals } = options as Options
  const at = (square: number) => <District n={groundOf(edition).district[square]!} />
  switch (fact.kind) {
    case 'placed': {
      const { cloth, squares } = fact.stall
      return [
        <>
          <Swatch cloth={cloth} />→{at(squares[0]!)}
        </>,
      ]
    }
    case 'built': {
      const { put, coins } = fact
      const paid = cloths.filter(cloth => coins?.[cloth])
      return [
        <>
          <Swatch cloth={put.cloth} />→{at(put.square)}
        </>,
        ...(paid.length > 0
          ? [
              paid.map(cloth => (
                <>
                  −{coins![cloth]}
                  <Coin cloth={cloth} />
                </>
              )),
            ]
          : []),
      ]
    }
    case 'scored':
      return [
        <>+{fact.points.stalls + fact.points.medals}</>,
        ...fact.gains.map(({ medal, from }) => (
          <>
            <Medal cloth={fact.cloth} metal={medal} worth={worthIn({ medals, edition })[medal]} />
            {from !== null && (
              <>
                ←<SeatMark seat={from} />
              </>
            )}
          </>
        )),
      ]
    case 'attracted':
      return [
        <>
          <Customer cloth={fact.cloth} />→{at(fact.entrance)}
        </>,
        ...fact.income.map(({ seat, coins }) => (
          <>
            <SeatMark seat={seat} />+{coins}
            <Coin cloth={fact.cloth} />
          </>
        )),
        <>
          {here}
          <Customer cloth={fact.arrives} />
        </>,
      ]
    case 'took':
      return [<>+{fact.from === 'barkers' ? <Barker /> : cardOf(edition, fact.card)}</>]
    case 'discarded':
      return [<>−{cardOf(edition, fact.card)}</>]
    default:
      return undefined
  }
}

const cardOf = ({ cards }: Options['edition'], card: number | undefined) =>
  card === undefined ? (
    <svg viewBox="0 0 80 102" aria-hidden="true">
      <use href="#kairo-back" width="80" height="102" />
    </svg>
  ) : (
    <BuildingCard districts={cards[card]!.districts} />
  )
