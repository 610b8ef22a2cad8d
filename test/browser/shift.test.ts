// Nothing moves that nobody moved: what the browser counts as layout shift over a game that programs play, on phones, on a desk and in
// the room. A sum of 0.05 is a twentieth of the screen, once.
import { expect, test } from 'vitest'
import { playTo as linesTo } from '../games/cape-to-cairo/browser/program.ts'
import { withPhones } from './browser.ts'
import { hold, hydrated } from './people.ts'
import { type Played, started } from './program.ts'

const newPhone = withPhones()
const most = 0.05
const screens = [
  ['a small phone', 320, 568, true],
  ['a phone', 390, 844, true],
  ['a desk', 1440, 900, true],
  ['the room', 1440, 900, false],
] as const

// Up to a number of actions, before the end: its page takes the board's place.
const evenings: [game: string, seats: number, play: (table: Played) => Promise<unknown>][] = [
  ['cape-to-cairo', 4, table => linesTo(table, ({ seq }) => seq > 90)],
]

test.each(evenings)('nothing of %s moves by itself', async (game, seats, play) => {
  const table = await started({ game, names: ['Alexandra', 'Jonas', 'Ama', 'Pierre'].slice(0, seats) })
  const pages = await Promise.all(
    screens.map(async ([, width, height, sits]) => {
      const { page, context } = await newPhone({ width, height })
      if (sits) await hold(context, table.code, [table.keys[0]!])
      await page.goto(`/t/${table.code}${sits ? '' : '/screen'}`)
      await hydrated(page)
      await page.evaluate(() => {
        const found: { value: number; what: string[] }[] = []
        Object.assign(window, { shifts: found })
        new PerformanceObserver(list => {
          for (const entry of list.getEntries() as unknown as (PerformanceEntry & Shift)[])
            found.push({ value: entry.value, what: entry.sources.map(({ node }) => nameOf(node)) })
          function nameOf(node: Node | null) {
            return node instanceof Element ? `${node.tagName.toLowerCase()}.${node.getAttribute('class')}` : 'text'
          }
        }).observe({ type: 'layout-shift' })
      })
      return page
    }),
  )
  await play(table)
  const wrong: string[] = []
  for (const [i, page] of pages.entries()) {
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: { value: number; what: string[] }[] }).shifts,
    )
    const sum = shifts.reduce((all, { value }) => all + value, 0)
    const worst = [...shifts].sort((a, b) => b.value - a.value).slice(0, 4)
    if (sum > most)
      wrong.push(`${screens[i]![0]}: ${sum.toFixed(3)}, ${worst.map(({ what }) => what.join(' ')).join('; ')}`)
  }
  expect(wrong).toEqual([])
})
interface Shift {
  value: number
  sources: { node: Node | null }[]
}
