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
  over: 'La corsa è finita.',
  held: owned => (owned.length ? `Rose: ${owned.map(station).join(', ')}` : 'Ancora nessuna rosa'),

  won: (standings, say) => {
    const { first, roses: held, crossed, points: left } = winnersOf(standings)
    const names = say.list(first.map(({ seat }) => say.name(seat)))
    if (first.length > 1)
      return `${names} sono in testa insieme: ${roses(held)} a testa, stessi punti.`
    const yours = first[0]?.seat === say.you
    const win = yours ? 'Hai vinto' : `${names} ha vinto`
    if (crossed) return `${win}: traguardo tagliato con due rose.`
    if (held >= 3) return `${win}: tre rose di tre colori.`
    return `${yours ? 'Sei' : `${names} è`} in testa con ${roses(held)}${left === undefined ? '' : ` e ${points(left)}`}.`
  },

  refused: {
    'not-this-step': 'Non in questa fase del turno.',
    'too-few-points': ({ price, points: n }) =>
      `Costa ${points(price)}; ${n ? `ne hai ${n}` : 'non ne hai'}.`,
    'too-few-roses': 'Per tagliare il traguardo servono due rose.',
    'hand-full': ({ limit }) => `Una mano tiene al massimo ${cards(limit)}.`,
  },

  rail: {
    label: 'Fasi del turno',
    point: '+1 punto',
    lay: 'Posare',
    sail: 'Navigare',
    draw: 'Pescare, comprare',
  },
  log: {
    title: 'Giornale di bordo',
    note: 'punti 0–8 · rose',
    pile: n => `${n} nel mazzo`,
    left: 'Rose rimaste',
    leftOf: (one, n) => `${rosy[one]} ${n}`,
  },

  act: { ignore: 'Ignorare', sprint: 'Sprint', renounce: 'Restare', undo: 'Annulla' },
  why: { points: n => `ne hai ${n}`, step: 'non ora', full: 'mano piena' },
} satisfies Shared

