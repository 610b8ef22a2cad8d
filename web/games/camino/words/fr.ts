// Le Camino en français.
import { count, de, has, points } from '../../../words/grammar/fr.ts'
import { figureIn } from '../../kit/figures.ts'
import { clause } from '../../words.ts'
import type { Piece } from '../rules/kinds.ts'
import type { Board, Moves, Pages, Shared, Sheet } from './en.ts'

const tenths = figureIn('fr')
const tenthsOfAPoint = (n: number) => `${tenths(n)} ${Math.abs(n) < 2 ? 'point' : 'points'}`
const ahead = (n: number) =>
  `Ton chemin coûtera environ ${tenthsOfAPoint(n)} de ${n < 0 ? 'plus' : 'moins'}`
const than = (own: number, n: number) =>
  own < 0 === n < 0 ? tenths(n) : `${tenths(n)} de ${n < 0 ? 'plus' : 'moins'}`
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
const feminine: readonly Piece[] = [
  'straight',
  'dead-end',
  'forest',
  'rail-straight',
  'rail-curve',
  'river-straight',
]
const named = (one: Piece) => `${feminine.includes(one) ? 'une' : 'un'} ${piece[one]}`
const withArticle = (one: Piece) =>
  /^[aeiou]/.test(piece[one])
    ? `l’${piece[one]}`
    : `${feminine.includes(one) ? 'la' : 'le'} ${piece[one]}`

const ends = {
  automatic: 'Aucun des deux chemins ne peut plus changer.',
  agreed: 'Les deux camps ont choisi de finir.',
  stuck: 'Personne n’a pu poser pendant tout un tour de table.',
  early: 'Toute la table a choisi de finir ici.',
}

export const shared = {
  // The masthead: where the game is, and what ends it.
  where: {
    pot: (pot: number) => `${pot} dans la pioche`,
    ends: 'Fin quand aucun chemin ne peut plus changer',
    agreed: 'Fin quand les deux camps sont d’accord',
    wins: 'Le moins cher gagne',
  },
  piece,
  named,
  sides: towards,
  lies: {
    road: 'route',
    from: (tile, side) => `${tile} ${from[side]}`,
    fromTo: (tile, one, other) => `${tile} ${from[one]} ${onto[other]}`,
    to: (tile, all) => `${tile} vers ${all}`,
  },
  points,
  squares,
  obstacles,
  legend: {
    laid: 'posé',
    possible: 'encore possible',
    obstacle: 'pont ou passage à niveau',
  },
  noObstacles: 'aucun obstacle',
  won: {
    open: 'Victoire partagée\u00a0: aucun chemin n’était terminé.',
    shared: score =>
      `Victoire partagée\u00a0: les deux chemins coûtent ${points(score)}, avec le même nombre de cases.`,
    wins: {
      you: 'Tu gagnes',
      partners: 'Vous gagnez',
      one: name => `${name} gagne`,
      several: names => `${names} gagnent`,
    },
    shorter: (wins, score) => `${wins} par le chemin le plus court, à ${points(score)} partout.`,
    cheaper: (wins, score, other) =>
      `${wins} par le chemin le moins cher\u00a0: ${score} contre ${other}.`,
  },

  refused: {
    'off-board': 'Cette case est hors du plateau.',
    occupied: square => `Il y a déjà une tuile en ${square}.`,
    mismatch: {
      one: square => `Elle ne va pas avec la tuile en ${square}.`,
      several: squares => `Elle ne va pas avec les tuiles en ${squares}.`,
    },
    unfillable: {
      plain: square => `Plus aucune tuile n’irait en ${square}.`,
      asking: (square, asks) => `Rien n’irait en ${square}. Il faudrait ${asks}.`,
      matter: { R: 'route', T: 'voie', W: 'rivière', 0: 'rien' },
      side: side => `${onto[side]}`,
    },
    region: {
      few: squares => `${squares} ne pourraient plus être toutes remplies.`,
      many: n => `Ces ${n} cases vides ne pourraient plus être toutes remplies.`,
    },
    blocked: {
      unnamed: 'Cela ne laisserait à un camp aucun chemin entre ses coins.',
      named: names => `Cela ne laisserait à ${names} aucun chemin entre ses coins.`,
    },
    'third-line': {
      river: 'Il y a déjà deux rivières. Une troisième commencerait ici.',
      railway: 'Il y a déjà deux voies ferrées. Une troisième commencerait ici.',
    },
    loop: {
      river: 'Cette rivière tournerait en rond.',
      railway: 'Cette voie ferrée tournerait en rond.',
    },
    'two-buffers': 'Cette voie ferrée aurait un butoir à chaque bout.',
  },
} satisfies Shared

