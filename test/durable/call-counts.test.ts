// What an action costs the rules: each viewer's view once, each seat's moves once; and moves that
// come in pages.
import { expect, test } from 'vitest'
import type { AnyGame } from '../../web/games/game.ts'
import bids from '../bench/box.tsx'
import { granted, listen, shelve, stubOf } from './people.ts'

const counts = { view: 0, moves: 0 }
const counted: AnyGame = {
  ...bids.digital.game,
  view(state, viewer) {
    counts.view++
    return bids.digital.game.view(state, viewer)
  },
  *moves(position) {
    counts.moves++
    yield* bids.digital.game.moves(position)
  },
}
const offers = Array.from({ length: 1234 }, (_, pounds) => ({ kind: 'bid', pounds }))
shelve(
  { ...bids, id: 'counted', digital: { ...bids.digital, game: counted } },
  {
    ...bids,
    id: 'many',
    digital: { ...bids.digital, game: { ...bids.digital.game, moves: () => offers } },
  },
)

const opened = async (game: string, seats: number) => {
  const table = stubOf(`ONCE-${game}`)
  const hostKey = `host of ${game}`
  const opening = {
    code: `ONCE-${game}`,
    game,
    mode: 'digital' as const,
    seats,
    options: { rounds: '3' },
    hostKey,
  }
  await granted(table.open(opening))
  const keys: string[] = []
  while (keys.length < seats) keys.push((await granted(table.sit({ keys: [] }, {}))).key)
  await granted(table.start({ keys: [hostKey] }))
  return { table, keys }
}

test('with four seats and the room looking on, an action makes five views and asks four seats for moves', async () => {
  const { table, keys } = await opened('counted', 4)
  const ears = await Promise.all([...keys.map(key => listen(table, [key])), listen(table, [])])
  for (const ear of ears) await ear.hear('frame')
  const seen: number[] = []
  for (const [seat, key] of keys.entries()) {
    Object.assign(counts, { view: 0, moves: 0 })
    await granted(table.move({ keys: [key] }, { id: 'a', move: { kind: 'bid', pounds: seat } }))
    for (const ear of ears) await ear.hear('frame')
    await granted(table.see({ keys: [key] }))
    expect(counts.moves).toBe(4)
    seen.push(counts.view)
  }
  // The sixth: whether the first bid may still be taken back is tried by replaying the third on a
  // state without it.
  expect(seen).toEqual([5, 5, 6, 5])
  for (const ear of ears) ear.socket.close()
})

test('more moves than fit one answer come in pages, every one of them once', async () => {
  const { table, keys } = await opened('many', 2)
  const credentials = { keys: [keys[0]!] }
  const found: unknown[] = []
  const pages: (number | undefined)[] = []
  let from: number | undefined = 0
  while (from !== undefined) {
    const page: { moves: unknown[]; next?: number } = await granted(table.moves(credentials, from))
    found.push(...page.moves)
    from = page.next
    pages.push(from)
  }
  expect(found).toEqual(offers)
  expect(pages).toEqual([500, 1000, undefined])
  expect(await granted(table.moves(credentials, 5000))).toEqual({ moves: [] })
})
