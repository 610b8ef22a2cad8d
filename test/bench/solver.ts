// Measures the cost of updating where a hand may go and what both ways cost after one piece,
// compared with computing them from scratch.
import { completions, maySetAside } from '../../web/games/camino/rules/discarding.ts'
import { canOpen } from '../../web/games/camino/rules/opening.ts'
import { keyOfTile, type Piece, turnsOf, variants } from '../../web/games/camino/rules/pieces.ts'
import { boardFault, squaresInContact } from '../../web/games/camino/rules/placing.ts'
import { digital } from '../../web/games/camino/rules/rules.ts'
import type { Move, Options, State } from '../../web/games/camino/rules/state.ts'
import {
  groundOf,
  type Survey,
  surveyed,
  surveyedAlone,
} from '../../web/games/camino/rules/survey.ts'
import { type Budget, MOST_STEPS, newBudget } from '../../web/games/camino/solver/budget.ts'
import { begin, type Ground } from '../../web/games/camino/solver/domains.ts'
import { diagonals } from '../../web/games/camino/solver/grid.ts'
import { faultOf, isLegal } from '../../web/games/camino/solver/legality.ts'
import { conclude, type Position, study } from '../../web/games/camino/solver/position.ts'
import { possibleWay } from '../../web/games/camino/solver/possible.ts'
import { LIMIT, listen } from '../../web/games/camino/solver/search.ts'
import { cheapest } from '../../web/games/camino/solver/ways.ts'
import type { Chance } from '../../web/games/game.ts'
import { isRefusal, open, play, positionOf } from '../../web/games/play.ts'
import { seeded } from '../chance.ts'
import { climb, hardest, traced } from '../games/camino/hard.ts'
import { optionsOf } from '../laws/random.ts'
import { type Figure, median, percentile } from './figures.ts'

type Candidate = readonly [square: number, key: number]

const candidates = (
  survey: Survey,
  hand: readonly Piece[],
): { move: Move; candidate: Candidate }[] =>
  squaresInContact(survey).flatMap(at =>
    [...new Set(hand)].flatMap(piece =>
      turnsOf(piece).map(turns => ({
        move: { kind: 'lay' as const, piece, turns, at },
        candidate: [at, keyOfTile({ piece, turns })] as const,
      })),
    ),
  )

// What a random player does before laying: every other time it discards what it can.
const discard = (survey: Survey, hand: readonly Piece[]): Move | undefined => {
  for (const piece of new Set(hand)) {
    for (const placement of completions(survey, piece)) return { kind: 'complete', ...placement }
    if (!maySetAside(survey, piece)) return { kind: 'set-aside', piece }
  }
  return undefined
}

// Finds a random move without listing all: a quick check rules out most candidates.
const randomMove = (state: State, dice: Chance): Move => {
  const { turn, hands, offer, board, options } = state
  const isOpening = state.starts[turn.seat % 2] === null && canOpen(hands[turn.seat]!)
  if (turn.step === 'lay' && offer === undefined && !isOpening) {
    const survey = surveyed({ variant: options.variant, board })
    const discarded = dice.roll(2) === 0 ? discard(survey, hands[turn.seat]!) : undefined
    if (discarded) return discarded
    const laid = dice
      .shuffle(candidates(survey, hands[turn.seat]!))
      .find(({ candidate: [square, key] }) => isLegal(survey.solved, square, key))
    if (laid) return laid.move
  }
  const all = [...digital.moves(positionOf(digital, state, turn.seat))].filter(
    ({ kind }) => kind !== 'offer',
  )
  return all[dice.roll(all.length)]!
}

// Yields every position of a random game in which a hand may be laid, with the hand.
function* positions(
  seed: number,
  seats = 2,
  wish: Partial<Options> = { end: 'agreement' },
): Iterable<{ survey: Survey; hand: readonly Piece[] }> {
  const dice = seeded(seed)
  let { state } = open(digital, seats, optionsOf(digital, wish) as Options, dice)
  while (!state.over) {
    const { turn, hands, board, options, starts } = state
    if (turn.step === 'lay' && starts[0] !== null && starts[1] !== null) {
      yield { survey: surveyed({ variant: options.variant, board }), hand: hands[turn.seat]! }
    }
    const played = play(digital, state, turn.seat, randomMove(state, dice), dice)
    if (isRefusal(played)) throw new Error(`the bench plays what is refused: ${played.refused}`)
    state = played.state
  }
}

// Whether a position is dead: a square that nothing fits, no known filling, or a side without a
// way.
const isDead = ({ dead, known, ways }: Position): boolean =>
  dead >= 0 || known.length === 0 || ways.some(way => !way)

/** Plays whole random games of every variant, with two players and in teams. */
export const measureWholeGames = (games: number): Figure[] => {
  let [count, dead] = [0, 0]
  for (const variant of variants) {
    for (const seats of [2, 4]) {
      for (let seed = 1; seed <= games; seed++) {
        for (const { survey } of positions(seed, seats, { variant })) {
          count++
          if (isDead(survey.solved)) dead++
        }
      }
    }
  }
  const note = `of ${count} in ${2 * variants.length * games} whole random games of every variant`
  return [{ what: 'dead positions', figure: dead, unit: '', most: 0, note }]
}

const bothWays = (ground: Ground) => {
  const domains = begin(ground)
  if (conclude(domains) >= 0) return
  for (const ends of diagonals(ground.grid)) {
    possibleWay({ domains, budget: newBudget() }, ends)
    cheapest(domains, ends, 'certain')
  }
}

