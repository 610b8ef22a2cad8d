// A seat at sea: the sentence, the chart, the hand and what it may do, step by step through its turn.
import { useState } from 'preact/hooks'
import { Coach } from '../../../ui/coach.tsx'
import { DoNow } from '../../../ui/do-now.tsx'
import type { Asked } from '../../../ui/grid/asked.ts'
import { useDrag } from '../../../ui/grid/drag.ts'
import { Dragged } from '../../../ui/grid/dragged.tsx'
import { partsOf, useLater } from '../../../ui/later.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import { type Square, squareName } from '../../kit/squares.ts'
import { factOf } from '../../words.ts'
import { LogBook } from '../parts/log-book.tsx'
import { Rail } from '../parts/rail.tsx'
import { type Face, SeatShip } from '../parts/seats.tsx'
import { deeds as done, weighty } from '../parts/weighty.ts'
import { chartOf } from '../rules/chart.ts'
import type { Move } from '../rules/state.ts'
import { ChartView } from './chart-view.tsx'
import { Dock } from './dock.tsx'
import { HandCard, Pile } from './hand.tsx'
import { Happened } from './happened.tsx'
import { headlineOf, pagesOf, pointOf, railOf, tipOf } from './headline.ts'
import { type Aims, type Intent, isTurnOf, none, shipOf } from './intent.ts'
import { Legend } from './legend.tsx'
import { lyingAt } from './square-words.ts'
import { Strip } from './strip.tsx'

// What a seat has in mind: the card's place in its hand, and the square it asked about.
interface Mind {
  intent: Intent
  place?: number
  asked?: Square
}

type Later = typeof import('./later.tsx')
const later = partsOf<Later>()
const [Answer, Refused] = [later('Answer'), later('Refused')]

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
  const { advice, refused, since } = useTable()
  const isGreat = since.some(({ events }) => events.some(event => weighty.includes(factOf(event).kind)))
  const chart = chartOf(frame.options.edition)
  const yours = isTurnOf(frame)
  const turn = view.turn?.seat
  const laying = yours && view.turn?.step === 'laying'
  const deeds = useLater<Later>()
  const aimsFor = (intent: Intent): Aims => deeds?.aimsOf(frame, intent) ?? none
  const plansFor = (card: string): Aims => deeds?.planAims(frame, card) ?? none
  const [held, setPlan] = useState<Plan | undefined>()
  const plan = held && plansFor(held.card).has(held.at) && !(laying && view.turn?.covered) ? held : undefined
  const advised = advice?.move as Move | undefined
  const planned = laying && plan ? { kind: 'lay' as const, ...plan } : undefined
  const ready = !advised ? planned : 'card' in advised ? advised : undefined
  const blank: Mind = ready
    ? { intent: { kind: ready.kind, card: ready.card }, place: view.hand.indexOf(ready.card) }
    : { intent: { kind: 'ship' } }
  const [{ intent, place, asked: at }, setMind] = useIntent<Mind>(blank)
  const asked: Asked | undefined =
    at === undefined ? undefined : { at, refusal: yours ? deeds?.whyNot(frame, intent, at) : undefined }
  const [over, setOver] = useState<Square | undefined>()
  const intend = (next: Intent) =>
    setMind({ intent: next, ...(next.kind !== 'ship' && place !== undefined && { place }) })
  const ask = (about?: Square) =>
    setMind({ intent, ...(place !== undefined && { place }), ...(about !== undefined && { asked: about }) })
  const isPlanning = !yours && intent.kind === 'lay'
  const aims = isPlanning ? plansFor(intent.card) : aimsFor(intent)
  const prize = deeds?.prizeOf(frame, aims)
  const picked = intent.kind === 'ship' ? undefined : intent.card
  const shown = over !== undefined && aims.has(over) ? over : undefined
  // What was advised, until one has something else in mind.
  const heeded = advised && picked === ready?.card && !asked ? advised : undefined
  const ghost =
    heeded && 'card' in heeded
      ? heeded
      : shown !== undefined && picked !== undefined
        ? { card: picked, at: shown }
        : plan && (picked === undefined || picked === plan.card)
          ? plan
          : undefined
  const [now, more] = headlineOf(frame, words, telling, { intent, aims, prize })
  const note = laying && plan && ghost === plan ? words.meant.planned(squareName(plan.at, chart.columns)) : more
  const askAbout = (square: Square) => {
    // One's own ship is taken up again by a tap on it.
    if (yours && square === shipOf(frame).at) return intend({ kind: 'ship' })
    ask(square)
  }
  const take = (at: number) => {
    const card = view.hand[at]!
    setPlan(undefined)
    setMind({ intent: intent.kind === 'cover' ? { kind: 'cover', card } : { kind: 'lay', card }, place: at })
  }
  const putBack = () => {
    setPlan(undefined)
    setMind({ intent: { kind: 'ship' } })
  }
  const drag = useDrag({ lift: take, over: setOver })
  const isHandOpen = yours ? laying && !view.turn?.covered : !view.over
  return (
    <Frame
      class={yours ? 'horn board yours' : 'horn board'}
      board="wide"
      strip={<Strip words={words} pages={pagesOf(view)} turn={turn} />}
      sign={turn !== undefined && <SeatShip seat={turn} />}
      now={
        <>
          <DoNow note={note} point={pointOf(view, intent)}>
            {now}
          </DoNow>
          <Coach tip={tipOf(frame, prize)} words={words.coach} />
        </>
      }
      rail={<Rail words={words} now={railOf(view)} />}
      recap={<Recap words={words} weighty={isGreat ? weighty : done} />}
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
          {refused && <Refused words={words} />}
        </>
      }
      main={
        <ChartView
          position={frame}
          words={words}
          aims={aims}
          lays={intent.kind === 'lay' && !heeded ? intent.card : undefined}
          ghost={ghost}
          asked={asked ?? lookedAt(heeded)}
          ask={askAbout}
          hover={setOver}
          plan={
            isPlanning
              ? at => {
                  setPlan({ card: intent.card, at })
                  setMind({ intent: { kind: 'ship' } })
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
            aimsFor={aimsFor}
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
