// Kairo in italiano.

import { ad, count, did, has, points } from '../../../words/grammar/it.ts'
import { figureIn } from '../../kit/figures.ts'
import { capital, clause } from '../../words.ts'
import type { Board, Moves, Pages, Shared, Sheet } from './en.ts'

const tenths = figureIn('it')
const tenthsOfAPoint = (n: number) => `${tenths(n)} ${Math.abs(n) === 1 ? 'punto' : 'punti'}`
const ahead = (n: number) =>
  `${tenthsOfAPoint(n)} di ${n < 0 ? 'svantaggio' : 'vantaggio'} alla fine`
const than = (own: number, n: number) =>
  own < 0 === n < 0 ? tenths(n) : `${tenths(n)} di ${n < 0 ? 'svantaggio' : 'vantaggio'}`
const cards = (n: number) => count(n, 'carta', 'carte')
const tiles = (n: number) => count(n, 'elemento', 'elementi')
const coins = (n: number) => count(n, 'moneta', 'monete')
const barkers = (n: number) => count(n, 'imbonitore', 'imbonitori')
const medal = { gold: 'oro', silver: 'argento' }

export const shared = {
  // The masthead: where the game is, and what ends it.
  where: {
    left: (one, n) => `${capital(one)}: ancora ${tiles(n)}`,
    ends: 'Fase finale quando un colore è esaurito',
    final: 'Fase finale',
    finalEnds: 'Finisce quando nessuno costruisce più',
  },
  out: 'fuori',
  back: 'Indietro',
  waits: 'aspetta',
  purse: { hold: 'Tieni per vedere', tap: 'Tocca per vedere' },
  table: { left: 'restano' },
  points,
  coins,
  and: 'e',
  begins: did('cominci tu.', 'comincia.'),
  stopped: has('smesso di costruire.'),
  pay: {
    because: size => `punti: ${tiles(size)}`,
    scores: {
      plain: size => `Porta ${points(size)}, uno per elemento`,
      medals: (size, medals, gains) => `Porta ${size} + ${medals}: ${gains}`,
    },
    with: 'Paga con',
    first: 'prima il meno caro',
    leaves: n => `${n === 1 ? 'resta' : 'restano'} ${n}`,
    other: n => count(n, 'altro modo', 'altri modi'),
  },
  cloth: {
    red: 'rosso',
    yellow: 'giallo',
    green: 'verde',
    white: 'bianco',
    blue: 'blu',
    violet: 'viola',
  },
  medal,
  // A medal that scores: from the supply, and from a seat.
  gain: medal,
  taken: medal => clause(`${medal} (era tuo)`, name => `${medal} (era di ${name})`),
  over: 'Il bazar è chiuso.',
  won: {
    shared: (names, score) => `${names} condividono la vittoria con ${points(score)} a testa.`,
    wins: score => did(`vinci${score}.`, `vince${score}.`),
    by: score => ` con ${points(score)}`,
    over: (score, other) =>
      ` con ${points(score - other)} di vantaggio, ${score}\u00a0a\u00a0${other}`,
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
    scored: (one, size, score) =>
      clause(
        `Il tuo banco ${one} ora ha ${tiles(size)}: ${score}.`,
        name => `Il banco ${one} di ${name} ora ha ${tiles(size)}: ${score}.`,
      ),
  },
  withMedals: (stalls, medals, gains) => `${points(stalls)} + ${medals} per ${gains}`,

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
  customer: {
    red: 'il cliente rosso (fez, lampada)',
    yellow: 'il cliente giallo (cappello di paglia, limoni)',
    green: 'il cliente verde (turbante, tè alla menta)',
    white: 'il cliente bianco (cappuccio, stoffa)',
    blue: 'il cliente blu (sciarpa, brocca)',
    violet: 'il cliente viola (cappello da cuoco, piatto)',
  },
  hand: 'La tua mano',
  noCard: 'Nessuna carta',
  // A card by its districts.
  card: {
    the: districts => `la carta ${districts}`,
    unseen: 'una carta',
    one: districts => `carta ${districts}`,
    several: districts => `carte ${districts}`,
    joker: districts => `jolly ${districts}`,
    coin: one => `una moneta (${one})`,
  },
  cards,
  barkers,
  you: 'tu',
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
    way: who => `Dove va ${who}?`,
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
    noneLeft: 'esauriti',
    noPlace: 'non si può',
    tooDear: 'caro',
    moveOne: 'Sposta un banco che non può crescere',
    notMove: 'Costruisci invece',
  },
  pay: {
    pay: n => `Paga ${coins(n)}`,
  },
  take: {
    title: 'Carte esposte',
    note: pile => `mazzo ${pile}`,
    display: card => `Prendi ${card}`,
    pile: n => `Pesca dal mazzo, ${cards(n)}`,
    barkers: n => `Prendi un imbonitore, ${n === 1 ? 'ne resta' : 'ne restano'} ${n}`,
    discard: card => `Scarta ${card}`,
  },
  attract: {
    way: { own: 'Da te', neutral: 'Banco neutrale', of: name => `Da ${name}` },
    where: 'A quale ingresso?',
    now: (one, n) => `Attira ${one}: +${n}`,
    nearest: 'il più vicino',
    past: n => `, saltando ${count(n, 'ingresso più vicino', 'ingressi più vicini')}`,
    steps: n => count(n, 'passo', 'passi'),
    noEntrance: 'nessuna via',
  },
  board: {
    label: 'Il bazar. Percorrilo con le frecce',
    in: district => `Quartiere ${district}`,
    at: (name, district) => `${name}, quartiere ${district}`,
    market: 'casella di mercato',
    restaurant: 'casella di ristorante',
    neutral: one => `banco ${one} neutrale`,
    of: (one, owner) => `banco ${one} di ${owner}`,
    stall: (what, size) => `${what}, misura ${size}`,
    entrance: what => `ingresso del ${what}`,
    aim: {
      put: 'permesso qui',
      entrance: 'qui può stare l’ingresso',
      chosen: 'scelto, tocca per annullare',
      customer: 'si può attirare',
      rug: 'può essere la meta',
    },
    extra: { '+1': 'con una moneta per un jolly', '3': 'per tre carte qualsiasi' },
  },

  here: 'ora qui:',
  told: {
    'drew-stall': one => has(`estratto il banco neutrale ${one}.`),
    placed: {
      own: (one, at) => has(`messo un banco ${one} nel quartiere ${at}.`),
      neutral: (one, at) => has(`messo il banco neutrale ${one} nel quartiere ${at}.`),
    },
    'set-aside': {
      own: did(
        'non hai trovato una casella per nessun banco.',
        'non ha trovato una casella per nessun banco.',
      ),
      neutral: one =>
        `Il banco neutrale ${one} non entrava da nessuna parte ed è stato messo da parte.`,
    },
    built: {
      stall: (one, at, cards) => has(`aperto un banco ${one} nel quartiere ${at} (${cards}).`),
      extension: (one, at, cards, paid) =>
        has(`ampliato il banco ${one} nel quartiere ${at} per ${paid} (${cards}).`),
      move: (one, at, cards) => has(`spostato il banco ${one} nel quartiere ${at} (${cards}).`),
    },
    attracted: (one, at, past, earned, arrives) =>
      has(
        `attirato il cliente ${one} nel quartiere ${at}${past}: ${earned}. È arrivato il ${arrives}.`,
      ),
    took: {
      display: card => has(`preso ${card} tra le carte esposte.`),
      pile: card => has(`pescato ${card}.`),
      barkers: has('preso un imbonitore.'),
    },
    discarded: card => has(`scartato ${card}.`),
    reshuffled: 'Gli scarti sono stati mescolati in un nuovo mazzo.',
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
    'other-stall-drawn': 'È stato estratto un altro banco neutrale. Metti quello.',
    'same-square': 'Metti il banco su un’altra casella. Il suo ingresso da solo non si sposta.',
    'no-card': ({ district }) =>
      `Non hai carte per il quartiere ${district}, né tre carte da giocare invece.`,
    'not-in-hand': 'Non hai questa carta in mano.',
    'other-district': ({ district }) => `Questa carta non vale per il quartiere ${district}.`,
    'joker-needs-coin': 'Un jolly costa una moneta. Scegli quale.',
    'coin-not-needed': 'Solo un jolly giocato da solo costa una moneta.',
    'one-or-three': 'Gioca una carta adatta, o tre carte qualsiasi.',
    'too-few-barkers': (squares, needed, held) =>
      `Più vicino e libero: ${squares}. ${needed === 1 ? 'Serve' : 'Servono'} ${barkers(needed)}, e ${held ? `ne hai ${held}` : 'non ne hai'}.`,
    'not-on-display': 'Questa carta non è più esposta.',
    'no-barkers-left': 'I sette imbonitori sono tutti presi.',
  },
  // Refusals about one square, and about several.
  refusedAt: {
    square: {
      'market-only': square =>
        `${square} è una casella dei ristoranti. Questo colore va sulle caselle del mercato.`,
      'restaurant-only': square =>
        `${square} è una casella del mercato. I banchi viola vanno sulle caselle dei ristoranti.`,
      'not-free': square => `${square} non è libera. C’è un banco, un ingresso o un cliente.`,
      'cloth-in-district': square =>
        `Questo quartiere ha già un banco principale di questo colore, in ${square} (1).`,
      'entrance-not-beside': square => `${square} non è accanto al banco.`,
      'entrance-off-market': square =>
        `${square} non è una casella del mercato. Un ingresso deve stare sul mercato.`,
      'entrance-not-free': square => `${square} non è libera, quindi l’ingresso non può stare lì.`,
      'entrance-cut-off': square => `Nessun cliente raggiungerebbe un ingresso in ${square}.`,
      'no-entrance': square => `In ${square} non c’è nessun ingresso.`,
      'entrance-occupied': square => `Sull’ingresso ${square} c’è un cliente.`,
    },
    squares: {
      'beside-a-stall': squares => `Un banco principale non tocca nessun altro banco: ${squares}.`,
      'cuts-off': squares =>
        `Così taglieresti fuori ${squares}. Ogni cliente deve poter raggiungere ogni ingresso.`,
      'district-full': squares =>
        `All’inizio un quartiere ha al massimo due banchi principali. Ha già ${squares}.`,
      'not-beside-yours': squares =>
        `Un ampliamento deve toccare il tuo banco con un lato: ${squares}.`,
      'touches-same-cloth': squares =>
        `Toccherebbe un altro banco dello stesso colore: ${squares}.`,
      'can-be-extended': squares =>
        `Puoi ancora ampliare questo banco, quindi non si sposta. Libero per lui: ${squares}.`,
    },
  },
} satisfies Board

