// What a face says at each step of a game: one row a step, with the sentence, its note, its rule
// and its tip beside each other.

/** What is said at one step. */
export interface StepText<Point extends string = never, Tip extends string = never> {
  now: string // what to do, in one sentence
  note?: string // the smaller line below it
  point?: Point // of the rules help that says more
  tip?: Tip // of the coach's words, for a first game
}

/**
 * The same, with the name of its row: the tests ask whether every step is looked at (`data-step`).
 */
export type Said<Point extends string = never, Tip extends string = never> = StepText<
  Point,
  Tip
> & { step: string }

/** A face's table of steps. `About`: the position and words that its sentences are made of. */
export type Steps<
  Step extends string,
  About,
  Point extends string = never,
  Tip extends string = never,
> = Readonly<Record<Step, (about: About) => StepText<Point, Tip>>>

/** What a face says at one of its steps. */
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
