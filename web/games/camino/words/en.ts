// Le Camino in English, which sets the keys of the other languages.

import { count, did, points } from '../../../words/grammar/en.ts'
import type { Seat, Standing } from '../../game.ts'
import { isKeyOf } from '../../kit/records.ts'
import type { Lying } from '../../layout.ts'
import {
  capital,
  type Entered,
  type Fields,
  type Figures,
  type LayoutWords,
  type Phrases,
  type RefusalWords,
  type Same,
  spoken,
  type Telling,
} from '../../words.ts'
import type { Entry } from '../rules/entry.ts'
import { type Corner, counts, type Piece, type Tile } from '../rules/kinds.ts'
import { columnName, placeName } from '../rules/places.ts'
import type { Code, PlaceCode, SharedCode, SheetCode } from '../rules/points.ts'
import type { Reason } from '../rules/reasons.ts'
import type { Event, How, Move, SheetHow } from '../rules/state.ts'
import {
  type Asked,
  allSquares,
  askedOf,
  firstSquare,
  isReaders,
  opensTo,
  ownersOf,
  type Squares,
  squareOf,
  titleOf,
  winnerOf,
  winnersOf,
} from './speech.ts'

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

// A tile as it lies: 'curved road from north to east'.
const lying = (tile: Tile, say?: Telling): string => {
  const to = opensTo(tile).map(side => sides[side]!)
  if (to.length === 0 || to.length === 4) return piece[tile.piece]
  const road = tile.piece === 'bridge' || tile.piece === 'level-crossing' ? ', road' : ''
  if (to.length === 1) return `${piece[tile.piece]} from the ${to[0]}`
  if (to.length === 2) return `${piece[tile.piece]}${road} from ${to[0]} to ${to[1]}`
  return `${piece[tile.piece]} to ${say ? say.list(to) : to.join(', ')}`
}

const ends: Record<How, string> = {
  automatic: 'Neither route can change any more.',
  agreed: 'Both sides agreed to end the game.',
  stuck: 'Nobody could lay for a whole round.',
}

const matter: Record<string, string> = { R: 'a road', T: 'a railway', W: 'a river', '0': 'nothing' }
const line = { river: ['river', 'rivers'], railway: ['railway', 'railways'] } as const
type Line = Squares & { line: keyof typeof line }

