// Dal Capo al Cairo in italiano.

import { count, did, has } from '../../../words/grammar/it.ts'
import { clause } from '../../words.ts'
import { startCapital, type Terrain, trackPrice } from '../rules/pieces.ts'
import type { Board, Moves, Pages, Shared, Sheet } from './en.ts'

const money = (pounds: number) => `${pounds}\u00a0£`
const tracks = (n: number) => count(n, 'binario', 'binari')
const bonuses = (n: number) => count(n, 'carta bonus', 'carte bonus')
const landscapes = (n: number) => count(n, 'paesaggio', 'paesaggi')
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
const needed = (n: number) => `${n === 1 ? 'serve' : 'servono'} ${tracks(n)}`
const needs = (kind: Terrain, n: number) => `${terrain[kind]}: ${needed(n)}`
const paidWith = (paid: string) => paid && ` con ${paid}`
const choice = (n: number) =>
  `la ${['prima', 'seconda', 'terza', 'quarta'][n - 1] ?? `${n}ª`} scelta`

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
  the,
  needs,
  ofEight: n => `${n} su 8`,
  capital: 'Capitale',
  bid: 'Offerta',
  after: 'Dopo',
  over: 'La linea per il Cairo è finita.',

  won: lead =>
    did(`hai raggiunto il Cairo e hai vinto${lead}.`, `ha raggiunto il Cairo e ha vinto${lead}.`),
  leads: crossed => did(`sei in testa con ${crossed} su 8.`, `è in testa con ${crossed} su 8.`),
  share: (names, crossed) => `${names} sono in testa insieme con ${crossed} su 8.`,
  to: 'a',

  facts: {
    opened: `Tutti hanno cominciato con ${money(startCapital)}.`,
    sealed: has('sigillato un’offerta.'),
    took: landscape => has(`preso ${landscape}.`),
    drew: n => has(`scoperto ${tracks(n)} per la scorta.`),
    passed: has('passato.'),
    crossed: (what, coin, paid) =>
      has(
        `attraversato ${what}${paid ? `, pagato ${paid}, poi` : ' e'} guadagnato ${money(coin)}.`,
      ),
    gained: has('ricevuto una carta bonus davanti a un fiume.'),
  },

  refused: {
    'over-capital': ({ capital }) =>
      `Il capitale è di ${money(capital)}. Offri al massimo questa cifra.`,
    'too-few-bonuses': ({ held }) =>
      held === 0 ? 'Non hai carte bonus.' : `Hai solo ${bonuses(held)}.`,
    'more-than-needed': ({ missing }) =>
      missing === 0
        ? 'I tuoi binari bastano. Non devi pagare niente.'
        : `Ti ${missing === 1 ? 'manca' : 'mancano'} solo ${tracks(missing)}. Non pagare di più.`,
    'too-few-tracks': ({ missing, given }) => {
      const short = missing - given
      return `Ti ${short === 1 ? 'manca' : 'mancano'} ancora ${tracks(short)}. ${short === 1 ? 'Pagalo' : 'Pagali'}, oppure passa.`
    },
    'too-little-capital': ({ price, capital }) =>
      `Costa ${money(price)} e hai ${money(capital)}. Ricevi la moneta solo dopo aver pagato.`,
    'no-auction-now': 'Ora non c’è nessuna asta.',
    'already-sealed': 'La tua offerta è sigillata. Per cambiarla, prima annullala.',
    'nothing-to-choose': 'Ora non puoi prendere un paesaggio.',
    'not-building-now': 'Ora nessuno costruisce.',
    'already-drawn': 'Una carta è già scoperta. Costruisci o passa.',
    'draw-first': 'Prima scopri una carta.',
  },

  auction: {
    doNow: 'Offri. Chi offre di più comincia.',
    watching: 'Tutti fanno un’offerta.',
    sealed: 'La tua offerta è sigillata.',
    waitingFor: names => `In attesa di ${names}.`,
    takeBack: 'Puoi annullarla finché non è sigillata l’ultima.',
    yourBid: 'La tua offerta',
    seal: pounds => (pounds === undefined ? 'Sigilla' : `Sigilla ${money(pounds)}`),
    lastSeal: 'L’ultima scopre tutto ed è definitiva.',
    typeFirst: 'Scrivi l’offerta.',
    over: capital => `Hai ${money(capital)}.`,
    zero: 'Offri 0\u00a0£',
    remove: 'Cancella l’ultima cifra',
    keypad: 'Cifre della tua offerta',
    peek: 'Premi per vedere',
    bidIs: pounds => `Offri ${money(pounds)}.`,
  },
  choosing: {
    order: 'Chi sceglie quando',
    tie: pounds => `Pareggio a ${money(pounds)}.`,
    byCapital: capitals => `Sceglie prima il capitale più piccolo: ${capitals}.`,
    byCoin: coins => `Anche i capitali sono uguali. Monete pescate: ${coins}.`,
    mustDraw: names => `Anche i capitali sono uguali. ${names} pescano una carta.`,
    inTurn: coins => coins.map(money).join(', poi '),
  },
  building: {
    draw: 'Scopri una carta per la scorta.',
    other: name => `${name} costruisce o passa.`,
    otherDraws: name => `${name} scopre una carta.`,
    have: n => `Ne hai ${n}:`,
    there: n => `${n === 1 ? 'Ce n’è' : 'Ce ne sono'} ${n}:`,
    from: { lane: n => `${n} nella linea`, stock: n => `${n} nella scorta` },
    payFor: n =>
      n === 0
        ? 'Niente da pagare'
        : n === 1
          ? 'Paga il binario mancante'
          : `Paga i ${n} binari mancanti`,
    capitalAfter: 'capitale dopo',
    enough: 'I binari bastano',
    build: bought => (bought ? `Costruisci: ${money(bought * trackPrice)}` : 'Costruisci'),
    pass: 'Passa',
    cannot: 'Le tue carte bonus e il tuo capitale non bastano. Passa.',
    river: (names, many) =>
      `Davanti a un fiume, ${names} ${many ? 'ricevono' : 'riceve'} una carta bonus se costruisci.`,
    riverOf: (names, many, builder) =>
      `Davanti a un fiume, ${names} ${many ? 'ricevono' : 'riceve'} una carta bonus se ${builder} costruisce.`,
    riverYours: (names, builder) =>
      names
        ? `Davanti a un fiume, tu e ${names} ricevete una carta bonus se ${builder} costruisce.`
        : `Davanti a un fiume, ricevi una carta bonus se ${builder} costruisce.`,
  },
} satisfies Shared

