// The chart of the game so far, in the room that the column of a wide desk has left.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { digital } from '../../web/games/cape-horn/rules/rules.ts'
import { type Race, raceAt, raceTo } from '../games/cape-horn/browser/program.ts'
import { withPhones } from './browser.ts'
import { phoneAt, see, soon } from './people.ts'

const newPhone = withPhones()
const names = ['Alexandra', 'Jonas', 'Ama']

const askedBy = (page: Page) => {
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/course')) asked.push(request.url())
  })
  return asked
}

test('a wide desk draws it and draws on; a narrow one does not ask for it', async () => {
  const race = await raceAt(names, ({ seq }) => seq > 20)
  const [wide, narrow] = await Promise.all([
    phoneAt(newPhone, race, 0, { width: 1920, height: 1080, locale: 'de-DE' }),
    phoneAt(newPhone, race, 1, { width: 1440, height: 900 }),
  ])
  const asked = askedBy(narrow.page)
  const chart = wide.page.locator('.frame-course > .chart')
  await see(chart)
  const line = () => wide.page.locator('.frame-course .chart-line').first().getAttribute('d')
  const before = await line()
  const [title, whole, seats, story] = await Promise.all(
    ['.frame-course > h2', '.frame-course', '[data-place=seats]', '[data-place=story]'].map(at =>
      wide.page.locator(at).boundingBox(),
    ),
  )
  expect(title!.y).toBeGreaterThanOrEqual(seats!.y + seats!.height)
  expect(whole!.y + whole!.height).toBeLessThanOrEqual(story!.y)
  const came = ({ view, options }: Race) => `${digital.course!(view!, options)}`
  await raceTo(race, now => came(now) !== came(race.frame))
  await expect.poll(line, soon).not.toBe(before)
  expect(await seats).toEqual(await wide.page.locator('[data-place=seats]').boundingBox())
  expect(asked).toEqual([])
  await narrow.page.setViewportSize({ width: 1920, height: 1080 })
  await see(narrow.page.locator('.frame-course > .chart'))
  expect(narrow.complaints).toEqual([])
})
