// Le Camino in italiano.
import { ad, count, has, points } from '../../../words/grammar/it.ts'
import { figureIn } from '../../kit/figures.ts'
import { capital, clause } from '../../words.ts'
import type { Piece } from '../rules/kinds.ts'
import type { Board, Moves, Pages, Shared, Sheet } from './en.ts'

const tenths = figureIn('it')
const tenthsOfAPoint = (n: number) => `${tenths(n)} ${Math.abs(n) === 1 ? 'punto' : 'punti'}`
const ahead = (n: number) =>
  `La tua via costerà circa ${tenthsOfAPoint(n)} in ${n < 0 ? 'più' : 'meno'}`
const than = (own: number, n: number) =>
  own < 0 === n < 0 ? tenths(n) : `${tenths(n)} in ${n < 0 ? 'più' : 'meno'}`
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
const feminine: readonly Piece[] = ['straight', 'curve', 'river-curve']
const named = (one: Piece) =>
  `${!feminine.includes(one) ? 'un ' : one === 'river-curve' ? 'un’' : 'una '}${piece[one]}`
const withArticle = (one: Piece) =>
  /^[aeiou]/.test(piece[one])
    ? `l’${piece[one]}`
    : `${feminine.includes(one) ? 'la' : 'il'} ${piece[one]}`

