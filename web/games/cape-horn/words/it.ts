// Capo Horn in italiano.

import { ad, count, did, has, points } from '../../../words/grammar/it.ts'
import type { Seat } from '../../game.ts'
import { codeOf } from '../../layout.ts'
import { type Fields, spoken, type Telling } from '../../words.ts'
import type { Entry } from '../rules/entry.ts'
import { type Arrow, type Rose, type RoseColour, romans, type Stage } from '../rules/pieces.ts'
import type { Board, Moves, Pages, Shared, Sheet } from './en.ts'
import { arrowsOf, cardInWords, first, last, squareOf, winnersOf } from './speech.ts'

const cards = (n: number) => count(n, 'carta', 'carte')
const roses = (n: number) => count(n, 'rosa', 'rose')
const colour: Record<RoseColour, string> = { red: 'rosso', green: 'verde', yellow: 'giallo' }
// Di una rosa, non di uno scalo.
const rosy: Record<RoseColour, string> = { red: 'rossa', green: 'verde', yellow: 'gialla' }
const station = ({ stage, colour: one }: Rose) => `${rosy[one]} ${romans[stage]}`
const forward: Record<Stage, string> = { 1: 'a sud', 2: 'a ovest', 3: 'a nord' }
const arrow = { F: 'avanti', L: 'a sinistra', R: 'a destra', B: 'indietro' }
const shape = {
  star: 'stella di #',
  fan: 'ventaglio di #',
  diagonals: '# in diagonale',
  sideways: '# di lato',
}
const card = (arrows: readonly Arrow[]) => cardInWords(arrows, { ...arrow, ...shape, or: ' o ' })
const theCard = (type: string | undefined, say: Telling) => {
  const arrows = type === undefined ? undefined : arrowsOf(say, type)
  return arrows ? `«${card(arrows)}»` : 'una carta'
}
const lack = (turns: number) =>
  `${turns === 1 ? 'manca' : 'mancano'} circa ${count(turns, 'turno', 'turni')}`
const cost = (points: number) => (points ? ` (−${points})` : '')

export const shared = {
  // The masthead: where the game is, and what ends it.
  where: {
    roses: (most: number) =>
      most === 0 ? 'Ancora nessuna rosa' : `In testa: ${most} ${most === 1 ? 'rosa' : 'rose'}`,
    ends: 'Vincono tre rose, o due e il traguardo',
  },
  points,
  cards,
  station,
  over: 'La regata è finita.',
  held: owned => (owned.length ? `Rose: ${owned.map(station).join(', ')}` : 'Ancora nessuna rosa'),

  won: (standings, say) => {
    const { first, roses: held, crossed, points: left } = winnersOf(standings)
    const names = say.list(first.map(({ seat }) => say.name(seat)))
    if (first.length > 1)
      return `${names} sono in testa insieme con ${roses(held)} a testa e gli stessi punti.`
    const yours = first[0]?.seat === say.you
    const win = yours ? 'Hai vinto' : `${names} ha vinto`
    if (crossed) return `${win} tagliando il traguardo con due rose.`
    if (held >= 3) return `${win} con tre rose di tre colori.`
    return `${yours ? 'Sei' : `${names} è`} in testa con ${roses(held)}${left === undefined ? '' : ` e ${points(left)}`}.`
  },

  refused: {
    'not-this-step': 'Non puoi farlo in questa fase del turno.',
    'too-few-points': ({ price, points: n }) =>
      `Costa ${points(price)}, e tu ${n ? `ne hai ${n}` : 'non ne hai'}.`,
    'too-few-roses': 'Per tagliare il traguardo, a una nave servono due rose.',
    'hand-full': ({ limit }) => `Puoi tenere in mano al massimo ${cards(limit)}.`,
  },

  rail: {
    label: 'Fasi del turno',
    point: '+1 punto',
    lay: 'Posa',
    sail: 'Naviga',
    draw: 'Pesca, compra',
  },
  log: {
    title: 'Giornale di bordo',
    note: 'punti 0–8 · rose',
    pile: n => `${n} nel mazzo`,
    left: 'Rose rimaste',
    leftOf: (one, n) => `${rosy[one]} ${n}`,
  },

  act: { ignore: 'Ignora', sprint: 'Sprint', renounce: 'Resta', undo: 'Annulla' },
  why: { points: n => `ne hai ${n}`, step: 'non ora', full: 'mano piena' },
} satisfies Shared