export const board = {
  card,
  of: (n, held) => `${points(n)}, ${roses(held)}`,

  told: {
    opened: ({ first }, say) =>
      did(say, first, 'parti da S1 e cominci.', 'parte da S1 e comincia.'),
    began: ({ seat, gained }, say) =>
      `Tocca ${seat === say.you ? 'a te' : ad(say.name(seat))}${gained === 0 ? '' : ': un punto è segnato'}.`,
    laid: ({ seat, card, at }, say) =>
      has(say, seat, `posato ${theCard(card, say)} in ${squareOf(say, at)}.`),
    covered: ({ seat, card, at }, say) =>
      has(say, seat, `coperto ${squareOf(say, at)} con ${theCard(card, say)}.`),
    sailed: ({ seat, to, by: way, sprint, cost: paid }, say) => {
      const how =
        way === 'ignore'
          ? 'ignorato la carta, fino a'
          : sprint
            ? 'fatto uno sprint fino a'
            : 'navigato fino a'
      return has(say, seat, `${how} ${squareOf(say, to)}${cost(paid)}.`)
    },
    'crossed-line': ({ seat, cost: paid }, say) =>
      has(say, seat, `tagliato il traguardo${cost(paid)}.`),
    'won-rose': ({ seat, ...rose }, say) => has(say, seat, `preso la rosa ${station(rose)}.`),
    renounced: ({ seat, gained }, say) =>
      did(
        say,
        seat,
        `resti dove sei${gained ? ': +1 punto' : ''}.`,
        `resta dov’è${gained ? ': +1 punto' : ''}.`,
      ),
    drew: ({ seat, card }, say) => has(say, seat, `pescato ${theCard(card, say)}.`),
    bought: ({ seat, card }, say) => has(say, seat, `comprato ${theCard(card, say)} (−1).`),
    won: ({ seat, how }, say) =>
      has(say, seat, how === 'line' ? 'vinto al traguardo.' : 'vinto con la terza rosa.'),
    'got-stuck': 'Dieci giri senza carte né rose: la corsa finisce qui.',
    ended: null,
  },

  refused: {
    'not-in-hand': 'Non hai questa carta in mano.',
    'covered-already': 'Hai coperto una carta: in questo turno non si posa altro.',
    'laid-already': 'In questo turno hai già posato: allora non si copre.',
    'not-sea': (at, say) => `${last(at, say)} non è una casella di mare.`,
    'card-there': (at, say) => `In ${last(at, say)} c’è già una carta.`,
    'touches-no-card': (at, say) =>
      `Nessuna carta accanto a ${last(at, say)}. Una carta deve toccarne un’altra; uno scalo da solo non conta.`,
    'nothing-to-cover': (at, say) => `In ${last(at, say)} non c’è nessuna carta da coprire.`,
    'printed-start': (at, say) => `${last(at, say)} è una partenza stampata: non si copre.`,
    'under-a-ship': (at, say) => `In ${last(at, say)} c’è una nave: la sua carta non si copre.`,
    'within-reach': (at, say) =>
      `La tua nave in ${first(at, say)} (1) raggiunge ${last(at, say)} (2) con una mossa normale: non puoi coprire.`,
    'within-ignore': (at, say) =>
      `La tua nave in ${first(at, say)} (1) raggiunge ${last(at, say)} (2) ignorando la sua carta: da 3 punti non puoi coprire.`,
    'no-card-there': (at, say) =>
      `In ${last(at, say)} non c’è una carta: una nave si ferma su una carta.`,
    'ship-there': (at, say) => `In ${last(at, say)} c’è un’altra nave.`,
    'no-arrow': (at, say) =>
      `Nessuna freccia sotto la tua nave in ${first(at, say)} (1) finisce in ${last(at, say)} (2).`,
    'exact-distance': 'Questa freccia va oltre: si percorre tutta, né più né meno.',
    'runs-aground': 'Questa freccia porta a terra o fuori dalla carta.',
    'not-beside': (at, say) =>
      `${last(at, say)} (2) non è accanto alla tua nave in ${first(at, say)} (1).`,
    'not-over-the-line': 'Il traguardo si taglia solo con una mossa normale.',
    'sail-first': 'Prima naviga; lo sprint è la seconda tratta.',
    'sprinted-already': 'Un solo sprint per turno.',
    'two-ignores': 'In uno sprint una sola tratta può ignorare la carta.',
    'no-ignore-in-sprint': 'A questo tavolo nessuna tratta di uno sprint ignora la carta.',
    'pile-empty': 'Il mazzo è vuoto; non si rinnova.',
    'draw-first': 'Prima pesca la tua carta.',
  },

  doNow: {
    lays: {
      free: 'Posa carte o naviga.',
      paid: 'Posa, o paga per navigare.',
      not: 'Posa una carta, o resta.',
    },
    laysNot: { free: 'Ora naviga.', paid: 'Paga per navigare, o resta.', not: 'Resta dove sei.' },
    square: 'Scegli la casella.',
    coverCard: 'Con quale carta copri?',
    cover: 'Quale carta copri?',
    sprint: 'Dove finisce lo sprint?',
    draw: 'Pesca una carta.',
    drawOrSprint: 'Pesca, o fai uno sprint.',
    end: 'Finisci il turno.',
    wins: 'Puoi vincere.',
    buy: 'Compra, o finisci il turno.',
    other: {
      laying: name => `${name} posa o naviga.`,
      sailed: name => `${name} pesca una carta.`,
      buying: name => `${name} può comprare.`,
    },
  },
  coach: {
    goal: 'Posa venti per la tua nave: vincono rose di tre colori, o di due e il traguardo.',
    lay: 'Le carte sono venti. Toccane una, poi una casella dorata: la nave può andarci subito.',
    sail: 'La nave segue una freccia della sua carta, fin dove dice. Tocca una casella segnata.',
    rose: 'Fermati a uno scalo per la sua rosa. Vincono tre colori, o due e il traguardo.',
    draw: 'Finché non peschi, puoi riprendere tutto.',
  },
  note: {
    ship: (stage, landings) =>
      `Qui avanti è ${forward[stage]}. ${landings === 0 ? 'Sulle tue frecce ancora niente.' : `Sulle tue frecce: ${count(landings, 'casella', 'caselle')}.`}`,
    stuck: rounds =>
      `Senza carte posate né rose la corsa finisce fra ${count(rounds, 'giro', 'giri')}.`,
    plan: 'Scegli la casella per dopo: la vedi solo tu.',
    square: 'Segnata: permessa. Oro: la raggiungi subito.',
    cover: 'Solo carte fuori dalla tua portata.',
    sprint: 'La nave fa entrambe le tratte.',
    draw: 'Dopo la pesca non si torna indietro.',
    points: n => `Hai ${points(n)}.`,
    end: 'Poi non si torna indietro.',
  },

  hand: {
    label: 'La tua mano',
    tap: 'Tocca una carta per posarla',
    cover: 'Tocca la carta che copre',
    plan: 'La tua mano: tocca per pianificare',
    planned: (one, square) => `Previsto: ${one} in ${square}`,
    back: 'toccala ancora per rimetterla giù',
    empty: 'Nessuna carta in mano.',
    pick: one => `Prendi: ${one}`,
  },

  act: {
    label: 'Modi di navigare',
    sail: 'Navigare',
    stay: 'Restare',
    cover: 'Coprire',
    free: 'gratis',
    squares: n => count(n, 'casella', 'caselle'),
    leaves: (from, to) => `${from} → ${to}`,
    wins: 'vince',
    becomes: (from, to) => `${from} → ${points(to)}`,
    stays: 'resta dov’è',
    nothingElse: 'invece di posare',
  },
  why: {
    noLanding: 'nessuna casella',
    laid: 'non dopo la posa',
    covered: 'fatto',
    noCard: 'mano vuota',
    noTarget: 'nessuna permessa',
    empty: 'mazzo vuoto',
  },

  board: {
    label: 'La carta nautica: percorrila con le frecce',
    land: 'terra',
    line: 'oltre il traguardo',
    sea: stage => `mare aperto, tappa ${romans[stage]}`,
    start: n => `partenza stampata S${n}`,
    station: rose => `scalo ${colour[rose.colour]} ${romans[rose.stage]}`,
    ship: name => `nave di ${name}`,
    yourShip: 'la tua nave',
  },
  meant: {
    sail: 'raggiungibile, gratis',
    crosses: 'taglia il traguardo e vince',
    ignore: cost => `raggiungibile ignorando la carta per ${cost}`,
    sprint: cost => `raggiungibile con uno sprint per ${cost}`,
    by: square => `passando da ${square}`,
    lay: 'qui si può posare una carta',
    golden: 'qui si può posare una carta e raggiungerla subito',
    cover: 'si può coprire',
    prize: ({ way, cost, wins }, square, one) => {
      const how = {
        sail: 'Navigare',
        ignore: `Ignorare la carta (−${cost})`,
        sprint: `Uno sprint (−${cost})`,
      }[way]
      const does = one === undefined ? 'taglia il traguardo' : `prende la rosa ${one}`
      return `${how} fino a ${square} ${does}${wins ? ' e vince, definitivamente' : ''}.`
    },
    planned: square => `Come previsto: tocca ${square}.`,
  },
  sailed: {
    win: square => `Sprint fino a ${square} e vittoria`,
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
      begins: ({ first }, say) => did(say, first, 'cominci tu.', 'comincia.'),
      sails: ({ seat }, say) => has(say, seat, 'posato quel che c’era da posare.'),
      renounced: ({ seat }, say) =>
        did(say, seat, 'resti dove sei: +1 punto.', 'resta dov’è: +1 punto.'),
      ignored: ({ seat }, say) => has(say, seat, 'ignorato la carta (−3).'),
      sprinted: ({ seat }, say) => has(say, seat, 'fatto uno sprint (−5).'),
      rose: ({ seat, ...rose }, say) => has(say, seat, `preso la rosa ${station(rose)}.`),
      'crossed-line': ({ seat }, say) => has(say, seat, 'tagliato il traguardo.'),
      draws: ({ seat }, say) => has(say, seat, 'finito di navigare; ora si pesca.'),
      bought: ({ seat }, say) => has(say, seat, 'comprato una carta (−1).'),
      hand: ({ seat, change }, say) =>
        has(say, seat, `${cards(Math.abs(change))} in ${change > 0 ? 'più' : 'meno'} in mano.`),
      peg: ({ seat, points: n }, say) => has(say, seat, `messo il piolo su ${n}.`),
      next: ({ seat }, say) => has(say, seat, 'finito il turno.'),
      closed: 'Il tavolo ha chiuso la corsa.',
    },
  },

  refused: {
    'begun-already': 'La corsa è già cominciata.',
    'not-begun': 'Dite prima chi comincia.',
    'sailed-already': 'In questo turno non si naviga più: resta solo da comprare.',
    'one-of-three': 'Chi rinuncia non naviga.',
    'once-a-turn': 'Una volta per turno.',
    'stage-owned': ({ stage }) => `Questa nave ha già una rosa della tappa ${romans[stage]}.`,
    'colour-owned': ({ colour: one }) => `Questa nave ha già una rosa ${rosy[one]}.`,
    stayed: 'Chi ha rinunciato non ha navigato.',
    'hands-not-counted': 'A questo tavolo le mani non si contano.',
    'points-full': 'Otto punti è il massimo.',
    'sprint-first':
      'Per una seconda stazione in questo turno serve uno sprint. Per un’altra nave premi «Tocca a…».',
    'two-moves': 'Uno sprint sono due mosse, ed entrambe sono fatte.',
    'ignored-no-line':
      'Ignorando la carta non si taglia mai il traguardo; l’altra mossa di uno sprint può.',
    'points-as-they-are': 'Il piolo è già lì.',
    'hand-empty': 'Quella mano non ha così tante carte.',
  },

  why: {
    most: '8 è il massimo',
    sailed: 'navigazione finita',
    renounced: 'resti dove sei',
    moved: 'non dopo la tratta',
    done: 'fatto in questo turno',
  },
  begin: {
    title: 'Chi comincia?',
    note: 'Tocca la nave in S1, o lascia che il telefono tiri a sorte.',
    lot: 'Il telefono tira a sorte',
    lotFell: name => `La sorte ha scelto ${name}.`,
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
    special: 'Se no premi «Tocca a…».',
    points: 'Punti di navigazione',
    correct: 'Correggi nel diario',
    peg: 'Metti il piolo',
    pegTo: n => `Piolo su ${n}`,
    renounce: (from, to) => `${from} → ${points(to)}`,
    ignore: (from, to) => `lo stesso: ${from} → ${to}`,
    sprint: (from, to) => `due tratte: ${from} → ${to}`,
    buy: (from, to) => `${from} → ${to}`,
    buyCard: 'Compra una carta',
    station: 'Sosta a uno scalo?',
    struck: 'barrato: senza valore',
    rose: rose => `Rosa ${station(rose)}`,
    worthless: rose => `${station(rose)}: non vale più nulla`,
    owned: rose => `${station(rose)}: presa`,
    rack: 'Rose',
    worth: (colours, stages) => `Uno scalo ${colours} della tappa ${stages} vale ancora una rosa.`,
    all: 'Ogni scalo vale una rosa.',
    hand: 'Mano',
    crossed: 'Traguardo tagliato',
    crossedNote: 'Ci sono due rose: il traguardo è aperto.',
    third: 'Una terza rosa vince subito.',
    next: name => `Tocca ${ad(name)}`,
    close: 'Chiudi la corsa',
    closeNote: 'Finisce per tutto il tavolo, così com’è.',
    help: 'Dov’è avanti, che cosa si può coprire',
    orientation: stage => `Tappa ${romans[stage]}: avanti è ${forward[stage]}`,
    sides: {
      1: 'sinistra è est, destra è ovest',
      2: 'sinistra è sud, destra è nord',
      3: 'sinistra è ovest, destra è est',
    },
    mayCover: 'Si può coprire',
    mayNot: 'Non si può coprire',
    covers: [
      'una carta per turno, se non se ne è posata nessuna',
      'una carta senza nave, fuori dalla tua portata',
    ],
    coversNot: [
      'una carta sotto una nave, anche a uno scalo',
      'una partenza stampata',
      'una carta che raggiungi con una mossa normale',
      'da 3 punti: una carta accanto alla tua nave',
    ],
    theRule: 'Vedi la regola',
    closed: 'Chiusa dal tavolo.',
  },
} satisfies Sheet

