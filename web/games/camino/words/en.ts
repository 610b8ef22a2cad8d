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

// A piece as it lies: 'curved road from north to east'.
const lying = (tile: Tile, say?: Telling): string => {
  const to = opensTo(tile).map(side => sides[side]!)
  if (to.length === 0 || to.length === 4) return piece[tile.piece]
  const road = tile.piece === 'bridge' || tile.piece === 'level-crossing' ? ', road' : ''
  if (to.length === 1) return `${piece[tile.piece]} from the ${to[0]}`
  if (to.length === 2) return `${piece[tile.piece]}${road} from ${to[0]} to ${to[1]}`
  return `${piece[tile.piece]} to ${say ? say.list(to) : to.join(', ')}`
}

const ends: Record<How, string> = {
  automatic: 'Neither way can change any more.',
  agreed: 'Both sides agreed to end here.',
  stuck: 'A whole round went by in which nobody could lay.',
}

const matter: Record<string, string> = { R: 'road', T: 'rail', W: 'river', '0': 'nothing' }
const line = { river: ['river', 'rivers'], railway: ['railway', 'railways'] } as const
type Line = Squares & { line: keyof typeof line }

export const shared = {
  // The masthead: where the game is, and what ends it.
  where: {
    pot: (pot: number) => `${pot} in the pot`,
    ends: 'Ends when neither way can change any more',
    agreed: 'Ends when both sides agree',
    wins: 'The cheaper way wins',
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
      return `Shared: both ways cost ${points(score)}, with the same number of squares.`
    const wins = winnerOf(first, say, {
      you: 'You win',
      both: 'Your side wins',
      one: 'wins',
      many: 'win',
    })
    return score === other
      ? `${wins} with the shorter way, at ${score} points each.`
      : `${wins} with the cheaper way: ${score} to ${other}.`
  },

  refused: {
    'off-board': 'This square lies off the board.',
    occupied: (at: Squares, say: Telling) => `A piece lies at ${firstSquare(at, say)} already.`,
    mismatch: (at: Squares, say: Telling) =>
      `It does not match what lies beside it, at ${allSquares(at, say)}.`,
    unfillable: (at: Asked, say: Telling) => {
      const asks = askedOf(at).map(
        ({ side, letter }, i) => `(${i + 1}) ${matter[letter]} in the ${sides[side]}`,
      )
      const [square, no] = [
        `${firstSquare(at, say)} could never be filled`,
        'No piece has these sides.',
      ]
      return asks.length > 0 ? `${square}: ${say.list(asks)}. ${no}` : `${square}. ${no}`
    },
    region: (at: Squares, say: Telling) =>
      at.squares.length > 4
        ? `These ${at.squares.length} empty squares could never all be filled together.`
        : `${allSquares(at, say)} could never all be filled together.`,
    blocked: ({ seats = [] }: { seats?: readonly Seat[] }, say: Telling) =>
      `That would leave ${seats.length > 0 ? say.list(seats.map(seat => say.name(seat))) : 'one side'} no way between the corners.`,
    'third-line': (at: Line) => `Two ${line[at.line][1]} lie already; a third would begin.`,
    loop: (at: Line) => `This ${line[at.line][0]} would close into a loop.`,
    'two-buffers': 'This railway would have a buffer stop at both ends.',
  } satisfies RefusalWords<SharedCode, never>,
}

