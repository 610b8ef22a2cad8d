// After the reveal: the order of choice with every tie's reason, and the landscapes still to be taken.
import { CardAt, Display } from '../../../ui/cards/cards.tsx'
import { Foot } from '../../../ui/foot.tsx'
import { useScript } from '../../../ui/live.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import { Spread } from '../../../ui/turn/spread.tsx'
import { Undo } from '../../../ui/undo.tsx'
import type { Viewer } from '../../game.ts'
import { weighty } from '../parts/recap-kinds.ts'
import { Reveal } from '../parts/reveal.tsx'
import type { PhaseFace } from '../parts/seats.tsx'
import { Considers } from '../parts/waiting-line.tsx'
import { type CardId, cardOf } from '../rules/pieces.ts'
import type { PhaseView, View } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { landscape } from './landscape.tsx'
import { OwnLane } from './own-lane.tsx'
import { Preference } from './preference.tsx'

type Choosing = Extract<PhaseView, { kind: 'choosing' }>

/** The bids as they were opened, and what each seat has taken since: the last landscape of its lane. */
export const Chosen = ({ view, words, phase }: { view: View; words: BoardWords; phase: Choosing }) => {
  const { bids, before, drawings } = view.reveal!
  return (
    <Reveal
      bids={bids}
      before={before}
      drawings={drawings.map(drawing => drawing.map(({ seat, card }) => ({ seat, coin: cardOf(card).pounds })))}
      words={words}
      turn={phase.order[0]}
      taken={seat => {
        const id = phase.order.includes(seat) ? undefined : view.railways[seat]!.lane.at(-1)
        return id !== undefined && <CardAt class="taken" card={landscape(id, words, 'mini')} />
      }}
    />
  )
}

/** A tap lifts a landscape, the foot takes it. Without script a tap takes it at once. */
export const ChoosingFace = ({ frame, words, phase, now }: PhaseFace<Choosing>) => {
  const { name } = useTelling()
  const { advice, house } = useTable()
  const runs = useScript()
  const [picked, pick] = useIntent((advice?.move as { card?: CardId } | undefined)?.card)
  const { view, you } = frame
  const { choosing } = words
  const turn = phase.order[0]!
  const chooses = turn === you
  const final = phase.order.length === 2 // the last seat is given the last landscape without being asked
  const offer = (
    <Display
      label={words.offer}
      class={`of-${view.offer.length}`}
      cards={view.offer.map(id => landscape(id, words))}
      take={chooses && !runs ? card => ({ kind: 'choose', card }) : undefined}
      picked={picked}
      pick={chooses && runs ? pick : undefined}
      say={choosing.take}
    />
  )
  return (
    <Spread
      class="ctc board choosing"
      now={now}
      recap={<Recap words={words} weighty={weighty} />}
      main={<Chosen view={view} words={words} phase={phase} />}
      act={
        <section>
          <h2>{choosing.toTake(view.offer.length)}</h2>
          <Refused words={words} />
          {chooses ? <MoveForm id="choose">{offer}</MoveForm> : offer}
        </section>
      }
      rest={
        <>
          <OwnRailway view={view} words={words} you={you} />
          <Preference frame={frame} words={words} />
        </>
      }
      foot={
        <Foot>
          <Undo />
          {!chooses && <Considers seat={turn}>{choosing.chooses(name(turn))}</Considers>}
          {chooses && runs && (
            <MoveButton
              form="choose"
              class={final ? 'final' : undefined}
              move={{ kind: 'choose', card: picked ?? -1 }}
              disabled={picked === undefined}
            >
              {picked === undefined ? choosing.pickFirst : choosing.take(words.terrain[cardOf(picked).terrain])}
            </MoveButton>
          )}
          {chooses && final && <p class="foot-note">{house.final}</p>}
        </Foot>
      }
    />
  )
}

const OwnRailway = ({ view, words, you }: { view: View; words: BoardWords; you: Viewer }) =>
  you === 'room' ? null : <OwnLane view={view} words={words} seat={you} />
