// Dal Capo al Cairo in italiano.

import { ad, count, has } from '../../../words/grammar/it.ts'
import type { Seat } from '../../game.ts'
import { codeOf } from '../../layout.ts'
import { calledIn, capital, type Fields, spoken, type Telling } from '../../words.ts'
import type { Depth, Entry, Landscape } from '../rules/entry.ts'
import { cardOf, startCapital, type Terrain, trackPrice, tracksNeeded } from '../rules/pieces.ts'
import type { Board, Moves, Pages, Shared, Sheet } from './en.ts'
import { balanceOf, bidsOf, landscapeOf, leadOf, lotsOf, paidIn, smallOf } from './speech.ts'

const called = calledIn('tu')

const money = (pounds: number) => `${pounds}\u00a0£`
const tracks = (n: number) => count(n, 'binario', 'binari')
const bonuses = (n: number) => count(n, 'carta bonus', 'carte bonus')
const terrain: Record<Terrain, string> = {
  river: 'Fiume',
  mountain: 'Montagna',
  desert: 'Deserto',
  village: 'Villaggio',
  savanna: 'Savana',
}
const landscape = (card: Landscape) =>
  `${terrain[card.terrain]} (${tracks(card.tracks)}, ${money(card.coin)})`
const paidFor = (paid: { bonuses: number; bought: number }, pounds: number, say: Telling) => {
  const parts = paidIn(paid, bonuses, money)
  return [...(parts.length ? [`spesa: ${say.list(parts)}`] : []), `incasso: ${money(pounds)}`].join(
    ', ',
  )
}
// ' con 2 …' or nothing
const paidWith = (paid: { bonuses: number; bought: number }, say: Telling) => {
  const parts = paidIn(paid, bonuses, money)
  return parts.length ? ` con ${say.list(parts)}` : ''
}
const gained = (say: Telling, seat: Seat) =>
  spoken(
    say,
    seat,
    'Davanti a un fiume ricevi una carta bonus.',
    name => `${name}, davanti a un fiume, riceve una carta bonus.`,
  )
const choice = (n: number) =>
  `la ${['prima', 'seconda', 'terza', 'quarta'][n - 1] ?? `${n}ª`} scelta`
const the: Record<Terrain, string> = {
  river: 'il fiume',
  mountain: 'la montagna',
  desert: 'il deserto',
  village: 'il villaggio',
  savanna: 'la savana',
}
const offered = (id: number) => `${terrain[cardOf(id).terrain]} ${money(cardOf(id).pounds)}`
const serve = (n: number) => `${n === 1 ? 'serve' : 'servono'} ${tracks(n)}`
const card = (id: number) => {
  const { terrain: kind, tracks: n, pounds } = cardOf(id)
  return `${terrain[kind]}, ${serve(tracksNeeded[kind])}, ${tracks(n)} sulla carta, ${money(pounds)}`
}
const same = ({ terrain: kind, coin }: Landscape) => `${terrain[kind]} ${money(coin)}`