export const board = {
  doNow: {
    open: 'Open in any corner.',
    openAt: 'Open in a corner with your mark.',
    lay: 'Lay one piece.',
    chosen: (one: Piece, at: string) => `${capital(piece[one])} at ${at}?`,
    not: (at: string) => `Not at ${at}.`,
    picked: (one: Piece) => `Where does the ${piece[one]} go?`,
    discarded: 'Draw a new piece.',
    laid: 'Draw a piece.',
    end: 'End your turn.',
    swap: 'Nothing fits: swap a piece.',
    pass: 'Nothing fits: pass.',
    answer: (name: string) => `${name} offers the end.`,
    offered: 'You have offered the end.',
    other: (name: string) => `${name} lays a piece.`,
    otherOpens: (name: string) => `${name} opens in a corner.`,
    answers: (names: string) => `The end is offered to ${names}.`,
  },
  coach: {
    goal: 'Your way joins your two corners. Lay pieces so that it stays the cheaper one.',
    open: 'Pick a road, then tap a corner. Your way runs from there to the opposite corner.',
    lay: 'The cheaper way wins. Keep yours short, or make the other longer.',
    river: 'Two rivers at most: they never cross, and leave the board at both ends.',
    chosen: 'Tap the square again to turn the piece. Each turn shows what it does to the ways.',
    laid: 'Changed your mind? Take it back: only drawing makes it final.',
  },
  note: {
    open: 'A straight, curved, 3-way or 4-way road; your way leads to the opposite corner.',
    lay: 'Pick one, turn it, tap a square.',
    looking: 'Looking where it fits …',
    fits: (n: number, _: Piece) =>
      n === 0 ? 'Turned like this it fits nowhere.' : `Turned like this it fits ${squares(n)}.`,
    nowhere: 'It fits nowhere now.',
    noChange: 'Neither way costs more or less.',
    final: 'What is laid stays as soon as you draw.',
    finalEnd: 'The pot is empty; what is laid stays.',
    discarded: 'Then go on with your turn.',
    swap: 'It goes into the pot, another comes; that ends your turn.',
    pass: 'The pot is empty. Passing cannot be taken back.',
    still: (n: number) => `${count(n, 'turn', 'turns')} in a row without a piece that fits.`,
    wait: 'You may try your own pieces meanwhile.',
    ends,
  },
  price: {
    label: 'What each way costs',
    certain: (n: string) => `certain ${n}`,
    isCertain: 'certain',
    open: 'still open',
    would: 'would cost',
    becomes: (name: string, was: number, is: number) => `${name} ${was} → ${is}`,
    becomesCertain: (name: string, was: number | undefined, is: number) =>
      `${name}, certain: ${was === undefined ? '' : `${was} → `}${is}`,
  },
  hand: {
    label: 'Your hand',
    empty: 'Your hand is empty.',
    pick: (one: string) => `Pick: ${one}`,
    pot: (n: number) => `${n} in the pot`,
    holds: (n: number) => count(n, 'piece', 'pieces'),
    aside: (n: number) => `${n} set aside`,
    unseen: 'In the pot or in other hands',
  },
  turns: {
    label: 'Turned which way',
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
    pick: 'Pick a piece',
    aside: 'Set aside',
    draw: 'Draw a piece',
    end: 'End the turn',
    swap: 'Swap it',
    pass: 'Pass',
    back: 'Take back',
    offer: 'Offer the end',
    accept: 'Accept',
    decline: 'Play on',
    wait: 'Not your turn',
  },
  discard: {
    completes: (at: string) => `completes ${at}`,
    useless: 'of no use',
    complete: (at: string) => `It may complete ${at}; you draw a new one and still lay.`,
    aside: 'Of no use any more: set it aside, draw, and still lay.',
  },
  offer: {
    now: (mine: number, theirs: number) => `Certain now: ${mine} against ${theirs}.`,
    win: 'You would win.',
    lose: 'You would lose.',
    even: 'It would be even.',
    waits: 'The other side decides.',
    forGood: 'Accepting ends the game for good.',
  },
  map: {
    label: 'The board: arrow keys walk it, R turns the piece',
    at: (name: string, column: number, row: number) => `${name}, column ${column}, row ${row}`,
    empty: 'empty',
    corner: (name: string) => `corner of ${name}’s way`,
    way: (name: string) => `part of ${name}’s way`,
    possible: (name: string) => `${name}’s way may run here`,
    obstacle: 'costs 1 more',
    aim: {
      lay: 'legal here',
      turned: 'fits here when turned',
      complete: 'may complete this square',
      chosen: 'chosen; once more turns it',
    },
    news: 'laid last',
  },

  told: {
    opened: ({ first }, say) => spoken(say, first, 'You begin.', name => `${name} begins.`),
    redealt: ({ seat, shown }, say) =>
      `${did(say, seat, 'had no road to open with')}: ${say.list(shown.map(one => piece[one]))}. A new hand.`,
    began: null,
    laid: ({ seat, piece: one, at }, say) =>
      did(say, seat, `laid ${named(one)} at ${squareOf(say, at)}.`),
    completed: ({ seat, piece: one, at }, say) =>
      did(say, seat, `completed ${squareOf(say, at)} with ${named(one)}.`),
    'set-aside': ({ seat, piece: one }, say) =>
      did(say, seat, `set ${named(one)} aside: it is of no use any more.`),
    drew: ({ seat, piece: one }, say) =>
      did(say, seat, one ? `drew ${named(one)}.` : 'drew a piece.'),
    'turn-ended': null,
    swapped: ({ seat, gave, got }, say) =>
      did(
        say,
        seat,
        gave && got
          ? `swapped ${named(gave)} for ${named(got)}.`
          : 'found no place and swapped a piece.',
      ),
    passed: ({ seat }, say) => did(say, seat, 'found no place and passed.'),
    offered: ({ seat }, say) =>
      spoken(say, seat, 'You offer the end.', name => `${name} offers the end.`),
    accepted: ({ seat }, say) => did(say, seat, 'accepted the end.'),
    declined: ({ seat }, say) => did(say, seat, 'declined: the game goes on.'),
    ended: ({ how }) => ends[how],
  } satisfies Phrases<Event>,

  refused: {
    'no-contact':
      'It must touch a laid piece by a side or a corner, or lie in a corner of the board.',
    'open-with-road': 'The first piece is a straight, curved, 3-way or 4-way road.',
    'open-in-corner': (at: Squares, say: Telling) =>
      `The first piece goes into a corner: ${allSquares(at, say)}.`,
    'leads-out': 'Its road must lead into the board.',
    'open-first': 'Open your way in a corner first.',
    'not-in-hand': 'This piece is not in your hand.',
    'complete-with-lines': 'Only rivers, railways, bridges and level crossings complete a square.',
    'more-than-one-fits': (at: Squares, say: Telling) =>
      `Other pieces could still fill ${firstSquare(at, say)}.`,
    'set-aside-lines':
      'Only rivers, railways, bridges, level crossings and buffer stops are set aside.',
    'still-of-use': (at: Squares, say: Telling) =>
      at.squares.length > 4
        ? `It may still be of use on ${at.squares.length} squares, say at ${firstSquare(at, say)}.`
        : `It may still be of use at ${allSquares(at, say)}.`,
    'can-lay': (at: Squares, say: Telling) =>
      `A piece of your hand can be laid, say at ${firstSquare(at, say)}: then you must.`,
    'lay-first': 'Lay a piece first.',
    'draw-first': 'Draw a piece first.',
    'laid-already': 'You have laid already: draw, or take it back.',
    'pot-empty': 'The pot is empty.',
    'swap-instead': 'The pot still has pieces: swap one.',
    'offered-already': 'You have offered the end in this turn already.',
    'ways-unfinished': 'Both ways must be certain before the end can be offered.',
    'nothing-offered': 'Nobody offers the end.',
    'offer-open': 'Your offer must be answered first.',
    'other-side-answers': 'The other side answers the offer.',
  } satisfies RefusalWords<Exclude<Code, SharedCode>, never>,
}

