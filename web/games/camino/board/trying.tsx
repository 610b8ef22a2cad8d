// What a seat tries before it lays: the piece in mind, what the solver makes of it, and what a tap or a drawn piece means.
import { useState } from 'preact/hooks'
import type { Asked } from '../../../ui/grid/asked.ts'
import { useDrag } from '../../../ui/grid/drag.ts'
import { useTable } from '../../../ui/table.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import type { Square } from '../../kit/squares.ts'
import { isEmptyAt } from '../rules/pieces.ts'
import type { Ways } from '../rules/price.ts'
import type { Move, Position } from '../rules/state.ts'
import { useKnown } from './known.tsx'
import {
  advised,
  type Mind,
  nothing,
  nothingFits,
  numbered,
  planOf,
  pricesOf,
  putAt,
  stageOf,
  trialOf,
  waysBySide,
} from './mind.ts'

// What one is told about a square, or about a piece that may not be put away.
const askedOf = (mind: Mind, plan: ReturnType<typeof planOf>): Asked | undefined => {
  if (mind.about !== undefined) return { at: mind.about }
  if (!plan) return undefined
  const { kept } = plan.places ?? {}
  if (mind.keeps && kept) return { at: kept.at?.squares?.[0] ?? 0, refusal: kept }
  const refusal = numbered(trialOf(plan)?.refusal)
  return refusal && plan.at !== undefined ? { at: plan.at, refusal } : undefined
}

export const useTrying = (position: Position, drawn: readonly Ways[] | undefined) => {
  const { advice } = useTable()
  const { view } = position
  const hand = view.hand ?? []
  const [mind, setMind] = useIntent(advice ? advised(hand, advice.move as Move) : nothing)
  const { place } = mind
  const known = useKnown(position, drawn, place === undefined ? undefined : hand[place], mind.at)
  const stage = stageOf(position)
  const mayPlan = stage === 'laying' || stage === 'watching'
  const plan = mayPlan ? planOf(hand, mind, known.places, known.trials) : undefined
  const ways = waysBySide(position, known.ways)
  const trial = plan && trialOf(plan)
  const nextWays = trial?.ways && waysBySide(position, trial.ways)

  const kept = place === undefined ? nothing : { place }
  const put = (at: Square) => plan && setMind({ place: place!, ...putAt(plan, at) })
  const [over, setOver] = useState<Square | undefined>()
  return {
    hand,
    mind,
    setMind,
    known,
    mayPlan,
    plan,
    hanging: plan && over !== undefined && over !== plan.at ? { ...plan, ...putAt(plan, over) } : plan, // while it is drawn
    ways, // by side, as they are
    shownWays: nextWays ?? ways,
    prices: pricesOf(ways),
    next: nextWays && pricesOf(nextWays),
    isStill: stage === 'laying' && nothingFits(hand, known.places),
    asked: askedOf(mind, plan),
    drag: useDrag({ lift: to => setMind({ place: to }), over: setOver }),
    put,
    ask: (at: Square) => (plan && isEmptyAt(view.board, at) ? put(at) : setMind({ ...kept, about: at })),
    pick: (to: number) => setMind(to === place ? nothing : { place: to }),
    forget: () => setMind(kept), // what one asked about; the piece stays in mind
  }
}

export type Trying = ReturnType<typeof useTrying>
