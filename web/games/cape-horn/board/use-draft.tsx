// The draft of a seat: its ship or a picked card, a square asked about, a planned card, or a
// suggested move.
import type { Asked } from '../../../ui/grid/question.ts'
import { useTable } from '../../../ui/table.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import type { Square } from '../../kit/squares.ts'
import type { Move, Position, View } from '../rules/state.ts'
import { aimsOf, planAims, prizeOf, whyNot } from './aims.ts'
import { type Aims, type Intent, isTurnOf, shipOf } from './draft.ts'

interface Draft {
  intent: Intent
  place?: number // index in the hand of the picked card
  asked?: Square
}

// A card tried on a square while others play. The plan stays after their moves, as long as the card
// may be laid there.
interface Plan {
  card: string
  at: Square
}

// Returns the square of a move, so that it is scrolled into view and shows its onward arrows.
const placeOf = (move: Move | undefined): Asked | undefined => {
  if (!move) return undefined
  if ('at' in move) return { at: move.at }
  return 'to' in move ? { at: move.to } : undefined
}

// Returns functions that compute the aims of a card or way, the squares for a plan, and the best
// prize.
const deedsIn = (position: Position) => ({
  aimsFor: (intent: Intent) => aimsOf(position, intent),
  plansFor: (card: string) => planAims(position, card),
  prizeIn: (aims: Aims) => prizeOf(position, aims),
})

// Returns the plan while its card may still be laid there; covering a card in one's own turn ends
// it.
const usePlan = (
  position: Position,
  laying: boolean,
): [Plan | undefined, (plan: Plan | undefined) => void] => {
  const [plan, setPlan] = useIntent<Plan | undefined>('plan', undefined, 'others')
  const holds =
    plan && planAims(position, plan.card).has(plan.at) && !(laying && position.view.turn?.covered)
  return [holds ? plan : undefined, setPlan]
}

// Returns the card move that is selected without a tap: the suggested one, otherwise the planned
// one.
const readyOf = (advice: Move | undefined, plan: Plan | undefined) => {
  if (!advice) return plan && { kind: 'lay' as const, ...plan }
  return 'card' in advice ? advice : undefined
}

const blankOf = ({ hand }: View, ready: ReturnType<typeof readyOf>): Draft =>
  ready
    ? { intent: { kind: ready.kind, card: ready.card }, place: hand.indexOf(ready.card) }
    : { intent: { kind: 'ship' } }

interface InMind {
  advice: Move | undefined
  plan: Plan | undefined
  picked: string | undefined
  aims: Aims
}

// Returns the card to draw before it is laid: the suggested one, the one above a square (`over`),
// or the planned one.
const ghostOf = (
  { advice, plan, picked, aims }: InMind,
  over: Square | undefined,
): Plan | undefined => {
  if (advice && 'card' in advice) return advice
  const isPlanned = picked === plan?.card && over === plan?.at
  if (!isPlanned && picked !== undefined && over !== undefined && aims.has(over))
    return { card: picked, at: over }
  return picked === undefined || picked === plan?.card ? plan : undefined
}

export const useDraft = (position: Position) => {
  const { view } = position
  const yours = isTurnOf(position)
  const laying = yours && view.turn?.step === 'laying'
  const { aimsFor, plansFor, prizeIn } = deedsIn(position)
  const [plan, setPlan] = usePlan(position, laying)
  const given = useTable().advice?.move as Move | undefined
  const ready = readyOf(given, laying ? plan : undefined)
  const [{ intent, place, asked: at }, setDraft] = useIntent<Draft>('turn', blankOf(view, ready))
  const asked: Asked | undefined =
    at === undefined ? undefined : { at, refusal: yours ? whyNot(position, intent, at) : undefined }
  const isPlanning = !yours && intent.kind === 'lay'
  const aims = isPlanning ? plansFor(intent.card) : aimsFor(intent)
  const picked = intent.kind === 'ship' ? undefined : intent.card
  // The suggestion counts until the seat selects something else or asks about a square.
  const advice = picked === ready?.card && !asked ? given : undefined
  const takeShip = () => setDraft({ intent: { kind: 'ship' } })
  return {
    laying,
    intent,
    place,
    picked,
    plan,
    aims,
    aimsFor,
    prize: prizeIn(aims),
    prizeIn,
    asked,
    advice,
    inSight: asked ?? placeOf(advice),
    ghostAt: (over: Square | undefined) => ghostOf({ advice, plan, picked, aims }, over),
    intend: (next: Intent) =>
      setDraft({ intent: next, place: next.kind === 'ship' ? undefined : place }),
    // A tap on one's own ship selects it again.
    ask: (about?: Square) => {
      if (yours && about === shipOf(position).at) return takeShip()
      setDraft({ intent, place, asked: about })
    },
    take: (from: number) => {
      setPlan(undefined)
      const card = view.hand[from]!
      setDraft({ intent: { kind: intent.kind === 'cover' ? 'cover' : 'lay', card }, place: from })
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
