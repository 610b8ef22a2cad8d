// The bid sheet beside the box: one face for each phase of the evening, phones mostly down.
import { DoNow } from '../../../ui/do-now.tsx'
import { Foot } from '../../../ui/foot.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { News } from '../../../ui/news.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Undo } from '../../../ui/undo.tsx'
import type { Telling } from '../../words.ts'
import { BidTicket } from '../parts/keypad.tsx'
import { Reveal } from '../parts/reveal.tsx'
import { SealedFoot } from '../parts/sealed-foot.tsx'
import { colourOf, type Face } from '../parts/seats.tsx'
import type { SheetWords } from '../words/en.ts'
import { Accounts, Needed, turnOf } from './accounts.tsx'
import { CoinEntries } from './coin-keys.tsx'
import { Columns } from './columns.tsx'
import { CrossedEntry } from './crossed-entry.tsx'
import { useEntries } from './full-depth.tsx'
import { SheetRoom } from './room.tsx'
import type { Options, Position, View } from './state.ts'

export type SheetFace = Face<SheetWords, View, Options>

// What must be done now, and the second voice below it.
export const headline = (
  { you, view: { phase, auctions } }: Position,
  words: SheetWords,
  telling: Telling,
  waiting: string,
): string[] => {
  const { sheet, building, auction } = words
  const names = (seats: readonly number[]) => telling.list(seats.map(telling.name))
  switch (phase.is) {
    case 'auction':
      if (you === 'room') return [auction.watching, sheet.auction(auctions + 1)]
      return phase.sealed[you] ? [auction.sealed, auction.waitingFor(waiting)] : [sheet.doNow(auctions + 1)]
    case 'drawing': {
      const open = phase.seats.filter(seat => phase.coins[seat] === null)
      return [open.some(seat => seat === you) ? sheet.drawing : sheet.drawingOther(names(open)), sheet.drawingNote]
    }
    case 'taking': {
      const [turn = 0] = phase.order
      return [turn === you ? sheet.take : sheet.takes(telling.name(turn)), sheet.takeNote]
    }
    case 'standing':
      return [
        phase.seats.some(seat => seat === you) ? sheet.stands : sheet.standsOther(names(phase.seats)),
        sheet.standsNote,
      ]
    case 'building': {
      const name = telling.name(phase.turn)
      if (phase.turn === you) return [phase.drawn ? sheet.build : building.draw]
      return [
        phase.drawn ? building.other(name) : building.otherDraws(name),
        ...(you === 'room' ? [] : [sheet.enterFor(name)]),
      ]
    }
    case 'over':
      return [words.over]
  }
}

export const Sheet = ({ frame, words }: SheetFace) => {
  const { large } = useTable()
  const telling = useTelling()
  const { view, you } = frame
  const { phase } = view
  if (large || you === 'room') return <SheetRoom frame={frame} words={words} />
  const [first, note] = headline(frame, words, telling, telling.list(frame.waiting.map(telling.name)))
  const bids = phase.is === 'auction' && !phase.sealed[you]
  const sealed = phase.is === 'auction' && phase.sealed[you]
  return (
    <div class={`ctc face sheet-face ${view.depth} ${phase.is}`}>
      <div class="side-a">
        <DoNow note={note}>{frame.result ? words.won(frame.result, telling) : first}</DoNow>
        <RevealNow view={view} words={words} />
        {phase.is === 'auction' ? (
          <Columns
            account={view.accounts[you]!}
            words={words}
            title={words.sheet.ledger}
            bidding
            sealed={sealed === true}
          />
        ) : (
          <>
            {phase.is === 'building' && <Needed words={words} now={view.accounts[phase.turn]!.lane?.[0]?.terrain} />}
            <Accounts view={view} words={words} />
            <Sheets view={view} words={words} />
          </>
        )}
      </div>
      <div class="side-b">
        {phase.is === 'auction' && <Accounts view={view} words={words} />}
        <Entering frame={frame} words={words} />
        {phase.is !== 'auction' && <News words={words} />}
        <DepthChange view={view} words={words} />
        {bids && <BidTicket words={words} capital={view.accounts[you]!.capital} colour={colourOf(frame, you)} />}
        {sealed && <SealedFoot frame={frame} words={words} pounds={phase.bid} />}
      </div>
    </div>
  )
}

