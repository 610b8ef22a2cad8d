// Capo Horn in italiano.

import { ad, count, did, has, points } from '../../../words/grammar/it.ts'
import { figureIn } from '../../kit/figures.ts'
import { clause } from '../../words.ts'
import { type Rose, type RoseColour, romans, type Stage } from '../rules/pieces.ts'
import type { Board, Moves, Pages, Shared, Sheet } from './en.ts'

const tenths = figureIn('it')
const turns = (n: number) => `${tenths(n)} ${n === 1 ? 'turno' : 'turni'}`
const cards = (n: number) => count(n, 'carta', 'carte')
const roses = (n: number) => count(n, 'rosa', 'rose')
const pointsLeft = (n: number) =>
  n === 0 ? 'nessun punto rimasto' : `${points(n)} ${n === 1 ? 'rimasto' : 'rimasti'}`
const colour: Record<RoseColour, string> = { red: 'rosso', green: 'verde', yellow: 'giallo' }
// Di una rosa, non di uno scalo.
const rosy: Record<RoseColour, string> = { red: 'rossa', green: 'verde', yellow: 'gialla' }
const station = ({ stage, colour: one }: Rose) => `${rosy[one]} ${romans[stage]}`
const forward: Record<Stage, string> = { 1: 'a sud', 2: 'a ovest', 3: 'a nord' }
const turn = (and: string) => clause(`Tocca a te${and}`, name => `Tocca ${ad(name)}${and}`)

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

  won: {
    shared: (names, held) =>
      `${names} sono in testa insieme con ${roses(held)} a testa e gli stessi punti.`,
    line: lead => has(`vinto${lead}: prima nave al traguardo, con due rose.`),
    three: lead => has(`vinto${lead}: tre rose di tre colori.`),
    leads: (held, other) =>
      did(
        `sei in testa con ${roses(held)} a ${other}.`,
        `è in testa con ${roses(held)} a ${other}.`,
      ),
    leadsByPoints: (held, left, other) =>
      did(
        `sei in testa con ${roses(held)} e ${points(left)} a ${other}.`,
        `è in testa con ${roses(held)} e ${points(left)} a ${other}.`,
      ),
    lead: (own, other) => ` ${own}\u00a0a\u00a0${other}`,
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
  // A card by its arrows; `#` is their distance.
  arrows: {
    quoted: card => `«${card}»`,
    unseen: 'una carta',
    or: 'o',
    F: 'avanti',
    L: 'a sinistra',
    R: 'a destra',
    B: 'indietro',
    star: 'stella di #',
    fan: 'ventaglio di #',
    diagonals: '# in diagonale',
    sideways: '# di lato',
  },
  of: (n, held) => `${points(n)}, ${roses(held)}`,

  told: {
    opened: did('cominci, da S1.', 'comincia, da S1.'),
    began: { plain: turn('.'), gains: turn(': +1 punto.') },
    laid: (card, square) => has(`posato ${card} in ${square}.`),
    covered: (card, square) => has(`coperto ${square} con ${card}.`),
    sailed: {
      sail: (square, cost) => has(`navigato fino a ${square}${cost}.`),
      sprint: (square, cost) => has(`fatto uno sprint fino a ${square}${cost}.`),
      ignore: (square, cost) => has(`ignorato la carta e navigato fino a ${square}${cost}.`),
    },
    'crossed-line': cost => has(`tagliato il traguardo${cost}.`),
    'won-rose': station => has(`preso la rosa ${station}.`),
    renounced: { plain: has('scelto di restare.'), gains: has('scelto di restare: +1 punto.') },
    drew: card => has(`pescato ${card}.`),
    bought: card => has(`comprato ${card} (−1).`),
    won: { line: has('vinto al traguardo.'), roses: has('vinto con la terza rosa.') },
    'got-stuck': 'La regata finisce dopo dieci giri senza nuove carte né rose.',
    ended: null,
  },

  refused: {
    'not-in-hand': 'Non hai questa carta in mano.',
    'covered-already':
      'Hai coperto una carta, quindi non puoi più posare né coprire in questo turno.',
    'laid-already': 'Hai posato una carta, quindi in questo turno non puoi coprire.',
    'not-sea': square => `${square} non è una casella di mare.`,
    'card-there': square => `In ${square} c’è già una carta.`,
    'touches-no-card': square =>
      `Accanto a ${square} non c’è nessuna carta. Posa la tua vicino a un’altra carta. Uno scalo da solo non conta.`,
    'nothing-to-cover': square => `In ${square} non c’è nessuna carta da coprire.`,
    'printed-start': square => `${square} è una partenza stampata. Non puoi coprirla.`,
    'under-a-ship': square => `In ${square} c’è una nave, quindi non puoi coprire la sua carta.`,
    'within-reach': (square, ship) =>
      `La tua nave in ${ship} (1) può raggiungere ${square} (2) con una tratta normale, quindi non puoi coprire.`,
    'within-ignore': (square, ship) =>
      `La tua nave in ${ship} (1) può raggiungere ${square} (2) ignorando la sua carta, quindi non puoi coprire.`,
    'no-card-there': square =>
      `In ${square} non c’è una carta. Una nave deve fermarsi su una carta.`,
    'ship-there': square => `In ${square} c’è un’altra nave. Solo uno scalo ne tiene più di una.`,
    'no-arrow': (square, ship) =>
      `Nessuna freccia sotto la tua nave in ${ship} (1) porta in ${square} (2).`,
    'exact-distance': 'Questa freccia va più lontano. Devi seguirla fino in fondo.',
    'runs-aground': 'Questa freccia porta a terra o fuori dal tabellone.',
    'not-beside': (square, ship) => `${square} (2) non è accanto alla tua nave in ${ship} (1).`,
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
      begins: did('cominci tu.', 'comincia.'),
      sails: has('finito di posare carte.'),
      renounced: has('scelto di restare: +1 punto.'),
      ignored: has('ignorato la carta (−3).'),
      sprinted: has('fatto uno sprint (−5).'),
      rose: station => has(`preso la rosa ${station}.`),
      'crossed-line': has('tagliato il traguardo.'),
      draws: has('finito di navigare.'),
      bought: has('comprato una carta (−1).'),
      hand: {
        more: n => has(`segnato ${cards(n)} in più in mano.`),
        fewer: n => has(`segnato ${cards(n)} in meno in mano.`),
      },
      peg: points => has(`spostato il segnapunti su ${points}.`),
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
    lay: (card, square) => `Posa ${card} in ${square}`,
    cover: (card, square) => `Copri ${square} con ${card}`,
    sail: square => `Naviga fino a ${square}`,
    ignore: square => `Ignora la carta e va’ in ${square}`,
    sprint: {
      sail: square => `Sprint fino a ${square}`,
      ignore: square => `Sprint fino a ${square} ignorando la carta`,
    },
    renounce: 'Resta',
    draw: 'Pesca una carta',
    buy: 'Compra una carta',
    end: 'Finisci il turno',
  },
  sheet: {
    begins: name => `${name} comincia`,
    rose: station => `Rosa ${station}`,
    hand: change => `Carte in mano: ${change}`,
    sails: 'Carte posate',
    renounced: 'Restare: +1',
    ignored: 'Carta ignorata: −3',
    sprinted: 'Sprint: −5',
    'crossed-line': 'Traguardo tagliato',
    draws: 'Navigazione finita',
    bought: 'Carta comprata: −1',
    peg: points => `Segnapunti su ${points}`,
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
    winsBySprint: (square, steps) =>
      steps === 1
        ? `Poi vinci la regata con uno sprint fino a ${square}.`
        : `Vinci la regata in altri ${steps} passi, con uno sprint fino a ${square}.`,
    winsNext: (square, steps) =>
      steps === 1
        ? `Poi la tua nave va in ${square} e vince la regata.`
        : `Vinci la regata in altri ${steps} passi, in ${square}.`,
    rose: rose => `Così prendi la rosa ${station(rose)}.`,
    onto: (square, left) =>
      `La tua nave va subito in ${square}, a circa ${turns(left)} dalla vittoria.`,
    leads: (square, left, steps) =>
      `Porta la tua nave in ${square} in ${count(steps, 'passo', 'passi')}, a circa ${turns(left)} dalla vittoria.`,
    nearer: (square, left) => `Da ${square} sei a circa ${turns(left)} dalla vittoria.`,
    sprints: ({ left }) => `Dopo le due tratte sei a circa ${turns(left)} dalla vittoria.`,
    waits: ({ left }) =>
      `Un punto e una carta aiutano di più nel prossimo turno, a circa ${turns(left)} dalla vittoria.`,
    draws: ({ cards }) => `Puoi solo pescare: ${count(cards, 'carta', 'carte')} nel mazzo.`,
    keeps: ({ points: n }) => `Ora non vale la pena di pagare: tieni ${points(n)}.`,
    buys: ({ cards, gain, cost, points: n }) =>
      `Un’altra carta su ${cards} risparmia circa ${turns(gain)}, ${n === 1 ? 'il tuo unico punto' : `uno dei tuoi ${n} punti`} ${tenths(cost)}.`,
    ends: ({ cards, points: n }) =>
      `Puoi solo finire il turno: ${count(cards, 'carta', 'carte')} in mano, ${points(n)}.`,
  },
  weighed: {
    chance: (own, other, instead) =>
      own === other
        ? `Circa ${own}% di vincere, e con «${instead}» anche.`
        : `Circa ${own}% di vincere, con «${instead}» ${other}%.`,
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
      `${name} ha vinto la rosa ${station} nel giro ${n}.`,
    led: (name, station, n, own, other) =>
      `Nel giro ${n} ${name} ha vinto la rosa ${station}: ${own} a ${other}, e in testa fino alla fine.`,
    third: (name, station, n, isSprint) =>
      `Nel giro ${n} ${name} ha vinto ${isSprint ? 'con uno sprint ' : ''}la terza rosa: ${station}.`,
    crossed: (name, n, isSprint) =>
      `Nel giro ${n} ${name} ha tagliato il traguardo${isSprint ? ' con uno sprint' : ''}.`,
    each: (stations, where, left) =>
      `${stations || 'Nessuna rosa'}${where && `; ${where}`}; ${pointsLeft(left)}.`,
    stage: stage => `fino alla tappa ${stage}`,
    overLine: 'al traguardo',
    ahead: (n, names) => `${roses(n)} in più di ${names}.`,
    alone: (names, many) =>
      `Anche ${names} ${many ? 'avevano' : 'aveva'} due rose, ma non il traguardo.`,
    byPoints: (n, names) => `${points(n)} in più di ${names}, con lo stesso numero di rose.`,
    short: {
      one: left => `Ti mancava una rosa o il traguardo; ${pointsLeft(left)}.`,
      three: (n, left) =>
        `Per averne tre ti ${n === 1 ? 'mancava' : 'mancavano'} ${roses(n)}; ${pointsLeft(left)}.`,
      behind: (n, left) =>
        `Ti ${n === 1 ? 'mancava' : 'mancavano'} ${roses(n)}; ${pointsLeft(left)}.`,
      points: n => `Avevi lo stesso numero di rose, ma ${points(n)} in meno.`,
    },
  },
  log: {
    digital: {
      chapter: {
        began: clause('Il tuo turno', name => `Tocca ${ad(name)}`),
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
    piece: {
      colour: rosy,
      rose: which => `rosa: ${which}`,
      ship: 'nave',
      point: 'punto',
      points: 'punti',
    },
    refused: {
      'too-many-covered':
        'Ci sono troppe carte coperte. Ognuna è sotto una carta sul mare e non è più nel mazzo.',
      'race-won': name => `${name} ha vinto, quindi questa regata è finita.`,
      'no-such-station': name =>
        `Nessuno scalo dà una delle rose di ${name}. Controllate il colore e la tappa.`,
      'too-many-points': (name, limit) => `${name} può avere al massimo ${points(limit)}.`,
    },
  },
  fields: {
    change: 'Carte in più (+) o in meno (−)',
    first: 'Chi comincia',
    stage: 'Tappa',
    colour: 'Colore',
    points: 'Punti di navigazione',
  },
} satisfies Pages
