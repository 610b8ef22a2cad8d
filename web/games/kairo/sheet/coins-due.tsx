// Real coins are handed out at the table: what the last entry costs or earns is said for everybody.
import { useTelling } from '../../../ui/table.tsx'
import type { SheetFace } from './accounts.tsx'
import { incomeIn } from './entries.ts'

export const CoinsDue = ({ frame: { view, options, told }, words: { sheet } }: SheetFace) => {
  const telling = useTelling()
  const said = told?.events.find(({ kind }) => kind === 'entered')
  if (said?.kind !== 'entered') return null
  const { seat, entry } = said
  if (entry.kind === 'extension') {
    const { cloth } = entry
    const price = sheet.price(cloth, view.sizes[cloth][seat]!)
    return (
      <p>
        {sheet.pays(seat, price, telling)} {sheet.instead(options.oneOtherColour === 'yes')}
      </p>
    )
  }
  if (entry.kind !== 'attract') return null
  const each = incomeIn(view, seat, entry).map(({ seat: to, coins }) => `${telling.name(to)} ${coins}`)
  return <p>{sheet.takes(entry.cloth, telling.list(each))}</p>
}