export const board = {
  you: 'tu',
  card: (kind, need, n, pounds) =>
    `${terrain[kind]}, ${needed(need)}, ${tracks(n)} sulla carta, ${money(pounds)}`,

  told: {
    dealt: landscapes => `È cominciata una nuova asta: ${landscapes}.`,
    bid: pounds => has(`sigillato un’offerta di ${money(pounds)}.`),
    revealed: bids => `Offerte scoperte: ${bids}.`,
    'drew-lots': coins => `Monete pescate per il pareggio: ${coins}.`,
    ranked: names => `Tutti scelgono in quest’ordine: ${names}.`,
    'drew-nothing': 'Non restavano carte da scoprire.',
    preferred: source =>
      clause(
        `Le tue carte bonus ora vengono ${source}.`,
        name => `${name} ora prende le carte bonus ${source}.`,
      ),
    reshuffled: {
      discards: 'Gli scarti sono stati mescolati in un nuovo mazzo.',
      bonuses:
        'Le carte bonus sono state mescolate in un nuovo mazzo. Le sostituiscono dei segnalini.',
      stock: 'La scorta è stata mescolata in un nuovo mazzo.',
    },
    won: has('raggiunto il Cairo e vinto.'),
  },

  refused: {
    nonsense: 'Questa mossa non esiste in questo gioco. Guarda il tavolo, poi riprova.',
    'not-on-offer': 'Questo paesaggio non c’è più. Scegline un altro.',
    'nothing-to-cross': 'Non c’è nessun paesaggio davanti alla tua locomotiva.',
    'pile-only': 'A questo tavolo le carte bonus vengono dal mazzo.',
    'already-preferred': 'Le tue carte bonus vengono già da lì.',
  },

  lane: (crossed, next) => `Attraversati: ${crossed} su 8${next && `; poi: ${next}`}`,
  laneHas: n => `linea: ${tracks(n)}`,
  cape: 'Capo',
  cairo: 'Cairo',
  offer: 'All’asta',
  coach: {
    goal: 'Attraversa otto paesaggi prima degli altri e vinci. Il denaro che avanza non vale nulla.',
    bid: `Ognuno paga la sua offerta. La più alta sceglie e costruisce per prima. Puoi offrire ${money(0)}.`,
    choose:
      'I binari di ogni carta della tua linea contano a ogni costruzione, finché non l’attraversi.',
    pay: `Paga ${money(10)} o una carta bonus per ogni binario mancante. Il denaro deve bastare per otto paesaggi.`,
    pass: 'Se passi, chi viene dopo riceve questa scorta e una carta in più.',
  },
  prefer: { label: 'Le tue carte bonus vengono', pile: 'dal mazzo', discard: 'dagli scarti' },
  auction: {
    askHint: 'Tocca un paesaggio per vedere che cosa richiede.',
    would: (kind, need, lane) =>
      `${needs(kind, need)}. Con questo paesaggio, la tua linea ne ha ${lane}.`,
    note: n => `Asta ${n} su 8. Ognuno paga la sua offerta.`,
  },
  choosing: {
    pickFirst: 'Tocca un paesaggio',
    doNow: 'Scegli un paesaggio.',
    other: (name, place) => `${name} ha ${choice(place)}.`,
    note: place => `Hai ${choice(place)}. Tutti hanno pagato.`,
    paid: 'Tutti hanno pagato la propria offerta.',
    toTake: n => `${landscapes(n)} da prendere`,
    take: name => `Prendi ${name}`,
    chooses: name => `${name} sceglie.`,
  },
  building: {
    crosses: kind => did(`attraversi ${the[kind]}.`, `attraversa ${the[kind]}.`),
    paid: paid => (paid ? `Pagato: ${paid}.` : 'Non mancava nessun binario.'),
    earned: coin => `Guadagno: ${coin}.`,
    goOn: 'Continua',
    drawButton: 'Scopri una carta',
    cross: kind => `Attraversa ${the[kind]}, o passa.`,
    short: n => `Ti ${n === 1 ? 'manca' : 'mancano'} ${tracks(n)}. Passa.`,
    needs: (need, n) =>
      `${need === 1 ? 'serve' : 'servono'} ${need} · ${n === 1 ? 'c’è' : 'ci sono'} ${n}`,
    source: { lane: n => `linea ${n}`, stock: n => `scorta ${n}` },
    stock: 'Scorta',
    empty: 'vuota',
    pile: n => `mazzo ${n}`,
    discards: n => `scarti ${n}`,
    considers: name => `${name} riflette.`,
    gains: builder => `+1 bonus se ${builder} costruisce`,
    afterAuction: n => `Dopo l’asta ${n} su 8`,
  },
} satisfies Board

