// One's own purse: six covered coins at rest, the figures only while it is held open (ui/live.tsx).
import { useHold } from '../../../ui/live.tsx'
import { Coin } from '../art/tokens.tsx'
import { type Cloth, type Coins, cloths, total } from '../rules/pieces.ts'

interface Props {
  coins: Coins
  words: { hold: string; all(count: number): string; coins(cloth: Cloth, count: number): string }
}

export const Purse = ({ coins, words }: Props) => {
  const { held: open, button } = useHold()
  return (
    <button
      type="button"
      class={open ? 'kairo-purse open' : 'kairo-purse'}
      aria-label={open ? cloths.map(cloth => words.coins(cloth, coins[cloth])).join(', ') : words.hold}
      {...button}
    >
      <span class="kairo-coins" aria-hidden="true">
        {cloths.map(cloth => (
          <span key={cloth}>
            <Coin cloth={open ? cloth : 'covered'} />
            {open && <b>{coins[cloth]}</b>}
          </span>
        ))}
      </span>
      <span class="kairo-hold" aria-hidden="true">
        {open ? words.all(total(coins)) : words.hold}
      </span>
    </button>
  )
}
