// The texts of the sheet at each step of tracing or counting: the sentence and its note.
import { type Said, type Steps, sayAt } from '../../steps.ts'
import type { Telling } from '../../words.ts'
import { type Side, sideOfSeat, sides, sidesFor } from '../rules/sides.ts'
import type { SheetWords } from '../words/sentences.ts'
import { standingOf } from './counts.ts'
import { aheadIn, lengthIn } from './lengths.ts'
import type { Position } from './state.ts'

// `half-traced`: one side's way is complete. `unblocked`: both are, and neither has a bridge or
// level crossing yet. `counting`: shown to the room while any side counts.
type FaceStep =
  | 'beginning'
  | 'trace'
  | 'half-traced'
  | 'unblocked'
  | 'traced'
  | 'count'
  | 'counting'
  | 'differs'
  | 'waits'
  | 'over'

interface About {
  position: Position
  words: SheetWords
  telling: Telling
}

const nameOf = ({ position: { view }, telling }: About, side: Side) =>
  telling.list(sidesFor(view.seats)[side]!.map(telling.name))

// Returns the note that the traced ways are final, or whose way is not; `undefined` while a rule
// seems broken or the board is too hard.
const finalNote = (about: About): string | undefined => {
  const { sides: ways, fault, isTangled } = about.position.view.reckoning!
  const { sheet } = about.words
  const open = sides.flatMap(side => (ways[side]!.isFinal ? [] : [nameOf(about, side)]))
  if (open.length === 0) return sheet.final
  return fault || isTangled ? undefined : sheet.notFinal(about.telling.list(open))
}

// Returns the sentence that says who is ahead, with both prices.
const leadIn = (about: About): string => {
  const { position, words } = about
  const ahead = aheadIn(position.view)
  const points = ([0, 1] as const).map(side => {
    const { squares, obstacles } = lengthIn(position.view, side)!
    return squares + obstacles
  })
  return ahead === undefined
    ? words.sheet.even(points[0]!)
    : words.sheet.leads(nameOf(about, ahead), points[ahead]!, points[1 - ahead]!)
}

/** The texts of every step, by its name. */
export const steps: Steps<FaceStep, About> = {
  beginning: ({ words: { begins } }) => ({ now: begins.title, note: begins.note }),
  trace: ({ words: { sheet } }) => ({ now: sheet.trace, note: sheet.traceNote }),
  'half-traced': about => {
    const { sheet } = about.words
    return {
      now: sheet.traceOther(nameOf(about, lengthIn(about.position.view, 0) ? 1 : 0)),
      note: sheet.traceNote,
    }
  },
  unblocked: about => ({ now: about.words.sheet.obstaclesNow, note: leadIn(about) }),
  traced: about => ({ now: leadIn(about), note: finalNote(about) }),
  count: ({ words: { sheet } }) => ({ now: sheet.count, note: sheet.countNote }),
  counting: ({ words: { sheet } }) => ({ now: sheet.counting, note: sheet.countNote }),
  differs: ({ words: { sheet } }) => ({ now: sheet.differs, note: sheet.differsNote }),
  waits: ({ words: { sheet } }) => ({ now: sheet.waits }),
  over: ({ position: { view }, words: { sheet } }) => ({ now: sheet.over[view.over!.how] }),
}

/**
 * Checks whether both ways are traced without any bridge or level crossing. Nearly every board has
 * some, so people probably have not entered them yet.
 */
export const isUnblocked = ({ view, options }: Position): boolean =>
  options.variant === 'camino' &&
  ([0, 1] as const).every(side => lengthIn(view, side)?.obstacles === 0)

const countStep = ({ view, you }: Position): FaceStep => {
  const by = you === 'room' ? 0 : sideOfSeat(you)
  const standings = ([0, 1] as const).map(way => standingOf(view.counts, by, way))
  const isOpen = standings.includes('open')
  if (you === 'room' && (isOpen || standings.includes('waits'))) return 'counting'
  if (isOpen) return 'count'
  return standings.includes('differs') ? 'differs' : 'waits'
}

const faceStep = (position: Position): FaceStep => {
  const { view, options } = position
  if (view.over) return 'over'
  if (view.first === undefined) return 'beginning'
  if (options.depth !== 'trace') return countStep(position)
  const traced = ([0, 1] as const).filter(side => lengthIn(view, side)).length
  if (isUnblocked(position)) return 'unblocked'
  return (['trace', 'half-traced', 'traced'] as const)[traced]!
}

/** Returns the texts for a seat, or for the room. */
export const stepText = (position: Position, words: SheetWords, telling: Telling): Said =>
  sayAt(steps, faceStep(position), { position, words, telling })
