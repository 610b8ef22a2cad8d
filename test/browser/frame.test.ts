// What stands around every board: the curtain of a shared phone, the story beside it, and the keys
// of a keyboard.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { View } from '../../web/games/kairo/rules/state.ts'
import { moment as landAt } from '../games/camino/browser/program.ts'
import { raceAt } from '../games/cape-horn/browser/program.ts'
import { moment as lanesAt } from '../games/cape-to-cairo/browser/program.ts'
import { moment as bazaarAt } from '../games/kairo/browser/program.ts'
import { rotating } from '../sweep.ts'
import { withPhones } from './browser.ts'
import { hold, house, hydrated, phoneAt, say, see, soon } from './people.ts'
import { endByBots, frameOf, make, type Played, started } from './program.ts'

const newPhone = withPhones()
const names = ['Alexandra', 'Jonas', 'Ama', 'Pierre']

test('no curtain stands over an end', async () => {
  const table = await started({ game: 'kairo', names: names.slice(0, 3) })
  const { page, context } = await newPhone()
  await hold(context, table.code, table.keys.slice(0, 2))
  await page.goto(`/t/${table.code}?seat=room`)
  await see(page.locator('.curtain'))
  await hydrated(page)
  await endByBots(table)
  await see(page.locator('.standings'))
  expect(await page.getByText(say.curtainHint).isVisible()).toBe(false)
})

// A turn of Kairo of which nothing was done yet: the story is of the others.
const isBeginning = (phase: View['phase']) =>
  phase.kind === 'turn' && phase.taken === 0 && !phase.put

const games: [string, () => Promise<Played & { frame: { waiting: readonly number[] } }>][] = [
  ['Cape to Cairo', () => lanesAt({ names }, ({ view }) => view!.auctions === 3)],
  ['Cape Horn', () => raceAt(names, ({ seq, view }) => seq > 30 && view!.turn?.step === 'laying')],
  ['Kairo', () => bazaarAt({ names }, ({ seq, view }) => seq > 30 && isBeginning(view!.phase))],
  ['Le Camino', () => landAt({ names: names.slice(0, 2) }, ({ seq }) => seq > 9)],
]

// Rows of the story of which a part is in sight and another is not; and how far they begin from its
// heading.
const storyOf = (page: Page) =>
  page.evaluate(() => {
    const place = document.querySelector('[data-place=story]')!.getBoundingClientRect()
    const list = document.querySelector('.recap > ol')!.getBoundingClientRect()
    const rows = [...document.querySelectorAll('.recap li')].map(row => row.getBoundingClientRect())
    const seen = rows.filter(({ left }) => left < list.right)
    const title = document.querySelector('.recap-title')?.getBoundingClientRect()
    return {
      isTold: seen.length > 0,
      cut: seen.filter(({ bottom }) => bottom > Math.min(place.bottom, list.bottom) + 1).length,
      apart: title && seen[0] ? Math.round(title.left - seen[0].left) : 0,
    }
  })

test.each(rotating(games, 4))(
  'the story of %s at a desk has whole rows below its heading',
  async (_, at) => {
    const table = await at()
    const { page } = await phoneAt(newPhone, table, table.frame.waiting[0]!, {
      width: 1280,
      height: 720,
      locale: 'de-DE',
    })
    for (const [width, height] of [
      [1280, 720],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect({ width, ...(await storyOf(page)) }).toEqual({ width, isTold: true, cut: 0, apart: 0 })
    }
  },
)

test.each(rotating(games, 4))(
  'what the others did in %s stands whole on a phone',
  async (_, at) => {
    const table = await at()
    const { page } = await phoneAt(newPhone, table, table.frame.waiting[0]!, {
      width: 320,
      height: 568,
      novice: true,
    })
    for (const [width, height] of [
      [320, 568],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await see(page.locator('.tip'))
      const line = page.locator('.recap-line')
      expect((await line.innerText()).length).toBeGreaterThan(5)
      expect(await line.evaluate(one => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
      // All of its lines lie between the tip and the board.
      const [tip, said, board] = (await Promise.all(
        ['.tip', '.recap-line', '[data-place=board]'].map(one => page.locator(one).boundingBox()),
      )) as { y: number; height: number }[]
      expect(said!.y).toBeGreaterThanOrEqual(tip!.y + tip!.height - 1)
      expect(said!.y + said!.height).toBeLessThanOrEqual(board!.y + 1)
    }
  },
)

test('before one has had a turn the story says “so far”, and nothing before anybody had one', async () => {
  const title = async (seat: number, table: Played) => {
    const { page } = await phoneAt(newPhone, table, seat, { width: 1440, height: 900 })
    const found = page.locator('.recap-title')
    return (await found.count()) === 0 ? undefined : found.textContent()
  }
  const first = await started({ game: 'camino', names: names.slice(0, 2) })
  expect(await title(0, first)).toBe(undefined)
  const second = await started({ game: 'cape-to-cairo', names: names.slice(0, 2) })
  await make(second.code, second.keys[0]!, { kind: 'bid', pounds: 1 })
  expect(await title(1, second)).toBe(house.soFar)
  expect(await title(0, second)).toBe(house.sinceYourTurn)
})

test('Enter on a card that is chosen confirms it, and the first link leads to the tray', async () => {
  const table = await bazaarAt({ names }, ({ view, seq }) => {
    const { phase, final, pile } = view!
    return seq > 9 && isBeginning(phase) && !final && pile > 5
  })
  const { page } = await phoneAt(newPhone, table, table.frame.waiting[0]!, {
    width: 1440,
    height: 900,
  })
  await page.locator('.skip').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(
    await page.evaluate(() => document.activeElement?.closest('[data-place=tray]') !== null),
  ).toBe(true)
  await page.keyboard.press('d')
  const card = page.locator('.kairo-choose').first()
  await card.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => card.getAttribute('aria-pressed'), soon).toBe('true')
  const { seq } = await frameOf(table.code)
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await frameOf(table.code)).seq, soon).toBeGreaterThan(seq)
})

// Alone on its phone a purse opens by a tap; where a phone holds several seats, by a finger that
// stays.
test.each([1, 2])(
  'a purse opens and closes without a finger on a phone with %s seats',
  async seats => {
    const table = await started({ game: 'kairo', names: names.slice(0, 3) })
    const { page, context } = await newPhone()
    await hold(context, table.code, table.keys.slice(0, seats))
    await page.goto(`/t/${table.code}?seat=0`)
    await hydrated(page)
    const purse = page.locator('.kairo-purse')
    const isOpen = () => purse.evaluate(one => one.classList.contains('open'))
    await purse.evaluate((one: HTMLElement) => one.click())
    await expect.poll(isOpen, soon).toBe(true)
    await purse.evaluate((one: HTMLElement) => one.click())
    await expect.poll(isOpen, soon).toBe(false)
    await purse.focus()
    await page.keyboard.press('Enter')
    await expect.poll(isOpen, soon).toBe(true)
    await page.keyboard.press('Tab')
    await expect.poll(isOpen, soon).toBe(false)
  },
)
