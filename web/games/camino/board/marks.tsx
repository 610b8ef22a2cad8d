// The marks above the map: both ways, what a tap would do, the newest pieces, the chosen piece, and
// the proofs of a refusal.

import { On } from '../../../ui/grid/on.tsx'
import { Ghost, Looked, Proofs } from '../../../ui/grid/overlays.tsx'
import { type Asked, proofsOf } from '../../../ui/grid/question.ts'
import { Target } from '../../../ui/grid/targets.tsx'
import { useTable } from '../../../ui/table.tsx'
import { useStage } from '../../../ui/turn/stage.ts'
import type { Square } from '../../kit/squares.ts'
import { TileFace } from '../art/tile.tsx'
import { Ways as Ribbons } from '../art/ways.tsx'
import { type Face, useSitters } from '../parts/seats.tsx'
import { type Frame, frameOf, isEmptyAt } from '../rules/pieces.ts'
import type { Ways } from '../rules/price.ts'
import { endsBySide, sideOfSeat } from '../rules/sides.ts'
import { lasts, useCourses } from './course.tsx'
import { type Aim, isCertainOn, mayLayNow, type Plan, sidesAsking } from './draft.ts'

interface Props {
  position: Face['frame']
  ways: readonly Ways[] // by side
  aims: ReadonlyMap<Square, Aim>
  news: readonly Square[]
  plan: Plan | undefined
  asked: Asked | undefined
}

const dashes = 'M7 7h86v86H7z'

// The mark of what a tap on a square would do.
const Meant = ({ aim }: { aim: Aim }) => {
  if (aim === 'complete') return <Target mark="gold" />
  if (aim === 'turned') return <path d="M8 26V8h18M74 8h18v18M92 74v18H74M26 92H8V74" />
  return aim === 'lay' ? (
    <>
      <path class="grid-case" d={dashes} />
      <path d={dashes} />
    </>
  ) : null
}

export const Marks = ({ position, ways, aims, news, plan, asked }: Props) => {
  const { board, starts } = position.view
  const { variant } = position.options
  const size = frameOf(variant)
  const proofs = proofsOf(asked)
  const isUnfillable = asked?.refusal?.refused === 'unfillable'
  const { result = [] } = useTable().frame
  const isEnding = useStage(
    position,
    (before, { view }) => (view.over && !before.over ? view : undefined),
    { lasts },
  )
  const winners = isEnding
    ? result.filter(({ place }) => place === 1).map(({ seat }) => sideOfSeat(seat))
    : []
  const ribbons = ways.map(({ possible }) => possible)
  const { masks, courses } = useCourses(size, ribbons, winners)
  return (
    <>
      {plan?.at !== undefined && isEmptyAt(board, plan.at) && (
        <Ghost plan={size} at={plan.at}>
          <TileFace piece={plan.piece} turns={plan.turns} />
        </Ghost>
      )}
      {courses}
      <Ribbons
        size={size}
        sitters={useSitters()}
        ways={ribbons}
        masks={masks}
        isCertain={(at, side) => isCertainOn(board, ways[side]!)(at)}
        ends={endsBySide(variant, starts)}
        isLaid={at => at === plan?.at || !isEmptyAt(board, at)}
      />
      {[...aims].map(([at, aim]) => (
        <On key={at} plan={size} at={at} class={`camino-aim ${aim}`}>
          <Meant aim={aim} />
        </On>
      ))}
      {news.map(at => (
        <On key={at} plan={size} at={at} class="camino-news">
          <path class="grid-case" d="M4 4h92v92H4z" />
          <path d="M4 4h92v92H4z" />
        </On>
      ))}
      {plan?.at !== undefined && (
        <On plan={size} at={plan.at} class={`camino-chosen${mayLayNow(plan) ? '' : ' refused'}`}>
          <path class="grid-case" d="M3 3h94v94H3z" />
          <path d="M3 3h94v94H3z" />
        </On>
      )}
      {asked && !asked.refusal && <Looked plan={size} at={asked.at} />}
      {isUnfillable && asked.refusal ? (
        <Unfillable size={size} at={proofs[0]!} asked={sidesAsking(asked.refusal)} />
      ) : (
        <Proofs plan={size} at={proofs} />
      )}
    </>
  )
}

// Marks a square that no piece could fill any more, with a number at each side that allows only one
// value. The answer uses the same numbers.
const Unfillable = ({ size, at, asked }: { size: Frame; at: Square; asked: readonly number[] }) => (
  <>
    <Proofs plan={size} at={[at]} />
    <On plan={size} at={at} class="grid-proof camino-unfillable">
      <circle class="grid-case" cx="50" cy="50" r="24" />
      <path d="M39 39l22 22M61 39l-22 22" />
      {asked.map((side, i) => {
        const [x, y] = [[50, 0] as const, [100, 50] as const, [50, 100] as const, [0, 50] as const][
          side
        ]!
        return (
          <g key={side}>
            <circle cx={x} cy={y} r="19" />
            <text x={x} y={y + 8}>
              {i + 1}
            </text>
          </g>
        )
      })}
    </On>
  </>
)
