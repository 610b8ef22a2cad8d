// Kairo in italiano.

import { ad, count, did, has, points } from '../../../words/grammar/it.ts'
import type { Seat } from '../../game.ts'
import { isKeyOf } from '../../kit/records.ts'
import { codeOf } from '../../layout.ts'
import { calledIn, capital, spoken, type Telling } from '../../words.ts'
import type { Play } from '../rules/cards.ts'
import type { Gain, Medal } from '../rules/medals.ts'
import { type ByCloth, type Cloth, type Coins, cloths } from '../rules/pieces.ts'
import type { Board, Moves, Pages, Shared, Sheet } from './en.ts'
import {
  allSquares,
  cardsIn,
  coinsIn,
  type Drawing,
  districtAt,
  districtsOf,
  drawnIn,
  firstSquare,
  rowAndColumn,
  spentIn,
  turnHeading,
  winnersOf,
} from './speech.ts'

const called = calledIn('tu')

const coins = (n: number) => count(n, 'moneta', 'monete')
const clothName: ByCloth<string> = {
  red: 'rosso',
  yellow: 'giallo',
  green: 'verde',
  white: 'bianco',
  blue: 'blu',
  violet: 'viola',
}
const medal: Record<Medal, string> = { gold: 'oro', silver: 'argento' }
const money = (purse: Coins, say: Telling) => coinsIn(purse, clothName, say)
const won = ({ medal: which, from }: Gain, say: Telling) =>
  from === null
    ? medal[which]
    : spoken(say, from, `${medal[which]} (era tuo)`, name => `${medal[which]} (era di ${name})`)
const card = (one: number, say: Telling) => `la carta ${districtsOf(say, one)}`
const played = (play: Play, say: Telling) =>
  `${play.cards.length > 1 ? 'carte' : 'carta'} ${cardsIn(play, say)}${play.coin ? ` e 1 × ${clothName[play.coin]}` : ''}`
const paying = (entry: Parameters<typeof spentIn>[0], say: Telling) => {
  const spent = spentIn(entry)
  return spent ? `, pagando ${money(spent, say)}` : ''
}
const toOwner = (owner: Seat | 'neutral', say: Telling) =>
  owner === 'neutral'
    ? 'al banco neutrale'
    : spoken(say, owner, 'al tuo banco', name => `al banco di ${name}`)

const barkers = (n: number) => count(n, 'imbonitore', 'imbonitori')
const customer: ByCloth<string> = {
  red: 'il cliente rosso (fez, lampada)',
  yellow: 'il cliente giallo (cappello di paglia, limoni)',
  green: 'il cliente verde (turbante, tè alla menta)',
  white: 'il cliente bianco (cappuccio, stoffa)',
  blue: 'il cliente blu (sciarpa, brocca)',
  violet: 'il cliente viola (cappello da cuoco, piatto)',
}
const stallOf = (cloth: Cloth, owner: string | null) =>
  `banco ${clothName[cloth]} ${owner === null ? 'neutrale' : `di ${owner}`}`
const named = (districts: readonly number[]) =>
  districts.length > 1 ? `jolly ${districts.join(', ')}` : `carta ${districts[0]}`
const inWords = (purse: Coins) =>
  cloths
    .filter(one => purse[one] > 0)
    .map(cloth => `${purse[cloth]} ${clothName[cloth]}`)
    .join(' + ')

// Beside the box nobody counts still rounds: the table says it, and no reason.
const declared = 'La fase finale è cominciata. Ora potete solo costruire.'

