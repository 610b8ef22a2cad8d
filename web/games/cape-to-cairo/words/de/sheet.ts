// What the sheet beside the box says in German.
import type { Said } from '../../../companion.ts'
import type { Proof, Seat } from '../../../game.ts'
import type { Telling } from '../../../words.ts'
import type { Terrain } from '../../rules/pieces.ts'
import type { Entry, Landscape, Options } from '../../sheet/state.ts'
import type { SheetWords } from '../en/sheet.ts'
import { proof, seatIn, spoken } from '../speech.ts'
import { count, gained, landscape, money, opened, paidWith, shared, terrain, tracks } from './shared.ts'

const eighths = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste', 'siebte', 'achte']
const same = (at: Proof | undefined) => {
  const { terrain: kind, coin } = at as Proof & Landscape
  return `${terrain[kind]} ${money(coin)}`
}

const told = (said: Said<Entry, Options>, telling: Telling): string => {
  const by = (seat: Seat, did: string) => spoken(telling, seat, `Du hast ${did}`, name => `${name} hat ${did}`)
  switch (said.kind) {
    case 'opened':
      return opened
    case 'revealed':
      return 'Alle Gebote sind offen.'
    case 'sealed':
      return by(said.seat, 'ein Gebot versiegelt.')
    case 'entered': {
      const { seat, entry } = said
      switch (entry.kind) {
        case 'bid':
          return by(seat, `${money(entry.pounds)} geboten.`)
        case 'coin':
          return by(seat, `zum Gleichstand ${money(entry.coin)} gezogen.`)
        case 'took':
          return by(seat, `${landscape(entry.card)} genommen.`)
        case 'stock':
          return by(seat, `${tracks(entry.tracks)} für den Vorrat aufgedeckt.`)
        case 'pass':
          return by(seat, 'gepasst.')
        case 'crossed': {
          const rivers = entry.rivers.map(other => ` ${gained(telling, other)}`)
          return (
            by(seat, `eine Landschaft${paidWith(telling, entry)} durchquert: +${money(entry.coin)}.`) + rivers.join('')
          )
        }
        case 'built':
          return by(seat, `die nächste Landschaft${paidWith(telling, entry)} durchquert.`)
        case 'depth':
          return entry.depth === 'full' ? 'Das Blatt führt jetzt jede Karte.' : 'Das Blatt führt jetzt nur das Geld.'
        case 'stands':
          return spoken(
            telling,
            seat,
            `Vor deiner Lokomotive: ${telling.list(entry.lane.map(landscape))}.`,
            name => `Vor der Lokomotive von ${name}: ${telling.list(entry.lane.map(landscape))}.`,
          )
      }
    }
  }
}

export default {
  ...shared,
  refused: {
    ...shared.refused,
    'no-tie-now': () => 'Gerade ist kein Gleichstand zu lösen.',
    'not-tied': () => 'Dieser Platz hat keinen Gleichstand.',
    'not-between-auctions': () => 'Es sind schon Gebote versiegelt. Ändere das vor der nächsten Versteigerung.',
    'not-asked': () => 'Danach ist gerade nicht gefragt.',
    'same-card-twice': ({ at }) => `${same(at)} steht schon auf dem Blatt. Gibt es die Karte zweimal?`,
    'builder-gains-none': () => 'Wer baut, bekommt keine Bonuskarte.',
    'no-such-seat': () => 'Diesen Platz gibt es nicht.',
    'no-bonus-at-the-end': () => 'Die achte Landschaft gewinnt sofort: Kein Fluss bringt mehr etwas.',
    'sixth-bonus': ({ at }, { name }) => `${name(seatIn(at))} hat schon fünf Bonuskarten. Mehr geht nicht.`,
    'other-depth': () => 'Das Blatt wird jetzt anders geführt. Sieh noch einmal hin.',
    'same-depth': () => 'So wird das Blatt schon geführt.',
    'lane-length': ({ at }) =>
      `Dort ${proof(at, 'stand') === 1 ? 'liegt' : 'liegen'} ${count(proof(at, 'stand'), 'Landschaft', 'Landschaften')}; trag jede ein.`,
  },
  told,
  sheet: {
    doNow: (n: number) => `Biete auf die ${eighths[n - 1]} Landschaft.`,
    ledger: 'Dein Blatt',
    ledgerOf: (name: string) => `Blatt von ${name}`,
    gain: (pounds: number, kind?: Terrain) => `${kind ? `${terrain[kind]} ` : ''}+${pounds}`,
    spent: (pounds: number) => `−${pounds} Gleise`,
    now: 'jetzt',
    drawing: 'Zieh eine Karte zum Gleichstand.',
    drawingOther: (names: string) => `Zum Gleichstand ziehen: ${names}.`,
    drawingNote: 'Gleiche Gebote, gleiches Kapital: Die höhere Münze geht vor.',
    coinOf: (name: string) => `Gezogene Münze: ${name}`,
    yourCoin: 'Deine gezogene Münze',
    take: 'Nimm eine Landschaft.',
    takes: (name: string) => `${name} nimmt eine Landschaft.`,
    takeNote: 'Tippe Gelände und Gleise; die Münze trägt alles ein.',
    terrain: 'Gelände',
    tracks: 'Gleise darauf',
    coin: 'Münze',
    twice: 'Ja, noch eine',
    stands: 'Was liegt vor deiner Lokomotive?',
    standsOther: (names: string) => `Was liegt vor der Lokomotive? ${names}`,
    standsNote: 'Trag die noch nicht durchquerten Landschaften ein, die nächste zuerst.',
    beforeEngine: (name: string) => `Vor der Lokomotive: ${name}`,
    nth: (n: number) => `Landschaft ${n}`,
    enter: 'Eintragen',
    build: 'Baue oder passe.',
    enterFor: (name: string) => `Du trägst für ${name} ein.`,
    enterCoin: 'Durchquert: Tippe die Münze an',
    bought: 'Gekaufte Gleise',
    bonuses: 'Bonuskarten',
    rivers: 'Am Fluss, bekommt eine Bonuskarte',
    more: (what: string) => `${what}: eins mehr`,
    fewer: (what: string) => `${what}: eins weniger`,
    turnUp: 'Tippe die Gleise der aufgedeckten Karte',
    stockOf: (n: number, cards: number) => `Vorrat: ${tracks(n)} auf ${count(cards, 'Karte', 'Karten')}`,
    needed: 'Nötige Gleise',
    toFull: 'Jede Karte führen',
    toLedger: 'Nur Geld führen',
    depthNow: { ledger: 'Das Blatt führt nur das Geld.', full: 'Das Blatt führt jede Karte.' },
    accounts: 'Alle Blätter',
    auction: (n: number) => `Versteigerung ${n} von 8`,
  },
} satisfies SheetWords
