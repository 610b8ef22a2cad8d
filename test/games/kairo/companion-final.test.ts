// The final phase beside the box: how it begins, who is out, and the count at the end.
import { describe, expect, test } from 'vitest'
import { byCloth } from '../../../web/games/kairo/rules/pieces.ts'
import { companion } from '../../../web/games/kairo/sheet/companion.ts'
import {
  attract,
  begins,
  draw,
  evening,
  extension,
  prompts,
  say,
  sets,
  stop,
  two,
  why,
} from './evening.ts'
import { coins } from './situation.ts'

describe('the final phase', () => {
  test('announces itself when extensions run low', () => {
    const low = { ...two({ coins: 'real' }), sizes: { ...two().sizes, red: [4, 3] } }
    expect(say(low, 0, extension('red')).final).toBe('one-empty')
    const almost = { ...low, sizes: { ...two().sizes, red: [4, 2], yellow: [5, 0] } }
    expect(say(almost, 0, extension('yellow')).final).toBeUndefined()
    expect(say(almost, 0, extension('red')).final).toBeUndefined()
    const both = { ...low, sizes: { ...two().sizes, red: [4, 2], yellow: [6, 0] } }
    expect(say(both, 0, extension('red')).final).toBe('two-low')
  })

  test('or is begun by a button, once', () => {
    const final = two({}, [0, { kind: 'final' }])
    expect([final.final, final.phase]).toEqual(['still', { kind: 'turn', seat: 0 }])
    expect(why(final, 0, { kind: 'final' })).toBe('final-already')
  })

  test('keeps the reason that was given first', () => {
    const sheet = {
      ...two({}, [0, { kind: 'final' }]),
      sizes: { ...byCloth(() => [1, 1]), red: [6, 1] },
    }
    const paid = {
      ...sheet,
      accounts: sheet.accounts.map(one => ({ ...one, coins: coins({ red: 9 }) })),
    }
    expect(say(paid, 0, extension('red', { red: 7 }))).toMatchObject({
      final: 'still',
      sizes: { red: [7, 1] },
    })
  })

  test('ends for a seat by its holder alone, since the end shows every purse', () => {
    expect(companion.by!(stop)).toBe('holder')
    expect(companion.by!({ kind: 'final' })).toBe('anyone')
  })

  test('passes over who is out, clockwise', () => {
    const cloths = ['red', 'white', 'blue'] as const
    const four = [0, 1, 2, 3].map(seat => sets(seat, ...cloths))
    const out = evening(
      4,
      {},
      ...four,
      begins(1),
      [1, { kind: 'final' }],
      [1, stop],
      [2, stop],
      [3, stop],
    )
    expect(out.phase).toEqual({ kind: 'turn', seat: 0 })
    const next = evening(
      4,
      {},
      ...four,
      begins(1),
      [1, { kind: 'final' }],
      [1, stop],
      [2, { kind: 'stall', cloth: 'green' }],
      [3, stop],
      [0, { kind: 'stall', cloth: 'green' }],
    )
    expect(next.phase).toEqual({ kind: 'turn', seat: 2 })
  })

  test('leaves only building and stopping', () => {
    const final = two({}, [0, { kind: 'final' }])
    expect(why(final, 0, draw)).toBe('only-building')
    expect(why(final, 0, attract('red', 0))).toBe('only-building')
    expect(why(final, 0, { kind: 'stall', cloth: 'blue' })).toBeUndefined()
    expect(why(two(), 0, stop)).toBe('not-final-yet')
    expect(new Set(prompts(final, 0).map(({ kind }) => kind))).toEqual(
      new Set(['stop', 'stall', 'move', 'extension']),
    )
  })

  test('who stops is out for good; the last one builds alone', () => {
    const alone = two({ coins: 'real' }, [0, { kind: 'final' }], [0, stop])
    expect(alone.accounts.map(({ isOut }) => isOut)).toEqual([true, false])
    const built = say(alone, 1, { kind: 'stall', cloth: 'green' })
    expect(built.phase).toEqual({ kind: 'turn', seat: 1 })
    expect(say(built, 1, stop).phase).toEqual({ kind: 'counting' })
  })

  test('ends with medals once more and a point for three coins; a victory may be shared', () => {
    const over = two(
      {},
      [0, extension('red', { red: 1, blue: 1, white: 1 })],
      [1, { kind: 'final' }],
      [1, stop],
      [0, stop],
    )
    expect(companion.result(over)).toMatchObject([
      {
        seat: 0,
        place: 1,
        score: 9,
        sum: [
          ['stalls', 2],
          ['medals', 3],
          ['final-medals', 3],
          ['coins', 1],
        ],
      },
      { seat: 1, place: 2, score: 2 },
    ])
    expect(why(over, 0, stop)).toBe('game-over')
    const shared = two({}, [0, { kind: 'final' }], [0, stop], [1, stop])
    expect(companion.result(shared)!.map(({ place }) => place)).toEqual([1, 1])
  })
})
