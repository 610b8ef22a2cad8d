// The board as it stays for a moment when the game is over: its figures are those of the standings.
/// <reference types="vite/client" />
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { RoomFace } from '../../../web/games/kairo/board/room.tsx'
import box from '../../../web/games/kairo/box.tsx'
import { digital } from '../../../web/games/kairo/rules/rules.ts'
import type { Event, Move, Options, State, View } from '../../../web/games/kairo/rules/state.ts'
import { positionOf } from '../../../web/games/play.ts'
import { Table } from '../../../web/ui/table.tsx'
import { houses } from '../../../web/words/all.ts'
import { factsOf, named, type Recorded } from '../../laws/recorded.ts'

const files = import.meta.glob<Recorded<Move, Event, View, Options>>('./recorded/*.json', {
  eager: true,
  import: 'default',
})

test.each(named(files))('$name', ({ game }) => {
  const state = factsOf(game).reduce<State | undefined>(
    (so, fact) => digital.evolve(so, fact),
    undefined,
  )!
  const result = digital.result(state)!
  const seats = state.players.map((_, seat) => ({
    taken: true,
    colour: box.colours[seat]!,
    name: null,
  }))
  const frame = {
    ...positionOf(digital, state, 0),
    game: box.id,
    mode: 'digital',
    seats,
    seq: 9,
    waiting: [],
    result,
  }
  const around = {
    code: 'AAAAAA',
    lang: 'en',
    house: houses.en,
    large: false,
    moveId: '',
    online: true,
  } as const
  const html = renderToString(
    <Table.Provider value={{ ...around, frame: frame as never, since: [], presence: [] }}>
      <RoomFace frame={frame as never} words={box.words.en.digital as never} />
    </Table.Provider>,
  )
  const strip = /<ul class="seat-strip".*?<\/ul>/.exec(html)![0]
  const points = [...strip.matchAll(/<b aria-hidden="true">(\d+)<\/b>/g)].map(([, one]) =>
    Number(one),
  )
  expect(points).toEqual([...result].sort((a, b) => a.seat - b.seat).map(({ score }) => score))
})