export const sheet = {
  told: {
    revealed: 'Tutte le offerte sono state scoperte.',
    entered: {
      bid: ({ pounds }) => has(`offerto ${money(pounds)}.`),
      coin: ({ coin }) => has(`pescato una moneta da ${money(coin)} per il pareggio.`),
      stocked: ({ tracks: n }) => has(`costruito con ${n} nella scorta.`),
      built: (what, paid) => has(`attraversato ${what}${paidWith(paid)}.`),
      depth: { full: 'Ora segnate ogni carta.', ledger: 'Ora segnate solo il denaro.' },
      stands: landscapes => has(`segnato ${landscapes} davanti alla locomotiva.`),
    },
  },
  landscape: { any: 'un paesaggio', next: 'il paesaggio seguente' },

  refused: {
    'no-tie-now': 'Ora non c’è nessun pareggio.',
    'not-tied': 'Questa persona non è in pareggio.',
    'not-between-auctions': 'Ora non puoi cambiarlo. Fallo prima della prossima asta.',
    'not-asked': 'Ora non serve segnarlo.',
    'same-card-twice': ({ terrain: kind, coin }) =>
      `${terrain[kind]} ${money(coin)} è già sul foglio. Ne avete due?`,
    'builder-gains-none': 'Chi costruisce non riceve carte bonus.',
    'no-bonus-at-the-end': 'L’ottavo paesaggio chiude la partita. Nessuno riceve carte bonus.',
    'sixth-bonus': name => `${name} ha già cinque carte bonus, il massimo.`,
    'other-depth': 'Qualcuno ha cambiato che cosa segnate. Guarda il foglio, poi riprova.',
    'same-depth': 'Lo segnate già così.',
    'lane-length': ({ stand }) =>
      `Lì ${stand === 1 ? 'c’è' : 'ci sono'} ${landscapes(stand)}. ${stand === 1 ? 'Segnalo' : 'Segnali tutti'}.`,
  },

  first: {
    ledger: 'Il tuo foglio',
    toFull: 'Segna ogni carta',
    toLedger: 'Segna solo il denaro',
    depthNow: { ledger: 'Ora segnate solo il denaro.', full: 'Ora segnate ogni carta.' },
    accounts: 'Tutti i fogli',
  },
  sheet: {
    stockNow: 'Binari ora nella scorta',
    enough: (n: number) => `Con ${n} o più attraversi subito.`,
    buys: 'Compri ciò che manca. Tocca per attraversare.',
    buildOwn: {
      ledger: 'Hai attraversato? Tocca la moneta.',
      full: 'Costruisci? Segna la scorta.',
    },
    ledgerOf: name => `Foglio di ${name}`,
    gain: (pounds, kind) => `${kind ? `${terrain[kind]} ` : ''}+${pounds}`,
    spent: pounds => `binari −${pounds}`,
    now: 'ora',
    drawing: 'Pesca una carta per il pareggio.',
    drawingOther: names => `In attesa della carta di ${names}.`,
    drawingNote: 'Offerte e capitali sono uguali. Vince la moneta più alta.',
    coinOf: name => `Moneta pescata da ${name}`,
    yourCoin: 'La moneta che hai pescato',
    take: 'Prendi un paesaggio.',
    takes: name => `${name} prende un paesaggio.`,
    takeAll: 'Ognuno prende un paesaggio.',
    coinEnters: 'Tocca la moneta per segnare la carta',
    terrain: 'Terreno',
    tracks: 'Binari sulla carta',
    coin: 'Moneta',
    afterPaying: paid => `dopo aver pagato ${paid.join(' e ')}`,
    twice: 'Sì, una seconda',
    stands: 'Quali paesaggi hai davanti?',
    standsOther: names => `In attesa dei paesaggi di ${names}.`,
    standsNote: 'Segna ogni paesaggio non ancora attraversato, prima il prossimo.',
    beforeEngine: name => `Davanti alla locomotiva di ${name}`,
    nth: n => `Paesaggio ${n}`,
    enter: 'Segna',
    build: 'Costruisci o passa.',
    bought: 'Binari comprati',
    bonuses: 'Carte bonus pagate',
    rivers: 'Davanti a un fiume (+1 carta bonus)',
    needed: 'Binari necessari',
    auction: n => `Asta ${n} su 8`,
  },
} satisfies Sheet

