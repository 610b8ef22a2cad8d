// After the reveal: the order of choice with every tie's reason, and the landscapes still to be taken.
import { DoNow } from '../../../ui/do-now.tsx'
import { Foot } from '../../../ui/foot.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { useTelling } from '../../../ui/table.tsx'
import { Undo } from '../../../ui/undo.tsx'
import type { Seat } from '../../game.ts'
import { Engine } from '../art/engine.tsx'
import { Reveal } from '../parts/reveal.tsx'
import { colourOf, type Face } from '../parts/seats.tsx'
import { cardOf } from '../rules/pieces.ts'
import type { PhaseView, Reveal as Revealed, View } from '../rules/state.ts'
import { Landscape, Offer } from './offer.tsx'
import { Preference } from './preference.tsx'

interface Choosing {
  phase: Extract<PhaseView, { is: 'choosing' }>
}

export const openedOf = ({ bids, before, drawings }: Revealed) => ({
  bids,
  before,
  drawings: drawings.map(drawing => drawing.map(({ seat, card }) => ({ seat, coin: cardOf(card).pounds }))),
})

// What a seat took in this auction: the last landscape of its lane, once it has chosen.
const takenBy = (view: View, left: readonly Seat[], seat: Seat) =>
  left.includes(seat) ? undefined : view.railways[seat]!.lane.at(-1)

export const ChoosingFace = ({ frame, words, phase }: Face & Choosing) => {
  const telling = useTelling()
  const { view, you } = frame
  const { choosing } = words
  const turn = phase.order[0]
  if (!view.reveal || turn === undefined) return null
  const placeOf = (seat: Seat) => view.reveal!.order.indexOf(seat) + 1
  const chooses = turn === you
  const waits = you !== 'room' && phase.order.includes(you) && !chooses
  return (
    <div class="ctc face board choosing">
      <div class="side-a">
        <DoNow note={waits ? choosing.note(placeOf(you)) : choosing.paid}>
          {chooses ? choosing.doNow : choosing.other(telling.name(turn), placeOf(turn))}
        </DoNow>
        <Reveal
          opened={openedOf(view.reveal)}
          words={words}
          turn={turn}
          taken={seat => {
            const id = takenBy(view, phase.order, seat)
            return id === undefined ? undefined : (
              <span class="taken" role="img" aria-label={words.card(id)} data-moves={`card ${id}`}>
                <Landscape id={id} words={words} size="mini" />
              </span>
            )
          }}
        />
      </div>
      <div class="side-b">
        <section class="to-take">
          <h2>{choosing.toTake(view.offer.length)}</h2>
          <Refused words={words} />
          <Offer cards={view.offer} words={words} choosing={chooses} />
        </section>
        <Preference frame={frame} words={words} />
        {(!chooses || frame.undoable !== undefined) && (
          <Foot>
            <Undo />
            {!chooses && (
              <span class="considers">
                <Engine colour={colourOf(frame, turn)} />
                {choosing.chooses(telling.name(turn))}
              </span>
            )}
          </Foot>
        )}
      </div>
    </div>
  )
}
