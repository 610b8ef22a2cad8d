// What the sheet beside the box says in Italian.
import type { Said } from '../../../companion.ts'
import type { Proof, Seat } from '../../../game.ts'
import type { Telling } from '../../../words.ts'
import type { Terrain } from '../../rules/pieces.ts'
import type { Entry, Landscape, Options } from '../../sheet/state.ts'
import type { SheetWords } from '../en/sheet.ts'
import { proof, seatIn, spoken } from '../speech.ts'
import { count, gained, landscape, money, opened, paidWith, shared, terrain, tracks } from './shared.ts'

const eighths = ['il primo', 'il secondo', 'il terzo', 'il quarto', 'il quinto', 'il sesto', 'il settimo', 'l’ottavo']
const same = (at: Proof | undefined) => {
  const { terrain: kind, coin } = at as Proof & Landscape
  return `${terrain[kind]} ${money(coin)}`
}

const told = (said: Said<Entry, Options>, telling: Telling): string => {
  const by = (seat: Seat, did: string) => spoken(telling, seat, `Hai ${did}`, name => `${name} ha ${did}`)
  switch (said.kind) {
    case 'opened':
      return opened
    case 'revealed':
      return 'Tutte le offerte sono scoperte.'
    case 'sealed':
      return by(said.seat, 'sigillato un’offerta.')
    case 'entered': {
      const { seat, entry } = said
      switch (entry.kind) {
        case 'bid':
          return by(seat, `offerto ${money(entry.pounds)}.`)
        case 'coin':
          return by(seat, `pescato ${money(entry.coin)} per il pareggio.`)
        case 'took':
          return by(seat, `preso ${landscape(entry.card)}.`)
        case 'stock':
          return by(seat, `scoperto ${tracks(entry.tracks)} per la scorta.`)
        case 'pass':
          return by(seat, 'passato.')
        case 'crossed': {
          const rivers = entry.rivers.map(other => ` ${gained(telling, other)}`)
          return (
            by(seat, `attraversato un paesaggio${paidWith(telling, entry)}: +${money(entry.coin)}.`) + rivers.join('')
          )
        }
        case 'built':
          return by(seat, `attraversato il paesaggio seguente${paidWith(telling, entry)}.`)
        case 'depth':
          return entry.depth === 'full' ? 'Il foglio ora segna ogni carta.' : 'Il foglio ora segna solo il denaro.'
        case 'stands':
          return spoken(
            telling,
            seat,
            `Davanti alla tua locomotiva: ${telling.list(entry.lane.map(landscape))}.`,
            name => `Davanti alla locomotiva di ${name}: ${telling.list(entry.lane.map(landscape))}.`,
          )
      }
    }
  }
}

export default {
  ...shared,
  refused: {
    ...shared.refused,
    'no-tie-now': () => 'Non c’è nessun pareggio da sciogliere.',
    'not-tied': () => 'Questo posto non è in pareggio.',
    'not-between-auctions': () => 'Ci sono già offerte sigillate. Cambialo prima della prossima asta.',
    'not-asked': () => 'Ora nessuno lo chiede.',
    'same-card-twice': ({ at }) => `${same(at)} è già sul foglio. La carta c’è due volte?`,
    'builder-gains-none': () => 'Chi costruisce non riceve carte bonus.',
    'no-such-seat': () => 'Questo posto non esiste.',
    'no-bonus-at-the-end': () => 'L’ottavo paesaggio vince subito: il fiume non porta più nulla.',
    'sixth-bonus': ({ at }, { name }) => `${name(seatIn(at))} ha già cinque carte bonus, il massimo.`,
    'other-depth': () => 'Il foglio ora si tiene in altro modo. Guarda di nuovo.',
    'same-depth': () => 'Il foglio si tiene già così.',
    'lane-length': ({ at }) =>
      `Lì ${proof(at, 'stand') === 1 ? 'c’è' : 'ci sono'} ${count(proof(at, 'stand'), 'paesaggio', 'paesaggi')}: segnali tutti.`,
  },
  told,
  sheet: {
    doNow: (n: number) => `Sigilla la tua offerta per ${eighths[n - 1]} paesaggio.`,
    ledger: 'Il tuo foglio',
    ledgerOf: (name: string) => `Foglio di ${name}`,
    gain: (pounds: number, kind?: Terrain) => `${kind ? `${terrain[kind]} ` : ''}+${pounds}`,
    spent: (pounds: number) => `−${pounds} binari`,
    now: 'ora',
    drawing: 'Pesca una carta per il pareggio.',
    drawingOther: (names: string) => `Pescano per il pareggio: ${names}.`,
    drawingNote: 'Offerte e capitali uguali: passa avanti la moneta più alta.',
    coinOf: (name: string) => `Moneta pescata: ${name}`,
    yourCoin: 'La moneta che hai pescato',
    take: 'Prendi un paesaggio.',
    takes: (name: string) => `${name} prende un paesaggio.`,
    takeNote: 'Tocca terreno e binari; la moneta registra tutto.',
    terrain: 'Terreno',
    tracks: 'Binari sulla carta',
    coin: 'Moneta',
    twice: 'Sì, una seconda',
    stands: 'Che cosa c’è davanti alla tua locomotiva?',
    standsOther: (names: string) => `Che cosa c’è davanti alla locomotiva? ${names}`,
    standsNote: 'Segna i paesaggi non ancora attraversati, il prossimo per primo.',
    beforeEngine: (name: string) => `Davanti alla locomotiva: ${name}`,
    nth: (n: number) => `Paesaggio ${n}`,
    enter: 'Registra',
    build: 'Costruisci o passa.',
    enterFor: (name: string) => `Stai segnando per ${name}.`,
    enterCoin: 'Attraversato: tocca la moneta vinta',
    bought: 'Binari comprati',
    bonuses: 'Carte bonus',
    rivers: 'Davanti a un fiume, riceve una carta bonus',
    more: (what: string) => `${what}: uno in più`,
    fewer: (what: string) => `${what}: uno in meno`,
    turnUp: 'Tocca i binari della carta scoperta',
    stockOf: (n: number, cards: number) => `Scorta: ${tracks(n)} su ${count(cards, 'carta', 'carte')}`,
    needed: 'Binari necessari',
    toFull: 'Segna ogni carta',
    toLedger: 'Segna solo il denaro',
    depthNow: { ledger: 'Il foglio segna solo il denaro.', full: 'Il foglio segna ogni carta.' },
    accounts: 'Tutti i fogli',
    auction: (n: number) => `Asta ${n} su 8`,
  },
} satisfies SheetWords
