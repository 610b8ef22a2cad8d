// The steps in which an end counts the scores up.
import type { Count } from '../story.ts'

const MOST = 8 // steps: more would keep the table waiting for its result

/**
 * Returns at most eight steps of a count-up, spread evenly over all that change a figure. The last
 * one is always among them, because it has the final scores.
 */
export const countUp = (steps: readonly Count[]): Count[] => {
  const before = (at: number) => steps[at - 1]?.figures ?? steps[0]!.figures.map(() => 0)
  const changing = steps.filter(({ figures }, at) => `${figures}` !== `${before(at)}`)
  const told = changing.length > 0 ? changing : steps.slice(-1)
  const count = Math.min(MOST, told.length)
  return Array.from(
    { length: count },
    (_, i) => told[Math.ceil(((i + 1) * told.length) / count) - 1]!,
  )
}