export const moves = {
  board: {
    lay: ({ card, at }, say) => `Posa ${theCard(card, say)} in ${squareOf(say, at)}`,
    cover: ({ card, at }, say) => `Copri ${squareOf(say, at)} con ${theCard(card, say)}`,
    sail: ({ to }, say) => `Naviga fino a ${squareOf(say, to)}`,
    ignore: ({ to }, say) => `Ignora la carta, fino a ${squareOf(say, to)}`,
    sprint: ({ to, by: way }, say) =>
      `Sprint${way === 'ignore' ? ' ignorando la carta,' : ''} fino a ${squareOf(say, to)}`,
    renounce: 'Restare',
    draw: 'Pesca una carta',
    buy: 'Compra una carta',
    end: 'Finisci il turno',
  },
  sheet: {
    begins: ({ first }, say) => `${say.name(first)} comincia`,
    rose: rose => `Rosa ${station(rose)}`,
    hand: ({ change }) => `Carte in mano: ${change > 0 ? '+' : '−'}${Math.abs(change)}`,
    sails: 'Carte posate, ora si naviga',
    renounced: 'Restato lì: +1',
    ignored: 'Carta ignorata: −3',
    sprinted: 'Sprint: −5',
    'crossed-line': 'Traguardo tagliato',
    draws: 'Navigazione finita, ora si pesca',
    bought: 'Carta comprata: −1',
    peg: ({ points: n }) => `Piolo su ${n}`,
    next: 'Fine del turno',
    closed: 'Corsa chiusa',
  },
} satisfies Moves

