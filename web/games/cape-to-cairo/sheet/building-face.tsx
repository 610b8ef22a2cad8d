// Building beside the box: in the ledger whoever crosses says what it cost; in full depth the sheet works it out.
import { Foot } from '../../../ui/foot.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { News } from '../../../ui/news.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { useTable } from '../../../ui/table.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import { Spread } from '../../../ui/turn/spread.tsx'
import { Undo } from '../../../ui/undo.tsx'
import type { Seat } from '../../game.ts'
import { DecideFoot, PaymentWays, RiverNote } from '../parts/decision.tsx'
import { SumInWords, SumOf } from '../parts/sum.tsx'
import { type Payment, payments, type Site } from '../rules/building.ts'
import type { SheetWords } from '../words/en.ts'
import { Accounts, FoldedColumns, Needed } from './accounts.tsx'
import { CrossedEntry } from './crossed-entry.tsx'
import { TurnedUp } from './landscape-fields.tsx'
import { gainersOf, siteOf } from './ledger.ts'
import { isFresh, Opened, type Phased } from './opened.tsx'
import type { View } from './state.ts'

export const BuildingFace = ({ frame, words, phase, now }: Phased<'building'>) => {
  const { view } = frame
  const { turn, drawn } = phase
  const [chosen, choose] = useIntent(0)
  const fresh = isFresh(view)
  const next = view.accounts[turn]!.lane?.[0]
  const site = siteOf(view, turn)
  const decision = drawn && site && next && { words, kind: 'built' as const, site, coin: next.coin, chosen }
  return (
    <Spread
      class="ctc sheet-face building"
      now={now}
      main={
        <>
          {fresh && <Opened view={view} words={words} />}
          <Needed words={words} now={next?.terrain} />
        </>
      }
      act={
        <>
          {site && next && <Crossing view={view} words={words} turn={turn} site={site} paid={payments(site)[chosen]} />}
          {decision && <PaymentWays {...decision} seat={turn} choose={choose} />}
          {decision && <RiverNote words={words} turn={turn} gainers={gainersOf(view, turn)} />}
          {!drawn && <TurnedUp words={words} seat={turn} />}
          {view.depth === 'ledger' && <CrossedEntry view={view} words={words} turn={turn} />}
        </>
      }
      rest={
        <>
          <News words={words} />
          {!fresh && view.reveal && (
            <details>
              <summary>{words.choosing.order}</summary>
              <Opened view={view} words={words} />
            </details>
          )}
          <Accounts view={view} words={words} />
          <FoldedColumns view={view} words={words} />
        </>
      }
      foot={
        decision ? (
          <DecideFoot {...decision} />
        ) : (
          <Foot>
            <Undo />
            {drawn ? (
              <MoveForm seat={turn}>
                <MoveButton move={{ kind: 'pass' }}>{words.building.pass}</MoveButton>
              </MoveForm>
            ) : (
              <Refused words={words} />
            )}
          </Foot>
        )
      }
    />
  )
}

const sum = (tracks: readonly number[]) => tracks.reduce((total, one) => total + one, 0)

interface CrossingProps {
  view: View
  words: SheetWords
  turn: Seat
  site: Site
  paid: Payment | undefined
}

// The landscape before a builder, and the tracks there are for it.
const Crossing = ({ view, words, turn, site, paid }: CrossingProps) => {
  const { you } = useTable().frame
  const lane = view.accounts[turn]!.lane!
  const laid = { site, lane: sum(lane.map(({ tracks }) => tracks)), stock: sum(view.stock) }
  return (
    <section class="crossing-plain">
      <h2>
        {words.terrain[lane[0]!.terrain]}: {words.need(site.need)}
      </h2>
      <SumOf sum={laid} paid={paid} />
      <SumInWords sum={laid} words={words} yours={turn === you} />
      <p class="voice-2">{words.sheet.stockOf(laid.stock, view.stock.length)}</p>
    </section>
  )
}