const ends = {
  automatic: 'Nessuna delle due vie può più cambiare.',
  agreed: 'Le due parti hanno deciso di finire.',
  stuck: 'Nessuno ha potuto posare per un giro intero.',
  early: 'Tutti hanno deciso di finire qui.',
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
  named,
  sides,
  lies: {
    road: 'strada',
    from: (tile, from) => `${tile} da ${sides[from]}`,
    fromTo: (tile, from, to) => `${tile} da ${sides[from]} a ${sides[to]}`,
    to: (tile, all) => `${tile} verso ${all}`,
  },
  points,
  squares,
  obstacles,
  legend: {
    laid: 'posato',
    possible: 'ancora possibile',
    obstacle: 'ponte o passaggio a livello',
  },
  noObstacles: 'nessun ostacolo',
  won: {
    open: 'Vittoria condivisa: nessuna via era completa.',
    shared: score =>
      `Vittoria condivisa: le due vie costano ${points(score)}, con lo stesso numero di caselle.`,
    wins: {
      you: 'Vinci',
      partners: 'Vincete',
      one: name => `${name} vince`,
      several: names => `${names} vincono`,
    },
    shorter: (wins, score) => `${wins} con la via più corta, a ${points(score)} pari.`,
    cheaper: (wins, score, other) => `${wins} con la via meno cara: ${score} a ${other}.`,
  },

  refused: {
    'off-board': 'Questa casella è fuori dal tabellone.',
    occupied: square => `In ${square} c’è già una tessera.`,
    mismatch: {
      one: square => `Non combacia con la tessera in ${square}.`,
      several: squares => `Non combacia con le tessere in ${squares}.`,
    },
    unfillable: {
      plain: square => `In ${square} non andrebbe più nessuna tessera.`,
      asking: (square, asks) => `${square} resterebbe vuota. Serve ${asks}.`,
      matter: { R: 'una strada', T: 'un binario', W: 'un fiume', 0: 'niente' },
      side: side => `a ${sides[side]}`,
    },
    region: {
      few: squares => `${squares} non potrebbero più essere riempite tutte.`,
      many: n => `Queste ${n} caselle vuote non potrebbero più essere riempite tutte.`,
    },
    blocked: {
      unnamed: 'A una parte non resterebbe nessuna via tra gli angoli.',
      named: names => `${capital(ad(names))} non resterebbe nessuna via tra gli angoli.`,
    },
    'third-line': {
      river: 'Ci sono già due fiumi. Qui ne comincerebbe un terzo.',
      railway: 'Ci sono già due ferrovie. Qui ne comincerebbe una terza.',
    },
    loop: {
      river: 'Questo fiume girerebbe in tondo.',
      railway: 'Questa ferrovia girerebbe in tondo.',
    },
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
    becomesCertain: (name, cost) => `${name}, definitiva: ${cost}`,
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
    opened: clause('Cominci tu.', name => `Comincia ${name}.`),
    redealt: tiles =>
      has(`pescato una nuova mano, senza strade per cominciare. La vecchia: ${tiles}.`),
    laid: (tile, square) => has(`posato ${tile} in ${square}.`),
    completed: (tile, square) => has(`completato ${square} con ${tile}.`),
    'set-aside': tile => has(`scartato ${tile} che non serviva più.`),
    drew: { seen: tile => has(`pescato ${tile}.`), unseen: has('pescato una tessera.') },
    swapped: {
      seen: (gave, got) => has(`scambiato ${gave} con ${got}.`),
      unseen: has('scambiato una tessera, senza poter posare.'),
    },
    passed: has('passato, senza poter posare.'),
    offered: has('proposto di finire.'),
    accepted: has('accettato di finire.'),
    declined: has('preferito continuare.'),
  },

  refused: {
    'no-contact':
      'Deve toccare una tessera posata con un lato o un angolo, o andare in un angolo del tabellone.',
    'open-with-road': 'Comincia con una strada dritta, una curva, un bivio o un incrocio.',
    'open-in-corner': corners => `La tua prima tessera va in un angolo: ${corners}.`,
    'leads-out': 'La sua strada deve portare dentro il tabellone.',
    'open-first': 'Prima comincia la tua via in un angolo.',
    'not-in-hand': 'Questa tessera non è nella tua mano.',
    'complete-with-lines':
      'Puoi completare solo con un fiume, una ferrovia, un ponte o un passaggio a livello.',
    'more-than-one-fits': square => `In ${square} potrebbero andare ancora altre tessere.`,
    'set-aside-lines': 'Puoi scartare solo fiumi, ferrovie, ponti, passaggi a livello e paraurti.',
    'still-of-use': {
      few: squares => `Può ancora andare in ${squares}.`,
      many: (n, square) => `Può ancora andare su ${n} caselle, per esempio in ${square}.`,
    },
    'can-lay': square => `Una delle tue tessere può andare, per esempio in ${square}. Devi posare.`,
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

export const sheet = {
  begins: {
    title: 'Chi comincia, e in quale angolo?',
    note: 'Così sappiamo di chi sono gli angoli.',
    who: 'Chi ha posato la prima tessera?',
    where: 'In quale angolo?',
    corner: {
      'north-west': 'in alto a sinistra',
      'north-east': 'in alto a destra',
      'south-east': 'in basso a destra',
      'south-west': 'in basso a sinistra',
    },
  },
  sheet: {
    wayOf: name => `via di ${name}`,
    noWay: 'ancora nessuna via',
    beingCounted: 'la stanno contando',
    countedBy: names => `contata da ${names}`,
    over: {
      agreed: 'Sono state contate le vie così come sono.',
      stuck: ends.stuck,
      early: ends.early,
      counted: 'Le due parti hanno contato lo stesso.',
    },
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
    key: (tile, n) => `${tile}, ${n === '1' ? 'ne resta' : 'ne restano'} ${n}`,
    overdrawn: (most, tile, n) =>
      `La scatola ne ha solo ${most}: ${tile}. Ne avete segnate ${n}. Una è forse un’altra tessera?`,
    turn: 'Gira la tessera',
    finish: 'Fine',
    stuck: 'Nessuno ha potuto posare per un giro?',
    stuckNote: 'Contano le migliori vie possibili. Segnate prima tutte le tessere.',
    finishStuck: 'Conta queste vie',
    count: 'Contate le due vie.',
    countNote: 'Ogni parte conta da sola. Poi confrontate.',
    counting: 'Le due parti contano le due vie.',
    of: { squares: 'caselle', obstacles: 'ostacoli' },
    done: price => `Contato: ${price}`,
    donePlain: 'Contato',
    counted: price => `Hai contato ${price}. L’altra parte conta ancora.`,
    agreed: price => `Le due parti hanno contato ${price}.`,
    waits: 'L’altra parte conta.',
    differs: 'I conteggi sono diversi.',
    differsNote: 'Controllate insieme. Poi una parte accetta le cifre dell’altra.',
    mine: 'Tu',
    theirs: 'Gli altri',
    isOther: 'diverso',
    takeOver: price => `Accetta ${price}`,
    recount: 'Conta di nuovo',
  },
  told: {
    entered: {
      begins: corner => has(`cominciato ${corner}.`),
      road: {
        drawn: (from, to) => has(`tracciato una strada da ${from} a ${to}.`),
        pen: square => has(`messo la matita in ${square}.`),
      },
      piece: (tile, square) => has(`segnato ${tile} in ${square}.`),
      clear: square => has(`cancellato ${square}.`),
      counts: {
        yours: has('contato la tua via.'),
        others: names => has(`contato la via di ${names}.`),
      },
      'takes-over': {
        yours: has('accettato l’altro conteggio della tua via.'),
        others: names => has(`accettato l’altro conteggio della via di ${names}.`),
      },
    },
  },

  refused: {
    'begun-already': 'Avete già segnato chi ha cominciato. Correggetelo nella cronologia.',
    'not-begun': 'Segnate prima chi ha cominciato, e in quale angolo.',
    'not-in-line': 'Tracciate lungo una riga o una colonna.',
    'not-in-box': 'Le Caminito ha solo strade, boschi e prati.',
    'none-left': (most, tile) => `La scatola ne ha solo ${most}: ${tile}. Le avete segnate tutte.`,
    'nothing-there': square => `In ${square} non è tracciato niente.`,
    'too-short': least => `Da angolo ad angolo una via ha almeno ${squares(least)}.`,
    'odd-one-out':
      'Fra questi angoli una via ha sempre un numero dispari di caselle. Contate di nuovo.',
    'no-obstacles': 'In Le Caminito non ci sono ponti né passaggi a livello.',
    'counted-already': 'Avete già contato questa via. Correggetela nella cronologia.',
    'nothing-to-take-over': 'Non c’è un altro conteggio da accettare.',
    'traced-here': 'A questo tavolo tracciate le vie. Non le contate.',
    'counted-here': 'A questo tavolo contate le vie. Non le tracciate.',
    'ways-unfinished': 'Prima tracciate le due vie da angolo ad angolo.',
  },
} satisfies Sheet

export const moves = {
  board: {
    lay: (tile, square) => `${tile}, in ${square}`,
    complete: (tile, square) => `Completa ${square}: ${tile}`,
    'set-aside': tile => `Scarta: ${tile}`,
    draw: 'Pesca',
    end: 'Chiudi il turno',
    swap: tile => `Scambia: ${tile}`,
    pass: 'Passa',
    offer: 'Proponi di finire',
    accept: 'Accetta di finire',
    decline: 'Rifiuta e continua',
  },
  sheet: {
    begins: (name, corner) => `${name} ha cominciato ${corner}`,
    road: {
      drawn: (from, to) => `Strada da ${from} a ${to}`,
      pen: square => `Metti la matita in ${square}`,
    },
    clear: square => `Cancella ${square}`,
    counts: (names, n, more) => `Via di ${names}: ${n} + ${more}`,
    'takes-over': names => `Accetta l’altro conteggio della via di ${names}`,
    close: { stuck: 'Fine: nessuno ha potuto posare', agreed: 'Fine: conta le vie così come sono' },
  },
} satisfies Moves

export const pages = {
  title: 'Le Camino',
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
    dearer: ({ points: n, theirs }) => `Aggiunge ${points(n)} all’altra via: ora ${theirs}.`,
    guards: ({ mine, before, after }) =>
      `La prossima tessera può aggiungere ai ${mine} della tua via circa ${tenthsOfAPoint(after)}, non ${tenths(before)}.`,
    secures: ({ steps, open, empty }) =>
      `${count(steps, 'altro lato della tua via è definitivo', 'altri lati della tua via sono definitivi')}, ${count(open, 'ancora aperto', 'ancora aperti')}; ${count(empty, 'casella vuota', 'caselle vuote')}.`,
    idle: ({ mine, empty }) =>
      `La tua via è completa a ${mine}, e ${empty === 1 ? 'resta' : 'restano'} ${count(empty, 'casella vuota', 'caselle vuote')}.`,
    spares: ({ mine, theirs, empty }) =>
      `Lascia le vie a ${mine} e ${theirs}, e ${count(empty, 'casella vuota', 'caselle vuote')}.`,
    least: ({ points: n, mine }) => `Aggiunge solo ${points(n)} alla tua via: ora ${mine}.`,
    completes: ({ pot }) => `Lì non va altro, e peschi una di ${pot} nuove.`,
    'completes-last': ({ left }) =>
      `Lì non va altro, e ti ${left === 1 ? 'resta' : 'restano'} ${count(left, 'tessera', 'tessere')}.`,
    'sets-aside': ({ pot }) => `Non serve più, e peschi una di ${pot} nuove.`,
    'sets-aside-last': ({ left }) =>
      `Non serve più, e ti ${left === 1 ? 'resta' : 'restano'} ${count(left, 'tessera', 'tessere')}.`,
    swaps: {
      one: (pot, empty) =>
        `Niente va bene su ${count(empty, 'casella', 'caselle')}, ma forse una delle ${pot} della riserva.`,
      several: (copies, pot, empty) =>
        `Niente va bene su ${count(empty, 'casella', 'caselle')}, e ne hai ${copies} uguali: forse una delle ${pot} della riserva.`,
    },
    only: ({ mine, theirs, empty }) =>
      `Non va altro: vie a ${mine} e ${theirs}, ${count(empty, 'casella vuota', 'caselle vuote')}.`,
    passes: {
      none: empty =>
        `Senza tessere puoi solo passare: ${count(empty, 'casella vuota', 'caselle vuote')}.`,
      some: empty =>
        `Puoi solo passare: niente va bene su ${count(empty, 'casella vuota', 'caselle vuote')}, e la riserva è vuota.`,
    },
    draws: ({ pot }) => `Ora devi pescare: ${count(pot, 'tessera', 'tessere')} nella riserva.`,
    ends: ({ left }) =>
      `Puoi solo finire il turno: la riserva è vuota e hai ${count(left, 'tessera', 'tessere')}.`,
    decided: 'Nessuna via può più cambiare.',
    wins: ({ mine, theirs }) => `Vinci, ${mine} a ${theirs}.`,
    'plays-on': 'Ora non vinceresti, e le vie possono ancora cambiare.',
  },
  weighed: {
    ahead: (own, other, instead) =>
      own === other
        ? `${ahead(own)}, e con «${instead}» anche.`
        : `${ahead(own)}, con «${instead}» ${than(own, other)}.`,
  },
  luck: 'Il caso decide chi comincia e quali tessere si pescano.',
  standing: { squares: 'caselle', obstacles: 'ostacoli' },
  end: {
    title: 'Quanto costava ogni via, tessera per tessera',
    first: 'dopo le due aperture',
    piece: n => `tessera ${n}`,
    fewer: what => `${what} in meno`,
    more: what => `${what} in più`,
    tiles: { one: n => `Tessera ${n}`, several: (from, to) => `Tessere da ${from} a ${to}` },
    cheaper: (n, parts) => `${points(n)} in meno: ${parts}`,
    each: (route, others, own) =>
      `${route}; tessere altrui: ${others > 0 ? `+${others}` : 'niente'}, proprie: ${own > 0 ? `+${own}` : 'niente'}.`,
    counted: 'Quanto costa ogni via',
    short: {
      dearer: (n, more) => `La tua via costava ${points(n)} in più: ${more}`,
      longer: n => `Le due vie costavano lo stesso, ma la tua aveva ${squares(n)} in più.`,
    },
    of: (n, name) => `, di cui ${n} per le tessere di ${name}`,
    grew: (tiles, name, was, is, by) =>
      `${tiles}: la via di ${name} è passata da ${was} a ${is}${by}.`,
  },
  layout: {
    areas: {
      row: row => `Riga ${row}, da sinistra a destra`,
      start: name => `Angolo dove ha cominciato ${name}`,
      aside: 'Scartate',
      pot: 'La riserva',
      hand: name => `Mano di ${name}`,
    },
    corner: 'angolo',
    rest: { still: { label: 'Turni di fila in cui nessuno ha potuto posare' } },
    refused: {
      'no-such-piece': 'Questa tessera non esiste in questo gioco, o non girata così.',
      'two-there': 'Due tessere non possono stare sulla stessa casella.',
      'corners-elsewhere':
        'Ogni parte comincia in un angolo dove c’è una tessera. I due angoli non sono mai opposti.',
      'corner-untold': name => `Segnate in quale angolo ha cominciato ${name}.`,
      'hand-size': (name, size) =>
        `${name} deve avere ${size} tessere, o meno quando la riserva è vuota.`,
    },
  },
  fields: {
    first: 'Chi ha cominciato',
    corner: 'Angolo',
    path: 'Svolta',
    column: 'Colonna',
    row: 'Riga',
    piece: 'Tessera',
    turns: 'Quarti di giro',
    whose: 'Di chi è la via',
    squares: 'Caselle',
    obstacles: 'Ostacoli',
    how: 'Come è finita',
  },
  figures: { way: 'via', own: 'propria via', other: 'altra via', none: '–' },
} satisfies Pages