export const pages = {
  title: 'Capo Horn',
  tagline: 'Posa i venti, doppia il Capo, porta a casa tre rose dei venti.',
  modes: {
    digital: 'Tutta la corsa sui vostri schermi: carta, venti, navi.',
    companion: 'Navigate con la scatola; i telefoni tengono il giornale di bordo.',
  },
  options: {
    blockedGains: {
      label: 'Nave bloccata',
      sentence: 'Se una nave che non può navigare segna un punto restando.',
      values: { yes: 'Restando segna un punto', no: 'Resta senza punto' },
    },
    sprintIgnore: {
      label: 'Sprint e carta ignorata',
      sentence: 'Se una tratta dello sprint può ignorare la carta, pagando entrambe le cose.',
      values: { yes: 'Una tratta può ignorare la carta', no: 'Entrambe seguono le carte' },
    },
    edition: {
      label: 'Tabellone e carte',
      sentence:
        'Tabellone e mazzo sono valori della casa. Chi ha la scatola può incollare un’edizione corretta (JSON).',
      values: { '': 'Quelli della casa', own: 'Un’edizione corretta' },
    },
    hands: {
      label: 'Carte in mano',
      sentence: 'Se il giornale di bordo conta anche le carte di ogni mano.',
      values: { no: 'Non contate', yes: 'Contate' },
    },
  },
  reasons: {
    wins: 'La corsa è vinta.',
    winsBySprint: (at, say) => `Poi uno sprint fino a ${last(at, say)} vince la corsa.`,
    winsNext: (at, say) => `Poi la tua nave va a ${last(at, say)} e vince la corsa.`,
    rose: rose => `La rosa ${station(rose)} è presa.`,
    onto: 'La tua nave può andarci subito.',
    leads: (at, say) => `Porta a ${last(at, say)}, dove la tua nave può arrivare in questo turno.`,
    nearer: ({ left }) => `Da lì ${lack(left)} alla vittoria.`,
    sprints: ({ left }) => `Due tratte: poi ${lack(left)} alla vittoria.`,
    waits: 'Niente di meglio è a portata; un punto e una carta rafforzano il prossimo turno.',
    draws: 'Nient’altro aiuta in questo turno.',
    buys: 'Una carta in più vale ora il suo punto.',
    ends: 'Una carta in più non varrebbe il suo punto.',
  },
  luck: 'La sorte: chi comincia e quale tessera esce dalla pila.',
  standing: { roses: 'rose', line: 'traguardo', points: 'punti di navigazione' },
  figures: {
    points: 'punti',
    hand: 'carte',
    roses: 'rose',
    turns: 'turni',
    sailed: 'caselle raggiunte',
  },
  end: {
    came: 'Fin dove era giunta ogni nave',
    roses: 'Rose',
    start: 'via',
    round: (n: number) => `giro ${n}`,
    line: 'meta',
    rose: (name: string, station: string, n: number) =>
      `${name} vince la rosa ${station} nel turno ${n}.`,
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
    'station-once': 'c’è due volte: ogni tappa e colore una volta sola',
    'type-once': 'c’è due volte: ogni tipo di carta una volta sola',
    'card-type': 'deve essere uno dei tipi di carta',
  },
  chart: {
    title: 'CAPO HORN',
    subtitle: 'dall’Atlantico, in tre tappe',
    land: 'PATAGONIA',
    finish: 'Traguardo · con due rose si vince',
  },

  layout: {
    areas: {
      sea: 'Carte sul mare',
      ship: name => `Che cosa ha ${name}`,
      supply: 'Rose rimaste',
      under: 'Carte coperte da altre',
      pile: 'Il mazzo',
      hand: name => `Mano di ${name}`,
    },
    piece: ({ piece, count: n, mark }, say) => {
      const [kind, which] = codeOf(piece)
      if (kind === 'card') return theCard(which, say)
      if (kind === 'rose')
        return `rosa: ${mark ? station({ stage: mark as Stage, colour: which as RoseColour }) : colour[which as RoseColour]}`
      return kind === 'ship' ? 'nave' : n === 1 ? 'punto' : 'punti'
    },
    place: (at, say) => squareOf(say, at),
    refused: {
      'too-many-covered':
        'Non possono esserci tante carte coperte: ognuna sta sotto una carta sul mare e manca nel mazzo.',
      'race-won': ({ seats: [seat] }, say) => `${say.name(seat)} ha vinto: questa corsa è finita.`,
      'no-such-station': ({ seats: [seat] }, say) =>
        `Una rosa di ${say.name(seat)} non viene da nessuno scalo: dite il colore e la tappa.`,
      'too-many-points': ({ seats: [seat], limit }, say) =>
        `${say.name(seat)} ha al massimo ${points(limit)}.`,
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
