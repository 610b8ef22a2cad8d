// A bot plays whatever ids its sitter sent in before: those of its moves cannot be foreseen.
import { expect, test, vi } from 'vitest'
import type { Seat } from '../../web/games/game.ts'
import { shelf } from '../../web/shelf.ts'
import { isOnline } from '../boxes.ts'
import { granted, isOpen, soon, stubOf } from './people.ts'

test.for(shelf.filter(isOnline).map(box => ({ id: box.id, box })))(
  'who used the id of a bot’s move to come does not stop it: $id',
  async ({ id, box }, { skip }) => {
    const code = `IDS-${id}`
    const table = stubOf(code)
    const parsed = box.digital.game.options['~standard'].validate({})
    if (parsed instanceof Promise || parsed.issues) throw new Error('a game has its defaults')
    const hostKey = `host of ${code}`
    const seats = box.seats[0]!
    await granted(
      table.open({ code, game: id, mode: 'digital', seats, options: parsed.value, hostKey }),
    )
    const keys: string[] = []
    while (keys.length < seats) keys.push((await granted(table.sit({ keys: [] }, {}))).key)
    await granted(table.start({ keys: [hostKey] }))
    const as = (seat: Seat) => ({ keys: [keys[seat]!] })
    const seen = async (seat?: Seat) =>
      (await granted(table.see(seat === undefined ? { keys: [] } : as(seat)))).frame
    // Its sitter makes a move by the id that the bot's first one would have, and takes it back;
    // then a bot plays, which is a row too.
    const prepared = async () => {
      for (let tries = 0; tries < 60; tries++) {
        const { seq, waiting, result } = await seen()
        if (result) break
        const seat = waiting[0]!
        const { moves } = await granted(table.moves(as(seat)))
        const sent = { id: `bot-${seat}-${seq + 3}`, seen: seq, move: moves[tries % moves.length] }
        const made = await granted(table.move(as(seat), sent))
        if ((await seen(seat)).undoable !== made.seq) continue
        await granted(table.undo(as(seat), { id: `back ${tries}`, seq: made.seq }))
        return seat
      }
      const { actions } = await granted(table.log(as(0), 0))
      expect(actions.filter(isOpen)).toEqual([])
      return skip('in this game nothing can be taken back')
    }
    const seat = await prepared()
    const { seq } = await seen()
    await granted(table.letPlay({ keys: [hostKey] }, seat, 'easy'))
    await vi.waitFor(async () => expect((await seen()).seq).toBeGreaterThan(seq + 1), soon)
  },
)
