// The page on which each side counts both ways, compares the counts, and may take over the other
// side's.
import { DoNow } from '../../../ui/do-now.tsx'
import { Foot } from '../../../ui/foot.tsx'
import { useScript } from '../../../ui/live.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import { Undo } from '../../../ui/undo.tsx'
import type { Seat } from '../../game.ts'
import { seatOf } from '../../kit/seats.ts'
import { SideSign, useInks, useSideName } from '../parts/seats.tsx'
import type { Length } from '../rules/ranking.ts'
import { otherSide, type Side, sideOfSeat } from '../rules/sides.ts'
import type { SheetWords } from '../words/sentences.ts'
import type { SheetFace } from './begins.tsx'
import { standingOf } from './counts.ts'
import { stepText } from './steps.ts'

export const CountPage = ({ frame, words }: SheetFace) => {
  const you = seatOf(frame)
  const { now, note, step } = stepText(frame, words, useTelling())
  return (
    <Frame
      class={`camino camino-sheet ${useInks()}`}
      now={
        <DoNow step={step} note={note}>
          {now}
        </DoNow>
      }
      main={<Counting frame={frame} words={words} you={you} way={0} />}
      recap={<Recap words={words} />}
      dock={
        <>
          <Counting frame={frame} words={words} you={you} way={1} />
          <Foot>
            <Undo />
          </Foot>
        </>
      }
    />
  )
}

interface CountingProps extends SheetFace {
  you: Seat
  way: Side
}

// One way and this side's count of it. The other side's count appears only after this side has
// counted, so that the two counts are independent.
const Counting = ({ frame, words, you, way }: CountingProps) => {
  const { sheet } = words
  const name = useSideName()
  const { counts } = frame.view
  const by = sideOfSeat(you)
  const standing = standingOf(counts, by, way)
  const [own, other] = [counts[by][way], counts[otherSide(by)][way]]
  return (
    <section class={`camino-counting sheet side-${way}`}>
      <h2>
        <SideSign side={way} />
        {sheet.wayOf(name(way))}
      </h2>
      {standing === 'differs' && <Compared words={words} own={own!} other={other!} way={way} />}
      {standing === 'open' && <Tallies words={words} way={way} />}
      {standing === 'waits' && <p>{sheet.counted(own!.squares, own!.obstacles)}</p>}
      {standing === 'agreed' && <p>{sheet.agreed(own!.squares, own!.obstacles)}</p>}
      {standing === 'differs' && (
        <details>
          <summary>{sheet.recount}</summary>
          <Tallies words={words} way={way} />
        </details>
      )}
      <Refused words={words} of={move => (move as { whose?: unknown }).whose === way} />
    </section>
  )
}

const Compared = ({
  words,
  own,
  other,
  way,
}: {
  words: SheetWords
  own: Length
  other: Length
  way: Side
}) => {
  const { sheet } = words
  return (
    <>
      <table class="camino-compared">
        <thead>
          <tr>
            <td />
            <th scope="col">{sheet.mine}</th>
            <th scope="col">{sheet.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {(['squares', 'obstacles'] as const).map(what => (
            <tr key={what} class={own[what] === other[what] ? undefined : 'hot'}>
              <th scope="row">{sheet.of[what]}</th>
              <td>{own[what]}</td>
              <td>
                {other[what]}{' '}
                {own[what] !== other[what] && <span class="visually-hidden">{sheet.isOther}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <MoveForm>
        <MoveButton move={{ kind: 'takes-over', whose: way }}>
          {sheet.takeOver(other.squares, other.obstacles)}
        </MoveButton>
      </MoveForm>
    </>
  )
}

const most = { squares: 140, obstacles: 16 }

const Tallies = ({ words, way }: { words: SheetWords; way: Side }) => {
  const { sheet } = words
  const { frame } = useTable()
  const [length, count] = useIntent<Length>(`way ${way}`, { squares: 0, obstacles: 0 }, 'counting')
  const runs = useScript()
  const { variant } = frame.options as { variant: string }
  const counted =
    variant === 'camino' ? (['squares', 'obstacles'] as const) : (['squares'] as const)
  return (
    <MoveForm class="camino-tallies">
      {counted.map(what => (
        <Tally
          key={what}
          label={sheet.of[what]}
          name={what}
          value={length[what]}
          most={most[what]}
          set={value => count(was => ({ ...was, [what]: value }))}
        />
      ))}
      <MoveButton
        move={{ kind: 'counts', whose: way, ...length }}
        disabled={runs && length.squares === 0}
      >
        {runs ? sheet.done(length.squares, length.obstacles) : sheet.donePlain}
      </MoveButton>
    </MoveForm>
  )
}

interface TallyProps {
  label: string
  name: keyof Length
  value: number
  most: number
  set(value: number): void
}

// A number to type, or to count by taps while a finger follows the way on the real board. Without
// script it can only be typed.
const Tally = ({ label, name, value, most, set }: TallyProps) => {
  const runs = useScript()
  return (
    <div class="camino-tally">
      <label class="field">
        {label}
        <input
          type="number"
          name={`move.${name}`}
          min="0"
          max={most}
          inputMode="numeric"
          required
          value={runs ? value : undefined}
          onFocus={event => event.currentTarget.select()}
          onInput={event =>
            set(Math.min(most, Math.max(0, Math.trunc(event.currentTarget.valueAsNumber || 0))))
          }
        />
      </label>
      {runs && (
        <>
          {/* The control's name is its `value`, because its text changes. So it is the same control
              after each tap, and fast taps all count (client/table/rest.ts). */}
          <button
            type="button"
            name="tally"
            value={label}
            class="key"
            disabled={value >= most}
            aria-label={`+1 ${label}`}
            onClick={() => set(value + 1)}
          >
            +1
          </button>
          <button
            type="button"
            class="button quiet"
            disabled={value === 0}
            aria-label={`−1 ${label}`}
            onClick={() => set(value - 1)}
          >
            −1
          </button>
          <output class="visually-hidden" aria-live="polite">
            {value}
          </output>
        </>
      )}
    </div>
  )
}
