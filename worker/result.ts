// The result as a file: JSON, or CSV for a spreadsheet.
import type { SeenLog } from '../durable/rpc.ts'
import { type Box, betterOf } from '../web/games/box.tsx'
import type { Level, Moment, Seat, Standing } from '../web/games/game.ts'
import { hasPartners, sideOf, sidesOf } from '../web/games/kit/seats.ts'
import { type Figure, titleAt } from '../web/games/words.ts'
import { type Lang, list } from '../web/lang.ts'
import { earlyIn } from '../web/pages/end/early.ts'
import { nameInFull, tellingOf } from '../web/pages/seats.ts'
import { csv } from '../web/ui/csv.ts'
import type { PageWords } from '../web/words/house.ts'

// Other figures that a game counts, named in the reader's language.
type Counted = Record<string, number | string>

export interface Result {
  code: string
  game: string
  title: string
  mode: string
  options: unknown
  from?: Moment // the moment that practice started from; absent from other games
  earlier?: string // code of the game before, whose end led to this one; absent without one
  finished: string // ISO 8601
  won: string // who won, in one sentence
  early?: string // says that the players agreed to end the game early; absent if they did not
  better: 'more' | 'less' // which score wins
  moves: number // number of actions, those that were undone included
  // one row a seat; `side`: the names of all partners, absent without partners
  standings: (Omit<Standing, 'seat'> & {
    seat: number
    name: string
    colour: string | null
    bot?: Level // level of the bot that plays the seat; absent without a bot
    side?: string
    counted?: Counted
  })[]
}

// Leaves out changes of seats, because people who leave after the end do not change when the game
// ended.
const playedOf = (actions: SeenLog['actions']) => actions.filter(({ seating }) => !seating)

/** Returns the time of the last move of a finished game (ms since 1970). */
export const endedAt = (actions: SeenLog['actions']): number => playedOf(actions).at(-1)!.at

export const resultOf = (
  code: string,
  { frame, actions }: Pick<SeenLog, 'frame' | 'actions'>,
  box: Box,
  lang: Lang,
  counted: readonly Figure[] = [],
): Result | undefined => {
  const words = box.words[lang]
  if (!frame.result) return undefined
  const { game, mode, options, from, earlier } = frame
  const sides = sidesOf(box[frame.mode].game, frame.seats.length, options)
  const name = (seat: Seat) => nameInFull(lang, frame, seat)
  const standings = frame.result.map(({ seat, ...standing }) => ({
    seat,
    name: name(seat),
    colour: frame.seats[seat]?.colour ?? null,
    ...(frame.seats[seat]?.bot && { bot: frame.seats[seat].bot }),
    ...(hasPartners(sides) && { side: list(lang, sideOf(sides, seat).map(name)) }),
    ...standing,
    ...(counted.length > 0 && {
      counted: Object.fromEntries(
        counted.filter(([of]) => of === seat).map(([, label, value]) => [label, value]),
      ),
    }),
  }))
  const finished = new Date(endedAt(actions)).toISOString()
  const won = words[mode].won(frame.result, tellingOf(lang, { ...frame, you: 'room' }))
  const better = betterOf(box, mode, options)
  const early = earlyIn({ box, frame, lang })
  const said = {
    code,
    game,
    title: titleAt(words, options),
    mode,
    options,
    ...(from && { from }),
    ...(earlier && { earlier }),
    finished,
    won,
    ...(early !== undefined && { early }),
    better,
    moves: playedOf(actions).length,
  }
  return { ...said, standings }
}

type Row = Result['standings'][number]
interface Column {
  head: string
  cell(row: Row): string | number
}

/**
 * Returns the result as CSV: a column for each part of a score and each tie-break, with headings in
 * the reader's language.
 */
export const csvOf = (
  { standings, from, early }: Result,
  box: Box,
  lang: Lang,
  heads: Pick<PageWords, 'place' | 'name' | 'side' | 'score' | 'practice' | 'early' | 'standing'>,
) => {
  const labels = (of: (standing: Standing) => readonly [string, number][]) => [
    ...new Set(standings.flatMap(standing => of(standing).map(([label]) => label))),
  ]
  const sums = labels(({ sum }) => sum)
  const ties = labels(({ ties = [] }) => ties)
  const worth = (pairs: readonly [string, number][], label: string) =>
    pairs.find(([one]) => one === label)?.[1] ?? ''
  const names: Record<string, string> = { ...heads.standing, ...box.words[lang].standing }
  // A label may be a word of the players' own, such as `constructor`.
  const said = (label: string) => (Object.hasOwn(names, label) ? names[label]! : label)
  const others = [...new Set(standings.flatMap(({ counted = {} }) => Object.keys(counted)))].filter(
    label => !sums.map(said).includes(label),
  )
  const headed = (label: string) => label.charAt(0).toLocaleUpperCase(lang) + label.slice(1)
  const hasSides = standings.some(({ side }) => side !== undefined)
  const columns: Column[] = [
    { head: heads.place, cell: ({ place }) => place },
    { head: heads.name, cell: ({ name }) => name },
    ...(hasSides ? [{ head: heads.side, cell: ({ side = '' }: Row) => side }] : []),
    ...sums.map(label => ({ head: said(label), cell: ({ sum }: Row) => worth(sum, label) })),
    { head: heads.score, cell: ({ score }) => score },
    ...ties.map(label => ({ head: said(label), cell: ({ ties = [] }: Row) => worth(ties, label) })),
    ...others.map(label => ({ head: label, cell: ({ counted }: Row) => counted?.[label] ?? '' })),
    ...(early ? [{ head: heads.early, cell: () => early }] : []),
    ...(from ? [{ head: heads.practice, cell: () => `${from.code} ${from.seq}` }] : []),
  ]
  return csv([
    columns.map(({ head }) => headed(head)),
    ...standings.map(standing => columns.map(({ cell }) => cell(standing))),
  ])
}
