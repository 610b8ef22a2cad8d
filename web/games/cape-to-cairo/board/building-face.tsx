// Building: the lane, the landscape to cross, the tracks, the ways to pay, and the builder's decision.
import { useState } from 'preact/hooks'
import { DoNow } from '../../../ui/do-now.tsx'
import { Foot } from '../../../ui/foot.tsx'
import { useScript } from '../../../ui/live.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { News } from '../../../ui/news.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTelling } from '../../../ui/table.tsx'
import { Undo } from '../../../ui/undo.tsx'
import type { Seat } from '../../game.ts'
import { Engine } from '../art/engine.tsx'
import { Build, Ways } from '../parts/payment.tsx'
import { Bonuses, colourOf, type Face } from '../parts/seats.tsx'
import { missing, payments } from '../rules/building.ts'
import { cardOf } from '../rules/pieces.ts'
import { bonusGainers } from '../rules/river.ts'
import type { PhaseView, View } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { CompanyRow } from './company.tsx'
import { aheadOf, CrossingAhead, StockAndPile } from './crossing.tsx'
import { LaneOf } from './lane-of.tsx'
import { Preference } from './preference.tsx'

interface Building {
  phase: Extract<PhaseView, { is: 'building' }>
}

// The seats that gain a bonus card if this one builds now: none on the eighth crossing.
export const gainersOf = (view: View, builder: Seat): Seat[] =>
  view.railways[builder]!.crossed.length === 7
    ? []
    : bonusGainers(
        builder,
        view.railways.map(({ lane }) => (lane[0] === undefined ? undefined : cardOf(lane[0]).terrain)),
        view.railways.map(({ bonuses }) => bonuses),
      )

export const BuildingFace = ({ frame, words, phase }: Face & Building) => {
  const { view, you } = frame
  const { turn, drawn } = phase
  const runs = useScript()
  const [choice, setChoice] = useState({ seq: frame.seq, at: 0 })
  const telling = useTelling()
  const { building } = words
  const yours = turn === you
  const ahead = aheadOf(view, turn)
  const ways = yours && drawn && ahead ? payments(ahead.site) : []
  const chosen = choice.seq === frame.seq ? choice.at : 0
  const way = ways[chosen]
  const short = ahead ? missing(ahead.site) : 0
  const name = telling.name(turn)
  const doNow = !drawn
    ? yours
      ? building.draw
      : building.otherDraws(name)
    : !yours || !ahead
      ? building.other(name)
      : ways.length > 0
        ? building.cross(cardOf(ahead.id).terrain)
        : building.short(short)
  return (
    <div class="ctc face board building">
      <div class="side-a">
        <DoNow>{doNow}</DoNow>
        <OwnLane key={turn} view={view} words={words} seat={turn} />
        {ahead && <CrossingAhead view={view} words={words} ahead={ahead} yours={yours} paid={way} />}
        {!ahead && <StockAndPile view={view} words={words} />}
        <News words={words} />
      </div>
      <div class="side-b">
        {way && ahead && (
          <MoveForm class="decide">
            <Ways
              words={words}
              ways={ways}
              short={short}
              capital={view.railways[turn]!.capital}
              coin={cardOf(ahead.id).pounds}
              chosen={chosen}
              choose={at => setChoice({ seq: frame.seq, at })}
              runs={runs}
              kind="build"
            />
            <Foot>
              <MoveButton kind="quiet" move={{ kind: 'pass' }}>
                {building.pass}
              </MoveButton>
              <Build words={words} way={way} runs={runs} kind="build" />
              <Refused words={words} />
            </Foot>
          </MoveForm>
        )}
        {yours && drawn && !way && <p class="cannot">{building.cannot}</p>}
        {drawn && ahead && <RiverNote view={view} words={words} turn={turn} yours={yours} />}
        <Others view={view} words={words} turn={turn} />
        <Preference frame={frame} words={words} />
        {!way && (
          <Foot>
            <Undo />
            {yours ? <OnlyMove words={words} drawn={drawn} /> : <Considers frame={frame} words={words} turn={turn} />}
          </Foot>
        )}
      </div>
    </div>
  )
}

// The draw, which is final and says so; or the pass when nothing else is left.
const OnlyMove = ({ words, drawn }: { words: BoardWords; drawn: boolean }) => (
  <MoveForm class="act">
    {drawn ? (
      <MoveButton move={{ kind: 'pass' }}>{words.building.pass}</MoveButton>
    ) : (
      <>
        <MoveButton class="final" move={{ kind: 'draw' }}>
          {words.building.drawButton}
        </MoveButton>
        <p class="foot-note">{words.building.drawNote}</p>
      </>
    )}
    <Refused words={words} />
  </MoveForm>
)

const Considers = ({ frame, words, turn }: Face & { turn: Seat }) => (
  <span class="considers">
    <Engine colour={colourOf(frame, turn)} />
    {words.building.considers(useTelling().name(turn))}
  </span>
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

const RiverNote = ({ view, words, turn, yours }: { view: View; words: BoardWords; turn: Seat; yours: boolean }) => {
  const telling = useTelling()
  const gainers = gainersOf(view, turn)
  if (gainers.length === 0) return null
  const names = telling.list(gainers.map(telling.name))
  const many = gainers.length > 1
  return (
    <p class="river-note">
      <svg class="round" viewBox="5 0 110 110" aria-hidden="true" focusable="false">
        <use href="#ctc-river" width="120" height="110" />
      </svg>
      {yours ? words.building.river(names, many) : words.building.riverOf(names, many, telling.name(turn))}
    </p>
  )
}

// Everybody but the builder, in one glance: money, bonus cards, how far, what comes next.
const Others = ({ view, words, turn }: { view: View; words: BoardWords; turn: Seat }) => (
  <ul class="seats" aria-label={words.building.others}>
    {view.railways.map((_, seat) => seat !== turn && <CompanyRow key={seat} view={view} words={words} seat={seat} />)}
  </ul>
)
