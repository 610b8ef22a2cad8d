// The map: a band with the offer or the crossing, and below the band every lane at one scale, from
// Cape to Cairo. The band has the height that the lanes leave free, so that neither moves during a
// game. A phone draws only the builder's lane, and below it a strip for each company; a tap on a
// strip draws the lane of that company instead.
import { SeatMark } from '../../../ui/seats/row.tsx'
import { SeatSignal } from '../../../ui/seats/state.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import { Cairo } from '../art/cairo.tsx'
import { Bonuses, type Face, Seal } from '../parts/seats.tsx'
import type { View } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'
import { Band } from './band.tsx'
import { Capital } from './crossing.tsx'
import { LaneOf } from './lane-of.tsx'
import type { Scene } from './scene.ts'
import type { Picks } from './use-draft.tsx'
import type { Shown } from './use-shown.tsx'

interface MapViewProps extends Face, Picks {
  turn?: Seat
  lanes: Shown
  scene?: Scene
}

export const MapView = ({
  frame,
  words,
  turn,
  lanes: { own, asked, shown, ask },
  scene,
  picked,
  pick,
}: MapViewProps) => {
  const { house, large } = useTable()
  const { view, you } = frame
  const builds = view.phase.kind === 'building' && you !== 'room' && !large
  return (
    <div class="lines">
      {builds && <Mine view={view} words={words} seat={own} scene={scene} />}
      <div class="band">
        <Band frame={frame} words={words} scene={scene} picked={picked} pick={pick} />
      </div>
      <Cairo />
      <p class="termini" aria-hidden="true">
        <span>{words.cape}</span>
        <span>{words.cairo}</span>
      </p>
      <ul class="lanes" aria-label={house.players}>
        {view.railways.map((railway, seat) => (
          <li
            key={seat}
            data-holder={seat}
            class={`line${seat === turn ? ' hot' : ''}${seat === own ? ' viewer' : ''}${seat === shown ? ' shown' : ''}${seat === asked ? ' asked' : ''}`}
          >
            <button
              type="button"
              class="line-head"
              aria-expanded={seat === shown}
              onClick={() => ask(seat === shown ? undefined : seat)}
            >
              <LineHead view={view} words={words} seat={seat} scene={scene} />
            </button>
            <LaneOf
              seat={seat}
              railway={railway}
              words={words}
              size={view.railways.length > 3 ? 'room' : 'lane'}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface SeatProps {
  view: View
  words: BoardWords
  seat: Seat
  scene: Scene | undefined
}

// One's own lane and means above a crossing; only on phones, which draw the other lanes in the
// tray.
const Mine = ({ view, words, seat, scene }: SeatProps) => {
  const railway = view.railways[seat]!
  return (
    <div class="mine">
      <LaneOf seat={seat} railway={railway} words={words} />
      <p>
        <SeatMark seat={seat} />
        <Capital view={view} words={words} seat={seat} scene={scene} />
        <Bonuses held={railway.bonuses} words={words} />
        <span class="line-far">{words.ofEight(railway.crossed.length)}</span>
      </p>
    </div>
  )
}

/** Shows all that a company has, in one line. */
const LineHead = ({ view, words, seat, scene }: SeatProps) => {
  const { crossed, bonuses } = view.railways[seat]!
  return (
    <>
      <span class="line-sign">
        <SignOf view={view} seat={seat} />
      </span>
      <strong class="line-name">{useTelling().name(seat)}</strong>
      <SeatSignal seat={seat} />
      <Capital view={view} words={words} seat={seat} scene={scene} />
      <Bonuses held={bonuses} words={words} />
      <span class="line-far">{words.ofEight(crossed.length)}</span>
    </>
  )
}

/** Shows the mark of a seat; during an auction, in its ring or on its wax. */
export const SignOf = ({ view: { phase }, seat }: { view: View; seat: Seat }) =>
  phase.kind === 'auction' ? (
    <Seal seat={seat} sealed={phase.sealed[seat]!} />
  ) : (
    <SeatMark seat={seat} />
  )
