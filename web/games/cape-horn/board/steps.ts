// What the board says at each step of a turn: the sentence, its note, its rule and its tip; and the
// step on the rail.
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

/** The step of a turn that the rail marks: a seat that can lay nothing more is at step 3. */
export const railOf = ({ turn, ships }: View): 2 | 3 | 4 => {
  if (turn?.step === 'buying' || turn?.step === 'sailed') return 4
  return turn && (turn.covered || ships[turn.seat]!.cards === 0) ? 3 : 2
}

const lastRounds = 4

/** How many rounds are left before the race is stuck; said while they are few. */
export const roundsLeft = ({ still, ships, over }: View): number | undefined => {
  const left = stillRounds - Math.floor(still / ships.length)
  return !over && left <= lastRounds ? Math.max(1, left) : undefined
}

/** What a seat has in mind: its aims, and the best that they would bring. */
export interface DraftAims {
  intent: Intent
  aims: Aims
  prize?: Prize
}

type Tip = keyof BoardWords['coach']

// The steps of the rules; laying and sailing by what is in mind.
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

// The tip before the ship has sailed: a rose within reach, else a card while none was laid.
const layingTip = ({ position: { view }, prize }: About): Tip => {
  if (prize) return 'rose'
  return view.turn?.laid === 0 && view.hand.length > 0 ? 'lay' : 'sail'
}

const isSprint = (intent: Intent) => intent.kind === 'ship' && intent.way === 'sprint'

/** Every step, by its name. */
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
  // A tap on the chart would win the race: this is said before all else, on one line, so that the
  // note has room for two.
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

/** What is said now to a seat that has `draft` in mind, or to the room. */
export const stepText = (
  position: Position,
  words: BoardWords,
  telling: Telling,
  draft: DraftAims,
): Said<Point, Tip> =>
  sayAt(steps, faceStep(position, draft), { position, words, telling, ...draft })
