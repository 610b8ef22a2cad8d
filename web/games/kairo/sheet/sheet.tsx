// The sheet beside the box: whose turn it is, what was done in one or two taps, one's own purse, stalls, medals and points.
import { DoNow } from '../../../ui/do-now.tsx'
import { Foot } from '../../../ui/foot.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import { Undo } from '../../../ui/undo.tsx'
import type { Seat } from '../../game.ts'
import { type Telling, tell } from '../../words.ts'
import { MedalTable } from '../parts/medal-table.tsx'
import { Purse } from '../parts/purse.tsx'
import { type Face, Strip } from '../parts/seats.tsx'
import { SeatRows } from '../parts/stall-tiles.tsx'
import type { Cloth } from '../rules/pieces.ts'
import type { SheetWords } from '../words/en.ts'
import { supplyOf } from './entries.ts'
import { worthIn } from './ledger.ts'
import { SetUp } from './set-up.tsx'
import type { Options, Position, View } from './state.ts'
import { Turn } from './turn.tsx'

export type SheetFace = Face<SheetWords, View, Options>

const pointsOf = ({ accounts }: View) => accounts.map(({ tally }) => tally.stalls + tally.medals)

const headlineOf = (
  { you, view }: Position,
  { sheet, final }: SheetWords,
  telling: Telling,
): [now: string, note?: string | undefined] => {
  const { phase, accounts } = view
  if (phase.is === 'setting-up') {
    const mine = you !== 'room' && !accounts[you]!.isReady
    return mine
      ? [sheet.setUp, sheet.setUpNote]
      : accounts.every(({ isReady }) => isReady)
        ? [sheet.begins]
        : [sheet.others]
  }
  if (phase.is === 'counting') return [sheet.count, sheet.countNote]
  if (phase.is === 'over') return [sheet.over]
  const note = view.final && final[view.final]
  return [phase.seat === you ? sheet.yours : sheet.turn(telling.name(phase.seat)), note]
}

export const Sheet = ({ frame, words }: SheetFace) => {
  const { large } = useTable()
  const { view, you } = frame
  if (large || you === 'room' || view.phase.is === 'over') return <SheetRoom frame={frame} words={words} />
  return <SeatPage frame={frame} words={words} you={you} />
}

const SeatPage = ({ frame, words, you }: SheetFace & { you: Seat }) => {
  const { house } = useTable()
  const telling = useTelling()
  const { view, options } = frame
  const [now, note] = headlineOf(frame, words, telling)
  const { phase } = view
  const { coins } = view.accounts[you]!
  const turn = phase.is === 'turn' ? phase.seat : undefined
  return (
    <div class="kairo face sheet-face">
      <Strip
        label={house.players}
        seats={view.accounts.map(({ isOut }, seat) => ({ points: pointsOf(view)[seat]!, out: isOut }))}
        turn={turn}
        words={words.standing}
      />
      <div class="kairo-sheet">
        <div class="side-a">
          <DoNow note={note}>{now}</DoNow>
          {phase.is === 'setting-up' && <SetUp frame={frame} words={words} you={you} />}
          {turn === you && <Turn position={frame} seat={you} words={words} />}
          {turn !== undefined && turn !== you && <EnterFor frame={frame} words={words} seat={turn} />}
          {phase.is === 'counting' && view.accounts[you]!.counted === null && <Counting words={words} />}
          <Refused words={words} />
          {options.coins === 'kept' && coins && <Purse coins={coins} words={words.purse} />}
          <Recap words={words} />
        </div>
        <div class="side-b">
          <MedalTable {...stallsIn({ frame, words })} />
          <Scored frame={frame} words={words} />
          {turn === you && <FinalPhase frame={frame} words={words} />}
        </div>
      </div>
      <Foot>
        <Undo />
      </Foot>
    </div>
  )
}

// Entering for somebody else is opened on purpose: two helpers never enter the same thing by one tap each.
const EnterFor = ({ frame, words, seat }: SheetFace & { seat: Seat }) => {
  const [isOpen, setOpen] = useIntent(false)
  const { name } = useTelling()
  if (!isOpen)
    return (
      <button type="button" class="button quiet kairo-for" onClick={() => setOpen(true)}>
        <SeatMark seat={seat} /> {words.sheet.enterFor(name(seat))}
      </button>
    )
  return <Turn position={{ ...frame, you: seat }} seat={seat} words={words} />
}

// Ten still rounds are not counted beside the box: the table says when the final phase begins, with a second tap.
const FinalPhase = ({ frame, words }: SheetFace) => {
  const [isAsked, ask] = useIntent(false)
  const { view } = frame
  const { sheet } = words
  const move = view.final ? ({ kind: 'stop' } as const) : ({ kind: 'final' } as const)
  const label = view.final ? sheet.stop : sheet.final
  if (!isAsked)
    return (
      <button type="button" class="button quiet" onClick={() => ask(true)}>
        {label}
      </button>
    )
  return (
    <MoveForm class="closing">
      <MoveButton class="final" move={move}>
        {sheet.sure(label)}
      </MoveButton>
    </MoveForm>
  )
}

const Counting = ({ words: { sheet } }: { words: SheetWords }) => (
  <MoveForm class="kairo-count">
    <label class="field">
      {sheet.coins}
      <input type="number" name="move.coins" min="0" max="999" inputMode="numeric" required />
    </label>
    <MoveButton move={{ kind: 'counts' }}>{sheet.counted}</MoveButton>
  </MoveForm>
)

// What the last extension scored, and for which medals.
const Scored = ({ frame, words }: SheetFace) => {
  const telling = useTelling()
  const { scored } = frame.view
  return scored ? <p class="kairo-scored">{tell(words, { kind: 'scored', ...scored }, telling)}</p> : null
}

const stallsIn = ({ frame: { options, view }, words }: SheetFace) => ({
  size: (seat: Seat, cloth: Cloth) => view.sizes[cloth][seat]!,
  medals: view.medals,
  supply: (cloth: Cloth) => supplyOf(view, cloth),
  points: pointsOf(view),
  worth: worthIn(options),
  words: { ...words.table, cloth: words.cloth, medal: words.medal },
})

// For everybody in the room; once the game is over the standings tell it all.
const SheetRoom = (face: SheetFace) => {
  const { large } = useTable()
  const telling = useTelling()
  const { frame, words } = face
  const { view, result } = frame
  const [now, note] = headlineOf({ ...frame, you: 'room' }, words, telling)
  const seats = view.accounts.map(({ isOut }, seat) => ({
    hot: view.phase.is === 'turn' && seat === view.phase.seat,
    note: isOut && words.out,
  }))
  return (
    <div class={`kairo face sheet-face room${large ? ' large' : ''}`}>
      {!result && (
        <>
          <DoNow note={note}>{now}</DoNow>
          <Recap words={words} />
          <SeatRows seats={seats} {...stallsIn(face)} />
          <Scored {...face} />
        </>
      )}
    </div>
  )
}

export default Sheet
