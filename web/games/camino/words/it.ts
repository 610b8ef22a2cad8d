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
  agreed: 'Le due parti hanno deciso di finire.',
  stuck: 'Nessuno ha potuto posare per un giro intero.',
}

const matter: Record<string, string> = {
  R: 'una strada',
  T: 'un binario',
  W: 'un fiume',
  '0': 'niente',
}

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
    mismatch: (at, say) =>
      `Non combacia con ${at.squares.length === 1 ? 'la tessera' : 'le tessere'} in ${allSquares(at, say)}.`,
    unfillable: (at, say) => {
      const asks = askedOf(at).map(
        ({ side, letter }, i) => `(${i + 1}) ${matter[letter]} a ${sides[side]}`,
      )
      const never = `In ${firstSquare(at, say)} non andrebbe più nessuna tessera.`
      return asks.length > 0 ? `${never} Servirebbe ${say.list(asks)}.` : never
    },
    region: (at, say) =>
      at.squares.length > 4
        ? `Queste ${at.squares.length} caselle vuote non potrebbero più essere riempite tutte.`
        : `${allSquares(at, say)} non potrebbero più essere riempite tutte.`,
    blocked: ({ seats = [] }, say) =>
      `${capital(seats.length > 0 ? ad(say.list(seats.map(seat => say.name(seat)))) : 'a una parte')} non resterebbe nessuna via tra gli angoli.`,
    'third-line': ({ line }) =>
      line === 'river'
        ? 'Ci sono già due fiumi. Qui ne comincerebbe un terzo.'
        : 'Ci sono già due ferrovie. Qui ne comincerebbe una terza.',
    loop: ({ line }) =>
      line === 'river' ? 'Questo fiume girerebbe in tondo.' : 'Questa ferrovia girerebbe in tondo.',
    'two-buffers': 'Questa ferrovia avrebbe un paraurti a ogni capo.',
  },
} satisfies Shared

