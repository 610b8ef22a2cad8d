// Le Camino in italiano.
import { ad, count, has, points } from '../../../words/grammar/it.ts'
import { isKeyOf } from '../../kit/records.ts'
import { capital, spoken, type Telling } from '../../words.ts'
import { type Corner, counts, type Piece, type Tile } from '../rules/kinds.ts'
import { columnName, placeName } from '../rules/places.ts'
import type { How } from '../rules/state.ts'
import type { Board, Moves, Pages, Shared, Sheet } from './en.ts'
import {
  allSquares,
  askedOf,
  firstSquare,
  isReaders,
  opensTo,
  ownersOf,
  squareOf,
  titleOf,
  winnerOf,
  winnersOf,
} from './speech.ts'

const squares = (n: number) => count(n, 'casella', 'caselle')
const obstacles = (n: number) => count(n, 'ostacolo', 'ostacoli')
const sides = ['nord', 'est', 'sud', 'ovest'] as const

const piece: Record<Piece, string> = {
  straight: 'strada dritta',
  curve: 'curva',
  'three-way': 'bivio',
  'four-way': 'incrocio',
  'dead-end': 'vicolo cieco',
  forest: 'bosco',
  meadow: 'prato',
  'rail-straight': 'binario dritto',
  'rail-curve': 'binario curvo',
  'level-crossing': 'passaggio a livello',
  buffer: 'paraurti',
  'river-straight': 'fiume dritto',
  'river-curve': 'ansa',
  bridge: 'ponte',
}
const named: Record<Piece, string> = {
  straight: 'una strada dritta',
  curve: 'una curva',
  'three-way': 'un bivio',
  'four-way': 'un incrocio',
  'dead-end': 'un vicolo cieco',
  forest: 'un bosco',
  meadow: 'un prato',
  'rail-straight': 'un binario dritto',
  'rail-curve': 'un binario curvo',
  'level-crossing': 'un passaggio a livello',
  buffer: 'un paraurti',
  'river-straight': 'un fiume dritto',
  'river-curve': 'un’ansa',
  bridge: 'un ponte',
}

const withArticle = (one: Piece): string =>
  /^[aeiou]/.test(piece[one])
    ? `l’${piece[one]}`
    : `${named[one].startsWith('una ') ? 'la' : 'il'} ${piece[one]}`

const lying = (tile: Tile, say?: Telling): string => {
  const to = opensTo(tile).map(side => sides[side]!)
  if (to.length === 0 || to.length === 4) return piece[tile.piece]
  const road = tile.piece === 'bridge' || tile.piece === 'level-crossing' ? ', strada' : ''
  if (to.length === 1) return `${piece[tile.piece]} da ${to[0]}`
  if (to.length === 2) return `${piece[tile.piece]}${road} da ${to[0]} a ${to[1]}`
  return `${piece[tile.piece]} verso ${say ? say.list(to) : to.join(', ')}`
}

const ends: Record<How, string> = {
  automatic: 'Nessuna delle due vie può più cambiare.',
  agreed: 'Le due parti si sono accordate sulla fine.',
  stuck: 'Per un giro intero nessuno ha potuto posare.',
}

const matter: Record<string, string> = { R: 'strada', T: 'binario', W: 'fiume', '0': 'niente' }

