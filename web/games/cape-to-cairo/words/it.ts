// Dal Capo al Cairo in italiano.
import type { Seat, Standing } from '../../game.ts'
import type { GameWords, Telling } from '../../words.ts'
import { cardOf, type Terrain, tracksNeeded } from '../pieces.ts'
import type { Landscape } from '../sheet.ts'
import type { Words } from './en.ts'
import { type AnyView, byBid, compared, counting, type Fact, proof, spoken } from './speech.ts'

const count = counting('it')
const money = (pounds: number) => `${pounds}\u00a0£`
const tracks = (n: number) => count(n, 'binario', 'binari')
const bonuses = (n: number) => count(n, 'carta bonus', 'carte bonus')
const choice = (n: number) => `la ${['prima', 'seconda', 'terza', 'quarta'][n - 1] ?? `${n}ª`} scelta`

const terrain: Record<Terrain, string> = {
  river: 'Fiume',
  mountain: 'Montagna',
  desert: 'Deserto',
  village: 'Villaggio',
  savanna: 'Savana',
}
const the: Record<Terrain, string> = {
  river: 'il fiume',
  mountain: 'la montagna',
  desert: 'il deserto',
  village: 'il villaggio',
  savanna: 'la savana',
}

const landscape = (card: Landscape) => `${terrain[card.terrain]} (${tracks(card.tracks)}, ${money(card.coin)})`
const printed = (id: number) => {
  const card = cardOf(id)
  return landscape({ terrain: card.terrain, tracks: card.tracks, coin: card.pounds })
}
const offered = (id: number) => {
  const card = cardOf(id)
  return `${terrain[card.terrain]} ${money(card.pounds)}`
}
// ' con 2 carte bonus e 10 £', o niente
const paidWith = (telling: Telling, spent: { bonuses: number; bought: number }) => {
  const parts = [
    ...(spent.bonuses ? [bonuses(spent.bonuses)] : []),
    ...(spent.bought ? [money(spent.bought * 10)] : []),
  ]
  return parts.length ? ` con ${telling.list(parts)}` : ''
}
const gained = (telling: Telling, seat: Seat) =>
  spoken(
    telling,
    seat,
    'Davanti a un fiume, ricevi una carta bonus.',
    name => `${name}, davanti a un fiume, riceve una carta bonus.`,
  )