export const board = {
  card,
  of: (n, held) => `${points(n)}, ${roses(held)}`,

  told: {
    opened: ({ first }, say) => did('cominci, da S1.', 'comincia, da S1.')({ seat: first }, say),
    began: ({ seat, gained }, say) =>
      `Tocca ${seat === say.you ? 'a te' : ad(say.name(seat))}${gained === 0 ? '' : ': +1 punto'}.`,
    laid: ({ seat, card, at }, say) =>
      has(`posato ${theCard(card, say)} in ${squareOf(say, at)}.`)({ seat }, say),
    covered: ({ seat, card, at }, say) =>
      has(`coperto ${squareOf(say, at)} con ${theCard(card, say)}.`)({ seat }, say),
    sailed: ({ seat, to, by: way, sprint, cost: paid }, say) => {
      const how =
        way === 'ignore'
          ? 'ignorato la carta e navigato fino a'
          : sprint
            ? 'fatto uno sprint fino a'
            : 'navigato fino a'
      return has(`${how} ${squareOf(say, to)}${cost(paid)}.`)({ seat }, say)
    },
    'crossed-line': ({ seat, cost: paid }, say) =>
      has(`tagliato il traguardo${cost(paid)}.`)({ seat }, say),
    'won-rose': ({ seat, ...rose }, say) => has(`preso la rosa ${station(rose)}.`)({ seat }, say),
    renounced: ({ seat, gained }, say) =>
      has(`scelto di restare${gained ? ': +1 punto' : ''}.`)({ seat }, say),
    drew: ({ seat, card }, say) => has(`pescato ${theCard(card, say)}.`)({ seat }, say),
    bought: ({ seat, card }, say) => has(`comprato ${theCard(card, say)} (−1).`)({ seat }, say),
    won: ({ seat, how }, say) =>
      has(how === 'line' ? 'vinto al traguardo.' : 'vinto con la terza rosa.')({ seat }, say),
    'got-stuck': 'La regata finisce dopo dieci giri senza nuove carte né rose.',
    ended: null,
  },

  refused: {
    'not-in-hand': 'Non hai questa carta in mano.',
    'covered-already':
      'Hai coperto una carta, quindi non puoi più posare né coprire in questo turno.',
    'laid-already': 'Hai posato una carta, quindi in questo turno non puoi coprire.',
    'not-sea': (at, say) => `${last(at, say)} non è una casella di mare.`,
    'card-there': (at, say) => `In ${last(at, say)} c’è già una carta.`,
    'touches-no-card': (at, say) =>
      `Accanto a ${last(at, say)} non c’è nessuna carta. Posa la tua vicino a un’altra carta. Uno scalo da solo non conta.`,
    'nothing-to-cover': (at, say) => `In ${last(at, say)} non c’è nessuna carta da coprire.`,
    'printed-start': (at, say) => `${last(at, say)} è una partenza stampata. Non puoi coprirla.`,
    'under-a-ship': (at, say) =>
      `In ${last(at, say)} c’è una nave, quindi non puoi coprire la sua carta.`,
    'within-reach': (at, say) =>
      `La tua nave in ${first(at, say)} (1) può raggiungere ${last(at, say)} (2) con una tratta normale, quindi non puoi coprire.`,
    'within-ignore': (at, say) =>
      `La tua nave in ${first(at, say)} (1) può raggiungere ${last(at, say)} (2) ignorando la sua carta, quindi non puoi coprire.`,
    'no-card-there': (at, say) =>
      `In ${last(at, say)} non c’è una carta. Una nave deve fermarsi su una carta.`,
    'ship-there': (at, say) =>
      `In ${last(at, say)} c’è un’altra nave. Solo uno scalo ne tiene più di una.`,
    'no-arrow': (at, say) =>
      `Nessuna freccia sotto la tua nave in ${first(at, say)} (1) porta in ${last(at, say)} (2).`,
    'exact-distance': 'Questa freccia va più lontano. Devi seguirla fino in fondo.',
    'runs-aground': 'Questa freccia porta a terra o fuori dal tabellone.',
    'not-beside': (at, say) =>
      `${last(at, say)} (2) non è accanto alla tua nave in ${first(at, say)} (1).`,
    'not-over-the-line': 'Non puoi tagliare il traguardo ignorando la carta. Segui una freccia.',
    'sail-first': 'Prima naviga. Lo sprint è la tua seconda tratta.',
    'sprinted-already': 'Puoi fare un solo sprint per turno.',
    'two-ignores': 'In uno sprint puoi ignorare la carta in una sola delle due tratte.',
    'no-ignore-in-sprint': 'A questo tavolo non puoi ignorare la carta in uno sprint.',
    'pile-empty': 'Il mazzo è vuoto. Non ci sono più carte da pescare.',
    'draw-first': 'Prima pesca la tua carta.',
  },

  doNow: {
    lays: {
      free: 'Posa carte o naviga.',
      paid: 'Posa, o paga per navigare.',
      not: 'Posa una carta, o resta.',
    },
    laysNot: { free: 'Ora naviga.', paid: 'Paga per navigare, o resta.', not: 'Resta dove sei.' },
    square: 'Scegli una casella per la carta.',
    coverCard: 'Scegli una carta dalla mano.',
    cover: 'Scegli la carta da coprire.',
    sprint: 'Scegli dove finisce lo sprint.',
    draw: 'Pesca una carta.',
    drawOrSprint: 'Pesca una carta o fai uno sprint.',
    end: 'Finisci il turno.',
    wins: 'Ora puoi vincere.',
    buy: 'Compra carte o finisci il turno.',
    other: {
      laying: name => `${name} posa carte o naviga.`,
      sailed: name => `${name} pesca una carta.`,
      buying: name => `${name} può comprare carte.`,
    },
  },
  coach: {
    goal: 'Vinci con tre rose di tre colori, oppure con due e il traguardo.',
    lay: 'Le carte sono venti. Toccane una, poi tocca una casella dorata. La tua nave può andarci subito.',
    sail: 'La nave segue una freccia della sua carta. Una punta vale una casella. Tocca una casella segnata.',
    rose: 'Fermati a uno scalo per vincere la sua rosa. Te ne servono tre, oppure due e il traguardo.',
    draw: 'Finché non peschi, puoi annullare tutto il turno.',
  },
  note: {
    ship: (stage, landings) =>
      `Qui avanti è ${forward[stage]}. Le tue frecce ${landings === 0 ? 'non portano ancora a nessuna carta' : `portano a ${count(landings, 'casella', 'caselle')}`}.`,
    stuck: rounds =>
      `Senza carte posate né rose la regata finisce fra ${count(rounds, 'giro', 'giri')}.`,
    plan: 'Scegli una casella per dopo. La vedi solo tu.',
    square: 'Le caselle segnate sono permesse. Sulle dorate vai subito.',
    cover: 'Copri solo carte che in questo turno non raggiungi.',
    sprint: 'La tua nave fa due tratte, una dopo l’altra.',
    draw: 'Una volta pescato, non puoi più annullare.',
    points: n => `Hai ${points(n)}.`,
    end: 'Non puoi annullarlo.',
  },

  hand: {
    label: 'La tua mano',
    tap: 'Tocca una carta per posarla',
    cover: 'Tocca una carta per coprire',
    plan: 'La tua mano: tocca per pianificare',
    planned: (one, square) => `Previsto: ${one} in ${square}`,
    back: 'toccala ancora per rimetterla giù',
    empty: 'Non hai carte in mano.',
    pick: one => `Prendi: ${one}`,
  },

  act: {
    label: 'Modi di navigare',
    sail: 'Naviga',
    stay: 'Resta',
    cover: 'Copri',
    free: 'gratis',
    squares: n => count(n, 'casella', 'caselle'),
    leaves: (from, to) => `${from} → ${to}`,
    wins: 'vince',
    becomes: (from, to) => `${from} → ${points(to)}`,
    stays: 'resta dove sei',
    nothingElse: 'invece di posare',
  },
  why: {
    noLanding: 'nessuna casella',
    laid: 'carta già posata',
    covered: 'fatto',
    noCard: 'mano vuota',
    noTarget: 'nessuna permessa',
    empty: 'mazzo vuoto',
  },

  board: {
    label: 'Il tabellone: percorrilo con le frecce',
    land: 'terra',
    line: 'oltre il traguardo',
    sea: stage => `mare aperto, tappa ${romans[stage]}`,
    start: n => `partenza stampata S${n}`,
    station: rose => `scalo ${colour[rose.colour]} ${romans[rose.stage]}`,
    ship: name => `nave di ${name}`,
    yourShip: 'la tua nave',
  },
  meant: {
    sail: 'puoi andarci',
    crosses: 'taglia il traguardo e vince',
    ignore: cost => `puoi andarci ignorando la carta (−${cost})`,
    sprint: cost => `puoi andarci con uno sprint (−${cost})`,
    by: square => `passando da ${square}`,
    lay: 'qui puoi posare una carta',
    golden: 'qui puoi posare una carta e andarci subito',
    cover: 'puoi coprirla',
    prize: ({ way, cost, wins }, square, one) => {
      const how = {
        sail: 'Va’',
        ignore: `Ignora (−${cost}), va’`,
        sprint: `Sprint (−${cost})`,
      }[way]
      const does = one === undefined ? 'taglia il traguardo' : `prendi la rosa ${one}`
      return wins
        ? `${how} in ${square}, ${does} e vinci. È definitivo.`
        : `${how} in ${square} e ${does}.`
    },
    planned: square => `Tocca ${square} per posarla come previsto.`,
  },
  sailed: {
    win: square => `Sprint fino a ${square} e vinci`,
    draw: 'Pesca una carta',
    drawEnd: 'Pesca e finisci',
    drawBuy: 'Pesca e compra ancora',
    each: '1 punto ciascuna',
    buy: 'Compra',
    end: 'Fine turno',
  },
} satisfies Board