export const shared = {
  // The masthead: where the game is, and what ends it.
  where: {
    pot: (pot: number) => `${pot} nella riserva`,
    ends: 'Finisce quando nessuna via può più cambiare',
    agreed: 'Finisce quando le due parti sono d’accordo',
    wins: 'Vince la via meno cara',
  },
  piece,
  lying,
  points,
  squares,
  obstacles,
  legend: {
    laid: 'posato',
    possible: 'ancora possibile',
    obstacle: 'ponte o passaggio a livello',
  },
  sumInWords: (n, more) =>
    more > 0 ? `${squares(n)} + ${obstacles(more)}` : `${squares(n)}, nessun ostacolo`,
  won: (standings, say) => {
    const { first, score, other } = winnersOf(standings)
    if (first.length === standings.length)
      return `Vittoria condivisa: le due vie costano ${points(score)}, con lo stesso numero di caselle.`
    const wins = winnerOf(first, say, {
      you: 'Vinci',
      both: 'Vincete',
      one: 'vince',
      many: 'vincono',
    })
    return score === other
      ? `${wins} con la via più corta, a ${points(score)} pari.`
      : `${wins} con la via meno cara: ${score} a ${other}.`
  },

  refused: {
    'off-board': 'Questa casella è fuori dal tabellone.',
    occupied: (at, say) => `In ${firstSquare(at, say)} c’è già una tessera.`,
    mismatch: (at, say) => `Non si accorda con ciò che c’è accanto, in ${allSquares(at, say)}.`,
    unfillable: (at, say) => {
      const asks = askedOf(at).map(
        ({ side, letter }, i) => `(${i + 1}) ${matter[letter]} a ${sides[side]}`,
      )
      const [square, no] = [
        `${firstSquare(at, say)} non si potrebbe più riempire`,
        'Nessuna tessera ha questi lati.',
      ]
      return asks.length > 0 ? `${square}: ${say.list(asks)}. ${no}` : `${square}. ${no}`
    },
    region: (at, say) =>
      at.squares.length > 4
        ? `Queste ${at.squares.length} caselle vuote non si potrebbero più riempire tutte.`
        : `${allSquares(at, say)} non si potrebbero più riempire tutte.`,
    blocked: ({ seats = [] }, say) =>
      `Non resterebbe via tra gli angoli ${seats.length > 0 ? ad(say.list(seats.map(seat => say.name(seat)))) : 'a una parte'}.`,
    'third-line': ({ line }) =>
      line === 'river'
        ? 'Ci sono già due fiumi; ne comincerebbe un terzo.'
        : 'Ci sono già due ferrovie; ne comincerebbe una terza.',
    loop: ({ line }) =>
      line === 'river' ? 'Questo fiume girerebbe in tondo.' : 'Questa ferrovia girerebbe in tondo.',
    'two-buffers': 'Questa ferrovia avrebbe un paraurti a ogni capo.',
  },
} satisfies Shared

