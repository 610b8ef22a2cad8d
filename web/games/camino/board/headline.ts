// What a seat must do now in one sentence, with its second voice.
import type { Standing } from '../../game.ts'
import type { Telling } from '../../words.ts'
import type { Point } from '../rules/points.ts'
import { isOpening, otherSide, type Side, sideOfSeat } from '../rules/sides.ts'
import type { Position } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { nameOf } from '../words/speech.ts'
import { type Plan, type SidePrice, seatsOf, stageOf, trialOf } from './mind.ts'

interface About {
  words: BoardWords
  telling: Telling
  name(side: Side): string
  plan?: Plan | undefined
  prices: readonly SidePrice[] // by side
  next?: readonly SidePrice[] | undefined // as the piece in mind would make them
  isStill?: boolean // nothing of the hand can be laid
  result?: readonly Standing[] | undefined
}

type Line = [now: string, note?: string | undefined]

/** What both sides would have if the game ended now. */
export const countedNow = (side: Side, prices: readonly SidePrice[], { offer }: BoardWords): string | undefined => {
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
    is.certain !== undefined && was.certain !== is.certain ? [price.becomesCertain(name, was.certain, is.certain)] : []
  return [...points, ...certain]
}

// What laying it here would change for whom.
const changeIn = ({ words, name, prices, next }: About): string | undefined => {
  if (!next) return undefined
  const news = ([0, 1] as const).flatMap(side => changed(name(side), prices[side]!, next[side]!, words))
  return news.length > 0 ? `${news.join('; ')}.` : words.note.noChange
}

// Where a piece fits as it is turned, or that it may be put away.
const useOf = ({ options }: Position, { places, turns }: Plan, { note, discard }: BoardWords): string => {
  if (!places) return note.looking
  const [completes] = places.complete.flat()
  if (completes !== undefined) return discard.complete(nameOf(options.variant, completes))
  if (!places.kept) return discard.aside
  return places.lay.flat().length === 0 ? note.nowhere : note.fits(places.lay[turns]!.length)
}

const withPiece = (position: Position, plan: Plan, about: About): Line => {
  const { doNow, note } = about.words
  const { piece, at } = plan
  if (at === undefined) {
    return [doNow.picked(piece), useOf(position, plan, about.words)]
  }
  const square = nameOf(position.options.variant, at)
  const trial = trialOf(plan)
  if (trial?.refusal) return [doNow.not(square)]
  return [doNow.chosen(piece, square), trial ? changeIn(about) : note.looking]
}

const watching = (position: Position, { words, telling }: About): Line => {
  const { you, view } = position
  const { doNow, note } = words
  if (view.offer !== undefined) {
    const answers = seatsOf(view, otherSide(sideOfSeat(view.offer))).map(seat => telling.name(seat))
    return [doNow.answer(telling.name(view.offer)), doNow.answers(telling.either(answers))]
  }
  const who = telling.name(view.turn.seat)
  const aside = view.still > 0 ? note.still(view.still) : you === 'room' ? undefined : note.wait
  return [isOpening(view) ? doNow.otherOpens(who) : doNow.other(who), aside]
}

export const headlineOf = (position: Position, about: About): Line => {
  const { words, telling, plan, prices, isStill } = about
  const { you, view } = position
  const { doNow, note } = words
  const side = you === 'room' ? 0 : sideOfSeat(you)
  switch (stageOf(position)) {
    case 'over':
      return [words.won(about.result ?? [], telling), view.over && note.ends[view.over.how]]
    case 'answering':
      return [doNow.answer(telling.name(view.offer!)), countedNow(side, prices, words)]
    case 'offered':
      return [doNow.offered, words.offer.waits]
    case 'discarded':
      return [doNow.discarded, note.discarded]
    case 'laid':
      return [view.pot > 0 ? doNow.laid : doNow.end, view.pot > 0 ? note.final : note.finalEnd]
    case 'laying':
      break
    default:
      return plan ? withPiece(position, plan, about) : watching(position, about)
  }
  if (isStill && plan?.at === undefined) return view.pot > 0 ? [doNow.swap, note.swap] : [doNow.pass, note.pass]
  if (plan) return withPiece(position, plan, about)
  if (isOpening(view)) return [doNow.open, note.open]
  return [doNow.lay, countedNow(side, prices, words) ?? note.lay]
}

/** The point of the rules help that says more about the step. */
export const pointOf = (position: Position, isStill: boolean): Point => {
  switch (stageOf(position)) {
    case 'answering':
    case 'offered':
    case 'over':
      return 'end'
    case 'discarded':
      return 'discarding'
    case 'laying':
      return isStill ? 'nothing-fits' : isOpening(position.view) ? 'opening' : 'placing'
    default:
      return 'turn'
  }
}

/** What a first game is told at this step. */
export const tipOf = (position: Position, plan: Plan | undefined): keyof BoardWords['coach'] | undefined => {
  const stage = stageOf(position)
  if (stage === 'laid') return 'laid'
  if (stage !== 'laying') return undefined
  return plan?.at !== undefined ? 'chosen' : isOpening(position.view) ? 'open' : 'lay'
}
