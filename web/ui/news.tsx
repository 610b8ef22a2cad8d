// What just happened, in the last sentence told; a screen reader hears it politely.
import type { FaceWords, Telling } from '../games/words.ts'
import type { Told } from '../protocol.ts'
import type { House } from '../words/house.ts'
import { useTable, useTelling } from './table.tsx'

// The sentences of one action, as the log tells them too.
export const sentencesOf = (told: Omit<Told, 'seq'>, words: FaceWords, telling: Telling, house: House): string[] => {
  const who = told.seat === null ? '' : telling.name(told.seat)
  const before =
    told.undoes !== undefined ? [house.tookBack(who)] : told.corrects !== undefined ? [house.corrected(who)] : []
  const facts = told.events.map(event => words.told(event, telling)).filter(sentence => sentence !== undefined)
  return [...before, ...facts]
}

export const News = ({ words }: { words: FaceWords }) => {
  const { frame, house } = useTable()
  const telling = useTelling(words.colours)
  // Of a correction both: that it was one, and what it says now.
  const told = frame.told ? sentencesOf(frame.told, words, telling, house) : []
  const last = frame.told?.corrects === undefined ? told.at(-1) : told.join(' ')
  return (
    <p class="news" aria-live="polite">
      {last}
    </p>
  )
}