const timed = (work: () => void): number => {
  const began = performance.now()
  work()
  return performance.now() - began
}

const FRAME = 1000 / 60 // ms

// Uses the CPU time of this thread, so that other work on the machine does not count. Its
// resolution is some ms.
const cpuOf = (work: () => void): number => {
  const before = process.threadCpuUsage()
  work()
  return process.threadCpuUsage(before).user / 1000
}

const CLIMB = 60 // boards

/**
 * Measures what the hardest known boards cost a server, and those that a hill climb finds from
 * them.
 */
export const measureHardest = (): Figure[] => {
  const costOf = (board: string) => cpuOf(() => traced(board))
  costOf(hardest.at(-1)!) // warm-up: the first call is slower
  const known = hardest.slice(0, -1).map(costOf)
  const [worst] = hardest
  const found = [...climb(worst!, CLIMB, seeded(1), costOf)].map(({ cost }) => cost)
  const note = `${known.map(ms => ms.toFixed(0)).join(', ')} for those known; a climb of ${CLIMB} from the first`
  return [
    {
      what: 'the worst made-up board, traced, CPU',
      figure: Math.max(...known, ...found),
      unit: 'ms',
      most: 300,
      note,
    },
  ]
}

const SAMPLE = 40 // one position in this many is also computed from scratch

export const measureSolver = (games: number): Figure[] => {
  const [soon, ways] = [[] as number[], [] as number[]]
  const fromNothing: { hand: number; handSoon: number; ways: number; waysSoon: number }[] = []
  const nodes: number[] = []
  const cpu: number[] = []
  let [count, limited, dead, isLimited, dearest] = [0, 0, 0, false, 0]
  // Asks a question with a budget of steps, and notes the most steps so far.
  const asking = (budget: Budget, ask: () => unknown) => {
    budget.left = MOST_STEPS
    ask()
    dearest = Math.max(dearest, MOST_STEPS - budget.left)
  }
  for (let seed = 1; seed <= games; seed++) {
    let before: Position | undefined
    for (const { survey, hand: held } of positions(seed)) {
      const ground = groundOf(survey)
      const tried = candidates(survey, held).map(({ candidate }) => candidate)
      listen(answer => {
        nodes.push(answer.nodes)
        if (answer.verdict === 'unknown' && answer.nodes > LIMIT) isLimited = true
      })
      isLimited = false
      const earlier = before
      let [waysSoon, handSoon] = [0, 0]
      const took = cpuOf(() => {
        waysSoon = timed(() => {
          const budget = newBudget()
          asking(budget, () => {
            before = study(ground, earlier, budget)
          })
          for (const ends of diagonals(ground.grid))
            cheapest(before!.start.domains, ends, 'certain')
        })
        const position = before!
        handSoon =
          waysSoon +
          timed(() => {
            for (const [square, key] of tried)
              asking(position.start.budget, () => isLegal(position, square, key))
          })
      })
      const budget = newBudget()
      asking(budget, () => boardFault(survey, budget) ?? surveyedAlone(survey, budget))
      listen(undefined)
      cpu.push(took)
      soon.push(handSoon)
      ways.push(waysSoon)
      if (isLimited) limited++
      if (isDead(before!)) dead++
      if (count++ % SAMPLE > 0) continue
      const hand = timed(() => {
        for (const [square, key] of tried) faultOf(ground, square, key)
      })
      fromNothing.push({ hand, handSoon, ways: timed(() => bothWays(ground)), waysSoon })
    }
  }
  const of = (name: keyof (typeof fromNothing)[number]) =>
    median(fromNothing.map(each => each[name]))
  const spread = (all: readonly number[]) =>
    `p99 ${percentile(all, 0.99).toFixed(1)}, worst ${Math.max(...all).toFixed(0)}`
  const dear = cpu.filter(ms => ms > FRAME).length
  const sample = `${fromNothing.length} of ${count} positions of ${games} games`
  return [
    {
      what: 'whole hand after one change, median',
      figure: median(soon),
      unit: 'ms',
      note: spread(soon),
    },
    {
      what: 'hands that need more than a frame (16 ms) of CPU',
      figure: (100 * dear) / count,
      unit: '%',
      most: 0,
      note: `${dear} of ${count}; ${spread(cpu)} ms`,
    },
    {
      what: 'whole hand: computed from scratch / after one change, medians',
      figure: of('hand') / of('handSoon'),
      unit: '×',
      least: 20,
      note: `${of('hand').toFixed(1)} ms from scratch; ${sample}`,
    },
    {
      what: 'both routes after one change, median',
      figure: median(ways),
      unit: 'ms',
      note: spread(ways),
    },
    {
      what: 'both routes: computed from scratch / after one change, medians',
      figure: of('ways') / of('waysSoon'),
      unit: '×',
      note: `${of('ways').toFixed(2)} ms from scratch`,
    },
    {
      what: 'nodes a search, median',
      figure: median(nodes),
      unit: 'nodes',
      note: `p99 ${percentile(nodes, 0.99)}, worst ${nodes.reduce((most, each) => Math.max(most, each), 0)}`,
    },
    { what: 'dead positions', figure: dead, unit: '', most: 0, note: `of ${count}` },
    {
      what: 'the most expensive question (a board, a tile on it, a traced board), of its budget',
      figure: (100 * dearest) / MOST_STEPS,
      unit: '%',
      most: 100,
      note: `${dearest} steps of ${MOST_STEPS}`,
    },
    {
      what: 'positions in which the node limit was met',
      figure: limited / count,
      unit: 'share',
      most: 0,
      note: `${limited} of ${count}`,
    },
  ]
}
