// What another seat has just done, in pictures for three seconds over the line of the recap.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { View as Race } from '../../web/games/cape-horn/rules/state.ts'
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

// Makes the first move of a kind, as the seat whose turn it is.
const act = async ({ code, keys, frame }: At, kind: string) => {
  const key = keys[frame.waiting[0]!]!
  const moves = await movesOf<{ kind: string }>(code, key)
  await make(code, key, moves.find(move => move.kind === kind)!)
}

// From now on the time of a page stands still, so that the pictures stay.
const stopClock = async (page: Page) => {
  await page.clock.install()
  await page.reload()
  await hydrated(page)
  await page.clock.pauseAt(Date.now() + 60_000)
}

// The phone of a seat that does not act.
const watcherOf = async ({ frame, ...table }: At) => {
  const seat = table.keys.findIndex((_, seat) => !frame.waiting.includes(seat))
  const { page } = await phoneAt(newPhone, table, seat, { width: 320, height: 568 })
  await stopClock(page)
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
    const recap = strip.closest('.recap')!
    const clips = getComputedStyle(recap).overflow !== 'visible' // on a wall
    const story = (clips ? recap : recap.parentElement!).getBoundingClientRect()
    const icon = document.querySelector('.recap > summary > .icon')!.getBoundingClientRect()
    const parts = [...strip.children].map(part => part.getBoundingClientRect())
    const seen = parts.filter(({ top }) => top < place.bottom - 1)
    return {
      parts: seen.length,
      pictures: [...strip.querySelectorAll('svg')].length,
      flat: [...strip.querySelectorAll('svg')].filter(svg => {
        const { width, height } = svg.getBoundingClientRect()
        return width < 8 || height < 8
      }).length,
      out: [...strip.querySelectorAll('svg')]
        .map(svg => svg.getBoundingClientRect())
        .filter(({ top }) => top < place.bottom - 1)
        .filter(({ top, bottom }) => top < story.top - 1 || bottom > story.bottom + 1)
        .map(({ top, bottom }) => [story.top - top, bottom - story.bottom]),
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
    await act(table, kind)
    await see(strip)
    for (const width of [320, 390, 1440, 1920]) {
      await page.setViewportSize({ width, height: width > 1000 ? 900 : 568 })
      const { parts, pictures, ...faults } = await seenOf(page)
      expect({ width, ...faults }).toEqual({
        width,
        flat: 0,
        out: [],
        cut: 0,
        wide: 0,
        covers: false,
      })
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

// On a wall Cape Horn has a board of turns, and Le Camino a picture of the last tile.
test.each(games.filter(([game]) => game === 'Kairo' || game === 'Cape to Cairo'))(
  'what a seat did in %s stands in pictures on a wall, whole',
  async (_, at, kind) => {
    const table = await at()
    const { page } = await newPhone({ width: 1920, height: 1080 })
    await page.goto(`/t/${table.code}/screen`)
    await stopClock(page)
    await act(table, kind)
    await see(page.locator('.recap-news'))
    const { pictures, parts, ...faults } = await seenOf(page)
    expect(faults).toEqual({ flat: 0, out: [], cut: 0, wide: 0, covers: false })
    expect(parts).toBeGreaterThan(0)
    expect(pictures).toBeGreaterThan(1)
  },
)

test('a tap on the pictures opens the list, and newer ones replace them', async () => {
  const table = await raceFor(names, ({ seq, view }) => seq > 30 && isLaying(view!))
  const page = await watcherOf(table)
  const strip = page.locator('.recap-news')
  await act(table, 'lay')
  await see(strip.locator('.horn-card'))
  await strip.click()
  await see(page.locator('.recap[open]'))
  await act(table, 'renounce')
  await see(strip.locator('.icon'))
  expect(await strip.locator('.horn-card').count()).toBe(0)
})
