// The effect of the last entry: its score and, if coins are real, the coins to pay or take at the
// table.
import { useTable, useTelling } from '../../../ui/table.tsx'
import { calledIn, tell } from '../../words.ts'
import { priceOf } from '../rules/pieces.ts'
import type { SheetFace } from './accounts.tsx'
import { incomeIn } from './entries.ts'

const CoinsDue = ({
  frame: { view, options, told },
  words: { sheet, cloth: names },
}: SheetFace) => {
  const telling = useTelling()
  const called = calledIn(useTable().house.you)
  const said = told?.events.find(({ kind }) => kind === 'entered')
  if (said?.kind !== 'entered') return null
  const { seat, entry } = said
  if (entry.kind === 'extension') {
    const { cloth } = entry
    const price = sheet.price(names[cloth], priceOf(view.sizes[cloth][seat]!))
    return (
      <p>
        {sheet.pays(price)({ seat }, telling)} {sheet.instead[options.oneOtherColour]}
      </p>
    )
  }
  if (entry.kind !== 'attract') return null
  const each = incomeIn(view, seat, entry).map(
    ({ seat: to, coins }) => `${called(telling, to)} ${coins}`,
  )
  return <p>{sheet.takes(names[entry.cloth], telling.list(each))}</p>
}

// The score of the last extension, and the medals it gained.
const Scored = ({ frame, words }: SheetFace) => {
  const telling = useTelling()
  const { scored } = frame.view
  return scored ? (
    <p class="kairo-scored">{tell(words, { kind: 'scored', ...scored }, telling)}</p>
  ) : null
}

export const Came = (face: SheetFace) => (
  <>
    <Scored {...face} />
    {face.frame.options.coins === 'real' && <CoinsDue {...face} />}
  </>
)
