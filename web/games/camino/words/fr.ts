// Le Camino en français.
import { count, de, has, points } from '../../../words/grammar/fr.ts'
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

const squares = (n: number) => count(n, 'case', 'cases')
const obstacles = (n: number) => count(n, 'obstacle', 'obstacles')
const towards = ['le nord', 'l’est', 'le sud', 'l’ouest'] as const
const from = ['du nord', 'de l’est', 'du sud', 'de l’ouest'] as const
const onto = ['au nord', 'à l’est', 'au sud', 'à l’ouest'] as const

const piece: Record<Piece, string> = {
  straight: 'route droite',
  curve: 'virage',
  'three-way': 'embranchement',
  'four-way': 'carrefour',
  'dead-end': 'impasse',
  forest: 'forêt',
  meadow: 'pré',
  'rail-straight': 'voie droite',
  'rail-curve': 'voie courbe',
  'level-crossing': 'passage à niveau',
  buffer: 'butoir',
  'river-straight': 'rivière droite',
  'river-curve': 'méandre',
  bridge: 'pont',
}
const named: Record<Piece, string> = {
  straight: 'une route droite',
  curve: 'un virage',
  'three-way': 'un embranchement',
  'four-way': 'un carrefour',
  'dead-end': 'une impasse',
  forest: 'une forêt',
  meadow: 'un pré',
  'rail-straight': 'une voie droite',
  'rail-curve': 'une voie courbe',
  'level-crossing': 'un passage à niveau',
  buffer: 'un butoir',
  'river-straight': 'une rivière droite',
  'river-curve': 'un méandre',
  bridge: 'un pont',
}

const withArticle = (one: Piece): string =>
  /^[aeiou]/.test(piece[one])
    ? `l’${piece[one]}`
    : `${named[one].startsWith('une ') ? 'la' : 'le'} ${piece[one]}`

const lying = (tile: Tile, say?: Telling): string => {
  const to = opensTo(tile)
  if (to.length === 0 || to.length === 4) return piece[tile.piece]
  const road = tile.piece === 'bridge' || tile.piece === 'level-crossing' ? ', route' : ''
  if (to.length === 1) return `${piece[tile.piece]} ${from[to[0]!]}`
  if (to.length === 2) return `${piece[tile.piece]}${road} ${from[to[0]!]} ${onto[to[1]!]}`
  const all = to.map(side => towards[side]!)
  return `${piece[tile.piece]} vers ${say ? say.list(all) : all.join(', ')}`
}

const ends: Record<How, string> = {
  automatic: 'Aucun des deux chemins ne peut plus changer.',
  agreed: 'Les deux camps se sont entendus sur la fin.',
  stuck: 'Pendant tout un tour de table, personne n’a pu poser.',
}

const matter: Record<string, string> = { R: 'route', T: 'rails', W: 'rivière', '0': 'rien' }

