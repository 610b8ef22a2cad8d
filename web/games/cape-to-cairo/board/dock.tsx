// A seat's own controls at the foot: the ticket of a bid, a landscape to take, ways to pay for a
// crossing.
import { Foot } from '../../../ui/foot.tsx'
import { useScript } from '../../../ui/live.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Undo } from '../../../ui/undo.tsx'
import type { Seat } from '../../game.ts'
import { BidTicket } from '../parts/bid-ticket.tsx'
import { DecideFoot, PaymentWays } from '../parts/decision.tsx'
import { Reveal } from '../parts/reveal.tsx'
import { SealedFoot } from '../parts/sealed-foot.tsx'
import { Bonuses, type Face } from '../parts/seats.tsx'
import { Considers } from '../parts/waiting-line.tsx'
import { cardOf } from '../rules/pieces.ts'
import { gainersOf } from '../rules/river.ts'
import type { PhaseView, View } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'
import { type Ahead, aheadOf } from './crossing.tsx'
import { keys } from './keys.ts'
import { LaneOf } from './lane-of.tsx'
import type { useDraft } from './use-draft.tsx'
import type { Shown } from './use-shown.tsx'

type Draft = ReturnType<typeof useDraft>

export const Dock = ({ frame, words, seat, draft, lanes, isRolling }: DockProps) => {
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
      isRolling={isRolling}
    />
  )
}
interface DockProps extends Face {
  seat: Seat
  draft: Draft
  lanes: Shown
  isRolling: boolean // the train of the last crossing is still animated
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

const Building = (props: Props<'building'> & Pick<DockProps, 'draft' | 'lanes' | 'isRolling'>) => {
  const { view, words, seat, phase, lanes, isRolling } = props
  const { name } = useTelling()
  const { turn, drawn } = phase
  const ahead = turn === seat && drawn ? aheadOf(view, turn) : undefined
  if (ahead) return <Decision {...props} ahead={ahead} />
  return (
    <div class="ctc-dock">
      <Lanes view={view} words={words} lanes={lanes} />
      <Foot>
        {!isRolling && <Undo />}
        {isRolling ? (
          // Any tap and any key ends the animation (`ui/turn/stage.ts`).
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

const Decision = ({
  view,
  words,
  seat,
  ahead,
  draft,
}: Props<'building'> & { ahead: Ahead; draft: Draft }) => {
  const { site, card } = ahead
  const decision = { words, kind: 'build' as const, site, coin: card.pounds, chosen: draft.chosen }
  return (
    <div class="ctc-dock">
      <PaymentWays {...decision} seat={seat} choose={draft.choose} />
      <DecideFoot {...decision} passKey={keys.pass} final={isFinal(view, seat)} />
    </div>
  )
}

// A phone shows a row for every company, also for the builder's. If this row appeared and
// disappeared with the turn, it would move the others under a finger.
const Lanes = ({
  view,
  words,
  lanes: { own, shown },
}: Pick<DockProps, 'words' | 'lanes'> & { view: View }) => {
  const { name } = useTelling()
  return (
    <ul class="lane-rows" aria-label={useTable().house.players}>
      {view.railways.map((railway, seat) => (
        <li
          key={seat}
          class={`lane-row${seat === own ? ' viewer' : ''}${seat === shown ? ' shown' : ''}`}
        >
          <SeatMark seat={seat} />
          <LaneOf
            seat={seat}
            railway={railway}
            words={words}
            size={view.railways.length > 3 ? 'room' : 'lane'}
          />
          <strong class="line-name">{name(seat)}</strong>
          <b class="line-money">{words.money(railway.capital)}</b>
          <Bonuses held={railway.bonuses} words={words} />
        </li>
      ))}
    </ul>
  )
}

// Drawing cannot be undone, and the note below the key warns of that.
const Draw = ({ words }: { words: BoardWords }) => (
  <MoveForm class="draw">
    <MoveButton class="final" move={{ kind: 'draw' }}>
      {words.building.drawButton}
    </MoveButton>
    <p class="foot-note">{words.building.drawNote}</p>
    <Refused words={words} />
  </MoveForm>
)
