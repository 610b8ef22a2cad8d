// Le Camino in English, which sets the keys of the other languages.

import { count, did, points } from '../../../words/grammar/en.ts'
import { figureIn } from '../../kit/figures.ts'
import { clause, type Figures, type Same } from '../../words.ts'
import type { Edge, Piece } from '../rules/kinds.ts'

const tenths = figureIn('en')
const tenthsOfAPoint = (n: number) => `${tenths(n)} ${Math.abs(n) === 1 ? 'point' : 'points'}`
// 'Your route ends about 2.5 points cheaper'
const ahead = (n: number) =>
  `Your route ends about ${tenthsOfAPoint(n)} ${n < 0 ? 'dearer' : 'cheaper'}`
// The other figure, and on which side it is if that differs.
const than = (own: number, n: number) =>
  own < 0 === n < 0 ? tenths(n) : `${tenths(n)} ${n < 0 ? 'dearer' : 'cheaper'}`
const squares = (n: number) => count(n, 'square', 'squares')
const obstacles = (n: number) => count(n, 'obstacle', 'obstacles')
const sides = ['north', 'east', 'south', 'west'] as const

const piece: Record<Piece, string> = {
  straight: 'straight road',
  curve: 'curved road',
  'three-way': '3-way crossing',
  'four-way': '4-way crossing',
  'dead-end': 'dead end',
  forest: 'forest',
  meadow: 'meadow',
  'rail-straight': 'straight rail',
  'rail-curve': 'curved rail',
  'level-crossing': 'level crossing',
  buffer: 'buffer stop',
  'river-straight': 'straight river',
  'river-curve': 'curved river',
  bridge: 'bridge',
}
const named = (one: Piece) => `a ${piece[one]}`

const ends = {
  automatic: 'Neither route can change any more.',
  agreed: 'Both sides agreed to end the game.',
  stuck: 'Nobody could lay for a whole round.',
  early: 'All players agreed to stop here.',
}

export const shared = {
  // The masthead: where the game is, and what ends it.
  where: {
    pot: (pot: number) => `${pot} in the pile`,
    ends: 'Ends when neither route can change',
    agreed: 'Ends when both sides agree',
    wins: 'The cheaper route wins',
  },
  piece,
  named,
  sides,
  // A tile as it lies: 'curved road from north to east'.
  lies: {
    road: 'road',
    from: (tile: string, from: Edge) => `${tile} from the ${sides[from]}`,
    fromTo: (tile: string, from: Edge, to: Edge) => `${tile} from ${sides[from]} to ${sides[to]}`,
    to: (tile: string, all: string) => `${tile} to ${all}`,
  },
  points,
  squares,
  obstacles,
  legend: {
    laid: 'laid',
    possible: 'still possible',
    obstacle: 'bridge or level crossing',
  },
  noObstacles: 'no obstacles',
  won: {
    open: 'A shared win: neither route was finished.',
    shared: (score: number) =>
      `A shared win: both routes cost ${points(score)}, with the same number of squares.`,
    wins: {
      you: 'You win',
      partners: 'Your side wins',
      one: (name: string) => `${name} wins`,
      several: (names: string) => `${names} win`,
    },
    shorter: (wins: string, score: number) =>
      `${wins} with the shorter route, at ${score} points each.`,
    cheaper: (wins: string, score: number, other: number) =>
      `${wins} with the cheaper route: ${score} to ${other}.`,
  },

  refused: {
    'off-board': 'This square is off the board.',
    occupied: (square: string) => `There is already a tile at ${square}.`,
    mismatch: {
      one: (square: string) => `It does not match the tile at ${square}.`,
      several: (squares: string) => `It does not match the tiles at ${squares}.`,
    },
    unfillable: {
      plain: (square: string) => `Nothing could ever go at ${square}.`,
      asking: (square: string, asks: string) => `Nothing could go at ${square}. It needs ${asks}.`,
      matter: { R: 'a road', T: 'a railway', W: 'a river', 0: 'nothing' },
      side: (side: Edge) => sides[side],
    },
    region: {
      few: (squares: string) => `${squares} could never all be filled.`,
      many: (n: number) => `These ${n} empty squares could never all be filled.`,
    },
    blocked: {
      unnamed: 'That would leave one side no route between the corners.',
      named: (names: string) => `That would leave ${names} no route between the corners.`,
    },
    'third-line': {
      river: 'There are already two rivers. This would start a third.',
      railway: 'There are already two railways. This would start a third.',
    },
    loop: {
      river: 'This river would run in a circle.',
      railway: 'This railway would run in a circle.',
    },
    'two-buffers': 'This railway would have a buffer stop at both ends.',
  },
}

