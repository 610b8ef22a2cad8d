// The face of a seat: the instruction, the board, and the controls of each step of its turn.
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Coach } from '../../../ui/coach.tsx'
import { DoNow } from '../../../ui/do-now.tsx'
import { Foot } from '../../../ui/foot.tsx'
import { Answer } from '../../../ui/grid/answer.tsx'
import type { Asked } from '../../../ui/grid/question.ts'
import { Recap } from '../../../ui/recap.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import { Undo } from '../../../ui/undo.tsx'
import { type Square, squareName } from '../../kit/squares.ts'
import { AttractSign, BuildSign, DrawSign } from '../art/actions.tsx'
import { BuildingCard } from '../art/cards.tsx'
import { Coin } from '../art/tokens.tsx'
import { drawn } from '../parts/drawn.tsx'
import { Purse } from '../parts/purse.tsx'
import { weighty } from '../parts/recap-kinds.ts'
import type { Face } from '../parts/seats.tsx'
import { layoutIn } from '../rules/bazaar.ts'
import { BoardStrip, Seats, turnOf } from './accounts.tsx'
import { rowsToPlay } from './cards-dock.tsx'
import { StepClosing, StepDock } from './dock.tsx'
import { type Intent, stepIn, type TurnProps } from './draft.ts'
import { keys } from './keys.ts'
import { MapView } from './map-view.tsx'
import { Hand, Market } from './market.tsx'
import { ScoreLine, scoreOfPut } from './score-line.tsx'
import { standingAt } from './square-words.ts'
import { stepText } from './steps.ts'
import { touches } from './touched.ts'
import { useDraft } from './use-draft.tsx'

const signs = {
  act: <BuildingCard districts={[5]} />,
  where: <BuildSign />,
  pay: <Coin cloth="red" />,
  attract: <AttractSign />,
}

export const TurnFace = ({ frame, words }: Face) => {
  const telling = useTelling()
  const { intent, asked, aims, intend, ask, close } = useDraft(frame)
  const [over, hover] = useState<Square | undefined>()
  const turn = turnOf(frame.view)
  const said = stepText(frame, words, telling, intent)
  const rows = stepIn(frame) === 'play' ? rowsToPlay(frame) : 1
  const scored = intent.kind === 'final' ? undefined : scoreOfPut(frame)
  const props = { position: frame, words, intent, intend, hover }
  return (
    <Frame
      class={rows > 1 ? `kairo board rows-${rows}` : 'kairo board'}
      board="square"
      strip={<BoardStrip frame={frame} words={words} />}
      sign={turn !== undefined && <SeatMark seat={turn} />}
      now={
        <>
          <DoNow
            step={said.step}
            note={scored ? <ScoreLine score={scored} {...{ frame, words }} /> : said.note}
            point={said.point}
          >
            {said.now}
          </DoNow>
          <Coach tip={said.tip} words={words.coach} signs={signs} />
        </>
      }
      recap={<Recap words={words} weighty={weighty} drawn={drawn} touches={touches} />}
      answer={
        <>
          {asked && <WhatLies position={frame} words={words} asked={asked} close={close} />}
          <Refused words={words} />
        </>
      }
      main={<MapView {...props} aims={aims} asked={asked} over={over} ask={ask} />}
      dock={
        <>
          <div class="kairo-dock">
            <Dock {...props} />
          </div>
          <Foot>
            <Undo />
            <Closing {...props} />
          </Foot>
        </>
      }
      beside={<Seats frame={frame} words={words} />}
      common={<Market position={frame} words={words} />}
    />
  )
}

// The answer about a tapped square: what is on it, and why it is illegal.
const WhatLies = ({ position, words, asked, close }: AskedProps) => {
  const telling = useTelling()
  const { ground } = layoutIn(position)
  const name = (at: Square) => squareName(at, ground.columns)
  const district = words.board.in(ground.district[asked.at]!)
  const lies = [district, ...standingAt(position, asked.at, words, telling)].join(', ')
  return <Answer asked={asked} words={words} name={name} lies={lies} close={close} />
}
interface AskedProps extends Pick<TurnProps, 'position' | 'words'> {
  asked: Asked
  close(): void
}

// Before a seat chooses an action: its hand, its purse and the market.
const FirstDock = ({ position, words }: Pick<TurnProps, 'position' | 'words'>) => {
  const coins = position.you === 'room' ? undefined : position.view.players[position.you]!.coins
  return (
    <>
      <div class="kairo-own">
        <Hand position={position} words={words} />
        {coins && <Purse coins={coins} words={words} />}
      </div>
      <Market position={position} words={words} />
    </>
  )
}

// Buttons for the three actions. An action without a legal move stays enabled, and shows why once
// it is opened.
const Actions = ({ position, words: { act }, intend }: TurnProps) => {
  const action = (label: string, key: string, next: Intent, sign?: ComponentChildren) => (
    <button type="button" class="button" aria-keyshortcuts={key} onClick={() => intend(next)}>
      {sign}
      {label}
    </button>
  )
  return (
    <div class="kairo-acts">
      {action(act.build, keys.build, { kind: 'build' }, <BuildSign />)}
      {position.view.final ? (
        action(act.stop, keys.stop, { kind: 'final', move: { kind: 'stop' } })
      ) : (
        <>
          {action(act.attract, keys.attract, { kind: 'attract' }, <AttractSign />)}
          {action(act.draw, keys.draw, { kind: 'draw' }, <DrawSign />)}
        </>
      )}
    </div>
  )
}

const Dock = (props: TurnProps) => {
  const step = stepIn(props.position)
  const isFirst = props.intent.kind === 'nothing' && ['act', 'placing', 'watching'].includes(step)
  return isFirst ? <FirstDock {...props} /> : <StepDock {...props} />
}

const Closing = (props: TurnProps) => {
  const step = stepIn(props.position)
  if (step === 'watching') return null
  if (step === 'pay' || props.intent.kind !== 'nothing') return <StepClosing {...props} />
  return step === 'act' ? <Actions {...props} /> : null
}