export const board = {
  doNow: {
    open: 'Comincia in un angolo a scelta.',
    openAt: 'Comincia in un angolo con il tuo segno.',
    lay: 'Posa una tessera.',
    chosen: (one, at) => `${capital(piece[one])} in ${at}?`,
    not: at => `Non in ${at}.`,
    picked: one => `Dove va ${withArticle(one)}?`,
    discarded: 'Pesca una nuova tessera.',
    laid: 'Pesca una tessera.',
    end: 'Chiudi il turno.',
    swap: 'Niente va bene: scambia.',
    pass: 'Niente va bene: passa.',
    answer: name => `${name} propone la fine.`,
    offered: 'Hai proposto la fine.',
    other: name => `${name} posa una tessera.`,
    otherOpens: name => `${name} comincia in un angolo.`,
    answers: names => `La risposta spetta ${ad(names)}.`,
  },
  coach: {
    goal: 'La tua via unisce i tuoi due angoli. Posa tessere perché resti la più economica.',
    open: 'Scegli una strada, poi tocca un angolo. La tua via andrà da lì all’angolo opposto.',
    lay: 'Vince la via che costa meno. Accorcia la tua, o allunga l’altra.',
    river: 'Al massimo due fiumi, mai incrociati. Ognuno esce dal tabellone ai due capi.',
    chosen: 'Tocca ancora la casella per girare. Ogni verso dice che cosa cambia per le vie.',
    laid: 'Ripensamenti? Riprendila: solo pescare la rende definitiva.',
  },
  note: {
    open: 'Strada dritta, curva, bivio o incrocio; la tua via porta all’angolo opposto.',
    lay: 'Scegline una, girala, tocca una casella.',
    looking: 'Si cerca dove va …',
    fits: n =>
      n === 0
        ? 'Girata così, la tessera non va da nessuna parte.'
        : `Girata così, la tessera va su ${squares(n)}.`,
    nowhere: 'Per ora non va da nessuna parte.',
    noChange: 'Nessuna via costa di più o di meno.',
    final: 'Appena peschi, ciò che è posato resta.',
    finalEnd: 'La riserva è vuota; ciò che è posato resta.',
    discarded: 'Poi il tuo turno continua.',
    swap: 'Va nella riserva, ne arriva un’altra; il turno finisce lì.',
    pass: 'La riserva è vuota. Se passi, non si torna indietro.',
    still: n => `${count(n, 'turno', 'turni')} di fila senza una tessera che vada.`,
    wait: 'Intanto puoi provare le tue tessere.',
    ends,
  },
  price: {
    label: 'Quanto costa ogni via',
    certain: n => `certo ${n}`,
    isCertain: 'certo',
    open: 'ancora aperta',
    would: 'costerebbe',
    becomes: (name, was, is) => `${name} ${was} → ${is}`,
    becomesCertain: (name, was, is) =>
      `${name}, certo: ${was === undefined ? '' : `${was} → `}${is}`,
  },
  hand: {
    label: 'La tua mano',
    empty: 'La tua mano è vuota.',
    pick: one => `Scegli: ${one}`,
    pot: n => `${n} nella riserva`,
    holds: n => count(n, 'tessera', 'tessere'),
    aside: n => count(n, 'scartata', 'scartate'),
    unseen: 'Nella riserva o dagli altri',
  },
  turns: {
    label: 'Girata come',
    none: 'da nessuna parte',
    not: 'qui no',
    said: (one, what) => `${one}: ${what}`,
  },
  act: {
    turn: 'Gira',
    layAt: at => `Posa in ${at}`,
    lay: 'Posa',
    complete: 'Completa',
    completeAt: at => `Completa ${at}`,
    tap: 'Tocca una casella',
    pick: 'Scegli una tessera',
    aside: 'Scarta',
    draw: 'Pesca',
    end: 'Chiudi il turno',
    swap: 'Scambia',
    pass: 'Passa',
    back: 'Riprendi',
    offer: 'Proponi la fine',
    accept: 'Accetta',
    decline: 'Continua',
    wait: 'Non è il tuo turno',
  },
  discard: {
    completes: at => `completa ${at}`,
    useless: 'inutile',
    complete: at => `Può completare ${at}; peschi e posi comunque.`,
    aside: 'Non serve più: scartala, pesca e posa comunque.',
  },
  offer: {
    now: (mine, theirs) => `Certo per ora: ${mine} contro ${theirs}.`,
    win: 'Vinceresti.',
    lose: 'Perderesti.',
    even: 'Sarebbe pari.',
    waits: 'Decide l’altra parte.',
    forGood: 'Accettare chiude la partita, senza ritorno.',
  },
  map: {
    label: 'Il tabellone: le frecce lo percorrono, R gira la tessera',
    at: (name, column, row) => `${name}, colonna ${column}, riga ${row}`,
    empty: 'vuota',
    corner: name => `angolo della via di ${name}`,
    way: name => `parte della via di ${name}`,
    possible: name => `qui può passare la via di ${name}`,
    obstacle: 'costa 1 in più',
    aim: {
      lay: 'qui va bene',
      turned: 'qui va bene se girata',
      complete: 'può completare questa casella',
      chosen: 'scelta; ancora una volta la gira',
    },
    news: 'posata per ultima',
  },

  told: {
    opened: ({ first }, say) => spoken(say, first, 'Cominci tu.', name => `Comincia ${name}.`),
    redealt: ({ seat, shown }, say) =>
      `${spoken(say, seat, 'Non avevi', name => `${name} non aveva`)} strade per cominciare: ${say.list(shown.map(one => piece[one]))}. Nuova mano.`,
    began: null,
    laid: ({ seat, piece: one, at }, say) =>
      has(say, seat, `posato ${named[one]} in ${squareOf(say, at)}.`),
    completed: ({ seat, piece: one, at }, say) =>
      has(say, seat, `completato ${squareOf(say, at)}: ${piece[one]}.`),
    'set-aside': ({ seat, piece: one }, say) =>
      has(say, seat, `scartato ${named[one]}: non serve più.`),
    drew: ({ seat, piece: one }, say) =>
      has(say, seat, `pescato ${one ? named[one] : 'una tessera'}.`),
    'turn-ended': null,
    swapped: ({ seat, gave, got }, say) =>
      has(
        say,
        seat,
        gave && got
          ? `scambiato ${named[gave]} con ${named[got]}.`
          : 'scambiato una tessera, senza posto dove posare.',
      ),
    passed: ({ seat }, say) => has(say, seat, 'passato, senza posto dove posare.'),
    offered: ({ seat }, say) =>
      spoken(say, seat, 'Proponi la fine.', name => `${name} propone la fine.`),
    accepted: ({ seat }, say) => has(say, seat, 'accettato la fine.'),
    declined: ({ seat }, say) => has(say, seat, 'rifiutato: si continua.'),
    ended: ({ how }) => ends[how],
  },

  refused: {
    'no-contact':
      'Deve toccare una tessera posata con un lato o un angolo, o stare in un angolo del tabellone.',
    'open-with-road': 'La prima tessera è una strada dritta, una curva, un bivio o un incrocio.',
    'open-in-corner': (at, say) => `La prima tessera va in un angolo: ${allSquares(at, say)}.`,
    'leads-out': 'La sua strada deve portare dentro il tabellone.',
    'open-first': 'Prima comincia la tua via in un angolo.',
    'not-in-hand': 'Questa tessera non è nella tua mano.',
    'complete-with-lines': 'Si completa solo con fiume, ferrovia, ponte o passaggio a livello.',
    'more-than-one-fits': (at, say) =>
      `In ${firstSquare(at, say)} potrebbero andare ancora altre tessere.`,
    'set-aside-lines': 'Si scartano solo fiumi, ferrovie, ponti, passaggi a livello e paraurti.',
    'still-of-use': (at, say) =>
      at.squares.length > 4
        ? `Può ancora servire su ${at.squares.length} caselle, per esempio in ${firstSquare(at, say)}.`
        : `Può ancora servire in ${allSquares(at, say)}.`,
    'can-lay': (at, say) =>
      `Una tessera della tua mano si può posare, per esempio in ${firstSquare(at, say)}: allora devi.`,
    'lay-first': 'Prima posa una tessera.',
    'draw-first': 'Prima pesca una tessera.',
    'laid-already': 'Hai già posato: pesca, o riprendi.',
    'pot-empty': 'La riserva è vuota.',
    'swap-instead': 'Nella riserva ci sono ancora tessere: scambiane una.',
    'offered-already': 'In questo turno hai già proposto la fine.',
    'ways-unfinished': 'Si può proporre la fine solo quando le due vie sono certe.',
    'nothing-offered': 'Nessuno propone la fine.',
    'offer-open': 'Prima si risponde alla tua proposta.',
    'other-side-answers': 'Alla proposta risponde l’altra parte.',
  },
} satisfies Board

