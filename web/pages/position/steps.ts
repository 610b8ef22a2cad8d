// The steps in which a position is entered, and the step that a refusal is about.
import type { Refusal } from '../../games/game.ts'
import { isSame, type Layout, type Lying } from '../../games/layout.ts'
import type { Asked } from '../../games/placing.ts'
import type { AtTable } from '../at-table.ts'

type At = Pick<AtTable, 'box' | 'frame'>

/**
 * Returns the areas of all steps. `open`: public areas, one step each. `last`: the number of the
 * step after them, for values that no piece shows and the list of hands. `own`: hands, one step
 * each, to which only that list links.
 */
export const stepsOf = ({ box, frame }: At) => {
  const all: readonly Asked[] =
    box.digital.layout.placing?.asked(frame.options, frame.seats.length) ?? []
  const open = all.filter(({ own }) => !own)
  return { open, own: all.filter(({ own }) => own), last: open.length + 1 }
}

/** Returns the area that a refusal is about; undefined if it is about no area. */
export const askedAbout = (
  at: At,
  areas: Layout,
  { refused, at: proof = {} }: Refusal,
): Asked | undefined => {
  const { open, own } = stepsOf(at)
  const { squares = [], seats: [seat] = [], piece } = proof
  const name = proof.area ?? at.box.digital.layout.placing?.about[refused]
  if (refused === 'nothing-told') return open[0]
  const lies = (asked: Asked, is: (lying: Lying) => boolean) =>
    areas.some(one => isSame(one, asked) && one.pieces.some(is))
  const ways: ((asked: Asked) => boolean)[] = name
    ? [
        one => one.area === name && (one.seat === undefined || one.seat === seat),
        one => one.area === name,
      ]
    : [
        one => lies(one, ({ at = -1 }) => squares.includes(at)),
        ({ board }) => squares.some(square => board?.squares.includes(square)),
        one => lies(one, lying => lying.piece === piece),
        ({ covered }) => refused === 'more-covered' && covered === true,
      ]
  return ways.map(is => [...open, ...own].find(is)).find(one => one !== undefined)
}

export const isSameStep = (one: Asked | undefined, other: Asked): boolean =>
  one !== undefined && isSame(one, other)

/** Returns the step, from 1, of the public area that a refusal is about; if none, the last step. */
export const stepOf = (at: At, areas: Layout, refusal: Refusal): number => {
  const { open, last } = stepsOf(at)
  const about = askedAbout(at, areas, refusal)
  return about && !about.own ? open.findIndex(one => isSame(one, about)) + 1 : last
}