export const shared = {
  // The masthead: where the game is, and what ends it.
  where: {
    pot: (pot: number) => `${pot} dans la pioche`,
    ends: 'Fin quand aucun chemin ne peut plus changer',
    agreed: 'Fin quand les deux camps sont d’accord',
    wins: 'Le moins cher gagne',
  },
  piece,
  lying,
  points,
  squares,
  obstacles,
  legend: {
    laid: 'posé',
    possible: 'encore possible',
    obstacle: 'pont ou passage à niveau',
  },
  sumInWords: (n, more) =>
    more > 0 ? `${squares(n)} + ${obstacles(more)}` : `${squares(n)}, aucun obstacle`,
  won: (standings, say) => {
    const { first, score, other } = winnersOf(standings)
    if (first.length === standings.length)
      return `Victoire partagée\u00a0: les deux chemins coûtent ${points(score)}, avec le même nombre de cases.`
    const wins = winnerOf(first, say, {
      you: 'Tu gagnes',
      both: 'Vous gagnez',
      one: 'gagne',
      many: 'gagnent',
    })
    return score === other
      ? `${wins} par le chemin le plus court, à ${points(score)} partout.`
      : `${wins} par le chemin le moins cher\u00a0: ${score} contre ${other}.`
  },

  refused: {
    'off-board': 'Cette case est hors du plateau.',
    occupied: (at, say) => `Il y a déjà une pièce en ${firstSquare(at, say)}.`,
    mismatch: (at, say) =>
      `Elle ne s’accorde pas avec ce qui est à côté, en ${allSquares(at, say)}.`,
    unfillable: (at, say) => {
      const asks = askedOf(at).map(
        ({ side, letter }, i) => `(${i + 1}) ${matter[letter]} ${onto[side]}`,
      )
      const [square, no] = [
        `${firstSquare(at, say)} ne pourrait plus être remplie`,
        'Aucune pièce n’a ces côtés.',
      ]
      return asks.length > 0 ? `${square}\u00a0: ${say.list(asks)}. ${no}` : `${square}. ${no}`
    },
    region: (at, say) =>
      at.squares.length > 4
        ? `Ces ${at.squares.length} cases vides ne pourraient plus être toutes remplies.`
        : `${allSquares(at, say)} ne pourraient plus être toutes remplies.`,
    blocked: ({ seats = [] }, say) =>
      `Cela ne laisserait à ${seats.length > 0 ? say.list(seats.map(seat => say.name(seat))) : 'un camp'} aucun chemin entre ses coins.`,
    'third-line': ({ line }) =>
      line === 'river'
        ? 'Il y a déjà deux rivières\u00a0; une troisième commencerait.'
        : 'Il y a déjà deux voies ferrées\u00a0; une troisième commencerait.',
    loop: ({ line }) =>
      line === 'river'
        ? 'Cette rivière tournerait en rond.'
        : 'Cette voie ferrée tournerait en rond.',
    'two-buffers': 'Cette voie ferrée aurait un butoir à chaque bout.',
  },
} satisfies Shared

