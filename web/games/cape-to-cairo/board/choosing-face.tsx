// After the reveal: the order of choice with every tie's reason, and the landscapes still to be taken.
import { CardAt, Display } from '../../../ui/cards/cards.tsx'
import { Foot } from '../../../ui/foot.tsx'
import { MoveForm } from '../../../ui/moves.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { useTelling } from '../../../ui/table.tsx'
import { Spread } from '../../../ui/turn/spread.tsx'
import { Undo } from '../../../ui/undo.tsx'
import { Considers } from '../parts/considers.tsx'
import { Reveal } from '../parts/reveal.tsx'
import type { PhaseFace } from '../parts/seats.tsx'
import { cardOf } from '../rules/pieces.ts'
import type { PhaseView, View } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { landscape } from './landscape.tsx'
import { Preference } from './preference.tsx'

type Choosing = Extract<PhaseView, { is: 'choosing' }>

// The bids as they were opened, and what each seat has taken since: the last landscape of its lane.
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

export const ChoosingFace = ({ frame, words, phase, now }: PhaseFace<Choosing>) => {
  const { name } = useTelling()
  const { view, you } = frame
  const { choosing } = words
  const turn = phase.order[0]!
  const chooses = turn === you
  const offer = (
    <Display
      label={words.offer}
      class={`of-${view.offer.length}`}
      cards={view.offer.map(id => landscape(id, words))}
      {...(chooses && { take: card => ({ kind: 'choose', card }), say: choosing.take })}
    />
  )
  return (
    <Spread
      class="ctc board choosing"
      now={now}
      main={<Chosen view={view} words={words} phase={phase} />}
      act={
        <section>
          <h2>{choosing.toTake(view.offer.length)}</h2>
          <Refused words={words} />
          {chooses ? <MoveForm>{offer}</MoveForm> : offer}
        </section>
      }
      rest={<Preference frame={frame} words={words} />}
      foot={
        (!chooses || frame.undoable !== undefined) && (
          <Foot>
            <Undo />
            {!chooses && <Considers seat={turn}>{choosing.chooses(name(turn))}</Considers>}
          </Foot>
        )
      }
    />
  )
}