export const shared = {
  // The masthead: where the game is, and what ends it.
  where: {
    auction: (nth: number) => `Asta ${nth} di 8`,
    ends: 'Vince chi attraversa otto paesaggi',
  },
  money,
  tracks,
  bonuses,
  terrain,
  need: n => capital(serve(n)),
  ofEight: n => `${n} su 8`,
  capital: 'Capitale',
  bid: 'Offerta',
  after: 'Dopo',
  over: 'La linea è aperta.',

  won: (standings, say) => {
    const first = standings.find(({ place }) => place === 1)
    if (!first) return ''
    const by = leadOf(standings, 'a')
    return first.seat === say.you
      ? `Hai vinto${by}: la tua linea arriva al Cairo.`
      : `${say.name(first.seat)} ha vinto${by}: la linea arriva al Cairo.`
  },

  refused: {
    'over-capital': ({ capital }) => `Un’offerta non supera il capitale: ${money(capital)}.`,
    'too-few-bonuses': ({ held }) =>
      held === 0 ? 'Non hai carte bonus.' : `Hai solo ${bonuses(held)}.`,
    'more-than-needed': ({ missing }) =>
      missing === 0
        ? 'Non manca nessun binario: niente da pagare.'
        : `Qui si ${missing === 1 ? 'paga' : 'pagano'} al massimo ${tracks(missing)}.`,
    'too-few-tracks': ({ missing, given }) => {
      const short = missing - given
      return `${short === 1 ? 'Manca' : 'Mancano'} ancora ${tracks(short)}. ${short === 1 ? 'Aggiungilo' : 'Aggiungili'}, oppure passa.`
    },
    'too-little-capital': ({ price, capital }) =>
      `Costa ${money(price)}; hai ${money(capital)}. La moneta arriva solo dopo.`,
    'no-auction-now': 'Ora non c’è nessuna asta.',
    'already-sealed': 'La tua offerta è sigillata. Riprendila per cambiarla.',
    'nothing-to-choose': 'Ora non c’è nessun paesaggio da prendere.',
    'not-building-now': 'Ora nessuno costruisce.',
    'already-drawn': 'La carta è già scoperta.',
    'draw-first': 'Prima scopri una carta.',
  },

  auction: {
    doNow: 'Sigilla la tua offerta: la più alta sceglie prima.',
    watching: 'Si sigillano le offerte.',
    sealed: 'La tua offerta è sigillata.',
    waitingFor: names => `Si aspetta: ${names}.`,
    takeBack: 'Fino all’ultimo sigillo puoi riprenderla.',
    yourBid: 'La tua offerta',
    seal: pounds => (pounds === undefined ? 'Sigilla' : `Sigilla ${money(pounds)}`),
    lastSeal: 'Il tuo è l’ultimo sigillo: apre tutte le offerte e non torna indietro.',
    typeFirst: 'Scrivi l’offerta.',
    over: capital => `Hai ${money(capital)}.`,
    zero: 'Offri 0\u00a0£',
    remove: 'Cancella l’ultima cifra',
    keypad: 'Cifre della tua offerta',
    peek: 'Premi per vedere',
    bidIs: pounds => `Offri ${money(pounds)}.`,
  },
  choosing: {
    order: 'Ordine di scelta',
    tie: pounds => `Pareggio a ${money(pounds)}.`,
    byCapital: capitals => `Passa avanti il capitale più piccolo: ${capitals}.`,
    byCoin: coins => `Capitali uguali, perciò si è pescato: ${coins}.`,
    mustDraw: names => `Capitali uguali: ${names} pescano una carta.`,
    inTurn: coins => coins.map(money).join(', poi '),
  },
  building: {
    draw: 'Scopri una carta per la scorta.',
    other: name => `${name} costruisce o passa.`,
    otherDraws: name => `${name} scopre una carta.`,
    have: n => `Ne hai ${n}:`,
    there: n => `${n} ${n === 1 ? 'posato' : 'posati'}:`,
    from: { lane: n => `${n} nella linea`, stock: n => `${n} nella scorta` },
    payFor: n =>
      n === 0
        ? 'Niente da pagare'
        : n === 1
          ? 'Paga il binario che manca'
          : `Paga i ${n} binari che mancano`,
    capitalAfter: 'capitale dopo',
    way: (paid, coin) =>
      [
        ...(paid.bonuses || paid.bought ? [] : ['I binari bastano']),
        ...balanceOf(paid, coin, bonuses, money),
      ].join(' · '),
    build: (bonus, bought) => {
      if (bonus && bought) return `Costruisci: ${bonus} bonus + ${money(bought * trackPrice)}`
      if (bonus) return `Costruisci: ${bonus} bonus`
      return bought ? `Costruisci: ${money(bought * trackPrice)}` : 'Costruisci'
    },
    pass: 'Passa',
    cannot: 'Le tue carte bonus e il tuo capitale non bastano: puoi solo passare.',
    river: (names, many) =>
      `${names} ${many ? 'ricevono' : 'riceve'} una carta bonus se costruisci (fiume).`,
    riverOf: (names, many, builder) =>
      `${names} ${many ? 'ricevono' : 'riceve'} una carta bonus se ${builder} costruisce (fiume).`,
    riverYours: (names, builder) =>
      `Ricevi una carta bonus se ${builder} costruisce (fiume)${names ? `; anche ${names}` : ''}.`,
  },
} satisfies Shared

