// What a seat has in mind: its ship, or a card taken up; a square asked about; a card planned, or a move advised.
import { useState } from 'preact/hooks'
import type { Asked } from '../../../ui/grid/asked.ts'
import { useLater } from '../../../ui/later.tsx'
import { useTable } from '../../../ui/table.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import type { Square } from '../../kit/squares.ts'
import type { Move, Position } from '../rules/state.ts'
import { type Aims, type Intent, isTurnOf, none, shipOf } from './intent.ts'

type Later = typeof import('./later.tsx')

interface Mind {
  intent: Intent
  place?: number // of the card in the hand
  asked?: Square
}

// A card tried on a square while others play. It outlives their moves, until it may not lie there any more.
interface Plan {
  card: string
  at: Square
}

// Where a move would be made: brought into sight, with its onward reach.
const lookedAt = (move: Move | undefined): Asked | undefined =>
  move && 'at' in move ? { at: move.at } : move && 'to' in move ? { at: move.to } : undefined

export const useMind = (position: Position) => {
  const { view } = position
  const yours = isTurnOf(position)
  const laying = yours && view.turn?.step === 'laying'
  const deeds = useLater<Later>()
  const aimsFor = (intent: Intent): Aims => deeds?.aimsOf(position, intent) ?? none
  const plansFor = (card: string): Aims => deeds?.planAims(position, card) ?? none
  const [held, setPlan] = useState<Plan | undefined>()
  const plan = held && plansFor(held.card).has(held.at) && !(laying && view.turn?.covered) ? held : undefined
  const advised = useTable().advice?.move as Move | undefined
  const planned = laying && plan ? { kind: 'lay' as const, ...plan } : undefined
  const ready = !advised ? planned : 'card' in advised ? advised : undefined
  const blank: Mind = ready
    ? { intent: { kind: ready.kind, card: ready.card }, place: view.hand.indexOf(ready.card) }
    : { intent: { kind: 'ship' } }
  const [{ intent, place, asked: at }, setMind] = useIntent<Mind>(blank)
  const asked: Asked | undefined =
    at === undefined ? undefined : { at, refusal: yours ? deeds?.whyNot(position, intent, at) : undefined }
  const isPlanning = !yours && intent.kind === 'lay'
  const aims = isPlanning ? plansFor(intent.card) : aimsFor(intent)
  const picked = intent.kind === 'ship' ? undefined : intent.card
  // What was advised, until one has something else in mind.
  const heeded = advised && picked === ready?.card && !asked ? advised : undefined
  const takeShip = () => setMind({ intent: { kind: 'ship' } })
  const withPlace = place !== undefined && { place }
  return {
    laying,
    intent,
    place,
    picked,
    plan,
    aims,
    aimsFor,
    prize: deeds?.prizeOf(position, aims),
    prizeIn: (among: Aims) => deeds?.prizeOf(position, among),
    asked,
    heeded,
    looked: asked ?? lookedAt(heeded),
    // The card that does not lie there yet: the one advised, the one over a square, the one planned.
    ghostAt: (over: Square | undefined): Plan | undefined => {
      if (heeded && 'card' in heeded) return heeded
      if (picked !== undefined && over !== undefined && aims.has(over)) return { card: picked, at: over }
      return picked === undefined || picked === plan?.card ? plan : undefined
    },
    intend: (next: Intent) => setMind({ intent: next, ...(next.kind !== 'ship' && withPlace) }),
    // One's own ship is taken up again by a tap on it.
    ask: (about?: Square) => {
      if (yours && about === shipOf(position).at) return takeShip()
      setMind({ intent, ...withPlace, ...(about !== undefined && { asked: about }) })
    },
    take: (from: number) => {
      setPlan(undefined)
      const card = view.hand[from]!
      setMind({ intent: { kind: intent.kind === 'cover' ? 'cover' : 'lay', card }, place: from })
    },
    putBack: () => {
      setPlan(undefined)
      takeShip()
    },
    tryAt: isPlanning
      ? (at: Square) => {
          setPlan({ card: intent.card, at })
          takeShip()
        }
      : undefined,
  }
}
