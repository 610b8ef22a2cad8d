// Partners in the house: who sits with whom before the start, one row a side at the end, one place
// in every file.
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import type { Box } from '../../web/games/box.tsx'
import type { AnyGame, Standing } from '../../web/games/game.ts'
import { standingsOf } from '../../web/games/kit/ranking.ts'
import { End } from '../../web/pages/end/end.tsx'
import { LobbySeats } from '../../web/pages/lobby/seats.tsx'
import type { Frame } from '../../web/protocol.ts'
import { playOf } from '../../web/ui/bgstats.ts'
import { pages as en } from '../../web/words/en.ts'
import { files, neededBy } from '../../worker/assets.ts'
import { csvOf, resultOf } from '../../worker/result.ts'
import bids from '../bench/box.tsx'

const pairs = [
  [0, 2],
  [1, 3],
]
const { digital } = bids
const game: AnyGame = { ...digital.game, sides: seats => (seats === 4 ? pairs : [[0], [1]]) }
const box: Box = { ...bids, digital: { ...digital, game } }
const names = ['Ama', 'Jonas', 'Pierre', 'Ben']

const frame = (result?: Standing[]): Frame => ({
  game: 'bids',
  mode: 'digital',
  options: { rounds: '3' },
  you: 'room',
  seats: names.map((name, at) => ({ taken: true, colour: box.colours[at]!, name })),
  seq: 9,
  waiting: [],
  result,
})

const sums = [7, 9, 7, 9].map((score): Standing['sum'] => [['won', score]])
const standings = standingsOf(sums, { sides: pairs })

test('the losing pair is second', () => {
  expect(standings.map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [3, 1],
    [0, 2],
    [2, 2],
  ])
  // each for itself
  expect(standingsOf(sums).at(-1)!.place).toBe(3)
})

test('the lobby says who would play with whom, in the host’s order', () => {
  const drawn = (seated: number[]) =>
    renderToString(
      <LobbySeats
        lang="en"
        box={box}
        code="ABCDEF"
        frame={frame()}
        holds={[]}
        seated={seated}
        onScreen
      />,
    )
  expect(drawn([0, 1, 2, 3])).toContain('Ama and Pierre against Jonas and Ben.')
  expect(drawn([0, 3, 1, 2])).toContain('Ama and Jonas against Ben and Pierre.')
  expect(drawn([0, 1])).not.toContain('against')
  expect(drawn([0, 1, 2])).not.toContain('against')
})

test('the end has a row for each side', () => {
  const ended = {
    lang: 'en',
    box,
    code: 'ABCDEF',
    frame: frame(standings),
    holds: [],
  } as const
  const drawn = renderToString(<End {...ended} assets={{ ...files, neededBy }} onScreen />)
  const rows = drawn.split('<li class="outcome').slice(1)
  expect(rows).toHaveLength(2)
  expect([rows[0]!.includes('Jonas'), rows[0]!.includes('Ben'), rows[0]!.includes('Ama')]).toEqual([
    true,
    true,
    false,
  ])
})

test('only the winner’s row is lit, whoever looks', () => {
  const rowsSeenBy = (you: Frame['you']) => {
    const ended = {
      lang: 'en',
      box,
      code: 'ABCDEF',
      frame: { ...frame(standings), you },
      holds: [],
    } as const
    const drawn = renderToString(<End {...ended} assets={{ ...files, neededBy }} />)
    return [...drawn.matchAll(/<li class="outcome([^"]*)"/g)].map(([, row]) => row!.trim())
  }
  expect(rowsSeenBy('room')).toEqual(['first', ''])
  expect(rowsSeenBy(0)).toEqual(['first', 'mine'])
  expect(rowsSeenBy(1)).toEqual(['first mine', ''])
})

test('the files name the side beside the seat, and give partners one place', () => {
  const won = { seq: 8, at: 0, seat: 0, events: [], final: true }
  const left = {
    seq: 9,
    at: 1,
    seat: null,
    events: [],
    final: false,
    seating: { seat: 0, taken: false, name: null },
  }
  const result = resultOf('ABCDEF', { frame: frame(standings), actions: [won, left] }, box, 'en')!
  expect(result.finished).toBe('1970-01-01T00:00:00.000Z') // though somebody left later
  const lines = csvOf(result, box, 'en', en).split('\r\n')
  expect(lines[0]).toContain('Rank,Name,Side,Rounds won,Score')
  expect(lines.slice(1, 4)).toEqual([
    '1,Jonas,Jonas and Ben,9,9',
    '1,Ben,Jonas and Ben,9,9',
    '2,Ama,Ama and Pierre,7,7',
  ])
  const { players } = playOf(result)
  expect(players.map(({ rank, winner, team }) => [rank, winner, team])).toEqual([
    [1, true, 'Jonas and Ben'],
    [1, true, 'Jonas and Ben'],
    [2, false, 'Ama and Pierre'],
    [2, false, 'Ama and Pierre'],
  ])
})
