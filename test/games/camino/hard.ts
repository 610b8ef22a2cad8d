// Boards of Le Camino that are as hard to reckon as anybody could make them, and a climb that looks
// for harder ones.
import { empty, type Land, letterOf, tiles } from '../../../web/games/camino/rules/pieces.ts'
import { reckoned } from '../../../web/games/camino/sheet/reckoning.ts'
import { listen } from '../../../web/games/camino/solver/search.ts'
import type { Chance } from '../../../web/games/game.ts'

/** Found by a hill climb of 2026-11-23, dearest first: without a budget each took 20 to 26 s. */
export const hardest = [
  '..HB.M......P..H..g........Q...Af............X......P....QTX...................L.B.A............I..f..Q.....B....D.Q.AA.K..LaXP.FP...B.D.E..',
  '..HB.M......P..H..g........QQ..Af............X......P....QTX...................L.B.A............I..f..Q.....B....D.Q.AA.K..LaXP.FP...B.D.E..',
  '..HB.M......P..H..g........QQ..Af............X......P....QTX...................L.B.A............I..f..Q.....B....D.Q.AA.K..La.P.FP...B.D.E..',
  '..HB.M......P..H..g........QQ..Af........H...X......P....QTX...................L.B..............I..f..Q.....B....D.Q.AA.K..LaX..FP...B.D.E..',
]

export const traced = (board: string) => reckoned({ variant: 'camino', board } as Land, [0, 13])

/** How many nodes all searches took while something was asked. */
export const nodesOf = (ask: () => unknown): number => {
  let nodes = 0
  listen(answer => {
    nodes += answer.nodes
  })
  ask()
  listen(undefined)
  return nodes
}

const letters = [empty, ...tiles.map(letterOf)]

/**
 * From one board to others: a square or two changed at a time, kept where it costs no less. Gives
 * every board with its cost.
 */
export function* climb(
  from: string,
  steps: number,
  chance: Chance,
  costOf: (board: string) => number,
) {
  let best = { board: from, cost: costOf(from) }
  yield best
  for (let step = 0; step < steps; step++) {
    const changed = [...best.board]
    for (let i = chance.roll(2); i >= 0; i--)
      changed[chance.roll(changed.length)] = letters[chance.roll(letters.length)]!
    const board = changed.join('')
    const next = { board, cost: costOf(board) }
    yield next
    if (next.cost >= best.cost) best = next
  }
}
