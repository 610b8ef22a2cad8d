// Capo Horn in italiano.
import type { Seat, Standing } from '../../game.ts'
import type { GameWords, Telling } from '../../words.ts'
import type { Arrow } from '../chart.ts'
import type { Rose, RoseColour, Stage } from '../pieces.ts'
import type { Words } from './en.ts'
import {
  type AnyView,
  arrowsOf,
  capital,
  cardInWords,
  compared,
  counting,
  type Fact,
  proof,
  romans,
  type Shape,
  spoken,
  squareOf,
  squaresIn,
  winnersOf,
} from './speech.ts'

const count = counting('it')
const points = (n: number) => count(n, 'punto', 'punti')
const cards = (n: number) => count(n, 'carta', 'carte')
const roses = (n: number) => count(n, 'rosa', 'rose')
const colour: Record<RoseColour, string> = { red: 'rosso', green: 'verde', yellow: 'giallo' }
const station = ({ stage, colour: one }: Rose) => `${colour[one]} ${romans[stage]}`

const shape = (one: Shape, n: number) =>
  ({
    star: `stella di ${n}`,
    fan: `ventaglio di ${n}`,
    ahead: `${n} avanti`,
    diagonals: `${n} in diagonale`,
    sideways: `${n} di lato`,
    astern: `${n} indietro`,
  })[one]
const heading: Record<Arrow['heading'], string> = {
  F: 'avanti',
  FL: 'avanti a sinistra',
  FR: 'avanti a destra',
  L: 'a sinistra',
  R: 'a destra',
  B: 'indietro',
  BL: 'indietro a sinistra',
  BR: 'indietro a destra',
}
const card = (arrows: readonly Arrow[]) => cardInWords(arrows, shape, heading, ' o ')
const theCard = (telling: Telling, type: string | undefined) => {
  const arrows = type === undefined ? undefined : arrowsOf(telling, type)
  return arrows ? `«${card(arrows)}»` : 'una carta'
}

const told = (fact: Fact, telling: Telling): string | undefined => {
  const by = (seat: Seat, you: string, other: string) => spoken(telling, seat, capital(you), name => `${name} ${other}`)
  const has = (seat: Seat, did: string) => by(seat, `hai ${did}`, `ha ${did}`)
  const on = (at: number) => squareOf(telling, at)
  switch (fact.kind) {
    case 'opened':
      return 'first' in fact
        ? by(fact.first, 'parti da S1 e cominci.', 'parte da S1 e comincia.')
        : `Ogni nave comincia con ${points(3)}.`
    case 'began':
      return spoken(
        telling,
        fact.seat,
        'Tocca a te: un punto è segnato.',
        name => `Tocca a ${name}: un punto è segnato.`,
      )
    case 'laid':
      return has(fact.seat, `posato ${theCard(telling, fact.card)} in ${on(fact.at)}.`)
    case 'covered':
      return has(fact.seat, `coperto ${on(fact.at)} con ${theCard(telling, fact.card)}.`)
    case 'sailed': {
      const how =
        fact.by === 'ignore' ? 'ignorato la carta, fino a' : fact.sprint ? 'fatto uno sprint fino a' : 'navigato fino a'
      return has(fact.seat, `${how} ${on(fact.to)}${fact.cost ? ` (−${fact.cost})` : ''}.`)
    }
    case 'crossed-line':
      return has(fact.seat, `tagliato il traguardo${'cost' in fact && fact.cost ? ` (−${fact.cost})` : ''}.`)
    case 'won-rose':
      return has(fact.seat, `preso la rosa ${station(fact)}.`)
    case 'renounced':
      return fact.gained ? has(fact.seat, 'rinunciato: +1 punto.') : by(fact.seat, 'resti dove sei.', 'resta dov’è.')
    case 'drew':
      return has(fact.seat, `pescato ${theCard(telling, fact.card)}.`)
    case 'bought':
      return has(fact.seat, `comprato ${theCard(telling, fact.card)} (−1).`)
    case 'won':
      return has(fact.seat, fact.how === 'line' ? 'vinto al traguardo.' : 'vinto con la terza rosa.')
    case 'got-stuck':
      return 'Dieci giri senza carte né rose: la corsa finisce qui.'
    case 'ended':
    case 'sealed':
    case 'revealed':
      return undefined
    case 'entered': {
      const { seat, entry } = fact
      switch (entry.kind) {
        case 'begins':
          return by(entry.first, 'cominci tu.', 'comincia.')
        case 'sails':
          return has(seat, 'posato quel che c’era da posare.')
        case 'renounced':
          return has(seat, 'rinunciato: +1 punto.')
        case 'ignored':
          return has(seat, 'ignorato la carta (−3).')
        case 'sprinted':
          return has(seat, 'fatto uno sprint (−5).')
        case 'rose':
          return has(seat, `preso la rosa ${station(entry)}.`)
        case 'crossed-line':
          return has(seat, 'tagliato il traguardo.')
        case 'draws':
          return has(seat, 'navigato; si pesca una carta.')
        case 'bought':
          return has(seat, 'comprato una carta (−1).')
        case 'hand':
          return has(seat, `${cards(Math.abs(entry.change))} in ${entry.change > 0 ? 'più' : 'meno'} in mano.`)
        case 'next':
          return has(seat, 'finito il turno.')
        case 'closed':
          return 'Il tavolo ha chiuso la corsa.'
      }
    }
  }
}

