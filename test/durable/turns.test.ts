// Whose bot thinks next, on a clock that the test turns.
import { afterEach, expect, test, vi } from 'vitest'
import { type Line, Turns } from '../../durable/turns.ts'

let now = 0
const house = () => {
  now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const turns = new Turns()
  const think = (ms: number) =>
    turns.think(() => {
      now += ms
    })
  const asks = (...lines: Line[]) => lines.map(line => turns.wait(line, false))
  return { turns, think, asks }
}

afterEach(() => vi.restoreAllMocks())

test('after a thought the house rests as long as it took, and the others stand in line', () => {
  const { turns, think, asks } = house()
  expect(asks('bots')).toEqual([0])
  think(100)
  expect(asks('bots', 'bots', 'bots')).toEqual([100, 300, 500])
  now = 200
  expect(turns.wait('bots', true)).toBe(0)
  think(40)
  now = 280
  // Who comes anew does not go before those in line.
  expect(asks('bots')[0]).toBeGreaterThan(0)
  now = 400
  expect(turns.wait('bots', true)).toBe(0)
})

test('bots that people wait for go before bots among themselves', () => {
  const { think, asks } = house()
  think(50)
  asks(...Array<Line>(50).fill('bots'))
  expect(asks('people')).toEqual([50])
  now = 100
  expect(asks('people', 'bots')).toEqual([0, expect.any(Number)])
  expect(asks('bots')[0]).toBeGreaterThan(3000)
})

test('a table that does not take its turn, and a thought that throws, hold up nobody', () => {
  const { turns, think, asks } = house()
  think(10)
  expect(asks('bots', 'bots')).toEqual([10, 30])
  now = 40 // the first is gone
  expect(turns.wait('bots', true)).toBe(0)
  expect(() =>
    turns.think(() => {
      throw new Error('lost its mind')
    }),
  ).toThrow()
  now = 1000
  expect(asks('bots')).toEqual([0])
})
