// Building: the lane, the landscape to cross, the tracks, the ways to pay, and the builder's decision.
import { Foot } from '../../../ui/foot.tsx'
import { sameMove } from '../../../ui/form.ts'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import { Spread } from '../../../ui/turn/spread.tsx'
import { Undo } from '../../../ui/undo.tsx'
import type { Seat } from '../../game.ts'
import { DecideFoot, PaymentWays, RiverNote } from '../parts/decision.tsx'
import { weighty } from '../parts/recap-kinds.ts'
import type { PhaseFace } from '../parts/seats.tsx'
import { Considers } from '../parts/waiting-line.tsx'
import { payments } from '../rules/building.ts'
import type { PhaseView, View } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { CompanyRow } from './accounts.tsx'
import { aheadOf, CrossingAhead, gainersOf, StockAndPile } from './crossing.tsx'
import { OwnLane } from './own-lane.tsx'
import { Preference } from './preference.tsx'

// Final: after a lane's last landscape the box opens an auction or the end, after a river it deals bonus cards.
const isFinal = (view: View, turn: Seat) => view.railways[turn]!.lane.length === 1 || gainersOf(view, turn).length > 0

type Props = PhaseFace<Extract<PhaseView, { kind: 'building' }>> & { staged: boolean } // staged: only looked at

export const BuildingFace = ({ frame, words, phase, now, staged }: Props) => {
  const { view, you } = frame
  const { turn, drawn } = phase
  const { advice } = useTable()
  const { name } = useTelling()
  const yours = turn === you
  const ahead = aheadOf(view, turn)
  const decides = yours && drawn && ahead
  const advised = ahead ? payments(ahead.site).findIndex(way => sameMove({ kind: 'build', ...way }, advice?.move)) : 0
  const [chosen, choose] = useIntent(Math.max(0, advised))
  const decision = decides && { words, kind: 'build' as const, site: ahead.site, coin: ahead.card.pounds, chosen }
  return (
    <Spread
      class="ctc board building"
      now={now}
      recap={<Recap words={words} weighty={weighty} />}
      main={
        <>
          <OwnLane key={turn} view={view} words={words} seat={turn} />
          {ahead ? (
            <CrossingAhead view={view} words={words} ahead={ahead} yours={yours} />
          ) : staged ? null : (
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
          <Preference frame={frame} words={words} />
        </>
      }
      foot={
        staged ? null : decision ? (
          <DecideFoot {...decision} passes final={isFinal(view, turn)} />
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