export const shared = {
  // The masthead: where the game is, and what ends it.
  where: {
    left: (cloth: Cloth, left: number) =>
      `${capital(clothName[cloth])}: ancora ${count(left, 'elemento', 'elementi')}`,
    ends: 'Fase finale quando un colore è esaurito',
    final: 'Fase finale',
    finalEnds: 'Finisce quando nessuno costruisce più',
  },
  out: 'fuori',
  back: 'Indietro',
  waits: 'aspetta',
  standing: (n, isOut) => `${points(n)}${isOut ? ', fuori' : ''}`,
  purse: {
    hold: 'Tieni per vedere',
    tap: 'Tocca per vedere',
    all: coins,
    coins: (cloth, n) => `${n} ${clothName[cloth]}`,
  },
  table: {
    left: 'restano',
    none: '–',
  },
  points,
  coins,
  pay: {
    because: (size, gains, say) =>
      `punti: ${count(size, 'elemento', 'elementi')}${gains.length > 0 ? ` e ${say.list(gains.map(gain => won(gain, say)))}` : ''}`,
    scores: (size, medals, gains, say) =>
      gains.length > 0
        ? `Porta ${size} + ${medals}: ${say.list(gains.map(gain => won(gain, say)))}`
        : `Porta ${points(size)}, uno per elemento`,
    with: 'Paga con',
    first: 'prima il meno caro',
    way: inWords,
    leaves: n => `${n === 1 ? 'resta' : 'restano'} ${n}`,
    other: n => count(n, 'altro modo', 'altri modi'),
  },
  cloth: clothName,
  medal,
  over: 'Il bazar è chiuso.',
  won: (standings, say) => {
    const { first, score, other } = winnersOf(standings)
    const names = say.list(first.map(({ seat }) => say.name(seat)))
    if (first.length > 1) return `${names} condividono la vittoria con ${points(score)} a testa.`
    const wins = first[0]?.seat === say.you ? 'Vinci' : `${names} vince`
    return other === undefined
      ? `${wins} con ${points(score)}.`
      : `${wins}, ${score}\u00a0a\u00a0${other}.`
  },
  final: {
    'one-empty':
      'Un colore è esaurito, quindi è cominciata la fase finale. Ora potete solo costruire.',
    'two-low':
      'Due colori hanno al massimo un ampliamento, quindi è cominciata la fase finale. Ora potete solo costruire.',
    still:
      'In dieci giri nessuno ha aggiunto nulla, quindi è cominciata la fase finale. Ora potete solo costruire.',
  },

  told: {
    scored: ({ seat, cloth, size, gains, points: { stalls, medals } }, say) => {
      const more = gains.length
        ? ` + ${medals} per ${say.list(gains.map(gain => won(gain, say)))}`
        : ''
      const now = `ora ha ${count(size, 'elemento', 'elementi')}: ${points(stalls)}${more}.`
      return spoken(
        say,
        seat,
        `Il tuo banco ${clothName[cloth]} ${now}`,
        name => `Il banco ${clothName[cloth]} di ${name} ${now}`,
      )
    },
  },
  refused: {
    'only-building': 'Nella fase finale puoi costruire o smettere, nient’altro.',
    'not-final-yet':
      'Puoi smettere solo nella fase finale. Fino ad allora costruisci, attira un cliente o pesca.',
    'stall-on-board': 'Questo banco principale è già sul tabellone. Ce n’è uno solo.',
    'no-such-stall': 'Questo banco non è sul tabellone.',
    'none-left': 'Nella riserva non ci sono più ampliamenti di questo colore.',
    'customer-away':
      'Questo cliente aspetta accanto al tabellone. Torna quando qualcuno ne attira un altro.',
    'is-extended': 'Questo banco ha un ampliamento, quindi non puoi spostarlo.',
    'none-of-the-cloth': 'Paga almeno una moneta del colore del banco.',
    'too-few-coins': ({ short }) => `${short === 1 ? 'Manca' : 'Mancano'} ${coins(short)}.`,
    'wrong-sum': ({ price }) =>
      `Paga esattamente ${coins(price)}. Due monete di altri colori ne valgono una.`,
    'one-other-cloth': 'A questo tavolo le altre monete devono essere tutte di uno stesso colore.',
    'no-coin-for-joker': 'Un jolly costa una moneta in più, e non te ne restano.',
  },
} satisfies Shared