export const sheet = {
  colour,

  told: {
    opened: 'Ogni nave comincia con 3 punti.',
    entered: {
      begins: ({ first }, say) => did('cominci tu.', 'comincia.')({ seat: first }, say),
      sails: has('finito di posare carte.'),
      renounced: has('scelto di restare: +1 punto.'),
      ignored: has('ignorato la carta (−3).'),
      sprinted: has('fatto uno sprint (−5).'),
      rose: ({ seat, ...rose }, say) => has(`preso la rosa ${station(rose)}.`)({ seat }, say),
      'crossed-line': has('tagliato il traguardo.'),
      draws: has('finito di navigare.'),
      bought: has('comprato una carta (−1).'),
      hand: ({ seat, change }, say) =>
        has(`segnato ${cards(Math.abs(change))} in ${change > 0 ? 'più' : 'meno'} in mano.`)(
          { seat },
          say,
        ),
      peg: ({ seat, points: n }, say) => has(`spostato il segnapunti su ${n}.`)({ seat }, say),
      next: has('finito il turno.'),
      closed: 'Avete chiuso la regata.',
    },
  },

  refused: {
    'begun-already': 'La regata è già cominciata.',
    'not-begun': 'Segnate prima chi comincia.',
    'sailed-already': 'In questo turno non puoi più navigare. Puoi solo comprare carte.',
    'one-of-three': 'Una nave resta o naviga. Non può fare tutte e due le cose in un turno.',
    'once-a-turn': 'Puoi segnarlo una sola volta per turno.',
    'stage-owned': ({ stage }) => `Questa nave ha già una rosa della tappa ${romans[stage]}.`,
    'colour-owned': ({ colour: one }) => `Questa nave ha già una rosa ${rosy[one]}.`,
    stayed:
      'Questa nave è rimasta ferma. In questo turno non vince rose e non taglia il traguardo.',
    'hands-not-counted': 'A questo tavolo le carte in mano non si contano.',
    'points-full': 'Una nave può avere al massimo 8 punti.',
    'sprint-first':
      'Per un secondo scalo in questo turno serve uno sprint. Per un’altra nave tocca «Tocca a…».',
    'two-moves': 'Uno sprint sono due tratte, e le hai segnate tutte e due.',
    'ignored-no-line':
      'Ignorando la carta non puoi tagliare il traguardo. Puoi con l’altra tratta di uno sprint.',
    'points-as-they-are': 'Il segnapunti è già lì.',
    'hand-empty': 'In questa mano non ci sono così tante carte.',
  },

  why: {
    most: '8 è il massimo',
    sailed: 'navigazione finita',
    renounced: 'la nave resta',
    moved: 'tratta già fatta',
    done: 'fatto in questo turno',
  },
  begin: {
    title: 'Chi comincia?',
    note: 'Tocca la nave in S1, o lascia scegliere il telefono.',
    lot: 'Lascia scegliere il telefono',
    lotFell: name => `Il telefono ha scelto ${name}.`,
  },
  sheet: {
    lays: name => `${name} posa carte.`,
    sails: name => `${name} naviga.`,
    draws: name => `${name} pesca e compra.`,
    yours: {
      lays: 'Posa le tue carte.',
      sails: 'Fa’ navigare la nave.',
      draws: 'Pesca, poi compra.',
    },
    special: 'Se no, premi «Tocca a…».',
    points: 'Punti di navigazione',
    correct: 'Correggi nella cronologia',
    peg: 'Sposta il segnapunti',
    pegTo: n => `Segnapunti su ${n}`,
    renounce: (from, to) => `${from} → ${points(to)}`,
    ignore: (from, to) => `lo stesso: ${from} → ${to}`,
    sprint: (from, to) => `due tratte: ${from} → ${to}`,
    buy: (from, to) => `${from} → ${to}`,
    buyCard: 'Compra una carta',
    station: 'Sosta a uno scalo?',
    struck: 'cancellato: senza valore',
    rose: rose => `Rosa ${station(rose)}`,
    worthless: rose => `${station(rose)}: non vale più nulla`,
    owned: rose => `${station(rose)}: presa`,
    rack: 'Rose vinte',
    worth: (colours, stages) => `Uno scalo ${colours} della tappa ${stages} dà ancora una rosa.`,
    all: 'Ogni scalo dà una rosa.',
    hand: 'Carte in mano',
    crossed: 'Traguardo tagliato',
    crossedNote: 'Con due rose la nave può tagliarlo.',
    third: 'Con una terza rosa vinci subito.',
    next: name => `Tocca ${ad(name)}`,
    close: 'Chiudi la regata',
    closeNote: 'Finisce per tutti, così com’è adesso.',
    help: 'Dov’è avanti, che cosa puoi coprire',
    orientation: stage => `Tappa ${romans[stage]}: avanti è ${forward[stage]}`,
    sides: {
      1: 'sinistra è est, destra è ovest',
      2: 'sinistra è sud, destra è nord',
      3: 'sinistra è ovest, destra è est',
    },
    mayCover: 'Puoi coprire',
    mayNot: 'Non puoi coprire',
    covers: [
      'una carta per turno, se non ne posi nessuna',
      'una carta senza nave che non raggiungi',
    ],
    coversNot: [
      'una carta sotto una nave, anche a uno scalo',
      'una partenza stampata',
      'una carta che raggiungi con una tratta normale',
      'una carta accanto alla tua nave, se hai 3 punti',
    ],
    theRule: 'Vedi la regola',
    closed: 'Avete chiuso la regata.',
  },
} satisfies Sheet

