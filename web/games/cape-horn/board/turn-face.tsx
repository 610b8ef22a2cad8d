// A seat at sea: the sentence, the chart, the hand and what it may do, step by step through its turn.
import { DoNow } from '../../../ui/do-now.tsx'
import { Foot } from '../../../ui/foot.tsx'
import { Answer, type Asked } from '../../../ui/grid/answer.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { News } from '../../../ui/news.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import { Undo } from '../../../ui/undo.tsx'
import { type Square, squareName } from '../../kit/squares.ts'
import { LogBook } from '../parts/log-book.tsx'
import { Rail } from '../parts/rail.tsx'
import { type Face, SeatShip } from '../parts/seats.tsx'
import { chartOf } from '../rules/chart.ts'
import { check } from '../rules/legal.ts'
import type { Position } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { Buy, Cover, Renounce, SprintOn, Ways } from './acts.tsx'
import { aimsOf, type Intent, isTurnOf, shipOf, whyNot } from './aims.ts'
import { ChartView } from './chart-view.tsx'
import { Hand, Pile } from './hand.tsx'
import { headlineOf, pagesOf, railOf } from './headline.ts'
import { lyingAt } from './square-words.ts'
import { Strip } from './strip.tsx'

// What a seat has in mind, the card's place in its hand, and the square it asked about.
interface Mind {
  intent: Intent
  place?: number
  asked?: Asked
}
const blank: Mind = { intent: { is: 'ship' } }

export const TurnFace = ({ frame, words }: Face) => {
  const { view } = frame
  const telling = useTelling()
  const [{ intent, place, asked }, setMind] = useIntent(blank)
  const intend = (next: Intent) =>
    setMind({ intent: next, ...(next.is !== 'ship' && place !== undefined && { place }) })
  const ask = (about?: Asked) =>
    setMind({ intent, ...(place !== undefined && { place }), ...(about && { asked: about }) })
  const yours = isTurnOf(frame)
  const turn = view.turn?.seat
  const laying = yours && view.turn?.step === 'laying'
  const aims = aimsOf(frame, intent)
  const picked = intent.is === 'ship' ? undefined : intent.card
  const [now, note] = headlineOf(frame, words, telling, intent, aims)
  const askAbout = (square: Square) => {
    // One's own ship is taken up again by a tap on it.
    if (yours && square === shipOf(frame).at) return intend({ is: 'ship' })
    ask({ at: square, refusal: yours ? whyNot(frame, intent, square) : undefined })
  }
  const pick = (at: number) => {
    const card = view.hand[at]!
    if (at === place) setMind(blank)
    else setMind({ intent: intent.is === 'cover' ? { is: 'cover', card } : { is: 'lay', card }, place: at })
  }
  const chart = chartOf(frame.options.edition)
  return (
    <Frame
      class="horn board"
      board="wide"
      strip={<Strip words={words} pages={pagesOf(view)} turn={turn} />}
      sign={turn !== undefined && <SeatShip seat={turn} />}
      now={<DoNow note={note}>{now}</DoNow>}
      rail={<Rail words={words} now={railOf(view)} />}
      answer={
        <>
          {asked && (
            <Answer
              asked={asked}
              words={words}
              name={square => squareName(square, chart.columns)}
              lies={[squareName(asked.at, chart.columns), ...lyingAt(frame, asked.at, words, telling)].join(', ')}
              close={() => ask()}
            />
          )}
          <Refused words={words} />
        </>
      }
      main={
        <ChartView
          position={frame}
          words={words}
          aims={aims}
          lays={intent.is === 'lay' ? intent.card : undefined}
          asked={asked}
          ask={askAbout}
        />
      }
      dock={
        <>
          <Hand position={frame} words={words} picked={place} pick={laying && !view.turn?.covered ? pick : undefined} />
          <div class="acts">
            {picked !== undefined && (
              <p class="picked-words">
                <strong>{words.card(chart.arrows.get(picked) ?? [])}</strong>
                <button type="button" class="link" onClick={() => intend({ is: 'ship' })}>
                  {words.hand.put}
                </button>
              </p>
            )}
            {laying && <Ways position={frame} words={words} intent={intent} intend={intend} />}
            {yours && view.turn?.step === 'sailed' && view.turn.moved && <SprintOn position={frame} words={words} />}
          </div>
          <Foot>
            <Undo>{words.act.undo}</Undo>
            {yours && <Closing position={frame} words={words} intent={intent} intend={intend} />}
          </Foot>
        </>
      }
      beside={
        <>
          <LogBook words={words} pages={pagesOf(view)} turn={turn}>
            <Pile view={view} words={words} />
          </LogBook>
          <section class="happened">
            <h2>{words.log.happened}</h2>
            <News words={words} />
          </section>
        </>
      }
    />
  )
}

// What closes a step: staying, or covering instead; the draw, which is final and looks it; the end of the turn.
const Closing = (props: { position: Position; words: BoardWords; intent: Intent; intend(intent: Intent): void }) => {
  const { position, words } = props
  const { view } = position
  if (view.turn?.step === 'laying') {
    return (
      <>
        <Renounce position={position} words={words} />
        <Cover {...props} />
      </>
    )
  }
  const draws = check(position, { kind: 'draw' }) === undefined
  return (
    <>
      {view.turn?.step === 'buying' && <Buy position={position} words={words} />}
      <MoveForm class="closing">
        {draws && view.turn?.step === 'sailed' ? (
          <MoveButton class="final" move={{ kind: 'draw' }}>
            {words.act.draw}
          </MoveButton>
        ) : (
          <MoveButton move={{ kind: 'end' }}>{words.act.end}</MoveButton>
        )}
      </MoveForm>
    </>
  )
}