export const moves = {
  both: {
    bid: ({ pounds }) => `Offri ${money(pounds)}`,
    take: landscape => `Prendi ${landscape}`,
    pass: 'Passa',
  },
  board: {
    draw: 'Scopri una carta',
    build: paid => `Costruisci${paidWith(paid)}`,
    prefer: source => `Carte bonus ${source}`,
  },
  sheet: {
    coin: ({ coin }) => `Moneta pescata: ${money(coin)}`,
    stocked: ({ tracks: n }) => `Binari nella scorta: ${n}`,
    stock: ({ tracks: n }) => `Carta scoperta: ${tracks(n)}`,
    crossed: (paid, coin) => `Attraversa${paidWith(paid)}: +${money(coin)}`,
    built: paid => `Attraversa il prossimo paesaggio${paidWith(paid)}`,
    stands: landscapes => `Davanti alla locomotiva: ${landscapes}`,
  },
} satisfies Moves

export const pages = {
  title: 'Dal Capo al Cairo',
  tagline: 'Fai offerte per i paesaggi, posa i binari, attraversane otto prima di tutti.',
  modes: {
    digital: 'Tutto il gioco sui vostri schermi: carte, offerte, treni.',
    companion: 'Giocate con la scatola. Sigillate le offerte e tenete il foglio sui telefoni.',
  },
  options: {
    bonusFrom: {
      label: 'Carte bonus',
      sentence: 'Da dove vengono le carte bonus che porta un fiume.',
      values: { choice: 'Ognuno sceglie: mazzo o scarti', pile: 'Sempre dal mazzo' },
    },
    depth: {
      label: 'Che cosa segnate',
      sentence: 'Se segnate ogni carta, il foglio calcola binari, pagamenti e fiumi.',
      values: {
        ledger: 'Il denaro: offerte, monete, carte bonus',
        full: 'Ogni carta, con binari e fiumi',
      },
    },
  },
  reasons: {
    mixes: ({ most, first, last }) =>
      `Scegliere per primo vince circa nel ${first}% dei casi, per ultimo nel ${last}%, quindi varia le offerte, fino a ${money(most)}.`,
    even: ({ most }) => `Ogni offerta fino a ${money(most)} può andar bene, quindi varia.`,
    broke: 'Senza denaro non puoi offrire nulla.',
    takes: ({ need, tracks: brings, pounds }) =>
      `Richiede ${tracks(need)} e ne porta ${brings}, poi ${money(pounds)}.`,
    'needs-less': ({ need, more }) => `Richiede solo ${tracks(need)}, ${more} in meno.`,
    'brings-more': ({ tracks: brings, more }) => `Porta ${tracks(brings)}, ${more} in più.`,
    'pays-more': ({ pounds, more }) => `Porta ${money(pounds)}, ${money(more)} in più.`,
    draws: ({ cards }) => `Prima devi scoprirne una: ${count(cards, 'carta', 'carte')} nel mazzo.`,
    wins: 'È il tuo ottavo paesaggio. Vinci.',
    free: ({ pounds, crossed }) =>
      `Non costa nulla e porta ${money(pounds)}; così sono ${crossed} su 8.`,
    spends: ({ short, pounds, crossed }) =>
      `Costa ${tracks(short)} e porta ${money(pounds)}; così sono ${crossed} su 8.`,
    saves: ({ short, capital, cards }) =>
      `Con ${count(cards, 'carta', 'carte')} nella scorta ti ${short === 1 ? 'manca' : 'mancano'} ancora ${tracks(short)}: tieni le tue ${money(capital)}.`,
    waits: ({ capital, cards }) =>
      `Con ${count(cards, 'carta', 'carte')} nella scorta costruire può aspettare: tieni le tue ${money(capital)}.`,
    cannot: ({ short, pounds }) =>
      `Puoi solo passare: ${short === 1 ? 'ti manca' : 'ti mancano'} ${tracks(short)} e hai ${money(pounds)}.`,
  },
  weighed: {
    chance: (own, other, instead) =>
      own === other
        ? `Circa ${own}% di vincere, e con «${instead}» anche.`
        : `Circa ${own}% di vincere, con «${instead}» ${other}%.`,
  },
  luck: 'Il caso decide l’ordine dei paesaggi e risolve i pareggi.',
  standing: { crossed: 'paesaggi attraversati' },
  end: {
    each: (bids, tracks, left, stood) =>
      `${bids} di offerte, ${tracks || 'niente'} in binari, ${left} in cassa${stood && `; da attraversare: ${stood}`}.`,
    waiting: {
      river: n => count(n, 'fiume', 'fiumi'),
      mountain: n => count(n, 'montagna', 'montagne'),
      desert: n => count(n, 'deserto', 'deserti'),
      village: n => count(n, 'villaggio', 'villaggi'),
      savanna: n => count(n, 'savana', 'savane'),
      all: landscapes,
    },
    ahead: (n, names, left) => `${landscapes(n)} in più di ${names}, con ${left} in cassa.`,
    short: (n, left) =>
      `${n === 1 ? 'Ti mancava' : 'Ti mancavano'} ${landscapes(n)}, ${left ? `con ${left} in cassa` : 'senza soldi in cassa'}.`,
    crossed: 'Paesaggi attraversati',
    start: 'inizio',
    auction: n => `asta ${n}`,
    dearest: (name, pounds, n, more) =>
      more
        ? `${name} ha offerto ${pounds} all’asta ${n}, ${more} più degli altri.`
        : `${name} ha fatto l’offerta più alta: ${pounds} all’asta ${n}.`,
    led: (after, level, name, n) =>
      `Dopo l’asta ${after} il punteggio era ${level} a ${level}; ${name} ha attraversato ${landscapes(n)} ed è in testa da allora.`,
    won: (after, level, name, n) =>
      `Dopo l’asta ${after} il punteggio era ${level} a ${level}; ${name} ha attraversato ${landscapes(n)} e ha vinto.`,
  },
  log: {
    passed: (names, many) => `${names} ${many ? 'hanno' : 'ha'} passato.`,
    drew: n => `La scorta è cresciuta di ${tracks(n)}.`,
  },
  layout: {
    areas: {
      offer: 'I paesaggi all’asta, da sinistra a destra',
      stock: 'La scorta, scoperta',
      crossed: name => `Attraversati da ${name}, dorso in alto`,
      lane: name => `Linea di ${name}, prima il prossimo paesaggio`,
      money: name => `Capitale di ${name}`,
      bonuses: name => `Carte bonus di ${name}`,
      counters: 'Segnalini che sostituiscono carte bonus',
      discards: 'Gli scarti',
      pile: 'Il mazzo',
      bid: name => `Offerta sigillata di ${name}`,
    },
    counter: 'segnalino',
    refused: {
      'line-complete': name =>
        `${name} ha attraversato otto paesaggi o ne avrebbe un nono. Questa partita è finita.`,
      'offer-short': ({ players }) =>
        `Mettete all’asta ${players} paesaggi, uno a testa, oppure nessuno. Prima scegliete tutti.`,
      'stock-cleared': 'Durante un’asta la scorta è vuota. L’ultimo attraversamento l’ha svuotata.',
      'one-each': (name, { owned, most }) =>
        `${name} ha ${landscapes(owned)} e qualcun altro ne ha ${most}. Ogni asta ne dà uno a testa.`,
      'none-before': name =>
        `${name} non ha più paesaggi da attraversare, quindi comincia un’asta. Disponete i paesaggi all’asta.`,
      'more-than-earned': (name, { most }) =>
        `${name} può avere al massimo ${money(most)}: ${money(startCapital)} e le monete dei paesaggi attraversati.`,
      'more-bonuses': (name, { most }) => `${name} può avere al massimo ${bonuses(most)}.`,
      'more-counters': 'Ci sono più segnalini che carte bonus. Ogni segnalino ne sostituisce una.',
    },
  },
  fields: { lane: 'Paesaggio' },
  figures: { bid: 'offerta', capital: 'capitale', crossed: 'paesaggi', bonuses: 'carte bonus' },
} satisfies Pages