export const board = {
  doNow: {
    open: 'Comincia in un angolo a scelta.',
    openAt: 'Comincia in un tuo angolo.',
    lay: 'Posa una tessera.',
    chosen: (one, at) => `Posi ${withArticle(one)} in ${at}?`,
    not: at => `In ${at} non va bene.`,
    picked: one => `Dove va ${withArticle(one)}?`,
    discarded: 'Pesca una nuova tessera.',
    laid: 'Pesca una tessera.',
    end: 'Chiudi il turno.',
    swap: 'Niente va bene. Scambiane una.',
    pass: 'Niente va bene. Passa.',
    answer: name => `${name} propone di finire.`,
    offered: 'Hai proposto di finire.',
    other: name => `${name} posa una tessera.`,
    otherOpens: name => `${name} comincia in un angolo.`,
    answers: names => `Ora tocca ${ad(names)} rispondere.`,
  },
  coach: {
    goal: 'La tua via unisce i tuoi due angoli. Alla fine vince la via che costa meno.',
    open: 'Scegli una strada, poi tocca un angolo. La tua via andrà da lì all’angolo opposto.',
    lay: 'Vince la via che costa meno. Tieni corta la tua, o allunga l’altra.',
    river: 'Ci sono al massimo due fiumi. Non si incrociano ed escono dal tabellone ai due capi.',
    chosen: 'Tocca ancora la casella per girare la tessera. Vedi che cosa cambia per le vie.',
    laid: 'Hai cambiato idea? Annulla. Appena peschi, la tessera resta.',
  },
  note: {
    open: 'Posa una strada dritta, una curva, un bivio o un incrocio.',
    lay: 'Scegline una, girala, tocca una casella.',
    looking: 'Cerchiamo dove va …',
    fits: n =>
      n === 0 ? 'Girata così, non va da nessuna parte.' : `Girata così, va su ${squares(n)}.`,
    nowhere: 'Per ora non va da nessuna parte.',
    noChange: 'Le due vie costano come prima.',
    final: 'Appena peschi, la tessera resta.',
    finalEnd: 'La riserva è vuota. Appena chiudi il turno, la tessera resta.',
    discarded: 'Poi il tuo turno continua.',
    swap: 'Scambia una tessera con un’altra. Il turno finisce lì.',
    pass: 'La riserva è vuota. Se passi, non puoi annullare.',
    still: n => `Nessuno ha potuto posare per ${count(n, 'turno', 'turni')}.`,
    wait: 'Mentre aspetti, puoi provare le tue tessere.',
    ends,
  },
  price: {
    label: 'Quanto costa ogni via',
    certain: n => `definitiva ${n}`,
    isCertain: 'definitiva',
    open: 'ancora aperta',
    would: 'costerebbe',
    becomes: (name, was, is) => `${name} ${was} → ${is}`,
    becomesCertain: (name, was, is) =>
      `${name}, definitiva: ${was === undefined ? '' : `${was} → `}${is}`,
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
    label: 'Come girarla',
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
    pick: 'Scegline una',
    aside: 'Scarta',
    draw: 'Pesca',
    end: 'Chiudi il turno',
    swap: 'Scambia',
    pass: 'Passa',
    back: 'Annulla',
    offer: 'Proponi di finire',
    accept: 'Accetta',
    decline: 'Continua',
    wait: 'Non è il tuo turno',
  },
  discard: {
    completes: at => `completa ${at}`,
    useless: 'inutile',
    complete: at => `Può completare ${at}. Ne peschi una nuova e posi comunque.`,
    aside: 'Non serve più. Scartala, pesca e posa comunque.',
  },
  offer: {
    now: (mine, theirs) => `Se finite ora: ${mine} a ${theirs}.`,
    win: 'Vinceresti.',
    lose: 'Perderesti.',
    even: 'Sarebbe parità.',
    waits: 'Decide l’altra parte.',
    forGood: 'Se accetti, la partita è finita.',
  },
  map: {
    label: 'Tabellone: le frecce lo percorrono, R gira la tessera',
    at: (name, column, row) => `${name}, colonna ${column}, riga ${row}`,
    empty: 'vuota',
    corner: name => `angolo della via di ${name}`,
    way: name => `parte della via di ${name}`,
    possible: name => `qui può passare la via di ${name}`,
    obstacle: 'costa 1 in più',
    aim: {
      lay: 'va bene qui',
      turned: 'va bene qui se la giri',
      complete: 'può completare questa casella',
      chosen: 'scelta, scegli ancora per girarla',
    },
    news: 'posata per ultima',
  },

  told: {
    opened: ({ first }, say) => spoken(say, first, 'Cominci tu.', name => `Comincia ${name}.`),
    redealt: ({ seat, shown }, say) =>
      `${has('pescato una nuova mano, senza strade per cominciare')({ seat }, say)}. La vecchia: ${say.list(shown.map(one => piece[one]))}.`,
    began: null,
    laid: ({ seat, piece: one, at }, say) =>
      has(`posato ${named[one]} in ${squareOf(say, at)}.`)({ seat }, say),
    completed: ({ seat, piece: one, at }, say) =>
      has(`completato ${squareOf(say, at)} con ${named[one]}.`)({ seat }, say),
    'set-aside': ({ seat, piece: one }, say) =>
      has(`scartato ${named[one]} che non serviva più.`)({ seat }, say),
    drew: ({ seat, piece: one }, say) =>
      has(`pescato ${one ? named[one] : 'una tessera'}.`)({ seat }, say),
    'turn-ended': null,
    swapped: ({ seat, gave, got }, say) =>
      has(
        gave && got
          ? `scambiato ${named[gave]} con ${named[got]}.`
          : 'scambiato una tessera, senza poter posare.',
      )({ seat }, say),
    passed: has('passato, senza poter posare.'),
    offered: has('proposto di finire.'),
    accepted: has('accettato di finire.'),
    declined: has('preferito continuare.'),
    ended: ({ how }) => ends[how],
  },

  refused: {
    'no-contact':
      'Deve toccare una tessera posata con un lato o un angolo, o andare in un angolo del tabellone.',
    'open-with-road': 'Comincia con una strada dritta, una curva, un bivio o un incrocio.',
    'open-in-corner': (at, say) =>
      `La tua prima tessera va in un angolo: ${say.either(at.squares.map(one => squareOf(say, one)))}.`,
    'leads-out': 'La sua strada deve portare dentro il tabellone.',
    'open-first': 'Prima comincia la tua via in un angolo.',
    'not-in-hand': 'Questa tessera non è nella tua mano.',
    'complete-with-lines':
      'Puoi completare solo con un fiume, una ferrovia, un ponte o un passaggio a livello.',
    'more-than-one-fits': (at, say) =>
      `In ${firstSquare(at, say)} potrebbero andare ancora altre tessere.`,
    'set-aside-lines': 'Puoi scartare solo fiumi, ferrovie, ponti, passaggi a livello e paraurti.',
    'still-of-use': (at, say) =>
      at.squares.length > 4
        ? `Può ancora andare su ${at.squares.length} caselle, per esempio in ${firstSquare(at, say)}.`
        : `Può ancora andare in ${allSquares(at, say)}.`,
    'can-lay': (at, say) =>
      `Una delle tue tessere può andare, per esempio in ${firstSquare(at, say)}. Devi posare.`,
    'lay-first': 'Prima posa una tessera.',
    'draw-first': 'Prima pesca una tessera.',
    'laid-already': 'Hai già posato una tessera. Pesca, o annulla.',
    'pot-empty': 'La riserva è vuota.',
    'swap-instead': 'Nella riserva ci sono ancora tessere. Scambiane una.',
    'offered-already': 'In questo turno hai già proposto di finire.',
    'ways-unfinished': 'Puoi proporre di finire solo quando le due vie sono definitive.',
    'nothing-offered': 'Nessuno ha proposto di finire.',
    'offer-open': 'Prima l’altra parte deve rispondere alla tua proposta.',
    'other-side-answers': 'Alla proposta deve rispondere l’altra parte.',
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
    note: 'Così sappiamo di chi sono gli angoli.',
    who: 'Chi ha posato la prima tessera?',
    where: 'In quale angolo?',
    corner,
  },
  sheet: {
    wayOf: name => `via di ${name}`,
    noWay: 'ancora nessuna via',
    beingCounted: 'la stanno contando',
    countedBy: names => `contata da ${names}`,
    over: { ...closings, counted: 'Le due parti hanno contato lo stesso.' },
    trace: 'Tracciate le due vie.',
    traceOther: name => `Tracciate la via di ${name}.`,
    traceNote: 'Tracciate le strade, poi segnate ponti e passaggi a livello.',
    obstaclesNow: 'Ora segnate gli ostacoli.',
    leads: (name, one, other) => `In testa: ${name}, ${one} a ${other}.`,
    even: n => `Pari a ${points(n)}.`,
    final: 'Le due vie sono definitive. Nessuna casella vuota può migliorarle.',
    notFinal: names => `Non ancora definitiva: ${names}.`,
    obstaclesAt: (names, n) => `${n === 1 ? 'Ostacolo' : 'Ostacoli'} in ${names}.`,
    cheaper: (n, names) => `Può ancora scendere a ${n}, per ${names}.`,
    open: names => `In ${names} non c’è ancora una strada.`,
    mayCost: names => `In ${names} può ancora venire un ponte o un passaggio a livello.`,
    other: (n, names) => `Un’altra via costa ${n} e passa per ${names}.`,
    noOther: 'Nessun’altra via entro 2 punti.',
    more: (names, n) => `${names} e ${count(n, 'altra casella', 'altre caselle')}`,
    ifAll: 'Se avete segnato tutte le tessere, una regola è violata:',
    tangled:
      'Questo tabellone è troppo ingarbugliato per sapere che cosa può ancora venire. Le vie contano come sono.',
    board: 'Tabellone: le frecce lo percorrono, Invio traccia una strada o posa una tessera',
    empty: 'niente di tracciato',
    penHere: 'la matita è qui',
    tools: 'Segna',
    tool: { road: 'Traccia strada', clear: 'Cancella' },
    left: 'il numero: restano nella scatola',
    key: (one, n) => `${capital(piece[one])}, ${n === '1' ? 'ne resta' : 'ne restano'} ${n}`,
    overdrawn: (one, n) =>
      `La scatola ne ha solo ${counts[one]}: ${piece[one]}. Ne avete segnate ${n}. Una è forse un’altra tessera?`,
    turn: 'Gira la tessera',
    finish: 'Fine',
    stuck: 'Nessuno ha potuto posare per un giro?',
    stuckNote: 'Contano le migliori vie possibili. Segnate prima tutte le tessere.',
    finishStuck: 'Conta queste vie',
    count: 'Contate le due vie.',
    countNote: 'Ogni parte conta da sola. Poi confrontate.',
    counting: 'Le due parti contano le due vie.',
    of: { squares: 'caselle', obstacles: 'ostacoli' },
    done: (n, more) => `Contato: ${price(n, more)}`,
    donePlain: 'Contato',
    counted: (n, more) => `Hai contato ${price(n, more)}. L’altra parte conta ancora.`,
    agreed: (n, more) => `Le due parti hanno contato ${price(n, more)}.`,
    waits: 'L’altra parte conta.',
    differs: 'I conteggi sono diversi.',
    differsNote: 'Controllate insieme. Poi una parte accetta le cifre dell’altra.',
    mine: 'Tu',
    theirs: 'Gli altri',
    isOther: 'diverso',
    takeOver: (n, more) => `Accetta ${price(n, more)}`,
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
          ? has(`tracciato una strada da ${placeName(path[0]!)} a ${placeName(path.at(-1)!)}.`)(
              { seat },
              say,
            )
          : has(`messo la matita in ${placeName(path[0]!)}.`)({ seat }, say),
      piece: ({ seat, piece: one, ...at }, say) =>
        has(`segnato ${named[one]} in ${placeName(at)}.`)({ seat }, say),
      clear: ({ seat, ...at }, say) => has(`cancellato ${placeName(at)}.`)({ seat }, say),
      counts: ({ seat, whose }, say) =>
        has(`contato la ${isReaders(say, whose) ? 'tua via' : `via di ${ownersOf(say, whose)}`}.`)(
          { seat },
          say,
        ),
      'takes-over': ({ seat, whose }, say) =>
        has(
          `accettato l’altro conteggio della ${isReaders(say, whose) ? 'tua via' : `via di ${ownersOf(say, whose)}`}.`,
        )({ seat }, say),
      close: ({ how }) => closings[how],
    },
  },

  refused: {
    'begun-already': 'Avete già segnato chi ha cominciato. Correggetelo nella cronologia.',
    'not-begun': 'Segnate prima chi ha cominciato, e in quale angolo.',
    'not-in-line': 'Tracciate lungo una riga o una colonna.',
    'not-in-box': 'Le Caminito ha solo strade, boschi e prati.',
    'none-left': ({ piece: one }) =>
      `La scatola ne ha solo ${counts[one]}: ${piece[one]}. Le avete segnate tutte.`,
    'nothing-there': (at, say) => `In ${firstSquare(at, say)} non è tracciato niente.`,
    'too-short': ({ least }) => `Da angolo ad angolo una via ha almeno ${squares(least)}.`,
    'odd-one-out':
      'Fra questi angoli una via ha sempre un numero dispari di caselle. Contate di nuovo.',
    'no-obstacles': 'In Le Caminito non ci sono ponti né passaggi a livello.',
    'counted-already': 'Avete già contato questa via. Correggetela nella cronologia.',
    'nothing-to-take-over': 'Non c’è un altro conteggio da accettare.',
    'traced-here': 'A questo tavolo tracciate le vie. Non le contate.',
    'counted-here': 'A questo tavolo contate le vie. Non le tracciate.',
    'ways-unfinished': 'Prima tracciate le due vie da angolo ad angolo.',
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
    offer: 'Proponi di finire',
    accept: 'Accetta di finire',
    decline: 'Rifiuta e continua',
  },
  sheet: {
    begins: ({ first, corner: at }, say) => `${say.name(first)} ha cominciato ${corner[at]}`,
    road: ({ path }) =>
      path.length > 1
        ? `Strada da ${placeName(path[0]!)} a ${placeName(path.at(-1)!)}`
        : `Metti la matita in ${placeName(path[0]!)}`,
    piece: ({ piece: one, turns, ...at }) =>
      `${capital(lying({ piece: one, turns }))}, in ${placeName(at)}`,
    clear: at => `Cancella ${placeName(at)}`,
    counts: ({ whose, squares: n, obstacles: more }, say) =>
      `Via di ${ownersOf(say, whose)}: ${n} + ${more}`,
    'takes-over': ({ whose }, say) =>
      `Accetta l’altro conteggio della via di ${ownersOf(say, whose)}`,
    close: ({ how }) =>
      how === 'stuck' ? 'Fine: nessuno ha potuto posare' : 'Fine: conta le vie così come sono',
  },
} satisfies Moves