export const board = {
  doNow: {
    open: 'Start in any corner.',
    openAt: 'Start in a corner with your mark.',
    lay: 'Lay one tile.',
    chosen: (one: Piece, at: string) => `Lay the ${piece[one]} at ${at}?`,
    not: (at: string) => `It cannot go at ${at}.`,
    picked: (one: Piece) => `Where does the ${piece[one]} go?`,
    discarded: 'Draw a new tile.',
    laid: 'Draw a tile.',
    end: 'End your turn.',
    swap: 'Nothing fits. Swap a tile.',
    pass: 'Nothing fits. Pass.',
    answer: (name: string) => `${name} proposes to end the game.`,
    offered: 'You proposed to end the game.',
    other: (name: string) => `${name} lays a tile.`,
    otherOpens: (name: string) => `${name} starts in a corner.`,
    answers: (names: string) => `Waiting for ${names} to answer.`,
  },
  coach: {
    goal: 'Your route joins your two corners. Lay tiles so that it stays the cheaper one.',
    open: 'Pick a road, then tap a corner. Your route runs from there to the opposite corner.',
    lay: 'The cheaper route wins. Keep yours short, or make the other one longer.',
    river: 'There are two rivers at most. They never cross, and leave the board at both ends.',
    chosen: 'Tap the square again to turn the tile. You see how each route would change.',
    laid: 'Changed your mind? Undo it. Once you draw, the tile stays.',
  },
  note: {
    open: 'Lay a straight, curved, 3-way or 4-way road that leads into the board.',
    lay: 'Pick one, turn it, tap a square.',
    looking: 'Checking where it fits …',
    fits: (n: number, _: Piece) =>
      n === 0 ? 'Turned like this, it fits nowhere.' : `Turned like this, it fits ${squares(n)}.`,
    nowhere: 'It fits nowhere now.',
    noChange: 'Both routes cost the same as before.',
    final: 'Once you draw, the tile stays.',
    finalEnd: 'The pile is empty. Once you end your turn, the tile stays.',
    discarded: 'Then go on with your turn.',
    swap: 'Give one tile and get another. Then your turn ends.',
    pass: 'The pile is empty. A pass cannot be undone.',
    still: (n: number) => `Nobody could lay for ${count(n, 'turn', 'turns')}.`,
    wait: 'While you wait, you can try out your tiles.',
    ends,
  },
  price: {
    label: 'What each route costs',
    certain: (n: string) => `fixed ${n}`,
    isCertain: 'fixed',
    open: 'still open',
    would: 'would cost',
    becomesCertain: (name: string, cost: string) => `${name}, fixed: ${cost}`,
  },
  hand: {
    label: 'Your hand',
    empty: 'Your hand is empty.',
    pick: (one: string) => `Pick: ${one}`,
    pot: (n: number) => `${n} in the pile`,
    holds: (n: number) => count(n, 'tile', 'tiles'),
    aside: (n: number) => `${n} discarded`,
    unseen: 'In the pile or in other hands',
  },
  turns: {
    label: 'How to turn it',
    none: 'nowhere',
    not: 'not here',
    said: (one: string, what: string) => `${one}: ${what}`,
  },
  act: {
    turn: 'Turn',
    layAt: (at: string) => `Lay it at ${at}`,
    lay: 'Lay',
    complete: 'Complete',
    completeAt: (at: string) => `Complete ${at}`,
    tap: 'Tap a square',
    pick: 'Pick one',
    aside: 'Discard',
    draw: 'Draw a tile',
    end: 'End your turn',
    swap: 'Swap it',
    pass: 'Pass',
    back: 'Undo',
    offer: 'Propose to end',
    accept: 'Accept',
    decline: 'Play on',
    wait: 'Not your turn',
  },
  discard: {
    completes: (at: string) => `completes ${at}`,
    useless: 'of no use',
    complete: (at: string) => `It can complete ${at}. You draw a new tile and still lay one.`,
    aside: 'It is of no use any more. Discard it, draw, and still lay a tile.',
  },
  offer: {
    now: (mine: number, theirs: number) => `If you end now: ${mine} to ${theirs}.`,
    win: 'You would win.',
    lose: 'You would lose.',
    even: 'It would be a tie.',
    waits: 'The other side decides.',
    forGood: 'If you accept, the game is over.',
  },
  map: {
    label: 'Board: arrow keys move, R turns the tile',
    at: (name: string, column: number, row: number) => `${name}, column ${column}, row ${row}`,
    empty: 'empty',
    corner: (name: string) => `corner of ${name}’s route`,
    way: (name: string) => `part of ${name}’s route`,
    possible: (name: string) => `${name}’s route may run here`,
    obstacle: 'costs 1 more',
    aim: {
      lay: 'fits here',
      turned: 'fits here when turned',
      complete: 'can complete this square',
      chosen: 'chosen, choose again to turn it',
    },
    news: 'laid last',
  },

  told: {
    opened: clause('You begin.', name => `${name} begins.`),
    redealt: (tiles: string) =>
      did(`had no road to start with and drew a new hand. The old one: ${tiles}.`),
    laid: (tile: string, square: string) => did(`laid ${tile} at ${square}.`),
    completed: (tile: string, square: string) => did(`completed ${square} with ${tile}.`),
    'set-aside': (tile: string) => did(`discarded ${tile} that was of no use any more.`),
    drew: { seen: (tile: string) => did(`drew ${tile}.`), unseen: did('drew a tile.') },
    swapped: {
      seen: (gave: string, got: string) => did(`swapped ${gave} for ${got}.`),
      unseen: did('could not lay and swapped a tile.'),
    },
    passed: did('could not lay and passed.'),
    offered: did('proposed to end the game.'),
    accepted: did('agreed to end the game.'),
    declined: did('chose to play on.'),
  },

  refused: {
    'no-contact':
      'It must touch a laid tile at an edge or a corner, or go in a corner of the board.',
    'open-with-road': 'Start with a straight, curved, 3-way or 4-way road.',
    'open-in-corner': (corners: string) => `Your first tile goes in a corner: ${corners}.`,
    'leads-out': 'Its road must lead into the board.',
    'open-first': 'Start your route in a corner first.',
    'not-in-hand': 'This tile is not in your hand.',
    'complete-with-lines':
      'You can complete a square only with a river, railway, bridge or level crossing.',
    'more-than-one-fits': (square: string) => `Other tiles could still go at ${square}.`,
    'set-aside-lines':
      'You can discard only rivers, railways, bridges, level crossings and buffer stops.',
    'still-of-use': {
      few: (squares: string) => `It could still go at ${squares}.`,
      many: (n: number, square: string) =>
        `It could still go on ${n} squares, for example at ${square}.`,
    },
    'can-lay': (square: string) =>
      `One of your tiles fits, for example at ${square}. You must lay.`,
    'lay-first': 'Lay a tile first.',
    'draw-first': 'Draw a tile first.',
    'laid-already': 'You have already laid a tile. Draw, or undo it.',
    'pot-empty': 'The pile is empty.',
    'swap-instead': 'The pile still has tiles. Swap one.',
    'offered-already': 'You have already proposed to end the game in this turn.',
    'ways-unfinished': 'You can propose to end the game only once both routes are fixed.',
    'nothing-offered': 'Nobody has proposed to end the game.',
    'offer-open': 'Your proposal must be answered first.',
    'other-side-answers': 'The other side must answer the proposal.',
  },
}

