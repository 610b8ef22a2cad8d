// The room's screen is worth its wall: nothing to scroll, five ships in sight with the last turn,
// type for three metres.
import { expect, test } from 'vitest'
import { withPhones } from '../../../browser/browser.ts'
import { leastType } from '../../../browser/measure.ts'
import { hold, see, seeNow } from '../../../browser/people.ts'
import { make, type Played, started } from '../../../browser/program.ts'
import { keepSizes, sizesOf } from '../../../browser/still.ts'
import { rotating } from '../../../sweep.ts'
import { book, follow, raceAt, raceTo, scripts, smallChart } from './program.ts'

const newPhone = withPhones()
const names = ['Alexandra', 'Maximiliane', 'Großmutter Hildegard', 'Pierre', 'Zoë']
const walls = [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const

// All that stands whole on the wall, of what is listed.
const whole = (selector: string) => {
  const fits = (element: Element) => {
    const { left, right, top, bottom, height } = element.getBoundingClientRect()
    return height > 0 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  }
  return [...document.querySelectorAll(selector)].filter(fits).length
}

test('five ships, the last turn and the end stand whole on a wall, to be read from three metres', async () => {
  const sailing = await raceAt(names, ({ view }) => view!.laid.filter(Boolean).length > 8)
  const over = await started({ game: 'cape-horn', names })
  // A long name, and the longer of the two sentences that say who won.
  const { view } = await raceTo(over, ({ result }) => result !== undefined, 3)
  expect(view!.over).toEqual({ winner: 1, how: 'line' })
  const kept = async (...entries: { kind: string }[]): Promise<Played> => {
    const table = await started({
      game: 'cape-horn',
      mode: 'companion',
      names,
      options: { hands: 'yes' },
    })
    for (const entry of [{ kind: 'begins', first: 0 }, ...entries]) {
      const { turn } = (await book(table.code)).view!
      await make(table.code, table.keys[turn?.seat ?? 0]!, entry)
    }
    return table
  }
  const round = Array.from({ length: 5 }, () => ({ kind: 'next' }))
  const rose = (stage: number, colour: string) => ({ kind: 'rose', stage, colour })
  const [red, green, yellow] = [rose(1, 'red'), rose(2, 'green'), rose(3, 'yellow')]
  const tables: [string, Played, string][] = [
    ['sailing', sailing, '.log-book .seat-row, .happened li:first-child'],
    ['race over', over, '.standings > li, #won'],
    ['book', await kept(red), '.log-book .seat-row, .recap > summary'],
    [
      'book closed',
      await kept(red, ...round, green, ...round, yellow),
      '.standings > li, .finale > svg',
    ],
  ]
  const { page } = await newPhone({ width: 1280, height: 720, locale: 'de-DE' })
  for (const [name, { code }, listed] of tables) {
    for (const [width, height] of rotating(walls, 3)) {
      const where = `${name} ${width}`
      await page.setViewportSize({ width, height })
      await page.goto(`/t/${code}/screen`)
      await seeNow(page, /./)
      expect(
        await page.evaluate(() => document.documentElement.scrollHeight),
        where,
      ).toBeLessThanOrEqual(height)
      expect(await page.evaluate(whole, listed), where).toBe(6)
      const { size, text } = await leastType(page)
      expect(size, `${where}: ${text}`).toBeGreaterThanOrEqual(height / 40)
    }
  }
})

test('the chart keeps its size on a wall and for whoever sails, until the end stands beside it', async () => {
  const { code, keys } = await started({
    game: 'cape-horn',
    names: names.slice(0, 3),
    options: { edition: smallChart },
  })
  const [wall, phone, desk] = await Promise.all([
    newPhone({ width: 1280, height: 720 }),
    newPhone(),
    newPhone({ width: 1440, height: 900 }),
  ])
  await hold(phone.context, code, [keys[0]!])
  await hold(desk.context, code, [keys[1]!])
  const pages = [wall, phone, desk].map(({ page }) => page)
  for (const page of pages) {
    await page.goto(`/t/${code}${page === wall.page ? '/screen' : ''}`)
    await page.waitForLoadState('networkidle')
    await keepSizes(page)
  }
  await follow(code, scripts['third rose'], (move, seat) => make(code, keys[seat]!, move))
  for (const page of pages) {
    await see(page.locator('.end'))
    expect((await sizesOf(page)).filter(size => size.startsWith('square'))).toEqual([])
  }
})
