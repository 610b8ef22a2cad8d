// What the house's two faces share: whose turn it is, every seat in a row, and the page of whoever
// only watches.
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

/** What a face of the house says beside what every face says. */
export interface Words extends FaceWords {
  moves: Table // by kind of move: its name
  kinds: readonly EntryKind[] // of a sheet: what its entries consist of
  plain: PlainWords
}

/** What a face is drawn with; another game's words have none of these. */
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
  children: ComponentChildren // what this reader may do
}

/** A page of the house: what is to be done now, what may be done, and the seats. */
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