const told = (fact: Fact, telling: Telling): string | undefined => {
  const by = (seat: Seat, did: string) => spoken(telling, seat, `Hai ${did}`, name => `${name} ha ${did}`)
  switch (fact.kind) {
    case 'opened':
      return `Tutti iniziano con ${money(100)}.`
    case 'dealt':
      return `Nuova asta: ${telling.list(fact.cards.map(offered))}.`
    case 'bid':
      return by(fact.seat, fact.pounds === undefined ? 'sigillato un’offerta.' : `sigillato ${money(fact.pounds)}.`)
    case 'sealed':
      return by(fact.seat, 'sigillato un’offerta.')
    case 'revealed': {
      if (!('bids' in fact)) return 'Tutte le offerte sono scoperte.'
      const bids = byBid(fact.bids).map(({ seat, pounds }) => `${telling.name(seat)} ${money(pounds)}`)
      return `Offerte: ${telling.list(bids)}.`
    }
    case 'drew-lots': {
      const lots = fact.drawing.map(({ seat, card }) => `${telling.name(seat)} ${money(cardOf(card).pounds)}`)
      return `Pescate per il pareggio: ${telling.list(lots)}.`
    }
    case 'ranked':
      return `Ordine di scelta: ${fact.order.map(telling.name).join(', ')}.`
    case 'won':
      return by(fact.seat, 'raggiunto il Cairo.')
    case 'chose':
      return by(fact.seat, `preso ${printed(fact.card)}.`)
    case 'drew':
      return by(fact.seat, `scoperto ${tracks(cardOf(fact.card).tracks)} per la scorta.`)
    case 'drew-nothing':
      return 'Non restavano carte da scoprire.'
    case 'passed':
      return by(fact.seat, 'passato.')
    case 'crossed': {
      const card = cardOf(fact.card)
      return by(fact.seat, `attraversato ${the[card.terrain]}${paidWith(telling, fact)}: +${money(card.pounds)}.`)
    }
    case 'gained-bonus':
      return gained(telling, fact.seat)
    case 'preferred': {
      const from = fact.from === 'pile' ? 'dal mazzo' : 'dagli scarti'
      return spoken(
        telling,
        fact.seat,
        `Le tue carte bonus ora vengono ${from}.`,
        name => `${name} ora prende le carte bonus ${from}.`,
      )
    }
    case 'reshuffled':
      return {
        discards: 'Gli scarti mescolati formano un nuovo mazzo.',
        bonuses: 'Le carte bonus mescolate formano un nuovo mazzo; le sostituiscono dei segnalini.',
        stock: 'La scorta mescolata forma un nuovo mazzo.',
      }[fact.from]
    case 'entered': {
      const { seat, entry } = fact
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

const eighths = ['il primo', 'il secondo', 'il terzo', 'il quarto', 'il quinto', 'il sesto', 'il settimo', 'l’ottavo']
const card = (id: number) => {
  const { terrain: kind, tracks: n, pounds } = cardOf(id)
  return `${terrain[kind]}, servono ${tracks(tracksNeeded[kind])}, ${tracks(n)} sulla carta, ${money(pounds)}`
}

const same = (at: unknown) => {
  const { terrain: kind, coin } = at as Landscape
  return `${terrain[kind]} ${money(coin)}`
}
const refused: GameWords['refused'] = {
  'over-capital': ({ at }) => `Un’offerta non supera il capitale: ${money(proof(at, 'capital'))}.`,
  'too-few-bonuses': ({ at }) => `Ci sono solo ${bonuses(proof(at, 'held'))}.`,
  'more-than-needed': ({ at }) =>
    `È troppo: ${proof(at, 'missing') === 1 ? 'manca' : 'mancano'} solo ${tracks(proof(at, 'missing'))}.`,
  'too-few-tracks': ({ at }) => {
    const short = proof(at, 'missing') - proof(at, 'given')
    return `${short === 1 ? 'Manca' : 'Mancano'} ancora ${tracks(short)}. Aggiungine, oppure passa.`
  },
  'too-little-capital': ({ at }) =>
    `Costa ${money(proof(at, 'price'))}, il capitale è ${money(proof(at, 'capital'))}. La moneta arriva solo dopo.`,
  nonsense: () => 'Il gioco non conosce questa mossa. Guarda di nuovo, poi decidi.',
  'game-over': () => 'La partita è finita.',
  'not-your-turn': () => 'Non è ancora il tuo turno.',
  'no-auction-now': () => 'Ora non c’è nessuna asta.',
  'already-sealed': () => 'La tua offerta è sigillata. Riprendila per cambiarla.',
  'nothing-to-choose': () => 'Ora non c’è nessun paesaggio da prendere.',
  'not-on-offer': () => 'Questo paesaggio non c’è più. Scegline un altro.',
  'not-building-now': () => 'Ora nessuno costruisce.',
  'already-drawn': () => 'La carta è già scoperta.',
  'draw-first': () => 'Prima scopri una carta.',
  'nothing-to-cross': () => 'Non c’è nessun paesaggio davanti alla tua locomotiva.',
  'pile-only': () => 'A questo tavolo le carte bonus vengono dal mazzo.',
  'already-preferred': () => 'Le tue carte bonus vengono già da lì.',
  'no-tie-now': () => 'Non c’è nessun pareggio da sciogliere.',
  'not-tied': () => 'Questo posto non è in pareggio.',
  'not-between-auctions': () => 'Ci sono già offerte sigillate. Cambialo prima della prossima asta.',
  'not-asked': () => 'Ora nessuno lo chiede.',
  'same-card-twice': ({ at }) => `${same(at)} è già sul foglio. La carta c’è due volte?`,
  'builder-gains-none': () => 'Chi costruisce non riceve carte bonus.',
  'no-such-seat': () => 'Questo posto non esiste.',
  'no-bonus-at-the-end': () => 'L’ottavo paesaggio vince subito: il fiume non porta più nulla.',
  'sixth-bonus': ({ at }, { name }) => `${name(proof(at, 'seat'))} ha già cinque carte bonus, il massimo.`,
  'other-depth': () => 'Il foglio ora si tiene in altro modo. Guarda di nuovo.',
  'same-depth': () => 'Il foglio si tiene già così.',
  'lane-length': ({ at }) =>
    `Lì ${proof(at, 'stand') === 1 ? 'c’è' : 'ci sono'} ${count(proof(at, 'stand'), 'paesaggio', 'paesaggi')}: segnali tutti.`,
}

const won = (standings: readonly Standing[], telling: Telling): string => {
  const first = standings.filter(standing => standing.place === 1).map(({ seat }) => seat)
  const names = telling.list(first.map(telling.name))
  return first.length === 1 && first[0] === telling.you
    ? 'Sei al Cairo: tutti gli otto paesaggi attraversati.'
    : `${names} ${first.length === 1 ? 'raggiunge' : 'raggiungono'} il Cairo: tutti gli otto paesaggi attraversati.`
}

const changed = (before: AnyView, after: AnyView, telling: Telling): string[] =>
  compared(
    before,
    after,
    (seat, what, from, to) => {
      const label = { capital: 'capitale', crossed: 'paesaggi', bonuses: 'carte bonus', bid: 'offerta' }[what]
      const figure = (n: number) => (what === 'capital' || what === 'bid' ? money(n) : String(n))
      return `${telling.name(seat)}: ${label} ${figure(from)} → ${figure(to)}`
    },
    seat => spoken(telling, seat, 'Toccherebbe a te.', name => `Toccherebbe a ${name}.`),
  )

export default {
  title: 'Dal Capo al Cairo',
  tagline: 'Fai offerte per i paesaggi, posa i binari, attraversane otto prima di tutti.',
  modes: {
    digital: 'Tutto il gioco sui vostri schermi: carte, offerte, treni.',
    companion: 'Giocate con la scatola; i telefoni sigillano le offerte e tengono il foglio.',
  },
  colours: { blue: 'Blu', red: 'Rosso', yellow: 'Giallo', green: 'Verde' },
  options: {
    bonusFrom: {
      label: 'Carte bonus',
      sentence: 'Da dove vengono le carte bonus che porta un fiume.',
      values: { choice: 'Ogni posto sceglie: mazzo o scarti', pile: 'Sempre dal mazzo' },
    },
    depth: {
      label: 'Che cosa segna il foglio',
      sentence: 'Se si segna ogni carta, il foglio calcola binari, pagamenti e fiumi.',
      values: { ledger: 'Il denaro: offerte, monete, carte bonus', full: 'Ogni carta, con binari e fiumi' },
    },
  },
  standing: { crossed: 'paesaggi attraversati' },
  refused,
  won,
  told,
  changed,

  money,
  tracks,
  bonuses,
  terrain,
  landscape,
  card,
  need: (n: number) => `Servono ${tracks(n)}`,
  ofEight: (n: number) => `${n} su 8`,
  crossed: (n: number) => `${n} su 8`,
  lane: (crossed: number, waiting: readonly Terrain[]) =>
    `${crossed} su 8 attraversati${waiting.length ? `; poi: ${waiting.map(kind => terrain[kind]).join(', ')}` : ''}`,
  cape: 'Capo',
  cairo: 'Cairo',
  capital: 'Capitale',
  bid: 'Offerta',
  after: 'Dopo',
  offer: 'All’asta',
  players: 'Al tavolo',

  auction: {
    doNow: 'Sigilla un’offerta per la prima scelta.',
    note: (n: number) => `Asta ${n} su 8. L’offerta più alta sceglie prima; tutti pagano.`,
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
    doNow: 'Scegli un paesaggio.',
    other: (name: string, place: number) => `${name} ha ${choice(place)}.`,
    note: (place: number) => `Hai ${choice(place)}. Tutti hanno pagato.`,
    paid: 'Tutti hanno pagato la propria offerta.',
    order: 'Ordine di scelta',
    toTake: (n: number) =>
      n === 1 ? 'Un paesaggio da prendere' : `${['', 'Due', 'Tre', 'Quattro'][n - 1] ?? n} paesaggi da prendere`,
    take: (id: number) => `Prendi ${card(id)}`,
    chooses: (name: string) => `${name} sceglie.`,
    tie: (pounds: number) => `Pareggio a ${money(pounds)}.`,
    byCapital: (capitals: string) => `Passa avanti il capitale più piccolo: ${capitals}.`,
    byCoin: (coins: string) => `Capitali uguali, perciò si è pescato: ${coins}.`,
    mustDraw: (names: string) => `Capitali uguali: ${names} pescano una carta.`,
    inTurn: (coins: readonly number[]) => coins.map(money).join(', poi '),
  },
  building: {
    draw: 'Scopri una carta per la scorta.',
    drawButton: 'Scopri una carta',
    drawNote: 'Una carta scoperta resta scoperta: non si torna indietro.',
    cross: (kind: Terrain) => `Attraversa ${the[kind]}, o passa.`,
    short: (n: number) => (n === 1 ? 'Manca 1 binario: passi.' : `Mancano ${tracks(n)}: passi.`),
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
    river: (names: string, many: boolean) =>
      `${names}, davanti a un fiume, ${many ? 'ricevono' : 'riceve'} una carta bonus se costruisci.`,
    riverOf: (names: string, many: boolean, builder: string) =>
      `${names}, davanti a un fiume, ${many ? 'ricevono' : 'riceve'} una carta bonus se ${builder} costruisce.`,
    stock: 'Scorta',
    empty: 'vuota',
    pile: (n: number) => `mazzo ${n}`,
    discards: (n: number) => `scarti ${n}`,
    considers: (name: string) => `${name} riflette.`,
    others: 'Gli altri',
    gains: (builder: string) => `fiume: +1 se ${builder} costruisce`,
    ofAll: 'su 8',
    afterAuction: (n: number) => `Dopo l’asta ${n} su 8`,
  },
  prefer: {
    label: 'Le tue carte bonus vengono',
    pile: 'dal mazzo',
    discard: 'dagli scarti',
  },
  over: 'La linea è aperta.',
  sheet: {
    doNow: (n: number) => `Sigilla la tua offerta per ${eighths[n - 1]} paesaggio.`,
    watching: 'Si sigillano le offerte.',
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
    seat: (n: number) => `Posto ${n}`,
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
} satisfies Words
