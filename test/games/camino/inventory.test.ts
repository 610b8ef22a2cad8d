// What programs are told of a board's letters is what the solver knows of them.
import { expect, test } from 'vitest'
import { inventory } from '../../../web/games/camino/rules/inventory.ts'
import { keyOfTile, letterOf, tiles } from '../../../web/games/camino/rules/pieces.ts'
import { keyOf } from '../../../web/games/camino/solver/patterns.ts'

test('each letter has the edges of its piece as it lies', () => {
  expect(Object.keys(inventory.letters)).toHaveLength(tiles.length)
  for (const tile of tiles)
    expect(keyOf(inventory.letters[letterOf(tile)]!.edges)).toBe(keyOfTile(tile))
})
