// Real coins are handed out at the table: what the last entry costs or earns is said for everybody.
import { useTelling } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import type { Telling } from '../../words.ts'
import type { Cloth } from '../rules/pieces.ts'
import type { SheetWords } from '../words/en.ts'
import { incomeIn } from './entries.ts'
import type { SheetFace } from './sheet.tsx'
import type { Options } from './state.ts'

interface Extension {
  seat: Seat
  cloth: Cloth
  size: number // with the extension
}

/** What an extension costs, in one sentence. */
export const priceInWords = (of: Extension, { oneOtherColour }: Options, { sheet }: SheetWords, telling: Telling) =>
  sheet.pays({ ...of, oneOther: oneOtherColour === 'yes' }, telling)

export const Owed = ({ frame: { view, options, told }, words }: SheetFace) => {
  const telling = useTelling()
  const said = told?.events.find(({ kind }) => kind === 'entered')
  if (said?.kind !== 'entered') return null
  const { seat, entry } = said
  if (entry.kind === 'extension') {
    const { cloth } = entry
    return <p>{priceInWords({ seat, cloth, size: view.sizes[cloth][seat]! }, options, words, telling)}</p>
  }
  if (entry.kind !== 'attract') return null
  const each = incomeIn(view, seat, entry).map(({ seat: to, coins }) => `${telling.name(to)} ${coins}`)
  return <p>{words.sheet.takes(entry.cloth, telling.list(each))}</p>
}
