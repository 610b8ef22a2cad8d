// Building beside the box. If only money is recorded (`ledger`), the builder enters what the
// crossing cost; if every card is recorded (`full`), the sheet computes it.
import { Entering, useEntering } from '../../../ui/fields/entering.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import { Undo } from '../../../ui/undo.tsx'
import type { Seat } from '../../game.ts'
import { DecideFoot, PaymentWays } from '../parts/decision.tsx'
import { weighty } from '../parts/recap-kinds.ts'
import { riverNote } from '../parts/river-note.ts'
import { SumInWords, SumOf } from '../parts/sum.tsx'
import { payments, type Site, sum } from '../rules/building.ts'
import type { SheetWords } from '../words/sentences.ts'
import { Needed, SeatSheets } from './books.tsx'
import { recalled } from './crossed-cards.ts'
import { CrossedEntry } from './crossed-entry.tsx'
import { Stocked, Vignette } from './landscape-fields.tsx'
import { gainersOf, siteOf } from './ledger.ts'
import { isFresh, Opened, type Phased } from './opened-bids.tsx'
import type { View } from './state.ts'

export const BuildingFace = ({ frame, words, phase, now }: Phased<'building'>) => {
  const { view } = frame
  const { turn, drawn } = phase
  const entering = useEntering([...view.accounts.keys()])
  const seat = entering.seat ?? turn // viewers without a seat get another face
  const [chosen, choose] = useIntent('way', 0)
  const fresh = isFresh(view)
  const builds = turn === seat && drawn // the stock was entered for this seat
  const next = view.accounts[seat]!.lane?.[0]
  const site = siteOf(builds ? view : bare(view), seat)
  const isFull = view.depth === 'full'
  const decision = isFull &&
    builds &&
    site &&
    next && { words, kind: 'built' as const, site, coin: next.coin, chosen }
  const river = riverNote(words, useTelling(), seat, gainersOf(view, seat))
  const stock = builds ? sum(view.stock) : undefined
  return (
    <Frame
      class="ctc building"
      now={now}
      recap={
        <>
          <Recap words={words} weighty={weighty} since={recalled(useTable().since, view)} />
          <Undo />
        </>
      }
      main={
        isFull
          ? site &&
            next && <Crossing view={view} words={words} seat={seat} site={site} stock={stock} />
          : fresh && <Opened view={view} words={words} />
      }
      dock={
        <>
          <Entering {...entering}>
            {of => (
              <>
                {isFull && (
                  <Stocks
                    view={view}
                    words={words}
                    seat={of}
                    tracks={of === seat ? stock : undefined}
                  />
                )}
                {!isFull && (
                  <CrossedEntry
                    key={`${of} ${view.accounts[of]!.crossed}`}
                    view={view}
                    words={words}
                    turn={of}
                  />
                )}
                {decision && of === seat && (
                  <>
                    <PaymentWays {...decision} seat={seat} choose={choose} />
                    {river && <p class="river-note">{river}</p>}
                  </>
                )}
              </>
            )}
          </Entering>
          {decision && payments(site).length > 0 && <DecideFoot {...decision} />}
        </>
      }
      beside={<SeatSheets view={view} words={words} />}
      common={
        <>
          <Needed words={words} now={next?.terrain} />
          <Order view={view} words={words} />
        </>
      }
    />
  )
}

// The order of choice, folded once somebody has crossed. With `ledger`, the unfolded order is in
// the place that the landscape has with `full`.
const Order = ({ view, words }: { view: View; words: SheetWords }) => {
  if (isFresh(view)) return view.depth === 'full' ? <Opened view={view} words={words} /> : null
  return view.reveal ? (
    <details>
      <summary>{words.choosing.order}</summary>
      <Opened view={view} words={words} />
    </details>
  ) : null
}

// Returns the view with an empty stock.
const bare = (view: View): View => ({ ...view, stock: [] })

const Stocks = ({
  view,
  ...stocks
}: Omit<CrossingProps, 'site' | 'stock'> & { tracks: number | undefined }) => {
  const site = siteOf(bare(view), stocks.seat)
  return site ? <Stocked {...stocks} site={site} /> : null
}

interface CrossingProps {
  view: View
  words: SheetWords
  seat: Seat
  site: Site
  stock: number | undefined // undefined: not entered yet
}

// The landscape in front of a seat, its lane, and the tracks available for it.
const Crossing = ({ view, words, seat, site, stock }: CrossingProps) => {
  const { you } = useTable().frame
  const lane = view.accounts[seat]!.lane!
  const laid = { site, lane: sum(lane.map(({ tracks }) => tracks)), stock: stock ?? 0 }
  return (
    <section class="crossing-plain">
      <p class="lane-plain">
        {lane.map(({ terrain }, i) => (
          <Vignette key={i} terrain={terrain} />
        ))}
      </p>
      <div>
        <h2>{words.needs(lane[0]!.terrain, site.need)}</h2>
        <SumOf sum={laid} />
        <SumInWords sum={laid} words={words} yours={seat === you} />
      </div>
    </section>
  )
}
