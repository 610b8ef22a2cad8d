// The texts of the board at each step of a turn (sentence, note, rule, tip), and the step that the
// rail marks.
import { squareName } from '../../kit/squares.ts'
import { type Said, type Steps, sayAt } from '../../steps.ts'
import type { Telling } from '../../words.ts'
import { chartOf, stageAt } from '../rules/chart.ts'
import { mayDraw, stillRounds } from '../rules/pieces.ts'
import type { Point } from '../rules/points.ts'
import type { Position, View } from '../rules/state.ts'
import type { Prize } from '../rules/stations.ts'
import type { BoardWords } from '../words/sentences.ts'
import { type Aims, type Intent, isTurnOf, shipOf } from './draft.ts'

/**
 * Returns the step of a turn that the rail marks. A seat that cannot lay another card is at step 3.
 */
export const railOf = ({ turn, ships }: View): 2 | 3 | 4 => {
  if (turn?.step === 'buying' || turn?.step === 'sailed') return 4
  return turn && (turn.covered || ships[turn.seat]!.cards === 0) ? 3 : 2
}

const lastRounds = 4

/**
 * Returns how many rounds are left before the race is stuck; `undefined` unless they are few or
 * after the end.
 */
export const roundsLeft = ({ still, ships, over }: View): number | undefined => {
  const left = stillRounds - Math.floor(still / ships.length)
  return !over && left <= lastRounds ? Math.max(1, left) : undefined
}

/** A seat's draft: what it has selected, the aims of that, and the best prize among these. */
export interface DraftAims {
  intent: Intent
  aims: Aims
  prize?: Prize
}

type Tip = keyof BoardWords['coach']

// The steps of the rules, with laying and sailing split by what the seat has selected.
type FaceStep =
  | 'over'
  | 'watching'
  | 'winning'
  | 'lay'
  | 'cover'
  | 'sprint'
  | 'ship'
  | 'buying'
  | 'draw'
  | 'end'

interface About extends DraftAims {
  position: Position
  words: BoardWords
  telling: Telling
}

const promise = ({ position, prize, words: { meant, station } }: About): string | undefined => {
  const { columns } = chartOf(position.options.edition)
  return (
    prize &&
    meant.prize(prize, squareName(prize.at, columns), prize.station && station(prize.station))
  )
}

const stuckIn = ({ position, words }: About): string | undefined => {
  const left = roundsLeft(position.view)
  return left === undefined ? undefined : words.note.stuck(left)
}

const joined = (...notes: (string | undefined)[]) => notes.filter(Boolean).join(' ')

// The tip before the ship has sailed: a rose within reach, or a card if none was laid yet.
const layingTip = ({ position: { view }, prize }: About): Tip => {
  if (prize) return 'rose'
  return view.turn?.laid === 0 && view.hand.length > 0 ? 'lay' : 'sail'
}

const isSprint = (intent: Intent) => intent.kind === 'ship' && intent.way === 'sprint'

/** The texts of every step, by its name. */
export const steps: Steps<FaceStep, About, Point, Tip> = {
  over: ({ words }) => ({ now: words.over, point: 'end' }),
  watching: about => {
    const { position, words, telling, intent } = about
    const { step, seat } = position.view.turn!
    const isPlanning = intent.kind === 'lay'
    const laying = isPlanning ? 'laying' : 'sailing'
    return {
      now: words.doNow.other[step](telling.name(seat)),
      note: isPlanning ? words.note.plan : stuckIn(about),
      point: step === 'laying' ? laying : 'drawing',
    }
  },
  // A tap on the chart would win the race. This sentence has priority, and it is one line, so that
  // the note has room for two.
  winning: about => {
    const hasSailed = about.position.view.turn?.step === 'sailed'
    const from = hasSailed ? 'drawing' : 'sailing'
    return {
      now: about.words.doNow.wins,
      note: promise(about),
      point: isSprint(about.intent) ? 'sprint' : from,
      tip: hasSailed ? 'draw' : 'rose',
    }
  },
  lay: about => {
    const { doNow, note } = about.words
    return {
      now: doNow.square,
      note: stuckIn(about) ?? note.square,
      point: 'laying',
      tip: layingTip(about),
    }
  },
  cover: about => {
    const { doNow, note } = about.words
    const isPicked = 'card' in about.intent && about.intent.card !== undefined
    return {
      now: isPicked ? doNow.cover : doNow.coverCard,
      note: stuckIn(about) ?? note.cover,
      point: 'covering',
      tip: layingTip(about),
    }
  },
  sprint: about => ({
    now: about.words.doNow.sprint,
    note: stuckIn(about) ?? promise(about) ?? about.words.note.sprint,
    point: 'sprint',
    tip: layingTip(about),
  }),
  ship: about => {
    const { position, aims, words } = about
    const { view, options } = position
    const stage = stageAt(chartOf(options.edition), shipOf(position).at)
    const free = [...aims.values()].filter(({ kind }) => kind === 'sail').length
    const paid = aims.size > 0 ? 'paid' : 'not'
    const may = !view.turn!.covered && view.hand.length > 0 ? words.doNow.lays : words.doNow.laysNot
    return {
      now: may[free > 0 ? 'free' : paid],
      note: stuckIn(about) ?? joined(promise(about), words.note.ship(stage, free)),
      point: 'sailing',
      tip: layingTip(about),
    }
  },
  buying: ({ position, words: { doNow, note } }) => ({
    now: doNow.buy,
    note: `${note.points(shipOf(position).points)} ${note.end}`,
    point: 'drawing',
  }),
  draw: about => {
    const { doNow, note } = about.words
    return {
      now: about.aims.size > 0 ? doNow.drawOrSprint : doNow.draw,
      note: joined(promise(about), note.draw),
      point: 'drawing',
      tip: 'draw',
    }
  },
  end: ({ words: { doNow, note } }) => ({
    now: doNow.end,
    note: note.end,
    point: 'drawing',
    tip: 'draw',
  }),
}

const faceStep = (position: Position, { intent, prize }: DraftAims): FaceStep => {
  const { view } = position
  if (view.over || !view.turn) return 'over'
  if (!isTurnOf(position)) return 'watching'
  if (prize?.wins) return 'winning'
  if (view.turn.step === 'buying') return 'buying'
  if (view.turn.step === 'sailed') return mayDraw(view) ? 'end' : 'draw'
  return isSprint(intent) ? 'sprint' : intent.kind
}

/** Returns what is said now to a seat with this draft, or to the room. */
export const stepText = (
  position: Position,
  words: BoardWords,
  telling: Telling,
  draft: DraftAims,
): Said<Point, Tip> =>
  sayAt(steps, faceStep(position, draft), { position, words, telling, ...draft })