export const shared = {
  // The masthead: where the game is, and what ends it.
  where: {
    pot: (pot: number) => `${pot} in the pile`,
    ends: 'Ends when neither route can change',
    agreed: 'Ends when both sides agree',
    wins: 'The cheaper route wins',
  },
  piece,
  lying,
  points,
  squares,
  obstacles,
  legend: {
    laid: 'laid',
    possible: 'still possible',
    obstacle: 'bridge or level crossing',
  },
  // What a way costs.
  sumInWords: (n: number, more: number) =>
    more > 0 ? `${squares(n)} + ${obstacles(more)}` : `${squares(n)}, no obstacles`,
  won: (standings: readonly Standing[], say: Telling): string => {
    const { first, score, other } = winnersOf(standings)
    if (first.length === standings.length)
      return `A shared win: both routes cost ${points(score)}, with the same number of squares.`
    const wins = winnerOf(first, say, {
      you: 'You win',
      both: 'Your side wins',
      one: 'wins',
      many: 'win',
    })
    return score === other
      ? `${wins} with the shorter route, at ${score} points each.`
      : `${wins} with the cheaper route: ${score} to ${other}.`
  },

  refused: {
    'off-board': 'This square is off the board.',
    occupied: (at: Squares, say: Telling) => `There is already a tile at ${firstSquare(at, say)}.`,
    mismatch: (at: Squares, say: Telling) =>
      `It does not match the ${at.squares.length === 1 ? 'tile' : 'tiles'} at ${allSquares(at, say)}.`,
    unfillable: (at: Asked, say: Telling) => {
      const asks = askedOf(at).map(
        ({ side, letter }, i) => `(${i + 1}) ${matter[letter]} in the ${sides[side]}`,
      )
      const never = `Nothing could ever go at ${firstSquare(at, say)}.`
      return asks.length > 0 ? `${never} It would need ${say.list(asks)}.` : never
    },
    region: (at: Squares, say: Telling) =>
      at.squares.length > 4
        ? `These ${at.squares.length} empty squares could never all be filled.`
        : `${allSquares(at, say)} could never all be filled.`,
    blocked: ({ seats = [] }: { seats?: readonly Seat[] }, say: Telling) =>
      `That would leave ${seats.length > 0 ? say.list(seats.map(seat => say.name(seat))) : 'one side'} no route between the corners.`,
    'third-line': (at: Line) =>
      `There are already two ${line[at.line][1]}. This would start a third.`,
    loop: (at: Line) => `This ${line[at.line][0]} would run in a circle.`,
    'two-buffers': 'This railway would have a buffer stop at both ends.',
  } satisfies RefusalWords<SharedCode, never>,
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
    becomes: (name: string, was: number, is: number) => `${name} ${was} → ${is}`,
    becomesCertain: (name: string, was: number | undefined, is: number) =>
      `${name}, fixed: ${was === undefined ? '' : `${was} → `}${is}`,
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
    opened: ({ first }, say) => spoken(say, first, 'You begin.', name => `${name} begins.`),
    redealt: ({ seat, shown }, say) =>
      `${did('had no road to start with and drew a new hand')({ seat }, say)}. The old one: ${say.list(shown.map(one => piece[one]))}.`,
    began: null,
    laid: ({ seat, piece: one, at }, say) =>
      did(`laid ${named(one)} at ${squareOf(say, at)}.`)({ seat }, say),
    completed: ({ seat, piece: one, at }, say) =>
      did(`completed ${squareOf(say, at)} with ${named(one)}.`)({ seat }, say),
    'set-aside': ({ seat, piece: one }, say) =>
      did(`discarded ${named(one)} that was of no use any more.`)({ seat }, say),
    drew: ({ seat, piece: one }, say) =>
      did(one ? `drew ${named(one)}.` : 'drew a tile.')({ seat }, say),
    'turn-ended': null,
    swapped: ({ seat, gave, got }, say) =>
      did(
        gave && got
          ? `swapped ${named(gave)} for ${named(got)}.`
          : 'could not lay and swapped a tile.',
      )({ seat }, say),
    passed: did('could not lay and passed.'),
    offered: did('proposed to end the game.'),
    accepted: did('agreed to end the game.'),
    declined: did('chose to play on.'),
    ended: ({ how }) => ends[how],
  } satisfies Phrases<Event>,

  refused: {
    'no-contact':
      'It must touch a laid tile at an edge or a corner, or go in a corner of the board.',
    'open-with-road': 'Start with a straight, curved, 3-way or 4-way road.',
    'open-in-corner': (at: Squares, say: Telling) =>
      `Your first tile goes in a corner: ${say.either(at.squares.map(one => squareOf(say, one)))}.`,
    'leads-out': 'Its road must lead into the board.',
    'open-first': 'Start your route in a corner first.',
    'not-in-hand': 'This tile is not in your hand.',
    'complete-with-lines':
      'You can complete a square only with a river, railway, bridge or level crossing.',
    'more-than-one-fits': (at: Squares, say: Telling) =>
      `Other tiles could still go at ${firstSquare(at, say)}.`,
    'set-aside-lines':
      'You can discard only rivers, railways, bridges, level crossings and buffer stops.',
    'still-of-use': (at: Squares, say: Telling) =>
      at.squares.length > 4
        ? `It could still go on ${at.squares.length} squares, for example at ${firstSquare(at, say)}.`
        : `It could still go at ${allSquares(at, say)}.`,
    'can-lay': (at: Squares, say: Telling) =>
      `One of your tiles fits, for example at ${firstSquare(at, say)}. You must lay.`,
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
  } satisfies RefusalWords<Exclude<Code, SharedCode>, never>,
}

export interface Grown {
  from: number
  to: number
  name: string
  was: number
  is: number
}

const way = (name: string) => `${name}’s route`
const price = (n: number, more: number) => (more > 0 ? `${n} + ${more} = ${n + more}` : `${n}`)
const corner: Record<Corner, string> = {
  'north-west': 'top left',
  'north-east': 'top right',
  'south-east': 'bottom right',
  'south-west': 'bottom left',
}
const closings = { agreed: 'The routes were counted as they are.', stuck: ends.stuck } as const

