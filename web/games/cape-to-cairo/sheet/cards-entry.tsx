// Entering cards when every card is recorded: the landscape that a seat takes, and those in front
// of its engine.
import { useScript } from '../../../ui/live.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import type { Seat } from '../../game.ts'
import { replaced } from '../../kit/replaced.ts'
import type { Entry } from '../rules/entry.ts'
import type { SheetWords } from '../words/sentences.ts'
import { CoinField, CoinKeys, type Known, LandscapeFields } from './landscape-fields.tsx'
import { laneLength } from './ledger.ts'
import type { View } from './state.ts'

// Asks people to confirm a card that was entered before, since the real box may have two.
const Again = ({ words, seat, kind }: { words: SheetWords; seat: Seat; kind: Entry['kind'] }) => {
  const { refused } = useTable()
  const sent = refused?.refusal?.refused === 'same-card-twice' ? refused.sent : undefined
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

/**
 * Shows the entry of a taken card. Terrain and tracks are picked first and stay picked when others
 * enter something; a tap on the coin then enters the card. A refusal is above the coins, because a
 * phone has no room below them.
 */
export const TookEntry = ({ view, words, turn }: { view: View; words: SheetWords; turn: Seat }) => {
  const runs = useScript()
  const [known, know] = useIntent<Known>('took', {}, `${view.auctions} ${turn}`)
  const isOpen = known.terrain !== undefined && known.tracks !== undefined
  return (
    <div class="entry">
      <Again words={words} seat={turn} kind="took" />
      <MoveForm seat={turn}>
        <LandscapeFields words={words} path="move.card" known={known} know={know} />
        <CoinKeys
          words={words}
          legend={words.sheet.coinEnters}
          entry={coin => ({ kind: 'took', card: { coin } })}
          disabled={runs && !isOpen}
        />
      </MoveForm>
    </div>
  )
}

export const StandsEntry = ({
  view,
  words,
  seat,
}: {
  view: View
  words: SheetWords
  seat: Seat
}) => {
  const runs = useScript()
  const [cards, set] = useIntent<readonly Known[]>(`stands ${seat}`, [], 'stands')
  const all = Array.from({ length: laneLength(view, seat) }, (_, i) => cards[i] ?? {})
  const isWhole = all.every(({ terrain, tracks, coin }) => terrain && tracks !== undefined && coin)
  return (
    <section class="entry">
      <h2>{words.sheet.beforeEngine(useTelling().name(seat))}</h2>
      <MoveForm seat={seat}>
        {all.map((known, i) => {
          const fields = {
            words,
            path: `move.lane.${i}`,
            known,
            know: (card: Known) => set(replaced(all, i, card)),
          }
          return (
            <section key={i} class="stands-card">
              <h3>{words.sheet.nth(i + 1)}</h3>
              <LandscapeFields {...fields} />
              <CoinField {...fields} />
            </section>
          )
        })}
        <MoveButton move={{ kind: 'stands', lane: [] }} disabled={runs && !isWhole}>
          {words.sheet.enter}
        </MoveButton>
        {runs && !isWhole && <p class="hint">{words.sheet.standsNote}</p>}
      </MoveForm>
      <Again words={words} seat={seat} kind="stands" />
    </section>
  )
}