// The entries of this phase that are public: made for whoever is asked, by anybody who sits.
const Entering = ({ frame, words }: SheetFace) => {
  const { view } = frame
  const { phase } = view
  const turn = turnOf(view)
  const full = useEntries(view.depth)
  if (phase.is === 'building' && view.depth === 'full') {
    return full && <full.BuiltEntry view={view} words={words} turn={phase.turn} seq={frame.seq} />
  }
  if (phase.is === 'building') {
    return (
      <>
        <CrossedEntry view={view} words={words} turn={phase.turn} />
        <Foot>
          <Undo />
          <MoveForm class="act" seat={phase.turn}>
            <MoveButton move={{ kind: 'pass' }}>{words.building.pass}</MoveButton>
          </MoveForm>
        </Foot>
      </>
    )
  }
  return (
    <>
      {phase.is === 'drawing' && <CoinEntries view={view} words={words} />}
      {full && phase.is === 'taking' && turn !== undefined && (
        <full.TookEntry words={words} turn={turn} seq={frame.seq} />
      )}
      {full &&
        phase.is === 'standing' &&
        phase.seats.map(seat => <full.StandsEntry key={seat} view={view} words={words} seat={seat} />)}
      {phase.is === 'drawing' && <Refused words={words} />}
      {phase.is === 'over' && <Undo />}
      {phase.is !== 'auction' && phase.is !== 'over' && frame.undoable !== undefined && (
        <Foot>
          <Undo />
        </Foot>
      )}
    </>
  )
}

// The bids are open, and nobody has crossed since.
export const isFresh = ({ phase, accounts }: View): boolean =>
  phase.is === 'drawing' ||
  phase.is === 'taking' ||
  (phase.is === 'building' && accounts.every(({ lines }) => lines.at(-1)?.crossings.length === 0))

// The last reveal: open while it is fresh, folded away afterwards.
const RevealNow = ({ view, words }: { view: View; words: SheetWords }) => {
  const { reveal, phase } = view
  if (!reveal || phase.is === 'auction' || phase.is === 'over' || phase.is === 'standing') return null
  const opened = { bids: reveal.bids, before: reveal.before, drawings: reveal.coins }
  const fresh = isFresh(view)
  return (
    <details class={fresh ? 'order fresh' : 'order'} open={fresh}>
      <summary>{words.choosing.order}</summary>
      <Reveal opened={opened} words={words} turn={turnOf(view)} />
    </details>
  )
}

// Everybody's columns, folded.
const Sheets = ({ view, words }: { view: View; words: SheetWords }) => {
  const telling = useTelling()
  return (
    <div class="sheets">
      {view.accounts.map((account, seat) => {
        const title = seat === telling.you ? words.sheet.ledger : words.sheet.ledgerOf(telling.name(seat))
        return (
          <details key={seat}>
            <summary>{title}</summary>
            <Columns account={account} words={words} title={title} bidding={view.phase.is === 'standing'} />
          </details>
        )
      })}
    </div>
  )
}

// Between auctions, before the first seal, the sheet may keep more or less.
const DepthChange = ({ view, words }: { view: View; words: SheetWords }) => {
  const { phase, depth } = view
  const between = phase.is === 'standing' || (phase.is === 'auction' && !phase.sealed.includes(true))
  if (!between) return null
  const other = depth === 'full' ? 'ledger' : 'full'
  return (
    <MoveForm class="depth">
      <span>{words.sheet.depthNow[depth]}</span>
      <MoveButton kind="quiet" move={{ kind: 'depth', depth: other }}>
        {other === 'full' ? words.sheet.toFull : words.sheet.toLedger}
      </MoveButton>
    </MoveForm>
  )
}

export default Sheet