const price = (n: number, more: number) => (more > 0 ? `${n} + ${more} = ${n + more}` : `${n}`)
const corner: Record<Corner, string> = {
  'north-west': 'in alto a sinistra',
  'north-east': 'in alto a destra',
  'south-east': 'in basso a destra',
  'south-west': 'in basso a sinistra',
}
const closings = { agreed: 'Sono state contate le vie così come sono.', stuck: ends.stuck } as const

export const sheet: Sheet = {
  begins: {
    title: 'Chi comincia, e in quale angolo?',
    note: 'Così si sa di chi sono gli angoli.',
    who: 'Chi ha posato la prima tessera?',
    where: 'In quale angolo?',
    corner,
  },
  sheet: {
    wayOf: name => `via di ${name}`,
    noWay: 'ancora nessuna via',
    beingCounted: 'la si sta contando',
    countedBy: names => `contata da ${names}`,
    over: { ...closings, counted: 'Le due parti hanno contato uguale.' },
    trace: 'Tracciate le due vie.',
    traceOther: name => `Ora la via di ${name}.`,
    traceNote:
      'Tirate da angolo ad angolo, o toccate casella per casella; poi ponti e passaggi a livello.',
    obstaclesNow: 'Ora segnate ponti e passaggi a livello.',
    leads: (name, one, other) => `In testa: ${name}, ${one} a ${other}.`,
    even: n => `Pari a ${points(n)}.`,
    final: 'Le due vie sono definitive: nessuna casella vuota può migliorarle.',
    notFinal: names => `Non ancora definitiva: ${names}.`,
    obstaclesAt: (names, n) => `${n === 1 ? 'Ostacolo' : 'Ostacoli'} in ${names}.`,
    cheaper: (n, names) => `Può ancora scendere a ${n}, per ${names}.`,
    open: names => `Ancora nessuna strada per ${names}.`,
    mayCost: names => `In ${names} può ancora venire un ponte o un passaggio a livello.`,
    other: (n, names) => `Un’altra via costa ${n}, per ${names}.`,
    noOther: 'Nessun’altra via entro 2 punti.',
    more: (names, n) => `${names} e ${count(n, 'altra casella', 'altre caselle')}`,
    ifAll: 'Se tutte le tessere sono segnate, una regola è violata:',
    tangled:
      'Questo tabellone è troppo ingarbugliato per calcolare che cosa può ancora venire. Le vie sono contate così come sono.',
    board: 'Il tabellone: le frecce lo percorrono, Invio traccia una strada o posa una tessera',
    empty: 'niente di tracciato',
    penHere: 'la matita è qui',
    tools: 'Segnare',
    tool: { road: 'Traccia strada', clear: 'Cancella' },
    left: 'il numero: restano nella scatola',
    key: (one, n) => `${capital(piece[one])}, ${n === '1' ? 'ne resta' : 'ne restano'} ${n}`,
    overdrawn: (one, n) =>
      `Ne avete segnate ${n}, e la scatola ne ha ${counts[one]}: ${piece[one]}. Una è forse un’altra tessera?`,
    turn: 'Gira la tessera',
    finish: 'Fine',
    stuck: 'Nessuno ha potuto posare per un giro?',
    stuckNote: 'Allora conta ciò che era ancora possibile. Segnate prima tutte le tessere.',
    finishStuck: 'Conta ciò che era possibile',
    count: 'Contate le due vie.',
    countNote: 'Ogni parte per sé; poi si confronta.',
    counting: 'Le due parti contano le due vie.',
    of: { squares: 'caselle', obstacles: 'ostacoli' },
    done: (n, more) => `Contato: ${price(n, more)}`,
    donePlain: 'Contato',
    counted: (n, more) => `Contato: ${price(n, more)}. L’altra parte conta ancora.`,
    agreed: (n, more) => `Entrambe hanno contato ${price(n, more)}.`,
    waits: 'L’altra parte conta.',
    differs: 'I conteggi differiscono.',
    differsNote: 'Riguardate insieme; una parte riprende le cifre dell’altra.',
    mine: 'Tu',
    theirs: 'Gli altri',
    isOther: 'diverso',
    takeOver: (n, more) => `Riprendi ${price(n, more)}`,
    recount: 'Conta di nuovo',
  },
  told: {
    opened: null,
    entered: {
      begins: ({ first, corner: at }, say) =>
        spoken(
          say,
          first,
          `Hai cominciato ${corner[at]}.`,
          name => `${name} ha cominciato ${corner[at]}.`,
        ),
      road: ({ seat, path }, say) =>
        path.length > 1
          ? has(
              say,
              seat,
              `tracciato una strada da ${placeName(path[0]!)} a ${placeName(path.at(-1)!)}.`,
            )
          : has(say, seat, `messo la matita in ${placeName(path[0]!)}.`),
      piece: ({ seat, piece: one, ...at }, say) =>
        has(say, seat, `segnato ${named[one]} in ${placeName(at)}.`),
      clear: ({ seat, ...at }, say) => has(say, seat, `cancellato ${placeName(at)}.`),
      counts: ({ seat, whose }, say) =>
        has(
          say,
          seat,
          `contato la ${isReaders(say, whose) ? 'tua via' : `via di ${ownersOf(say, whose)}`}.`,
        ),
      'takes-over': ({ seat, whose }, say) =>
        has(
          say,
          seat,
          `ripreso l’altro conteggio della ${isReaders(say, whose) ? 'tua via' : `via di ${ownersOf(say, whose)}`}.`,
        ),
      close: ({ how }) => closings[how],
    },
  },

  refused: {
    'begun-already': 'Chi ha cominciato è già segnato. Correggetelo nel diario.',
    'not-begun': 'Dite prima chi ha cominciato, e in quale angolo.',
    'not-in-line': 'Una strada segue righe e colonne.',
    'not-in-box': 'Le Caminito ha solo strade, boschi e prati.',
    'none-left': ({ piece: one }) =>
      `La scatola ne ha ${counts[one]}: ${piece[one]}. Sono tutte segnate.`,
    'nothing-there': (at, say) => `In ${firstSquare(at, say)} non è tracciato niente.`,
    'too-short': ({ least }) => `Da angolo ad angolo una via ha almeno ${squares(least)}.`,
    'odd-one-out':
      'Fra questi angoli una via ha sempre un numero dispari di caselle. Contate di nuovo.',
    'no-obstacles': 'In Le Caminito non ci sono ponti né passaggi a livello.',
    'counted-already': 'Questa via è contata. Correggetela nel diario.',
    'nothing-to-take-over': 'Non c’è un altro conteggio da riprendere.',
    'traced-here': 'A questo tavolo le vie si tracciano, non si contano.',
    'counted-here': 'A questo tavolo le vie si contano, non si tracciano.',
    'ways-unfinished': 'Prima le due vie devono andare da angolo ad angolo.',
  },
}

