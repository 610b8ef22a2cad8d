// A seat at the board: the sentence, the map, its hand, and what the piece in mind would change before it is laid.
import { useEffect, useState } from 'preact/hooks'
import { Coach } from '../../../ui/coach.tsx'
import { DoNow } from '../../../ui/do-now.tsx'
import { Foot } from '../../../ui/foot.tsx'
import { Answer, type Asked } from '../../../ui/grid/answer.tsx'
import { useDrag } from '../../../ui/grid/drag.ts'
import { Dragged } from '../../../ui/grid/dragged.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import type { Square } from '../../kit/squares.ts'
import { TilePicture } from '../art/tile.tsx'
import { PriceInLine } from '../parts/prices.tsx'
import { type Face, SideSign, useLatest, useSideName } from '../parts/seats.tsx'
import { isEmptyAt } from '../rules/pieces.ts'
import { sideOfSeat } from '../rules/sides.ts'
import type { Move } from '../rules/state.ts'
import { nameOf } from '../words/speech.ts'
import { Accounts, Legend, Pot } from './accounts.tsx'
import { Closing } from './closing.tsx'
import { Hand, Turns } from './hand.tsx'
import { headlineOf, pointOf, tipOf } from './headline.ts'
import { DrawnWays, useKnown } from './known.tsx'
import { MapView } from './map-view.tsx'
import {
  advised,
  type Mind,
  nothing,
  nothingFits,
  numbered,
  planOf,
  pricesOf,
  putAt,
  sides,
  stageOf,
  trialOf,
  turnedOn,
  waysBySide,
} from './mind.ts'
import { Options } from './options.tsx'
import { lyingAt } from './square-words.ts'

// What one is told about a square, or about a piece that may not be put away.
const askedOf = (mind: Mind, plan: ReturnType<typeof planOf>): Asked | undefined => {
  if (mind.about !== undefined) return { at: mind.about }
  if (!plan) return undefined
  const { kept } = plan.places ?? {}
  if (mind.keeps && kept) return { at: kept.at?.squares?.[0] ?? 0, refusal: kept }
  const refusal = numbered(trialOf(plan)?.refusal)
  return refusal && plan.at !== undefined ? { at: plan.at, refusal } : undefined
}

const useTurningKey = (turn: (() => void) | undefined) => {
  useEffect(() => {
    if (!turn) return
    const key = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'r' && !event.ctrlKey && !event.metaKey && !event.altKey) turn()
    }
    addEventListener('keydown', key)
    return () => removeEventListener('keydown', key)
  })
}

export const TurnFace = ({ frame, words }: Face) => {
  const telling = useTelling()
  const { house, advice } = useTable()
  const name = useSideName()
  const latest = useLatest(words)
  const [own, setMind] = useIntent<Mind>(nothing)
  const { options, view } = frame
  const hand = view.hand ?? []
  const mind = own === nothing && advice ? advised(hand, advice.move as Move) : own
  const picked = mind.place === undefined ? undefined : hand[mind.place]
  const known = useKnown(frame, picked, mind.at)
  const stage = stageOf(frame)
  const mayPlan = stage === 'laying' || stage === 'watching'
  const plan = mayPlan ? planOf(hand, mind, known.places, known.trials) : undefined
  const ways = waysBySide(frame, known.ways)
  const trial = plan && trialOf(plan)
  const nextWays = trial?.ways && waysBySide(frame, trial.ways)
  const [prices, next] = [pricesOf(ways), nextWays && pricesOf(nextWays)]
  const isStill = stage === 'laying' && nothingFits(hand, known.places)
  const asked = askedOf(mind, plan)
  const [now, note] = headlineOf(frame, { words, telling, name, plan, prices, next, isStill })
  const side = sideOfSeat(view.turn.seat)
  useTurningKey(plan && (() => setMind({ ...mind, turns: turnedOn(plan) })))

  const put = (at: Square) => plan && setMind({ place: mind.place!, ...putAt(plan, at) })
  const { place } = mind
  const kept = place === undefined ? {} : { place }
  const ask = (at: Square) => (plan && isEmptyAt(view.board, at) ? put(at) : setMind({ ...kept, about: at }))
  const pick = (to: number) => setMind(to === place ? nothing : { place: to })
  const [over, setOver] = useState<Square | undefined>()
  const drag = useDrag({ lift: to => setMind({ place: to }), over: setOver })
  const hanging = plan && over !== undefined && over !== plan.at ? { ...plan, ...putAt(plan, over) } : plan
  const shownWays = nextWays ?? ways
  return (
    <Frame
      class={`camino board ${options.variant}`}
      board="square"
      strip={
        <ul class="camino-prices" aria-label={words.price.label}>
          {sides.map(one => (
            <PriceInLine
              key={one}
              side={one}
              price={prices[one]!}
              next={next?.[one]}
              hot={one === side}
              words={words}
            />
          ))}
        </ul>
      }
      sign={<SideSign side={side} />}
      now={
        <>
          <DoNow note={note} point={pointOf(frame, isStill)}>
            {now}
          </DoNow>
          <Coach tip={tipOf(frame, plan)} words={words.coach} />
        </>
      }
      recap={<Recap words={words} line={latest?.sentence} />}
      answer={
        <>
          {asked && (
            <Answer
              asked={asked}
              words={words}
              name={at => nameOf(options.variant, at)}
              lies={`${nameOf(options.variant, asked.at)}: ${lyingAt(frame, asked.at, { words, ways, name }).join(', ')}`}
              close={() => setMind(kept)}
            />
          )}
          <Refused words={words} />
        </>
      }
      main={
        <MapView
          position={frame}
          words={words}
          ways={shownWays}
          plan={hanging}
          asked={asked}
          {...(plan && { put })}
          ask={ask}
        />
      }
      dock={
        <>
          <div class="camino-dock">
            {plan ? (
              <Turns
                position={frame}
                plan={plan}
                prices={prices}
                words={words}
                turn={turns => setMind({ ...mind, turns })}
              />
            ) : (
              <Options position={frame} words={words} known={known} prices={prices} pick={pick} />
            )}
            <Hand
              hand={hand}
              place={mayPlan ? place : undefined}
              pick={pick}
              grip={mayPlan ? drag.grip : undefined}
              words={words}
            />
            <Dragged at={drag.at}>{plan && <TilePicture piece={plan.piece} turns={hanging?.turns ?? 0} />}</Dragged>
          </div>
          <Foot>
            <Closing
              position={frame}
              words={words}
              plan={plan}
              prices={prices}
              isStill={isStill}
              mind={mind}
              setMind={setMind}
            />
          </Foot>
          <DrawnWays ways={known.ways} />
        </>
      }
      beside={
        <>
          <Accounts position={frame} ways={shownWays} prices={prices} next={next} words={words} label={house.players} />
          <Pot view={view} words={words} />
          <Legend words={words} />
        </>
      }
    />
  )
}
