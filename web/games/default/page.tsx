// The page of both default faces: whose turn it is, the controls, and every seat in a row. A viewer
// who only watches gets no controls.
import type { ComponentChildren } from 'preact'
import type { Frame as TableFrame } from '../../protocol.ts'
import { DoNow } from '../../ui/do-now.tsx'
import type { EntryKind } from '../../ui/fields/schema.ts'
import { Recap } from '../../ui/recap.tsx'
import { Refused } from '../../ui/refused.tsx'
import { SeatMark, SeatRow } from '../../ui/seats/row.tsx'
import { useTable, useTelling } from '../../ui/table.tsx'
import { Frame } from '../../ui/turn/frame.tsx'
import { Undo } from '../../ui/undo.tsx'
import type { PlainWords } from '../../words/house.ts'
import type { Position } from '../game.ts'
import type { FaceWords, Table } from '../words.ts'

/** The words of a default face, in addition to those of every face. */
export interface Words extends FaceWords {
  moves: Table // by kind of move: its name
  kinds: readonly EntryKind[] // the fields of a sheet's entries; empty for a board
  plain: PlainWords
}

/**
 * The props of a default face. On the server, `words` has only those of every face; `faces.tsx`
 * adds the rest.
 */
export interface Face<Said = Words> {
  frame: TableFrame<unknown> & Position
  words: Said
}
export type Score = (view: unknown, options: unknown) => readonly number[]

const Seats = ({ frame: { view, options, seats, waiting }, score }: Face & { score?: Score }) => {
  const figures = score?.(view, options)
  return (
    <ul class="seats even" aria-label={useTable().house.players}>
      {seats.map((_, seat) => (
        <SeatRow key={seat} seat={seat} hot={waiting.includes(seat)} figure={figures?.[seat]} />
      ))}
    </ul>
  )
}

// Returns whose turn it is, as a sentence.
const useNow = ({ frame: { result, waiting, you }, words }: Face): string => {
  const telling = useTelling()
  if (result) return words.won(result, telling)
  if (waiting.includes(you as number)) return words.plain.yourTurn
  return words.plain.turnOf(telling.list(waiting.map(telling.name)), waiting.length)
}

interface PageProps extends Face {
  score?: Score
  note?: string
  children: ComponentChildren // the controls for what this reader may do
}

/** The page of a default face: what to do now, the controls, and the seats. */
export const Page = ({ children, note, ...face }: PageProps) => {
  const { large } = useTable()
  const now = useNow(face)
  const { result, you, waiting } = face.frame
  const story = (
    <>
      <Recap words={face.words} />
      <Undo />
    </>
  )
  const sign = waiting.length === 1 && !result && <SeatMark seat={waiting[0]!} />
  const seats = <Seats {...face} />
  const isRoom = large || you === 'room' || result !== undefined
  if (isRoom)
    return (
      <Frame
        class={`plain room${large ? ' large' : ''}`}
        sign={sign}
        now={<DoNow>{now}</DoNow>}
        recap={story}
        main={seats}
      />
    )
  return (
    <Frame
      class="plain"
      sign={sign}
      now={<DoNow note={note}>{now}</DoNow>}
      recap={story}
      dock={
        <>
          {children}
          <Refused words={face.words} />
        </>
      }
      beside={seats}
    />
  )
}
