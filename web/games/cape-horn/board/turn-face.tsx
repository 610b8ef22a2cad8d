// A seat at sea: the sentence, the chart, the hand and what it may do, step by step through its turn.
import { useState } from 'preact/hooks'
import { Coach } from '../../../ui/coach.tsx'
import { DoNow } from '../../../ui/do-now.tsx'
import { Answer, type Asked } from '../../../ui/grid/answer.tsx'
import { useDrag } from '../../../ui/grid/drag.ts'
import { Dragged } from '../../../ui/grid/dragged.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import { type Square, squareName } from '../../kit/squares.ts'
import { LogBook } from '../parts/log-book.tsx'
import { Rail } from '../parts/rail.tsx'
import { type Face, SeatShip } from '../parts/seats.tsx'
import { weighty } from '../parts/weighty.ts'
import { chartOf } from '../rules/chart.ts'
import { check } from '../rules/legal.ts'
import type { Move } from '../rules/state.ts'
import { type Aims, aimsOf, type Intent, isTurnOf, planAims, shipOf, whyNot } from './aims.ts'
import { ChartView } from './chart-view.tsx'
import { Dock } from './dock.tsx'
import { HandCard, Pile } from './hand.tsx'
import { Happened } from './happened.tsx'
import { headlineOf, pagesOf, pointOf, railOf, tipOf } from './headline.ts'
import { Legend } from './legend.tsx'
import { lyingAt } from './square-words.ts'
import { Strip } from './strip.tsx'

// What a seat has in mind: the card's place in its hand, and the square it asked about.
interface Mind {
  intent: Intent
  place?: number
  asked?: Asked
}

// A card tried on a square while others play. It outlives their moves, until it may not lie there any more.
interface Plan {
  card: string
  at: Square
}

// Where a move would be made: brought into sight, with its onward reach.
const lookedAt = (move: Move | undefined): Asked | undefined =>
  move && 'at' in move ? { at: move.at } : move && 'to' in move ? { at: move.to } : undefined

export const TurnFace = ({ frame, words }: Face) => {
  const { view } = frame
  const telling = useTelling()
  const { advice } = useTable()
  const chart = chartOf(frame.options.edition)
  const yours = isTurnOf(frame)
  const turn = view.turn?.seat
  const laying = yours && view.turn?.step === 'laying'
  const [held, setPlan] = useState<Plan | undefined>()
  const isOpen = held && planAims(frame, held.card).has(held.at)
  const plan = isOpen && (!laying || !check(frame, { kind: 'lay', ...held })) ? held : undefined
  const blank: Mind =
    laying && plan
      ? { intent: { is: 'lay', card: plan.card }, place: view.hand.indexOf(plan.card) }
      : { intent: { is: 'ship' } }
  const [{ intent, place, asked }, setMind] = useIntent<Mind>(blank)
  const [over, setOver] = useState<Square | undefined>()
  const intend = (next: Intent) =>
    setMind({ intent: next, ...(next.is !== 'ship' && place !== undefined && { place }) })
  const ask = (about?: Asked) =>
    setMind({ intent, ...(place !== undefined && { place }), ...(about && { asked: about }) })
  const isPlanning = !yours && intent.is === 'lay'
  const aims: Aims = isPlanning ? planAims(frame, intent.card) : aimsOf(frame, intent)
  const picked = intent.is === 'ship' ? undefined : intent.card
  const shown = over !== undefined && aims.has(over) ? over : undefined
  // What was advised, until one has something in mind oneself.
  const advised = intent.is === 'ship' && !asked ? (advice?.move as Move | undefined) : undefined
  const ghost =
    advised && 'card' in advised
      ? advised
      : shown !== undefined && picked !== undefined
        ? { card: picked, at: shown }
        : plan && (picked === undefined || picked === plan.card)
          ? plan
          : undefined
  const [now, more] = headlineOf(frame, words, telling, intent, aims)
  const note = laying && plan && ghost === plan ? words.note.planned(squareName(plan.at, chart.columns)) : more
  const askAbout = (square: Square) => {
    // One's own ship is taken up again by a tap on it.
    if (yours && square === shipOf(frame).at) return intend({ is: 'ship' })
    ask({ at: square, refusal: yours ? whyNot(frame, intent, square) : undefined })
  }
  const take = (at: number) => {
    const card = view.hand[at]!
    setPlan(undefined)
    setMind({ intent: intent.is === 'cover' ? { is: 'cover', card } : { is: 'lay', card }, place: at })
  }
  const putBack = () => {
    setPlan(undefined)
    setMind({ intent: { is: 'ship' } })
  }
  const drag = useDrag({ lift: take, over: setOver })
  const isHandOpen = yours ? laying && !view.turn?.covered : !view.over
  return (
    <Frame
      class="horn board"
      board="wide"
      strip={<Strip words={words} pages={pagesOf(view)} turn={turn} />}
      sign={turn !== undefined && <SeatShip seat={turn} />}
      now={
        <>
          <DoNow note={note} point={pointOf(view, intent)}>
            {now}
          </DoNow>
          <Coach tip={tipOf(frame, aims)} words={words.coach} />
        </>
      }
      rail={<Rail words={words} now={railOf(view)} />}
      recap={<Recap words={words} weighty={weighty} />}
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
          ghost={ghost}
          asked={asked ?? lookedAt(advised)}
          ask={askAbout}
          hover={setOver}
          plan={
            isPlanning
              ? at => {
                  setPlan({ card: intent.card, at })
                  setMind({ intent: { is: 'ship' } })
                }
              : undefined
          }
        />
      }
      dock={
        <>
          <Dock
            position={frame}
            words={words}
            intent={intent}
            intend={intend}
            place={place}
            plan={plan}
            pick={isHandOpen ? at => (at === place ? putBack() : take(at)) : undefined}
            grip={isHandOpen ? drag.grip : undefined}
          />
          <Dragged at={drag.at}>{picked !== undefined && <HandCard position={frame} type={picked} />}</Dragged>
        </>
      }
      beside={
        <>
          <LogBook words={words} pages={pagesOf(view)} turn={turn}>
            <Pile view={view} words={words} />
            <Legend words={words} />
          </LogBook>
          <Happened words={words} />
        </>
      }
    />
  )
}
