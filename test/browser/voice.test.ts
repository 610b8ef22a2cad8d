// Voice control, switches and screen readers click: no pointer comes down, none moves, nothing is
// held or dragged. All that a face offers is done by clicks alone.
/// <reference types="vite/client" />
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shelf } from '../../web/shelf.ts'
import { beside, sheet, tell } from '../games/camino/browser/sheets.ts'
import { cell } from '../games/camino/browser/tracing.ts'
import { begins, square } from '../games/camino/evening.ts'
import { bazaar, started as startedKairo } from '../games/kairo/browser/program.ts'
import { rotating } from '../sweep.ts'
import { type Phone, withPhones } from './browser.ts'
import type { Control } from './fingers.ts'
import { hold, hydrated, openScreen, see, soon } from './people.ts'
import { frameOf, make, started } from './program.ts'

const newPhone = withPhones()

// Each game's own, found by file name.
const lists = import.meta.glob<{ controls: readonly Control[] }>('../games/*/browser/fingers.ts', {
  eager: true,
})
const games = shelf.map(
  ({ id }) => [id, lists[`../games/${id}/browser/fingers.ts`]!.controls] as const,
)

// The page hears of clicks, and of no pointer that makes them.
const withoutPointer = async (phone: Phone) => {
  await phone.page.addInitScript(() => {
    const kinds = ['down', 'up', 'move', 'over', 'out', 'enter', 'leave'].flatMap(how => [
      `pointer${how}`,
      `mouse${how}`,
    ])
    for (const kind of [...kinds, 'touchstart', 'touchmove', 'touchend', 'pointercancel'])
      addEventListener(kind, event => event.stopImmediatePropagation(), true)
  })
  return phone
}
const click = (control: Locator) => control.evaluate(one => (one as HTMLElement).click())

test.each(games)('every control of %s does by a click what a finger does', async (_, controls) => {
  const { page } = await withoutPointer(await newPhone())
  for (const control of rotating(controls, 2)) {
    const { table, seat, seq } = await control.table()
    await openScreen(page, {
      path: `/t/${table.code}?seat=${seat}`,
      code: table.code,
      keys: [table.keys[seat]!],
    })
    const last = (await control.find(page)).first()
    await click(last)
    // Twice for a digit and a tally, which show two taps of a finger.
    if (control.shows && !(await control.shows(page).first().isVisible())) await click(last)
    if (control.shows) await see(control.shows(page).first())
    else
      await expect
        .poll(async () => (await frameOf(table.code)).seq, soon)
        .toBe(seq + (control.moves ?? 1))
  }
})

// A phone at a seat, or at two that share it.
const at = async (table: { code: string; keys: string[] }, ...seats: number[]): Promise<Page> => {
  const { page, context } = await withoutPointer(await newPhone())
  await hold(
    context,
    table.code,
    seats.map(seat => table.keys[seat]!),
  )
  await page.goto(`/t/${table.code}?seat=${seats[0]}`)
  await hydrated(page)
  return page
}

test('what a finger holds is opened by a click and covered by the next one: a sealed bid, a purse on a shared phone', async () => {
  const auction = await started({ game: 'cape-to-cairo', names: ['Ama', 'Jonas'] })
  await make(auction.code, auction.keys[0]!, { kind: 'bid', pounds: 17 })
  const bidder = await at(auction, 0)
  const peek = bidder.locator('.peek')
  const covered = await peek.innerText()
  await click(peek)
  await expect.poll(() => peek.innerText(), soon).toContain('17')
  await click(peek)
  await expect.poll(() => peek.innerText(), soon).toBe(covered)

  const fair = await startedKairo({ names: ['Ama', 'Jonas', 'Marta'] })
  const { waiting } = await bazaar(fair.code)
  for (const seats of [[waiting[0]!], [waiting[0]!, (waiting[0]! + 1) % 3]]) {
    const page = await at(fair, ...seats)
    await click(page.locator('.kairo-purse'))
    await see(page.locator('.kairo-purse.open'))
    await click(page.locator('.kairo-purse'))
    await expect.poll(() => page.locator('.kairo-purse.open').count(), soon).toBe(0)
  }
})

test('a road is drawn by clicks, square by square', async () => {
  const table = await beside({ depth: 'trace' }, ['Ama', 'Jonas'])
  await tell(table, 0, begins())
  const page = await at(table, 0)
  for (const name of ['A1', 'B1', 'B2']) await click(cell(page, square(name)))
  await expect.poll(async () => (await sheet(table.code)).view!.pens[0], soon).toBe(square('B2'))
})
