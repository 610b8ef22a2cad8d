// The face of a seat: the sentence, the chart, the hand and its moves, for each step of a turn.
import { useState } from 'preact/hooks'
import { Coach } from '../../../ui/coach.tsx'
import { DoNow } from '../../../ui/do-now.tsx'
import { Answer } from '../../../ui/grid/answer.tsx'
import { useDrag } from '../../../ui/grid/drag.ts'
import { DragImage } from '../../../ui/grid/drag-image.tsx'
import type { Asked } from '../../../ui/grid/question.ts'
import { type Sights, useSights } from '../../../ui/grid/sights.ts'
import { Recap } from '../../../ui/recap.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import { type Square, squareName } from '../../kit/squares.ts'
import { factOf } from '../../words.ts'
import { Station } from '../art/station.tsx'
import { CardBack, WindCard } from '../art/wind-card.tsx'
import { drawn } from '../parts/drawn.tsx'
import { LogBook } from '../parts/log-book.tsx'
import { Rail } from '../parts/rail.tsx'
import { deeds as done, shown, weighty } from '../parts/recap-kinds.ts'
import { type Face, SeatShip } from '../parts/seats.tsx'
import { chartOf } from '../rules/chart.ts'
import { pagesOf, Strip } from './accounts.tsx'
import { Dock } from './dock.tsx'
import { isTurnOf } from './draft.ts'
import { HandCard, Stock } from './hand.tsx'
import { Legend } from './legend.tsx'
import { MapView } from './map-view.tsx'
import { lyingAt } from './square-words.ts'
import { railOf, stepText } from './steps.ts'
import { touches } from './touched.ts'
import { useDraft } from './use-draft.tsx'

const nameIn =
  ({ options }: Face['frame']) =>
  (square: Square) =>
    squareName(square, chartOf(options.edition).columns)

const wind = <WindCard arrows={[{ heading: 'F', distance: 2 }]} stage={3} />
const signs = {
  lay: wind,
  sail: wind,
  rose: <Station stage={1} colour="red" />,
  draw: <CardBack />,
}

export const TurnFace = ({ frame, words }: Face) => {
  const { view } = frame
  const { refused } = useTable()
  const turn = view.turn?.seat
  const draft = useDraft(frame)
  const sights = useSights()
  const { intent, laying, tried, asked, ask, take } = draft
  const [over, setOver] = useState<Square | undefined>()
  const ghost = draft.ghostAt(over)
  const said = stepText(frame, words, useTelling(), draft)
  const note =
    laying && tried && ghost === tried ? words.meant.planned(nameIn(frame)(tried.at)) : said.note
  const drag = useDrag({ lift: take, over: setOver })
  return (
    <Frame
      class={isTurnOf(frame) ? 'horn board yours' : 'horn board'}
      board="wide"
      strip={<Strip words={words} pages={pagesOf(view)} turn={turn} />}
      sign={turn !== undefined && <SeatShip seat={turn} />}
      now={
        <>
          <DoNow step={said.step} note={note} point={said.point}>
            {said.now}
          </DoNow>
          <Coach tip={said.tip} words={words.coach} signs={signs} mine={SeatShip} />
        </>
      }
      rail={<Rail words={words} now={railOf(view)} />}
      recap={<WhatHappened words={words} />}
      answer={
        <>
          {asked && <WhatLies frame={frame} words={words} asked={asked} close={() => ask()} />}
          {refused && <Refused words={words} />}
        </>
      }
      main={
        <MapView
          position={frame}
          words={words}
          aims={draft.aims}
          lays={intent.kind === 'lay' && !draft.advice ? intent.card : undefined}
          ghost={ghost}
          asked={draft.inSight}
          ask={ask}
          hover={setOver}
          plan={draft.tryAt}
          sights={sights}
        />
      }
      dock={<OwnDock frame={frame} words={words} draft={draft} drag={drag} sights={sights} />}
      beside={<LogBook words={words} pages={pagesOf(view)} turn={turn} />}
      common={
        <>
          <Stock view={view} words={words} />
          <Legend words={words} />
        </>
      }
    />
  )
}

interface OwnDockProps extends Pick<Face, 'frame' | 'words'> {
  draft: ReturnType<typeof useDraft>
  drag: ReturnType<typeof useDrag>
  sights: Sights
}

// The hand with its moves, and the card that a finger drags.
const OwnDock = ({ frame, words, draft, drag, sights }: OwnDockProps) => {
  const { view } = frame
  const { place, picked, laying, putBack, take } = draft
  const isHandOpen = isTurnOf(frame) ? laying && !view.turn?.covered : !view.over
  return (
    <>
      <Dock
        {...draft}
        position={frame}
        words={words}
        sights={sights}
        pick={isHandOpen ? at => (at === place ? putBack() : take(at)) : undefined}
        grip={isHandOpen ? drag.grip : undefined}
      />
      <DragImage at={drag.at}>
        {picked !== undefined && <HandCard position={frame} type={picked} />}
      </DragImage>
    </>
  )
}

// The recap: only roses and wins if there are any, otherwise what each turn did.
const WhatHappened = ({ words }: Pick<Face, 'words'>) => {
  const isGreat = useTable().since.some(({ events }) =>
    events.some(event => weighty.includes(factOf(event).kind)),
  )
  return (
    <Recap
      words={words}
      weighty={isGreat ? weighty : done}
      seen={shown}
      touches={touches}
      drawn={drawn}
    />
  )
}

// The answer about a square: what is on it, and why a tap on it makes no move.
const WhatLies = ({
  frame,
  words,
  asked,
  close,
}: Pick<Face, 'frame' | 'words'> & { asked: Asked; close(): void }) => {
  const name = nameIn(frame)
  const lies = [name(asked.at), ...lyingAt(frame, asked.at, words, useTelling())].join(', ')
  return <Answer asked={asked} words={words} name={name} lies={lies} close={close} />
}
