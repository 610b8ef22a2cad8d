// Entering cards in full depth: the landscape a seat takes, and those that stand before its engine.
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import type { SheetWords } from '../words/en.ts'
import { CoinField, CoinKeys, LandscapeFields } from './landscape-fields.tsx'
import { laneLength } from './ledger.ts'
import type { Entry, View } from './state.ts'

// The same terrain and coin a second time is asked about: people may know better than the sheet.
const Again = ({ words, seat, kind }: { words: SheetWords; seat: Seat; kind: Entry['kind'] }) => {
  const { refused } = useTable()
  const sent = refused?.refusal.refused === 'same-card-twice' ? refused.sent : undefined
  const entry = sent?.do === 'move' ? (sent.move as Entry) : undefined
  return (
    <MoveForm seat={seat}>
      <Refused words={words} />
      {entry?.kind === kind && (
        <MoveButton kind="quiet" move={{ ...entry, twice: true }}>
          {words.sheet.twice}
        </MoveButton>
      )}
    </MoveForm>
  )
}

export const TookEntry = ({ words, turn, seq }: { words: SheetWords; turn: Seat; seq: number }) => (
  <div class="entry">
    <MoveForm key={seq} seat={turn}>
      <LandscapeFields words={words} path="move.card" />
      <CoinKeys words={words} legend={words.sheet.coin} entry={coin => ({ kind: 'took', card: { coin } })} />
    </MoveForm>
    <Again words={words} seat={turn} kind="took" />
  </div>
)

export const StandsEntry = ({ view, words, seat }: { view: View; words: SheetWords; seat: Seat }) => (
  <section class="entry">
    <h2>{words.sheet.beforeEngine(useTelling().name(seat))}</h2>
    <MoveForm seat={seat}>
      {Array.from({ length: laneLength(view, seat) }, (_, i) => (
        <section key={i} class="stands-card">
          <h3>{words.sheet.nth(i + 1)}</h3>
          <LandscapeFields words={words} path={`move.lane.${i}`} />
          <CoinField words={words} path={`move.lane.${i}`} />
        </section>
      ))}
      <MoveButton move={{ kind: 'stands', lane: [] }}>{words.sheet.enter}</MoveButton>
    </MoveForm>
    <Again words={words} seat={seat} kind="stands" />
  </section>
)