export const moves = {
  board: {
    lay: (tile, say) => `${capital(lying(tile, say))}, in ${squareOf(say, tile.at)}`,
    complete: (tile, say) => `Completa ${squareOf(say, tile.at)}: ${lying(tile, say)}`,
    'set-aside': ({ piece: one }) => `Scarta: ${piece[one]}`,
    draw: 'Pesca',
    end: 'Chiudi il turno',
    swap: ({ piece: one }) => `Scambia: ${piece[one]}`,
    pass: 'Passa',
    offer: 'Proponi la fine',
    accept: 'Accetta la fine',
    decline: 'Rifiuta, continua',
  },
  sheet: {
    begins: ({ first, corner: at }, say) => `${say.name(first)} ha cominciato ${corner[at]}`,
    road: ({ path }) =>
      path.length > 1
        ? `Strada da ${placeName(path[0]!)} a ${placeName(path.at(-1)!)}`
        : `Matita in ${placeName(path[0]!)}`,
    piece: ({ piece: one, turns, ...at }) =>
      `${capital(lying({ piece: one, turns }))}, in ${placeName(at)}`,
    clear: at => `Cancella ${placeName(at)}`,
    counts: ({ whose, squares: n, obstacles: more }, say) =>
      `Via di ${ownersOf(say, whose)}: ${n} + ${more}`,
    'takes-over': ({ whose }, say) =>
      `Riprendi l’altro conteggio della via di ${ownersOf(say, whose)}`,
    close: ({ how }) =>
      how === 'stuck' ? 'Fine: nessuno ha potuto posare' : 'Fine: contare le vie così come sono',
  },
} satisfies Moves

