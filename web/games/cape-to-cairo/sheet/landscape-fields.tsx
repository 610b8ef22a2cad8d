// A landscape from a real card: terrain and tracks by one tap each, and its coin, as form fields
// under `path`.
import { type ComponentChildren, Fragment } from 'preact'
import { Keys, MoveKey, Pick } from '../../../ui/fields/keys.tsx'
import { MoveForm } from '../../../ui/moves.tsx'
import type { Seat } from '../../game.ts'
import { Coin } from '../art/coin.tsx'
import { Rails } from '../art/rails.tsx'
import { missing, priceOf, type Site } from '../rules/building.ts'
import { coins, type Terrain, terrains, trackCounts, tracksNeeded } from '../rules/pieces.ts'
import type { SheetWords } from '../words/sentences.ts'

/** Draws the picture of a terrain. The page has its symbol only if every card is recorded. */
export const Vignette = ({ terrain }: { terrain: Terrain }) => (
  <svg class="vignette" viewBox="0 0 120 110" aria-hidden="true">
    <use href={`#ctc-${terrain}`} width="120" height="110" />
  </svg>
)

/**
 * The picked values of a card that is being entered. Its form has the same fields, for pages
 * without script.
 */
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

export const LandscapeFields = ({ words, path, known, know }: FieldsProps) => (
  <Keys legend={`${words.sheet.terrain} · ${words.sheet.tracks}`} class="landscapes">
    {terrains.map(terrain => (
      <Fragment key={terrain}>
        <span class="terrain">
          <Vignette terrain={terrain} />
          <span>
            {words.terrain[terrain]} <b>{tracksNeeded[terrain]}</b>
          </span>
        </span>
        {trackCounts.map(tracks => (
          <Pick
            key={tracks}
            name={path}
            value={JSON.stringify({ terrain, tracks })}
            label={`${words.terrain[terrain]}, ${words.tracks(tracks)}`}
            picked={known.terrain === terrain && known.tracks === tracks}
            pick={() => know({ ...known, terrain, tracks })}
          >
            <Rails count={tracks} />
          </Pick>
        ))}
      </Fragment>
    ))}
  </Keys>
)

export const CoinField = ({ words, path, known, know }: FieldsProps) => (
  <label class="coin-field">
    {words.sheet.coin}
    <select
      name={`${path}.coin`}
      value={known.coin ?? ''}
      onChange={({ currentTarget: { value } }) =>
        know({ ...known, ...(value && { coin: Number(value) }) })
      }
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

/** Shows ten coins; one tap on a coin makes an entry. */
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
  legend: ComponentChildren
  entry(coin: number): unknown
  disabled?: boolean
}

// Two figures, which screen readers read as one sentence.
const StockFace = ({
  figure,
  price,
  name,
}: {
  figure: number | string
  price: string | false
  name: string
}) => (
  <>
    <b aria-hidden="true">{figure}</b>
    {price && <small aria-hidden="true">{price}</small>}
    <span class="visually-hidden">{name}</span>
  </>
)

/**
 * Shows keys for the number of tracks in the stock, which the builder enters after the seats before
 * it have passed. Without bonus cards there is only one way to pay, so the tap also buys the
 * missing tracks and crosses. The keys end at `missing`, since more tracks are lost.
 */
export const Stocked = ({ words, seat, tracks, site }: StockedProps) => {
  const { sheet, building, money } = words
  const short = missing(site)
  return (
    <MoveForm seat={seat}>
      <Keys
        legend={
          <>
            {sheet.stockNow} <small>{site.bonuses > 0 ? sheet.enough(short) : sheet.buys}</small>
          </>
        }
        class="stock-now"
      >
        {Array.from({ length: short }, (_, n) => {
          const bought = short - n
          const builds = site.bonuses === 0 && priceOf(bought) <= site.capital
          return (
            <MoveKey
              key={n}
              move={
                builds
                  ? { kind: 'built', bonuses: 0, bought, stock: n }
                  : { kind: 'stocked', tracks: n }
              }
              class={n === tracks ? 'hot' : undefined}
            >
              <StockFace
                figure={n}
                price={builds && money(priceOf(bought))}
                name={builds ? `${words.tracks(n)}: ${building.build(bought)}` : words.tracks(n)}
              />
            </MoveKey>
          )
        })}
        <MoveKey move={{ kind: 'built', bonuses: 0, bought: 0, stock: short }} class="enough">
          <StockFace
            figure={`${short}+`}
            price={site.bonuses === 0 && money(0)}
            name={sheet.enough(short)}
          />
        </MoveKey>
      </Keys>
    </MoveForm>
  )
}
interface StockedProps {
  words: SheetWords
  seat: Seat
  tracks: number | undefined // entered
  site: Site // without the stock
}