const way = (name: string) => `${name}’s route`

export const sheet = {
  begins: {
    title: 'Who begins, and in which corner?',
    note: 'This shows which corners belong to whom.',
    who: 'Who laid the first tile?',
    where: 'In which corner?',
    corner: {
      'north-west': 'top left',
      'north-east': 'top right',
      'south-east': 'bottom right',
      'south-west': 'bottom left',
    },
  },
  sheet: {
    wayOf: way,
    noWay: 'no route yet',
    beingCounted: 'being counted',
    countedBy: (names: string) => `counted by ${names}`,
    over: {
      agreed: 'The routes were counted as they are.',
      stuck: ends.stuck,
      early: ends.early,
      counted: 'Both sides counted the same.',
    },
    // Tracing.
    trace: 'Trace both routes.',
    traceOther: (name: string) => `Trace ${way(name)}.`,
    traceNote: 'Draw or tap the roads, then add bridges and level crossings.',
    obstaclesNow: 'Add bridges and level crossings.',
    leads: (name: string, one: number, other: number) => `Ahead: ${name}, ${one} to ${other}.`,
    even: (n: number) => `Tied at ${points(n)}.`,
    final: 'Both routes are fixed. No empty square can make them cheaper.',
    notFinal: (names: string) => `Not fixed yet: ${names}.`,
    obstaclesAt: (names: string, n: number) => `${n === 1 ? 'Obstacle' : 'Obstacles'} at ${names}.`,
    cheaper: (n: number, names: string) => `It can still drop to ${n}, through ${names}.`,
    open: (names: string) => `There is no road yet at ${names}.`,
    mayCost: (names: string) => `A bridge or level crossing may still come at ${names}.`,
    other: (n: number, names: string) => `Another route costs ${n}, through ${names}.`,
    noOther: 'No other route comes within 2 points.',
    more: (names: string, n: number) => `${names} and ${count(n, 'more square', 'more squares')}`,
    ifAll: 'If you traced every tile, a rule is broken:',
    tangled:
      'This board is too tangled to work out what may still come. The routes count as they are.',
    board: 'Board: arrow keys move, Enter draws a road or puts a tile down',
    empty: 'nothing traced',
    penHere: 'the pen is here',
    tools: 'Add',
    tool: { road: 'Draw a road', clear: 'Rub out' },
    left: 'number: left in the box',
    key: (tile: string, n: string) => `${tile}, ${n} left`,
    overdrawn: (most: number, tile: string, n: number) =>
      `The box has only ${most} of these: ${tile}. You traced ${n}. Is one of them a different tile?`,
    turn: 'Turn tile',
    finish: 'Finish',
    stuck: 'Could nobody lay for a whole round?',
    stuckNote: 'Then the cheapest possible routes count. Trace every tile first.',
    finishStuck: 'Count these routes',
    // Counting.
    count: 'Count both routes.',
    countNote: 'Each side counts on its own. Then you compare.',
    counting: 'Both sides count both routes.',
    of: { squares: 'squares', obstacles: 'obstacles' },
    done: (price: string) => `Counted: ${price}`,
    donePlain: 'Counted',
    counted: (price: string) => `You counted ${price}. The other side is still counting.`,
    agreed: (price: string) => `Both sides counted ${price}.`,
    waits: 'The other side is counting.',
    differs: 'The counts are different.',
    differsNote: 'Check together. Then one side takes over the other’s numbers.',
    mine: 'You',
    theirs: 'The others',
    isOther: 'differs',
    takeOver: (price: string) => `Take over ${price}`,
    recount: 'Count again',
  },
  told: {
    entered: {
      begins: (corner: string) => did(`began at the ${corner}.`),
      road: {
        drawn: (from: string, to: string) => did(`traced a road from ${from} to ${to}.`),
        pen: (square: string) => did(`put the pen at ${square}.`),
      },
      piece: (tile: string, square: string) => did(`traced ${tile} at ${square}.`),
      clear: (square: string) => did(`cleared ${square}.`),
      counts: {
        yours: did('counted your route.'),
        others: (names: string) => did(`counted ${way(names)}.`),
      },
      'takes-over': {
        yours: did('took over the other count of your route.'),
        others: (names: string) => did(`took over the other count of ${way(names)}.`),
      },
    },
  },

  refused: {
    'begun-already': 'You have already entered who began. Correct it in the log.',
    'not-begun': 'First enter who began, and in which corner.',
    'not-in-line': 'Draw along a row or a column.',
    'not-in-box': 'Le Caminito has only roads, forests and meadows.',
    'none-left': (most: number, tile: string) =>
      `The box has only ${most} of these: ${tile}. You have traced them all.`,
    'nothing-there': (square: string) => `Nothing is traced at ${square}.`,
    'too-short': (least: number) => `A route from corner to corner has at least ${squares(least)}.`,
    'odd-one-out':
      'A route between these corners always has an odd number of squares. Count again.',
    'no-obstacles': 'Le Caminito has no bridges or level crossings.',
    'counted-already': 'You have already counted this route. Correct it in the log.',
    'nothing-to-take-over': 'There is no other count to take over.',
    'traced-here': 'At this table you trace the routes. You do not count them.',
    'counted-here': 'At this table you count the routes. You do not trace them.',
    'ways-unfinished': 'First trace both routes from corner to corner.',
  },
}