export const pages = {
  title: 'Le Camino',
  titleOf,
  tagline:
    'Strade, binari e fiumi: ciò che posi decide che cosa può ancora venire. Vince la via che costa meno.',
  modes: {
    digital:
      'Tutto il tabellone sui vostri schermi: tessere, riserva, le due vie e il loro prezzo.',
    companion: 'Giocate con la scatola; i telefoni contano e tracciano le vie.',
  },
  options: {
    depth: {
      label: 'Come si contano le vie',
      sentence:
        'Se ogni parte conta a tocchi, o se le vie si tracciano su una griglia e l’app conta.',
      values: { count: 'Ogni parte conta, poi confrontate', trace: 'Si traccia, l’app conta' },
    },
    variant: {
      label: 'Gioco',
      sentence:
        'Le Caminito ha solo strade, su un riquadro interno. I riquadri sono valori della casa.',
      values: {
        camino: 'Le Camino, 14 × 10: 60 minuti',
        caminito: 'Le Caminito, 12 × 8: solo strade, 25 minuti',
        'caminito-small': 'Le Caminito, 10 × 6: solo strade, 15 minuti',
      },
    },
    end: {
      label: 'Fine',
      sentence:
        'Se la partita finisce da sé quando nessuna via può più cambiare, o solo se le due parti sono d’accordo.',
      values: { automatic: 'Da sé o d’accordo', agreement: 'Solo d’accordo' },
    },
  },
  reasons: {
    opens: 'Una strada in un angolo: la tua via porta da qui all’angolo opposto.',
    dearer: ({ points: n }) => `Allunga l’altra via di ${points(n)}.`,
    guards: ({ points: n }) =>
      `Risparmia alla tua via circa ${points(n)} che la prossima tessera potrebbe aggiungere.`,
    secures: ({ steps }) =>
      `${count(steps, 'altra casella', 'altre caselle')} della tua via ${steps === 1 ? 'è sicura' : 'sono sicure'}.`,
    idle: 'La tua via è completa: nessuna tessera la cambia più.',
    spares: 'La tua via resta com’è.',
    least: ({ points: n }) => `Qualunque posa ti costa; questa solo ${points(n)}.`,
    completes: 'Qui non va altro, e al suo posto arriva una tessera nuova.',
    'sets-aside': 'Non serve più, e al suo posto arriva una tessera nuova.',
    swaps: ({ copies }) =>
      copies > 1
        ? `Nulla va bene, e ne hai ${copies} uguali.`
        : 'Nulla va bene; forse un’altra tessera sì.',
    passes: 'Nulla va bene, e la riserva è vuota: non c’è tessera da scambiare.',
    draws: 'Ti manca una tessera: pescane una.',
    ends: 'La riserva è vuota: non c’è più nulla da pescare.',
    decided: 'Nessuna via può più cambiare.',
    wins: ({ mine, theirs }) => `Vinci, ${mine} a ${theirs}.`,
    'plays-on': 'Ora non vinceresti, e le vie possono ancora cambiare.',
  },
  luck: 'La sorte: chi comincia e quali tessere vengono dopo.',
  standing: { squares: 'caselle', obstacles: 'ostacoli' },
  end: {
    title: 'Quanto costava ogni via, tessera per tessera',
    first: 'tutti e due aperti',
    piece: n => `tessera ${n + 1}`,
    by: (n, more) => {
      const than = (by: number, what: (count: number) => string) =>
        by === 0 ? [] : [`${what(Math.abs(by))} in ${by > 0 ? 'meno' : 'più'}`]
      return `${capital([...than(n, squares), ...than(more, obstacles)].join(', '))}.`
    },
    grew: ({ from, to, name, was, is }) =>
      `${from === to ? `Tessera ${from}` : `Tessere da ${from} a ${to}`}: la via di ${name} è passata da ${was} a ${is}.`,
  },
  layout: {
    areas: {
      row: row => `Riga ${row}, da sinistra a destra`,
      start: name => `Angolo dove ha cominciato ${name}`,
      aside: 'Messe da parte',
      pot: 'Il sacchetto',
      hand: name => `Mano di ${name}`,
    },
    piece: ({ piece: one, turns }) =>
      !isKeyOf(piece, one)
        ? 'angolo'
        : turns === undefined
          ? piece[one]
          : lying({ piece: one, turns }),
    place: (at, say) => squareOf(say, at),
    rest: { still: { label: 'Turni di fila in cui nessuno ha potuto posare' } },
    refused: {
      'no-such-piece': 'Questa tessera non è di questo gioco, o non si gira mai così.',
      'two-there': 'Due tessere non possono stare su una casella.',
      'corners-elsewhere':
        'Ogni parte comincia in un angolo dove c’è una tessera, le due ai capi di vie diverse.',
      'corner-untold': ({ seats: [seat] }, say) =>
        `Indicate in quale angolo ha cominciato ${say.name(seat)}.`,
      'hand-size': ({ seats: [seat], size }, say) =>
        `${say.name(seat)} deve avere ${size} tessere, o quelle che restano quando la riserva è vuota.`,
    },
  },
  fields: {
    first: 'Chi ha cominciato',
    corner: ['Angolo', one => corner[one]],
    path: 'Svolta',
    column: ['Colonna', n => columnName(n)],
    row: 'Riga',
    piece: ['Tessera', one => piece[one]],
    turns: ['Quarti di giro', n => `${n}`],
    whose: 'Via di chi',
    squares: 'Caselle',
    obstacles: 'Ostacoli',
    how: ['Come è finita', how => closings[how]],
  },
  figures: { way: 'via', own: 'propria via', other: 'altra via', none: '–' },
} satisfies Pages