export const board = {
  card,

  told: {
    opened: `Tutti iniziano con ${money(startCapital)}.`,
    dealt: ({ cards }, say) => `Nuova asta: ${say.list(cards.map(offered))}.`,
    bid: ({ seat, pounds }, say) =>
      has(say, seat, `sigillato ${pounds === undefined ? 'un’offerta' : money(pounds)}.`),
    'drew-lots': ({ drawing }, say) =>
      `Pescate per il pareggio: ${lotsOf(drawing, say, money, called)}.`,
    ranked: ({ order }, say) =>
      `Ordine di scelta: ${order.map(seat => called(say, seat)).join(', ')}.`,
    won: ({ seat }, say) => has(say, seat, 'raggiunto il Cairo e vinto.'),
    chose: ({ seat, card }, say) => has(say, seat, `preso ${landscape(landscapeOf(card))}.`),
    drew: ({ seat, card }, say) =>
      has(say, seat, `scoperto ${tracks(cardOf(card).tracks)} per la scorta.`),
    'drew-nothing': 'Non restavano carte da scoprire.',
    passed: ({ seat }, say) => has(say, seat, 'passato.'),
    crossed: ({ seat, card, ...paid }, say) => {
      const { terrain: kind, pounds } = cardOf(card)
      return has(say, seat, `attraversato ${the[kind]}; ${paidFor(paid, pounds, say)}.`)
    },
    'gained-bonus': ({ seat }, say) => gained(say, seat),
    preferred: ({ seat, from }, say) => {
      const where = from === 'pile' ? 'dal mazzo' : 'dagli scarti'
      return spoken(
        say,
        seat,
        `Le tue carte bonus ora vengono ${where}.`,
        name => `${name} ora prende le carte bonus ${where}.`,
      )
    },
    reshuffled: ({ from }) =>
      ({
        discards: 'Gli scarti mescolati formano un nuovo mazzo.',
        bonuses: 'Le carte bonus mescolate formano un nuovo mazzo; le sostituiscono dei segnalini.',
        stock: 'La scorta mescolata forma un nuovo mazzo.',
      })[from],
    revealed: ({ bids }, say) => `Offerte: ${bidsOf(bids, say, money, called)}.`,
  },

  refused: {
    nonsense: 'Il gioco non conosce questa mossa. Guarda di nuovo, poi decidi.',
    'not-on-offer': 'Questo paesaggio non c’è più. Scegline un altro.',
    'nothing-to-cross': 'Non c’è nessun paesaggio davanti alla tua locomotiva.',
    'pile-only': 'A questo tavolo le carte bonus vengono dal mazzo.',
    'already-preferred': 'Le tue carte bonus vengono già da lì.',
  },

  lane: (crossed, waiting) =>
    `Attraversati: ${crossed} su 8${waiting.length ? `; poi: ${waiting.map(kind => terrain[kind]).join(', ')}` : ''}`,
  laneHas: n => `linea: ${tracks(n)}`,
  cape: 'Capo',
  cairo: 'Cairo',
  offer: 'All’asta',
  coach: {
    goal: 'Offri: vince chi attraversa prima otto paesaggi. Il denaro che avanza non vale nulla.',
    bid: `Ognuno paga la sua offerta. La più alta sceglie e costruisce per prima; ${money(0)} va bene.`,
    choose: 'I binari di una carta contano per ogni paesaggio della tua linea, finché sta lì.',
    pay: `Ogni binario mancante costa ${money(10)} o una carta bonus. Il denaro deve bastare per otto.`,
    pass: 'Se passi, il prossimo riceve la scorta com’è, con una carta in più.',
  },
  prefer: { label: 'Le tue carte bonus vengono', pile: 'dal mazzo', discard: 'dagli scarti' },
  auction: {
    askHint: 'Tocca un paesaggio: che cosa richiede?',
    would: (kind, need, lane) =>
      `${terrain[kind]}: ${need === 1 ? 'ne serve' : 'ne servono'} ${need}. Con questo paesaggio la tua linea ne ha ${lane}.`,
    note: n => `Asta ${n} su 8. Ognuno paga la sua offerta.`,
  },
  choosing: {
    pickFirst: 'Tocca un paesaggio',
    doNow: 'Scegli un paesaggio.',
    other: (name, place) => `${name} ha ${choice(place)}.`,
    note: place => `Hai ${choice(place)}. Tutti hanno pagato.`,
    paid: 'Tutti hanno pagato la propria offerta.',
    toTake: n =>
      n === 1
        ? 'Un paesaggio da prendere'
        : `${['', 'Due', 'Tre', 'Quattro'][n - 1] ?? n} paesaggi da prendere`,
    take: name => `Prendi ${name}`,
    chooses: name => `${name} sceglie.`,
  },
  building: {
    crosses: (kind, seat, say) =>
      spoken(say, seat, `Attraversi ${the[kind]}.`, name => `${name} attraversa ${the[kind]}.`),
    goOn: 'Continua',
    drawButton: 'Scopri una carta',
    drawNote: 'Una carta scoperta resta scoperta: non si torna indietro.',
    cross: kind => `Attraversa ${the[kind]}, o passa.`,
    short: n => (n === 1 ? 'Manca 1 binario: passi.' : `Mancano ${tracks(n)}: passi.`),
    stock: 'Scorta',
    empty: 'vuota',
    pile: n => `mazzo ${n}`,
    discards: n => `scarti ${n}`,
    considers: name => `${name} riflette.`,
    others: 'Gli altri',
    gains: builder => `fiume: +1 se ${builder} costruisce`,
    ofAll: 'su 8',
    afterAuction: n => `Dopo l’asta ${n} su 8`,
  },
} satisfies Board

