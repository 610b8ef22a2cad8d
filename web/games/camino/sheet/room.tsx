// The sheet on the shared screen, and for everyone after the end.
import { DoNow } from '../../../ui/do-now.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import { Undo } from '../../../ui/undo.tsx'
import { useInks } from '../parts/seats.tsx'
import type { SheetFace } from './begins.tsx'
import { aheadIn, lengthIn, missingIn } from './lengths.ts'
import { stepText } from './steps.ts'
import { TraceBoard } from './trace-board.tsx'
import { bothSides, Cards, Findings } from './ways.tsx'

export const SheetRoom = ({ frame, words }: SheetFace) => {
  const { large } = useTable()
  const telling = useTelling()
  const { view, result, options } = frame
  const { now, note, step } = stepText({ ...frame, you: 'room' }, words, telling)
  return (
    <Frame
      class={`camino camino-sheet room ${useInks()}${large ? ' large' : ''}`}
      now={
        <DoNow step={step} note={result ? now : note}>
          {result ? words.won(result, telling) : now}
        </DoNow>
      }
      main={
        <>
          <Cards
            lengths={bothSides.map(side => lengthIn(view, side))}
            missing={bothSides.map(side => missingIn(frame, side, words, telling))}
            winner={view.over ? aheadIn(view) : undefined}
            words={words}
          />
          {options.depth === 'trace' && view.first !== undefined && (
            <TraceBoard position={frame} words={words} />
          )}
          {options.depth === 'trace' && view.first !== undefined && (
            <Findings reckoning={view.reckoning!} options={options} words={words} />
          )}
          <Recap words={words} />
          {view.over && <Undo />}
        </>
      }
    />
  )
}
