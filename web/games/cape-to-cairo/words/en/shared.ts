// What the board and the sheet both say in English. This file, with its two neighbours, sets the keys that every language must have.
import type { Seat, Standing } from '../../../game.ts'
import type { RefusalWords, Telling } from '../../../words.ts'
import type { Terrain } from '../../rules/pieces.ts'
import type { SharedCode } from '../../rules/points.ts'
import type { Landscape } from '../../sheet/state.ts'
import { counting, proof, spoken } from '../speech.ts'

export const count = counting('en')
export const money = (pounds: number) => `£${pounds}`
export const tracks = (n: number) => count(n, 'track', 'tracks')
export const bonuses = (n: number) => count(n, 'bonus card', 'bonus cards')
export const terrain: Record<Terrain, string> = {
  river: 'River',
  mountain: 'Mountain',
  desert: 'Desert',
  village: 'Village',
  savanna: 'Savanna',
}
export const landscape = (card: Landscape) => `${terrain[card.terrain]} (${tracks(card.tracks)}, ${money(card.coin)})`
// ' with 2 bonus cards and £10', or nothing
export const paidWith = (telling: Telling, spent: { bonuses: number; bought: number }) => {
  const parts = [
    ...(spent.bonuses ? [bonuses(spent.bonuses)] : []),
    ...(spent.bought ? [money(spent.bought * 10)] : []),
  ]
  return parts.length ? ` with ${telling.list(parts)}` : ''
}
export const gained = (telling: Telling, seat: Seat) =>
  spoken(telling, seat, 'You, at a river, gained a bonus card.', name => `${name}, at a river, gained a bonus card.`)

export const opened = `Everyone starts with ${money(100)}.`

const refused = {
  'over-capital': ({ at }) => `A bid is at most your capital: ${money(proof(at, 'capital'))}.`,
  'too-few-bonuses': ({ at }) => `You hold ${bonuses(proof(at, 'held'))} only.`,
  'more-than-needed': ({ at }) => `No more than ${tracks(proof(at, 'missing'))} can be paid for here.`,
  'too-few-tracks': ({ at }) =>
    `${tracks(proof(at, 'missing') - proof(at, 'given'))} still missing. Add some, or pass.`,
  'too-little-capital': ({ at }) =>
    `That costs ${money(proof(at, 'price'))}; you have ${money(proof(at, 'capital'))}. The coin comes only afterwards.`,
  'game-over': () => 'The game is over.',
  'not-your-turn': () => 'It is not your turn yet.',
  'no-auction-now': () => 'There is no auction now.',
  'already-sealed': () => 'Your bid is sealed. Take it back first to change it.',
  'nothing-to-choose': () => 'There is no landscape to take now.',
  'not-building-now': () => 'Nobody is building now.',
  'already-drawn': () => 'The card is drawn already.',
  'draw-first': () => 'Turn up a card first.',
} satisfies RefusalWords<SharedCode>

const won = (standings: readonly Standing[], telling: Telling): string => {
  const first = standings.filter(standing => standing.place === 1)
  const winner = first[0]
  if (!winner) return ''
  return first.length === 1 && winner.seat === telling.you
    ? `You reach Cairo: all eight landscapes crossed.`
    : `${telling.list(first.map(({ seat }) => telling.name(seat)))} reached Cairo: all eight landscapes crossed.`
}

export const shared = {
  colours: { blue: 'Blue', red: 'Red', yellow: 'Yellow', green: 'Green' },
  won,
  money,
  tracks,
  bonuses,
  terrain,
  need: (n: number) => `${tracks(n)} needed`,
  ofEight: (n: number) => `${n} of 8`,
  capital: 'Capital',
  bid: 'Bid',
  after: 'After',
  players: 'Players',
  over: 'The line is through.',
  refused,
  auction: {
    watching: 'Bids are being sealed.',
    sealed: 'Your bid is sealed.',
    waitingFor: (names: string) => `Waiting for ${names}.`,
    takeBack: 'Until the last seal you can take it back.',
    yourBid: 'Your bid',
    seal: (pounds?: number) => (pounds === undefined ? 'Seal' : `Seal ${money(pounds)}`),
    typeFirst: 'Type a bid.',
    over: (capital: number) => `You have ${money(capital)}.`,
    zero: 'Bid £0',
    remove: 'Delete the last figure',
    keypad: 'Figures of your bid',
    peek: 'Hold to see your bid',
    bidIs: (pounds: number) => `You bid ${money(pounds)}.`,
  },
  choosing: {
    order: 'Order of choice',
    tie: (pounds: number) => `Tie at ${money(pounds)}.`,
    byCapital: (capitals: string) => `The smaller capital goes first: ${capitals}.`,
    byCoin: (coins: string) => `Capitals are equal, so a coin was drawn: ${coins}.`,
    mustDraw: (names: string) => `Capitals are equal: ${names} draw a card.`,
    inTurn: (coins: readonly number[]) => coins.map(money).join(', then '),
  },
  building: {
    draw: 'Turn up a card for the stock.',
    other: (name: string) => `${name} builds or passes.`,
    otherDraws: (name: string) => `${name} turns up a card.`,
    have: (n: number) => `You have ${n}:`,
    there: (n: number) => `${n} there:`,
    from: { lane: (n: number) => `lane ${n}`, stock: (n: number) => `stock ${n}` },
    payFor: (n: number) => (n === 0 ? 'Nothing to pay' : `Pay for the ${n} you are short`),
    capitalAfter: 'capital after',
    way: (bonus: number, bought: number) =>
      [...(bonus ? [bonuses(bonus)] : []), ...(bought ? [money(bought * 10)] : [])].join(' and ') || 'Tracks suffice',
    build: (bonus: number, bought: number) => {
      if (bonus && bought) return `Build: ${bonus}\u00a0+\u00a0${money(bought * 10)}`
      if (bonus) return `Build with ${count(bonus, 'bonus', 'bonuses')}`
      return bought ? `Build for ${money(bought * 10)}` : 'Build'
    },
    pass: 'Pass',
    cannot: 'Bonus cards and capital do not reach: only passing is left.',
    riverOf: (names: string, many: boolean, builder: string) =>
      `${names}, at a river, ${many ? 'gain' : 'gains'} a bonus card if ${builder} builds.`,
  },
}
export type SharedWords = typeof shared
