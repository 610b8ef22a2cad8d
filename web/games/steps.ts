// The texts of a face at each step of a game: one row per step with the sentence, its note, its
// rule and its tip.

/** The texts of one step. */
export interface StepText<Point extends string = never, Tip extends string = never> {
  now: string // what to do, in one sentence
  note?: string // the smaller line below it
  point?: Point // point of the rules help that explains the step
  tip?: Tip // key of the coach's words, for a first game
}

/**
 * The texts with the name of their step, which pages contain as `data-step`. Tests check by it that
 * they look at every step.
 */
export type Said<Point extends string = never, Tip extends string = never> = StepText<
  Point,
  Tip
> & { step: string }

/** A face's table of steps. `About`: the position and words that its sentences use. */
export type Steps<
  Step extends string,
  About,
  Point extends string = never,
  Tip extends string = never,
> = Readonly<Record<Step, (about: About) => StepText<Point, Tip>>>

/** Returns the texts of a face at one of its steps. */
export const sayAt = <
  Step extends string,
  About,
  Point extends string = never,
  Tip extends string = never,
>(
  steps: Steps<Step, About, Point, Tip>,
  step: Step,
  about: About,
): Said<Point, Tip> => ({ step, ...steps[step](about) })
