// The draft of a seat: its ship or a picked card, a square asked about, a planned card, or a
// suggested move. While others play, a card is picked and tried on the chart only as a plan, which
// is never sent.
import type { Asked } from '../../../ui/grid/question.ts'
import { useTable } from '../../../ui/table.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import type { Square } from '../../kit/squares.ts'
import type { Move, Position, View } from '../rules/state.ts'
import { aimsOf, planAims, prizeOf, whyNot } from './aims.ts'
import { type Aims, type Intent, isTurnOf, none, shipOf } from './draft.ts'

interface Draft {
  intent: Intent
  place?: number // index in the hand of the picked card
  asked?: Square
}

// A card picked while others play, and the square on which it was tried. The plan stays after their
// moves, and begins one's own turn.
interface Plan {
  card: string
  place: number // index in the hand
  at?: Square
}

// A card on a square, drawn before it is laid.
interface Tried {
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

// Returns the plan while its card may be laid, without its square once the card may not be laid
// there. The reader's own next action ends it.
const usePlan = (position: Position): [Plan | undefined, (plan: Plan | undefined) => void] => {
  const [own] = useTable().since
  const since = own?.seat === position.you ? own.seq : 0
  const [plan, setPlan] = useIntent<Plan | undefined>('plan', undefined, since)
  const aims = plan ? planAims(position, plan.card) : none
  if (!plan || aims.size === 0) return [undefined, setPlan]
  const isFree = plan.at !== undefined && aims.has(plan.at)
  return [isFree ? plan : { card: plan.card, place: plan.place }, setPlan]
}

const triedIn = (plan: Plan | undefined): Tried | undefined =>
  plan?.at === undefined ? undefined : { card: plan.card, at: plan.at }

// Returns the card move that is selected without a tap: the suggested one, otherwise the planned
// one. While others play, a card that was tried on a square is not in the hand any more.
const readyOf = (advice: Move | undefined, plan: Plan | undefined, yours: boolean) => {
  if (advice) return 'card' in advice ? advice : undefined
  return plan && (yours || plan.at === undefined) ? { kind: 'lay' as const, ...plan } : undefined
}

const blankOf = ({ hand }: View, ready: ReturnType<typeof readyOf>): Draft =>
  ready
    ? {
        intent: { kind: ready.kind, card: ready.card },
        place: 'place' in ready ? ready.place : hand.indexOf(ready.card),
      }
    : { intent: { kind: 'ship' } }

interface InMind {
  advice: Move | undefined
  tried: Tried | undefined
  picked: string | undefined
  aims: Aims
}

// Returns the card to draw before it is laid: the suggested one, the one above a square (`over`),
// or the planned one.
const ghostOf = (
  { advice, tried, picked, aims }: InMind,
  over: Square | undefined,
): Tried | undefined => {
  if (advice && 'card' in advice) return advice
  const isPlanned = picked === tried?.card && over === tried?.at
  if (!isPlanned && picked !== undefined && over !== undefined && aims.has(over))
    return { card: picked, at: over }
  return picked === undefined || picked === tried?.card ? tried : undefined
}

export const useDraft = (position: Position) => {
  const { view } = position
  const yours = isTurnOf(position)
  const laying = yours && view.turn?.step === 'laying'
  const { aimsFor, plansFor, prizeIn } = deedsIn(position)
  const [plan, setPlan] = usePlan(position)
  const tried = triedIn(plan)
  const given = useTable().advice?.move as Move | undefined
  const ready = readyOf(given, laying || !yours ? plan : undefined, yours)
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
    tried,
    aims,
    aimsFor,
    prize: prizeIn(aims),
    prizeIn,
    asked,
    advice,
    inSight: asked ?? placeOf(advice),
    ghostAt: (over: Square | undefined) => ghostOf({ advice, tried, picked, aims }, over),
    intend: (next: Intent) =>
      setDraft({ intent: next, place: next.kind === 'ship' ? undefined : place }),
    // A tap on one's own ship selects it again.
    ask: (about?: Square) => {
      if (yours && about === shipOf(position).at) return takeShip()
      setDraft({ intent, place, asked: about })
    },
    take: (from: number) => {
      const card = view.hand[from]!
      setPlan(yours ? undefined : { card, place: from })
      setDraft({ intent: { kind: intent.kind === 'cover' ? 'cover' : 'lay', card }, place: from })
    },
    putBack: () => {
      setPlan(undefined)
      takeShip()
    },
    tryAt:
      isPlanning && place !== undefined
        ? (at: Square) => {
            setPlan({ card: intent.card, place, at })
            takeShip()
          }
        : undefined,
  }
}
