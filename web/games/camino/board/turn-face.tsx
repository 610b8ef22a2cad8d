// A seat's board: the sentence, the map, the hand, and what the drafted move would change.
import { Coach } from '../../../ui/coach.tsx'
import { DoNow } from '../../../ui/do-now.tsx'
import { Answer } from '../../../ui/grid/answer.tsx'
import { useSights } from '../../../ui/grid/sights.ts'
import { Recap } from '../../../ui/recap.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import type { Seat } from '../../game.ts'
import type { Square } from '../../kit/squares.ts'
import { TilePicture } from '../art/tile.tsx'
import { drawn as pictured } from '../parts/drawn.tsx'
import { PriceInLine } from '../parts/prices.tsx'
import { type Face, SideSign, useInks, useLatest, useSideName } from '../parts/seats.tsx'
import { squareName } from '../rules/places.ts'
import type { Ways } from '../rules/price.ts'
import { type Side, sideOfSeat, sides } from '../rules/sides.ts'
import type { BoardWords } from '../words/sentences.ts'
import { Accounts, Legend, Pot } from './accounts.tsx'
import { Dock } from './dock.tsx'
import { MapView } from './map-view.tsx'
import { DrawnWays } from './solver-client.tsx'
import { lyingAt } from './square-words.ts'
import { stepText } from './steps.ts'
import { touches } from './touched.ts'
import { Unseen } from './unseen.tsx'
import { type TurnDraft, useDraft } from './use-draft.tsx'

export interface BoardFace extends Face {
  drawn?: readonly Ways[] // by diagonal; only when the server renders
}

const [straight, curve] = [
  <TilePicture piece="straight" turns={0} />,
  <TilePicture piece="curve" turns={0} />,
]
const river = <TilePicture piece="river-curve" turns={0} />
const signs = { open: straight, lay: straight, river, chosen: curve, laid: curve }

interface TriedProps {
  turnDraft: TurnDraft
  words: BoardWords
}

const Prices = ({ turnDraft: { prices, next }, hot, words }: TriedProps & { hot: Side }) => (
  <ul class="camino-prices" aria-label={words.price.label}>
    {sides.map(side => (
      <PriceInLine
        key={side}
        side={side}
        price={prices[side]!}
        next={next?.[side]}
        hot={side === hot}
        words={words}
      />
    ))}
  </ul>
)

// The answer about a square: why the piece may not go there, or what is there.
const Asked = ({
  frame,
  turnDraft: { asked, ways, forget },
  words,
}: TriedProps & Pick<BoardFace, 'frame'>) => {
  const name = useSideName()
  if (!asked) return null
  const called = (at: Square) => squareName(frame.options.variant, at)
  const lies = lyingAt(frame, asked.at, { words, ways, name }).join(', ')
  return (
    <Answer
      asked={asked}
      words={words}
      name={called}
      lies={`${called(asked.at)}: ${lies}`}
      close={forget}
    />
  )
}

const Mine = ({ seat }: { seat: Seat }) => <SideSign side={sideOfSeat(seat)} />

export const TurnFace = ({ frame, words, drawn }: BoardFace) => {
  const telling = useTelling()
  const { house, refused } = useTable()
  const name = useSideName()
  const latest = useLatest(words)
  const { options, view, result } = frame
  const turnDraft = useDraft(frame, drawn)
  const sights = useSights()
  const { known, plan, shownWays, prices, next, isStill, asked } = turnDraft
  const said = stepText({
    position: frame,
    words,
    telling,
    name,
    plan,
    prices,
    next,
    isStill,
    result,
  })
  const side = sideOfSeat(view.turn.seat)
  return (
    <Frame
      class={`camino board ${options.variant} ${useInks()}`}
      board="wide"
      strip={<Prices turnDraft={turnDraft} hot={side} words={words} />}
      sign={<SideSign side={side} />}
      now={
        <>
          <DoNow step={said.step} note={said.note} point={said.point}>
            {said.now}
          </DoNow>
          <Coach tip={said.tip} words={words.coach} signs={signs} mine={Mine} />
        </>
      }
      recap={<Recap words={words} line={latest?.sentence} drawn={pictured} touches={touches} />}
      answer={
        <>
          <Asked frame={frame} turnDraft={turnDraft} words={words} />
          {refused && <Refused words={words} />}
        </>
      }
      main={
        <MapView
          position={frame}
          words={words}
          ways={shownWays}
          plan={turnDraft.hanging}
          asked={asked}
          sights={sights}
          put={plan && turnDraft.put}
          ask={view.over ? undefined : turnDraft.ask}
        />
      }
      dock={
        <>
          <Dock position={frame} turnDraft={turnDraft} words={words} sights={sights} />
          <DrawnWays ways={known.ways} />
        </>
      }
      beside={
        <Accounts
          position={frame}
          ways={shownWays}
          prices={prices}
          next={next}
          words={words}
          label={house.players}
        />
      }
      common={
        <>
          <Pot view={view} words={words} />
          <Legend words={words} />
          <Unseen position={frame} words={words} />
        </>
      }
    />
  )
}
