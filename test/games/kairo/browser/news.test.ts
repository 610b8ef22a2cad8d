// What was just done is shown where it was done: framed until the next action, and moving once for
// who wants motion.
import { expect, test } from 'vitest'
import type { Move } from '../../../../web/games/kairo/rules/state.ts'
import { withPhones } from '../../../browser/browser.ts'
import { hydrated, keepMotion, see } from '../../../browser/people.ts'
import { make, movesOf } from '../../../browser/program.ts'
import { rotating } from '../../../sweep.ts'
import { type Bazaar, bazaar, moment } from './program.ts'

const newPhone = withPhones()

// A customer may be attracted.
const isOpen = ({ view, seq }: Bazaar) => {
  const { phase, final } = view!
  return seq > 9 && phase.kind === 'turn' && phase.taken === 0 && !phase.put && !final
}

test.each(rotating(['reduce', 'no-preference'] as const, 2))(
  'a customer that comes, where motion is %s',
  async reducedMotion => {
    const { code, keys, frame } = await moment({ names: ['Ama', 'Jonas', 'Marta'] }, isOpen)
    const key = keys[frame.waiting[0]!]!
    const { page } = await newPhone({ width: 1440, height: 900 })
    await page.emulateMedia({ reducedMotion })
    await page.goto(`/t/${code}/screen`)
    await hydrated(page)
    const motion = await keepMotion(page)
    expect(await page.locator('.kairo-news').count()).toBe(0)
    await make(code, key, (await movesOf<Move>(code, key)).find(({ kind }) => kind === 'attract')!)
    await see(page.locator('.kairo-news'))
    const arrived = (await bazaar(code)).told!.events.find(fact => fact.kind === 'attracted')!
    const coins = arrived.income.reduce((sum, { coins }) => sum + coins, 0)
    const begun = await motion()
    const isStill = reducedMotion === 'reduce'
    const flights = begun.filter(({ of }) => of === 'flight')
    expect(flights.length).toBe(isStill ? 0 : coins)
    for (const { pause, lasts } of flights) expect(pause + lasts).toBeLessThanOrEqual(900)
    const others = begun
      .filter(({ of }) => of !== 'flight')
      .map(({ pause, lasts }) => [pause, lasts])
    const arrival = [
      [0, 250],
      [250, 180],
    ]
    expect(others).toEqual(isStill ? [] : arrival)
  },
)
