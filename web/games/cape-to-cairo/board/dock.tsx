// A seat's own controls at the foot: the ticket of a bid, a landscape to take, ways to pay for a
// crossing.
import { Foot } from '../../../ui/foot.tsx'
import { useScript } from '../../../ui/live.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { SeatSignal } from '../../../ui/seats/state.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Undo } from '../../../ui/undo.tsx'
import type { Seat } from '../../game.ts'
import { BidTicket } from '../parts/bid-ticket.tsx'
import { DecideFoot, PaymentWays } from '../parts/decision.tsx'
import { Reveal } from '../parts/reveal.tsx'
import { SealedFoot } from '../parts/sealed-foot.tsx'
import type { Face } from '../parts/seats.tsx'
import { Considers } from '../parts/waiting-line.tsx'
import { payments } from '../rules/building.ts'
import { cardOf } from '../rules/pieces.ts'
import { gainersOf } from '../rules/river.ts'
import type { PhaseView, View } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'
import { type Ahead, aheadOf, Capital } from './crossing.tsx'
import { keys } from './keys.ts'
import { LaneOf } from './lane-of.tsx'
import type { Scene } from './scene.ts'
import type { useDraft } from './use-draft.tsx'
import type { Shown } from './use-shown.tsx'

type Draft = ReturnType<typeof useDraft>

export const Dock = ({ frame, words, seat, draft, lanes, scene }: DockProps) => {
  const { view } = frame
  const { phase } = view
  if (phase.kind === 'auction')
    return <Bidding view={view} words={words} seat={seat} phase={phase} />
  if (phase.kind === 'choosing')
    return <Choosing view={view} words={words} seat={seat} phase={phase} draft={draft} />
  if (phase.kind === 'over') return null
  return (
    <Building
      view={view}
      words={words}
      seat={seat}
      phase={phase}
      draft={draft}
      lanes={lanes}
      scene={scene}
    />
  )
}
interface DockProps extends Face {
  seat: Seat
  draft: Draft
  lanes: Shown
  scene: Scene | undefined
}

interface Props<Kind extends PhaseView['kind']> {
  view: View
  words: BoardWords
  seat: Seat
  phase: Extract<PhaseView, { kind: Kind }>
}

const Bidding = ({ view, words, seat, phase }: Props<'auction'>) => {
  return phase.sealed[seat] ? (
    <SealedFoot words={words} seat={seat} pounds={phase.bid} />
  ) : (
    <BidTicket
      words={words}
      seat={seat}
      capital={view.railways[seat]!.capital}
      moment={view.auctions}
      isLast={phase.sealed.every((sealed, other) => sealed || other === seat)}
    />
  )
}

const Choosing = ({
  view,
  words,
  seat,
  phase,
  draft: { picked },
}: Props<'choosing'> & { draft: Draft }) => {
  const { house } = useTable()
  const { name } = useTelling()
  const runs = useScript()
  const { choosing } = words
  const { bids, before, drawings } = view.reveal!
  const [turn] = phase.order
  const chooses = turn === seat
  // the last seat is given the last landscape automatically
  const final = phase.order.length === 2
  return (
    <div class="ctc-dock">
      <Reveal
        bids={bids}
        before={before}
        drawings={drawings.map(drawing =>
          drawing.map(({ seat, card }) => ({ seat, coin: cardOf(card).pounds })),
        )}
        words={words}
        turn={turn}
      />
      <Foot>
        <Undo />
        {!chooses && turn !== undefined && (
          <Considers seat={turn}>{choosing.chooses(name(turn))}</Considers>
        )}
        {chooses && runs && (
          <MoveButton
            form="choose"
            class={final ? 'final' : undefined}
            move={{ kind: 'choose', card: picked ?? -1 }}
            disabled={picked === undefined}
          >
            {picked === undefined
              ? choosing.pickFirst
              : choosing.take(words.terrain[cardOf(picked).terrain])}
          </MoveButton>
        )}
        {chooses && final && <p class="foot-note">{house.final}</p>}
        <Refused words={words} />
      </Foot>
    </div>
  )
}

// Checks whether a crossing cannot be undone: after a lane's last landscape the game opens an
// auction or ends, and after a river it deals bonus cards.
const isFinal = (view: View, turn: Seat) =>
  view.railways[turn]!.lane.length === 1 || gainersOf(view, turn).length > 0

type BuildingProps = Props<'building'> & Pick<DockProps, 'draft' | 'lanes' | 'scene'>

const Building = (props: BuildingProps) => {
  const { view, words, seat, phase, lanes, scene } = props
  const { name } = useTelling()
  const { turn, drawn } = phase
  const ahead = turn === seat && drawn ? aheadOf(view, turn) : undefined
  if (ahead) return <Decision {...props} ahead={ahead} />
  return (
    <div class="ctc-dock">
      <Lanes view={view} words={words} turn={turn} lanes={lanes} scene={scene} />
      <Foot>
        {!scene && <Undo />}
        {scene ? (
          // Any tap and any key ends the scene (`ui/turn/stage.ts`).
          <button type="button" class="button main">
            {words.building.goOn}
          </button>
        ) : turn === seat ? (
          <Draw words={words} />
        ) : (
          <Considers seat={turn}>{words.building.considers(name(turn))}</Considers>
        )}
      </Foot>
    </div>
  )
}

const Decision = (props: BuildingProps & { ahead: Ahead }) => {
  const { view, words, seat, phase, ahead, draft, lanes, scene } = props
  const { site, card } = ahead
  const decision = { words, kind: 'build' as const, site, coin: card.pounds, chosen: draft.chosen }
  return (
    <div class={payments(site).length > 3 ? 'ctc-dock decides many' : 'ctc-dock decides'}>
      <PaymentWays {...decision} seat={seat} choose={draft.choose} />
      <Lanes view={view} words={words} turn={phase.turn} lanes={lanes} scene={scene} />
      <DecideFoot {...decision} passKey={keys.pass} final={isFinal(view, seat)} />
    </div>
  )
}

// An upright phone draws the lanes of the others in the tray, its own above the board.
const Lanes = ({ view, words, turn, lanes: { own }, scene }: LanesProps) => {
  const { name } = useTelling()
  return (
    <ul class="lane-rows" aria-label={useTable().house.players}>
      {view.railways.map(
        (railway, seat) =>
          seat !== own && (
            <li key={seat} class={seat === turn ? 'lane-row hot' : 'lane-row'}>
              <SeatMark seat={seat} />
              <strong class="line-name">{name(seat)}</strong>
              <SeatSignal seat={seat} />
              <LaneOf seat={seat} railway={railway} words={words} />
              <Capital view={view} words={words} seat={seat} scene={scene} />
            </li>
          ),
      )}
    </ul>
  )
}
interface LanesProps extends Pick<DockProps, 'words' | 'lanes' | 'scene'> {
  view: View
  turn: Seat
}

// Drawing is the only move there is, so it makes itself.
const Draw = ({ words }: { words: BoardWords }) => (
  <MoveForm class="draw">
    <MoveButton class="final" move={{ kind: 'draw' }} forced>
      {words.building.drawButton}
    </MoveButton>
    <Refused words={words} />
  </MoveForm>
)
