// The sheet from the first bid on: the entries of each phase, all columns on the shared screen, the
// end.
import { useEffect } from 'preact/hooks'
import { DoNow } from '../../../ui/do-now.tsx'
import { Entering, useEntering } from '../../../ui/fields/entering.tsx'
import { MoveForm } from '../../../ui/moves.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import { Undo } from '../../../ui/undo.tsx'
import { weighty } from '../parts/recap-kinds.ts'
import { SealedFoot } from '../parts/sealed-foot.tsx'
import type { SheetWords } from '../words/sentences.ts'
import { AuctionFace } from './auction-face.tsx'
import { Books, SeatSheets } from './books.tsx'
import { BuildingFace } from './building-face.tsx'
import { StandsEntry, TookEntry } from './cards-entry.tsx'
import { recalled } from './crossed-cards.ts'
import { DepthChange } from './depth-change.tsx'
import { CoinKeys } from './landscape-fields.tsx'
import { Bids, isFresh, Opened, type SheetFace } from './opened-bids.tsx'
import type { PhaseView, View } from './state.ts'
import { askedIn, stepText } from './steps.ts'

// The server sends a page only the drawings that it needs, so no landscapes while only money is
// recorded. When the sheet changes to every card, their symbols and style sheet are fetched. A
// reload of the page would lose what was tapped.
const bringLandscapes = async () => {
  if (document.getElementById('ctc-river')) return
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  document.querySelector('.drawings')!.replaceWith(...page.querySelectorAll('.drawings'))
}

export const Evening = ({ frame, words }: SheetFace) => {
  const { large, since } = useTable()
  const telling = useTelling()
  const { view, you, result } = frame
  const { phase } = view
  const sealed = phase.kind === 'auction' && you !== 'room' && phase.sealed[you]
  const {
    now: sentence,
    note,
    step,
  } = stepText(view, words, telling, telling.list(frame.waiting.map(telling.name)))
  useEffect(() => {
    // Offline, the landscapes are missing until the next page.
    if (view.depth === 'full') bringLandscapes().catch(() => {})
  }, [view.depth])
  const now = (
    <DoNow step={step} note={note} point={result ? undefined : 'companion'}>
      {result ? words.won(result, telling) : sentence}
    </DoNow>
  )
  const shared = {
    now,
    recap: (
      <>
        <Recap words={words} weighty={weighty} since={recalled(since, view)} />
        {!sealed && <Undo />}
      </>
    ),
  }
  if (large || you === 'room') {
    const main = <Room view={view} words={words} />
    return (
      <Frame {...shared} class={`ctc room ${phase.kind}${large ? ' large' : ''}`} main={main} />
    )
  }
  if (phase.kind === 'auction') {
    return (
      <AuctionFace
        {...shared}
        frame={frame}
        words={words}
        phase={phase}
        seat={you}
        foot={sealed ? <SealedFoot words={words} seat={you} pounds={phase.bid} /> : undefined}
      />
    )
  }
  if (phase.kind === 'building')
    return <BuildingFace frame={frame} words={words} phase={phase} now={now} />
  const isFirst = isUndrawn(view)
  return (
    <Frame
      {...shared}
      class={`ctc ${phase.kind}`}
      main={isFirst && <Opened view={view} words={words} />}
      dock={phase.kind !== 'over' && <Asked view={view} words={words} phase={phase} />}
      beside={<SeatSheets view={view} words={words} />}
      common={
        phase.kind === 'standing' ? (
          <DepthChange view={view} words={words} />
        ) : (
          !isFirst && isFresh(view) && <Opened view={view} words={words} />
        )
      }
    />
  )
}

const Room = (props: { view: View; words: SheetWords }) => (
  <>
    {props.view.phase.kind !== 'over' && <Bids {...props} />}
    <Books {...props} />
  </>
)

// Bids are revealed and no coin was entered yet: the bids are shown before the entry.
const isUndrawn = ({ phase }: View): boolean =>
  phase.kind === 'drawing' && phase.coins.every(coin => coin === null)

// The entries of a phase that any sitter may make, for each seat that still has one. Seats enter
// their cards in any order: the order of choice matters only at the real table.
const Asked = ({ view, words, phase }: AskedProps) => {
  const asked = askedIn(phase)
  const entering = useEntering(asked)
  const { sheet } = words
  const { you, name } = useTelling()
  switch (phase.kind) {
    case 'drawing':
      return (
        <>
          <Entering {...entering}>
            {seat => (
              <MoveForm class="entry" seat={seat}>
                <CoinKeys
                  words={words}
                  legend={seat === you ? sheet.yourCoin : sheet.coinOf(name(seat))}
                  entry={coin => ({ kind: 'coin', coin })}
                />
              </MoveForm>
            )}
          </Entering>
          <Refused words={words} />
        </>
      )
    case 'taking':
      return (
        <Entering {...entering}>
          {seat => <TookEntry view={view} words={words} turn={seat} />}
        </Entering>
      )
    case 'standing':
      return (
        <Entering {...entering}>
          {seat => <StandsEntry view={view} words={words} seat={seat} />}
        </Entering>
      )
    default:
      return null
  }
}

interface AskedProps {
  view: View
  words: SheetWords
  phase: PhaseView
}