export const board = {
  doNow: {
    open: 'Commence dans un coin au choix.',
    openAt: 'Commence dans un coin à ta marque.',
    lay: 'Pose une tuile.',
    chosen: (one, at) => `Poser ${withArticle(one)} en ${at}\u00a0?`,
    not: at => `Impossible en ${at}.`,
    picked: one => `Où poser ${withArticle(one)}\u00a0?`,
    discarded: 'Pioche une nouvelle tuile.',
    laid: 'Pioche une tuile.',
    end: 'Termine ton tour.',
    swap: 'Rien ne va. Échange une tuile.',
    pass: 'Rien ne va. Passe ton tour.',
    answer: name => `${name} propose de finir.`,
    offered: 'Tu as proposé de finir.',
    other: name => `${name} pose une tuile.`,
    otherOpens: name => `${name} commence dans un coin.`,
    answers: names => `On attend la réponse ${de(names)}.`,
  },
  coach: {
    goal: 'Ton chemin relie tes deux coins. Garde-le moins cher que l’autre.',
    open: 'Choisis une route, puis touche un coin. Ton chemin ira de là au coin opposé.',
    lay: 'Le chemin le moins cher gagne. Garde le tien court, ou rallonge l’autre.',
    river:
      'Il y a deux rivières au plus. Elles ne se croisent pas et sortent du plateau aux deux bouts.',
    chosen: 'Touche encore la case pour tourner la tuile. Tu vois ce que cela change aux chemins.',
    laid: 'Tu changes d’avis\u00a0? Annule. Dès que tu pioches, la tuile reste.',
  },
  note: {
    open: 'Pose une route droite, un virage, un embranchement ou un carrefour.',
    lay: 'Choisis-en une, tourne-la, touche une case.',
    looking: 'On cherche où elle va …',
    fits: n =>
      n === 0
        ? 'Tournée ainsi, elle ne va nulle part.'
        : `Tournée ainsi, elle va sur ${squares(n)}.`,
    nowhere: 'Elle ne va nulle part pour l’instant.',
    noChange: 'Les deux chemins coûtent autant qu’avant.',
    final: 'Dès que tu pioches, la tuile reste.',
    finalEnd: 'La pioche est vide. Dès que tu finis ton tour, la tuile reste.',
    discarded: 'Ensuite, ton tour continue.',
    swap: 'Donne une tuile, pioches-en une autre. Ton tour s’arrête là.',
    pass: 'La pioche est vide. Si tu passes, c’est définitif.',
    still: n => `Personne n’a pu poser depuis ${count(n, 'tour', 'tours')}.`,
    wait: 'En attendant, tu peux essayer tes tuiles.',
    ends,
  },
  price: {
    label: 'Ce que coûte chaque chemin',
    certain: n => `définitif ${n}`,
    isCertain: 'définitif',
    open: 'encore ouvert',
    would: 'coûterait',
    becomesCertain: (name, cost) => `${name}, définitif\u00a0: ${cost}`,
  },
  hand: {
    label: 'Ta main',
    empty: 'Ta main est vide.',
    pick: one => `Choisir\u00a0: ${one}`,
    pot: n => `${n} dans la pioche`,
    holds: n => count(n, 'tuile', 'tuiles'),
    aside: n => count(n, 'écartée', 'écartées'),
    unseen: 'Dans la pioche ou chez les autres',
  },
  turns: {
    label: 'Comment la tourner',
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
    pick: 'Choisis-en une',
    aside: 'Écarter',
    draw: 'Piocher',
    end: 'Finir le tour',
    swap: 'Échanger',
    pass: 'Passer',
    back: 'Annuler',
    offer: 'Proposer de finir',
    accept: 'Accepter',
    decline: 'Continuer',
    wait: 'Pas ton tour',
  },
  discard: {
    completes: at => `complète ${at}`,
    useless: 'inutile',
    complete: at => `Elle peut compléter ${at}. Tu pioches, et tu poses quand même.`,
    aside: 'Elle ne sert plus. Écarte-la, pioche, et pose quand même.',
  },
  offer: {
    now: (mine, theirs) => `Si on finit ici\u00a0: ${mine} contre ${theirs}.`,
    win: 'Tu gagnerais.',
    lose: 'Tu perdrais.',
    even: 'Il y aurait égalité.',
    waits: 'L’autre camp décide.',
    forGood: 'Si tu acceptes, la partie est finie.',
  },
  map: {
    label: 'Plateau\u00a0: les flèches le parcourent, R tourne la tuile',
    at: (name, column, row) => `${name}, colonne ${column}, rangée ${row}`,
    empty: 'vide',
    corner: name => `coin du chemin ${de(name)}`,
    way: name => `partie du chemin ${de(name)}`,
    possible: name => `le chemin ${de(name)} peut passer ici`,
    obstacle: 'coûte 1 de plus',
    aim: {
      lay: 'va ici',
      turned: 'va ici si tu la tournes',
      complete: 'peut compléter cette case',
      chosen: 'choisie, choisis encore pour la tourner',
    },
    news: 'posée en dernier',
  },

  told: {
    opened: clause('Tu commences.', name => `${name} commence.`),
    redealt: tiles =>
      has(`pioché une nouvelle main, faute de route pour commencer. L’ancienne\u00a0: ${tiles}.`),
    laid: (tile, square) => has(`posé ${tile} en ${square}.`),
    completed: (tile, square) => has(`complété ${square} avec ${tile}.`),
    'set-aside': tile => has(`écarté ${tile}, qui ne servait plus.`),
    drew: { seen: tile => has(`pioché ${tile}.`), unseen: has('pioché une tuile.') },
    swapped: {
      seen: (gave, got) => has(`échangé ${gave} contre ${got}.`),
      unseen: has('échangé une tuile, faute de pouvoir poser.'),
    },
    passed: has('passé, faute de pouvoir poser.'),
    offered: has('proposé de finir.'),
    accepted: has('accepté de finir.'),
    declined: has('préféré continuer.'),
  },

  refused: {
    'no-contact':
      'Elle doit toucher une tuile posée par un côté ou un coin, ou aller dans un coin du plateau.',
    'open-with-road': 'Commence par une route droite, un virage, un embranchement ou un carrefour.',
    'open-in-corner': corners => `Ta première tuile va dans un coin\u00a0: ${corners}.`,
    'leads-out': 'Sa route doit mener vers l’intérieur du plateau.',
    'open-first': 'Commence d’abord ton chemin dans un coin.',
    'not-in-hand': 'Cette tuile n’est pas dans ta main.',
    'complete-with-lines':
      'Tu ne peux compléter qu’avec une rivière, une voie ferrée, un pont ou un passage à niveau.',
    'more-than-one-fits': square => `D’autres tuiles pourraient encore aller en ${square}.`,
    'set-aside-lines':
      'Tu peux seulement écarter rivières, voies ferrées, ponts, passages à niveau et butoirs.',
    'still-of-use': {
      few: squares => `Elle peut encore aller en ${squares}.`,
      many: (n, square) => `Elle peut encore aller sur ${n} cases, par exemple en ${square}.`,
    },
    'can-lay': square => `Une de tes tuiles peut aller en ${square}, par exemple. Tu dois poser.`,
    'lay-first': 'Pose d’abord une tuile.',
    'draw-first': 'Pioche d’abord une tuile.',
    'laid-already': 'Tu as déjà posé une tuile. Pioche, ou annule.',
    'pot-empty': 'La pioche est vide.',
    'swap-instead': 'Il reste des tuiles dans la pioche. Échanges-en une.',
    'offered-already': 'Tu as déjà proposé de finir pendant ce tour.',
    'ways-unfinished': 'Tu ne peux proposer de finir que quand les deux chemins sont définitifs.',
    'nothing-offered': 'Personne n’a proposé de finir.',
    'offer-open': 'L’autre camp doit d’abord répondre à ta proposition.',
    'other-side-answers': 'C’est à l’autre camp de répondre.',
  },
} satisfies Board

