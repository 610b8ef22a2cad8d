// What the board says in English.
import type { Proof, Seat } from '../../../game.ts'
import type { RefusalWords, Telling } from '../../../words.ts'
import type { Arrow } from '../../rules/chart.ts'
import type { Rose, Stage } from '../../rules/pieces.ts'
import type { Code } from '../../rules/points.ts'
import type { Event } from '../../rules/state.ts'
import { arrowsOf, capital, cardInWords, romans, type Shape, spoken, squareOf, squaresIn } from '../speech.ts'
import { act, count, forward, points, roses, shared, station, why } from './shared.ts'

const shape = (one: Shape, n: number) =>
  ({
    star: `${n}-star`,
    fan: `${n}-fan`,
    ahead: `${n} ahead`,
    diagonals: `${n} diagonally`,
    sideways: `${n} sideways`,
    astern: `${n} astern`,
  })[one]
const heading: Record<Arrow['heading'], string> = {
  F: 'ahead',
  FL: 'ahead left',
  FR: 'ahead right',
  L: 'left',
  R: 'right',
  B: 'astern',
  BL: 'astern left',
  BR: 'astern right',
}
const card = (arrows: readonly Arrow[]) => cardInWords(arrows, shape, heading, ' or ')
const theCard = (telling: Telling, type: string | undefined) => {
  const arrows = type === undefined ? undefined : arrowsOf(telling, type)
  return arrows ? `“${card(arrows)}”` : 'a card'
}

const told = (fact: Event, telling: Telling): string | undefined => {
  const by = (seat: Seat, did: string) => spoken(telling, seat, `You ${did}`, name => `${name} ${did}`)
  const on = (at: number) => squareOf(telling, at)
  switch (fact.kind) {
    case 'opened':
      return spoken(telling, fact.first, 'You take S1 and begin.', name => `${name} takes S1 and begins.`)
    case 'began':
      return spoken(telling, fact.seat, 'Your turn: one point is noted.', name => `${name}’s turn: one point is noted.`)
    case 'laid':
      return by(fact.seat, `laid ${theCard(telling, fact.card)} on ${on(fact.at)}.`)
    case 'covered':
      return by(fact.seat, `covered ${on(fact.at)} with ${theCard(telling, fact.card)}.`)
    case 'sailed': {
      const how = fact.by === 'ignore' ? 'ignored the card and went' : fact.sprint ? 'sprinted' : 'sailed'
      return by(fact.seat, `${how} to ${on(fact.to)}${fact.cost ? ` (−${fact.cost})` : ''}.`)
    }
    case 'crossed-line':
      return by(fact.seat, `crossed the finish line${fact.cost ? ` (−${fact.cost})` : ''}.`)
    case 'won-rose':
      return by(fact.seat, `took the rose of ${station(fact)}.`)
    case 'renounced':
      return by(fact.seat, fact.gained ? 'renounced: +1 point.' : 'stayed.')
    case 'drew':
      return by(fact.seat, `drew ${theCard(telling, fact.card)}.`)
    case 'bought':
      return by(fact.seat, `bought ${theCard(telling, fact.card)} (−1).`)
    case 'won':
      return fact.how === 'line' ? by(fact.seat, 'won by the finish line.') : by(fact.seat, 'won by the third rose.')
    case 'got-stuck':
      return 'Ten rounds without a card or a rose: the race ends here.'
    case 'ended':
      return undefined
  }
}

const firstOf = (telling: Telling, at: Proof | undefined) => squareOf(telling, squaresIn(at)[0] ?? 0)
const lastOf = (telling: Telling, at: Proof | undefined) => squareOf(telling, squaresIn(at).at(-1) ?? 0)

