// Why the bot makes a move, with the numbers of its sentence.
import type { Proof } from '../../game.ts'
import type { Reason } from '../rules/reasons.ts'
import type { Lane } from './outlook.ts'

export interface Why {
  reason: Reason
  of?: Proof
}

/**
 * Both ways after a placement, or before it. `fear`: by how many points the next player may make
 * the bot's way dearer.
 */
export interface Scene {
  mine: Lane
  theirs: Lane
  fear: number
}

/** Returns a figure as the words say it, with one decimal. */
export const tenths = (value: number): number => Math.round(10 * value) / 10

const aSide = 0.1 // points: what a side of a way is worth that is fixed

// Returns the reasons that are true, each with what it is worth in points.
const reasonsFor = (
  was: Scene,
  is: Scene,
  empty: number,
): (Why & { worth: (scene: Scene) => number })[] => {
  const [loss, gain] = [is.mine.points - was.mine.points, is.theirs.points - was.theirs.points]
  const secured = was.mine.open - is.mine.open
  const [mine, theirs] = [Math.round(is.mine.points), Math.round(is.theirs.points)]
  return [
    {
      reason: 'dearer' as const,
      of: { points: Math.round(gain), theirs },
      worth: ({ theirs }: Scene) => theirs.points,
    },
    {
      reason: 'guards' as const,
      of: {
        points: Math.round(was.fear - is.fear),
        mine,
        before: tenths(was.fear),
        after: tenths(is.fear),
      },
      worth: ({ fear }: Scene) => -fear,
    },
    {
      reason: 'secures' as const,
      of: { points: secured, steps: secured, open: is.mine.open, empty },
      worth: ({ mine }: Scene) => -aSide * mine.open,
    },
    {
      reason: 'least' as const,
      of: { points: Math.round(loss), mine },
      worth: ({ mine }: Scene) => -mine.points,
    },
  ].filter(({ of }) => of.points > 0)
}

export const costsIn = ({ mine, theirs }: Scene, empty: number) => ({
  mine: Math.round(mine.points),
  theirs: Math.round(theirs.points),
  empty,
})

/**
 * Returns why a placement is made: of what it does to both ways, that in which it beats the other
 * placement most. Where the two differ in nothing, each turn says the next thing that is true.
 * `empty`: squares that stay empty.
 */
export const reasonFor = (was: Scene, is: Scene, empty: number, other?: Scene): Why => {
  const all = reasonsFor(was, is, empty)
  const gain = (worth: (scene: Scene) => number) => (other ? worth(is) - worth(other) : 0)
  const good = all.filter(({ reason }) => reason !== 'least')
  const still = {
    reason: is.mine.open === 0 ? ('idle' as const) : ('spares' as const),
    of: costsIn(is, empty),
    worth: () => 0,
  }
  const isStill = !all.some(({ reason }) => reason === 'least' || reason === 'dearer')
  const equal = isStill ? [...good, still] : good
  const from = (empty >> 1) % Math.max(1, equal.length)
  const turned = [...equal.slice(from), ...equal.slice(0, from), ...all.slice(good.length)]
  const [best = still] = turned.sort((a, b) => gain(b.worth) - gain(a.worth))
  return { reason: best.reason, of: best.of }
}
