// The text in the masthead for a game that has only a score: the best score so far.
interface Shown<View, Options> {
  frame: { view: View; options: Options }
  house: { best(points: number): string }
  better: 'more' | 'less'
}

/** A face's script exports it: `export const where = whereBy(score)`. */
export const whereBy =
  <View, Options>(score: (view: View, options: Options) => readonly number[]) =>
  ({ frame: { view, options }, house, better }: Shown<View, Options>): readonly string[] => {
    const scores = score(view, options)
    return [house.best(better === 'more' ? Math.max(...scores) : Math.min(...scores))]
  }
