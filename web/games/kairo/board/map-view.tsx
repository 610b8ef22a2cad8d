// The bazaar as a `Grid`: the label of every square, what a tap on it does, and the pieces.
import { useRef } from 'preact/hooks'
import { type Cell, Grid } from '../../../ui/grid/grid.tsx'
import { On } from '../../../ui/grid/on.tsx'
import type { Asked } from '../../../ui/grid/question.ts'
import { Targets } from '../../../ui/grid/targets.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Flights } from '../../../ui/turn/flight.tsx'
import type { Square } from '../../kit/squares.ts'
import { CustomerFace } from '../art/customers.tsx'
import { Stalls } from '../art/stalls.tsx'
import type { Face } from '../parts/seats.tsx'
import { OwnerMark } from '../parts/seats.tsx'
import { type Bazaar, layoutIn, mainSquare } from '../rules/bazaar.ts'
import { cloths } from '../rules/pieces.ts'
import type { Event } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'
import type { Aim, Intent } from './draft.ts'
import { flightsOf } from './flights.tsx'
import { Latest } from './latest.tsx'
import { Laid, type Layer } from './marks.tsx'
import { squareInWords } from './square-words.ts'

interface Props {
  position: Face['frame']
  words: BoardWords
  aims: Map<Square, Aim>
  intent: Intent
  asked?: Asked
  over?: Square // square below a dragged cloth
  intend?(intent: Intent): void
  ask?(square: Square): void
}

// A chosen square needs no mark, because it shows the ghost of the stall.
const marks: Record<Aim['kind'], Pick<Cell, 'mark'>> = {
  put: { mark: 'frame' },
  entrance: { mark: 'frame' },
  chosen: {},
  customer: { mark: 'ring' },
  rug: { mark: 'ring' },
}

// Returns the square on which a fact put something; undefined for other facts.
const placeOf = (fact: Event): Square | undefined => {
  if (fact.kind === 'placed') return mainSquare(fact.stall)
  if (fact.kind === 'built') return fact.put.square
  return fact.kind === 'attracted' ? fact.entrance : undefined
}

// Returns the last fact that put something on a square, and the bazaar before it. `before` is
// undefined on a page that was loaded with this fact: such a page shows no news.
const useNews = (frame: Face['frame'], bazaar: Bazaar) => {
  const done = frame.told?.events.find(fact => placeOf(fact) !== undefined)
  const seen = useRef<{ seq: number; bazaar: Bazaar; before?: Bazaar }>({ seq: frame.seq, bazaar })
  if (seen.current.seq !== frame.seq)
    seen.current = { seq: frame.seq, bazaar, before: seen.current.bazaar }
  return { done, fresh: done && placeOf(done), before: seen.current.before }
}

export const MapView = ({ position, words, aims, intent, asked, over, intend, ask }: Props) => {
  const { ground, bazaar } = layoutIn(position)
  const { advice } = useTable()
  const telling = useTelling()
  const { done, fresh, before } = useNews(position, bazaar)
  const cell = (at: Square): Cell => {
    const aim = aims.get(at)
    const label = squareInWords(position, at, words, telling, aim)
    if (!aim) return { label }
    const { kind, move, next, extra } = aim
    return {
      label,
      kind,
      ...marks[kind],
      ...(move ? { move } : { choose: () => intend?.(next!) }),
      price: extra,
    }
  }
  const { phase } = position.view
  // The intent, the advice and the answer about a square are drawn in three layers.
  const put = phase.kind === 'turn' && phase.put
  const isLaid = intent.kind !== 'nothing' || !!asked || !!advice || !!put
  const laid = (layer: Layer) => isLaid && <Laid {...{ layer, position, intent, asked, over }} />
  return (
    <>
      <Flights of={flightsOf(position)} />
      <Grid plan={ground} label={words.board.label} cell={cell} ask={ask} reach={48}>
        <use href="#kairo-ground" />
        <Stalls size={ground} stalls={bazaar.stalls} mark={seat => <OwnerMark seat={seat} />} />
        {laid('ghost')}
        <use href="#kairo-tabs" />
        {cloths.map(cloth => {
          const at = bazaar.customers[cloth]
          return (
            at !== null && (
              <On key={cloth} plan={ground} at={at} class={at === fresh ? 'fresh' : ''}>
                <CustomerFace cloth={cloth} />
              </On>
            )
          )
        })}
        {laid('ways')}
        <Targets plan={ground} cell={cell} />
        {laid('signs')}
        {before && done && fresh !== undefined && (
          <Latest position={position} before={before} done={done} at={fresh} quiet={isLaid} />
        )}
      </Grid>
    </>
  )
}