export const sheet = {
  told: {
    opened: `Tutti iniziano con ${money(startCapital)}.`,
    sealed: ({ seat }, say) => has(say, seat, 'sigillato un’offerta.'),
    revealed: 'Tutte le offerte sono scoperte.',
    entered: {
      bid: ({ seat, pounds }, say) => has(say, seat, `offerto ${money(pounds)}.`),
      coin: ({ seat, coin }, say) => has(say, seat, `pescato ${money(coin)} per il pareggio.`),
      took: ({ seat, card }, say) => has(say, seat, `preso ${landscape(card)}.`),
      stocked: ({ seat, tracks: n }, say) =>
        spoken(
          say,
          seat,
          `Costruisci con ${tracks(n)} nella scorta.`,
          name => `${name} costruisce con ${tracks(n)} nella scorta.`,
        ),
      stock: ({ seat, tracks: n }, say) => has(say, seat, `scoperto ${tracks(n)} per la scorta.`),
      pass: ({ seat }, say) => has(say, seat, 'passato.'),
      crossed: ({ seat, coin, rivers, ...paid }, say) => {
        const crossing = has(say, seat, `attraversato un paesaggio; ${paidFor(paid, coin, say)}.`)
        return [crossing, ...rivers.map(other => gained(say, other))].join(' ')
      },
      built: ({ seat, terrain: kind, ...paid }, say) =>
        has(
          say,
          seat,
          `attraversato ${kind ? the[kind] : 'il paesaggio seguente'}${paidWith(paid, say)}.`,
        ),
      depth: ({ depth }) =>
        depth === 'full'
          ? 'Il foglio ora segna ogni carta.'
          : 'Il foglio ora segna solo il denaro.',
      stands: ({ seat, lane }, say) => {
        const cards = say.list(lane.map(landscape))
        return spoken(
          say,
          seat,
          `Davanti alla tua locomotiva: ${cards}.`,
          name => `Davanti alla locomotiva di ${name}: ${cards}.`,
        )
      },
    },
  },

  refused: {
    'no-tie-now': 'Non c’è nessun pareggio da sciogliere.',
    'not-tied': 'Questo posto non è in pareggio.',
    'not-between-auctions': 'Ci sono già offerte sigillate. Cambialo prima della prossima asta.',
    'not-asked': 'Ora nessuno lo chiede.',
    'same-card-twice': at => `${same(at)} è già sul foglio. La carta c’è due volte?`,
    'builder-gains-none': 'Chi costruisce non riceve carte bonus.',
    'no-bonus-at-the-end': 'L’ottavo paesaggio vince subito: il fiume non porta più nulla.',
    'sixth-bonus': ({ seats: [seat] }, say) =>
      `${say.name(seat)} ha già cinque carte bonus, il massimo.`,
    'other-depth': 'Il foglio ora si tiene in altro modo. Guarda di nuovo.',
    'same-depth': 'Il foglio si tiene già così.',
    'lane-length': ({ stand }) =>
      `Lì ${stand === 1 ? 'c’è' : 'ci sono'} ${count(stand, 'paesaggio', 'paesaggi')}: segnali tutti.`,
  },

  first: {
    ledger: 'Il tuo foglio',
    toFull: 'Segna ogni carta',
    toLedger: 'Segna solo il denaro',
    depthNow: { ledger: 'Il foglio segna solo il denaro.', full: 'Il foglio segna ogni carta.' },
    accounts: 'Tutti i fogli',
  },
  sheet: {
    stockNow: 'Binari ora nella scorta',
    enough: (n: number) => `Con ${n} o più si attraversa subito.`,
    buys: 'Ciò che manca si compra: un tocco e si attraversa.',
    buildOwn: {
      ledger: 'Attraversato? Tocca la moneta.',
      full: 'Costruisci? Segna i binari della scorta.',
    },
    ledgerOf: name => `Foglio di ${name}`,
    gain: (pounds, kind) => `${kind ? `${terrain[kind]} ` : ''}+${pounds}`,
    spent: pounds => `binari −${pounds}`,
    now: 'ora',
    drawing: 'Pesca una carta per il pareggio.',
    drawingOther: names => `Pescano per il pareggio: ${names}.`,
    drawingNote: 'Offerte e capitali uguali: passa avanti la moneta più alta.',
    coinOf: name => `Moneta pescata: ${name}`,
    yourCoin: 'La moneta che hai pescato',
    take: 'Prendi un paesaggio.',
    takes: name => `${name} prende un paesaggio.`,
    takeAll: 'Ognuno prende un paesaggio.',
    coinEnters: 'Tocca la moneta per registrare',
    terrain: 'Terreno',
    tracks: 'Binari sulla carta',
    coin: 'Moneta',
    afterPaying: paid => `dopo ${paidIn(paid, bonuses, money).join(' e ')} per i binari`,
    twice: 'Sì, una seconda',
    stands: 'Che cosa c’è davanti alla tua locomotiva?',
    standsOther: names => `Che cosa c’è davanti alla locomotiva? ${names}`,
    standsNote: 'Segna i paesaggi non ancora attraversati, il prossimo per primo.',
    beforeEngine: name => `Davanti alla locomotiva: ${name}`,
    nth: n => `Paesaggio ${n}`,
    enter: 'Registra',
    build: 'Costruisci o passa.',
    bought: 'Binari comprati',
    bonuses: 'Carte bonus',
    rivers: 'Davanti a un fiume, riceve una carta bonus',
    needed: 'Binari necessari',
    auction: n => `Asta ${n} su 8`,
  },
} satisfies Sheet