export const board = {
  doNow: {
    open: 'Commence dans le coin de ton choix.',
    openAt: 'Commence dans un coin à ta marque.',
    lay: 'Pose une pièce.',
    chosen: (one, at) => `${capital(piece[one])} en ${at}\u00a0?`,
    not: at => `Pas en ${at}.`,
    picked: one => `Où mettre ${withArticle(one)}\u00a0?`,
    discarded: 'Pioche une nouvelle pièce.',
    laid: 'Pioche une pièce.',
    end: 'Termine ton tour.',
    swap: 'Rien ne va\u00a0: échange une pièce.',
    pass: 'Rien ne va\u00a0: passe.',
    answer: name => `${name} propose la fin.`,
    offered: 'Tu as proposé la fin.',
    other: name => `${name} pose une pièce.`,
    otherOpens: name => `${name} commence dans un coin.`,
    answers: names => `La réponse est à ${names}.`,
  },
  coach: {
    goal: 'Ton chemin relie tes deux coins. Pose des pièces pour qu’il reste le moins cher.',
    open: 'Choisis une route, puis touche un coin. Ton chemin ira de là au coin opposé.',
    lay: 'Le chemin le moins cher gagne. Abrège le tien, ou allonge l’autre.',
    river: 'Deux rivières au plus, jamais croisées. Chacune sort du plateau aux deux bouts.',
    chosen: 'Touche encore la case pour tourner. Chaque sens dit ce qu’il change aux chemins.',
    laid: 'Un regret\u00a0? Reprends la pièce\u00a0: seule la pioche la rend définitive.',
  },
  note: {
    open: 'Route droite, virage, embranchement ou carrefour\u00a0; ton chemin mène au coin opposé.',
    lay: 'Choisis-en une, tourne-la, touche une case.',
    looking: 'On cherche où elle va …',
    fits: n =>
      n === 0
        ? 'Ainsi tournée, la pièce ne va nulle part.'
        : `Ainsi tournée, la pièce va sur ${squares(n)}.`,
    nowhere: 'Elle ne va nulle part pour l’instant.',
    noChange: 'Aucun chemin ne coûte plus ni moins.',
    final: 'Dès que tu pioches, ce qui est posé reste.',
    finalEnd: 'La pioche est vide\u00a0; ce qui est posé reste.',
    discarded: 'Puis ton tour continue.',
    swap: 'Elle va dans la pioche, une autre vient\u00a0; ton tour s’arrête là.',
    pass: 'La pioche est vide. Passer, c’est sans retour.',
    still: n => `${count(n, 'tour', 'tours')} de suite sans pièce qui aille.`,
    wait: 'En attendant, tu peux essayer tes pièces.',
    ends,
  },
  price: {
    label: 'Ce que coûte chaque chemin',
    certain: n => `certain ${n}`,
    isCertain: 'certain',
    open: 'encore ouvert',
    would: 'coûterait',
    becomes: (name, was, is) => `${name} ${was} → ${is}`,
    becomesCertain: (name, was, is) =>
      `${name}, certain\u00a0: ${was === undefined ? '' : `${was} → `}${is}`,
  },
  hand: {
    label: 'Ta main',
    empty: 'Ta main est vide.',
    pick: one => `Choisir\u00a0: ${one}`,
    pot: n => `${n} dans la pioche`,
    holds: n => count(n, 'pièce', 'pièces'),
    aside: n => count(n, 'écartée', 'écartées'),
    unseen: 'Dans la pioche ou chez les autres',
  },
  turns: {
    label: 'Tournée comment',
    none: 'nulle part',
    not: 'pas ici',
    said: (one, what) => `${one}\u00a0: ${what}`,
  },
  act: {
    turn: 'Tourner',
    layAt: at => `Poser en ${at}`,
    lay: 'Poser',
    complete: 'Compléter',
    completeAt: at => `Compléter ${at}`,
    tap: 'Touche une case',
    pick: 'Choisis une pièce',
    aside: 'Écarter',
    draw: 'Piocher',
    end: 'Finir le tour',
    swap: 'Échanger',
    pass: 'Passer',
    back: 'Reprendre',
    offer: 'Proposer la fin',
    accept: 'Accepter',
    decline: 'Continuer',
    wait: 'Pas ton tour',
  },
  discard: {
    completes: at => `complète ${at}`,
    useless: 'inutile',
    complete: at => `Peut compléter ${at}\u00a0; tu pioches, et tu poses quand même.`,
    aside: 'Ne sert plus\u00a0: écarte-la, pioche, et pose quand même.',
  },
  offer: {
    now: (mine, theirs) => `Certain à présent\u00a0: ${mine} contre ${theirs}.`,
    win: 'Tu gagnerais.',
    lose: 'Tu perdrais.',
    even: 'Ce serait égal.',
    waits: 'L’autre camp décide.',
    forGood: 'Accepter finit la partie, sans retour.',
  },
  map: {
    label: 'Le plateau\u00a0: les flèches le parcourent, R tourne la pièce',
    at: (name, column, row) => `${name}, colonne ${column}, rangée ${row}`,
    empty: 'vide',
    corner: name => `coin du chemin ${de(name)}`,
    way: name => `partie du chemin ${de(name)}`,
    possible: name => `le chemin ${de(name)} peut passer ici`,
    obstacle: 'coûte 1 de plus',
    aim: {
      lay: 'permise ici',
      turned: 'permise ici une fois tournée',
      complete: 'peut compléter cette case',
      chosen: 'choisie\u00a0; encore une fois la tourne',
    },
    news: 'posée en dernier',
  },

  told: {
    opened: ({ first }, say) => spoken(say, first, 'Tu commences.', name => `${name} commence.`),
    redealt: ({ seat, shown }, say) =>
      `${spoken(say, seat, 'Tu n’avais', name => `${name} n’avait`)} aucune route pour commencer\u00a0: ${say.list(shown.map(one => piece[one]))}. Nouvelle main.`,
    began: null,
    laid: ({ seat, piece: one, at }, say) =>
      has(say, seat, `posé ${named[one]} en ${squareOf(say, at)}.`),
    completed: ({ seat, piece: one, at }, say) =>
      has(say, seat, `complété ${squareOf(say, at)}\u00a0: ${piece[one]}.`),
    'set-aside': ({ seat, piece: one }, say) =>
      has(say, seat, `écarté ${named[one]}, qui ne sert plus à rien.`),
    drew: ({ seat, piece: one }, say) =>
      has(say, seat, `pioché ${one ? named[one] : 'une pièce'}.`),
    'turn-ended': null,
    swapped: ({ seat, gave, got }, say) =>
      has(
        say,
        seat,
        gave && got
          ? `échangé ${named[gave]} contre ${named[got]}.`
          : 'échangé une pièce, faute de place.',
      ),
    passed: ({ seat }, say) => has(say, seat, 'passé, faute de place.'),
    offered: ({ seat }, say) =>
      spoken(say, seat, 'Tu proposes la fin.', name => `${name} propose la fin.`),
    accepted: ({ seat }, say) => has(say, seat, 'accepté la fin.'),
    declined: ({ seat }, say) => has(say, seat, 'refusé\u00a0: on continue.'),
    ended: ({ how }) => ends[how],
  },

  refused: {
    'no-contact':
      'Elle doit toucher une pièce posée par un côté ou un coin, ou se trouver dans un coin du plateau.',
    'open-with-road':
      'La première pièce est une route droite, un virage, un embranchement ou un carrefour.',
    'open-in-corner': (at, say) =>
      `La première pièce va dans un coin\u00a0: ${allSquares(at, say)}.`,
    'leads-out': 'Sa route doit mener vers le plateau.',
    'open-first': 'Commence d’abord ton chemin dans un coin.',
    'not-in-hand': 'Cette pièce n’est pas dans ta main.',
    'complete-with-lines':
      'On complète avec une rivière, une voie ferrée, un pont ou un passage à niveau.',
    'more-than-one-fits': (at, say) =>
      `D’autres pièces pourraient encore aller en ${firstSquare(at, say)}.`,
    'set-aside-lines':
      'On n’écarte que rivières, voies ferrées, ponts, passages à niveau et butoirs.',
    'still-of-use': (at, say) =>
      at.squares.length > 4
        ? `Elle peut encore servir sur ${at.squares.length} cases, par exemple en ${firstSquare(at, say)}.`
        : `Elle peut encore servir en ${allSquares(at, say)}.`,
    'can-lay': (at, say) =>
      `Une pièce de ta main peut être posée, par exemple en ${firstSquare(at, say)}\u00a0: il le faut donc.`,
    'lay-first': 'Pose d’abord une pièce.',
    'draw-first': 'Pioche d’abord une pièce.',
    'laid-already': 'Tu as déjà posé\u00a0: pioche, ou reprends.',
    'pot-empty': 'La pioche est vide.',
    'swap-instead': 'Il reste des pièces dans la pioche\u00a0: échanges-en une.',
    'offered-already': 'Tu as déjà proposé la fin pendant ce tour.',
    'ways-unfinished': 'Les deux chemins doivent être certains avant qu’on propose la fin.',
    'nothing-offered': 'Personne ne propose la fin.',
    'offer-open': 'Il faut d’abord répondre à ta proposition.',
    'other-side-answers': 'C’est à l’autre camp de répondre.',
  },
} satisfies Board

