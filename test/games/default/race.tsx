// A dice race for tests of what the house gives: roll on or bank, first to the goal. Nothing is
// secret, and nothing is given that a score can give.
import * as v from 'valibot'
import { box } from '../../../web/games/box.tsx'
import type { Position, Seat, Standing } from '../../../web/games/game.ts'
import { openCompanion, openGame, type Seen } from '../../../web/games/kit/open-game.ts'
import { standingsOf } from '../../../web/games/kit/ranking.ts'
import { refuse } from '../../../web/games/kit/refuse.ts'
import type { FaceWords, GameWords } from '../../../web/games/words.ts'

const options = v.strictObject({ goal: v.optional(v.picklist(['20', '40']), '20') })
type Options = v.InferOutput<typeof options>
const move = v.variant('kind', [
  v.strictObject({ kind: v.literal('roll') }),
  v.strictObject({ kind: v.literal('bank') }),
])
type Move = v.InferOutput<typeof move>
const points = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(40))
const entry = v.strictObject({ kind: v.literal('score'), points })
type Entry = v.InferOutput<typeof entry>

export interface Race {
  options: Options
  points: number[] // by seat
  turn: Seat
  pot: number // rolled this turn
}
type At = Position<Seen<Race>, Options>

type Event =
  | { kind: 'opened'; seats: number; options: Options }
  | { kind: 'rolled'; seat: Seat; die: number }
  | { kind: 'banked'; seat: Seat }

const blank = (seats: number, options: Options): Race => ({
  options,
  points: Array(seats).fill(0),
  turn: 0,
  pot: 0,
})
const passed = (race: Race, gained: number): Race => ({
  ...race,
  points: race.points.with(race.turn, race.points[race.turn]! + gained),
  turn: (race.turn + 1) % race.points.length,
  pot: 0,
})
const isOver = (points: readonly number[], { goal }: Options) =>
  points.some(score => score >= Number(goal))
const mayAct = ({ you, view, options }: At) =>
  you === view.turn && !isOver(view.points, options) ? undefined : refuse('not-now', 'turn')
const standings = ({ points }: Race): Standing[] =>
  standingsOf(points.map(score => [['points', score]]))

export const digital = openGame<Race, Move, Event, Options>({
  version: 1,
  options,
  move,
  setup: (seats, options) => [{ kind: 'opened', seats, options }],
  evolve(race, event) {
    if (event.kind === 'opened') return blank(event.seats, event.options)
    if (event.kind === 'banked') return passed(race!, race!.pot)
    return event.die === 1 ? passed(race!, 0) : { ...race!, pot: race!.pot + event.die }
  },
  moves(position) {
    if (mayAct(position)) return []
    return position.view.pot > 0 ? [{ kind: 'roll' }, { kind: 'bank' }] : [{ kind: 'roll' }]
  },
  check: (position, { kind }) =>
    mayAct(position) ??
    (kind === 'bank' && position.view.pot === 0 ? refuse('empty', 'turn') : undefined),
  decide: (_, seat, { kind }, chance) => [
    kind === 'bank' ? { kind: 'banked', seat } : { kind: 'rolled', seat, die: 1 + chance.roll(6) },
  ],
  proceed: () => [],
  result: race => (isOver(race.points, race.options) ? standings(race) : undefined),
})

export const companion = openCompanion<Race, Entry, Options>({
  version: 1,
  options,
  entry,
  blank,
  prompts: position =>
    mayAct(position) ? [] : [0, 7, 12].map(points => ({ kind: 'score', points })),
  check: mayAct,
  enter: (race, _, { points }) => passed(race, points),
  standings,
  done: ({ points, options }) => isOver(points, options),
})

const face: FaceWords = {
  refused: { 'not-now': 'It is not your turn.', empty: 'Nothing to bank.' },
  told: {},
  won: ([first], { name }) => (first ? `${name(first.seat)} wins.` : ''),
}
const words: GameWords = {
  title: 'Race',
  tagline: 'Roll on, or bank.',
  luck: 'The die.',
  modes: { digital: 'Online.', companion: 'With a real die.' },
  options: {
    goal: { label: 'Goal', sentence: 'The points that win.', values: { '20': '20', '40': '40' } },
  },
  layout: { areas: {}, piece: ({ piece }) => piece },
  fields: { points: 'Points' },
  standing: {},
  moves: { board: { roll: 'Roll', bank: 'Bank' }, sheet: { score: 'Score' } },
  digital: face,
  companion: face,
}
const Nothing = () => <p>{words.tagline}</p>
const score = (view: Seen<Race>) => view.points
const choices = [{ name: 'goal', values: ['20', '40'] }]
const shown = { score, choices, Face: Nothing, Drawings: Nothing }

export default box({
  id: 'race',
  seats: [2, 3],
  minutes: 5,
  colours: ['red', 'blue', 'teal'],
  better: 'more',
  digital: {
    ...shown,
    game: digital,
    bot: () => ({ move: { kind: 'roll' } as const }),
    layout: { layoutOf: () => [], contents: () => ({}), Piece: Nothing },
  },
  companion: { ...shown, game: companion },
  Lid: Nothing,
  Piece: Nothing,
  words: { en: words, fr: words, it: words, de: words },
  help: { en: {}, fr: {}, it: {}, de: {} },
})