export const sheet = {
  start: {
    setUp: 'Tocca i tuoi tre banchi.',
    setUpNote: 'Sono i colori che hai sul tabellone all’inizio.',
    others: 'Aspetta i banchi degli altri.',
    begins: 'Chi comincia?',
    ready: { some: n => `${n} di 3`, all: 'Comincia con questi' },
  },
  sheet: {
    declared: 'La fase finale è cominciata. Ora potete solo costruire.',
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
    instead: {
      yes: 'Due monete di un solo altro colore ne valgono una.',
      no: 'Due monete di altri colori ne valgono una.',
    },
    pays: price => did(`paghi ${price}.`, `paga ${price}.`),
    free: 'Niente da pagare. Solo un jolly costa una moneta.',
    takes: (one, each) => `Monete da prendere (${one}): ${each}.`,
    paying: (what, n) => `${what}: ${coins(n)}`,
    joker: 'Con un jolly: 1 moneta in più',
    noJoker: 'Senza jolly',
    ownPhone: 'Ognuno paga i suoi ampliamenti sul proprio telefono.',
    neutral: 'Il banco neutrale',
    own: 'Il tuo banco',
    of: name => `Banco di ${name}`,
  },
  // What was paid for a stall, and whose stall a customer is led to.
  paid: money => `, pagando ${money}`,
  to: { neutral: 'al banco neutrale', seat: clause('al tuo banco', name => `al banco di ${name}`) },
  told: {
    opened: {
      kept: 'Tutti cominciano con una moneta di ogni colore.',
      real: 'Giocate con le monete vere. Leggete qui che cosa prendere e pagare.',
    },
    entered: {
      'sets-up': stalls => has(`cominciato con ${stalls}.`),
      stall: (one, paid) => has(`aperto un banco ${one}${paid}.`),
      extension: (one, paid) => has(`ampliato il banco ${one}${paid}.`),
      move: (one, paid) => has(`spostato il banco ${one}${paid}.`),
      attract: (one, to) => has(`attirato il cliente ${one} ${to}.`),
      draw: has('pescato due carte.'),
      counts: n => has(`contato ${coins(n)}.`),
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
    stall: (one, at) => `Metti un banco ${one} nel quartiere ${at}`,
    extension: (one, at) => `Amplia il banco ${one} nel quartiere ${at}`,
    move: (one, at) => `Sposta il banco ${one} nel quartiere ${at}`,
    pay: money => `Paga ${money}`,
    play: cards => `Gioca: ${cards}`,
    attract: at => `Attira un cliente nel quartiere ${at}`,
    take: card => `Prendi ${card} tra le esposte`,
    draw: 'Pesca dal mazzo',
    hire: 'Prendi un imbonitore',
    discard: card => `Scarta ${card}`,
    stop: 'Smetti di costruire',
  },
  sheet: {
    'sets-up': stalls => `Banchi all’inizio: ${stalls}`,
    begins: name => `Comincia ${name}`,
    stall: (one, paid) => `Nuovo banco ${one}${paid}`,
    extension: (one, paid) => `Amplia il banco ${one}${paid}`,
    move: (one, paid) => `Sposta il banco ${one}${paid}`,
    attract: (one, to) => `Attira il cliente ${one} ${to}`,
    draw: 'Pesca due carte',
    final: 'Passa alla fase finale',
    stop: 'Smetti di costruire',
    counts: n => `Monete: ${n}`,
  },
} satisfies Moves

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
    last: 'medaglie, monete',
    each: (stalls, medals, gold, coins) =>
      `${stalls} per i banchi, ${medals} per le medaglie${gold && ` (oro in ${gold})`}, ${coins} per le monete.`,
    colours: n => count(n, 'colore', 'colori'),
    by: {
      stalls: (n, name) => `${points(n)} in più di ${name} per i banchi.`,
      medals: (n, name) => `${points(n)} in più di ${name} per le medaglie.`,
      coins: (n, name) => `${points(n)} in più di ${name} per le monete.`,
    },
    shared: (n, name) => `${points(n)} in più di ${name}.`,
    behind: {
      'final-medals': (names, n) =>
        `Vantaggio di ${n} per ${names} prima che le medaglie contassero di nuovo.`,
      coins: (names, n) => `Vantaggio di ${n} per ${names} prima che contassero le monete.`,
    },
    level: {
      'final-medals': 'Era pari prima che le medaglie contassero di nuovo.',
      coins: 'Era pari prima che contassero le monete.',
    },
    finals: {
      'final-medals': list => `Le medaglie alla fine hanno dato: ${list}.`,
      coins: list => `Le monete hanno dato: ${list}.`,
    },
    scored: (name, one, n) => `Il banco ${one} di ${name} ha dato ${points(n)}.`,
    took: (name, one, n, medal, from) =>
      `Il banco ${one} di ${name} ha dato ${points(n)} e ha preso l’${medal} di ${from}.`,
    led: 'Il vantaggio è durato fino alla fine.',
    short: {
      coin: n => `Ti ${n === 1 ? 'mancava' : 'mancavano'} ${coins(n)} per condividere la vittoria.`,
      stalls: (n, more) =>
        `Ti ${n === 1 ? 'mancava' : 'mancavano'} ${points(n)}: ${more} in meno per i banchi.`,
      medals: (n, more) =>
        `Ti ${n === 1 ? 'mancava' : 'mancavano'} ${points(n)}: ${more} in meno per le medaglie.`,
      coins: (n, more) =>
        `Ti ${n === 1 ? 'mancava' : 'mancavano'} ${points(n)}: ${more} in meno per le monete.`,
    },
    largest: (name, n) => `${name} ha segnato di più in un turno: ${points(n)}.`,
  },
  // A turn of drawing in one sentence.
  log: {
    turn: deeds => has(`${deeds}.`),
    took: cards => `preso ${cards}`,
    drew: { one: 'pescato una carta', two: 'pescato due carte' },
    hired: { one: 'preso un imbonitore', two: 'preso due imbonitori' },
    discarded: cards => `scartato ${cards}`,
  },
  luck: 'Il caso decide chi comincia, quali carte si pescano e quali clienti e banchi neutrali escono.',
  standing: {
    stalls: 'banchi',
    medals: 'medaglie',
    'final-medals': 'medaglie alla fine',
    coins: 'monete',
  },
  reasons: {
    scores: (size, sum) => `${points(size)}, uno per elemento: finora ${sum}.`,
    medals: (size, medals, all, sum) =>
      `${points(all)}, ${size} per gli elementi e ${medals} per le medaglie: finora ${sum}.`,
    room: {
      some: n => `Qui può crescere da ${count(n, 'lato', 'lati')}.`,
      none: 'Altrove non crescerebbe meglio.',
    },
    neutral: ({ mine, theirs }) =>
      `Qui toglie ${count(theirs, 'casella', 'caselle')} agli altri e ${mine} a te.`,
    leaves: (paid, left) => `Paghi ${coins(paid)} e tieni le più utili: ${left}.`,
    'leaves-only': (paid, left) => `Si paga solo così: ${coins(paid)}, e ne tieni ${left}.`,
    spare: (kept, fit) => `Tieni ${kept}${fit}.`,
    'spare-only': (kept, fit) => `Non è possibile altro: tieni ${kept}${fit}.`,
    kept: {
      cards: n => count(n, 'carta', 'carte'),
      none: n => `zero carte e ${coins(n)}`,
      fit: (fit, open) => `, buone per ${fit} di ${count(open, 'casella', 'caselle')}`,
    },
    earns: (one, mine, have) => `${one}: ${coins(mine)} per te, poi ${have}, niente per gli altri.`,
    'earns-both': (one, mine, have, theirs, name) =>
      `${one}: ${coins(mine)} per te, poi ${have}, e ${theirs} per ${name}.`,
    fits: (districts, fit, open, cards, all) =>
      `Con questa puoi ampliare su ${fit} di ${count(open, 'casella', 'caselle')} (quartiere ${districts}), su ${all} con ${count(cards, 'carta', 'carte')}.`,
    cards: ({ cards, fit, open }) =>
      `Con ${count(cards, 'carta', 'carte')} puoi ampliare solo su ${fit} di ${count(open, 'casella', 'caselle')}.`,
    'all-fit': ({ cards }) =>
      `Dopo ${count(cards, 'carta', 'carte')} te ne servono altre per costruire.`,
    'no-card': ({ open }) =>
      `Nessuna tua carta va bene su ${count(open, 'casella', 'caselle')} dove puoi ampliare.`,
    three: ({ open }) =>
      `Con una terza carta qualsiasi puoi ampliare su ${count(open, 'casella', 'caselle')}.`,
    barker: {
      some: (barkers, reach) =>
        `Con ${count(barkers, 'imbonitore', 'imbonitori')} porti clienti a ${count(reach, 'banco in più', 'banchi in più')}.`,
      none: barkers =>
        `Con ${count(barkers, 'imbonitore', 'imbonitori')} un cliente può saltare ${count(barkers, 'ingresso più vicino', 'ingressi più vicini')}.`,
    },
    stop: 'Non puoi più costruire niente che porti punti.',
  },
  weighed: {
    ahead: (own, other, instead) =>
      own === other
        ? `Circa ${ahead(own)}, e con «${instead}» anche.`
        : `Circa ${ahead(own)}, con «${instead}» ${than(own, other)}.`,
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
    piece: {
      stall: 'banco principale',
      extension: 'ampliamento',
      customer: 'cliente',
      gold: 'medaglia d’oro',
      silver: 'medaglia d’argento',
      barker: 'imbonitore',
      coin: 'moneta',
      point: 'punto',
      points: 'punti',
    },
    place: at => `quartiere ${at}`,
    spot: (row, column, square) => `riga ${row}, colonna ${column}, ${square}`,
    ask: {
      customer: square => `Quale cliente c’è qui, nel ${square}?`,
      stall: square => `Quale banco c’è qui, nel ${square}?`,
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
      'too-many-cards': limit =>
        did(
          `puoi avere al massimo ${cards(limit)} in mano.`,
          `può avere al massimo ${cards(limit)} in mano.`,
        ),
      'display-size': limit => `Le carte esposte devono essere ${limit}.`,
    },
    refusedAt: {
      'customer-off-market': square =>
        `${square} non è una casella del mercato. Un cliente deve stare sul mercato.`,
      'customers-meet': square => `Due clienti non possono stare sulla stessa casella: ${square}.`,
    },
  },
  fields: {
    cloths: 'Banchi all’inizio',
    first: 'Chi comincia',
    cloth: 'Colore',
    coin: 'Moneta per un jolly',
    owner: { label: 'Di chi è il banco', neutral: 'neutrale' },
    coins: 'Valore delle monete',
  },
  figures: { points: 'punti', sizes: 'banchi', medals: 'medaglie', coins: 'monete' },
} satisfies Pages
