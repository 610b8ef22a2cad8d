// A phone whose clock is hours or days wrong: what it says of time is the house's time, and nothing
// is hidden from it.
import { expect, test } from 'vitest'
import { withPhones } from './browser.ts'
import { hold, hydrated, see, soon } from './people.ts'
import { endByBots, frameOf, gathered, leftFor, make, start, started } from './program.ts'

const newPhone = withPhones()

const HOUR = 60 * 60 * 1000 // ms
const wrong = [
  ['five hours ahead', 5 * HOUR],
  ['nine days behind', -9 * 24 * HOUR],
  ['thirty days ahead', 30 * 24 * HOUR],
] as const

test.each(wrong)('on a phone that is %s', async (_, by) => {
  const { page, context } = await newPhone()
  await page.clock.setSystemTime(Date.now() + by)

  const over = await started({
    game: 'camino',
    names: ['Ama', 'Jonas'],
    options: { variant: 'caminito-small' },
  })
  await endByBots(over)
  await hold(context, over.code, [over.keys[0]!])
  await page.goto(`/t/${over.code}?seat=0`)
  await see(page.locator('.tonight:not([hidden])'))
  await page.goto('/evenings')
  await see(page.locator('.album-game'))

  const late = await gathered({ game: 'kairo', names: ['Ama', 'Jonas'], pace: 'day' })
  await start(late)
  await leftFor(30, late)
  await hold(context, late.code, [late.keys[0]!])
  await page.goto(`/t/${late.code}?seat=0`)
  await hydrated(page)
  await page.goto('/')
  await expect
    .poll(() => page.locator('.your-table', { hasText: 'Kairo' }).innerText(), soon)
    .toMatch(/for (29|30)h/)

  const race = await started({ game: 'cape-horn' })
  await hold(context, race.code, [race.keys[0]!])
  await page.goto(`/t/${race.code}?seat=0`)
  await hydrated(page)
  await make(race.code, race.keys[(await frameOf(race.code)).waiting[0]!]!, { kind: 'renounce' })
  await expect
    .poll(() => page.locator('[name="seen"]').first().inputValue(), soon)
    .toBe(String((await frameOf(race.code)).seq))
})
