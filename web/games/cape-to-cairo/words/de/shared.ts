// What the board and the sheet both say in German.
import type { Seat, Standing } from '../../../game.ts'
import type { FaceWords, Telling } from '../../../words.ts'
import type { Terrain } from '../../rules/pieces.ts'
import type { Landscape } from '../../sheet/state.ts'
import type { SharedWords } from '../en/shared.ts'
import { counting, proof, spoken } from '../speech.ts'

export const count = counting('de')
export const money = (pounds: number) => `${pounds}\u00a0£`
export const tracks = (n: number) => count(n, 'Gleis', 'Gleise')
export const bonuses = (n: number) => count(n, 'Bonuskarte', 'Bonuskarten')
export const terrain: Record<Terrain, string> = {
  river: 'Fluss',
  mountain: 'Gebirge',
  desert: 'Wüste',
  village: 'Dorf',
  savanna: 'Savanne',
}
export const landscape = (card: Landscape) => `${terrain[card.terrain]} (${tracks(card.tracks)}, ${money(card.coin)})`
// ' mit 2 Bonuskarten und 10 £' oder nichts
export const paidWith = (telling: Telling, spent: { bonuses: number; bought: number }) => {
  const parts = [
    ...(spent.bonuses ? [bonuses(spent.bonuses)] : []),
    ...(spent.bought ? [money(spent.bought * 10)] : []),
  ]
  return parts.length ? ` mit ${telling.list(parts)}` : ''
}
export const gained = (telling: Telling, seat: Seat) =>
  spoken(
    telling,
    seat,
    'Du, am Fluss, bekommst eine Bonuskarte.',
    name => `${name}, am Fluss, bekommt eine Bonuskarte.`,
  )

export const opened = `Alle beginnen mit ${money(100)}.`

const refused = {
  'over-capital': ({ at }) => `Ein Gebot ist höchstens das Kapital: ${money(proof(at, 'capital'))}.`,
  'too-few-bonuses': ({ at }) => `Es sind nur ${bonuses(proof(at, 'held'))} da.`,
  'more-than-needed': ({ at }) => `Mehr als ${tracks(proof(at, 'missing'))} kann man hier nicht bezahlen.`,
  'too-few-tracks': ({ at }) =>
    `Noch fehlen ${tracks(proof(at, 'missing') - proof(at, 'given'))}. Leg welche dazu oder passe.`,
  'too-little-capital': ({ at }) =>
    `Das kostet ${money(proof(at, 'price'))}; da sind ${money(proof(at, 'capital'))}. Die Münze kommt erst danach.`,
  'game-over': () => 'Das Spiel ist aus.',
  'not-your-turn': () => 'Du bist noch nicht dran.',
  'no-auction-now': () => 'Gerade läuft keine Versteigerung.',
  'already-sealed': () => 'Dein Gebot ist versiegelt. Nimm es zurück, um es zu ändern.',
  'nothing-to-choose': () => 'Gerade ist keine Landschaft zu nehmen.',
  'not-building-now': () => 'Gerade wird nicht gebaut.',
  'already-drawn': () => 'Die Karte ist schon aufgedeckt.',
  'draw-first': () => 'Decke zuerst eine Karte auf.',
} satisfies FaceWords['refused']

const won = (standings: readonly Standing[], telling: Telling): string => {
  const first = standings.filter(standing => standing.place === 1).map(({ seat }) => seat)
  const names = telling.list(first.map(telling.name))
  return first.length === 1 && first[0] === telling.you
    ? 'Du bist in Kairo: alle acht Landschaften durchquert.'
    : `${names} ${first.length === 1 ? 'ist' : 'sind'} in Kairo: alle acht Landschaften durchquert.`
}

export const shared = {
  colours: { blue: 'Blau', red: 'Rot', yellow: 'Gelb', green: 'Grün' },
  won,
  money,
  tracks,
  bonuses,
  terrain,
  need: (n: number) => `${tracks(n)} nötig`,
  ofEight: (n: number) => `${n} von 8`,
  capital: 'Kapital',
  bid: 'Gebot',
  after: 'danach',
  players: 'Am Tisch',
  over: 'Die Linie ist durchgehend.',
  refused,
  auction: {
    watching: 'Die Gebote werden versiegelt.',
    sealed: 'Dein Gebot ist versiegelt.',
    waitingFor: (names: string) => `Noch offen: ${names}.`,
    takeBack: 'Bis zum letzten Siegel kannst du es zurücknehmen.',
    yourBid: 'Dein Gebot',
    seal: (pounds?: number) => (pounds === undefined ? 'Versiegeln' : `${money(pounds)} siegeln`),
    typeFirst: 'Erst tippen.',
    over: (capital: number) => `Du hast ${money(capital)}.`,
    zero: `${money(0)} bieten`,
    remove: 'Letzte Ziffer löschen',
    keypad: 'Ziffern deines Gebots',
    peek: 'Halten zum Ansehen',
    bidIs: (pounds: number) => `Du bietest ${money(pounds)}.`,
  },
  choosing: {
    order: 'Reihenfolge der Wahl',
    tie: (pounds: number) => `Gleichstand bei ${money(pounds)}.`,
    byCapital: (capitals: string) => `Das kleinere Kapital geht vor: ${capitals}.`,
    byCoin: (coins: string) => `Gleiches Kapital, also wurde gezogen: ${coins}.`,
    mustDraw: (names: string) => `Gleiches Kapital: ${names} ziehen je eine Karte.`,
    inTurn: (coins: readonly number[]) => coins.map(money).join(', dann '),
  },
  building: {
    draw: 'Decke eine Karte für den Vorrat auf.',
    other: (name: string) => `${name} baut oder passt.`,
    otherDraws: (name: string) => `${name} deckt eine Karte auf.`,
    have: (n: number) => `Du hast ${n}:`,
    there: (n: number) => `${n} sind da:`,
    from: { lane: (n: number) => `Strecke ${n}`, stock: (n: number) => `Vorrat ${n}` },
    payFor: (n: number) =>
      n === 0 ? 'Nichts zu zahlen' : n === 1 ? 'Zahle das fehlende Gleis' : `Zahle die ${n} fehlenden Gleise`,
    capitalAfter: 'Kapital danach',
    way: (bonus: number, bought: number) =>
      [...(bonus ? [bonuses(bonus)] : []), ...(bought ? [money(bought * 10)] : [])].join(' und ') ||
      'Die Gleise reichen',
    build: (bonus: number, bought: number) => {
      if (bonus && bought) return `Bauen: ${bonus}\u00a0+\u00a0${money(bought * 10)}`
      if (bonus) return `Bauen mit ${count(bonus, 'Bonus', 'Boni')}`
      return bought ? `Bauen für ${money(bought * 10)}` : 'Bauen'
    },
    pass: 'Passen',
    cannot: 'Bonuskarten und Kapital reichen nicht: Es bleibt nur zu passen.',
    riverOf: (names: string, many: boolean, builder: string) =>
      `${names}, am Fluss, ${many ? 'bekommen' : 'bekommt'} eine Bonuskarte, wenn ${builder} baut.`,
  },
} satisfies SharedWords
