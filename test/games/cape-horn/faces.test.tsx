// What a seat is shown: what a station is still worth, what the others did.
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { Board } from '../../../web/games/cape-horn/board/board.tsx'
import box from '../../../web/games/cape-horn/box.tsx'
import { digital } from '../../../web/games/cape-horn/rules/rules.ts'
import type { Event, Move, Options, State, View } from '../../../web/games/cape-horn/rules/state.ts'
import type { BoardWords, Squares } from '../../../web/games/cape-horn/words/sentences.ts'
import type { Viewer } from '../../../web/games/game.ts'
import { squareName } from '../../../web/games/kit/squares.ts'
import { positionOf } from '../../../web/games/play.ts'
import type { Frame, Told } from '../../../web/protocol.ts'
import { Table } from '../../../web/ui/table.tsx'
import { houses } from '../../../web/words/all.ts'
import { seeded } from '../../chance.ts'
import { at, green2, make, race, red1 } from './situation.ts'

const seats = box.colours.slice(0, 3).map(colour => ({ taken: true, colour, name: null }))
const room = {
  code: 'AAAAAA',
  lang: 'en',
  house: houses.en,
  large: false,
  moveId: '',
  online: true,
} as const

const board = (state: State, you: Viewer, since: readonly Told[] = []) => {
  const frame = {
    ...{
      ...positionOf(digital, state, you),
      game: box.id,
      mode: 'digital',
      seats,
      seq: 9,
      waiting: [0],
    },
    told: since.at(-1),
  } as Frame<View, Event, Options> & { view: View }
  return renderToString(
    <Table.Provider value={{ ...room, frame, since, presence: [] }}>
      <Board frame={frame} words={box.words.en.digital as never} />
    </Table.Provider>,
  )
}

test('stations that bring one’s ship nothing any more are pale, to it alone', () => {
  const state = race({ ships: [{ roses: [red1] }, {}, {}] })
  const pale = (you: Viewer) => board(state, you).split('spent').length - 1
  expect([pale(0), pale(1), pale('room')]).toEqual([5, 0, 0])
})

test('what is left of each colour’s five roses stands below the pile, for a seat and for the room', () => {
  const state = race({ ships: [{ roses: [red1, green2] }, { roses: [red1] }, {}] })
  for (const you of [0, 'room'] as const) {
    const left = [
      ...board(state, you).matchAll(/role="img" aria-label="((?:red|green|yellow) \d)"/g),
    ]
    expect(left.map(([, said]) => said)).toEqual(['red 3', 'green 4', 'yellow 5'])
  }
})

test('a recap tells what every turn did, the last first; a rose before all that', () => {
  const state = race({ ships: [{}, { at: at(12, 2), on: 'B' }, {}] })
  const told = (seq: number, seat: number, ...events: Event[]): Told => ({ seq, seat, events })
  const since = [
    told(5, 1, { kind: 'laid', seat: 1, card: 'B', at: at(12, 2) }),
    told(6, 1, { kind: 'sailed', seat: 1, to: at(12, 2), by: 'sail', sprint: false, cost: 0 }),
    told(7, 1, { kind: 'drew', seat: 1 }, { kind: 'ended', seat: 1 }, { kind: 'began', seat: 0 }),
  ]
  const line = (html: string) => /recap-line"[^>]*>([^<]*)</.exec(html)?.[1]
  expect(line(board(state, 0, since))).toBe('Blue sailed to b12. Blue laid “1-fan” on b12.')
  // One row a seat's turn, the last first; whose turn it is and how many cards each holds stand
  // there already.
  const last = told(
    8,
    2,
    { kind: 'laid', seat: 2, card: 'B', at: at(12, 3) },
    { kind: 'drew', seat: 2 },
  )
  const rows = /class="recap".*?<\/ol>/.exec(board(state, 0, [...since, last]))![0]
  expect(rows.match(/<li\b/g)).toHaveLength(2)
  expect(rows).toContain('Blue laid “1-fan” on b12. Blue sailed to b12.<')
  expect(rows).not.toContain('drew')
  expect(rows.indexOf('b13')).toBeLessThan(rows.lastIndexOf('b12'))
  const won = told(6, 1, { kind: 'won-rose', seat: 1, ...red1 })
  expect(line(board(state, 0, [...since.slice(0, 2), won, ...since.slice(2)]))).toBe(
    'Blue took the red I rose.',
  )
})

// A sail and a sprint from the win: a ship with two roses, two squares from the line.
const winning = {
  ships: [{ at: at(4, 5), on: 'B', points: 8, roses: [red1, green2] }, {}, {}],
  cards: [
    [4, 4, 'C'],
    [5, 4, 'B'],
  ] as const,
}

test('a sprint that wins is the main button, and the draw a tile beside it', () => {
  const { act, sailed } = box.words.en.digital as unknown as BoardWords
  const asked = race(winning)
  expect(/>Sprint<.*?<small>([^<]*)</s.exec(board(asked, 0))?.[1]).toBe(act.wins)
  const { move, reason, of } = box.digital.bot(positionOf(digital, asked, 0), seeded(1), 'sharp')
  expect([reason, move]).toEqual(['winsBySprint', { kind: 'sail', to: expect.any(Number) }])
  const next = make(asked, move as Move).state
  const sprint = box.digital.bot(positionOf(digital, next, 0), seeded(1), 'sharp')
  expect(sprint).toMatchObject({
    reason: 'wins',
    move: { kind: 'sprint', to: (of as Squares).squares[0] },
  })
  const buttons = [
    ...board(next, 0).matchAll(
      /<button type="submit"[^>]*value="([^"]*)" class="([^"]*)"[^>]*>(.*?)<\/button>/gs,
    ),
  ]
  const buttonOf = (kind: string) =>
    buttons.find(([, value, look]) => value!.includes(kind) && !/legal/.test(look!))
  expect(buttonOf('sprint')?.slice(2)).toEqual([
    'button main final',
    sailed.win(squareName((of as Squares).squares[0]!, 14)),
  ])
  expect(buttonOf('draw')?.[2]).toContain('tile')
})

test('what ends a turn or the race for good says so', () => {
  const { doNow, note, meant } = box.words.en.digital as unknown as BoardWords
  const full = race({
    ships: [{ hand: ['A', 'A', 'A', 'B', 'B', 'B'] }, {}, {}],
    turn: { step: 'sailed', moved: 'sail' },
  })
  expect(board(full, 0).includes(note.end)).toBe(true)
  expect(/&quot;end&quot;}"[^>]*class="([^"]*)"/.exec(board(full, 0))?.[1]).toContain('final')
  // Beside the winning square, also in the last rounds before the race would be stuck.
  const said = meant
    .prize({ way: 'sprint', cost: 5, at: 0, wins: true }, '', undefined)
    .split(' wins')[1]!
  for (const still of [0, 20]) {
    const html = board(race({ ...winning, still }), 0)
    expect([doNow.wins, said].filter(sentence => html.includes(sentence))).toEqual([
      doNow.wins,
      said,
    ])
  }
})
