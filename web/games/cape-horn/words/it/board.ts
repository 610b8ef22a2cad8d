// Quel che dice il tabellone in italiano.
import type { Proof, Seat } from '../../../game.ts'
import type { FaceWords, Telling } from '../../../words.ts'
import type { Arrow } from '../../rules/chart.ts'
import type { Rose, Stage } from '../../rules/pieces.ts'
import type { Event } from '../../rules/state.ts'
import type { BoardWords } from '../en/board.ts'
import { arrowsOf, capital, cardInWords, romans, type Shape, spoken, squareOf, squaresIn } from '../speech.ts'
import { act, count, forward, points, roses, shared, station, why } from './shared.ts'

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

const told = (fact: Event, telling: Telling): string | undefined => {
  const by = (seat: Seat, you: string, other: string) => spoken(telling, seat, capital(you), name => `${name} ${other}`)
  const has = (seat: Seat, did: string) => by(seat, `hai ${did}`, `ha ${did}`)
  const on = (at: number) => squareOf(telling, at)
  switch (fact.kind) {
    case 'opened':
      return by(fact.first, 'parti da S1 e cominci.', 'parte da S1 e comincia.')
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
      return has(fact.seat, `tagliato il traguardo${fact.cost ? ` (−${fact.cost})` : ''}.`)
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
      return undefined
  }
}

const firstOf = (telling: Telling, at: Proof | undefined) => squareOf(telling, squaresIn(at)[0] ?? 0)
const lastOf = (telling: Telling, at: Proof | undefined) => squareOf(telling, squaresIn(at).at(-1) ?? 0)

const refused = {
  ...shared.refused,
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
  'not-beside': ({ at }, telling) =>
    `${lastOf(telling, at)} (2) non è accanto alla tua nave in ${firstOf(telling, at)} (1).`,
  'not-over-the-line': () => 'Il traguardo si taglia solo con una mossa normale.',
  'sail-first': () => 'Prima naviga; lo sprint è la seconda tratta.',
  'sprinted-already': () => 'Un solo sprint per turno.',
  'two-ignores': () => 'In uno sprint una sola tratta può ignorare la carta.',
  'no-ignore-in-sprint': () => 'A questo tavolo nessuna tratta di uno sprint ignora la carta.',
  'pile-empty': () => 'Il mazzo è vuoto; non si rinnova.',
  'draw-first': () => 'Prima pesca la tua carta.',
} satisfies FaceWords['refused']

const board: BoardWords = {
  ...shared,
  refused,
  told,
  card,
  of: (n: number, held: number) => `${points(n)}, ${roses(held)}`,

  doNow: {
    laying: 'Posa carte o naviga.',
    sailing: 'Ora naviga.',
    blocked: 'Posa una carta, o resta.',
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
      sailed: (name: string) => `${name} pesca una carta.`,
      buying: (name: string) => `${name} può comprare.`,
    },
  },
  note: {
    ship: (stage: Stage, landings: number) =>
      `Qui avanti è ${forward[stage]}. ${landings === 0 ? 'Le tue frecce non raggiungono alcuna carta.' : `Sulle tue frecce: ${count(landings, 'casella', 'caselle')}.`}`,
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
    ...act,
    label: 'Modi di navigare',
    sail: 'Navigare',
    stay: 'Restare',
    cover: 'Coprire',
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
    ...why,
    noLanding: 'nessuna casella',
    laid: 'non dopo la posa',
    covered: 'fatto',
    noCard: 'mano vuota',
    noTarget: 'nessuna permessa',
    empty: 'mazzo vuoto',
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
}

export default board
