// Entering cards in full depth: the landscape a seat takes, and those that stand before its engine.
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import type { SheetWords } from '../words/en.ts'
import { CoinKeys } from './coin-keys.tsx'
import { LandscapeFields } from './fields.tsx'
import { laneLength } from './ledger.ts'
import type { Entry, View } from './state.ts'

// The same terrain and coin a second time is asked about: people may know better than the sheet.
const Twice = ({ words, kind }: { words: SheetWords; kind: Entry['kind'] }) => {
  const { refused } = useTable()
  if (refused?.refusal.refused !== 'same-card-twice') return null
  const entry: Entry = JSON.parse(refused.move)
  if (entry.kind !== kind) return null
  return (
    <MoveButton kind="quiet" move={{ ...entry, twice: true }}>
      {words.sheet.twice}
    </MoveButton>
  )
}

export const TookEntry = ({ words, turn, seq }: { words: SheetWords; turn: Seat; seq: number }) => {
  const blank = { terrain: '', tracks: 0 }
  return (
    <div class="took-entry">
      <MoveForm key={seq} seat={turn}>
        <LandscapeFields words={words} path="move.card" coin={false} />
        <CoinKeys words={words} label={words.sheet.coin} entry={coin => ({ kind: 'took', card: { ...blank, coin } })} />
      </MoveForm>
      <Again words={words} seat={turn} kind="took" />
    </div>
  )
}

const Again = ({ words, seat, kind }: { words: SheetWords; seat: Seat; kind: Entry['kind'] }) => (
  <MoveForm class="again" seat={seat}>
    <Refused words={words} />
    <Twice words={words} kind={kind} />
  </MoveForm>
)

export const StandsEntry = ({ view, words, seat }: { view: View; words: SheetWords; seat: Seat }) => {
  const telling = useTelling()
  return (
    <section class="stands-entry">
      <h2>{words.sheet.beforeEngine(telling.name(seat))}</h2>
      <MoveForm seat={seat}>
        {Array.from({ length: laneLength(view, seat) }, (_, i) => (
          <section key={i} class="stands-card">
            <h3>{words.sheet.nth(i + 1)}</h3>
            <LandscapeFields words={words} path={`move.lane.${i}`} />
          </section>
        ))}
        <MoveButton move={{ kind: 'stands', lane: [] }}>{words.sheet.enter}</MoveButton>
      </MoveForm>
      <Again words={words} seat={seat} kind="stands" />
    </section>
  )
}
