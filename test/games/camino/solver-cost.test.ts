// The dearest positions of 16,824 random ones: how many nodes a whole hand takes, which no other
// work of the machine sways.
import { describe, expect, test } from 'vitest'
import {
  empty,
  keyOfTile,
  type Piece,
  tileAt,
  turnsOf,
  withTile,
} from '../../../web/games/camino/rules/pieces.ts'
import { placeOf } from '../../../web/games/camino/rules/places.ts'
import { mayLie, squaresInContact } from '../../../web/games/camino/rules/placing.ts'
import { groundOf, surveyed, surveyedAlone } from '../../../web/games/camino/rules/survey.ts'
import { isSpent, MOST_STEPS, newBudget } from '../../../web/games/camino/solver/budget.ts'
import { isLegal } from '../../../web/games/camino/solver/legality.ts'
import { study } from '../../../web/games/camino/solver/position.ts'
import { listen } from '../../../web/games/camino/solver/search.ts'
import { costOf } from '../../../web/games/camino/solver/ways.ts'
import { seeded } from '../../chance.ts'
import { begins, evening, road, stuck } from './evening.ts'
import { climb, hardest, nodesOf, traced } from './hard.ts'

const handOf = (board: string, hand: readonly Piece[]) => {
  const searches: number[] = []
  listen(answer => searches.push(answer.nodes))
  const survey = surveyed({ variant: 'camino', board })
  let legal = 0
  for (const at of squaresInContact(survey)) {
    for (const piece of hand) {
      for (const turns of turnsOf(piece))
        if (isLegal(survey.solved, at, keyOfTile({ piece, turns }))) legal++
    }
  }
  listen(undefined)
  return {
    legal,
    nodes: searches.reduce((sum, each) => sum + each, 0),
    worst: Math.max(...searches),
  }
}

// Two open lines between which hardly a way is left: 422,000 nodes where each way that fails is
// asked why.
test('a way that is left is found by keeping away from those that fail', () => {
  const board =
    'K.HB.M.........H..g.........E.OAf............X............TX.....................B..jh..........I..f..Q.....B.JE.D.Q.AA.K.QLaXF.F....B.D.E.F'
  const { legal, nodes } = handOf(board, [
    'straight',
    'meadow',
    'level-crossing',
    'buffer',
    'bridge',
  ])
  expect(legal).toBe(65)
  expect(nodes).toBeLessThan(100_000)
})

// The cheapest way of those that cost the same is asked for on such a board too: 67,000 steps where
// each that fails is asked why.
test('of ways that cost the same one that holds is found before it is asked why others fail', () => {
  const board =
    'K.HB.M.........H..g.........E.OAf............X............TX.....................B..jh..........I..f..Q.....B.JE.D.Q.AA.K.QLaXF.F....B.D.E.F'
  const budget = newBudget()
  const { ways } = surveyedAlone({ variant: 'camino', board }, budget)
  expect(
    ways.map(({ possible }) => [possible!.squares.length, possible!.obstacles.length]),
  ).toEqual([
    [23, 1],
    [23, 1],
  ])
  expect(MOST_STEPS - budget.left).toBeLessThan(10_000)
})

// A level crossing whose railway can leave nowhere: 45,652 nodes by branching alone.
test('what branching does not refute soon, a look one square deeper does', () => {
  const board =
    'D.A...AC..QQDF.aXVQ...NP.QAQAUXW.....Fg....YF.....CBk.....E.......f...SWAd......B..CD.JkB....B.Q.P.A.fe.....CH.QE...P....A.FP.C....E.....D.F'
  const { worst } = handOf(board, ['level-crossing'])
  expect(worst).toBeLessThan(40_000)
})

// Rivers far from the border: 17,590 nodes where a line is led anywhere.
test('a line is led the soonest way out of the board', () => {
  const board =
    'IC..........PFA..........LQUC...........U..E.......A.ETSC.Y.......Q.Q.EQR.........g..BYF.D.....D..J.TV..f...ACkB.G.RQD...G..d.M..Tc.I.A...kE'
  const { legal, nodes } = handOf(board, ['dead-end', 'rail-straight', 'river-straight'])
  expect(legal).toBe(86)
  expect(nodes).toBeLessThan(1000)
})

// A filling is found at once or after a long search, as the one to start from has it: 1,372 nodes
// from another one.
test('a piece that was found to fit is laid with the filling that showed it', () => {
  const board =
    'k....PA.B....YkEQ.BFCIQ.F.OTf.hC.......F..............AQF.......CB.OC.Q.......Q.B..AU........jehA.T..........k.BD.G........iD.CFA..........C'
  const tile = { piece: 'three-way', turns: 2 } as const
  const before = study(groundOf({ variant: 'camino', board }))
  expect(isLegal(before, 91, keyOfTile(tile))).toBe(true)
  let nodes = 0
  listen(answer => {
    nodes += answer.nodes
  })
  study(groundOf({ variant: 'camino', board: withTile(board, 91, tile) }), before)
  listen(undefined)
  expect(nodes).toBeLessThan(100)
})