const price = (n: number, more: number) => (more > 0 ? `${n} + ${more} = ${n + more}` : `${n}`)
const corner: Record<Corner, string> = {
  'north-west': 'en haut à gauche',
  'north-east': 'en haut à droite',
  'south-east': 'en bas à droite',
  'south-west': 'en bas à gauche',
}
const closings = { agreed: 'Les chemins ont été comptés tels quels.', stuck: ends.stuck } as const

export const sheet: Sheet = {
  begins: {
    title: 'Qui commence, et dans quel coin\u00a0?',
    note: 'On saura ainsi à qui sont les coins.',
    who: 'Qui a posé la première pièce\u00a0?',
    where: 'Dans quel coin\u00a0?',
    corner,
  },
  sheet: {
    wayOf: name => `chemin ${de(name)}`,
    noWay: 'pas encore de chemin',
    beingCounted: 'on le compte encore',
    countedBy: names => `compté par ${names}`,
    over: { ...closings, counted: 'Les deux camps ont compté pareil.' },
    trace: 'Tracez les deux chemins.',
    traceOther: name => `Maintenant le chemin ${de(name)}.`,
    traceNote:
      'Tirez de coin en coin, ou touchez case après case\u00a0; puis les ponts et les passages à niveau.',
    obstaclesNow: 'Notez maintenant ponts et passages à niveau.',
    leads: (name, one, other) => `En tête\u00a0: ${name}, ${one} contre ${other}.`,
    even: n => `Égalité à ${points(n)}.`,
    final: 'Les deux chemins sont définitifs\u00a0: aucune case vide ne peut les améliorer.',
    notFinal: names => `Pas encore définitif\u00a0: ${names}.`,
    obstaclesAt: (names, n) => `${n === 1 ? 'Obstacle' : 'Obstacles'} en ${names}.`,
    cheaper: (n, names) => `Peut encore descendre à ${n}, par ${names}.`,
    open: names => `Pas encore de route par ${names}.`,
    mayCost: names => `Un pont ou un passage à niveau peut encore venir en ${names}.`,
    other: (n, names) => `Un autre chemin coûte ${n}, par ${names}.`,
    noOther: 'Aucun autre chemin à 2 points près.',
    more: (names, n) => `${names} et ${count(n, 'autre case', 'autres cases')}`,
    ifAll: 'Si toutes les pièces sont notées, une règle est enfreinte\u00a0:',
    tangled:
      'Ce plateau est trop embrouillé pour calculer ce qui peut encore venir. Les chemins sont comptés tels quels.',
    board: 'Le plateau\u00a0: les flèches le parcourent, Entrée trace une route ou pose une pièce',
    empty: 'rien de tracé',
    penHere: 'le crayon est ici',
    tools: 'Noter',
    tool: { road: 'Tracer une route', clear: 'Effacer' },
    left: 'le chiffre\u00a0: ce qui reste en boîte',
    key: (one, n) => `${capital(piece[one])}, il en reste ${n}`,
    overdrawn: (one, n) =>
      `Vous en avez noté ${n}, et la boîte en a ${counts[one]}\u00a0: ${piece[one]}. Serait-ce parfois une autre pièce\u00a0?`,
    turn: 'Tourner',
    finish: 'Terminer',
    stuck: 'Personne n’a pu poser pendant un tour de table\u00a0?',
    stuckNote: 'Alors compte ce qui était encore possible. Notez d’abord toutes les pièces.',
    finishStuck: 'Compter ce qui était possible',
    count: 'Comptez les deux chemins.',
    countNote: 'Chaque camp pour soi\u00a0; puis on compare.',
    counting: 'Les deux camps comptent les deux chemins.',
    of: { squares: 'cases', obstacles: 'obstacles' },
    done: (n, more) => `Compté\u00a0: ${price(n, more)}`,
    donePlain: 'Compté',
    counted: (n, more) => `Compté\u00a0: ${price(n, more)}. L’autre camp compte encore.`,
    agreed: (n, more) => `Les deux ont compté ${price(n, more)}.`,
    waits: 'L’autre camp compte.',
    differs: 'Les comptes diffèrent.',
    differsNote: 'Regardez ensemble\u00a0; un camp reprend les chiffres de l’autre.',
    mine: 'Toi',
    theirs: 'Les autres',
    isOther: 'diffère',
    takeOver: (n, more) => `Reprendre ${price(n, more)}`,
    recount: 'Recompter',
  },
  told: {
    opened: null,
    entered: {
      begins: ({ first, corner: at }, say) =>
        spoken(
          say,
          first,
          `Tu as commencé ${corner[at]}.`,
          name => `${name} a commencé ${corner[at]}.`,
        ),
      road: ({ seat, path }, say) =>
        path.length > 1
          ? has(
              say,
              seat,
              `tracé une route de ${placeName(path[0]!)} à ${placeName(path.at(-1)!)}.`,
            )
          : has(say, seat, `posé le crayon en ${placeName(path[0]!)}.`),
      piece: ({ seat, piece: one, ...at }, say) =>
        has(say, seat, `noté ${named[one]} en ${placeName(at)}.`),
      clear: ({ seat, ...at }, say) => has(say, seat, `effacé ${placeName(at)}.`),
      counts: ({ seat, whose }, say) =>
        has(
          say,
          seat,
          `compté ${isReaders(say, whose) ? 'ton chemin' : `le chemin ${de(ownersOf(say, whose))}`}.`,
        ),
      'takes-over': ({ seat, whose }, say) =>
        has(
          say,
          seat,
          `repris l’autre compte ${isReaders(say, whose) ? 'de ton chemin' : `du chemin ${de(ownersOf(say, whose))}`}.`,
        ),
      close: ({ how }) => closings[how],
    },
  },

  refused: {
    'begun-already': 'Qui a commencé est déjà noté. Corrigez-le dans le journal.',
    'not-begun': 'Dites d’abord qui a commencé, et dans quel coin.',
    'not-in-line': 'Une route suit les lignes et les colonnes.',
    'not-in-box': 'Le Caminito n’a que des routes, des forêts et des prés.',
    'none-left': ({ piece: one }) =>
      `La boîte en a ${counts[one]}\u00a0: ${piece[one]}. Toutes sont notées.`,
    'nothing-there': (at, say) => `Rien n’est tracé en ${firstSquare(at, say)}.`,
    'too-short': ({ least }) => `De coin en coin, un chemin a au moins ${squares(least)}.`,
    'odd-one-out': 'Entre ces coins, un chemin a toujours un nombre impair de cases. Recomptez.',
    'no-obstacles': 'Dans Le Caminito, il n’y a ni ponts ni passages à niveau.',
    'counted-already': 'Ce chemin est compté. Corrigez-le dans le journal.',
    'nothing-to-take-over': 'Il n’y a pas d’autre compte à reprendre.',
    'traced-here': 'À cette table, on trace les chemins, on ne les compte pas.',
    'counted-here': 'À cette table, on compte les chemins, on ne les trace pas.',
    'ways-unfinished': 'Il faut d’abord que les deux chemins aillent de coin en coin.',
  },
}