export const moves = {
  board: {
    bid: ({ pounds }) => `Offri ${money(pounds)}`,
    choose: ({ card }) => `Prendi ${landscape(landscapeOf(card))}`,
    draw: 'Scopri una carta',
    build: (paid, say) => `Costruisci${paidWith(paid, say)}`,
    pass: 'Passa',
    prefer: ({ from }) => `Carte bonus ${from === 'pile' ? 'dal mazzo' : 'dagli scarti'}`,
  },
  sheet: {
    bid: ({ pounds }) => `Offri ${money(pounds)}`,
    coin: ({ coin }) => `Moneta pescata: ${money(coin)}`,
    took: ({ card }) => `Prendi ${landscape(card)}`,
    stocked: ({ tracks: n }) => `Binari nella scorta: ${n}`,
    stock: ({ tracks: n }) => `Carta scoperta: ${tracks(n)}`,
    pass: 'Passa',
    crossed: ({ coin, ...paid }, say) => `Attraversato${paidWith(paid, say)}: +${money(coin)}`,
    built: (paid, say) => `Attraversato il paesaggio seguente${paidWith(paid, say)}`,
    depth: ({ depth }) => (depth === 'full' ? 'Segna ogni carta' : 'Segna solo il denaro'),
    stands: ({ lane }, say) => `Davanti alla locomotiva: ${say.list(lane.map(landscape))}`,
  },
} satisfies Moves