// Most pieces make neither way dearer, and the filling that showed that a piece fits mostly holds
// both.
test('ways that cost no more after a piece are not looked for again', () => {
  const tiles = [
    { piece: 'curve', turns: 1 },
    { piece: 'straight', turns: 1 },
    { piece: 'bridge', turns: 1 },
  ] as const
  let board = '.'.repeat(140)
  let before = study(groundOf({ variant: 'camino', board }))
  for (const [at, tile] of tiles.entries()) {
    expect(isLegal(before, at, keyOfTile(tile))).toBe(true)
    board = withTile(board, at, tile)
    const [ground, budget] = [groundOf({ variant: 'camino', board }), newBudget()]
    before = study(ground, before, budget)
    if (tile.piece !== 'bridge') expect(budget.left).toBe(MOST_STEPS)
    const costs = [before, study(ground)].map(({ ways }) => ways.map(way => costOf(way!.way)))
    expect(costs[0]).toEqual(costs[1])
  }
})

// Boards made up to be hard took 26 s of CPU, and every table of a house waited for it.
describe('one budget for all that is asked of a board', () => {
  const [worst] = hardest
  const land = { variant: 'camino', board: worst! } as const
  const FEW = 100 // nodes that a search may go on once the budget is spent

  test('traced beside the box, the worst boards known stay within it, and the sheet says so', () => {
    for (const board of hardest) {
      const nodes = nodesOf(() => traced(board))
      expect(nodes).toBeGreaterThan(MOST_STEPS / 2)
      expect(nodes).toBeLessThan(MOST_STEPS + FEW)
      const { isTangled, sides, fault } = traced(board)
      expect([isTangled, fault]).toEqual([true, undefined])
      for (const side of sides)
        expect(side).toMatchObject({ isFinal: false, others: [], unfinished: [] })
      expect(nodesOf(() => traced(board))).toBe(0) // asked again
    }
  })

  test('and so do boards that a climb finds from there (FULL=1 for a long one)', () => {
    const boards = climb(worst!, process.env.FULL ? 400 : 6, seeded(1), board =>
      nodesOf(() => traced(board)),
    )
    for (const { board, cost } of boards) expect(cost, board).toBeLessThan(MOST_STEPS + FEW)
  })

  test('what lies there counts: roads from corner to corner can be closed on such a board', () => {
    const at = evening('trace')
    at.say(begins())
    for (const [square, letter] of [...worst!].entries()) {
      if (letter !== empty)
        at.say({ kind: 'piece', ...tileAt(worst!, square)!, ...placeOf('camino', square) })
    }
    expect(at.view('room').reckoning).toMatchObject({ isTangled: true })
    expect(at.refused({ kind: 'close', how: 'agreed' }).refused).toBe('ways-unfinished')
    at.say(road('A1 A10 N10'), road('A10 A1 N1'))
    at.say(stuck)
    expect(at.sheet().over!.lengths.every(({ squares }) => squares >= 23)).toBe(true)
  })

  test('an entry but the end asks nothing of it, so that an evening is played again for little', () => {
    const at = evening('trace')
    at.say(begins())
    const entries = [...worst!].flatMap((letter, square) =>
      letter === empty
        ? []
        : [{ kind: 'piece' as const, ...tileAt(worst!, square)!, ...placeOf('camino', square) }],
    )
    expect(nodesOf(() => at.say(...entries))).toBe(0)
  })

  test('online a board is worked out from nothing where what was known before is not enough', () => {
    const before = study(groundOf({ variant: 'camino', board: withTile(worst!, 3) }))
    const budget = newBudget()
    const [kept, fresh] = [study(groundOf(land), before, budget), study(groundOf(land))]
    expect(isSpent(budget)).toBe(true)
    expect(kept.ways).toEqual(fresh.ways)
    expect(kept.ways.every(Boolean)).toBe(true)
  })

  test('all pieces tried on such a board share a stock, and then each has little', () => {
    const survey = surveyedAlone(land)
    let tried = 0
    const nodes = nodesOf(() => {
      for (const at of squaresInContact(survey).slice(0, 30)) {
        for (const piece of ['straight', 'three-way', 'bridge', 'level-crossing'] as const) {
          for (const turns of turnsOf(piece)) {
            isLegal(survey.solved, at, keyOfTile({ piece, turns }))
            tried++
          }
        }
      }
    })
    expect(tried).toBe(300)
    expect(nodes).toBeLessThan(6 * MOST_STEPS + tried * 2 * FEW)
  })

  test('a piece tried has a budget of its own, and is refused by proof alone', () => {
    const survey = surveyedAlone(land)
    let [refused, asked] = [0, 0]
    for (const at of squaresInContact(survey).slice(0, 3)) {
      for (const turns of turnsOf('bridge')) {
        const tile = { piece: 'bridge', turns } as const
        const nodes = nodesOf(() => {
          const [soon, why] = [
            isLegal(survey.solved, at, keyOfTile(tile)),
            mayLie(survey, { at, ...tile }),
          ]
          if (soon) expect(why).toBeUndefined()
          if (why) refused++
        })
        // soon, from nothing, and once more for the proof
        expect(nodes).toBeLessThan(3 * (MOST_STEPS + FEW))
        asked++
      }
    }
    expect([refused > 0, asked]).toEqual([true, 6])
  })
})
