// The viewer's own purse: a tied bag that shows its coins while it is held. On a phone with only
// one seat, a tap opens it until the turn has passed on. Against bots it is always open, because
// nobody else can look.
import { useEffect, useState } from 'preact/hooks'
import { useHold, useLookingAway } from '../../../ui/live.tsx'
import { useTable } from '../../../ui/table.tsx'
import { Bag, Coin } from '../art/tokens.tsx'
import { type Coins, cloths, total } from '../rules/pieces.ts'
import type { Shared } from '../words/sentences.ts'

interface Props {
  coins: Coins
  words: Pick<Shared, 'purse' | 'coins' | 'cloth'>
}

const inWords = ({ coins, words }: Props) =>
  cloths.map(cloth => `${coins[cloth]} ${words.cloth[cloth]}`).join(', ')

const Open = ({ coins, words }: Props) => (
  <>
    <span class="kairo-coins" aria-hidden="true">
      {cloths.map(cloth => (
        <span key={cloth}>
          <Coin cloth={cloth} />
          <b>{coins[cloth]}</b>
        </span>
      ))}
    </span>
    <span class="kairo-hold" aria-hidden="true">
      {words.coins(total(coins))}
    </span>
  </>
)

// Whether this phone has several seats. Only then does the page have the bar for passing it on.
const useShared = () => {
  const [isShared, setShared] = useState(true)
  useEffect(() => setShared(document.querySelector('.pass-on') !== null), [])
  return isShared
}

const Closed = (props: Props) => {
  const { words } = props
  const { frame } = useTable()
  const { held, button } = useHold()
  const [isTapped, setTapped] = useState(false)
  const isShared = useShared()
  const turn = frame.waiting.join()
  const cover = () => setTapped(false)
  useEffect(cover, [turn])
  useLookingAway(cover)
  const tapped = {
    onClick: () => setTapped(!isTapped),
    onContextMenu: (event: Event) => event.preventDefault(),
  }
  const open = isShared ? held : isTapped
  const says = isShared ? words.purse.hold : words.purse.tap
  return (
    <button
      type="button"
      class={open ? 'kairo-purse open' : 'kairo-purse'}
      aria-label={open ? inWords(props) : says}
      {...(isShared ? button : tapped)}
    >
      {open ? (
        <Open {...props} />
      ) : (
        <>
          <Bag />
          <span class="kairo-hold" aria-hidden="true">
            {says}
          </span>
        </>
      )}
    </button>
  )
}

export const Purse = (props: Props) => {
  const { seats, you } = useTable().frame
  if (!seats.every(({ bot }, seat) => bot || seat === you)) return <Closed {...props} />
  return (
    <div class="kairo-purse bare" role="img" aria-label={inWords(props)}>
      <Open {...props} />
    </div>
  )
}
