// Discarding (004, rule 7): completing a square that only one piece can take, and setting aside
// what is of no use.
import { describe, expect, test } from 'vitest'
import {
  completions,
  mayComplete,
  maySetAside,
} from '../../../web/games/camino/rules/discarding.ts'
import { at, put, small, survey } from './situation.ts'

describe('figure 10: I complete', () => {
  // A road meets a river at A, rails can only turn at B and go on into D, a road meets rails at C.
  const board = survey('.', '..│', '.━.━', '......║', '.....·', '...│..·', '..═')
  const [A, B, C, D] = [
    [3, 3],
    [7, 5],
    [4, 7],
    [8, 5],
  ] as const

  test('A takes a bridge, and nothing else', () => {
    expect(mayComplete(board, put('┿', ...A))).toBeUndefined()
    expect([...completions(board, 'bridge')]).toEqual([put('┿', ...A)])
    expect(mayComplete(board, put('━', ...A))?.refused).toBe('mismatch')
  })

  test('B a rail curve', () => {
    expect(mayComplete(board, put('╚', ...B))).toBeUndefined()
    expect([...completions(board, 'rail-curve')]).toEqual([put('╚', ...B)])
  })

  test('C a level crossing', () => {
    expect(mayComplete(board, put('╪', ...C))).toBeUndefined()
    expect([...completions(board, 'level-crossing')]).toEqual([put('╪', ...C)])
    expect(mayComplete(board, put('╫', ...C))?.refused).toBe('mismatch')
  })

  test('D nothing: rails may go straight, turn or be crossed', () => {
    for (const sign of ['═', '╗', '╝', '╪'])
      expect(mayComplete(board, put(sign, ...D))).toEqual({
        refused: 'more-than-one-fits',
        rule: 'discarding',
        at: { squares: [at(...D)] },
      })
    expect([...completions(board, 'rail-straight')]).toEqual([])
  })

  test('where only one piece fits but in several turns, its owner chooses', () => {
    // Rails come in from the north, and a meadow lies to the south: they turn east or west.
    const either = survey('.', '.', '...║', '....', '...·')
    expect([...completions(either, 'rail-curve')]).toEqual([put('╚', 4, 4), put('╝', 4, 4)])
    expect(mayComplete(either, put('╚', 4, 4))).toBeUndefined()
  })

  test('what is completed is laid like any other piece', () => {
    expect(mayComplete(board, put('┿', 3, 2))?.refused).toBe('occupied')
    expect(mayComplete(board, put('┿', 12, 8))?.refused).toBe('no-contact')
    expect(mayComplete(board, put('╂', 3, 3))?.refused).toBe('mismatch')
  })

  test.each(['─', '┌', '·', '♣', '╵', '╨'])('%s completes nothing', sign => {
    expect(mayComplete(board, put(sign, 3, 3))?.refused).toBe('complete-with-lines')
    expect([...completions(board, put(sign, 3, 3).piece)]).toEqual([])
  })

  test('each piece of the four kinds can complete', () => {
    expect(mayComplete(survey('.', '.', '.┃', '', '.┃'), put('┃', 2, 4))?.refused).toBe(
      'more-than-one-fits',
    )
    expect(mayComplete(survey('.', '.', '.┃', '·.·', '.┃'), put('┃', 2, 4))).toBeUndefined()
    expect(mayComplete(survey('.', '.', '.║', '·.·', '.║'), put('║', 2, 4))).toBeUndefined()
    expect(mayComplete(survey('.', '.', '.┃', '·..', '.·'), put('┗', 2, 4))).toBeUndefined()
  })
})

describe('I discard', () => {
  // Two railways with both ends off the board: rails have no place any more, and neither has a
  // buffer.
  const railways = survey('║.║', '║.║', '║.║', '║.║', '║.║', '║.║', '║.║', '║.║', '║.║', '║.║')

  test('what fits nowhere any more is set aside', () => {
    for (const piece of ['rail-straight', 'rail-curve', 'level-crossing'] as const)
      expect(maySetAside(railways, piece)).toBeUndefined()
  })

  test('what fits somewhere is not, contact aside', () => {
    for (const piece of ['river-straight', 'river-curve', 'bridge'] as const)
      expect(maySetAside(railways, piece)).toMatchObject({
        refused: 'still-of-use',
        rule: 'discarding',
      })
    expect(maySetAside(survey('┌'), 'rail-straight')?.at?.squares).toContain(at(8, 8))
  })

  test('a square whose sides are all decided counts as laid', () => {
    const last = survey('║.║', '║.║', '║.║', '║.║', '║.║', '║.║', '║.║', '..║', '║.║', '║.║')
    const all = last.solved.start.domains
    expect(all.left[last.solved.ground.grid.sides[4 * at(1, 8)]!]).toBe(2)
    const closed = survey('║·║', '║·║', '║·║', '║·║', '║·║', '║·║', '║·║', '.·║', '║·║', '║·║')
    expect(maySetAside(closed, 'rail-straight')).toBeUndefined()
  })

  test.each([
    'straight',
    'curve',
    'three-way',
    'four-way',
    'dead-end',
    'forest',
    'meadow',
  ] as const)('%s is never set aside', piece => {
    expect(maySetAside(railways, piece)?.refused).toBe('set-aside-lines')
  })

  describe('buffers', () => {
    test('figure 11: two railways, and none that could take one', () => {
      expect(maySetAside(railways, 'buffer')).toBeUndefined()
    })

    test('not while a railway has an end in an empty square, and no buffer yet', () => {
      const open = survey('║.║', '║.║', '║.║', '║.║', '║.║', '║.║', '║.║', '║.║', '║.║', '║')
      expect(maySetAside(open, 'buffer')?.refused).toBe('still-of-use')
    })

    test('two railways of which the open one has its buffer', () => {
      const served = survey('║.╥', '║.║', '║.║', '║.║', '║.║', '║.║', '║.║', '║.║', '║.║', '║')
      expect(maySetAside(served, 'buffer')).toBeUndefined()
    })

    test('not while one could be laid on a square that nothing else is left for', () => {
      // The rails lead straight off the board over two empty squares, and every other square is
      // covered.
      const row = '│·············'
      const leaving = survey(
        '┌─────────────',
        ...[row, row, row],
        '│··········╔..',
        '│··········╚══',
        ...[row, row, row],
        '└─────────────',
      )
      expect(maySetAside(leaving, 'rail-straight')).toBeUndefined()
      expect(maySetAside(leaving, 'buffer')).toMatchObject({
        refused: 'still-of-use',
        at: { squares: [at(13, 5), at(14, 5)] },
      })
    })

    test('not while there may still be a railway', () => {
      expect(maySetAside(survey('┌'), 'buffer')?.refused).toBe('still-of-use')
      expect(maySetAside(survey('║', '║'), 'buffer')?.refused).toBe('still-of-use')
    })
  })

  test('Le Caminito has nothing to discard', () => {
    const board = small('┌')
    expect(maySetAside(board, 'meadow')?.refused).toBe('set-aside-lines')
    expect([...completions(board, 'meadow')]).toEqual([])
  })
})
