// What the companion offers, it accepts: random evenings, in which depths change too, every offer
// tried. They end soon: whoever may build is not offered the stock once more.
import { expect, test } from 'vitest'
import type { Entry } from '../../../web/games/cape-to-cairo/rules/entry.ts'
import { type Depth, depths } from '../../../web/games/cape-to-cairo/rules/entry.ts'
import { companion } from '../../../web/games/cape-to-cairo/sheet/companion.ts'
import { isRefusal, play, positionOf, waiting } from '../../../web/games/play.ts'
import { seeded } from '../../chance.ts'
import { evening } from './evening.ts'

const evenings = depths.flatMap(depth => [2, 3, 4].map(seats => [seats, depth] as [number, Depth]))

test.each(evenings)('with %i seats, begun in %s depth', (seats, depth) => {
  const asked = new Set<string>()
  for (let seed = 1; seed <= 12; seed++) {
    const dice = seeded(100 * seats + seed)
    let sheet = evening(seats, depth).sheet()
    for (let entries = 0; companion.result(sheet) === undefined; entries++) {
      expect(entries).toBeLessThan(1000)
      const actors = waiting(companion, sheet, seats)
      const seat = actors[dice.roll(actors.length)]!
      const position = positionOf(companion, sheet, seat)
      const offers: Entry[] = [...companion.moves(position)]
      expect(offers.length).toBeLessThanOrEqual(300)
      for (const offer of offers)
        expect(companion.check(position, offer), JSON.stringify(offer)).toBeUndefined()
      // The depth is offered once among a hundred bids: chosen more often than that, to see what it
      // leads to.
      const change = offers.find(({ kind }) => kind === 'depth')
      const entry = change && dice.roll(12) === 0 ? change : offers[dice.roll(offers.length)]!
      asked.add(entry.kind)
      const played = play(companion, sheet, seat, entry, dice)
      if (isRefusal(played)) throw new Error(played.refused)
      sheet = played.state
    }
  }
  expect([...asked]).toEqual(
    expect.arrayContaining(['bid', 'depth', 'stands', 'took', 'stock', 'pass', 'built', 'crossed']),
  )
})
