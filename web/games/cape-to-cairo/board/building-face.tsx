// Building: the lane, the landscape to cross, the tracks, the ways to pay, and the builder's decision.
import { Foot } from '../../../ui/foot.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { News } from '../../../ui/news.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTelling } from '../../../ui/table.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import { Spread } from '../../../ui/turn/spread.tsx'
import { Undo } from '../../../ui/undo.tsx'
import type { Seat } from '../../game.ts'
import { Considers } from '../parts/considers.tsx'
import { DecideFoot, PaymentWays, RiverNote } from '../parts/decision.tsx'
import { Bonuses, type PhaseFace } from '../parts/seats.tsx'
import { payments } from '../rules/building.ts'
import type { PhaseView, View } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { CompanyRow } from './company.tsx'
import { aheadOf, CrossingAhead, gainersOf, StockAndPile } from './crossing.tsx'
import { LaneOf } from './lane-of.tsx'
import { Preference } from './preference.tsx'

export const BuildingFace = ({ frame, words, phase, now }: PhaseFace<Extract<PhaseView, { is: 'building' }>>) => {
  const { view, you } = frame
  const { turn, drawn } = phase
  const [chosen, choose] = useIntent(0)
  const { name } = useTelling()
  const yours = turn === you
  const ahead = aheadOf(view, turn)
  const decides = yours && drawn && ahead
  const decision = decides && { words, kind: 'build' as const, site: ahead.site, coin: ahead.card.pounds, chosen }
  return (
    <Spread
      class="ctc board building"
      now={now}
      main={
        <>
          <OwnLane key={turn} view={view} words={words} seat={turn} />
          {ahead ? (
            <CrossingAhead
              view={view}
              words={words}
              ahead={ahead}
              yours={yours}
              paid={decides ? payments(ahead.site)[chosen] : undefined}
            />
          ) : (
            <StockAndPile view={view} words={words} />
          )}
        </>
      }
      act={
        <>
          {decision && <PaymentWays {...decision} seat={turn} choose={choose} />}
          {drawn && ahead && <RiverNote words={words} turn={turn} gainers={gainersOf(view, turn)} />}
        </>
      }
      rest={
        <>
          <ul class="seats" aria-label={words.building.others}>
            {view.railways.map(
              (_, seat) => seat !== turn && <CompanyRow key={seat} view={view} words={words} seat={seat} />,
            )}
          </ul>
          <News words={words} />
          <Preference frame={frame} words={words} />
        </>
      }
      foot={
        decision ? (
          <DecideFoot {...decision} />
        ) : (
          <Foot>
            <Undo />
            {yours ? <Draw words={words} /> : <Considers seat={turn}>{words.building.considers(name(turn))}</Considers>}
          </Foot>
        )
      }
    />
  )
}

// The draw is final, and says so.
const Draw = ({ words }: { words: BoardWords }) => (
  <MoveForm class="draw">
    <MoveButton class="final" move={{ kind: 'draw' }}>
      {words.building.drawButton}
    </MoveButton>
    <p class="foot-note">{words.building.drawNote}</p>
    <Refused words={words} />
  </MoveForm>
)

// A builder's means in one line, and the lane from Cape to Cairo.
const OwnLane = ({ view, words, seat }: { view: View; words: BoardWords; seat: Seat }) => {
  const railway = view.railways[seat]!
  return (
    <section class="own-lane">
      <p class="means">
        <SeatMark seat={seat} />
        <strong>{words.money(railway.capital)}</strong>
        <Bonuses held={railway.bonuses} words={words} />
        <span class="bonus-words">{words.bonuses(railway.bonuses)}</span>
        <span class="crossed-words">{words.ofEight(railway.crossed.length)}</span>
      </p>
      <div class="lane-bed">
        <p class="termini">
          <span>{words.cape}</span>
          <span>{words.cairo}</span>
        </p>
        <LaneOf seat={seat} railway={railway} words={words} />
      </div>
    </section>
  )
}
