// The fields in which cards are entered: a landscape as it was seen on a real card, the tracks of one turned up.
import { MoveButton } from '../../../ui/moves.tsx'
import { Rails } from '../art/rails.tsx'
import { terrains, tracksNeeded } from '../rules/pieces.ts'
import type { SheetWords } from '../words/en.ts'
import { coins } from './coin-keys.tsx'
import type { Landscape } from './state.ts'

const tracks = [0, 1, 2, 3]

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
  words: SheetWords
  path: string
  card?: Landscape | undefined
  coin?: boolean
}

// The tracks of a card turned up, one tap.
export const TrackKeys = ({ words, label }: { words: SheetWords; label: string }) => (
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
