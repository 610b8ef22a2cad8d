// Ten coins to tap: one tap makes an entry.
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Coin } from '../art/coin.tsx'
import type { SheetWords } from '../words/en.ts'
import type { View } from './state.ts'

export const coins = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

export const CoinKeys = ({ words, label, entry }: CoinKeysProps) => {
  const { pending } = useTable()
  return (
    <fieldset class="coin-keys">
      <legend>{label}</legend>
      <div>
        {coins.map(coin => (
          <MoveButton
            key={coin}
            kind="plain"
            class={pending !== undefined && coinIn(pending) === coin ? 'coin-key pending' : 'coin-key'}
            move={entry(coin)}
            label={words.money(coin)}
          >
            <Coin label={words.money(coin)} />
          </MoveButton>
        ))}
      </div>
    </fieldset>
  )
}
// The coin of an entry under way: fields beside the key may have been laid over its move.
const coinIn = (pending: string): number | undefined => {
  if (!pending.startsWith('{')) return undefined
  const { coin, card } = JSON.parse(pending)
  return card?.coin ?? coin
}
interface CoinKeysProps {
  words: SheetWords
  label: string
  entry(coin: number): unknown
}

// The tied seats' coins, one tap each; one's own first.
export const CoinEntries = ({ view, words }: { view: View; words: SheetWords }) => {
  const telling = useTelling()
  if (view.phase.is !== 'drawing') return null
  const { seats, coins: drawn } = view.phase
  const open = seats
    .filter(seat => drawn[seat] === null)
    .sort((a, b) => Number(b === telling.you) - Number(a === telling.you))
  return (
    <>
      {open.map(seat => (
        <MoveForm key={seat} class="tie-coin" seat={seat}>
          <CoinKeys
            words={words}
            label={seat === telling.you ? words.sheet.yourCoin : words.sheet.coinOf(telling.name(seat))}
            entry={coin => ({ kind: 'coin', coin })}
          />
        </MoveForm>
      ))}
    </>
  )
}