export const moves = {
  board: {
    lay: (tile: string, square: string) => `${tile}, at ${square}`,
    complete: (tile: string, square: string) => `Complete ${square}: ${tile}`,
    'set-aside': (tile: string) => `Discard the ${tile}`,
    draw: 'Draw a tile',
    end: 'End the turn',
    swap: (tile: string) => `Swap the ${tile}`,
    pass: 'Pass',
    offer: 'Propose to end the game',
    accept: 'Agree to end the game',
    decline: 'Decline and play on',
  },
  sheet: {
    begins: (name: string, corner: string) => `${name} began at the ${corner}`,
    road: {
      drawn: (from: string, to: string) => `Road from ${from} to ${to}`,
      pen: (square: string) => `Put the pen at ${square}`,
    },
    clear: (square: string) => `Clear ${square}`,
    counts: (names: string, n: number, more: number) => `${way(names)}: ${n} + ${more}`,
    'takes-over': (names: string) => `Take over the other count of ${way(names)}`,
    close: { stuck: 'Finish: nobody could lay', agreed: 'Finish: count the routes as they are' },
  },
}

export const pages = {
  title: 'Le Camino',
  tagline: 'Roads, rails and rivers: each tile decides what can come next. The cheaper route wins.',
  modes: {
    digital: 'You play on your screens: board, tiles, both routes and what they cost.',
    companion: 'You play with the box. Your phones count or trace the routes.',
  },
  options: {
    depth: {
      label: 'How to count the routes',
      sentence: 'Each side counts with taps, or you trace the routes on a grid and the app counts.',
      values: { count: 'Each side counts, then you compare', trace: 'You trace, the app counts' },
    },
    variant: {
      label: 'Game',
      sentence:
        'Le Caminito has only roads, inside a frame on the board. The frame sizes are house values.',
      values: {
        camino: 'Le Camino, 14 × 10: 60 minutes',
        caminito: 'Le Caminito, 12 × 8: only roads, 25 minutes',
        'caminito-small': 'Le Caminito, 10 × 6: only roads, 15 minutes',
      },
    },
    end: {
      label: 'End',
      sentence:
        'The game ends by itself once neither route can change, or only when both sides agree.',
      values: { automatic: 'By itself, or by agreement', agreement: 'Only by agreement' },
    },
  },
  reasons: {
    opens: 'It starts in a corner. Your route leads from here to the opposite one.',
    dearer: ({ points: n, theirs }: Figures<'points' | 'theirs'>) =>
      `It adds ${points(n)} to the other route: ${theirs} now.`,
    guards: ({ mine, before, after }: Figures<'mine' | 'before' | 'after'>) =>
      `The next tile can add about ${tenthsOfAPoint(after)} to your route’s ${mine}, not ${tenths(before)}.`,
    secures: ({ steps, open, empty }: Figures<'steps' | 'open' | 'empty'>) =>
      `${count(steps, 'more edge of your route is', 'more edges of your route are')} fixed, ${open} can still change; ${squares(empty)} empty.`,
    idle: ({ mine, empty }: Figures<'mine' | 'empty'>) =>
      `Your route is complete at ${mine}, and ${count(empty, 'square stays', 'squares stay')} empty.`,
    spares: ({ mine, theirs, empty }: Figures<'mine' | 'theirs' | 'empty'>) =>
      `It leaves the routes at ${mine} and ${theirs}, and ${count(empty, 'square', 'squares')} empty.`,
    least: ({ points: n, mine }: Figures<'points' | 'mine'>) =>
      `It adds only ${points(n)} to your route: ${mine} now.`,
    completes: ({ pot }: Figures<'pot'>) =>
      `Nothing else fits there, and you draw a new tile, of ${pot}.`,
    'completes-last': ({ left }: Figures<'left'>) =>
      `Nothing else fits there, and you keep ${count(left, 'tile', 'tiles')}.`,
    'sets-aside': ({ pot }: Figures<'pot'>) =>
      `It is of no use any more, and you draw a new tile, of ${pot}.`,
    'sets-aside-last': ({ left }: Figures<'left'>) =>
      `It is of no use any more, and you keep ${count(left, 'tile', 'tiles')}.`,
    swaps: {
      one: (pot: number, empty: number) =>
        `Nothing fits on ${count(empty, 'square', 'squares')}, but one of the pile may, of ${pot}.`,
      several: (copies: number, pot: number, empty: number) =>
        `Nothing fits on ${count(empty, 'square', 'squares')}, and you have ${copies} of these: one of the pile may, of ${pot}.`,
    },
    only: ({ mine, theirs, empty }: Figures<'mine' | 'theirs' | 'empty'>) =>
      `Nothing else fits: routes at ${mine} and ${theirs}, ${count(empty, 'square', 'squares')} empty.`,
    passes: {
      none: (empty: number) =>
        `You can only pass without tiles: ${count(empty, 'square is', 'squares are')} empty.`,
      some: (empty: number) =>
        `You can only pass: nothing fits on ${count(empty, 'empty square', 'empty squares')}, and the pile is empty.`,
    },
    draws: ({ pot }: Figures<'pot'>) =>
      `You must draw now: ${count(pot, 'tile', 'tiles')} in the pile.`,
    ends: ({ left }: Figures<'left'>) =>
      `You can only end the turn: the pile is empty, and you keep ${count(left, 'tile', 'tiles')}.`,
    decided: 'Neither route can change any more.',
    wins: ({ mine, theirs }: Figures<'mine' | 'theirs'>) => `You win, ${mine} to ${theirs}.`,
    'plays-on': 'You would not win now, and the routes can still change.',
  },
  // By how many points the own route will be cheaper, as the bot estimates.
  weighed: {
    ahead: (own: number, other: number, instead: string) =>
      own === other
        ? `${ahead(own)}, and with “${instead}” too.`
        : `${ahead(own)}, with “${instead}” ${than(own, other)}.`,
  },
  luck: 'Luck decides who begins and which tiles you draw.',
  standing: { squares: 'squares', obstacles: 'obstacles' },
  end: {
    title: 'What each route cost, tile by tile',
    first: 'after both starts',
    piece: (n: number) => `tile ${n}`,
    fewer: (what: string) => `${what} fewer`,
    more: (what: string) => `${what} more`,
    tiles: {
      one: (n: number) => `Tile ${n}`,
      several: (from: number, to: number) => `Tiles ${from} to ${to}`,
    },
    cheaper: (n: number, parts: string) => `${points(n)} cheaper: ${parts}`,
    each: (route: string, others: number, own: number) =>
      `${route}; others’ tiles added ${others || 'nothing'}, own tiles ${own || 'nothing'}.`,
    counted: 'What each route costs',
    short: {
      dearer: (n: number, more: string) => `Your route cost ${points(n)} more: ${more}`,
      longer: (n: number) => `Both routes cost the same, but yours had ${squares(n)} more.`,
    },
    of: (n: number, name: string) => `, ${n} of it by ${name}’s tiles`,
    grew: (tiles: string, name: string, was: number, is: number, by: string) =>
      `${tiles}: ${name}’s route grew from ${was} to ${is}${by}.`,
  },
  layout: {
    areas: {
      row: (row: string) => `Row ${row}, from left to right`,
      start: (name: string) => `Corner where ${name} started`,
      aside: 'Discarded',
      pot: 'The pile',
      hand: (name: string) => `Hand of ${name}`,
    },
    corner: 'corner',
    rest: { still: { label: 'Turns in a row in which nobody could lay' } },
    refused: {
      'no-such-piece': 'This game has no such tile, or it cannot be turned like that.',
      'two-there': 'Two tiles cannot be on one square.',
      'corners-elsewhere':
        'Each side starts in a corner that has a tile. The two corners may not be opposite.',
      'corner-untold': (name: string) => `Enter in which corner ${name} started.`,
      'hand-size': (name: string, size: number) =>
        `${name} must hold ${size} tiles, or fewer once the pile is empty.`,
    },
  },
  fields: {
    first: 'Who began',
    corner: 'Corner',
    path: 'Bend',
    column: 'Column',
    row: 'Row',
    piece: 'Tile',
    turns: 'Quarter turns',
    whose: 'Whose route',
    squares: 'Squares',
    obstacles: 'Obstacles',
    how: 'How it ended',
  },
  figures: { way: 'route', own: 'own route', other: 'other route', none: '–' },
}

export type Shared = Same<typeof shared>
export type Board = Same<typeof board>
export type Sheet = Same<typeof sheet>
export type Moves = Same<typeof moves>
export type Pages = Same<typeof pages>

/** A language of Le Camino: its texts. `sentences.ts` makes the words of them. */
export interface Language {
  shared: Shared
  board: Board
  sheet: Sheet
  moves: Moves
  pages: Pages
}