export interface Grown {
  from: number
  to: number
  name: string
  was: number
  is: number
}

const way = (name: string) => `${name}’s way`
const price = (n: number, more: number) => (more > 0 ? `${n} + ${more} = ${n + more}` : `${n}`)
const corner: Record<Corner, string> = {
  'north-west': 'top left',
  'north-east': 'top right',
  'south-east': 'bottom right',
  'south-west': 'bottom left',
}
const closings = { agreed: 'The ways as they lie were counted.', stuck: ends.stuck } as const

export const sheet = {
  begins: {
    title: 'Who begins, and in which corner?',
    note: 'So we know which corners are whose.',
    who: 'Whose piece was laid first?',
    where: 'In which corner?',
    corner,
  },
  sheet: {
    wayOf: way,
    noWay: 'no way yet',
    beingCounted: 'being counted',
    countedBy: (names: string) => `counted by ${names}`,
    over: { ...closings, counted: 'Both sides counted the same.' } satisfies Record<
      SheetHow,
      string
    >,
    // Tracing.
    trace: 'Trace both ways.',
    traceOther: (name: string) => `Now ${way(name)}.`,
    traceNote:
      'Draw from corner to corner, or tap square by square; then tap in bridges and crossings.',
    obstaclesNow: 'Now tap in bridges and crossings.',
    leads: (name: string, one: number, other: number) => `Ahead: ${name}, ${one} to ${other}.`,
    even: (n: number) => `Even at ${points(n)}.`,
    final: 'Both ways are final: no empty square can better them.',
    notFinal: (names: string) => `Not final yet: ${names}.`,
    obstaclesAt: (names: string, n: number) => `${n === 1 ? 'Obstacle' : 'Obstacles'} at ${names}.`,
    cheaper: (n: number, names: string) => `May still come down to ${n}, through ${names}.`,
    open: (names: string) => `No road yet through ${names}.`,
    mayCost: (names: string) => `A bridge or level crossing may still come at ${names}.`,
    other: (n: number, names: string) => `Another way costs ${n}, by ${names}.`,
    noOther: 'No other way within 2 points.',
    more: (names: string, n: number) => `${names} and ${count(n, 'more square', 'more squares')}`,
    ifAll: 'If every piece is traced, a rule is broken:',
    tangled:
      'This board is too tangled to work out what may still come. The ways are told as they lie.',
    board: 'The board: arrow keys walk it, Enter draws a road or puts a piece down',
    empty: 'nothing traced',
    penHere: 'the pen is here',
    tools: 'Tap in',
    tool: { road: 'Draw a road', clear: 'Rub out' },
    left: 'number: left in the box',
    key: (one: Piece, n: string) => `${capital(piece[one])}, ${n} left`,
    overdrawn: (one: Piece, n: number) =>
      `You have traced ${n} of these, and the box has ${counts[one]}: ${piece[one]}. Is one of them another piece?`,
    turn: 'Turn piece',
    finish: 'Finish',
    stuck: 'Nobody could lay for a whole round?',
    stuckNote: 'Then what was still possible counts. Trace every piece first.',
    finishStuck: 'Count what was possible',
    // Counting.
    count: 'Count both ways.',
    countNote: 'Each side for itself; then both counts are compared.',
    counting: 'Both sides count both ways.',
    of: { squares: 'squares', obstacles: 'obstacles' },
    done: (n: number, more: number) => `Counted: ${price(n, more)}`,
    donePlain: 'Counted',
    counted: (n: number, more: number) =>
      `You counted ${price(n, more)}. The other side is still counting.`,
    agreed: (n: number, more: number) => `Both counted ${price(n, more)}.`,
    waits: 'The other side is counting.',
    differs: 'The counts differ.',
    differsNote: 'Look again together; one side takes the other’s figures over.',
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
        spoken(say, first, `You began ${corner[at]}.`, name => `${name} began ${corner[at]}.`),
      road: ({ seat, path }, say) =>
        path.length > 1
          ? did(
              say,
              seat,
              `traced a road from ${placeName(path[0]!)} to ${placeName(path.at(-1)!)}.`,
            )
          : did(say, seat, `put the pen down at ${placeName(path[0]!)}.`),
      piece: ({ seat, piece: one, ...at }, say) =>
        did(say, seat, `traced ${named(one)} at ${placeName(at)}.`),
      clear: ({ seat, ...at }, say) => did(say, seat, `cleared ${placeName(at)}.`),
      counts: ({ seat, whose }, say) =>
        did(
          say,
          seat,
          `counted ${isReaders(say, whose) ? 'your way' : way(ownersOf(say, whose))}.`,
        ),
      'takes-over': ({ seat, whose }, say) =>
        did(
          say,
          seat,
          `took over the other count of ${isReaders(say, whose) ? 'your way' : way(ownersOf(say, whose))}.`,
        ),
      close: ({ how }) => closings[how],
    },
  } satisfies Entered<Entry>,

  refused: {
    'begun-already': 'Who began has been entered already. Correct it in the log.',
    'not-begun': 'First say who began, and in which corner.',
    'not-in-line': 'A road runs along rows and columns.',
    'not-in-box': 'Le Caminito has roads, forests and meadows only.',
    'none-left': ({ piece: one }: { piece: Piece }) =>
      `The box has ${counts[one]} of these: ${piece[one]}. All are traced.`,
    'nothing-there': (at: Squares, say: Telling) => `Nothing is traced at ${firstSquare(at, say)}.`,
    'too-short': ({ least }: Figures<'least'>) =>
      `From corner to corner a way has at least ${squares(least)}.`,
    'odd-one-out':
      'A way between these corners always has an odd number of squares. Count once more.',
    'no-obstacles': 'In Le Caminito there are no bridges or level crossings.',
    'counted-already': 'This way is counted. Correct it in the log.',
    'nothing-to-take-over': 'There is no other count to take over.',
    'traced-here': 'At this table ways are traced, not counted.',
    'counted-here': 'At this table ways are counted, not traced.',
    'ways-unfinished': 'Both ways must lead from corner to corner first.',
  } satisfies RefusalWords<Exclude<SheetCode, SharedCode>, never>,
}

