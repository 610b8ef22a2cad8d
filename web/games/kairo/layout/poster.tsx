// The poster of a finished game: the bazaar at the end.
import { unit } from '../../../ui/grid/plan.ts'
import { groundOf } from '../rules/ground.ts'
import type { Options } from '../rules/state.ts'
import { Board } from './picture.tsx'

export const ratio = ({ edition }: Options): number => {
  const { columns, rows } = groundOf(edition)
  return columns / rows
}

export const Bazaar = (props: Parameters<typeof Board>[0]) => {
  const { columns, rows } = groundOf(props.options.edition)
  return (
    <svg viewBox={`0 0 ${columns * unit} ${rows * unit}`} aria-hidden="true">
      <Board {...props} />
    </svg>
  )
}
