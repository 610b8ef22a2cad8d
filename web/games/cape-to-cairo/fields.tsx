// The fields in which entries are made: amounts, coins, a landscape as it was seen on a real card.
import { MoveButton } from '../../ui/moves.tsx'
import { Coin } from './art/coin.tsx'
import { Rails } from './art/rails.tsx'
import { terrains, tracksNeeded } from './pieces.ts'
import type { Landscape } from './sheet.ts'
import type { Words } from './words/en.ts'

export const coins = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const tracks = [0, 1, 2, 3]

// Ten coins; one tap makes the entry.
export const CoinKeys = ({ words, label, entry }: CoinKeysProps) => (
  <fieldset class="coin-keys">
    <legend>{label}</legend>
    <div>
      {coins.map(coin => (
        <MoveButton key={coin} kind="plain" class="coin-key" move={entry(coin)} label={words.money(coin)}>
          <Coin label={words.money(coin)} />
        </MoveButton>
      ))}
    </div>
  </fieldset>
)
interface CoinKeysProps {
  words: Words
  label: string
  entry(coin: number): unknown
}

// An amount with − and +; without script a number is typed.
export const Amount = ({ label, note, value, most, set, runs, name, words }: AmountProps) => (
  <div class="amount">
    <span class="amount-label">
      {label}
      {note && <small>{note}</small>}
    </span>
    {runs ? (
      <span class="stepper">
        <button
          type="button"
          class="key"
          disabled={value <= 0}
          aria-label={words.sheet.fewer(label)}
          onClick={() => set(value - 1)}
        >
          −
        </button>
        <output aria-live="polite">{value}</output>
        <button
          type="button"
          class="key"
          disabled={value >= most}
          aria-label={words.sheet.more(label)}
          onClick={() => set(value + 1)}
        >
          +
        </button>
      </span>
    ) : (
      <input type="number" name={name} min="0" max={most} value={value} aria-label={label} />
    )}
  </div>
)
interface AmountProps {
  label: string
  note?: string | undefined
  value: number
  most: number
  set(value: number): void
  runs: boolean
  name: string
  words: Words
}

// Terrain, tracks and coin of one card, as choices named below `path`. Uncontrolled: the form keeps what is tapped.
export const LandscapeFields = ({ words, path, card, coin = true }: LandscapeProps) => (
  <div class="landscape-fields">
    <fieldset class="terrain-keys">
      <legend>{words.sheet.terrain}</legend>
      {terrains.map(terrain => (
        <label key={terrain} class="pick">
          <input
            type="radio"
            name={`${path}.terrain`}
            value={terrain}
            required
            defaultChecked={card?.terrain === terrain}
          />
          <span>
            {words.terrain[terrain]} <b>{tracksNeeded[terrain]}</b>
          </span>
        </label>
      ))}
    </fieldset>
    <fieldset class="track-keys">
      <legend>{words.sheet.tracks}</legend>
      {tracks.map(n => (
        <label key={n} class="pick" aria-label={words.tracks(n)}>
          <input type="radio" name={`${path}.tracks`} value={n} required defaultChecked={card?.tracks === n} />
          <span>
            <Rails count={n} />
          </span>
        </label>
      ))}
    </fieldset>
    {coin && (
      <label class="coin-pick">
        {words.sheet.coin}
        <select name={`${path}.coin`} required>
          <option value="" />
          {coins.map(pounds => (
            <option key={pounds} value={pounds} selected={card?.coin === pounds}>
              {words.money(pounds)}
            </option>
          ))}
        </select>
      </label>
    )}
  </div>
)
interface LandscapeProps {
  words: Words
  path: string
  card?: Landscape | undefined
  coin?: boolean
}

// The tracks of a card turned up, one tap.
export const TrackKeys = ({ words, label }: { words: Words; label: string }) => (
  <fieldset class="track-keys turned-up">
    <legend>{label}</legend>
    {tracks.map(n => (
      <MoveButton key={n} kind="plain" class="track-key" move={{ kind: 'stock', tracks: n }} label={words.tracks(n)}>
        <Rails count={n} />
        <b>{n}</b>
      </MoveButton>
    ))}
  </fieldset>
)