const firstOf = (telling: Telling, at: unknown) => squareOf(telling, squaresIn(at)[0] ?? 0)
const lastOf = (telling: Telling, at: unknown) => squareOf(telling, squaresIn(at).at(-1) ?? 0)

const refused: GameWords['refused'] = {
  'race-over': () => 'La corsa è finita.',
  'not-your-turn': () => 'Non tocca ancora a te.',
  'not-this-step': () => 'Non in questa fase del turno.',
  'too-few-points': ({ at }) => `Costa ${points(proof(at, 'price'))}; ce n’è ${proof(at, 'points')}.`,
  'not-in-hand': () => 'Non hai questa carta in mano.',
  'covered-already': () => 'Hai coperto una carta: in questo turno non si posa altro.',
  'laid-already': () => 'In questo turno hai già posato: allora non si copre.',
  'not-sea': ({ at }, telling) => `${lastOf(telling, at)} non è una casella di mare.`,
  'card-there': ({ at }, telling) => `In ${lastOf(telling, at)} c’è già una carta.`,
  'touches-no-card': ({ at }, telling) =>
    `Nessuna carta accanto a ${lastOf(telling, at)}. Una carta deve toccarne un’altra; uno scalo da solo non conta.`,
  'nothing-to-cover': ({ at }, telling) => `In ${lastOf(telling, at)} non c’è nessuna carta da coprire.`,
  'printed-start': ({ at }, telling) => `${lastOf(telling, at)} è una partenza stampata: non si copre.`,
  'under-a-ship': ({ at }, telling) => `In ${lastOf(telling, at)} c’è una nave: la sua carta non si copre.`,
  'within-reach': ({ at }, telling) =>
    `La tua nave in ${firstOf(telling, at)} (1) raggiunge ${lastOf(telling, at)} (2) con una mossa normale: non puoi coprire.`,
  'within-ignore': ({ at }, telling) =>
    `La tua nave in ${firstOf(telling, at)} (1) raggiunge ${lastOf(telling, at)} (2) ignorando la sua carta: da 3 punti non puoi coprire.`,
  'no-card-there': ({ at }, telling) => `In ${lastOf(telling, at)} non c’è una carta: una nave si ferma su una carta.`,
  'ship-there': ({ at }, telling) => `In ${lastOf(telling, at)} c’è un’altra nave.`,
  'no-arrow': ({ at }, telling) =>
    `Nessuna freccia sotto la tua nave in ${firstOf(telling, at)} (1) finisce in ${lastOf(telling, at)} (2).`,
  'exact-distance': () => 'Questa freccia va oltre: si percorre tutta, né più né meno.',
  'runs-aground': () => 'Questa freccia porta a terra o fuori dalla carta.',
  'too-few-roses': () => 'Per tagliare il traguardo servono due rose.',
  'not-beside': ({ at }, telling) =>
    `${lastOf(telling, at)} (2) non è accanto alla tua nave in ${firstOf(telling, at)} (1).`,
  'not-over-the-line': () => 'Il traguardo si taglia solo con una mossa normale.',
  'sail-first': () => 'Prima naviga; lo sprint è la seconda tratta.',
  'sprinted-already': () => 'Un solo sprint per turno.',
  'two-ignores': () => 'In uno sprint una sola tratta può ignorare la carta.',
  'no-ignore-in-sprint': () => 'A questo tavolo nessuna tratta di uno sprint ignora la carta.',
  'hand-full': ({ at }) => `Una mano tiene al massimo ${cards(proof(at, 'limit'))}.`,
  'pile-empty': () => 'Il mazzo è vuoto; non si rinnova.',
  'draw-first': () => 'Prima pesca la tua carta.',
  'begun-already': () => 'La corsa è già cominciata.',
  'not-begun': () => 'Dite prima chi comincia.',
  'no-such-seat': () => 'Questo posto non c’è.',
  'sailed-already': () => 'La nave ha navigato: resta solo da comprare.',
  'one-of-three': () => 'Chi rinuncia non naviga.',
  'once-a-turn': () => 'Una volta per turno.',
  'stage-owned': ({ at }) => `C’è già una rosa della tappa ${romans[(at as Rose).stage]}.`,
  'colour-owned': ({ at }) => `C’è già una rosa di colore ${colour[(at as Rose).colour]}.`,
  stayed: () => 'Chi ha rinunciato non ha navigato.',
  'hands-not-counted': () => 'A questo tavolo le mani non si contano.',
  'points-full': () => 'Otto punti è il massimo.',
  'sprint-first': () => 'Una seconda sosta richiede uno sprint: tocca prima Sprint.',
  'hand-empty': () => 'In quella mano non ci sono tante carte.',
}

