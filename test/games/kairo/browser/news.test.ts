// What was just done is shown where it was done: framed until the next action, and moving once for who wants motion.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Move } from '../../../../web/games/kairo/rules/state.ts'
import { withPhones } from '../../../browser/browser.ts'
import { hydrated, see } from '../../../browser/people.ts'
import { make, movesOf } from '../../../browser/program.ts'
import { type Bazaar, bazaar, moment } from './program.ts'

const newPhone = withPhones()

// A customer may be attracted.
const isOpen = ({ view, seq }: Bazaar) => {
  const { phase, final } = view!
  return seq > 9 && phase.kind === 'turn' && phase.taken === 0 && !phase.put && !final
}

// The milliseconds of every motion, each with its pause before it, as it is begun.
const keepMotion = (page: Page) =>
  page.evaluate(() => {
    const begun: [pause: number, lasts: number][] = []
    Object.assign(window, { begun })
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, timing) {
      const { delay = 0, duration = 0 } = timing as { delay?: number; duration?: number }
      begun.push([delay, duration])
      return animate.call(this, frames, timing)
    }
  })
const motion = (page: Page) => page.evaluate(() => (window as unknown as { begun: [number, number][] }).begun)

test.each(['reduce', 'no-preference'] as const)('a customer that comes, where motion is %s', async reducedMotion => {
  const { code, keys, frame } = await moment({ names: ['Ama', 'Jonas', 'Marta'] }, isOpen)
  const key = keys[frame.waiting[0]!]!
  const { page } = await newPhone({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion })
  await page.goto(`/t/${code}/screen`)
  await hydrated(page)
  await keepMotion(page)
  expect(await page.locator('.kairo-news').count()).toBe(0)
  await make(code, key, (await movesOf<Move>(code, key)).find(({ kind }) => kind === 'attract')!)
  await see(page.locator('.kairo-news'))
  const arrived = (await bazaar(code)).told!.events.find(fact => fact.kind === 'attracted')!
  const coins = arrived.income.reduce((sum, { coins }) => sum + coins, 0)
  const begun = await motion(page)
  const ofFlights = begun.filter(([, lasts]) => lasts === 740)
  const isStill = reducedMotion === 'reduce'
  expect(ofFlights.length).toBe(isStill ? 0 : coins)
  for (const [pause, lasts] of ofFlights) expect(pause + lasts).toBeLessThanOrEqual(900)
  expect(begun.filter(([, lasts]) => lasts !== 740)).toEqual(
    isStill
      ? []
      : [
          [0, 250],
          [250, 180],
        ],
  )
})
