// The bid sheet beside the box: one face for each phase of the evening, phones mostly down.

import { useEffect } from 'preact/hooks'
import type { Cues } from '../../../ui/cues.ts'
import { DoNow } from '../../../ui/do-now.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Spread } from '../../../ui/turn/spread.tsx'
import { Undo } from '../../../ui/undo.tsx'
import type { Seat } from '../../game.ts'
import { BidTicket } from '../parts/bid-ticket.tsx'
import { SealedFoot } from '../parts/sealed-foot.tsx'
import { weighty } from '../parts/weighty.ts'
import type { SheetWords } from '../words/en.ts'
import { Accounts, Books, FoldedColumns } from './accounts.tsx'
import { BuildingFace } from './building-face.tsx'
import { StandsEntry, TookEntry } from './cards-entry.tsx'
import { Columns } from './columns.tsx'
import { EnterFor, useEntering } from './enter-for.tsx'
import { headlineOf } from './headline.ts'
import { CoinKeys } from './landscape-fields.tsx'
import { isFresh, Opened, type Phased, type SheetFace } from './opened.tsx'
import type { PhaseView, View } from './state.ts'

interface Props {
  view: View
  words: SheetWords
}

export const Sheet = ({ frame, words }: SheetFace) => {
  const { large } = useTable()
  const telling = useTelling()
  const { view, you, result } = frame
  const { phase } = view
  const [sentence, note] = headlineOf(view, words, telling, telling.list(frame.waiting.map(telling.name)))
  // The page brings the landscapes' drawings with it: of a sheet that keeps every card only since now it has none.
  useEffect(() => {
    if (view.depth === 'full' && !document.getElementById('ctc-river')) location.reload()
  }, [view.depth])
  const now = (
    <DoNow note={note} point={result ? undefined : 'companion'}>
      {result ? words.won(result, telling) : sentence}
    </DoNow>
  )
  if (large || you === 'room') {
    return (
      <Spread
        class={`ctc room sheet-face ${phase.is}${large ? ' large' : ''}`}
        now={now}
        recap={
          <>
            <Recap words={words} weighty={weighty} />
            <Undo />
          </>
        }
        main={
          <>
            {isFresh(view) && <Opened view={view} words={words} />}
            <Books view={view} words={words} />
          </>
        }
      />
    )
  }
  if (phase.is === 'auction') return <AuctionFace frame={frame} words={words} phase={phase} now={now} seat={you} />
  if (phase.is === 'building') return <BuildingFace frame={frame} words={words} phase={phase} now={now} />
  const isFolded = phase.is === 'over' || phase.is === 'standing'
  return (
    <Spread
      class={`ctc sheet-face ${phase.is}`}
      now={now}
      recap={
        <>
          <Recap words={words} weighty={weighty} />
          <Undo />
        </>
      }
      main={<Entering view={view} words={words} phase={phase} seq={frame.seq} />}
      act={!isFolded && <Opened view={view} words={words} />}
      rest={
        <>
          <Accounts view={view} words={words} />
          <FoldedColumns view={view} words={words} />
          {phase.is === 'standing' && <DepthChange view={view} words={words} />}
        </>
      }
    />
  )
}

const AuctionFace = ({ frame, words, phase, now, seat }: Phased<'auction'> & { seat: Seat }) => {
  const { code } = useTable()
  const { view } = frame
  const account = view.accounts[seat]!
  const sealed = phase.sealed[seat]!
  return (
    <Spread
      class="ctc sheet-face auction"
      now={now}
      recap={
        <>
          <Recap words={words} weighty={weighty} />
          {!sealed && <Undo />}
        </>
      }
      main={<Columns account={account} words={words} title={words.sheet.ledger} bidding sealed={sealed} />}
      rest={
        <>
          <Accounts view={view} words={words} />
          {!phase.sealed.includes(true) && <DepthChange view={view} words={words} />}
        </>
      }
      foot={
        sealed ? (
          <SealedFoot words={words} seat={seat} pounds={phase.bid} />
        ) : (
          <BidTicket
            words={words}
            seat={seat}
            capital={account.capital}
            name={`${code} ${seat} ${view.auctions}`}
            isLast={phase.sealed.every((one, other) => one || other === seat)}
          />
        )
      }
    />
  )
}

// The entries of a phase that are public: made for whoever is asked, by anybody who sits.
const Entering = ({ view, words, phase, seq }: Props & { phase: PhaseView; seq: number }) => {
  const { you, name } = useTelling()
  const { sheet } = words
  switch (phase.is) {
    case 'drawing':
      return (
        <>
          {phase.seats
            .filter(seat => phase.coins[seat] === null)
            .sort((a, b) => Number(b === you) - Number(a === you))
            .map(seat => (
              <MoveForm key={seat} class="entry" seat={seat}>
                <CoinKeys
                  words={words}
                  legend={seat === you ? sheet.yourCoin : sheet.coinOf(name(seat))}
                  entry={coin => ({ kind: 'coin', coin })}
                />
              </MoveForm>
            ))}
          <Refused words={words} />
        </>
      )
    case 'taking':
      return <Taking words={words} order={phase.order} seq={seq} />
    case 'standing':
      return (
        <>
          {phase.seats.map(seat => (
            <StandsEntry key={seat} view={view} words={words} seat={seat} />
          ))}
        </>
      )
    default:
      return null
  }
}

// Everybody enters their own card at once; the order was for the table.
const Taking = ({ words, order, seq }: { words: SheetWords; order: readonly Seat[]; seq: number }) => {
  const [seat, enterFor] = useEntering(order)
  return (
    <>
      <EnterFor words={words} among={order} seat={seat} enterFor={enterFor} />
      {seat !== undefined && <TookEntry words={words} turn={seat} seq={seq} />}
    </>
  )
}

// Between auctions, before the first seal, the sheet may keep more or less.
const DepthChange = ({ view: { depth }, words: { sheet } }: Props) => {
  const other = depth === 'full' ? 'ledger' : 'full'
  return (
    <MoveForm class="depth">
      <span>{sheet.depthNow[depth]}</span>
      <MoveButton kind="quiet" move={{ kind: 'depth', depth: other }}>
        {other === 'full' ? sheet.toFull : sheet.toLedger}
      </MoveButton>
    </MoveForm>
  )
}

export const cues: Cues = { bid: 'seal', sealed: 'seal', revealed: 'reveal', crossed: 'crossing', built: 'crossing' }

export default Sheet