export const board = {
  customer,
  hand: 'La tua mano',
  noCard: 'Nessuna carta',
  holds: (cards, held) => `${count(cards, 'carta', 'carte')}${held ? `, ${barkers(held)}` : ''}`,
  doNow: {
    act: 'Costruisci, attira o pesca.',
    finalAct: 'Costruisci, o smetti.',
    over: 'La partita è finita.',
    other: name => `Tocca ${ad(name)}.`,
    otherPlaces: name => `${name} mette un banco.`,
    build: 'Scegli che cosa costruire.',
    place: 'Metti un banco.',
    neutral: one => `Metti il banco neutrale ${one}.`,
    where: {
      stall: one => `Metti il tuo banco ${one}.`,
      extension: one => `Amplia il tuo banco ${one}.`,
      move: one => `Sposta il tuo banco ${one}.`,
    },
    entrance: 'Metti il suo ingresso.',
    pay: (one, size) => `Paga il banco ${one} da ${size}.`,
    play: district => `Gioca una carta del quartiere ${district}.`,
    attract: 'Scegli un cliente.',
    way: who => `Dove va ${who.replace(/ \(.*\)/, '')}?`,
    take: 'Pesca due carte.',
    second: 'Pesca la seconda carta.',
    discard: 'Troppe carte. Scartane una.',
    final: what => `${what}?`,
  },
  note: {
    act: 'Fai un’azione, poi il turno è finito.',
    final: 'Nella fase finale si può solo costruire.',
    forGood: 'Non potrai annullare.',
    pay: one => `Almeno una moneta del colore (${one}). Due altre ne valgono una.`,
    play: 'Vanno bene anche tre carte qualsiasi. Giocando finisci il turno.',
    take: 'Prendi una carta esposta, pesca, o prendi un imbonitore.',
    build: 'Un banco nuovo è gratis. Ampliare costa e vale la nuova misura.',
    where: 'Tratteggio: permesso. +1: moneta del jolly. 3: tre carte.',
    entrance: 'Tocca una casella libera del mercato accanto al banco.',
    attract: 'Va all’ingresso libero più vicino del suo colore.',
    way: 'Con ogni imbonitore salta un ingresso più vicino.',
  },
  coach: {
    goal: 'I tuoi banchi portano questo segno. Il più grande di un colore ne ha le medaglie. Vince chi ha più punti.',
    act: 'Amplia per fare punti. Servono una carta e monete. Pesca per le carte, attira per le monete.',
    where: 'Tocca una casella tratteggiata. Il banco cresce lì e porta un punto per elemento.',
    pay: 'Paga con le monete che ti servono meno. Puoi annullare finché non giochi la carta.',
    attract:
      'Al tuo banco hai una moneta per elemento. Da un altro una per te, e una per elemento a chi lo possiede.',
  },
  act: { build: 'Costruisci', attract: 'Attira', draw: 'Pesca due', stop: 'Smetti' },
  sure: {
    play: 'Gioca e costruisci',
    take: 'Prendi',
    draw: 'Pesca',
    hire: 'Prendi un imbonitore',
    discard: 'Scarta',
    stop: 'Smetti di costruire',
  },
  build: {
    stall: 'apri',
    extension: 'amplia',
    move: 'sposta',
    grows: (from, to) => `${from} → ${to}`,
    noneLeft: 'esauriti',
    noPlace: 'non si può',
    tooDear: 'caro',
    moveOne: 'Sposta un banco che non può crescere',
    notMove: 'Costruisci invece',
  },
  pay: {
    pay: n => `Paga ${coins(n)}`,
  },
  play: {
    way: (cards, coin) =>
      capital(`${cards.map(named).join(' + ')}${coin ? ` e una moneta (${clothName[coin]})` : ''}`),
  },
  take: {
    title: 'Carte esposte',
    note: pile => `mazzo ${pile}`,
    display: list => `Prendi ${named(list)}`,
    pile: n => `Pesca dal mazzo, ${count(n, 'carta', 'carte')}`,
    barkers: n => `Prendi un imbonitore, ${n === 1 ? 'ne resta' : 'ne restano'} ${n}`,
    barkersLeft: barkers,
    discard: list => `Scarta ${named(list)}`,
    card: list => capital(named(list)),
  },
  attract: {
    way: (own, owner, steps) =>
      `${own ? 'Da te' : owner === null ? 'Banco neutrale' : `Da ${owner}`}, ${count(steps, 'passo', 'passi')}`,
    where: 'A quale ingresso?',
    now: (one, n) => `Attira ${one}: +${n}`,
    nearest: 'il più vicino',
    barkers,
    youGet: n => `tu ${n}`,
    gets: (name, n) => `${name} ${n}`,
    steps: n => count(n, 'passo', 'passi'),
    noEntrance: 'nessuna via',
  },
  board: {
    label: 'Il bazar. Percorrilo con le frecce',
    in: district => `Quartiere ${district}`,
    at: (name, district) => `${name}, quartiere ${district}`,
    market: 'casella di mercato',
    restaurant: 'casella di ristorante',
    stall: (cloth, owner, size) => `${stallOf(cloth, owner)}, misura ${size}`,
    entrance: (cloth, owner) => `ingresso del ${stallOf(cloth, owner)}`,
    customer: cloth => customer[cloth],
    aim: {
      put: 'permesso qui',
      entrance: 'qui può stare l’ingresso',
      chosen: 'scelto, tocca per annullare',
      customer: 'si può attirare',
      rug: 'può essere la meta',
    },
    extra: { '+1': 'con una moneta per un jolly', '3': 'per tre carte qualsiasi' },
  },

  told: {
    opened: ({ first }, say) => did('cominci tu.', 'comincia.')({ seat: first }, say),
    'drew-stall': ({ seat, cloth }, say) =>
      has(`estratto il banco neutrale ${clothName[cloth]}.`)({ seat }, say),
    placed: ({ seat, stall }, say) => {
      const what = stall.owner === null ? 'il banco neutrale' : 'un banco'
      return has(
        `messo ${what} ${clothName[stall.cloth]} nel quartiere ${districtAt(say, stall.squares[0]!)}.`,
      )({ seat }, say)
    },
    'set-aside': ({ seat, cloth }, say) =>
      cloth
        ? `Il banco neutrale ${clothName[cloth]} non entrava da nessuna parte ed è stato messo da parte.`
        : did(
            'non hai trovato una casella per nessun banco.',
            'non ha trovato una casella per nessun banco.',
          )({ seat }, say),
    began: null,
    put: null,
    paid: null,
    built: ({ seat, put, coins: paid, play }, say) => {
      const [one, by] = [clothName[put.cloth], played(play, say)]
      const at = `nel quartiere ${districtAt(say, put.square)}`
      if (put.kind === 'stall') return has(`aperto un banco ${one} ${at} (${by}).`)({ seat }, say)
      if (put.kind === 'move') return has(`spostato il banco ${one} ${at} (${by}).`)({ seat }, say)
      return has(`ampliato il banco ${one} ${at} per ${money(paid!, say)} (${by}).`)({ seat }, say)
    },
    attracted: ({ seat, cloth, entrance, barkers, income, arrives }, say) => {
      const past = barkers
        ? `, saltando ${count(barkers, 'ingresso più vicino', 'ingressi più vicini')}`
        : ''
      const earned = income.map(({ seat: to, coins: n }) => `${called(say, to)} +${n}`).join(', ')
      return `${has(`attirato il cliente ${clothName[cloth]} nel quartiere ${districtAt(say, entrance)}${past}`)({ seat }, say)}: ${earned}. È arrivato il ${clothName[arrives]}.`
    },
    took: ({ seat, from, card: one }, say) => {
      if (from === 'barkers') return has('preso un imbonitore.')({ seat }, say)
      if (from === 'display')
        return has(`preso ${card(one!, say)} tra le carte esposte.`)({ seat }, say)
      return has(`pescato ${one === undefined ? 'una carta' : card(one, say)}.`)({ seat }, say)
    },
    discarded: ({ seat, card: one }, say) => has(`scartato ${card(one, say)}.`)({ seat }, say),
    reshuffled: 'Gli scarti sono stati mescolati in un nuovo mazzo.',
    refilled: null,
    final: ({ reason }) => shared.final[reason],
    stopped: has('smesso di costruire.'),
    'shut-out': did(
      'non puoi più costruire niente e sei fuori.',
      'non può più costruire niente ed è fuori.',
    ),
    ended: 'Nessuno costruisce più. Medaglie e monete sono state contate.',
  },

  refused: {
    'place-a-stall': 'Prima ognuno mette i suoi banchi iniziali, uno a turno.',
    'choose-an-action': 'Prima scegli un’azione: costruisci, attira un cliente o pesca due carte.',
    'pay-first': 'Prima paga l’ampliamento, o annullalo.',
    'play-a-card': 'Gioca ora una carta di questo quartiere, o annulla la costruzione.',
    'take-another': 'Stai pescando. Pesca un’altra carta o prendi un imbonitore.',
    'discard-first': 'Puoi tenere al massimo quattro carte. Prima scarta le altre.',
    'market-only': at =>
      `${firstSquare(at)} è una casella dei ristoranti. Questo colore va sulle caselle del mercato.`,
    'restaurant-only': at =>
      `${firstSquare(at)} è una casella del mercato. I banchi viola vanno sulle caselle dei ristoranti.`,
    'not-free': at => `${firstSquare(at)} non è libera. C’è un banco, un ingresso o un cliente.`,
    'cloth-in-district': at =>
      `Questo quartiere ha già un banco principale di questo colore, in ${firstSquare(at)} (1).`,
    'beside-a-stall': (at, say) =>
      `Un banco principale non tocca nessun altro banco: ${allSquares(at, say)}.`,
    'cuts-off': (at, say) =>
      `Così taglieresti fuori ${allSquares(at, say)}. Ogni cliente deve poter raggiungere ogni ingresso.`,
    'entrance-not-beside': at => `${firstSquare(at)} non è accanto al banco.`,
    'entrance-off-market': at =>
      `${firstSquare(at)} non è una casella del mercato. Un ingresso deve stare sul mercato.`,
    'entrance-not-free': at =>
      `${firstSquare(at)} non è libera, quindi l’ingresso non può stare lì.`,
    'entrance-cut-off': at => `Nessun cliente raggiungerebbe un ingresso in ${firstSquare(at)}.`,
    'district-full': (at, say) =>
      `All’inizio un quartiere ha al massimo due banchi principali. Ha già ${allSquares(at, say)}.`,
    'other-stall-drawn': 'È stato estratto un altro banco neutrale. Metti quello.',
    'not-beside-yours': (at, say) =>
      `Un ampliamento deve toccare il tuo banco con un lato: ${allSquares(at, say)}.`,
    'touches-same-cloth': (at, say) =>
      `Toccherebbe un altro banco dello stesso colore: ${allSquares(at, say)}.`,
    'can-be-extended': (at, say) =>
      `Puoi ancora ampliare questo banco, quindi non si sposta. Libero per lui: ${allSquares(at, say)}.`,
    'same-square': 'Metti il banco su un’altra casella. Il suo ingresso da solo non si sposta.',
    'no-card': ({ district }) =>
      `Non hai carte per il quartiere ${district}, né tre carte da giocare invece.`,
    'not-in-hand': 'Non hai questa carta in mano.',
    'other-district': ({ district }) => `Questa carta non vale per il quartiere ${district}.`,
    'joker-needs-coin': 'Un jolly costa una moneta. Scegli quale.',
    'coin-not-needed': 'Solo un jolly giocato da solo costa una moneta.',
    'one-or-three': 'Gioca una carta adatta, o tre carte qualsiasi.',
    'no-entrance': at => `In ${firstSquare(at)} non c’è nessun ingresso.`,
    'entrance-occupied': at => `Sull’ingresso ${firstSquare(at)} c’è un cliente.`,
    'too-few-barkers': ({ squares, needed, barkers }, say) =>
      `Più vicino e libero: ${allSquares({ squares }, say)}. ${needed === 1 ? 'Serve' : 'Servono'} ${count(needed, 'imbonitore', 'imbonitori')}, e ${barkers ? `ne hai ${barkers}` : 'non ne hai'}.`,
    'not-on-display': 'Questa carta non è più esposta.',
    'no-barkers-left': 'I sette imbonitori sono tutti presi.',
  },
} satisfies Board