export const moves = {
  board: {
    lay: (tile, say) => `${capital(lying(tile, say))}, at ${squareOf(say, tile.at)}`,
    complete: (tile, say) => `Complete ${squareOf(say, tile.at)}: ${lying(tile, say)}`,
    'set-aside': ({ piece: one }) => `Set aside: ${piece[one]}`,
    draw: 'Draw a piece',
    end: 'End the turn',
    swap: ({ piece: one }) => `Swap the ${piece[one]}`,
    pass: 'Pass',
    offer: 'Offer the end',
    accept: 'Accept the end',
    decline: 'Decline, play on',
  } satisfies Phrases<Move>,
  sheet: {
    begins: ({ first, corner: at }, say) => `${say.name(first)} began ${corner[at]}`,
    road: ({ path }) =>
      path.length > 1
        ? `Road from ${placeName(path[0]!)} to ${placeName(path.at(-1)!)}`
        : `Pen down at ${placeName(path[0]!)}`,
    piece: ({ piece: one, turns, ...at }) =>
      `${capital(lying({ piece: one, turns }))}, at ${placeName(at)}`,
    clear: at => `Clear ${placeName(at)}`,
    counts: ({ whose, squares: n, obstacles: more }, say) =>
      `${capital(way(ownersOf(say, whose)))}: ${n} + ${more}`,
    'takes-over': ({ whose }, say) => `Take over the other count of ${way(ownersOf(say, whose))}`,
    close: ({ how }) =>
      how === 'stuck' ? 'Finish: nobody could lay' : 'Finish: count the ways as they lie',
  } satisfies Phrases<Entry>,
}

