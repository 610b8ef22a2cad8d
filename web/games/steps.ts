// What a face says at each step of a game: one row a step, with the sentence, its note, its rule and its tip beside each other.

/** What is said at one step. */
export interface StepText<Point extends string = never, Tip extends string = never> {
  now: string // what to do, in one sentence
  note?: string | undefined // the smaller line below it
  point?: Point | undefined // of the rules help that says more
  tip?: Tip | undefined // of the coach's words, for a first game
}

/** A face's table of steps. `About`: the position and words that its sentences are made of. */
export type Steps<Step extends string, About, Point extends string = never, Tip extends string = never> = Readonly<
  Record<Step, (about: About) => StepText<Point, Tip>>
>
