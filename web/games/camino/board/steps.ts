// The texts of the board at each step of a turn: sentence, note, rule and tip.
import type { Standing } from '../../game.ts'
import { type Said, type Steps, sayAt } from '../../steps.ts'
import type { Telling } from '../../words.ts'
import { squareName } from '../rules/places.ts'
import type { Point } from '../rules/points.ts'
import { isOpening, otherSide, type Side, sideOfSeat } from '../rules/sides.ts'
import type { Position } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'
import { type Plan, type SidePrice, type Stage, seatsOf, stageOf, trialOf } from './draft.ts'

type Tip = keyof BoardWords['coach']

// The stages of a turn, and the steps of a draft: in `piece` a piece is chosen, in `square` its
// square too.
type FaceStep = Stage | 'opening' | 'nothing-fits' | 'piece' | 'square'

interface About {
  position: Position
  words: BoardWords
  telling: Telling
  name(side: Side): string
  plan?: Plan
  prices: readonly SidePrice[] // by side
  next?: readonly SidePrice[] // after the drafted move
  isStill?: boolean // nothing of the hand can be laid
  result?: readonly Standing[]
}

/** Returns the result if the game ended now, in words; `undefined` unless both ways are certain. */
export const countedNow = (
  side: Side,
  prices: readonly SidePrice[],
  { offer }: BoardWords,
): string | undefined => {
  if (!prices.every(({ certain }) => certain !== undefined)) return undefined
  const [mine, theirs] = [prices[side]!.agreed!, prices[otherSide(side)]!.agreed!]
  const leads = mine < theirs ? offer.win : mine > theirs ? offer.lose : offer.even
  return `${offer.now(mine, theirs)} ${leads}`
}

const changed = (name: string, was: SidePrice, is: SidePrice, { price }: BoardWords): string[] => {
  const points =
    was.points !== undefined && is.points !== undefined && was.points !== is.points
      ? [price.becomes(name, was.points, is.points)]
      : []
  const certain =
    is.certain !== undefined && was.certain !== is.certain
      ? [price.becomesCertain(name, was.certain, is.certain)]
      : []
  return [...points, ...certain]
}

// Returns, in words, how the drafted move would change the prices; `undefined` until the solver has
// answered.
const changeIn = ({ words, name, prices, next }: About): string | undefined => {
  if (!next) return undefined
  const news = ([0, 1] as const).flatMap(side =>
    changed(name(side), prices[side]!, next[side]!, words),
  )
  return news.length > 0 ? `${news.join('; ')}.` : words.note.noChange
}

// Returns the note for a chosen piece: the number of squares where it fits in this turn, that it
// completes a square, or that it may be set aside.
const useOf = (
  { options }: Position,
  { piece, places, turns }: Plan,
  { note, discard }: BoardWords,
): string => {
  if (!places) return note.looking
  const [completes] = places.complete.flat()
  if (completes !== undefined) return discard.complete(squareName(options.variant, completes))
  if (!places.kept) return discard.aside
  return places.lay.flat().length === 0 ? note.nowhere : note.fits(places.lay[turns]!.length, piece)
}

// Returns the rule and the tip while a player chooses a piece to lay. A player may also try pieces
// while others play; there is no tip then.
const layingRule = ({ position, isStill }: About): { point: Point; tip?: Tip } => {
  if (stageOf(position) !== 'laying') return { point: 'turn' }
  if (isStill) return { point: 'nothing-fits', tip: isOpening(position.view) ? 'open' : 'lay' }
  return isOpening(position.view)
    ? { point: 'opening', tip: 'open' }
    : { point: 'placing', tip: 'lay' }
}

/** The texts of every step, by its name. */
export const steps: Steps<FaceStep, About, Point, Tip> = {
  watching: ({ position: { you, view }, words: { doNow, note }, telling }) => {
    if (view.offer !== undefined) {
      const answers = seatsOf(view, otherSide(sideOfSeat(view.offer))).map(seat =>
        telling.name(seat),
      )
      return {
        now: doNow.answer(telling.name(view.offer)),
        note: doNow.answers(telling.either(answers)),
        point: 'turn',
      }
    }
    const who = telling.name(view.turn.seat)
    const waits = you === 'room' ? undefined : note.wait
    return {
      now: isOpening(view) ? doNow.otherOpens(who) : doNow.other(who),
      note: view.still > 0 ? note.still(view.still) : waits,
      point: 'turn',
    }
  },
  // The second side may open only in the two corners that the board marks.
  opening: about => {
    const { doNow, note } = about.words
    const { starts } = about.position.view
    const now = starts.every(start => start === null) ? doNow.open : doNow.openAt
    return { now, note: note.open, ...layingRule(about) }
  },
  laying: about => ({
    now: about.words.doNow.lay,
    note: countedNow(sideOf(about), about.prices, about.words) ?? about.words.note.lay,
    ...layingRule(about),
  }),
  'nothing-fits': about => {
    const { doNow, note } = about.words
    const does = about.position.view.pot > 0 ? 'swap' : 'pass'
    return { now: doNow[does], note: note[does], ...layingRule(about) }
  },
  piece: about => {
    const { piece } = about.plan!
    const rule = layingRule(about)
    return {
      now: about.words.doNow.picked(piece),
      note: useOf(about.position, about.plan!, about.words),
      ...rule,
      ...(rule.tip === 'lay' && piece.startsWith('river') && { tip: 'river' }),
    }
  },
  square: about => {
    const { position, words, plan } = about
    const { piece, at } = plan!
    const { point } = layingRule(about)
    const tip = stageOf(position) === 'laying' ? 'chosen' : undefined
    const square = squareName(position.options.variant, at!)
    const trial = trialOf(plan!)
    if (trial?.refusal) return { now: words.doNow.not(square), point, tip }
    return {
      now: words.doNow.chosen(piece, square),
      note: trial ? changeIn(about) : words.note.looking,
      point,
      tip,
    }
  },
  discarded: ({ words: { doNow, note } }) => ({
    now: doNow.discarded,
    note: note.discarded,
    point: 'discarding',
  }),
  laid: ({ position: { view }, words: { doNow, note } }) => ({
    now: view.pot > 0 ? doNow.laid : doNow.end,
    note: view.pot > 0 ? note.final : note.finalEnd,
    point: 'turn',
    tip: 'laid',
  }),
  offered: ({ words: { doNow, offer } }) => ({
    now: doNow.offered,
    note: offer.waits,
    point: 'end',
  }),
  answering: about => ({
    now: about.words.doNow.answer(about.telling.name(about.position.view.offer!)),
    note: countedNow(sideOf(about), about.prices, about.words),
    point: 'end',
  }),
  over: ({ position: { view }, words, telling, result = [] }) => ({
    now: words.won(result, telling),
    note: view.over && words.note.ends[view.over.how],
    point: 'end',
  }),
}

const sideOf = ({ position: { you } }: About): Side => (you === 'room' ? 0 : sideOfSeat(you))

const faceStep = ({ position, plan, isStill }: About): FaceStep => {
  const stage = stageOf(position)
  if (stage !== 'laying' && stage !== 'watching') return stage
  if (stage === 'laying' && isStill && plan?.at === undefined) return 'nothing-fits'
  if (plan) return plan.at === undefined ? 'piece' : 'square'
  return stage === 'laying' && isOpening(position.view) ? 'opening' : stage
}

/** Returns the texts for a seat, with a draft (`plan`) or without, or for the room. */
export const stepText = (about: About): Said<Point, Tip> => sayAt(steps, faceStep(about), about)