export const moves = {
  board: {
    lay: (tile, say) => `${capital(lying(tile, say))}, en ${squareOf(say, tile.at)}`,
    complete: (tile, say) => `Compléter ${squareOf(say, tile.at)}\u00a0: ${lying(tile, say)}`,
    'set-aside': ({ piece: one }) => `Écarter\u00a0: ${piece[one]}`,
    draw: 'Piocher',
    end: 'Finir le tour',
    swap: ({ piece: one }) => `Échanger\u00a0: ${piece[one]}`,
    pass: 'Passer',
    offer: 'Proposer la fin',
    accept: 'Accepter la fin',
    decline: 'Refuser, continuer',
  },
  sheet: {
    begins: ({ first, corner: at }, say) => `${say.name(first)} a commencé ${corner[at]}`,
    road: ({ path }) =>
      path.length > 1
        ? `Route de ${placeName(path[0]!)} à ${placeName(path.at(-1)!)}`
        : `Crayon en ${placeName(path[0]!)}`,
    piece: ({ piece: one, turns, ...at }) =>
      `${capital(lying({ piece: one, turns }))}, en ${placeName(at)}`,
    clear: at => `Effacer ${placeName(at)}`,
    counts: ({ whose, squares: n, obstacles: more }, say) =>
      `Chemin ${de(ownersOf(say, whose))}\u00a0: ${n} + ${more}`,
    'takes-over': ({ whose }, say) =>
      `Reprendre l’autre compte du chemin ${de(ownersOf(say, whose))}`,
    close: ({ how }) =>
      how === 'stuck' ? 'Fin\u00a0: personne n’a pu poser' : 'Fin\u00a0: compter tel quel',
  },
} satisfies Moves