export const pages = {
  title: 'Le Camino',
  titleOf,
  tagline:
    'Roads, rails and rivers: what you lay decides what may still come. The cheaper way wins.',
  modes: {
    digital: 'The whole board on your screens: pieces, pot, both ways and what they cost.',
    companion: 'You play with the box; phones count and trace the ways.',
  },
  options: {
    depth: {
      label: 'How the ways are counted',
      sentence:
        'Whether each side counts by taps, or the ways are traced on a grid and the app counts.',
      values: { count: 'Each side counts, then you compare', trace: 'Traced, the app counts' },
    },
    variant: {
      label: 'Game',
      sentence:
        'Le Caminito has roads only, on an inner frame of the board. The frames are house values.',
      values: {
        camino: 'Le Camino, 14 × 10: 60 minutes',
        caminito: 'Le Caminito, 12 × 8: roads only, 25 minutes',
        'caminito-small': 'Le Caminito, 10 × 6: roads only, 15 minutes',
      },
    },
    end: {
      label: 'End',
      sentence:
        'Whether the game ends by itself once neither way can change, or only when both sides agree.',
      values: { automatic: 'By itself, or by agreement', agreement: 'By agreement only' },
    },
  },
  reasons: {
    opens: 'A road in a corner: your way leads from here to the opposite one.',
    dearer: ({ points: n }: Figures<'points'>) => `It lengthens the other way by ${points(n)}.`,
    guards: ({ points: n }: Figures<'points'>) =>
      `It spares your way about ${points(n)} that the next piece could add.`,
    secures: ({ steps }: Figures<'steps'>) =>
      `${count(steps, 'more square', 'more squares')} of your way ${steps === 1 ? 'is' : 'are'} safe now.`,
    idle: 'Your way is complete: no piece changes it.',
    spares: 'Your way stays as it is.',
    least: ({ points: n }: Figures<'points'>) =>
      `Whatever you lay costs you something; this only ${points(n)}.`,
    completes: 'Nothing else fits this square, and a new piece comes for it.',
    'sets-aside': 'It is of no use any more, and a new piece comes for it.',
    swaps: ({ copies }: Figures<'copies'>) =>
      copies > 1
        ? `Nothing fits, and you have ${copies} of these.`
        : 'Nothing fits; another piece may.',
    passes: 'Nothing fits, and the pot is empty: there is no piece to swap for.',
    draws: 'You are one piece short: draw a new one.',
    ends: 'The pot is empty, so there is nothing to draw.',
    decided: 'Neither way can change any more.',
    wins: ({ mine, theirs }: Figures<'mine' | 'theirs'>) => `You win, ${mine} to ${theirs}.`,
    'plays-on': 'You would not win now, and the ways may still change.',
  } satisfies Record<Reason, unknown>,
  luck: 'Luck is who begins, and which pieces come next.',
  standing: { squares: 'squares', obstacles: 'obstacles' },
  end: {
    title: 'What each way cost, piece by piece',
    first: 'both opened',
    piece: (n: number) => `piece ${n + 1}`,
    // By how many squares and obstacles the cheaper way has fewer; more, where a figure is below
    // zero.
    by: (n: number, more: number): string => {
      const than = (by: number, what: (count: number) => string) =>
        by === 0 ? [] : [`${what(Math.abs(by))} ${by > 0 ? 'fewer' : 'more'}`]
      return `${capital([...than(n, squares), ...than(more, obstacles)].join(', '))}.`
    },
    // From which piece to which a way grew.
    grew: ({ from, to, name, was, is }: Grown) =>
      `${from === to ? `Piece ${from}` : `Pieces ${from} to ${to}`}: ${name}’s way grew from ${was} to ${is}.`,
  },
  layout: {
    areas: {
      row: (row: string) => `Row ${row}, from left to right`,
      start: (name: string) => `Corner where ${name} opened`,
      aside: 'Set aside',
      pot: 'The pot',
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
      'no-such-piece': 'This is no piece of this game, or it is turned as none can be.',
      'two-there': 'Two pieces cannot lie on one square.',
      'corners-elsewhere':
        'Each side opens in a corner where a piece lies, the two at the ends of different ways.',
      'corner-untold': ({ seats: [seat] }, say) => `Say in which corner ${say.name(seat)} began.`,
      'hand-size': ({ seats: [seat], size }, say) =>
        `${say.name(seat)} must hold ${size} pieces, or what is left once the pot is empty.`,
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
    piece: ['Piece', (one: Piece) => piece[one]],
    turns: ['Quarter turns', (n: number) => `${n}`],
    whose: 'Whose way',
    squares: 'Squares',
    obstacles: 'Obstacles',
    how: ['How it ended', (how: 'agreed' | 'stuck') => closings[how]],
  } satisfies Fields<Entry>,
  figures: { way: 'way', own: 'own way', other: 'other way', none: '–' },
}

export type Shared = Same<typeof shared>
export type Board = Same<typeof board>
export type BoardWords = Shared & Board
export type Sheet = Same<typeof sheet>
export type SheetWords = Shared & Sheet
export type Moves = Same<typeof moves>
export type Pages = Same<typeof pages>
export type Words = Pages & { moves: Moves; digital: BoardWords; companion: SheetWords }