// Cards turned up and passes in a row, told in one sentence.
const small = (facts: Parameters<typeof smallOf>[0], say: Telling): string => {
  const sum = smallOf(facts, say)
  if (!sum) return ''
  const { passed, tracks: n } = sum
  return [
    ...(passed ? [`Hanno passato: ${passed}.`] : []),
    ...(n > 0 || !passed ? [`${tracks(n)} nella scorta.`] : []),
  ].join(' ')
}

const win = (chance: number) => `vinci circa ${chance} partite così su 100`
export const pages = {
  title: 'Dal Capo al Cairo',
  tagline: 'Fai offerte per i paesaggi, posa i binari, attraversane otto prima di tutti.',
  modes: {
    digital: 'Tutto il gioco sui vostri schermi: carte, offerte, treni.',
    companion: 'Giocate con la scatola; i telefoni sigillano le offerte e tengono il foglio.',
  },
  options: {
    bonusFrom: {
      label: 'Carte bonus',
      sentence: 'Da dove vengono le carte bonus che porta un fiume.',
      values: { choice: 'Ogni posto sceglie: mazzo o scarti', pile: 'Sempre dal mazzo' },
    },
    depth: {
      label: 'Che cosa segna il foglio',
      sentence: 'Se si segna ogni carta, il foglio calcola binari, pagamenti e fiumi.',
      values: {
        ledger: 'Il denaro: offerte, monete, carte bonus',
        full: 'Ogni carta, con binari e fiumi',
      },
    },
  },
  reasons: {
    mixes: ({ most }) =>
      `Non superare ${money(most)}, sarebbe troppo. Cambia spesso, così nessuno indovina.`,
    takes: ({ need, tracks: brings, chance }) =>
      `Richiede ${tracks(need)} e ne porta ${brings}: ${win(chance)}.`,
    draws: 'Prima una carta; poi decidi.',
    wins: 'È il tuo ottavo paesaggio: vinci.',
    free: ({ chance }) => `Non costa nulla e svuota la scorta: ${win(chance)}.`,
    spends: ({ short, chance }) => `Paga ${tracks(short)} adesso: ${win(chance)}.`,
    saves: ({ chance }) => `Tieni il denaro: ${win(chance)}.`,
    cannot: 'Non puoi pagare ciò che manca.',
  },
  luck: 'La sorte: chi comincia e l’ordine dei paesaggi.',
  standing: { crossed: 'paesaggi attraversati' },
  end: {
    left: pounds => `in cassa ${pounds}`,
    toSpare: pounds => `Tutti e otto i paesaggi attraversati, con ${pounds} di avanzo.`,
    crossed: 'Paesaggi attraversati',
    start: 'inizio',
    auction: n => `asta ${n}`,
    dearest: (name, pounds, n) => `L’offerta più alta: ${name}, ${pounds} all’asta ${n}.`,
    run: (name, n, after) =>
      `${name} attraversa ${count(n, 'paesaggio', 'paesaggi')} dopo l’asta ${after}.`,
  },
  log: {
    digital: { chapter: { dealt: n => sheet.sheet.auction(n) }, small },
    companion: {
      chapter: { bid: n => sheet.sheet.auction(n), sealed: n => sheet.sheet.auction(n) },
      small,
    },
  },
  layout: {
    areas: {
      offer: 'L’offerta, da sinistra a destra',
      stock: 'La riserva, scoperta',
      crossed: name => `Attraversati da ${name}, dorso in alto`,
      lane: name => `Ancora davanti ${ad(name)}, prima il prossimo`,
      money: name => `Denaro di ${name}`,
      bonuses: name => `Carte bonus di ${name}`,
      counters: 'Bonus che sono solo segnalini',
      discards: 'Gli scarti',
      pile: 'Il mazzo',
      bid: name => `Offerta sigillata di ${name}`,
    },
    piece: ({ piece }) => {
      const [kind, which] = codeOf(piece)
      return kind === 'card'
        ? landscape(landscapeOf(Number(which)))
        : kind === 'pound'
          ? money(1)
          : 'segnalino'
    },
    group: piece => {
      const [kind, which] = codeOf(piece)
      return kind === 'card' ? terrain[landscapeOf(Number(which)).terrain] : ''
    },
    refused: {
      'line-complete': ({ seats: [seat] }, say) =>
        `${say.name(seat)} ha attraversato otto paesaggi, o ne avrebbe un nono: questa partita è finita.`,
      'offer-short': ({ players }) =>
        `Nell’offerta ci sono ${players} paesaggi, uno a testa, oppure nessuno. Prima scegliete tutti.`,
      'stock-cleared':
        'Durante un’asta la riserva è vuota: l’ha svuotata l’attraversamento di prima.',
      'one-each': ({ seats: [seat], owned, most }, say) =>
        `${say.name(seat)} possiede ${count(owned, 'paesaggio', 'paesaggi')}, qualcun altro ${most}. Ogni asta ne dà uno a testa.`,
      'none-before': ({ seats: [seat] }, say) =>
        `Davanti ${ad(say.name(seat))} non c’è più nessun paesaggio. Allora viene l’asta seguente: disponete la sua offerta.`,
      'more-than-earned': ({ seats: [seat], most }, say) =>
        `${say.name(seat)} ha al massimo ${money(most)}: ${money(startCapital)} e le monete di tutto ciò che è attraversato.`,
      'more-bonuses': ({ seats: [seat], most }, say) =>
        `${say.name(seat)} può avere al massimo ${bonuses(most)}.`,
      'more-counters': 'Ci sono più segnalini che carte bonus. Ogni segnalino ne sostituisce una.',
    },
  },
  fields: {
    pounds: [shared.bid, money],
    coin: [sheet.sheet.coin, money],
    terrain: [sheet.sheet.terrain, (kind: Terrain) => terrain[kind]],
    tracks: sheet.sheet.tracks,
    stock: sheet.sheet.stockNow,
    lane: 'Paesaggio',
    bonuses: sheet.sheet.bonuses,
    bought: sheet.sheet.bought,
    rivers: sheet.sheet.rivers,
    depth: ['Che cosa segna il foglio', (depth: Depth) => sheet.first.depthNow[depth]],
  } satisfies Fields<Entry>,
  figures: { bid: 'offerta', capital: 'capitale', crossed: 'paesaggi', bonuses: 'carte bonus' },
} satisfies Pages
