// A seat at the bazaar: the sentence, the board, and what may be done now, step by step through its turn.
import { DoNow } from '../../../ui/do-now.tsx'
import { Foot } from '../../../ui/foot.tsx'
import { Answer, type Asked } from '../../../ui/grid/answer.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { News } from '../../../ui/news.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import { Undo } from '../../../ui/undo.tsx'
import { squareName } from '../../kit/squares.ts'
import { Purse } from '../parts/purse.tsx'
import type { Face } from '../parts/seats.tsx'
import { byCloth } from '../rules/pieces.ts'
import type { Position } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { aimsOf, type Intent, layoutIn, neutralOf, nothing, offered, stepIn, whyNot } from './aims.ts'
import { AttractDock } from './attract-dock.tsx'
import { BazaarView } from './bazaar.tsx'
import { BuildDock } from './build-dock.tsx'
import { DiscardDock, Hand, Market, PlayDock, TakeDock } from './cards-dock.tsx'
import { headlineOf } from './headline.ts'
import { PayDock, Scores } from './pay-dock.tsx'
import { standingAt } from './square-words.ts'
import { BoardStrip, Medals, turnOf } from './told.tsx'

// At a variable start placing a stall is all there is to have in mind.
const blankOf = (position: Position): Intent => {
  if (stepIn(position) !== 'placing') return nothing
  const neutral = neutralOf(position)
  return { is: 'build', ...(neutral && { put: 'stall', cloth: neutral }) }
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
  const { ground } = layoutIn(frame)
  const turn = turnOf(frame.view)
  const [now, note] = headlineOf(frame, words, telling, intent)
  const name = (at: number) => squareName(at, ground.columns)
  return (
    <Frame
      class="kairo board"
      board="square"
      strip={<BoardStrip view={frame.view} words={words} />}
      sign={turn !== undefined && <SeatMark seat={turn} />}
      now={<DoNow note={note}>{now}</DoNow>}
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
          position={frame}
          words={words}
          aims={aimsOf(frame, intent)}
          intent={intent}
          asked={asked}
          intend={intend}
          ask={at => ask({ at, refusal: whyNot(frame, intent, at) })}
        />
      }
      dock={
        <>
          <div class="kairo-dock">
            <Dock position={frame} words={words} intent={intent} intend={intend} />
          </div>
          <Foot>
            <Undo />
            <Closing position={frame} words={words} intent={intent} intend={intend} />
          </Foot>
        </>
      }
      beside={
        <>
          <Medals frame={frame} words={words} />
          <Market position={frame} words={words} />
          <section class="happened">
            <h2>{words.happened}</h2>
            <News words={words} />
          </section>
        </>
      }
    />
  )
}

interface Props {
  position: Position
  words: BoardWords
  intent: Intent
  intend(intent: Intent): void
}

// What the step asks for; between the steps, hand and purse.
const Dock = (props: Props) => {
  const { position, words, intent, intend } = props
  const step = stepIn(position)
  if (step === 'pay') return <PayDock position={position} words={words} />
  if (step === 'play')
    return (
      <>
        <Scores position={position} words={words} />
        <PlayDock {...props} />
      </>
    )
  if (step === 'take' || intent.is === 'draw' || isTaking(intent)) return <TakeDock {...props} />
  if (step === 'discard') return <DiscardDock {...props} />
  if (intent.is === 'build') return <BuildDock position={position} words={words} intent={intent} intend={intend} />
  if (intent.is === 'attract') return <AttractDock position={position} words={words} intent={intent} intend={intend} />
  const { you, view } = position
  const coins = you === 'room' ? undefined : view.players[you]!.coins
  return (
    <div class="kairo-own">
      <Hand position={position} words={words} />
      <Purse coins={coins ?? byCloth(() => 0)} words={words.purse} />
    </div>
  )
}

const isTaking = (intent: Intent) =>
  intent.is === 'final' && (intent.move.kind === 'take' || intent.move.kind === 'draw' || intent.move.kind === 'hire')

// The foot: the three actions, the way back, and the one tap that does something for good.
const Closing = ({ position, words, intent, intend }: Props) => {
  const step = stepIn(position)
  const { act } = words
  const back =
    step !== 'watching' && intent.is !== 'nothing' && !(intent.is === 'build' && !intent.put && step === 'placing')
  const can = (kind: string) => offered(position).some(move => move.kind === kind)
  const attract = intent.is === 'attract' && intent.entrance !== undefined ? intent.entrance : undefined
  if (step === 'watching') return null
  if (intent.is === 'final' || attract !== undefined) {
    const move = intent.is === 'final' ? intent.move : { kind: 'attract' as const, entrance: attract! }
    return (
      <>
        {step !== 'play' && (
          <button
            type="button"
            class="button quiet"
            onClick={() => intend(intent.is === 'attract' ? { is: 'attract' } : nothing)}
          >
            {words.back}
          </button>
        )}
        <MoveForm class="closing">
          <MoveButton class="final" move={move}>
            {act.final[move.kind as keyof typeof act.final]}
          </MoveButton>
        </MoveForm>
      </>
    )
  }
  if (back)
    return (
      <button type="button" class="button quiet" onClick={() => intend(nothing)}>
        {words.back}
      </button>
    )
  if (step !== 'act') return null
  return (
    <div class="kairo-acts">
      <button
        type="button"
        class="button"
        disabled={!(can('stall') || can('extension') || can('move'))}
        onClick={() => intend({ is: 'build' })}
      >
        {act.build}
      </button>
      {position.view.final ? (
        <button type="button" class="button quiet" onClick={() => intend({ is: 'final', move: { kind: 'stop' } })}>
          {act.stop}
        </button>
      ) : (
        <>
          <button type="button" class="button" disabled={!can('attract')} onClick={() => intend({ is: 'attract' })}>
            {act.attract}
          </button>
          <button type="button" class="button" onClick={() => intend({ is: 'draw' })}>
            {act.draw}
          </button>
        </>
      )}
    </div>
  )
}
