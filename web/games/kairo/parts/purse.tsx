// One's own purse: six covered coins at rest, the figures only while it is held, and covered again on loss of focus.
import { useEffect, useState } from 'preact/hooks'
import { Coin } from '../art/tokens.tsx'
import { type Cloth, type Coins, cloths, total } from '../rules/pieces.ts'

interface Props {
  coins: Coins
  words: { hold: string; all(count: number): string; coins(cloth: Cloth, count: number): string }
}

export const Purse = ({ coins, words }: Props) => {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const cover = () => setOpen(false)
    addEventListener('blur', cover)
    document.addEventListener('visibilitychange', cover)
    return () => {
      removeEventListener('blur', cover)
      document.removeEventListener('visibilitychange', cover)
    }
  }, [])
  return (
    <button
      type="button"
      class={open ? 'kairo-purse open' : 'kairo-purse'}
      aria-label={open ? cloths.map(cloth => words.coins(cloth, coins[cloth])).join(', ') : words.hold}
      onPointerDown={() => setOpen(true)}
      onPointerUp={() => setOpen(false)}
      onPointerLeave={() => setOpen(false)}
      onPointerCancel={() => setOpen(false)}
      onBlur={() => setOpen(false)}
      onContextMenu={event => event.preventDefault()}
      onKeyDown={event => (event.key === ' ' || event.key === 'Enter') && setOpen(true)}
      onKeyUp={() => setOpen(false)}
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