export const sheet = {
  begins: {
    title: 'Who begins, and in which corner?',
    note: 'This shows which corners belong to whom.',
    who: 'Who laid the first tile?',
    where: 'In which corner?',
    corner,
  },
  sheet: {
    wayOf: way,
    noWay: 'no route yet',
    beingCounted: 'being counted',
    countedBy: (names: string) => `counted by ${names}`,
    over: { ...closings, counted: 'Both sides counted the same.' } satisfies Record<
      SheetHow,
      string
    >,
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
    key: (one: Piece, n: string) => `${capital(piece[one])}, ${n} left`,
    overdrawn: (one: Piece, n: number) =>
      `The box has only ${counts[one]} of these: ${piece[one]}. You traced ${n}. Is one of them a different tile?`,
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
    done: (n: number, more: number) => `Counted: ${price(n, more)}`,
    donePlain: 'Counted',
    counted: (n: number, more: number) =>
      `You counted ${price(n, more)}. The other side is still counting.`,
    agreed: (n: number, more: number) => `Both sides counted ${price(n, more)}.`,
    waits: 'The other side is counting.',
    differs: 'The counts are different.',
    differsNote: 'Check together. Then one side takes over the other’s numbers.',
    mine: 'You',
    theirs: 'The others',
    isOther: 'differs',
    takeOver: (n: number, more: number) => `Take over ${price(n, more)}`,
    recount: 'Count again',
  },
  told: {
    opened: null,
    entered: {
      begins: ({ first, corner: at }, say) =>
        did(`began at the ${corner[at]}.`)({ seat: first }, say),
      road: ({ seat, path }, say) =>
        path.length > 1
          ? did(`traced a road from ${placeName(path[0]!)} to ${placeName(path.at(-1)!)}.`)(
              { seat },
              say,
            )
          : did(`put the pen at ${placeName(path[0]!)}.`)({ seat }, say),
      piece: ({ seat, piece: one, ...at }, say) =>
        did(`traced ${named(one)} at ${placeName(at)}.`)({ seat }, say),
      clear: ({ seat, ...at }, say) => did(`cleared ${placeName(at)}.`)({ seat }, say),
      counts: ({ seat, whose }, say) =>
        did(`counted ${isReaders(say, whose) ? 'your route' : way(ownersOf(say, whose))}.`)(
          { seat },
          say,
        ),
      'takes-over': ({ seat, whose }, say) =>
        did(
          `took over the other count of ${isReaders(say, whose) ? 'your route' : way(ownersOf(say, whose))}.`,
        )({ seat }, say),
      close: ({ how }) => closings[how],
    },
  } satisfies Entered<Entry>,

  refused: {
    'begun-already': 'You have already entered who began. Correct it in the log.',
    'not-begun': 'First enter who began, and in which corner.',
    'not-in-line': 'Draw along a row or a column.',
    'not-in-box': 'Le Caminito has only roads, forests and meadows.',
    'none-left': ({ piece: one }: { piece: Piece }) =>
      `The box has only ${counts[one]} of these: ${piece[one]}. You have traced them all.`,
    'nothing-there': (at: Squares, say: Telling) => `Nothing is traced at ${firstSquare(at, say)}.`,
    'too-short': ({ least }: Figures<'least'>) =>
      `A route from corner to corner has at least ${squares(least)}.`,
    'odd-one-out':
      'A route between these corners always has an odd number of squares. Count again.',
    'no-obstacles': 'Le Caminito has no bridges or level crossings.',
    'counted-already': 'You have already counted this route. Correct it in the log.',
    'nothing-to-take-over': 'There is no other count to take over.',
    'traced-here': 'At this table you trace the routes. You do not count them.',
    'counted-here': 'At this table you count the routes. You do not trace them.',
    'ways-unfinished': 'First trace both routes from corner to corner.',
  } satisfies RefusalWords<Exclude<SheetCode, SharedCode>, never>,
}

export const moves = {
  board: {
    lay: (tile, say) => `${capital(lying(tile, say))}, at ${squareOf(say, tile.at)}`,
    complete: (tile, say) => `Complete ${squareOf(say, tile.at)}: ${lying(tile, say)}`,
    'set-aside': ({ piece: one }) => `Discard the ${piece[one]}`,
    draw: 'Draw a tile',
    end: 'End the turn',
    swap: ({ piece: one }) => `Swap the ${piece[one]}`,
    pass: 'Pass',
    offer: 'Propose to end the game',
    accept: 'Agree to end the game',
    decline: 'Decline and play on',
  } satisfies Phrases<Move>,
  sheet: {
    begins: ({ first, corner: at }, say) => `${say.name(first)} began at the ${corner[at]}`,
    road: ({ path }) =>
      path.length > 1
        ? `Road from ${placeName(path[0]!)} to ${placeName(path.at(-1)!)}`
        : `Put the pen at ${placeName(path[0]!)}`,
    piece: ({ piece: one, turns, ...at }) =>
      `${capital(lying({ piece: one, turns }))}, at ${placeName(at)}`,
    clear: at => `Clear ${placeName(at)}`,
    counts: ({ whose, squares: n, obstacles: more }, say) =>
      `${capital(way(ownersOf(say, whose)))}: ${n} + ${more}`,
    'takes-over': ({ whose }, say) => `Take over the other count of ${way(ownersOf(say, whose))}`,
    close: ({ how }) =>
      how === 'stuck' ? 'Finish: nobody could lay' : 'Finish: count the routes as they are',
  } satisfies Phrases<Entry>,
}