export const moves = {
  board: {
    lay: ({ card, at }, say) => `Posa ${theCard(card, say)} in ${squareOf(say, at)}`,
    cover: ({ card, at }, say) => `Copri ${squareOf(say, at)} con ${theCard(card, say)}`,
    sail: ({ to }, say) => `Naviga fino a ${squareOf(say, to)}`,
    ignore: ({ to }, say) => `Ignora la carta e va’ in ${squareOf(say, to)}`,
    sprint: ({ to, by: way }, say) =>
      `Sprint fino a ${squareOf(say, to)}${way === 'ignore' ? ' ignorando la carta' : ''}`,
    renounce: 'Resta',
    draw: 'Pesca una carta',
    buy: 'Compra una carta',
    end: 'Finisci il turno',
  },
  sheet: {
    begins: ({ first }, say) => `${say.name(first)} comincia`,
    rose: rose => `Rosa ${station(rose)}`,
    hand: ({ change }) => `Carte in mano: ${change > 0 ? '+' : '−'}${Math.abs(change)}`,
    sails: 'Carte posate',
    renounced: 'Restare: +1',
    ignored: 'Carta ignorata: −3',
    sprinted: 'Sprint: −5',
    'crossed-line': 'Traguardo tagliato',
    draws: 'Navigazione finita',
    bought: 'Carta comprata: −1',
    peg: ({ points: n }) => `Segnapunti su ${n}`,
    next: 'Fine del turno',
    closed: 'Regata chiusa',
  },
} satisfies Moves

