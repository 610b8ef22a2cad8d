// The tracks of every card by terrain and coin: house values, the same in every language.
import { terrains, tracksNeeded, tracksPrinted } from '../rules/pieces.ts'
import type { Shared } from '../words/en.ts'

export const ValuesTable = ({ words, title, need }: ValuesProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
  <section class="scrolls" aria-label={title} tabIndex={0}>
    <table class="values">
      <thead>
        <tr>
          <td />
          <th scope="col">{need}</th>
          {tracksPrinted.river.map((_, i) => (
            <th key={words.money(i + 1)} scope="col">
              {words.money(i + 1)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {terrains.map(terrain => (
          <tr key={terrain}>
            <th scope="row">{words.terrain[terrain]}</th>
            <td>
              <b>{tracksNeeded[terrain]}</b>
            </td>
            {tracksPrinted[terrain].map((tracks, i) => (
              <td key={words.money(i + 1)}>{tracks}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
interface ValuesProps {
  words: Pick<Shared, 'terrain' | 'money'>
  title: string
  need: string
}