export const pages = {
  title: 'Le Camino',
  titleOf,
  tagline:
    'Routes, rails et rivières\u00a0: ce que tu poses décide de ce qui peut venir. Le chemin le moins cher gagne.',
  modes: {
    digital: 'Tout le plateau sur vos écrans\u00a0: pièces, pioche, les deux chemins et leur prix.',
    companion: 'Vous jouez avec la boîte\u00a0; les téléphones comptent et tracent les chemins.',
  },
  options: {
    depth: {
      label: 'Comment on compte les chemins',
      sentence:
        'Si chaque camp compte par touches, ou si l’on trace les chemins sur une grille et que l’application compte.',
      values: {
        count: 'Chaque camp compte, puis on compare',
        trace: 'On trace, l’application compte',
      },
    },
    variant: {
      label: 'Jeu',
      sentence:
        'Le Caminito n’a que des routes, sur un cadre intérieur. Les cadres sont des valeurs maison.',
      values: {
        camino: 'Le Camino, 14 × 10\u00a0: 60 minutes',
        caminito: 'Le Caminito, 12 × 8\u00a0: routes seules, 25 minutes',
        'caminito-small': 'Le Caminito, 10 × 6\u00a0: routes seules, 15 minutes',
      },
    },
    end: {
      label: 'Fin',
      sentence:
        'Si la partie finit d’elle-même dès qu’aucun chemin ne peut changer, ou seulement d’un commun accord.',
      values: { automatic: 'D’elle-même ou d’un commun accord', agreement: 'D’un commun accord' },
    },
  },
  reasons: {
    opens: 'Une route dans un coin\u00a0: ton chemin mène d’ici au coin opposé.',
    dearer: ({ points: n }) => `Elle rallonge l’autre chemin de ${points(n)}.`,
    guards: ({ points: n }) =>
      `Elle épargne à ton chemin environ ${points(n)} que la prochaine pièce pourrait y ajouter.`,
    secures: ({ steps }) =>
      `${count(steps, 'case de plus est sûre', 'cases de plus sont sûres')} sur ton chemin.`,
    idle: 'Ton chemin est complet\u00a0: plus aucune pièce ne le change.',
    spares: 'Ton chemin reste tel quel.',
    least: ({ points: n }) => `Quoi que tu poses, cela te coûte\u00a0; ici seulement ${points(n)}.`,
    completes: 'Rien d’autre ne va sur cette case, et une nouvelle pièce la remplace.',
    'sets-aside': 'Elle ne sert plus à rien, et une nouvelle pièce la remplace.',
    swaps: ({ copies }) =>
      copies > 1
        ? `Rien ne va, et tu en as ${copies} pareilles.`
        : 'Rien ne va\u00a0; une autre pièce ira peut-être.',
    passes: 'Rien ne va, et la pioche est vide\u00a0: aucune pièce à échanger.',
    draws: 'Il te manque une pièce\u00a0: pioches-en une.',
    ends: 'La pioche est vide\u00a0: il n’y a plus rien à piocher.',
    decided: 'Aucun chemin ne peut plus changer.',
    wins: ({ mine, theirs }) => `Tu gagnes, ${mine} contre ${theirs}.`,
    'plays-on': 'Tu ne gagnerais pas maintenant, et les chemins peuvent encore changer.',
  },
  luck: 'Le hasard\u00a0: qui commence, et quelles pièces viennent ensuite.',
  standing: { squares: 'cases', obstacles: 'obstacles' },
  end: {
    title: 'Ce que coûtait chaque chemin, pièce par pièce',
    first: 'les deux ouverts',
    piece: n => `pièce ${n + 1}`,
    by: (n, more) => {
      const than = (by: number, what: (count: number) => string) =>
        by === 0 ? [] : [`${what(Math.abs(by))} de ${by > 0 ? 'moins' : 'plus'}`]
      return `${capital([...than(n, squares), ...than(more, obstacles)].join(', '))}.`
    },
    grew: ({ from, to, name, was, is }) =>
      `${from === to ? `Pièce ${from}` : `Pièces ${from} à ${to}`}\u00a0: le chemin ${de(name)} est passé de ${was} à ${is}.`,
  },
  layout: {
    areas: {
      row: row => `Rangée ${row}, de gauche à droite`,
      start: name => `Coin où ${name} a commencé`,
      aside: 'Mises de côté',
      pot: 'Le sac',
      hand: name => `Main ${de(name)}`,
    },
    piece: ({ piece: one, turns }) =>
      !isKeyOf(piece, one)
        ? 'coin'
        : turns === undefined
          ? piece[one]
          : lying({ piece: one, turns }),
    place: (at, say) => squareOf(say, at),
    rest: { still: { label: 'Tours de suite où personne n’a pu poser' } },
    refused: {
      'no-such-piece': 'Cette pièce n’est pas de ce jeu, ou n’est jamais tournée ainsi.',
      'two-there': 'Deux pièces ne peuvent pas être sur une même case.',
      'corners-elsewhere':
        'Chaque camp commence dans un coin où se trouve une pièce, les deux aux bouts de chemins différents.',
      'corner-untold': ({ seats: [seat] }, say) =>
        `Indiquez dans quel coin ${say.name(seat)} a commencé.`,
      'hand-size': ({ seats: [seat], size }, say) =>
        `${say.name(seat)} doit avoir ${size} pièces, ou ce qui reste quand la pioche est vide.`,
    },
  },
  fields: {
    first: 'Qui a commencé',
    corner: ['Coin', one => corner[one]],
    path: 'Tournant',
    column: ['Colonne', n => columnName(n)],
    row: 'Ligne',
    piece: ['Pièce', one => piece[one]],
    turns: ['Quarts de tour', n => `${n}`],
    whose: 'Chemin de qui',
    squares: 'Cases',
    obstacles: 'Obstacles',
    how: ['Comment c’est fini', how => closings[how]],
  },
  figures: { way: 'chemin', own: 'propre chemin', other: 'autre chemin', none: '–' },
} satisfies Pages
