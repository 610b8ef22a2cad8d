// The bazaar holds still: a whole game by taps on four phones and a wall, measured at every turn.
import { expect, test } from 'vitest'
import type { Move } from '../../../../web/games/kairo/rules/state.ts'
import { withPhones } from '../../../browser/browser.ts'
import { hold } from '../../../browser/people.ts'
import { movesOf } from '../../../browser/program.ts'
import { keepSizes, sizesOf } from '../../../browser/still.ts'
import { square, tap } from './people.ts'
import { bazaar, plain, started } from './program.ts'

const newPhone = withPhones()

const sizes = [
  { width: 320, height: 568, locale: 'de-DE' },
  { width: 390, height: 844 },
  { width: 844, height: 390, locale: 'de-DE' },
  { width: 1024, height: 768 },
]
const wall = { width: 1920, height: 1080 }

test('no square changes its size in a whole game, and every move is made by taps', { timeout: 600_000 }, async () => {
  const { code, keys } = await started({
    names: ['Alexandra', 'Jonas', 'Ama', 'Pierre'],
    options: { start: 'variable' },
  })
  const phones = await Promise.all([...sizes, wall].map(size => newPhone(size)))
  await Promise.all(keys.map((key, seat) => hold(phones[seat]!.context, code, [key])))
  await Promise.all(phones.map(({ page }, i) => page.goto(`/t/${code}${i === keys.length ? '/screen' : ''}`)))
  for (const { page } of phones) {
    await page.waitForLoadState('networkidle')
    await keepSizes(page)
  }
  for (let turns = 0; ; turns++) {
    const { result, waiting } = await bazaar(code)
    if (result) break
    const seat = waiting[0]!
    const [page, key] = [phones[seat]!.page, keys[seat]!]
    const [frame, moves] = await Promise.all([bazaar(code, key), movesOf<Move>(code, key)])
    await tap(page, key, plain(moves, frame))
    // Why not, in the middle of it all: an answer comes and goes.
    if (turns % 7 === 0) await square(page, 0).dispatchEvent('click')
    // What a page ever had stands there until it is asked: now and then all of them, and whoever has just moved.
    for (const { page } of turns % 10 === 0 ? phones : [phones[seat]!])
      expect({ ...page.viewportSize(), changed: await sizesOf(page) }).toEqual({ ...page.viewportSize(), changed: [] })
  }
})
