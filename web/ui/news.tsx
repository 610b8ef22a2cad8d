// What just happened, in the last sentence told; a screen reader hears it politely.
import { type FaceWords, type Telling, tell } from '../games/words.ts'
import type { Told } from '../protocol.ts'
import type { House } from '../words/house.ts'
import { useTable, useTelling } from './table.tsx'

// Whoever strikes an entry puts nothing in its place; even a seal nobody may read would be a fact.
export const isStrike = ({ corrects, events }: Omit<Told, 'seq'>) => corrects !== undefined && events.length === 0

// The sentences of one action, as the log tells them too.
export const sentencesOf = (told: Omit<Told, 'seq'>, words: FaceWords, telling: Telling, house: House): string[] => {
  const who = told.seat === null ? '' : telling.name(told.seat)
  const mine = told.seat === telling.you
  const before: string[] = []
  if (told.undoes !== undefined) before.push(mine ? house.youTookBack : house.tookBack(who))
  else if (isStrike(told)) before.push(mine ? house.youStruck : house.struck(who))
  else if (told.corrects !== undefined) before.push(mine ? house.youCorrected : house.corrected(who))
  const facts = told.events.map(event => tell(words, event, telling)).filter(sentence => sentence !== undefined)
  return [...before, ...facts]
}

export const News = ({ words }: { words: FaceWords }) => {
  const { frame, house } = useTable()
  const telling = useTelling()
  // Of a correction both: that it was one, and what it says now.
  const told = frame.told ? sentencesOf(frame.told, words, telling, house) : []
  const last = frame.told?.corrects === undefined ? told.at(-1) : told.join(' ')
  return (
    <p class="news" aria-live="polite">
      {last}
    </p>
  )
}
