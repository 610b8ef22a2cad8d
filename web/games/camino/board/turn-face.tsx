// A seat at the board: the sentence, the map, its hand, and what the piece in mind would change before it is laid.
import { useState } from 'preact/hooks'
import { Hand } from '../../../ui/cards/cards.tsx'
import { Coach } from '../../../ui/coach.tsx'
import { DoNow } from '../../../ui/do-now.tsx'
import { Foot } from '../../../ui/foot.tsx'
import type { Asked } from '../../../ui/grid/asked.ts'
import { useDrag } from '../../../ui/grid/drag.ts'
import { Dragged } from '../../../ui/grid/dragged.tsx'
import { partsOf } from '../../../ui/later.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import { Undo } from '../../../ui/undo.tsx'
import type { Square } from '../../kit/squares.ts'
import { TilePicture } from '../art/tile.tsx'
import { PriceInLine } from '../parts/prices.tsx'
import { type Face, SideSign, useLatest, useSideName } from '../parts/seats.tsx'
import { isEmptyAt } from '../rules/pieces.ts'
import type { Ways } from '../rules/price.ts'
import { sideOfSeat } from '../rules/sides.ts'
import type { Move } from '../rules/state.ts'
import { nameOf } from '../words/speech.ts'
import { Accounts, Legend, Pot } from './accounts.tsx'
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
  waysBySide,
} from './mind.ts'
import { Options } from './options.tsx'
import { lyingAt } from './square-words.ts'

export interface BoardFace extends Face {
  drawn?: readonly Ways[] // by diagonal, where the server draws
}

const later = partsOf<typeof import('./later.tsx')>()
const [Answer, Refused] = [later('Answer'), later('Refused')]

// Before a piece is in mind; and until what comes with the first one is there, so that hand and bar keep their places.
const Unpicked: typeof import('./later.tsx')['Closing'] = ({ position, words }) => (
  <>
    <Undo>{words.act.back}</Undo>
    <p class="button camino-hint">{stageOf(position) === 'laying' ? words.act.pick : words.act.wait}</p>
  </>
)
const [Closing, Turns] = [later('Closing', Unpicked), later('Turns', () => <div />)]

// What one is told about a square, or about a piece that may not be put away.
const askedOf = (mind: Mind, plan: ReturnType<typeof planOf>): Asked | undefined => {
  if (mind.about !== undefined) return { at: mind.about }
  if (!plan) return undefined
  const { kept } = plan.places ?? {}
  if (mind.keeps && kept) return { at: kept.at?.squares?.[0] ?? 0, refusal: kept }
  const refusal = numbered(trialOf(plan)?.refusal)
  return refusal && plan.at !== undefined ? { at: plan.at, refusal } : undefined
}

export const TurnFace = ({ frame, words, drawn }: BoardFace) => {
  const telling = useTelling()
  const { house, advice, refused } = useTable()
  const name = useSideName()
  const latest = useLatest(words)
  const { options, view, result } = frame
  const hand = view.hand ?? []
  const [mind, setMind] = useIntent(advice ? advised(hand, advice.move as Move) : nothing)
  const picked = mind.place === undefined ? undefined : hand[mind.place]
  const known = useKnown(frame, drawn, picked, mind.at)
  const stage = stageOf(frame)
  const mayPlan = stage === 'laying' || stage === 'watching'
  const plan = mayPlan ? planOf(hand, mind, known.places, known.trials) : undefined
  const ways = waysBySide(frame, known.ways)
  const trial = plan && trialOf(plan)
  const nextWays = trial?.ways && waysBySide(frame, trial.ways)
  const [prices, next] = [pricesOf(ways), nextWays && pricesOf(nextWays)]
  const isStill = stage === 'laying' && nothingFits(hand, known.places)
  const isPlain = mayPlan && !plan && !isStill && prices.some(({ certain }) => certain === undefined)
  const asked = askedOf(mind, plan)
  const [now, note] = headlineOf(frame, { words, telling, name, plan, prices, next, isStill, result })
  const Ending = isPlain ? Unpicked : Closing
  const side = sideOfSeat(view.turn.seat)

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
          {refused && <Refused words={words} />}
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
          {...(!view.over && { ask })}
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
              label={words.hand.label}
              empty={words.hand.empty}
              say={words.hand.pick}
              cards={hand.map(piece => ({ name: words.piece[piece], face: <TilePicture piece={piece} turns={0} /> }))}
              picked={mayPlan ? place : undefined}
              pick={pick}
              grip={mayPlan ? drag.grip : undefined}
            />
            <Dragged at={drag.at}>{plan && <TilePicture piece={plan.piece} turns={hanging?.turns ?? 0} />}</Dragged>
          </div>
          <Foot>
            <Ending
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