export const sheet = {
  begins: {
    title: 'Qui commence, et dans quel coin\u00a0?',
    note: 'On sait alors à qui sont les coins.',
    who: 'Qui a posé la première tuile\u00a0?',
    where: 'Dans quel coin\u00a0?',
    corner: {
      'north-west': 'en haut à gauche',
      'north-east': 'en haut à droite',
      'south-east': 'en bas à droite',
      'south-west': 'en bas à gauche',
    },
  },
  sheet: {
    wayOf: name => `chemin ${de(name)}`,
    noWay: 'pas encore de chemin',
    beingCounted: 'on le compte encore',
    countedBy: names => `compté par ${names}`,
    over: {
      agreed: 'Les chemins ont été comptés tels quels.',
      stuck: ends.stuck,
      early: ends.early,
      counted: 'Les deux camps ont trouvé le même compte.',
    },
    trace: 'Tracez les deux chemins.',
    traceOther: name => `Tracez le chemin ${de(name)}.`,
    traceNote: 'Tracez les routes, puis notez ponts et passages à niveau.',
    obstaclesNow: 'Notez ponts et passages à niveau.',
    leads: (name, one, other) => `En tête\u00a0: ${name}, ${one} contre ${other}.`,
    even: n => `Égalité à ${points(n)}.`,
    final: 'Les deux chemins sont définitifs. Rien ne peut plus les améliorer.',
    notFinal: names => `Pas encore définitif\u00a0: ${names}.`,
    obstaclesAt: (names, n) => `${n === 1 ? 'Obstacle' : 'Obstacles'} en ${names}.`,
    cheaper: (n, names) => `Il peut encore descendre à ${n}, par ${names}.`,
    open: names => `Il n’y a pas encore de route en ${names}.`,
    mayCost: names => `Un pont ou un passage à niveau peut encore venir en ${names}.`,
    other: (n, names) => `Un autre chemin coûte ${n}, par ${names}.`,
    noOther: 'Aucun autre chemin à 2 points près.',
    more: (names, n) => `${names} et ${count(n, 'autre case', 'autres cases')}`,
    ifAll: 'Si toutes les tuiles sont notées, une règle est enfreinte\u00a0:',
    tangled:
      'Ce plateau est trop embrouillé pour savoir ce qui peut encore venir. Les chemins comptent tels quels.',
    board: 'Plateau\u00a0: les flèches le parcourent, Entrée trace une route ou pose une tuile',
    empty: 'rien de tracé',
    penHere: 'le crayon est ici',
    tools: 'Noter',
    tool: { road: 'Tracer une route', clear: 'Effacer' },
    left: 'le chiffre\u00a0: ce qui reste en boîte',
    key: (tile, n) => `${tile}, il en reste ${n}`,
    overdrawn: (most, tile, n) =>
      `La boîte n’en a que ${most}\u00a0: ${tile}. Vous en avez noté ${n}. Serait-ce une autre tuile\u00a0?`,
    turn: 'Tourner',
    finish: 'Terminer',
    stuck: 'Personne n’a pu poser pendant un tour de table\u00a0?',
    stuckNote: 'Les meilleurs chemins possibles comptent. Notez d’abord chaque tuile.',
    finishStuck: 'Les compter',
    count: 'Comptez les deux chemins.',
    countNote: 'Chaque camp compte seul. Ensuite, vous comparez.',
    counting: 'Les deux camps comptent les deux chemins.',
    of: { squares: 'cases', obstacles: 'obstacles' },
    done: price => `Compté\u00a0: ${price}`,
    donePlain: 'Compté',
    counted: price => `Tu as compté ${price}. L’autre camp compte encore.`,
    agreed: price => `Les deux camps ont compté ${price}.`,
    waits: 'L’autre camp compte.',
    differs: 'Les comptes sont différents.',
    differsNote: 'Vérifiez ensemble. Un camp adopte ensuite les chiffres de l’autre.',
    mine: 'Toi',
    theirs: 'Les autres',
    isOther: 'diffère',
    takeOver: price => `Adopter ${price}`,
    recount: 'Recompter',
  },
  told: {
    entered: {
      begins: corner => has(`commencé ${corner}.`),
      road: {
        drawn: (from, to) => has(`tracé une route de ${from} à ${to}.`),
        pen: square => has(`mis le crayon en ${square}.`),
      },
      piece: (tile, square) => has(`noté ${tile} en ${square}.`),
      clear: square => has(`effacé ${square}.`),
      counts: {
        yours: has('compté ton chemin.'),
        others: names => has(`compté le chemin ${de(names)}.`),
      },
      'takes-over': {
        yours: has('adopté l’autre compte de ton chemin.'),
        others: names => has(`adopté l’autre compte du chemin ${de(names)}.`),
      },
    },
  },

  refused: {
    'begun-already': 'Vous avez déjà noté qui a commencé. Corrigez-le dans le journal.',
    'not-begun': 'Notez d’abord qui a commencé, et dans quel coin.',
    'not-in-line': 'Tracez le long d’une rangée ou d’une colonne.',
    'not-in-box': 'Le Caminito n’a que des routes, des forêts et des prés.',
    'none-left': (most, tile) =>
      `La boîte n’en a que ${most}\u00a0: ${tile}. Vous les avez toutes notées.`,
    'nothing-there': square => `Rien n’est tracé en ${square}.`,
    'too-short': least => `De coin en coin, un chemin a au moins ${squares(least)}.`,
    'odd-one-out': 'Entre ces coins, un chemin a toujours un nombre impair de cases. Recomptez.',
    'no-obstacles': 'Dans Le Caminito, il n’y a ni ponts ni passages à niveau.',
    'counted-already': 'Vous avez déjà compté ce chemin. Corrigez-le dans le journal.',
    'nothing-to-take-over': 'Il n’y a pas d’autre compte à adopter.',
    'traced-here': 'À cette table, vous tracez les chemins. Vous ne les comptez pas.',
    'counted-here': 'À cette table, vous comptez les chemins. Vous ne les tracez pas.',
    'ways-unfinished': 'Tracez d’abord les deux chemins de coin en coin.',
  },
} satisfies Sheet