export const sheet = {
  start: {
    setUp: 'Tocca i tuoi tre banchi.',
    setUpNote: 'Sono i colori che hai sul tabellone all’inizio.',
    others: 'Aspetta i banchi degli altri.',
    begins: 'Chi comincia?',
    ready: n => (n < 3 ? `${n} di 3` : 'Comincia con questi'),
  },
  sheet: {
    declared,
    yours: 'Tocca a te. Che cosa hai fatto?',
    turn: name => `Tocca ${ad(name)}.`,
    count: 'Conta le tue monete.',
    counting: (names, n) => `${names} ${n > 1 ? 'stanno' : 'sta'} ancora contando.`,
    countNote: 'Somma il valore di tutti i colori. Tre fanno un punto.',
    over: 'La partita è finita.',
    final: 'Passa alla fase finale',
    stop: 'Smetti di costruire',
    sure: what => `Davvero? ${what}`,
    coins: 'Valore delle tue monete',
    counted: 'Segna',
    action: {
      stall: 'Apri',
      extension: 'Amplia',
      move: 'Sposta',
      attract: 'Attira',
      draw: 'Pesca due',
    },
    enter: {
      stall: one => `Nuovo banco ${one}`,
      extension: (one, size) => `${capital(one)} a ${size}`,
      move: one => `Sposta il banco ${one}`,
    },
    price: (_one, price) => `${coins(price)}, almeno una del colore del banco`,
    instead: isOneOther =>
      `Due monete di ${isOneOther ? 'un solo altro colore' : 'altri colori'} ne valgono una.`,
    pays: (seat, price, say) => did(`paghi ${price}.`, `paga ${price}.`)({ seat }, say),
    free: 'Niente da pagare. Solo un jolly costa una moneta.',
    takes: (cloth, each) => `Monete da prendere (${clothName[cloth]}): ${each}.`,
    paying: (what, n) => `${what}: ${coins(n)}`,
    joker: 'Con un jolly: 1 moneta in più',
    noJoker: 'Senza jolly',
    ownPhone: 'Ognuno paga i suoi ampliamenti sul proprio telefono.',
    neutral: 'Il banco neutrale',
    own: 'Il tuo banco',
    of: name => `Banco di ${name}`,
  },
  told: {
    opened: ({ options }) =>
      options.coins === 'kept'
        ? 'Tutti cominciano con una moneta di ogni colore.'
        : 'Giocate con le monete vere. Leggete qui che cosa prendere e pagare.',
    entered: {
      'sets-up': ({ seat, cloths }, say) => {
        const stalls = say.list(cloths.map(cloth => clothName[cloth]))
        return has(`cominciato con ${stalls}.`)({ seat }, say)
      },
      begins: ({ first }, say) => did('cominci tu.', 'comincia.')({ seat: first }, say),
      stall: ({ seat, cloth, ...spent }, say) =>
        has(`aperto un banco ${clothName[cloth]}${paying(spent, say)}.`)({ seat }, say),
      extension: ({ seat, cloth, ...spent }, say) =>
        has(`ampliato il banco ${clothName[cloth]}${paying(spent, say)}.`)({ seat }, say),
      move: ({ seat, cloth, ...spent }, say) =>
        has(`spostato il banco ${clothName[cloth]}${paying(spent, say)}.`)({ seat }, say),
      attract: ({ seat, cloth, owner }, say) =>
        has(`attirato il cliente ${clothName[cloth]} ${toOwner(owner, say)}.`)({ seat }, say),
      draw: has('pescato due carte.'),
      final: declared,
      stop: has('smesso di costruire.'),
      counts: ({ seat, coins: n }, say) => has(`contato ${coins(n)}.`)({ seat }, say),
    },
  },

  refused: {
    'entered-already': 'È già segnato. Correggilo nella cronologia.',
    'not-begun': 'Segnate prima i banchi di ognuno, poi chi comincia.',
    'stalls-first': 'Segnate prima i tre banchi di ognuno.',
    'begun-already': 'La partita è già cominciata.',
    'only-counting': 'Restano solo le monete da contare.',
    'not-counting': 'Contate le monete alla fine, e solo se sono vere.',
    'final-already': 'La fase finale è già cominciata.',
    'coins-are-real': 'A questo tavolo le monete sono vere. Paga con quelle, non qui.',
    'say-what-is-paid': 'Scegli le monete con cui pagare.',
  },
} satisfies Sheet

