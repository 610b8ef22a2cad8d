// What another seat has just done, in pictures for three seconds over the line of the recap.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Move, View as Race } from '../../web/games/cape-horn/rules/state.ts'
import type { View as Bazaar } from '../../web/games/kairo/rules/state.ts'
import { momentFor as landFor } from '../games/camino/browser/program.ts'
import { raceFor } from '../games/cape-horn/browser/program.ts'
import { moment as lanesAt } from '../games/cape-to-cairo/browser/program.ts'
import { moment as bazaarAt } from '../games/kairo/browser/program.ts'
import { rotating } from '../sweep.ts'
import { withPhones } from './browser.ts'
import { hydrated, loseSight, phoneAt, see } from './people.ts'
import { make, movesOf, type Played } from './program.ts'

const newPhone = withPhones()
const names = ['Alexandra', 'Jonas', 'Ama', 'Pierre']

type At = Played & { frame: { waiting: readonly number[] } }

const isLaying = ({ turn, hand }: Race) => turn?.step === 'laying' && hand.length > 0

// A turn of which nothing was done yet.
const isBeginning = (phase: Bazaar['phase']) =>
  phase.kind === 'turn' && phase.taken === 0 && !phase.put

const games: [string, () => Promise<At>, kind: string][] = [
  [
    'Cape to Cairo',
    () => lanesAt({ names }, ({ view }) => view!.auctions === 3 && view!.phase.kind === 'choosing'),
    'choose',
  ],
  ['Cape Horn', () => raceFor(names, ({ seq, view }) => seq > 30 && isLaying(view!)), 'lay'],
  [
    'Kairo',
    () =>
      bazaarAt({ names }, ({ seq, view }) => seq > 30 && isBeginning(view!.phase) && !view!.final),
    'attract',
  ],
  [
    'Le Camino',
    () =>
      landFor(
        { names: names.slice(0, 2) },
        (moves, { seq }) => seq > 9 && moves.some(({ kind }) => kind === 'lay'),
      ),
    'lay',
  ],
]

// The phone of a seat that does not act; its time stands still, so that the pictures stay.
const watcherOf = async ({ frame, ...table }: At) => {
  const seat = table.keys.findIndex((_, seat) => !frame.waiting.includes(seat))
  const { page } = await phoneAt(newPhone, table, seat, { width: 320, height: 568 })
  await page.clock.install()
  await page.reload()
  await hydrated(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  return page
}

// Where the areas are, and how high.
const placesOf = (page: Page, ...areas: string[]) =>
  page.evaluate(
    areas =>
      areas.map(one => {
        const { top, height } = document.querySelector(one)!.getBoundingClientRect()
        return { one, top, height }
      }),
    areas,
  )
const around = (page: Page) => placesOf(page, '.frame-head', '[data-place=board]')
const within = (page: Page) => placesOf(page, '.recap', '.recap > summary', '.recap-line')

// What of the pictures cannot be seen whole, and how many parts are in sight.
const seenOf = (page: Page) =>
  page.locator('.recap-news').evaluate(strip => {
    const place = strip.getBoundingClientRect()
    const icon = document.querySelector('.recap > summary > .icon')!.getBoundingClientRect()
    const parts = [...strip.children].map(part => part.getBoundingClientRect())
    const seen = parts.filter(({ top }) => top < place.bottom - 1)
    return {
      parts: seen.length,
      pictures: [...strip.querySelectorAll('svg')].length,
      flat: [...strip.querySelectorAll('svg')].filter(svg => {
        const { width, height } = svg.getBoundingClientRect()
        return width < 8 || height < 8 || height > place.height
      }).length,
      cut: seen.filter(({ left, right }) => left < place.left || right > place.right + 0.5).length,
      wide: strip.scrollWidth - strip.clientWidth,
      covers: icon.width > 0 && seen.some(({ right }) => right > icon.left),
    }
  })

test.each(rotating(games, 4))(
  'what another seat did in %s stands in pictures, then as a sentence, and nothing moves',
  async (_, at, kind) => {
    const table = await at()
    const page = await watcherOf(table)
    const strip = page.locator('.recap-news')
    expect(await strip.count()).toBe(0) // what was done before is no news
    const before = await around(page)
    const key = table.keys[table.frame.waiting[0]!]!
    const moves = await movesOf<{ kind: string }>(table.code, key)
    await make(table.code, key, moves.find(move => move.kind === kind)!)
    await see(strip)
    for (const width of [320, 390, 1440, 1920]) {
      await page.setViewportSize({ width, height: width > 1000 ? 900 : 568 })
      const { parts, pictures, ...faults } = await seenOf(page)
      expect({ width, ...faults }).toEqual({ width, flat: 0, cut: 0, wide: 0, covers: false })
      expect(parts).toBeGreaterThan(0)
      expect(pictures).toBeGreaterThan(1)
    }
    await page.setViewportSize({ width: 320, height: 568 })
    const shown = await within(page)
    expect(await around(page)).toEqual(before)
    // Who hears the page is told once, by the sentence.
    expect(await strip.getAttribute('aria-hidden')).toBe('true')
    expect((await page.locator('.recap-line').innerText()).length).toBeGreaterThan(5)
    await page.clock.runFor(2000)
    await see(strip)
    await page.clock.runFor(4000)
    await loseSight(strip)
    expect(await within(page)).toEqual(shown)
    expect(await around(page)).toEqual(before)
  },
)

test('a tap on the pictures opens the list, newer ones replace them, and the own move ends them', async () => {
  const table = await raceFor(names, ({ seq, view }) => seq > 30 && isLaying(view!))
  const page = await watcherOf(table)
  const strip = page.locator('.recap-news')
  const key = table.keys[table.frame.waiting[0]!]!
  const [lay] = (await movesOf<Move>(table.code, key)).filter(({ kind }) => kind === 'lay')
  await make(table.code, key, lay!)
  await see(strip.locator('.horn-card'))
  await strip.click()
  await see(page.locator('.recap[open]'))
  await make(table.code, key, { kind: 'renounce' })
  await see(strip.locator('.icon'))
  expect(await strip.locator('.horn-card').count()).toBe(0)
})