const won = (standings: readonly Standing[], telling: Telling): string => {
  const { first, roses: held, crossed, points: left } = winnersOf(standings)
  const [winner] = first
  if (!winner) return ''
  const names = telling.list(first.map(({ seat }) => telling.name(seat)))
  if (first.length > 1) return `${names} sono in testa insieme, con ${roses(held)} e ${points(left)} a testa.`
  const yours = winner.seat === telling.you
  if (crossed) return `${yours ? 'Tagli' : `${names} taglia`} il traguardo con ${roses(held)}: vittoria.`
  if (held >= 3) return `${yours ? 'Hai' : `${names} ha`} tre rose di tre colori.`
  return `${yours ? 'Sei' : `${names} è`} in testa con ${roses(held)} e ${points(left)}.`
}

const changed = (before: AnyView, after: AnyView, telling: Telling): string[] =>
  compared(
    before,
    after,
    (seat, what, from, to) => `${telling.name(seat)}: ${what === 'points' ? 'punti' : 'carte'} ${from} → ${to}`,
    (seat, rose, gained) => `${telling.name(seat)}: ${gained ? 'guadagna' : 'perde'} la rosa ${station(rose)}`,
    seat => spoken(telling, seat, 'Toccherebbe a te.', name => `Toccherebbe a ${name}.`),
  )

const forward: Record<Stage, string> = { 1: 'a sud', 2: 'a ovest', 3: 'a nord' }

