// What a seat must do now in one sentence, with its second voice.
import type { Telling } from '../../words.ts'
import { layoutIn, sizeOf, stallOf } from '../rules/bazaar.ts'
import type { Point } from '../rules/points.ts'
import type { Position, View } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { type Intent, neutralOf, stepIn } from './aims.ts'

/** What weighs most of what has happened since one's own last turn. */
export const weighty = ['scored', 'attracted', 'final', 'shut-out', 'stopped', 'ended'] as const

type Headline = [now: string, note?: string | undefined]

const waitingFor = ({ phase }: View, { doNow }: BoardWords, telling: Telling): string => {
  if (phase.kind === 'over') return doNow.over
  const name = telling.name(phase.kind === 'between' ? phase.next : phase.seat)
  return phase.kind === 'placing' ? doNow.otherPlaces(name) : doNow.other(name)
}

// Paying, and the card: a build under way.
const building = ({ view }: Position, { doNow, note, cloth }: BoardWords, district: number): Headline => {
  if (view.phase.kind !== 'turn' || !view.phase.put) return ['']
  const { put, coins, seat } = view.phase
  if (put.kind !== 'extension' || coins) return [doNow.play(district), note.play]
  const size = sizeOf(stallOf(view.bazaar, seat, put.cloth)!) + 1
  return [doNow.pay(cloth[put.cloth], size), note.pay(cloth[put.cloth])]
}

export const headlineOf = (position: Position, words: BoardWords, telling: Telling, intent: Intent): Headline => {
  const { doNow, note, cloth: names } = words
  const { view } = position
  const step = stepIn(position)
  const final = view.final && note.final
  if (step === 'watching') return [waitingFor(view, words, telling), final]
  if (intent.kind === 'final')
    return [doNow.final(words.sure[intent.move.kind as keyof BoardWords['sure']]), note.forGood]
  if (step === 'pay' || step === 'play') {
    const square = view.phase.kind === 'turn' ? view.phase.put!.square : 0
    return building(position, words, layoutIn(position).ground.district[square]!)
  }
  if (step === 'take') return [doNow.second]
  if (step === 'discard') return [doNow.discard]
  if (intent.kind === 'draw') return [doNow.take, note.take]
  if (intent.kind === 'build') {
    if (!intent.put || !intent.cloth) return [step === 'placing' ? doNow.place : doNow.build, note.build]
    if (intent.square !== undefined) return [doNow.entrance, note.entrance]
    if (neutralOf(position)) return [doNow.neutral(names[intent.cloth])]
    return [doNow.where[intent.put](names[intent.cloth]), note.where]
  }
  if (intent.kind === 'attract') {
    if (!intent.cloth) return [doNow.attract, note.attract]
    return [doNow.way(words.customer[intent.cloth]), note.way]
  }
  return final ? [doNow.finalAct, final] : [doNow.act, note.act]
}

const points: Partial<Record<ReturnType<typeof stepIn>, Point>> = {
  pay: 'payment',
  play: 'cards',
  take: 'drawing',
  discard: 'drawing',
  placing: 'start',
}

/** The point of the rules help that says more about the step. */
export const pointOf = (position: Position, intent: Intent): Point => {
  if (intent.kind === 'attract') return 'attracting'
  if (intent.kind === 'draw') return 'drawing'
  if (intent.kind === 'build') return intent.put === 'extension' ? 'extension' : 'stall'
  return points[stepIn(position)] ?? 'turn'
}

/** What a first game is told at this moment. */
export const tipOf = (position: Position, intent: Intent): keyof BoardWords['coach'] | undefined => {
  const step = stepIn(position)
  if (step === 'pay') return 'pay'
  if (step !== 'act') return undefined
  if (intent.kind === 'attract') return 'attract'
  if (intent.kind === 'build') return intent.put === 'extension' ? 'where' : undefined
  return intent.kind === 'nothing' && !position.view.final ? 'act' : undefined
}
