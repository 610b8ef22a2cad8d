// A seat at sea: the sentence, the chart, the hand and what it may do, step by step through its turn.
import { useState } from 'preact/hooks'
import { Coach } from '../../../ui/coach.tsx'
import { DoNow } from '../../../ui/do-now.tsx'
import { useDrag } from '../../../ui/grid/drag.ts'
import { Dragged } from '../../../ui/grid/dragged.tsx'
import { partsOf } from '../../../ui/later.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import { type Square, squareName } from '../../kit/squares.ts'
import { factOf } from '../../words.ts'
import { LogBook } from '../parts/log-book.tsx'
import { Rail } from '../parts/rail.tsx'
import { type Face, SeatShip } from '../parts/seats.tsx'
import { deeds as done, weighty } from '../parts/weighty.ts'
import { chartOf } from '../rules/chart.ts'
import { ChartView } from './chart-view.tsx'
import { Dock } from './dock.tsx'
import { HandCard, Stock } from './hand.tsx'
import { Happened } from './happened.tsx'
import { headlineOf, pagesOf, pointOf, railOf, tipOf } from './headline.ts'
import { isTurnOf } from './intent.ts'
import { Legend } from './legend.tsx'
import { useMind } from './mind.tsx'
import { lyingAt } from './square-words.ts'
import { Strip } from './strip.tsx'

const later = partsOf<typeof import('./later.tsx')>()
const [Answer, Refused] = [later('Answer'), later('Refused')]

export const TurnFace = ({ frame, words }: Face) => {
  const { view } = frame
  const telling = useTelling()
  const { refused, since } = useTable()
  const isGreat = since.some(({ events }) => events.some(event => weighty.includes(factOf(event).kind)))
  const { columns } = chartOf(frame.options.edition)
  const turn = view.turn?.seat
  const mind = useMind(frame)
  const { intent, place, picked, laying, plan, prize, asked, ask, take } = mind
  const [over, setOver] = useState<Square | undefined>()
  const ghost = mind.ghostAt(over)
  const [now, more] = headlineOf(frame, words, telling, mind)
  const note = laying && plan && ghost === plan ? words.meant.planned(squareName(plan.at, columns)) : more
  const drag = useDrag({ lift: take, over: setOver })
  const isHandOpen = isTurnOf(frame) ? laying && !view.turn?.covered : !view.over
  return (
    <Frame
      class={isTurnOf(frame) ? 'horn board yours' : 'horn board'}
      board="wide"
      strip={<Strip words={words} pages={pagesOf(view)} turn={turn} />}
      sign={turn !== undefined && <SeatShip seat={turn} />}
      now={
        <>
          <DoNow note={note} point={pointOf(view, intent)}>
            {now}
          </DoNow>
          <Coach tip={tipOf(frame, prize)} words={words.coach} />
        </>
      }
      rail={<Rail words={words} now={railOf(view)} />}
      recap={<Recap words={words} weighty={isGreat ? weighty : done} />}
      answer={
        <>
          {asked && (
            <Answer
              asked={asked}
              words={words}
              name={square => squareName(square, columns)}
              lies={[squareName(asked.at, columns), ...lyingAt(frame, asked.at, words, telling)].join(', ')}
              close={() => ask()}
            />
          )}
          {refused && <Refused words={words} />}
        </>
      }
      main={
        <ChartView
          position={frame}
          words={words}
          aims={mind.aims}
          lays={intent.kind === 'lay' && !mind.heeded ? intent.card : undefined}
          ghost={ghost}
          asked={mind.looked}
          ask={ask}
          hover={setOver}
          plan={mind.tryAt}
        />
      }
      dock={
        <>
          <Dock
            {...mind}
            position={frame}
            words={words}
            pick={isHandOpen ? at => (at === place ? mind.putBack() : take(at)) : undefined}
            grip={isHandOpen ? drag.grip : undefined}
          />
          <Dragged at={drag.at}>{picked !== undefined && <HandCard position={frame} type={picked} />}</Dragged>
        </>
      }
      beside={
        <>
          <LogBook words={words} pages={pagesOf(view)} turn={turn}>
            <Stock view={view} words={words} />
            <Legend words={words} />
          </LogBook>
          <Happened words={words} />
        </>
      }
    />
  )
}
