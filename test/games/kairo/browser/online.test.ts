// Kairo online: three phones build, attract, draw and stop by taps, by keys alone and without
// script.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type PhoneOptions, withPhones } from '../../../browser/browser.ts'
import { hydrated, meanwhile, phoneAt, see, soon } from '../../../browser/people.ts'
import type { Played } from '../../../browser/program.ts'
import { isOnTurn } from '../../../sweep.ts'
import { upToDate } from './people.ts'
import { type Bazaar, bazaar, moment, offers, playOn, playTo } from './program.ts'

const newPhone = withPhones()

const isOpen = ({ view, seq }: Bazaar) =>
  view!.phase.kind === 'turn' &&
  view!.phase.taken === 0 &&
  !view!.phase.put &&
  seq > 9 &&
  !view!.final

const phoneOf = async (table: Played, seat: number, options?: PhoneOptions) =>
  (await phoneAt(newPhone, table, seat, options)).page

// What one does reaches the table, and the page is told.
async function done({ code, keys }: Played, page: Page, act: () => Promise<unknown>) {
  const { seq, waiting } = await bazaar(code)
  await act()
  await expect.poll(async () => (await bazaar(code)).seq, soon).toBeGreaterThan(seq)
  const now = await bazaar(code)
  if (now.waiting[0] === waiting[0]) await upToDate(page, keys[waiting[0]!]!)
}

// A page anew, awake again.
const anew = async (page: Page) => {
  await page.reload()
  await hydrated(page)
}

const act = (page: Page, n: number) => page.locator('.kairo-acts .button').nth(n)
const final = (page: Page) => page.locator('.foot button[name="move"]')

test.runIf(isOnTurn(3, 4))(
  'three phones: an attraction, a draw and a build by taps, then everybody stops and somebody wins',
  async () => {
    const table = await moment(
      { names: ['Ama', 'Jonas', 'Marta'] },
      frame => isOpen(frame) && offers(frame, 'attract'),
    )
    const pages = await Promise.all([0, 1, 2].map(seat => phoneOf(table, seat)))
    const acting = async () => pages[(await bazaar(table.code)).waiting[0]!]!

    // Attract: whom, to which entrance, and a last tap.
    const first = await acting()
    await act(first, 1).click()
    await first.locator('.kairo-key:not(:disabled)').first().click()
    // A straight course is a line without width or without height, which Playwright counts as
    // hidden.
    await first.locator('.grid-course').first().waitFor({ state: 'attached' })
    await done(table, first, () => final(first).click())

    // Draw two, each with a second tap that says it is for good; with two cards in hand nothing is
    // to be put away.
    const few = (frame: Bazaar) =>
      isOpen(frame) && frame.view!.players[frame.waiting[0]!]!.cards < 3
    await meanwhile(pages, () => playOn(table, few))
    const second = await acting()
    await anew(second)
    await act(second, 2).click()
    for (const _ of [1, 2]) {
      await second.locator('.kairo-choose').first().click()
      await done(table, second, () => final(second).click())
    }

    // Build: a cloth that grows, a square, the payment, a card. Putting and paying are taken back
    // one by one.
    const grows = (page: Page) => page.locator('.kairo-key:not(:disabled)', { hasText: '→' })
    await meanwhile(pages, () =>
      playOn(table, frame => isOpen(frame) && offers(frame, 'extension')),
    )
    const builder = await acting()
    await anew(builder)
    await act(builder, 0).click()
    await grows(builder).first().click()
    await done(table, builder, () => builder.locator('[data-square].legal').first().click())
    await done(table, builder, () => final(builder).click())
    await see(builder.locator('.kairo-choose').first())
    await done(table, builder, () => builder.locator('.undo button').click())
    await see(builder.locator('.way input:checked'))
    await done(table, builder, () => final(builder).click())
    await builder.locator('.kairo-choose').first().click()
    await done(table, builder, () => final(builder).click())

    // The last stall is built by programs; who may still build stops by two taps.
    await meanwhile(pages, () =>
      playTo(table, ({ view, result }) => result !== undefined || view!.final !== undefined),
    )
    for (;;) {
      const { result, waiting } = await bazaar(table.code)
      if (result) break
      const page = pages[waiting[0]!]!
      await anew(page)
      await page.locator('.kairo-acts .button').last().click()
      await done(table, page, () => final(page).click())
    }
    for (const page of pages) await page.reload()
    for (const page of pages) await see(page.locator('.end').first())
  },
)

test('a turn by keys alone', async () => {
  const table = await moment({ names: ['Ama', 'Jonas'] }, isOpen)
  const seat = table.frame.waiting[0]!
  const page = await phoneOf(table, seat)
  await see(act(page, 2))
  await act(page, 2).focus()
  await page.keyboard.press('Enter')
  for (const _ of [1, 2]) {
    await page.locator('.kairo-choose').first().focus()
    await page.keyboard.press('Enter')
    await final(page).focus()
    await done(table, page, () => page.keyboard.press('Enter'))
  }
  await act(page, 0).waitFor({ state: 'hidden' })
})

test('a turn without script, from the list of all moves', async () => {
  const table = await moment({ names: ['Ama', 'Jonas'] }, isOpen)
  const seat = table.frame.waiting[0]!
  const page = await phoneOf(table, seat, { js: false })
  await page.goto(`/t/${table.code}?seat=${seat}&list`)
  const button = page.locator('#move-list button').first()
  await see(button)
  const { seq } = table.frame
  await button.click()
  await expect.poll(async () => (await bazaar(table.code)).seq, soon).toBeGreaterThan(seq)
})