export const pages = {
  title: 'Le Camino',
  titleOf,
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
    dearer: ({ points: n }: Figures<'points'>) =>
      `It makes the other route cost ${points(n)} more.`,
    guards: ({ points: n }: Figures<'points'>) =>
      `It saves your route about ${points(n)} that the next tile could add.`,
    secures: ({ steps }: Figures<'steps'>) =>
      `${count(steps, 'more square', 'more squares')} of your route ${steps === 1 ? 'is' : 'are'} fixed now.`,
    idle: 'Your route is complete. No tile can change it.',
    spares: 'Your route stays as it is.',
    least: ({ points: n }: Figures<'points'>) =>
      `Every tile you can lay costs you something. This one costs only ${points(n)}.`,
    completes: 'Nothing else fits this square, and you draw a new tile for it.',
    'sets-aside': 'It is of no use any more, and you draw a new tile for it.',
    swaps: ({ copies }: Figures<'copies'>) =>
      copies > 1
        ? `Nothing fits, and you have ${copies} of these.`
        : 'Nothing fits. Another tile may.',
    passes: 'Nothing fits, and the pile is empty, so you cannot swap.',
    draws: 'You are one tile short. Draw a new one.',
    ends: 'The pile is empty, so there is nothing to draw.',
    decided: 'Neither route can change any more.',
    wins: ({ mine, theirs }: Figures<'mine' | 'theirs'>) => `You win, ${mine} to ${theirs}.`,
    'plays-on': 'You would not win now, and the routes can still change.',
  } satisfies Record<Reason, unknown>,
  luck: 'Luck decides who begins and which tiles you draw.',
  standing: { squares: 'squares', obstacles: 'obstacles' },
  end: {
    title: 'What each route cost, tile by tile',
    first: 'after both starts',
    piece: (n: number) => `tile ${n + 1}`,
    // By how many squares and obstacles the cheaper way has fewer; more, where a figure is below
    // zero.
    by: (n: number, more: number): string => {
      const than = (by: number, what: (count: number) => string) =>
        by === 0 ? [] : [`${what(Math.abs(by))} ${by > 0 ? 'fewer' : 'more'}`]
      return `${capital([...than(n, squares), ...than(more, obstacles)].join(', '))}.`
    },
    // From which piece to which a way grew.
    grew: ({ from, to, name, was, is }: Grown) =>
      `${from === to ? `Tile ${from}` : `Tiles ${from} to ${to}`}: ${name}’s route grew from ${was} to ${is}.`,
  },
  layout: {
    areas: {
      row: (row: string) => `Row ${row}, from left to right`,
      start: (name: string) => `Corner where ${name} started`,
      aside: 'Discarded',
      pot: 'The pile',
      hand: (name: string) => `Hand of ${name}`,
    },
    piece: ({ piece: one, turns }: Lying) =>
      !isKeyOf(piece, one)
        ? 'corner'
        : turns === undefined
          ? piece[one]
          : lying({ piece: one, turns }),
    place: (at: number, say: Telling) => squareOf(say, at),
    rest: { still: { label: 'Turns in a row in which nobody could lay' } },
    refused: {
      'no-such-piece': 'This game has no such tile, or it cannot be turned like that.',
      'two-there': 'Two tiles cannot be on one square.',
      'corners-elsewhere':
        'Each side starts in a corner that has a tile. The two corners may not be opposite.',
      'corner-untold': ({ seats: [seat] }, say) =>
        `Enter in which corner ${say.name(seat)} started.`,
      'hand-size': ({ seats: [seat], size }, say) =>
        `${say.name(seat)} must hold ${size} tiles, or fewer once the pile is empty.`,
    } satisfies RefusalWords<
      Exclude<PlaceCode, SharedCode>,
      { seats: readonly [Seat]; size: number }
    >,
  } satisfies LayoutWords,
  fields: {
    first: 'Who began',
    corner: ['Corner', (one: Corner) => corner[one]],
    path: 'Bend',
    column: ['Column', (n: number) => columnName(n)],
    row: 'Row',
    piece: ['Tile', (one: Piece) => piece[one]],
    turns: ['Quarter turns', (n: number) => `${n}`],
    whose: 'Whose route',
    squares: 'Squares',
    obstacles: 'Obstacles',
    how: ['How it ended', (how: 'agreed' | 'stuck') => closings[how]],
  } satisfies Fields<Entry>,
  figures: { way: 'route', own: 'own route', other: 'other route', none: '–' },
}

export type Shared = Same<typeof shared>
export type Board = Same<typeof board>
export type BoardWords = Shared & Board
export type Sheet = Same<typeof sheet>
export type SheetWords = Shared & Sheet
export type Moves = Same<typeof moves>
export type Pages = Same<typeof pages>
export type Words = Pages & { moves: Moves; digital: BoardWords; companion: SheetWords }