export const moves = {
  board: {
    stall: ({ cloth, square, entrance }, say) =>
      `Metti un banco ${clothName[cloth]} nel quartiere ${districtAt(say, square, entrance)}`,
    extension: ({ cloth, square }, say) =>
      `Amplia il banco ${clothName[cloth]} nel quartiere ${districtAt(say, square)}`,
    move: ({ cloth, square, entrance }, say) =>
      `Sposta il banco ${clothName[cloth]} nel quartiere ${districtAt(say, square, entrance)}`,
    pay: ({ coins: purse }, say) => `Paga ${money(purse, say)}`,
    play: (play, say) => `Gioca: ${played(play, say)}`,
    attract: ({ entrance }, say) => `Attira un cliente nel quartiere ${districtAt(say, entrance)}`,
    take: ({ card: one }, say) => `Prendi ${card(one, say)} tra le esposte`,
    draw: 'Pesca dal mazzo',
    hire: 'Prendi un imbonitore',
    discard: ({ card: one }, say) => `Scarta ${card(one, say)}`,
    stop: 'Smetti di costruire',
  },
  sheet: {
    'sets-up': ({ cloths }, say) =>
      `Banchi all’inizio: ${say.list(cloths.map(cloth => clothName[cloth]))}`,
    begins: ({ first }, say) => `Comincia ${say.name(first)}`,
    stall: ({ cloth, ...spent }, say) => `Nuovo banco ${clothName[cloth]}${paying(spent, say)}`,
    extension: ({ cloth, ...spent }, say) =>
      `Amplia il banco ${clothName[cloth]}${paying(spent, say)}`,
    move: ({ cloth, ...spent }, say) => `Sposta il banco ${clothName[cloth]}${paying(spent, say)}`,
    attract: ({ cloth, owner }, say) =>
      `Attira il cliente ${clothName[cloth]} ${toOwner(owner, say)}`,
    draw: 'Pesca due carte',
    final: 'Passa alla fase finale',
    stop: 'Smetti di costruire',
    counts: ({ coins: n }) => `Monete: ${n}`,
  },
} satisfies Moves

