// What a seat must do now in one sentence, with its second voice.
import type { Telling } from '../../words.ts'
import { sizeOf, stallOf } from '../rules/bazaar.ts'
import type { Position, View } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { type Intent, layoutIn, neutralOf, stepIn } from './aims.ts'

const waitingFor = ({ phase }: View, { doNow }: BoardWords, telling: Telling): string => {
  if (phase.is === 'over') return doNow.over
  const seat = phase.is === 'between' ? phase.next : phase.seat
  return phase.is === 'placing' ? doNow.otherPlaces(telling.name(seat)) : doNow.other(telling.name(seat))
}

const finalNote = ({ final }: View, { note }: BoardWords) => (final ? note.final[final] : undefined)

export const headlineOf = (
  position: Position,
  words: BoardWords,
  telling: Telling,
  intent: Intent,
): [now: string, note?: string | undefined] => {
  const { doNow, note, cloth: names } = words
  const { view } = position
  const { phase } = view
  const step = stepIn(position)
  if (step === 'watching') return [waitingFor(view, words, telling), finalNote(view, words)]
  if (intent.is === 'final')
    return [doNow.final[intent.move.kind as keyof typeof doNow.final] ?? doNow.act, note.forGood]
  if (phase.is === 'turn' && step === 'pay') {
    const { cloth } = phase.put!
    const size = sizeOf(stallOf(view.bazaar, phase.seat, cloth)!) + 1
    return [doNow.pay(names[cloth], size), note.pay(names[cloth])]
  }
  if (phase.is === 'turn' && step === 'play')
    return [doNow.play(layoutIn(position).ground.district[phase.put!.square]!), note.play]
  if (step === 'take') return [doNow.second]
  if (step === 'discard') return [doNow.discard]
  if (intent.is === 'draw') return [doNow.take, note.take]
  if (intent.is === 'build') {
    if (!intent.put || !intent.cloth) return [step === 'placing' ? doNow.place : doNow.build, note.build]
    if (intent.square !== undefined) return [doNow.entrance, note.entrance]
    if (neutralOf(position)) return [doNow.neutral(names[intent.cloth])]
    return [doNow.where[intent.put](names[intent.cloth]), note.where]
  }
  if (intent.is === 'attract') {
    if (!intent.cloth) return [doNow.attract, note.attract]
    return [doNow.way(words.customer[intent.cloth]), note.way]
  }
  return view.final ? [doNow.finalAct, finalNote(view, words)] : [doNow.act, note.act]
}
