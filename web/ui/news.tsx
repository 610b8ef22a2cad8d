// Shows for three seconds what another seat has just done, in the small pictures of the game, over
// the line of the recap (`Recap`): ■ [customer] → ② +1 [coin].
//
// The game's `drawn` gives a fact as a row of parts, the most important first. Parts that have no
// room are left out whole, the last first (face.css). A newer action replaces an older one; one
// that has no pictures lets the older one stay, unless it is the reader's own. Screen readers get
// the sentence in the line instead.
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { type FaceWords, factOf, type Telling } from '../games/words.ts'
import type { Told } from '../protocol.ts'
import { SeatMark } from './seats/row.tsx'
import { useTable, useTelling } from './table.tsx'

const LASTS = 3000 // ms

export interface Drawing {
  words: FaceWords
  // kinds of events that are left out, because the face shows them elsewhere
  seen?: readonly string[]
  // Draws a fact as a row of pictures; undefined if it is only said. The mark of its seat is added.
  drawn?(fact: unknown, say: Telling, words: FaceWords): readonly ComponentChildren[] | undefined
}

/** Returns the events of an action that the face does not show elsewhere. */
export const unseenOf = ({ events }: Told, seen: readonly string[] = []): unknown[] =>
  events.filter(event => !seen.includes(factOf(event).kind))

// Returns the parts of an action's row. The mark of a seat stands before the first thing it did.
const useRow = ({ words, seen, drawn }: Drawing) => {
  const telling = useTelling()
  return (told: Told): ComponentChildren[] => {
    let last: number | undefined
    return unseenOf(told, seen).flatMap(event => {
      const [first, ...rest] = drawn?.(event, telling, words) ?? []
      if (first === undefined) return []
      const { seat } = factOf(event)
      const mark = seat !== undefined && seat !== last && <SeatMark seat={seat} />
      last = seat
      return [
        <>
          {mark}
          {first}
        </>,
        ...rest,
      ]
    })
  }
}

export const News = (props: Drawing) => {
  const { seq, told, you } = useTable().frame
  const rowOf = useRow(props)
  const [news, show] = useState<Told>()
  const last = useRef(seq)
  // A page that is opened later shows nothing: only what comes while it is open is news.
  useLayoutEffect(() => {
    if (last.current === seq) return
    last.current = seq
    const isDone = told?.undoes === undefined && told?.corrects === undefined
    if (!told || told.seat === you || !isDone) show(undefined)
    else if (rowOf(told).length > 0) show(told)
  }, [seq])
  useEffect(() => {
    const end = setTimeout(() => show(undefined), LASTS)
    return () => clearTimeout(end)
  }, [news])
  return news ? (
    <span class="recap-news" aria-hidden="true">
      {rowOf(news).map((part, place) => (
        <span key={place}>{part}</span>
      ))}
    </span>
  ) : null
}
