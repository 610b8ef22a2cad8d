// The draft of a seat, the solver's answers about it, and what a tap or a drag does.
import { useEffect, useState } from 'preact/hooks'
import { useDrag } from '../../../ui/grid/drag.ts'
import type { Asked } from '../../../ui/grid/question.ts'
import { useTable } from '../../../ui/table.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import type { Square } from '../../kit/squares.ts'
import { isEmptyAt } from '../rules/pieces.ts'
import type { Ways } from '../rules/price.ts'
import type { Move, Position } from '../rules/state.ts'
import {
  advised,
  type Draft,
  nothing,
  nothingFits,
  numbered,
  planOf,
  pricesOf,
  putAt,
  stageOf,
  trialOf,
  waysBySide,
} from './draft.ts'
import { useKnown } from './solver-client.tsx'

// Returns the question to answer: about a square, about a piece that may not be set aside, or about
// a refused placement.
const askedOf = (draft: Draft, plan: ReturnType<typeof planOf>): Asked | undefined => {
  if (draft.about !== undefined) return { at: draft.about }
  if (!plan) return undefined
  const { kept } = plan.places ?? {}
  if (draft.keeps && kept) return { at: kept.at?.squares?.[0] ?? 0, refusal: kept }
  const refusal = numbered(trialOf(plan)?.refusal)
  return refusal && plan.at !== undefined ? { at: plan.at, refusal } : undefined
}

// After a piece was picked by its digit key, moves the focus to a legal square, where Enter lays
// the piece. Otherwise the focus would be nowhere. Does nothing on touch screens.
const useWayToBoard = (isPicked: boolean) =>
  useEffect(() => {
    if (
      !isPicked ||
      document.activeElement !== document.body ||
      !matchMedia('(pointer: fine)').matches
    )
      return
    document.querySelector<HTMLElement>('[data-square].legal')?.focus({ preventScroll: true })
  }, [isPicked])

export const useDraft = (position: Position, drawn: readonly Ways[] | undefined) => {
  const { advice } = useTable()
  const { view } = position
  const hand = view.hand ?? []
  const [draft, setDraft] = useIntent('turn', advice ? advised(hand, advice.move as Move) : nothing)
  const { place } = draft
  const known = useKnown(position, drawn, place === undefined ? undefined : hand[place], draft.at)
  const stage = stageOf(position)
  const mayPlan = stage === 'laying' || stage === 'watching'
  const plan = mayPlan ? planOf(hand, draft, known.places, known.trials) : undefined
  useWayToBoard(plan?.places !== undefined)
  const ways = waysBySide(position, known.ways)
  const trial = plan && trialOf(plan)
  const nextWays = trial?.ways && waysBySide(position, trial.ways)

  const kept = place === undefined ? nothing : { place }
  const put = (at: Square) => plan && setDraft({ place: place!, ...putAt(plan, at) })
  const [over, setOver] = useState<Square | undefined>()
  return {
    hand,
    draft,
    setDraft,
    known,
    mayPlan,
    plan,
    hanging:
      // during a drag, the piece over the square under the pointer
      plan && over !== undefined && over !== plan.at ? { ...plan, ...putAt(plan, over) } : plan,
    ways, // by side, as they are
    shownWays: nextWays ?? ways,
    prices: pricesOf(ways),
    next: nextWays && pricesOf(nextWays),
    isStill: stage === 'laying' && nothingFits(hand, known.places),
    asked: askedOf(draft, plan),
    drag: useDrag({ lift: to => setDraft({ place: to }), over: setOver }),
    put,
    ask: (at: Square) =>
      plan && isEmptyAt(view.board, at) ? put(at) : setDraft({ ...kept, about: at }),
    pick: (to: number) => setDraft(to === place ? nothing : { place: to }),
    forget: () => setDraft(kept), // closes the answer; the piece stays chosen
  }
}

export type TurnDraft = ReturnType<typeof useDraft>
