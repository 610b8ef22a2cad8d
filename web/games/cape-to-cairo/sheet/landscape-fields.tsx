// A landscape as it was seen on a real card: terrain, tracks and coin, as choices named below `path`.
import { Keys, MoveKey, Pick } from '../../../ui/fields/keys.tsx'
import { useScript } from '../../../ui/live.tsx'
import { MoveForm } from '../../../ui/moves.tsx'
import type { Seat } from '../../game.ts'
import { Coin } from '../art/coin.tsx'
import { Rails } from '../art/rails.tsx'
import { coins, stockCounts, type Terrain, terrains, trackCounts, tracksNeeded } from '../rules/pieces.ts'
import type { SheetWords } from '../words/en.ts'

// The picture alone: the page brings the landscapes once the sheet keeps every card.
export const Vignette = ({ terrain }: { terrain: Terrain }) => (
  <svg class="vignette" viewBox="0 0 120 110" aria-hidden="true" focusable="false">
    <use href={`#ctc-${terrain}`} width="120" height="110" />
  </svg>
)

// What is known of a card while it is entered; its form has the same fields, for pages without script.
export interface Known {
  terrain?: Terrain
  tracks?: number
  coin?: number
}
interface FieldsProps {
  words: SheetWords
  path: string
  known: Known
  know(known: Known): void
}

export const LandscapeFields = ({ words, path, known, know }: FieldsProps) => {
  const runs = useScript()
  const by = (more: Known) => (runs ? { pick: () => know({ ...known, ...more }) } : {})
  return (
    <>
      <Keys legend={words.sheet.terrain} class="by-5 terrains">
        {terrains.map(terrain => (
          <Pick
            key={terrain}
            name={`${path}.terrain`}
            value={terrain}
            picked={known.terrain === terrain}
            {...by({ terrain })}
          >
            <Vignette terrain={terrain} />
            {words.terrain[terrain]} <b>{tracksNeeded[terrain]}</b>
          </Pick>
        ))}
      </Keys>
      <Keys legend={words.sheet.tracks} class="by-4">
        {trackCounts.map(n => (
          <Pick
            key={n}
            name={`${path}.tracks`}
            value={n}
            label={words.tracks(n)}
            picked={known.tracks === n}
            {...by({ tracks: n })}
          >
            <Rails count={n} />
          </Pick>
        ))}
      </Keys>
    </>
  )
}

export const CoinField = ({ words, path, known, know }: FieldsProps) => (
  <label class="coin-field">
    {words.sheet.coin}
    <select
      name={`${path}.coin`}
      value={known.coin ?? ''}
      onChange={({ currentTarget: { value } }) => know({ ...known, ...(value && { coin: Number(value) }) })}
    >
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
export const CoinKeys = ({ words, legend, entry, disabled = false }: CoinKeysProps) => (
  <Keys legend={legend} class="by-5 coins">
    {coins.map(coin => (
      <MoveKey key={coin} move={entry(coin)} label={words.money(coin)} disabled={disabled}>
        <Coin label={words.money(coin)} />
      </MoveKey>
    ))}
  </Keys>
)
interface CoinKeysProps {
  words: SheetWords
  legend: string
  entry(coin: number): unknown
  disabled?: boolean
}

// All that lies in the stock, one tap: whoever builds says it, and the seats before have passed.
export const Stocked = ({ words, seat, tracks }: { words: SheetWords; seat: Seat; tracks: number | undefined }) => (
  <MoveForm seat={seat}>
    <Keys legend={words.sheet.stockNow} class="by-6">
      {stockCounts.map(n => (
        <MoveKey
          key={n}
          move={{ kind: 'stocked', tracks: n }}
          label={words.tracks(n)}
          class={n === tracks ? 'now' : undefined}
        >
          <b>{n}</b>
        </MoveKey>
      ))}
    </Keys>
  </MoveForm>
)
