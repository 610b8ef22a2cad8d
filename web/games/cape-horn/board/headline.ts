// What a face says about a race: the sentence to act on with its second voice, the step, the pages of the log.
import type { Telling } from '../../words.ts'
import { chartOf } from '../rules/chart.ts'
import { check } from '../rules/legal.ts'
import type { Rose, Stage } from '../rules/pieces.ts'
import type { Position, View } from '../rules/state.ts'
import { isWorthARose } from '../rules/stations.ts'
import type { BoardWords } from '../words/en.ts'
import { type Aims, type Intent, isTurnOf, shipOf } from './aims.ts'

export const pagesOf = ({ ships }: View) => ships.map(({ points, roses, cards }) => ({ points, roses, hand: cards }))

export const railOf = ({ turn }: View): 2 | 3 | 4 => {
  if (turn?.step === 'buying' || turn?.step === 'sailed') return 4
  return turn?.covered ? 3 : 2
}

// The best a landing would bring: the finish line, or a station still worth a rose.
const promise = (position: Position, aims: Aims, { note, station }: BoardWords): string | undefined => {
  const chart = chartOf(position.options.edition)
  const { roses } = shipOf(position)
  const free = [...aims].filter(([, { kind }]) => kind === 'sail').map(([at]) => at)
  if (free.some(at => chart.ground[at] === 'finish')) return note.line
  const worth = free.map(at => chart.stations.get(at)).find(one => one && isWorthARose(roses, one)) as Rose | undefined
  return worth && note.rose(station(worth))
}

const laying = (position: Position, words: BoardWords, intent: Intent, aims: Aims): [string, string] => {
  const { doNow, note } = words
  if (intent.is === 'lay') return [doNow.square, note.square]
  if (intent.is === 'cover') return [intent.card === undefined ? doNow.coverCard : doNow.cover, note.cover]
  if (intent.way === 'sprint') return [doNow.sprint, note.sprint]
  const chart = chartOf(position.options.edition)
  const stage = chart.ground[shipOf(position).at] as Stage
  const free = [...aims.values()].filter(({ kind }) => kind === 'sail').length
  const now = position.view.turn!.covered ? doNow.sailing : aims.size === 0 ? doNow.blocked : doNow.laying
  return [now, [note.ship(stage, free), promise(position, aims, words)].filter(Boolean).join(' ')]
}

export const headlineOf = (
  position: Position,
  words: BoardWords,
  telling: Telling,
  intent: Intent,
  aims: Aims,
): [now: string, note?: string] => {
  const { doNow, note } = words
  const { view } = position
  const { turn } = view
  if (view.over || !turn) return [words.over]
  if (!isTurnOf(position)) return [doNow.other[turn.step](telling.name(turn.seat))]
  if (turn.step === 'laying') return laying(position, words, intent, aims)
  const { points } = view.ships[turn.seat]!
  if (turn.step === 'buying') return [doNow.buy, note.points(points)]
  if (check(position, { kind: 'draw' })) return [doNow.end, note.points(points)]
  return [aims.size > 0 ? doNow.drawOrSprint : doNow.draw, note.draw]
}
