// A seat at the bazaar: the sentence, the board, and what may be done now, step by step through its turn.
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Coach } from '../../../ui/coach.tsx'
import { DoNow } from '../../../ui/do-now.tsx'
import { WayButton } from '../../../ui/fields/ways.tsx'
import { Foot } from '../../../ui/foot.tsx'
import { Answer, type Asked } from '../../../ui/grid/answer.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import { Undo } from '../../../ui/undo.tsx'
import { type Square, squareName } from '../../kit/squares.ts'
import { Purse } from '../parts/purse.tsx'
import type { Face } from '../parts/seats.tsx'
import { incomeOf } from '../rules/attracting.ts'
import { sizeOf } from '../rules/bazaar.ts'
import { total } from '../rules/pieces.ts'
import type { Move, Position } from '../rules/state.ts'
import {
  aimsOf,
  choicesFor,
  type Intent,
  layoutIn,
  type Minded,
  neutralOf,
  nothing,
  offered,
  stepIn,
  whyNot,
} from './aims.ts'
import { AttractDock } from './attract-dock.tsx'
import { BazaarView } from './bazaar.tsx'
import { BuildDock } from './build-dock.tsx'
import { DiscardDock, Hand, Market, PlayDock, TakeDock } from './cards-dock.tsx'
import { headlineOf, pointOf, tipOf, weighty } from './headline.ts'
import { chosenWay, PayDock, Scores, waysOf } from './pay-dock.tsx'
import { standingAt } from './square-words.ts'
import { BoardStrip, Medals, turnOf } from './told.tsx'

// At a variable start placing a stall is all there is to have in mind; a card that alone can be played is chosen.
const blankOf = (position: Position): Intent => {
  const step = stepIn(position)
  const neutral = neutralOf(position)
  if (step === 'placing') return { is: 'build', ...(neutral && { put: 'stall', cloth: neutral }) }
  const [move, second] = step === 'play' ? offered(position) : []
  return move && !second ? { is: 'final', move } : nothing
}

interface Mind {
  intent: Intent
  asked?: Asked
}

export const TurnFace = ({ frame, words }: Face) => {
  const telling = useTelling()
  const [{ intent, asked }, setMind] = useIntent<Mind>({ intent: blankOf(frame) })
  const intend = (intent: Intent) => setMind({ intent })
  const ask = (asked?: Asked) => setMind({ intent, ...(asked && { asked }) })
  const [over, hover] = useState<Square | undefined>()
  const turn = turnOf(frame.view)
  const [now, note] = headlineOf(frame, words, telling, intent)
  const name = (at: number) => squareName(at, layoutIn(frame).ground.columns)
  const minded = { position: frame, words, intent, intend, hover }
  return (
    <Frame
      class="kairo board"
      board="square"
      strip={<BoardStrip view={frame.view} words={words} />}
      sign={turn !== undefined && <SeatMark seat={turn} />}
      now={
        <>
          <DoNow note={note} point={pointOf(frame, intent)}>
            {now}
          </DoNow>
          <Coach tip={tipOf(frame, intent)} words={words.coach} />
        </>
      }
      recap={<Recap words={words} weighty={weighty} />}
      answer={
        <>
          {asked && (
            <Answer
              asked={asked}
              words={words}
              name={name}
              lies={[name(asked.at), ...standingAt(frame, asked.at, words, telling)].join(', ')}
              close={() => ask()}
            />
          )}
          <Refused words={words} />
        </>
      }
      main={
        <BazaarView
          {...minded}
          aims={aimsOf(frame, intent)}
          asked={asked}
          over={over}
          ask={at => ask({ at, refusal: whyNot(frame, intent, at) })}
        />
      }
      dock={
        <>
          <div class="kairo-dock">
            <Dock {...minded} />
          </div>
          <Foot>
            <Undo />
            <Closing {...minded} />
          </Foot>
        </>
      }
      beside={
        <>
          <Medals frame={frame} words={words} />
          <Market position={frame} words={words} />
        </>
      }
    />
  )
}

const isTaking = (intent: Intent) =>
  intent.is === 'draw' || (intent.is === 'final' && ['take', 'draw', 'hire'].includes(intent.move.kind))

// What the step asks for; between the steps hand, purse and what lies open.
const Dock = (props: Minded) => {
  const { position, words, intent } = props
  const step = stepIn(position)
  if (step === 'pay') return <PayDock {...props} />
  if (step === 'play')
    return (
      <>
        <Scores {...props} />
        <PlayDock {...props} />
      </>
    )
  if (step === 'take' || isTaking(intent))
    return (
      <>
        <TakeDock {...props} />
        <Hand {...props} />
      </>
    )
  if (step === 'discard') return <DiscardDock {...props} />
  if (intent.is === 'build') return <BuildDock {...props} intent={intent} />
  if (intent.is === 'attract') return <AttractDock {...props} intent={intent} />
  const coins = position.you === 'room' ? undefined : position.view.players[position.you]!.coins
  return (
    <>
      <div class="kairo-own">
        <Hand {...props} />
        {coins && <Purse coins={coins} words={words.purse} />}
      </div>
      <Market {...props} />
    </>
  )
}

const Final = ({ move, children }: { move: Move; children: ComponentChildren }) => (
  <MoveForm class="closing">
    <MoveButton class="final" move={move}>
      {children}
    </MoveButton>
  </MoveForm>
)

// The foot: the three actions, the way back, and the one tap that does something for good.
const Closing = ({ position, words, intent, intend }: Minded) => {
  const step = stepIn(position)
  const { act, attract, pay } = words
  const can = (...kinds: Move['kind'][]) => offered(position).some(({ kind }) => kinds.includes(kind))
  const back = (
    <button type="button" class="button quiet" onClick={() => intend(nothing)}>
      {words.back}
    </button>
  )
  if (step === 'watching') return null
  if (step === 'pay') {
    const way = waysOf(position)[chosenWay(intent)]!
    return (
      <WayButton form="pay" way={{ move: way, words: '' }} plain={pay.pay(total(way.coins))}>
        {pay.pay(total(way.coins))}
      </WayButton>
    )
  }
  if (intent.is === 'attract' && intent.cloth) {
    const chosen = choicesFor(position, intent.cloth).find(({ stall }) => stall.entrance === intent.entrance)
    const [income] = chosen ? incomeOf(turnOf(position.view)!, chosen.stall.owner, sizeOf(chosen.stall)) : []
    return (
      <>
        {back}
        {chosen && <Final move={chosen.move}>{attract.now(words.cloth[intent.cloth], income!.coins)}</Final>}
      </>
    )
  }
  if (intent.is === 'final')
    return (
      <>
        {step !== 'play' && step !== 'take' && back}
        <Final move={intent.move}>{words.sure[intent.move.kind as keyof typeof words.sure]}</Final>
      </>
    )
  if (intent.is !== 'nothing' && (step !== 'placing' || (intent.is === 'build' && intent.put))) return back
  if (step !== 'act') return null
  const action = (label: string, next: Intent, may = true) => (
    <button type="button" class="button" disabled={!may} onClick={() => intend(next)}>
      {label}
    </button>
  )
  return (
    <div class="kairo-acts">
      {action(act.build, { is: 'build' }, can('stall', 'extension', 'move'))}
      {position.view.final ? (
        action(act.stop, { is: 'final', move: { kind: 'stop' } })
      ) : (
        <>
          {action(act.attract, { is: 'attract' }, can('attract'))}
          {action(act.draw, { is: 'draw' })}
        </>
      )}
    </div>
  )
}
