// A seat's two columns, capital left and bid right; between auctions, what was gained and spent.
import { priceOf } from '../rules/building.ts'
import type { SheetWords } from '../words/sentences.ts'
import type { Account, Crossing } from './state.ts'

const spentOn = (crossings: readonly Crossing[]) => {
  const spent = crossings.reduce((sum, { bought }) => sum + priceOf(bought), 0)
  return spent > 0 ? [spent] : []
}

// Narrow columns have no room for words.
const noteOf = (crossings: readonly Crossing[], words: SheetWords, isBrief: boolean) =>
  [
    ...crossings.map(({ coin, terrain }) => words.sheet.gain(coin, isBrief ? undefined : terrain)),
    ...spentOn(crossings).map(pounds => (isBrief ? `−${pounds}` : words.sheet.spent(pounds))),
  ].join(', ')

/**
 * Shows the columns of a seat. `bidding`: the last line is the current auction; otherwise an extra
 * line shows the capital now.
 */
export const Columns = ({
  account,
  words,
  title,
  bidding,
  sealed,
  isBrief = false,
}: ColumnsProps) => {
  const { lines, capital } = account
  const last = lines.at(-1)
  const since = last?.crossings ?? []
  return (
    <table class="columns" aria-label={title}>
      <thead>
        <tr>
          <td />
          <th scope="col">{words.capital}</th>
          <th scope="col">{words.bid}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, i) => {
          const now = bidding && line === last
          const look = now ? 'hot' : i < lines.length - 4 ? 'old' : undefined
          return (
            <tr key={line.auction} class={look}>
              <th scope="row">
                <span class="line-number">{line.auction}</span>
                <span class="line-note">
                  {noteOf(lines[i - 1]?.crossings ?? [], words, isBrief)}
                </span>
              </th>
              <td>{line.capital}</td>
              <td>{line.bid ?? (now && sealed ? '•' : '')}</td>
            </tr>
          )
        })}
        {!bidding && (
          <tr class="hot">
            <th scope="row">
              <span class="line-number" />
              <span class="line-note">{noteOf(since, words, isBrief) || words.sheet.now}</span>
            </th>
            <td>{capital}</td>
            <td />
          </tr>
        )}
      </tbody>
    </table>
  )
}
interface ColumnsProps {
  account: Account
  words: SheetWords
  title: string
  bidding?: boolean
  sealed?: boolean
  isBrief?: boolean // beside other columns: numbers without words
}
