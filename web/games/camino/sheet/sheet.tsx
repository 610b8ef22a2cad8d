// The way counter beside the box: who begins and where, then both ways counted by taps or traced on the board's grid.
import { DoNow } from '../../../ui/do-now.tsx'
import { Keys, Pick } from '../../../ui/fields/keys.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Spread } from '../../../ui/turn/spread.tsx'
import { Undo } from '../../../ui/undo.tsx'
import type { FaceProps } from '../../box.tsx'
import { frameOf } from '../rules/pieces.ts'
import { gridOf } from '../solver/grid.ts'
import type { SheetWords } from '../words/en.ts'
import { nameOf } from '../words/speech.ts'
import { CountPage } from './count-page.tsx'
import { aheadIn, headlineOf, lengthIn } from './headline.ts'
import { corners } from './places.ts'
import type { Options, View } from './state.ts'
import { TraceBoard } from './trace-board.tsx'
import { TracePage } from './trace-page.tsx'
import { About, bothSides, Cards } from './ways.tsx'

export type SheetFace = FaceProps<View, SheetWords, unknown, Options>

export const Sheet = ({ frame, words }: SheetFace) => {
  const { large } = useTable()
  const { view, you, options } = frame
  if (large || you === 'room' || view.over) return <SheetRoom frame={frame} words={words} />
  if (view.first === undefined) return <Begins frame={frame} words={words} />
  if (options.depth === 'trace') return <TracePage frame={frame} words={words} />
  return <CountPage frame={frame} words={words} you={you} />
}

// Whose first piece lies where: then everybody's corners are known.
const Begins = ({ frame, words }: SheetFace) => {
  const telling = useTelling()
  const { sheet } = words
  const { variant } = frame.options
  const { columns, rows } = frameOf(variant)
  const grid = gridOf(columns, rows)
  const [now, note] = headlineOf(frame, words, telling)
  return (
    <Spread
      class="camino camino-sheet sheet-face"
      now={<DoNow note={note}>{now}</DoNow>}
      act={
        <MoveForm class="camino-begins">
          <Keys legend={sheet.who} class="by-2">
            {Array.from({ length: frame.view.seats }, (_, seat) => (
              <Pick key={seat} name="move.first" value={seat} picked={seat === 0}>
                <SeatMark seat={seat} /> {telling.name(seat)}
              </Pick>
            ))}
          </Keys>
          <fieldset class="camino-corners">
            <legend>{sheet.where}</legend>
            {corners.map((corner, i) => (
              <MoveButton key={corner} kind="plain" class={`key-face at-${corner}`} move={{ kind: 'begins', corner }}>
                <b>{nameOf(variant, grid.corners[i]!)}</b> {sheet.corner[corner]}
              </MoveButton>
            ))}
          </fieldset>
          <Refused words={words} />
        </MoveForm>
      }
    />
  )
}

// For everybody in the room, and for good once it is over.
const SheetRoom = ({ frame, words }: SheetFace) => {
  const { large } = useTable()
  const telling = useTelling()
  const { view, result, options } = frame
  const [now, note] = headlineOf({ ...frame, you: 'room' }, words, telling)
  return (
    <Spread
      class={`camino camino-sheet sheet-face room${large ? ' large' : ''}`}
      now={<DoNow note={result ? now : note}>{result ? words.won(result, telling) : now}</DoNow>}
      main={
        <>
          <Cards
            lengths={bothSides.map(side => lengthIn(view, side))}
            winner={view.over ? aheadIn(view) : undefined}
            words={words}
          />
          {options.depth === 'trace' && view.first !== undefined && <TraceBoard position={frame} words={words} />}
          {options.depth === 'trace' && view.first !== undefined && (
            <div class="camino-findings">
              {bothSides.map(side => (
                <About key={side} side={side} traced={view.reckoning!.sides[side]} options={options} words={words} />
              ))}
            </div>
          )}
          <Recap words={words} />
          {view.over && <Undo />}
        </>
      }
    />
  )
}

export default Sheet
