// What the board and the sheet both say in Italian.
import type { Seat, Standing } from '../../../game.ts'
import type { FaceWords, Telling } from '../../../words.ts'
import type { Terrain } from '../../rules/pieces.ts'
import type { Landscape } from '../../sheet/state.ts'
import type { SharedWords } from '../en/shared.ts'
import { counting, proof, spoken } from '../speech.ts'

export const count = counting('it')
export const money = (pounds: number) => `${pounds}\u00a0£`
export const tracks = (n: number) => count(n, 'binario', 'binari')
export const bonuses = (n: number) => count(n, 'carta bonus', 'carte bonus')
export const terrain: Record<Terrain, string> = {
  river: 'Fiume',
  mountain: 'Montagna',
  desert: 'Deserto',
  village: 'Villaggio',
  savanna: 'Savana',
}
export const landscape = (card: Landscape) => `${terrain[card.terrain]} (${tracks(card.tracks)}, ${money(card.coin)})`
// ' con 2 carte bonus e 10 £', o niente
export const paidWith = (telling: Telling, spent: { bonuses: number; bought: number }) => {
  const parts = [
    ...(spent.bonuses ? [bonuses(spent.bonuses)] : []),
    ...(spent.bought ? [money(spent.bought * 10)] : []),
  ]
  return parts.length ? ` con ${telling.list(parts)}` : ''
}
export const gained = (telling: Telling, seat: Seat) =>
  spoken(
    telling,
    seat,
    'Davanti a un fiume, ricevi una carta bonus.',
    name => `${name}, davanti a un fiume, riceve una carta bonus.`,
  )

export const opened = `Tutti iniziano con ${money(100)}.`

const refused = {
  'over-capital': ({ at }) => `Un’offerta non supera il capitale: ${money(proof(at, 'capital'))}.`,
  'too-few-bonuses': ({ at }) => `Ci sono solo ${bonuses(proof(at, 'held'))}.`,
  'more-than-needed': ({ at }) => `Qui non si pagano più di ${tracks(proof(at, 'missing'))}.`,
  'too-few-tracks': ({ at }) => {
    const short = proof(at, 'missing') - proof(at, 'given')
    return `${short === 1 ? 'Manca' : 'Mancano'} ancora ${tracks(short)}. Aggiungine, oppure passa.`
  },
  'too-little-capital': ({ at }) =>
    `Costa ${money(proof(at, 'price'))}, il capitale è ${money(proof(at, 'capital'))}. La moneta arriva solo dopo.`,
  'game-over': () => 'La partita è finita.',
  'not-your-turn': () => 'Non è ancora il tuo turno.',
  'no-auction-now': () => 'Ora non c’è nessuna asta.',
  'already-sealed': () => 'La tua offerta è sigillata. Riprendila per cambiarla.',
  'nothing-to-choose': () => 'Ora non c’è nessun paesaggio da prendere.',
  'not-building-now': () => 'Ora nessuno costruisce.',
  'already-drawn': () => 'La carta è già scoperta.',
  'draw-first': () => 'Prima scopri una carta.',
} satisfies FaceWords['refused']

const won = (standings: readonly Standing[], telling: Telling): string => {
  const first = standings.filter(standing => standing.place === 1).map(({ seat }) => seat)
  const names = telling.list(first.map(telling.name))
  return first.length === 1 && first[0] === telling.you
    ? 'Sei al Cairo: tutti gli otto paesaggi attraversati.'
    : `${names} ${first.length === 1 ? 'raggiunge' : 'raggiungono'} il Cairo: tutti gli otto paesaggi attraversati.`
}

export const shared = {
  colours: { blue: 'Blu', red: 'Rosso', yellow: 'Giallo', green: 'Verde' },
  won,
  money,
  tracks,
  bonuses,
  terrain,
  need: (n: number) => `Servono ${tracks(n)}`,
  ofEight: (n: number) => `${n} su 8`,
  capital: 'Capitale',
  bid: 'Offerta',
  after: 'Dopo',
  players: 'Al tavolo',
  over: 'La linea è aperta.',
  refused,
  auction: {
    watching: 'Si sigillano le offerte.',
    sealed: 'La tua offerta è sigillata.',
    waitingFor: (names: string) => `Si aspetta: ${names}.`,
    takeBack: 'Fino all’ultimo sigillo puoi riprenderla.',
    yourBid: 'La tua offerta',
    seal: (pounds?: number) => (pounds === undefined ? 'Sigilla' : `Sigilla ${money(pounds)}`),
    typeFirst: 'Scrivi l’offerta.',
    over: (capital: number) => `Hai ${money(capital)}.`,
    zero: `Offri ${money(0)}`,
    remove: 'Cancella l’ultima cifra',
    keypad: 'Cifre della tua offerta',
    peek: 'Premi per vedere',
    bidIs: (pounds: number) => `Offri ${money(pounds)}.`,
  },
  choosing: {
    order: 'Ordine di scelta',
    tie: (pounds: number) => `Pareggio a ${money(pounds)}.`,
    byCapital: (capitals: string) => `Passa avanti il capitale più piccolo: ${capitals}.`,
    byCoin: (coins: string) => `Capitali uguali, perciò si è pescato: ${coins}.`,
    mustDraw: (names: string) => `Capitali uguali: ${names} pescano una carta.`,
    inTurn: (coins: readonly number[]) => coins.map(money).join(', poi '),
  },
  building: {
    draw: 'Scopri una carta per la scorta.',
    other: (name: string) => `${name} costruisce o passa.`,
    otherDraws: (name: string) => `${name} scopre una carta.`,
    have: (n: number) => `Ne hai ${n}:`,
    there: (n: number) => `Ce ne sono ${n}:`,
    from: { lane: (n: number) => `linea ${n}`, stock: (n: number) => `scorta ${n}` },
    payFor: (n: number) =>
      n === 0 ? 'Niente da pagare' : n === 1 ? 'Paga il binario che manca' : `Paga i ${n} binari che mancano`,
    capitalAfter: 'capitale dopo',
    way: (bonus: number, bought: number) =>
      [...(bonus ? [bonuses(bonus)] : []), ...(bought ? [money(bought * 10)] : [])].join(' e ') || 'I binari bastano',
    build: (bonus: number, bought: number) => {
      if (bonus && bought) return `Costruisci: ${bonus}\u00a0+\u00a0${money(bought * 10)}`
      if (bonus) return `Costruisci: ${bonus} bonus`
      return bought ? `Costruisci: ${money(bought * 10)}` : 'Costruisci'
    },
    pass: 'Passa',
    cannot: 'Carte bonus e capitale non bastano: resta solo passare.',
    riverOf: (names: string, many: boolean, builder: string) =>
      `${names}, davanti a un fiume, ${many ? 'ricevono' : 'riceve'} una carta bonus se ${builder} costruisce.`,
  },
} satisfies SharedWords