// What a turn of drawing brought, in one sentence.
const small = (facts: readonly Drawing[], say: Telling): string => {
  const drawn = drawnIn(facts, which => card(which, say), say)
  if (!drawn) return ''
  const { seat, cards, unseen, barkers: hired, away } = drawn
  const deeds = [
    cards && `preso ${cards}`,
    unseen > 0 ? `pescato ${unseen > 1 ? 'due carte' : 'una carta'}` : '',
    hired > 0 ? `preso ${hired > 1 ? 'due imbonitori' : 'un imbonitore'}` : '',
    away && `scartato ${away}`,
  ]
  return has(`${say.list(deeds.filter(deed => deed !== ''))}.`)({ seat }, say)
}

// What lies in the box, one of each.
const things = {
  stall: 'banco principale',
  extension: 'ampliamento',
  customer: 'cliente',
  gold: 'medaglia d’oro',
  silver: 'medaglia d’argento',
  barker: 'imbonitore',
  coin: 'moneta',
  point: 'punto',
}

export const pages = {
  title: 'Kairo',
  tagline: 'Apri i tuoi banchi al bazar, attira i clienti, amplia più degli altri.',
  modes: {
    digital: 'Tutto il bazar sui vostri schermi: banchi, clienti, carte, monete.',
    companion: 'Giocate con la scatola. I telefoni tengono monete, medaglie e punti.',
  },
  options: {
    start: {
      label: 'Inizio',
      sentence: 'Usate i banchi dati, o mettetene tre ciascuno a turno.',
      values: { given: 'Posizioni date', variable: 'Messi a turno' },
    },
    medals: {
      label: 'Medaglie',
      sentence: 'Quanto valgono oro e argento. Guardate le vostre medaglie.',
      values: {
        '2-1': 'Oro 2, argento 1',
        '3-2': 'Oro 3, argento 2',
        '3-1': 'Oro 3, argento 1',
        '4-2': 'Oro 4, argento 2',
      },
    },
    oneOtherColour: {
      label: 'Monete di altri colori',
      sentence:
        'Le monete che sostituiscono il colore del banco possono essere miste, o tutte di un solo colore.',
      values: { no: 'Di colori qualsiasi', yes: 'Tutte di un solo altro colore' },
    },
    edition: {
      label: 'Tabellone e carte',
      sentence:
        'Tabellone, carte e posizioni iniziali sono valori della casa. Con la scatola puoi incollare un’edizione corretta (JSON).',
      values: { '': 'Quella della casa', own: 'Un’edizione corretta' },
    },
    coins: {
      label: 'Monete',
      sentence: 'Tenete le monete sui telefoni, o usate quelle della scatola.',
      values: { kept: 'Sui telefoni', real: 'Monete vere' },
    },
  },
  end: {
    title: 'Punti, ampliamento dopo ampliamento',
    start: 'inizio',
    last: 'monete',
    medals: n => `Le medaglie contano ancora una volta alla fine: ${points(n)}.`,
    largest: (name, n) => `${name} ha segnato di più in un turno: ${points(n)}.`,
  },
  log: { digital: { chapter: { began: turnHeading }, small }, companion: {} },
  luck: 'Il caso decide chi comincia, quali carte si pescano e quali clienti e banchi neutrali escono.',
  standing: {
    stalls: 'banchi',
    medals: 'medaglie',
    'final-medals': 'medaglie alla fine',
    coins: 'monete',
  },
  reasons: {
    scores: ({ size }) => `${points(size)}, uno per elemento.`,
    medals: ({ size, medals, points: all }) =>
      `${points(all)}: ${size} per gli elementi, ${medals} per le medaglie.`,
    room: ({ squares: { length } }) =>
      length
        ? `Qui può crescere da ${count(length, 'lato', 'lati')}.`
        : 'Altrove non crescerebbe meglio.',
    neutral: 'Qui intralcia gli altri più di te.',
    leaves: ({ left }) => {
      if (left === 0) return 'Sono le tue ultime monete, ma ne vale la pena.'
      return left === 1
        ? 'Ti resta una moneta, la più utile.'
        : `Ti restano ${coins(left)}, le più utili.`
    },
    spare: ({ cards }) =>
      cards > 1 ? 'Sono le carte che ti servono meno.' : 'È la carta che ti serve meno.',
    earns: ({ cloth, coins: mine }) =>
      `${capital(clothName[cloth])}: ${coins(mine)} per te, niente per gli altri.`,
    'earns-both': ({ cloth, coins: mine, theirs, seats }, say) =>
      `${capital(clothName[cloth])}: ${coins(mine)} per te, ${theirs} per ${say.name(seats[0]!)}.`,
    fits: ({ districts }, say) =>
      `Con questa puoi ampliare nel quartiere ${say.either(districts.map(String))}.`,
    cards: 'Con più carte scegli tu dove ampliare.',
    'no-card': 'Nessuna tua carta va bene dove puoi ampliare.',
    three: 'Tre carte qualsiasi vanno bene ovunque, quindi raccoglile.',
    barker: 'Con un imbonitore un cliente salta un ingresso più vicino.',
    stop: 'Non puoi più costruire niente che porti punti.',
  },
  faults: {
    'map-row':
      'deve avere 12 caratteri: 1–9 per il mercato di un quartiere, a–i per i suoi ristoranti',
    'market-square': 'deve essere una casella del mercato',
    'cut-off': 'non ha una via verso gli altri clienti',
    'neutral-stalls': ([due]) => `deve avere ${due} banchi neutrali`,
    'stalls-of': ([due, owner]) => `deve avere ${due} banchi del posto ${owner}`,
    'stall-on-board': 'c’è due volte, ma ogni posto ha un banco per colore',
    'market-only': 'deve avere il banco su una casella del mercato',
    'restaurant-only': 'deve avere il banco su una casella dei ristoranti',
    'not-free': 'deve avere il banco su una casella libera',
    'cloth-in-district': 'ha già il suo colore in questo quartiere',
    'beside-a-stall': 'tocca un altro banco',
    'cuts-off': 'taglia fuori ingressi o clienti',
    'entrance-not-beside': 'deve avere l’ingresso accanto al banco',
    'entrance-off-market': 'deve avere l’ingresso su una casella del mercato',
    'entrance-not-free': 'deve avere l’ingresso su una casella libera',
    'entrance-cut-off': 'ha un ingresso che nessun cliente raggiunge',
  },
  layout: {
    areas: {
      customers: 'Clienti sul tabellone',
      waits: 'Il cliente che aspetta accanto al tabellone',
      neutral: 'Banchi neutrali',
      stalls: name => `Banchi di ${name}`,
      seat: name => `Davanti ${ad(name)}`,
      display: 'Le carte esposte',
      discards: 'Gli scarti',
      supply: 'La riserva',
      pile: 'Il mazzo',
      hand: name => `Mano di ${name}`,
      purse: name => `Borsa di ${name}`,
    },
    piece: ({ piece, count: n }, say) => {
      const [kind, which] = codeOf(piece)
      if (kind === 'card') return `carta ${districtsOf(say, Number(which))}`
      if (kind === 'point' && n !== 1) return 'punti'
      const name = isKeyOf(things, kind) ? things[kind] : piece
      return isKeyOf(clothName, which) ? `${name}, ${clothName[which]}` : name
    },
    place: (at, say) => `quartiere ${districtAt(say, at)}`,
    spot: (at, say) => {
      const [row, column] = rowAndColumn(say, at)
      return `riga ${row}, colonna ${column}, quartiere ${districtAt(say, at)}`
    },
    ask: {
      customers: square => `Quale cliente c’è qui, nel ${square}?`,
      neutral: square => `Quale banco c’è qui, nel ${square}?`,
      stalls: square => `Quale banco c’è qui, nel ${square}?`,
    },
    rest: {
      still: { label: 'Turni di fila senza un nuovo banco né un ampliamento' },
      final: {
        label: 'La fase finale',
        values: {
          none: 'non è cominciata',
          'one-empty': 'è cominciata quando un colore è finito',
          'two-low': 'è cominciata quando due colori erano quasi finiti',
          still: 'è cominciata dopo dieci giri senza costruire',
        },
      },
    },
    refused: {
      'off-board': 'Un banco o un cliente non è sul tabellone.',
      'one-waits': 'Cinque clienti devono stare sul tabellone, e uno accanto.',
      'customer-off-market': at =>
        `${firstSquare(at)} non è una casella del mercato. Un cliente deve stare sul mercato.`,
      'customers-meet': at =>
        `Due clienti non possono stare sulla stessa casella: ${firstSquare(at)}.`,
      'too-many-cards': ({ seats: [seat], limit }, say) =>
        did(
          `puoi avere al massimo ${count(limit, 'carta', 'carte')} in mano.`,
          `può avere al massimo ${count(limit, 'carta', 'carte')} in mano.`,
        )({ seat }, say),
      'display-size': ({ limit }) => `Le carte esposte devono essere ${limit}.`,
    },
  },
  fields: {
    cloths: ['Banchi all’inizio', cloth => clothName[cloth]],
    first: 'Chi comincia',
    cloth: ['Colore', cloth => clothName[cloth]],
    coin: ['Moneta per un jolly', cloth => clothName[cloth]],
    owner: ['Di chi è il banco', () => 'neutrale'],
    coins: 'Valore delle monete',
    ...clothName,
  },
  figures: { points: 'punti', sizes: 'banchi', medals: 'medaglie', coins: 'monete', none: '–' },
} satisfies Pages
