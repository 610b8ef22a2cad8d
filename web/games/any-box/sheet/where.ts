// The masthead: the number of the round or turn, and how many there are.
import type { Shared } from '../words/sentences.ts'
import type { Options, View } from './state.ts'

interface Shown {
  frame: { view: View; options: Options }
  words: Pick<Shared, 'where'>
}

export const where = ({
  frame: { view, options },
  words: { where: say },
}: Shown): readonly string[] => {
  const { rounds } = options.sheet
  if (rounds === 'live') return [say.live]
  const now = view.isOver ? view.points.length : view.round
  return [rounds === 'turns' ? say.turns(now) : say.round(now, view.rounds)]
}