export const pages = {
  title: 'Capo Horn',
  tagline: 'Posa i venti, doppia il Capo, porta a casa tre rose dei venti.',
  modes: {
    digital: 'Tutta la regata sui vostri schermi: tabellone, venti, navi.',
    companion: 'Navigate con la scatola, e i telefoni tengono il giornale di bordo.',
  },
  options: {
    blockedGains: {
      label: 'Nave bloccata',
      sentence: 'Se una nave che non può navigare prende un punto quando resta.',
      values: { yes: 'Prende un punto quando resta', no: 'Resta senza punto' },
    },
    sprintIgnore: {
      label: 'Sprint e carta ignorata',
      sentence: 'Se una tratta dello sprint può ignorare la carta, quando paghi entrambe le cose.',
      values: { yes: 'Una tratta può ignorare la carta', no: 'Le due tratte seguono le carte' },
    },
    edition: {
      label: 'Tabellone e carte',
      sentence:
        'Il tabellone e il mazzo sono nostri. Se hai la scatola, puoi incollare un’edizione corretta (JSON).',
      values: { '': 'I nostri', own: 'Un’edizione corretta' },
    },
    hands: {
      label: 'Carte in mano',
      sentence: 'Se il giornale di bordo conta anche le carte di ogni mano.',
      values: { no: 'Non contate', yes: 'Contate' },
    },
  },
  reasons: {
    wins: 'Così vinci la regata.',
    winsBySprint: (at, say) => `Poi vinci la regata con uno sprint fino a ${last(at, say)}.`,
    winsNext: (at, say) => `Poi la tua nave va in ${last(at, say)} e vince la regata.`,
    rose: rose => `Così prendi la rosa ${station(rose)}.`,
    onto: 'La tua nave può andarci subito.',
    leads: (at, say) => `Aiuta la tua nave a raggiungere ${last(at, say)} in questo turno.`,
    nearer: ({ left }) => `Da lì ${lack(left)} alla vittoria.`,
    sprints: ({ left }) => `Dopo le due tratte ${lack(left)} alla vittoria.`,
    waits: 'Non raggiungi niente di meglio. Un punto e una carta aiutano il tuo prossimo turno.',
    draws: 'Nient’altro ti aiuta in questo turno.',
    buys: 'Una carta in più vale un punto, adesso.',
    ends: 'Una carta in più non vale un punto, adesso.',
  },
  luck: 'Il caso decide chi comincia e quali carte si pescano.',
  standing: { roses: 'rose', line: 'traguardo', points: 'punti di navigazione' },
  figures: {
    points: 'punti',
    hand: 'carte',
    roses: 'rose',
    turns: 'turni',
    sailed: 'caselle raggiunte',
  },
  end: {
    came: 'Fin dove è arrivata ogni nave',
    roses: 'Rose',
    start: 'via',
    round: (n: number) => `giro ${n}`,
    line: 'fine',
    rose: (name: string, station: string, n: number) =>
      `${name} ha vinto la rosa ${station} nel turno ${n}.`,
  },
  log: {
    digital: {
      chapter: {
        began: (_: number, { seat }: { seat: Seat }, say: Telling) =>
          spoken(say, seat, 'Il tuo turno', name => `Tocca ${ad(name)}`),
      },
    },
    companion: {},
  },
  faults: {
    'capital-letter': 'deve essere una lettera maiuscola',
    arrow: 'deve essere una direzione (F FL FR L R B BL BR) e una distanza',
    'map-signs': 'può contenere solo # 1 2 3 F',
    columns: ([least, most]) => `deve avere da ${least} a ${most} colonne`,
    'as-first-row': ([columns]) => `deve avere ${columns} colonne, come la prima riga`,
    'most-sea': ([most]) => `può avere al massimo ${most} caselle di mare`,
    'sea-square': 'deve essere una casella di mare',
    'station-once': 'compare due volte; indica ogni tappa e colore una volta sola',
    'type-once': 'compare due volte; indica ogni tipo di carta una volta sola',
    'card-type': 'deve essere uno dei tipi di carta',
  },
  chart: {
    title: 'CAPO HORN',
    subtitle: 'dall’Atlantico, in tre tappe',
    land: 'PATAGONIA',
    finish: 'Traguardo · con due rose vinci qui',
  },

  layout: {
    areas: {
      sea: 'Carte sul mare',
      ship: name => `Che cosa ha ${name}`,
      supply: 'Rose rimaste',
      under: 'Carte coperte',
      pile: 'Il mazzo',
      hand: name => `Mano di ${name}`,
    },
    piece: ({ piece, count: n, mark }, say) => {
      const [kind, which] = codeOf(piece)
      if (kind === 'card') return theCard(which, say)
      if (kind === 'rose')
        return `rosa: ${mark ? station({ stage: mark as Stage, colour: which as RoseColour }) : rosy[which as RoseColour]}`
      return kind === 'ship' ? 'nave' : n === 1 ? 'punto' : 'punti'
    },
    place: (at, say) => squareOf(say, at),
    refused: {
      'too-many-covered':
        'Ci sono troppe carte coperte. Ognuna è sotto una carta sul mare e non è più nel mazzo.',
      'race-won': ({ seats: [seat] }, say) =>
        `${say.name(seat)} ha vinto, quindi questa regata è finita.`,
      'no-such-station': ({ seats: [seat] }, say) =>
        `Nessuno scalo dà una delle rose di ${say.name(seat)}. Controllate il colore e la tappa.`,
      'too-many-points': ({ seats: [seat], limit }, say) =>
        `${say.name(seat)} può avere al massimo ${points(limit)}.`,
    },
  },
  fields: {
    change: ['Carte in più (+) o in meno (−)', (n: number) => (n > 0 ? `+${n}` : `−${-n}`)],
    first: 'Chi comincia',
    stage: ['Tappa', (stage: Stage) => romans[stage]],
    colour: ['Colore', (one: RoseColour) => colour[one]],
    points: 'Punti di navigazione',
  } satisfies Fields<Entry>,
} satisfies Pages