const refused = {
  ...shared.refused,
  'not-in-hand': () => 'This card is not in your hand.',
  'covered-already': () => 'You have covered a card: nothing else is laid this turn.',
  'laid-already': () => 'You have laid a card this turn: then none may be covered.',
  'not-sea': ({ at }, telling) => `${lastOf(telling, at)} is no sea square.`,
  'card-there': ({ at }, telling) => `A card lies on ${lastOf(telling, at)} already.`,
  'touches-no-card': ({ at }, telling) =>
    `No card lies beside ${lastOf(telling, at)}. A card must touch another; a station alone does not count.`,
  'nothing-to-cover': ({ at }, telling) => `There is no card on ${lastOf(telling, at)} to cover.`,
  'printed-start': ({ at }, telling) => `${lastOf(telling, at)} is a printed start: it cannot be covered.`,
  'under-a-ship': ({ at }, telling) => `A ship stands on ${lastOf(telling, at)}: its card cannot be covered.`,
  'within-reach': ({ at }, telling) =>
    `Your ship on ${firstOf(telling, at)} (1) reaches ${lastOf(telling, at)} (2) by an ordinary move: you may not cover it.`,
  'within-ignore': ({ at }, telling) =>
    `Your ship on ${firstOf(telling, at)} (1) reaches ${lastOf(telling, at)} (2) by ignoring its card: with 3 points you may not cover it.`,
  'no-card-there': ({ at }, telling) => `No card lies on ${lastOf(telling, at)}: a ship ends on a card.`,
  'ship-there': ({ at }, telling) => `Another ship stands on ${lastOf(telling, at)}.`,
  'no-arrow': ({ at }, telling) =>
    `No arrow under your ship on ${firstOf(telling, at)} (1) ends on ${lastOf(telling, at)} (2).`,
  'exact-distance': () => 'That arrow goes farther: its length is sailed exactly.',
  'runs-aground': () => 'That arrow runs onto land or off the chart.',
  'not-beside': ({ at }, telling) =>
    `${lastOf(telling, at)} (2) is not beside your ship on ${firstOf(telling, at)} (1).`,
  'not-over-the-line': () => 'The finish line is crossed by an ordinary move only.',
  'sail-first': () => 'Sail first; the sprint is the second leg.',
  'sprinted-already': () => 'One sprint a turn.',
  'two-ignores': () => 'Only one leg of a sprint may ignore its card.',
  'no-ignore-in-sprint': () => 'At this table no leg of a sprint may ignore its card.',
  'pile-empty': () => 'The pile is empty; it is not renewed.',
  'draw-first': () => 'Draw your card first.',
} satisfies RefusalWords<Code>

const board = {
  ...shared,
  refused,
  told,
  card,
  of: (points: number, held: number) => `${count(points, 'point', 'points')}, ${roses(held)}`,

  doNow: {
    laying: 'Lay cards or sail.',
    sailing: 'Now sail.',
    blocked: 'Lay a card, or stay.',
    square: 'Choose its square.',
    coverCard: 'Choose the card you cover with.',
    cover: 'Choose the card to cover.',
    sprint: 'Choose where the sprint ends.',
    draw: 'Draw a card.',
    drawOrSprint: 'Draw, or sprint on.',
    end: 'End your turn.',
    buy: 'Buy, or end your turn.',
    other: {
      laying: (name: string) => `${name} lays cards or sails.`,
      sailed: (name: string) => `${name} draws a card.`,
      buying: (name: string) => `${name} may buy cards.`,
    },
  },
  note: {
    ship: (stage: Stage, landings: number) =>
      `Forward is ${forward[stage]} here. ${landings === 0 ? 'Your arrows reach no card.' : `${count(landings, 'square lies', 'squares lie')} on your arrows.`}`,
    rose: (station: string) => capital(`${station} is worth a rose.`),
    line: 'The finish line is open to you.',
    square: 'Dashed: legal. Golden: you can sail there at once.',
    cover: 'Only cards that you cannot reach this turn.',
    sprint: 'The ship goes the first leg, then asks for the second.',
    draw: 'After the draw nothing can be taken back.',
    points: (n: number) => `You have ${points(n)}.`,
  },

  hand: {
    label: 'Your hand',
    empty: 'No card in your hand.',
    put: 'Put back',
    pick: (card: string) => `Take up: ${card}`,
  },

  act: {
    ...act,
    label: 'Ways to sail',
    sail: 'Sail',
    stay: 'Stay',
    cover: 'Cover',
    draw: 'Draw a card',
    buy: 'Buy',
    end: 'End turn',
    free: 'free',
    squares: (n: number) => count(n, 'square', 'squares'),
    leaves: (n: number) => `leaves ${n}`,
    becomes: (n: number) => `stay: ${n}`,
    stays: 'stay where you are',
    nothingElse: 'instead of laying',
  },
  why: {
    ...why,
    noLanding: 'no landing',
    laid: 'not once you lay',
    covered: 'done',
    noCard: 'no card in hand',
    noTarget: 'none allowed',
    empty: 'pile empty',
  },

  board: {
    label: 'The chart: walk it with the arrow keys',
    at: (name: string, column: number, row: number) => `${name}: column ${column}, row ${row}`,
    land: 'land',
    line: 'beyond the finish line',
    sea: (stage: Stage) => `open sea, stage ${romans[stage]}`,
    start: (n: number) => `printed start S${n}`,
    station: (rose: Rose) => `station ${station(rose)}`,
    ship: (name: string) => `ship of ${name}`,
    yourShip: 'your ship',
    sail: 'reachable, free',
    crosses: 'crosses the finish line and wins',
    ignore: (cost: number) => `reachable by ignore for ${cost}`,
    sprint: (cost: number) => `reachable by sprint for ${cost}`,
    by: (square: string) => `by way of ${square}`,
    lay: 'a card may be laid here',
    golden: 'a card may be laid here and sailed to at once',
    cover: 'may be covered',
    nearer: 'Nearer',
    farther: 'Farther',
    whole: 'Whole board',
    west: (n: number) => `Slide west; ${n} legal squares there`,
    east: (n: number) => `Slide east; ${n} legal squares there`,
    close: 'Close',
  },
}

export default board
export type BoardWords = typeof board