export const pages = {
  title: 'Le Camino',
  titleOf,
  tagline:
    'Strade, binari e fiumi: ogni tessera decide che cosa può seguire. Vince la via che costa meno.',
  modes: {
    digital: 'Giocate sui vostri schermi: tabellone, tessere, le due vie e il loro prezzo.',
    companion: 'Giocate con la scatola. I telefoni contano o tracciano le vie.',
  },
  options: {
    depth: {
      label: 'Come contare le vie',
      sentence: 'Ogni parte conta a tocchi, o tracciate le vie su una griglia e l’app conta.',
      values: { count: 'Ogni parte conta, poi confrontate', trace: 'Voi tracciate, l’app conta' },
    },
    variant: {
      label: 'Gioco',
      sentence:
        'Le Caminito ha solo strade, dentro una cornice del tabellone. La misura è un valore della casa.',
      values: {
        camino: 'Le Camino, 14 × 10: 60 minuti',
        caminito: 'Le Caminito, 12 × 8: solo strade, 25 minuti',
        'caminito-small': 'Le Caminito, 10 × 6: solo strade, 15 minuti',
      },
    },
    end: {
      label: 'Fine',
      sentence:
        'La partita finisce da sola quando nessuna via può più cambiare, o solo se le due parti sono d’accordo.',
      values: { automatic: 'Da sola o d’accordo', agreement: 'Solo d’accordo' },
    },
  },
  reasons: {
    opens: 'Comincia in un angolo. La tua via porta da qui all’angolo opposto.',
    dearer: ({ points: n }) => `Fa costare all’altra via ${points(n)} in più.`,
    guards: ({ points: n }) =>
      `Risparmia alla tua via circa ${points(n)} che la prossima tessera potrebbe aggiungere.`,
    secures: ({ steps }) =>
      `${count(steps, 'altra casella', 'altre caselle')} della tua via ${steps === 1 ? 'è ora definitiva' : 'sono ora definitive'}.`,
    idle: 'La tua via è completa. Nessuna tessera la cambia più.',
    spares: 'La tua via resta com’è.',
    least: ({ points: n }) => `Ogni tessera ti costa qualcosa. Questa ti costa solo ${points(n)}.`,
    completes: 'Qui non va altro, e peschi una tessera nuova.',
    'sets-aside': 'Non serve più, e peschi una tessera nuova.',
    swaps: ({ copies }) =>
      copies > 1
        ? `Niente va bene, e ne hai ${copies} uguali.`
        : 'Niente va bene. Forse un’altra sì.',
    passes: 'Niente va bene, e la riserva è vuota. Non puoi scambiare.',
    draws: 'Ti manca una tessera. Pescane una.',
    ends: 'La riserva è vuota. Non c’è più nulla da pescare.',
    decided: 'Nessuna via può più cambiare.',
    wins: ({ mine, theirs }) => `Vinci, ${mine} a ${theirs}.`,
    'plays-on': 'Ora non vinceresti, e le vie possono ancora cambiare.',
  },
  luck: 'Il caso decide chi comincia e quali tessere si pescano.',
  standing: { squares: 'caselle', obstacles: 'ostacoli' },
  end: {
    title: 'Quanto costava ogni via, tessera per tessera',
    first: 'dopo le due aperture',
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
      aside: 'Scartate',
      pot: 'La riserva',
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
      'no-such-piece': 'Questa tessera non esiste in questo gioco, o non girata così.',
      'two-there': 'Due tessere non possono stare sulla stessa casella.',
      'corners-elsewhere':
        'Ogni parte comincia in un angolo dove c’è una tessera. I due angoli non sono mai opposti.',
      'corner-untold': ({ seats: [seat] }, say) =>
        `Segnate in quale angolo ha cominciato ${say.name(seat)}.`,
      'hand-size': ({ seats: [seat], size }, say) =>
        `${say.name(seat)} deve avere ${size} tessere, o meno quando la riserva è vuota.`,
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
    whose: 'Di chi è la via',
    squares: 'Caselle',
    obstacles: 'Ostacoli',
    how: ['Come è finita', how => closings[how]],
  },
  figures: { way: 'via', own: 'propria via', other: 'altra via', none: '–' },
} satisfies Pages
