// What the board and the log book both say in English.
import type { Standing } from '../../../game.ts'
import type { RefusalWords, Telling } from '../../../words.ts'
import type { Rose, RoseColour, Stage } from '../../rules/pieces.ts'
import type { SharedCode } from '../../rules/points.ts'
import { counting, proof, romans, winnersOf } from '../speech.ts'

export const count = counting('en')
export const points = (n: number) => count(n, 'point', 'points')
export const cards = (n: number) => count(n, 'card', 'cards')
export const roses = (n: number) => count(n, 'rose', 'roses')
export const colour: Record<RoseColour, string> = { red: 'red', green: 'green', yellow: 'yellow' }
export const station = ({ stage, colour: one }: Rose) => `${colour[one]} ${romans[stage]}`
export const forward: Record<Stage, string> = { 1: 'south', 2: 'west', 3: 'north' }

const refused = {
  'race-over': () => 'The race is over.',
  'not-your-turn': () => 'It is not your turn yet.',
  'not-this-step': () => 'Not in this step of the turn.',
  'too-few-points': ({ at }) => `That costs ${points(proof(at, 'price'))}; there are ${proof(at, 'points')}.`,
  'too-few-roses': () => 'It takes two roses to cross the finish line.',
  'hand-full': ({ at }) => `A hand holds ${cards(proof(at, 'limit'))} at most.`,
} satisfies RefusalWords<SharedCode>

const won = (standings: readonly Standing[], telling: Telling): string => {
  const { first, roses: held, crossed, points: left } = winnersOf(standings)
  const [winner] = first
  if (!winner) return ''
  const names = telling.list(first.map(({ seat }) => telling.name(seat)))
  if (first.length > 1) return `${names} share the lead with ${roses(held)} and as many points.`
  const yours = winner.seat === telling.you
  if (crossed) return `${yours ? 'You cross' : `${names} crosses`} the finish line with ${roses(held)} first.`
  if (held >= 3) return `${yours ? 'You hold' : `${names} holds`} three roses of three colours.`
  return `${yours ? 'You lead' : `${names} leads`} with ${roses(held)}${left === undefined ? '' : ` and ${points(left)}`}.`
}

// Each face adds its own to these.
export const act = {
  ignore: 'Ignore',
  sprint: 'Sprint',
  renounce: 'Renounce',
  undo: 'Undo',
}
export const why = {
  points: (n: number) => `you have ${n}`,
  step: 'not now',
  full: 'hand full',
}
const over = 'The race is over.'

export const shared = {
  colours: { black: 'Black', blue: 'Blue', orange: 'Orange', violet: 'Violet', teal: 'Teal' },
  refused,
  won,
  points,
  cards,
  station,
  over,
  players: 'Ships',
  held: (owned: readonly Rose[]) => (owned.length ? `Roses: ${owned.map(station).join(', ')}` : 'No rose yet'),

  rail: {
    label: 'Steps of the turn',
    point: '+1 point',
    lay: 'Lay cards',
    sail: 'Sail',
    draw: 'Draw & buy',
  },
  log: {
    title: 'Log book',
    note: 'points 0–8 · roses',
    happened: 'What just happened',
    pile: (n: number) => `${n} in the pile`,
  },
}
export type Shared = typeof shared