const words: Words = {
  title: 'Capo Horn',
  tagline: 'Posa i venti, doppia il Capo, porta a casa tre rose dei venti.',
  modes: {
    digital: 'Tutta la corsa sui vostri schermi: carta, venti, navi.',
    companion: 'Navigate con la scatola; i telefoni tengono il giornale di bordo.',
  },
  colours: { black: 'Nero', blue: 'Blu', orange: 'Arancione', violet: 'Viola', teal: 'Ottanio' },
  options: {
    blockedGains: {
      label: 'Nave bloccata',
      sentence: 'Se una nave che non può navigare segna un punto restando.',
      values: { yes: 'Restando segna un punto', no: 'Resta senza punto' },
    },
    sprintIgnore: {
      label: 'Sprint e carta ignorata',
      sentence: 'Se una tratta dello sprint può ignorare la carta, pagando entrambi.',
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
      sentence: 'Se il giornale conta anche le carte di ogni mano.',
      values: { no: 'Non contate', yes: 'Contate' },
    },
  },
  standing: { roses: 'rose', line: 'traguardo', points: 'punti' },
  refused,
  won,
  told,
  changed,

  chart: {
    title: 'CAPO HORN',
    subtitle: 'dall’Atlantico, in tre tappe',
    land: 'PATAGONIA',
    finish: 'Traguardo · con due rose si vince',
    stages: { 1: 'sud', 2: 'ovest', 3: 'nord' },
  },

  points,
  cards,
  roses,
  colour,
  station,
  card,
  forward,
  players: 'Navi',
  of: (n: number, held: number) => `${points(n)}, ${roses(held)}`,
  held: (owned: readonly Rose[]) => (owned.length ? `Rose: ${owned.map(station).join(', ')}` : 'Ancora nessuna rosa'),

  rail: {
    label: 'Fasi del turno',
    point: '+1 punto',
    lay: 'Posare',
    sail: 'Navigare',
    draw: 'Pescare, comprare',
  },

  doNow: {
    laying: 'Posa carte o naviga.',
    sailing: 'Ora naviga.',
    blocked: 'Nessun approdo: posa o resta.',
    square: 'Scegli la casella.',
    coverCard: 'Con quale carta copri?',
    cover: 'Quale carta copri?',
    sprint: 'Dove finisce lo sprint?',
    draw: 'Pesca una carta.',
    drawOrSprint: 'Pesca, o fai uno sprint.',
    end: 'Finisci il turno.',
    buy: 'Compra, o finisci il turno.',
    other: {
      laying: (name: string) => `${name} posa o naviga.`,
      sailed: (name: string) => `${name} ha navigato e pesca.`,
      buying: (name: string) => `${name} può comprare.`,
    },
    over: 'La corsa è finita.',
  },
  note: {
    ship: (stage: Stage, landings: number) =>
      `Qui avanti è ${forward[stage]}. ${landings === 0 ? 'Nessuna casella sulle tue frecce.' : `Sulle tue frecce: ${count(landings, 'casella', 'caselle')}.`}`,
    rose: (one: string) => `Lo scalo ${one} vale una rosa.`,
    line: 'Il traguardo ti è aperto.',
    square: 'Tratteggio: permessa. Oro: la raggiungi subito.',
    cover: 'Solo carte fuori dalla tua portata.',
    sprint: 'La nave fa la prima tratta, poi la seconda.',
    draw: 'Dopo la pesca non si torna indietro.',
    points: (n: number) => `Hai ${points(n)}.`,
  },

  hand: {
    label: 'La tua mano',
    empty: 'Nessuna carta in mano.',
    put: 'Rimetti giù',
    pick: (one: string) => `Prendi: ${one}`,
  },

  act: {
    label: 'Modi di navigare',
    sail: 'Navigare',
    ignore: 'Ignorare',
    sprint: 'Sprint',
    renounce: 'Rinuncia',
    stay: 'Restare',
    cover: 'Coprire',
    undo: 'Annulla',
    draw: 'Pesca una carta',
    buy: 'Compra',
    end: 'Fine turno',
    free: 'gratis',
    squares: (n: number) => count(n, 'casella', 'caselle'),
    leaves: (n: number) => `poi ${n}`,
    becomes: (n: number) => `resta: ${n}`,
    stays: 'resta dov’è',
    nothingElse: 'invece di posare',
  },
  why: {
    points: (n: number) => `ne hai ${n}`,
    noLanding: 'nessun approdo',
    laid: 'non dopo la posa',
    covered: 'fatto',
    noCard: 'mano vuota',
    noTarget: 'nessuna permessa',
    step: 'non ora',
    full: 'mano piena',
    empty: 'mazzo vuoto',
    most: '8 è il massimo',
    sailed: 'già navigato',
    renounced: 'rinunciato: niente tratta',
    moved: 'non dopo la tratta',
    done: 'fatto in questo turno',
  },

  board: {
    label: 'La carta nautica: percorrila con le frecce',
    at: (name: string, column: number, row: number) => `${name}: colonna ${column}, riga ${row}`,
    land: 'terra',
    line: 'oltre il traguardo',
    sea: (stage: Stage) => `mare aperto, tappa ${romans[stage]}`,
    start: (n: number) => `partenza stampata S${n}`,
    station: (rose: Rose) => `scalo ${station(rose)}`,
    ship: (name: string) => `nave di ${name}`,
    yourShip: 'la tua nave',
    sail: 'raggiungibile, gratis',
    crosses: 'taglia il traguardo e vince',
    ignore: (cost: number) => `raggiungibile ignorando la carta per ${cost}`,
    sprint: (cost: number) => `raggiungibile con uno sprint per ${cost}`,
    by: (square: string) => `passando da ${square}`,
    lay: 'qui si può posare una carta',
    golden: 'qui si può posare una carta e raggiungerla subito',
    cover: 'si può coprire',
    nearer: 'Più vicino',
    farther: 'Più lontano',
    whole: 'Tutto il tabellone',
    west: (n: number) => `Verso ovest; là ${count(n, 'casella permessa', 'caselle permesse')}`,
    east: (n: number) => `Verso est; là ${count(n, 'casella permessa', 'caselle permesse')}`,
    close: 'Chiudi',
  },

  list: {
    title: 'Tutte le mosse in elenco',
    lay: 'Posa',
    cover: 'Copri',
    card: 'Carta',
    square: 'Casella',
    sail: 'Naviga fino a',
    ignore: 'Ignora la carta, fino a',
    sprint: 'Sprint fino a',
    sprintIgnore: 'Sprint ignorando la carta, fino a',
  },

  log: {
    title: 'Giornale di bordo',
    note: 'punti 0–8 · rose',
    happened: 'Che cosa è appena successo',
    pile: (n: number) => `${n} nel mazzo`,
  },

  sheet: {
    begins: 'Chi comincia?',
    beginsNote: 'Tocca la nave in S1, o lascia che il telefono tiri a sorte.',
    lot: 'Il telefono tira a sorte',
    lotFell: (name: string) => `La sorte ha scelto ${name}.`,
    lays: (name: string) => `${name} posa carte.`,
    sails: (name: string) => `${name} naviga.`,
    draws: (name: string) => `${name} pesca e compra.`,
    yours: { lays: 'Posa le tue carte.', sails: 'Fa’ navigare la nave.', draws: 'Pesca, poi compra.' },
    enteringFor: (name: string) => `Stai segnando per ${name}.`,
    points: 'Punti di navigazione',
    correct: 'Correggi nel registro',
    renounce: (from: number, to: number) => `resta: ${from} → ${to}`,
    ignore: (from: number, to: number) => `lo stesso: ${from} → ${to}`,
    sprint: (from: number, to: number) => `due tratte: ${from} → ${to}`,
    buy: (from: number, to: number) => `${from} → ${to}`,
    buyCard: 'Compra una carta',
    station: 'Sosta a uno scalo?',
    struck: 'barrato: senza valore',
    rose: (rose: Rose) => `Rosa ${station(rose)}`,
    worthless: (rose: Rose) => `${station(rose)}: non vale più nulla`,
    owned: (rose: Rose) => `${station(rose)}: presa`,
    rack: 'Rose',
    worth: (colours: string, stages: string) => capital(`${colours} di ${stages} vale ancora una rosa.`),
    all: 'Ogni scalo vale una rosa.',
    or: (items: readonly string[]) => new Intl.ListFormat('it', { type: 'disjunction' }).format(items),
    hand: 'Mano',
    more: 'Una carta in più',
    fewer: 'Una carta in meno',
    crossed: 'Traguardo tagliato',
    crossedNote: 'Ci sono due rose: il traguardo è aperto.',
    third: 'Una terza rosa vince subito.',
    toSail: 'Poi: navigare',
    toDraw: 'Poi: pescare',
    next: (name: string) => `Tocca a ${name}`,
    close: 'Chiudi la corsa',
    closeNote: 'Finisce per tutto il tavolo, così com’è.',
    help: 'Dov’è avanti, che cosa si può coprire',
    orientation: (stage: Stage) => `Tappa ${romans[stage]}: avanti è ${forward[stage]}`,
    sides: {
      1: 'sinistra è est, destra è ovest',
      2: 'sinistra è sud, destra è nord',
      3: 'sinistra è ovest, destra è est',
    },
    mayCover: 'Si può coprire',
    mayNot: 'Non si può coprire',
    covers: ['una carta per turno, se non se ne è posata nessuna', 'una carta senza nave, fuori dalla tua portata'],
    coversNot: [
      'una carta sotto una nave, anche a uno scalo',
      'una partenza stampata',
      'una carta che raggiungi con una mossa normale',
      'da 3 punti: una carta accanto alla tua nave',
    ],
    theRule: 'Vedi la regola',
    over: { roses: 'Terza rosa', line: 'Traguardo', closed: 'Chiusa dal tavolo' },
    change: 'Carte in più (+) o in meno (−)',
    first: 'Chi comincia',
    stage: 'Tappa',
    colour: 'Colore',
    entry: 'Voce',
    kinds: {
      sails: 'Carte posate, ora si naviga',
      renounced: 'Rinunciato: +1',
      ignored: 'Carta ignorata: −3',
      sprinted: 'Sprint: −5',
      'crossed-line': 'Traguardo tagliato',
      draws: 'Navigato, ora si pesca',
      bought: 'Carta comprata: −1',
      next: 'Fine del turno',
      closed: 'Corsa chiusa',
    },
  },
}

export default words
