// The fields by which an entry of the sheet is corrected; drawn by the server only.
import type { Telling } from '../../words.ts'
import { bonusLimit } from '../rules/pieces.ts'
import type { SheetWords, Words } from '../words/en.ts'
import { coins } from './coin-keys.tsx'
import { LandscapeFields } from './fields.tsx'
import type { Entry as Made, View } from './state.ts'

interface EntryProps {
  entry: Made
  view: View
  words: Words
  telling: Telling
}

const NumberField = ({ label, name, value, most }: NumberFieldProps) => (
  <label class="field">
    {label}
    <input type="number" inputMode="numeric" name={name} min="0" max={most} value={value} required />
  </label>
)
interface NumberFieldProps {
  label: string
  name: string
  value: number
  most: number
}

const CoinField = ({ label, value, words }: { label: string; value: number; words: SheetWords }) => (
  <label class="field">
    {label}
    <select name="move.coin">
      {coins.map(coin => (
        <option key={coin} value={coin} selected={coin === value}>
          {words.money(coin)}
        </option>
      ))}
    </select>
  </label>
)

export const Entry = ({ entry, view, words: { companion: words }, telling }: EntryProps) => {
  const { sheet } = words
  switch (entry.kind) {
    case 'bid':
      return <NumberField label={words.bid} name="move.pounds" value={entry.pounds} most={999} />
    case 'coin':
      return <CoinField label={sheet.yourCoin} value={entry.coin} words={words} />
    case 'took':
      return <LandscapeFields words={words} path="move.card" card={entry.card} />
    case 'stock':
      return <NumberField label={sheet.tracks} name="move.tracks" value={entry.tracks} most={3} />
    case 'crossed':
      return (
        <>
          <CoinField label={sheet.coin} value={entry.coin} words={words} />
          <NumberField label={sheet.bonuses} name="move.bonuses" value={entry.bonuses} most={bonusLimit} />
          <NumberField label={sheet.bought} name="move.bought" value={entry.bought} most={99} />
          <Rivers entry={entry} view={view} words={words} telling={telling} />
        </>
      )
    case 'built':
      return (
        <>
          <NumberField label={sheet.bonuses} name="move.bonuses" value={entry.bonuses} most={bonusLimit} />
          <NumberField label={sheet.bought} name="move.bought" value={entry.bought} most={99} />
        </>
      )
    case 'stands':
      return (
        <>
          {entry.lane.map((card, i) => (
            <section key={`${card.terrain}${card.coin}`} class="stands-card">
              <h3>{sheet.nth(i + 1)}</h3>
              <LandscapeFields words={words} path={`move.lane.${i}`} card={card} />
            </section>
          ))}
        </>
      )
    case 'pass':
    case 'depth':
      return <></>
  }
}

// Ticked boxes are added to a list: so the list they are laid on is empty, in a move that takes the page's place.
const Rivers = ({ entry, view, words, telling }: RiversProps) => (
  <fieldset class="rivers">
    <legend>{words.sheet.rivers}</legend>
    <input type="hidden" name="move" value={JSON.stringify({ ...entry, rivers: [] })} />
    {view.accounts.map((_, seat) => (
      <label key={seat} class="pick">
        <input type="checkbox" name="move.rivers" value={seat} defaultChecked={entry.rivers.includes(seat)} />
        <span>{telling.name(seat)}</span>
      </label>
    ))}
  </fieldset>
)
interface RiversProps {
  entry: Extract<Made, { kind: 'crossed' }>
  view: View
  words: SheetWords
  telling: Telling
}
