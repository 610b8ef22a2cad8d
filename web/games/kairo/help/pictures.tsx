// The pictures of the rules help: the bazaar of the table it is read at, drawn and as data.
import { EditionData } from '../../../ui/edition.tsx'
import type { PictureProps } from '../../box.tsx'
import { columnOf, rowOf } from '../../kit/squares.ts'
import { BazaarGround, GroundPatterns } from '../art/ground.tsx'
import { type Edition, standard } from '../rules/edition.ts'
import { groundOf } from '../rules/ground.ts'
import type { Words } from '../words/en.ts'

type Props = PictureProps<Words, { edition?: Edition }>

const editionOf = ({ options }: Props): Edition => options?.edition ?? standard

const BazaarMap = (props: Props) => {
  const ground = groundOf(editionOf(props))
  const starts = ground.customers.map(at => [columnOf(ground, at) * 100 + 50, rowOf(ground, at) * 100 + 50] as const)
  return (
    <svg
      class="bazaar-map"
      viewBox={`0 0 ${ground.columns * 100} ${ground.rows * 100}`}
      role="img"
      aria-label={props.labels[0] ?? ''}
    >
      <GroundPatterns />
      <BazaarGround ground={ground} />
      {starts.map(([x, y]) => (
        <circle key={`${x} ${y}`} class="start" cx={x} cy={y} r="34" />
      ))}
    </svg>
  )
}

export const pictures = {
  map: BazaarMap,
  edition: (props: Props) => <EditionData edition={editionOf(props)} label={props.labels[0] ?? ''} />,
}
