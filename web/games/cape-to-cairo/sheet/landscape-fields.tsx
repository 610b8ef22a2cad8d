// A landscape as it was seen on a real card: terrain, tracks and coin, as choices named below `path`.
import { Keys, MoveKey, Pick } from '../../../ui/fields/keys.tsx'
import { MoveForm } from '../../../ui/moves.tsx'
import type { Seat } from '../../game.ts'
import { Coin } from '../art/coin.tsx'
import { Rails } from '../art/rails.tsx'
import { coins, terrains, trackCounts, tracksNeeded } from '../rules/pieces.ts'
import type { SheetWords } from '../words/en.ts'

export const LandscapeFields = ({ words, path }: { words: SheetWords; path: string }) => (
  <>
    <Keys legend={words.sheet.terrain} class="by-5 terrains">
      {terrains.map(terrain => (
        <Pick key={terrain} name={`${path}.terrain`} value={terrain}>
          {words.terrain[terrain]} <b>{tracksNeeded[terrain]}</b>
        </Pick>
      ))}
    </Keys>
    <Keys legend={words.sheet.tracks} class="by-4">
      {trackCounts.map(n => (
        <Pick key={n} name={`${path}.tracks`} value={n} label={words.tracks(n)}>
          <Rails count={n} />
        </Pick>
      ))}
    </Keys>
  </>
)

export const CoinField = ({ words, path }: { words: SheetWords; path: string }) => (
  <label class="coin-field">
    {words.sheet.coin}
    <select name={`${path}.coin`} required>
      <option value="" />
      {coins.map(pounds => (
        <option key={pounds} value={pounds}>
          {words.money(pounds)}
        </option>
      ))}
    </select>
  </label>
)

// Ten coins to tap: one tap makes an entry.
export const CoinKeys = ({ words, legend, entry }: CoinKeysProps) => (
  <Keys legend={legend} class="by-5 coins">
    {coins.map(coin => (
      <MoveKey key={coin} move={entry(coin)} label={words.money(coin)}>
        <Coin label={words.money(coin)} />
      </MoveKey>
    ))}
  </Keys>
)
interface CoinKeysProps {
  words: SheetWords
  legend: string
  entry(coin: number): unknown
}

// The tracks of a card turned up, one tap.
export const TurnedUp = ({ words, seat }: { words: SheetWords; seat: Seat }) => (
  <MoveForm seat={seat}>
    <Keys legend={words.sheet.turnUp} class="by-4">
      {trackCounts.map(n => (
        <MoveKey key={n} move={{ kind: 'stock', tracks: n }} label={words.tracks(n)}>
          <Rails count={n} />
          <b>{n}</b>
        </MoveKey>
      ))}
    </Keys>
  </MoveForm>
)
