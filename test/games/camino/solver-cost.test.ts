// The dearest positions of 16,824 random ones: how many nodes a whole hand takes, which no other work of the machine sways.
import { expect, test } from 'vitest'
import { keyOfTile, type Piece, turnsOf, withTile } from '../../../web/games/camino/rules/pieces.ts'
import { squaresInContact } from '../../../web/games/camino/rules/placing.ts'
import { groundOf, surveyed } from '../../../web/games/camino/rules/survey.ts'
import { isLegal } from '../../../web/games/camino/solver/legality.ts'
import { study } from '../../../web/games/camino/solver/position.ts'
import { listen } from '../../../web/games/camino/solver/search.ts'

const nodesOf = (board: string, hand: readonly Piece[]) => {
  const searches: number[] = []
  listen(answer => searches.push(answer.nodes))
  const survey = surveyed({ variant: 'camino', board })
  let legal = 0
  for (const at of squaresInContact(survey)) {
    for (const piece of hand) {
      for (const turns of turnsOf(piece)) if (isLegal(survey.solved, at, keyOfTile({ piece, turns }))) legal++
    }
  }
  listen(undefined)
  return { legal, nodes: searches.reduce((sum, each) => sum + each, 0), worst: Math.max(...searches) }
}

// Two open lines between which hardly a way is left: 422,000 nodes where each way that fails is asked why.
test('a way that is left is found by keeping away from those that fail', () => {
  const board =
    'K.HB.M.........H..g.........E.OAf............X............TX.....................B..jh..........I..f..Q.....B.JE.D.Q.AA.K.QLaXF.F....B.D.E.F'
  const { legal, nodes } = nodesOf(board, ['straight', 'meadow', 'level-crossing', 'buffer', 'bridge'])
  expect(legal).toBe(65)
  expect(nodes).toBeLessThan(100_000)
})

// A level crossing whose railway can leave nowhere: 45,652 nodes by branching alone.
test('what branching does not refute soon, a look one square deeper does', () => {
  const board =
    'D.A...AC..QQDF.aXVQ...NP.QAQAUXW.....Fg....YF.....CBk.....E.......f...SWAd......B..CD.JkB....B.Q.P.A.fe.....CH.QE...P....A.FP.C....E.....D.F'
  const { worst } = nodesOf(board, ['level-crossing'])
  expect(worst).toBeLessThan(40_000)
})

// A filling is found at once or after a long search, as the one to start from has it: 1,372 nodes from another one.
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