export const moves = {
  board: {
    lay: (tile, square) => `${tile}, en ${square}`,
    complete: (tile, square) => `Compléter ${square}\u00a0: ${tile}`,
    'set-aside': tile => `Écarter\u00a0: ${tile}`,
    draw: 'Piocher',
    end: 'Finir le tour',
    swap: tile => `Échanger\u00a0: ${tile}`,
    pass: 'Passer',
    offer: 'Proposer de finir',
    accept: 'Accepter de finir',
    decline: 'Refuser et continuer',
  },
  sheet: {
    begins: (name, corner) => `${name} a commencé ${corner}`,
    road: {
      drawn: (from, to) => `Route de ${from} à ${to}`,
      pen: square => `Mettre le crayon en ${square}`,
    },
    clear: square => `Effacer ${square}`,
    counts: (names, n, more) => `Chemin ${de(names)}\u00a0: ${n} + ${more}`,
    'takes-over': names => `Adopter l’autre compte du chemin ${de(names)}`,
    close: {
      stuck: 'Finir\u00a0: personne n’a pu poser',
      agreed: 'Finir\u00a0: compter les chemins tels quels',
    },
  },
} satisfies Moves

export const pages = {
  title: 'Le Camino',
  tagline:
    'Routes, rails et rivières\u00a0: chaque tuile décide de ce qui peut suivre. Le chemin le moins cher gagne.',
  modes: {
    digital: 'Vous jouez sur vos écrans\u00a0: plateau, tuiles, les deux chemins et leur prix.',
    companion: 'Vous jouez avec la boîte. Vos téléphones comptent ou tracent les chemins.',
  },
  options: {
    depth: {
      label: 'Comment compter les chemins',
      sentence:
        'Chaque camp compte en touchant l’écran, ou vous tracez les chemins et l’application compte.',
      values: {
        count: 'Chaque camp compte, puis on compare',
        trace: 'On trace, l’application compte',
      },
    },
    variant: {
      label: 'Jeu',
      sentence:
        'Le Caminito n’a que des routes, dans un cadre sur le plateau. La taille des cadres est une valeur maison.',
      values: {
        camino: 'Le Camino, 14 × 10\u00a0: 60 minutes',
        caminito: 'Le Caminito, 12 × 8\u00a0: routes seules, 25 minutes',
        'caminito-small': 'Le Caminito, 10 × 6\u00a0: routes seules, 15 minutes',
      },
    },
    end: {
      label: 'Fin',
      sentence:
        'La partie finit toute seule dès qu’aucun chemin ne peut changer, ou seulement d’un commun accord.',
      values: {
        automatic: 'Toute seule ou d’un commun accord',
        agreement: 'Seulement d’un commun accord',
      },
    },
  },
  reasons: {
    opens: 'Elle commence dans un coin. Ton chemin mène d’ici au coin opposé.',
    dearer: ({ points: n, theirs }) =>
      `Elle ajoute ${points(n)} à l’autre chemin\u00a0: ${theirs} maintenant.`,
    guards: ({ mine, before, after }) =>
      `La prochaine tuile peut ajouter environ ${tenthsOfAPoint(after)} aux ${mine} de ton chemin, au lieu de ${tenths(before)}.`,
    secures: ({ steps, open, empty }) =>
      `${count(steps, 'côté de plus est définitif', 'côtés de plus sont définitifs')} sur ton chemin, ${count(open, 'encore ouvert', 'encore ouverts')}\u00a0; ${count(empty, 'case vide', 'cases vides')}.`,
    idle: ({ mine, empty }) =>
      `Ton chemin est complet à ${mine}, et il reste ${count(empty, 'case vide', 'cases vides')}.`,
    spares: ({ mine, theirs, empty }) =>
      `Elle laisse les chemins à ${mine} et ${theirs}, et ${count(empty, 'case vide', 'cases vides')}.`,
    least: ({ points: n, mine }) =>
      `Elle n’ajoute que ${points(n)} à ton chemin\u00a0: ${mine} maintenant.`,
    completes: ({ pot }) => `Rien d’autre n’y va, et tu en pioches une nouvelle, sur ${pot}.`,
    'completes-last': ({ left }) =>
      `Rien d’autre n’y va, et tu gardes ${count(left, 'tuile', 'tuiles')}.`,
    'sets-aside': ({ pot }) => `Elle ne sert plus, et tu en pioches une nouvelle, sur ${pot}.`,
    'sets-aside-last': ({ left }) =>
      `Elle ne sert plus, et tu gardes ${count(left, 'tuile', 'tuiles')}.`,
    swaps: {
      one: (pot, empty) =>
        `Rien ne va sur ${count(empty, 'case', 'cases')}, mais une autre ira peut-être, sur ${pot}.`,
      several: (copies, pot, empty) =>
        `Rien ne va sur ${count(empty, 'case', 'cases')}, et tu en as ${copies} pareilles\u00a0: une autre ira peut-être, sur ${pot}.`,
    },
    only: ({ mine, theirs, empty }) =>
      `Rien d’autre ne va\u00a0: chemins à ${mine} et ${theirs}, ${count(empty, 'case vide', 'cases vides')}.`,
    passes: {
      none: empty =>
        `Sans tuile, tu ne peux que passer\u00a0: ${count(empty, 'case vide', 'cases vides')}.`,
      some: empty =>
        `Tu ne peux que passer\u00a0: rien ne va sur ${count(empty, 'case vide', 'cases vides')}, et la pioche est vide.`,
    },
    draws: ({ pot }) =>
      `Tu dois piocher maintenant\u00a0: ${count(pot, 'tuile', 'tuiles')} dans la pioche.`,
    ends: ({ left }) =>
      `Tu ne peux que finir ton tour\u00a0: la pioche est vide, et tu gardes ${count(left, 'tuile', 'tuiles')}.`,
    decided: 'Aucun chemin ne peut plus changer.',
    wins: ({ mine, theirs }) => `Tu gagnes, ${mine} contre ${theirs}.`,
    'plays-on': 'Tu ne gagnerais pas maintenant, et les chemins peuvent encore changer.',
  },
  weighed: {
    ahead: (own, other, instead) =>
      own === other
        ? `${ahead(own)}, et avec «\u00a0${instead}\u00a0» aussi.`
        : `${ahead(own)}, avec «\u00a0${instead}\u00a0» ${than(own, other)}.`,
  },
  luck: 'Le hasard décide qui commence et quelles tuiles on pioche.',
  standing: { squares: 'cases', obstacles: 'obstacles' },
  end: {
    title: 'Ce que coûtait chaque chemin, tuile par tuile',
    first: 'après les ouvertures',
    piece: n => `tuile ${n}`,
    fewer: what => `${what} de moins`,
    more: what => `${what} de plus`,
    tiles: { one: n => `Tuile ${n}`, several: (from, to) => `Tuiles ${from} à ${to}` },
    cheaper: (n, parts) => `${points(n)} de moins\u00a0: ${parts}`,
    each: (route, others, own) =>
      `${route}\u00a0; tuiles des autres\u00a0: ${others > 0 ? `+${others}` : 'rien'}, les siennes\u00a0: ${own > 0 ? `+${own}` : 'rien'}.`,
    counted: 'Ce que coûte chaque chemin',
    short: {
      dearer: (n, more) => `Ton chemin coûtait ${points(n)} de plus\u00a0: ${more}`,
      longer: n => `Les deux chemins coûtaient autant, mais le tien avait ${squares(n)} de plus.`,
    },
    of: (n, name) => `, dont ${n} par les tuiles ${de(name)}`,
    grew: (tiles, name, was, is, by) =>
      `${tiles}\u00a0: le chemin ${de(name)} est passé de ${was} à ${is}${by}.`,
  },
  layout: {
    areas: {
      row: row => `Rangée ${row}, de gauche à droite`,
      start: name => `Coin où ${name} a commencé`,
      aside: 'Écartées',
      pot: 'La pioche',
      hand: name => `Main ${de(name)}`,
    },
    corner: 'coin',
    rest: { still: { label: 'Tours de suite où personne n’a pu poser' } },
    refused: {
      'no-such-piece': 'Cette tuile n’existe pas dans ce jeu, ou pas tournée ainsi.',
      'two-there': 'Deux tuiles ne peuvent pas être sur la même case.',
      'corners-elsewhere':
        'Chaque camp commence dans un coin où il y a une tuile. Les deux coins ne sont jamais opposés.',
      'corner-untold': name => `Notez dans quel coin ${name} a commencé.`,
      'hand-size': (name, size) =>
        `${name} doit avoir ${size} tuiles, ou moins quand la pioche est vide.`,
    },
  },
  fields: {
    first: 'Qui a commencé',
    corner: 'Coin',
    path: 'Tournant',
    column: 'Colonne',
    row: 'Rangée',
    piece: 'Tuile',
    turns: 'Quarts de tour',
    whose: 'À qui est le chemin',
    squares: 'Cases',
    obstacles: 'Obstacles',
    how: 'Comment c’est fini',
  },
  figures: { way: 'chemin', own: 'propre chemin', other: 'autre chemin', none: '–' },
} satisfies Pages
