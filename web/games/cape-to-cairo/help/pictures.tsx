// The picture of the rules help: the tracks of every card by terrain and coin, which are house values.
import type { PictureProps } from '../../box.tsx'
import { terrains, tracksNeeded, tracksPrinted } from '../rules/pieces.ts'
import type { Words } from '../words/en.ts'

const ValuesTable = ({ words, labels: [title, need] }: PictureProps<Words>) => {
  const { money, terrain: named } = words.digital
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
    <section class="scrolls" aria-label={title ?? ''} tabIndex={0}>
      <table class="values">
        <thead>
          <tr>
            <td />
            <th scope="col">{need}</th>
            {tracksPrinted.river.map((_, i) => (
              <th key={money(i + 1)} scope="col">
                {money(i + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {terrains.map(terrain => (
            <tr key={terrain}>
              <th scope="row">{named[terrain]}</th>
              <td>
                <b>{tracksNeeded[terrain]}</b>
              </td>
              {tracksPrinted[terrain].map((tracks, i) => (
                <td key={money(i + 1)}>{tracks}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export const pictures = { values: ValuesTable }
