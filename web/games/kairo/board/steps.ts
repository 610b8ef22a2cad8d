// The texts of the board at each step of a turn: instruction, note, rule and tip.
import { type Said, type Steps, sayAt } from '../../steps.ts'
import type { Telling } from '../../words.ts'
import { layoutIn, sizeOf, stallOf } from '../rules/bazaar.ts'
import type { Cloth } from '../rules/pieces.ts'
import type { Point } from '../rules/points.ts'
import type { Move, Position } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'
import { type Intent, neutralOf, type PutKind, type Step, stepIn } from './draft.ts'

type Tip = keyof BoardWords['coach']

// The steps of the rules, and the choices within an action: a cloth, its square, its entrance.
type FaceStep =
  | Step
  | 'final-act'
  | 'second-tap'
  | 'draw'
  | 'build'
  | 'where'
  | 'neutral'
  | 'entrance'
  | 'attract'
  | 'way'

interface About {
  position: Position
  words: BoardWords
  telling: Telling
  put?: PutKind
  cloth?: Cloth
  move?: Move
}

// Returns what was put and is not built yet. Call it only if something was put.
const putIn = ({ view: { phase } }: Position) => (phase.kind === 'turn' ? phase.put : null)!

/** The texts of every step. */
export const steps: Steps<FaceStep, About, Point, Tip> = {
  watching: ({ position: { view }, words: { doNow, note }, telling }) => {
    const { phase } = view
    const other = phase.kind === 'placing' ? doNow.otherPlaces : doNow.other
    const now =
      phase.kind === 'over'
        ? doNow.over
        : other(telling.name(phase.kind === 'between' ? phase.next : phase.seat))
    return { now, note: view.final ? note.final : undefined, point: 'turn' }
  },
  placing: ({ words: { doNow, note } }) => ({ now: doNow.place, note: note.build, point: 'stall' }),
  neutral: ({ words: { doNow }, cloth, words }) => ({
    now: doNow.neutral(words.cloth[cloth!]),
    point: 'stall',
  }),
  act: ({ words: { doNow, note } }) => ({
    now: doNow.act,
    note: note.act,
    point: 'turn',
    tip: 'act',
  }),
  'final-act': ({ words: { doNow, note } }) => ({
    now: doNow.finalAct,
    note: note.final,
    point: 'turn',
  }),
  'second-tap': about => ({
    now: about.words.doNow.final(about.words.sure[about.move!.kind as keyof BoardWords['sure']]),
    note: about.words.note.forGood,
    point: steps[stepIn(about.position)](about).point,
  }),
  build: ({ words: { doNow, note } }) => ({ now: doNow.build, note: note.build, point: 'stall' }),
  where: ({ words: { doNow, note, cloth: names }, put, cloth }) => ({
    now: doNow.where[put!](names[cloth!]),
    note: note.where,
    ...(put === 'extension' ? { point: 'extension', tip: 'where' } : { point: 'stall' }),
  }),
  entrance: ({ words: { doNow, note } }) => ({
    now: doNow.entrance,
    note: note.entrance,
    point: 'stall',
  }),
  pay: ({ position, words: { doNow, note, cloth: names } }) => {
    const { cloth } = putIn(position)
    const { phase, bazaar } = position.view
    const size = phase.kind === 'turn' ? sizeOf(stallOf(bazaar, phase.seat, cloth)!) + 1 : 0
    return {
      now: doNow.pay(names[cloth], size),
      note: note.pay(names[cloth]),
      point: 'payment',
      tip: 'pay',
    }
  },
  play: ({ position, words: { doNow, note } }) => {
    const district = layoutIn(position).ground.district[putIn(position).square]!
    return { now: doNow.play(district), note: note.play, point: 'cards' }
  },
  attract: ({ words: { doNow, note } }) => ({
    now: doNow.attract,
    note: note.attract,
    point: 'attracting',
    tip: 'attract',
  }),
  way: ({ words: { doNow, note, customer }, cloth }) => ({
    // without the description in brackets: the red customer (fez, lamp)
    now: doNow.way(customer[cloth!].replace(/ \(.*\)/, '')),
    note: note.way,
    point: 'attracting',
    tip: 'attract',
  }),
  draw: ({ words: { doNow, note } }) => ({ now: doNow.take, note: note.take, point: 'drawing' }),
  take: ({ words: { doNow } }) => ({ now: doNow.second, point: 'drawing' }),
  discard: ({ words: { doNow } }) => ({ now: doNow.discard, point: 'drawing' }),
}

const faceStep = (position: Position, intent: Intent): FaceStep => {
  const step = stepIn(position)
  if (step === 'watching') return step
  if (intent.kind === 'final') return 'second-tap'
  if (step !== 'act' && step !== 'placing') return step
  if (intent.kind === 'draw') return 'draw'
  if (intent.kind === 'attract') return intent.cloth ? 'way' : 'attract'
  if (intent.kind === 'build') {
    if (!intent.put || !intent.cloth) return step === 'placing' ? 'placing' : 'build'
    if (intent.square !== undefined) return 'entrance'
    return neutralOf(position) ? 'neutral' : 'where'
  }
  return position.view.final ? 'final-act' : step
}

/** Returns the texts for a seat with this intent, or for the room. */
export const stepText = (
  position: Position,
  words: BoardWords,
  telling: Telling,
  intent: Intent,
): Said<Point, Tip> =>
  sayAt(steps, faceStep(position, intent), { position, words, telling, ...intent })
