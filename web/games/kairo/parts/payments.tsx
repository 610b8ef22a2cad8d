// Ways to pay for an extension, the fewest coins first: one is chosen, and the button beside them makes it.
import { type Way, Ways } from '../../../ui/fields/ways.tsx'
import { Coin } from '../art/tokens.tsx'
import { type Coins, cloths, total } from '../rules/pieces.ts'
import type { Shared } from '../words/en.ts'

const few = 3

/** Coins drawn one by one, as they lie on the counter. */
const CoinRow = ({ coins }: { coins: Coins }) => (
  <>
    {cloths.flatMap(cloth =>
      Array.from({ length: coins[cloth] }, (_, n) => <Coin key={`${cloth} ${n}`} cloth={cloth} />),
    )}
  </>
)

interface Props {
  ways: readonly Coins[]
  purse: Coins | undefined
  move(paid: Coins): unknown
  words: Shared
  chosen: number
  choose(i: number): void
}

export const Payments = ({ ways, purse, move, words, ...choice }: Props) => {
  const { pay, coins } = words
  const wayOf = (paid: Coins): Way => ({
    move: move(paid),
    picture: <CoinRow coins={paid} />,
    words: (
      <>
        <span class="visually-hidden">{pay.way(paid)}</span>
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
