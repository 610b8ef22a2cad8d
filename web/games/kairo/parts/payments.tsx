// Ways to pay for an extension, the fewest coins first. A tap chooses one, and the button beside
// them pays.
import { type Way, Ways } from '../../../ui/fields/ways.tsx'
import { Coin } from '../art/tokens.tsx'
import { type Cloth, type Coins, cloths, total } from '../rules/pieces.ts'
import type { Shared } from '../words/sentences.ts'

const few = 3

/**
 * Draws coins one by one: first those of the stall's cloth, then those that replace missing ones.
 */
const CoinRow = ({ coins, cloth }: { coins: Coins; cloth: Cloth }) => {
  const drawn = (of: Cloth) =>
    Array.from({ length: coins[of] }, (_, n) => <Coin key={`${of} ${n}`} cloth={of} />)
  const others = cloths.filter(of => of !== cloth).flatMap(drawn)
  return (
    <>
      {drawn(cloth)}
      {others.length > 0 && <b>+</b>}
      {others}
    </>
  )
}

interface Props {
  cloth: Cloth
  ways: readonly Coins[]
  purse: Coins | undefined
  move(paid: Coins): unknown
  words: Shared
  chosen: number
  choose(i: number): void
  layout?: 'led'
}

export const Payments = ({ cloth, ways, purse, move, words, ...choice }: Props) => {
  const { pay, coins, cloth: names } = words
  const inWords = (paid: Coins) =>
    cloths
      .filter(one => paid[one] > 0)
      .map(one => `${paid[one]} ${names[one]}`)
      .join(' + ')
  const wayOf = (paid: Coins): Way => ({
    move: move(paid),
    picture: <CoinRow coins={paid} cloth={cloth} />,
    words: (
      <>
        <span class="visually-hidden">{inWords(paid)}</span>
        {purse && <small>{pay.leaves(total(purse) - total(paid))}</small>}
      </>
    ),
    figure: coins(total(paid)),
  })
  return (
    <Ways
      legend={pay.with}
      note={pay.first}
      ways={ways.map(wayOf)}
      few={few}
      more={pay.other(ways.length - few)}
      {...choice}
    />
  )
}
