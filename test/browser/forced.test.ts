// What nobody can avoid makes itself: on the phone of its seat, once, where somebody looks; taken
// back, it waits for a tap.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { mustPass, siteOf } from '../../web/games/cape-to-cairo/rules/building.ts'
import { onceId } from '../../web/ui/forced.ts'
import { type Board, type Event, frameOf, moment } from '../games/cape-to-cairo/browser/program.ts'
import { withPhones } from './browser.ts'
import { house, hydrated, loseSight, moveOf, phoneAt, see, soon, undo } from './people.ts'

const newPhone = withPhones()

const mustSeatPass = ({ view, waiting }: Board): boolean => {
  const { phase } = view!
  if (phase.kind !== 'building' || !phase.drawn || waiting[0] !== 0) return false
  const site = siteOf(view!, 0)
  return site !== undefined && mustPass(site)
}

const poor = () => moment({ names: ['Ama', 'Jonas', 'Marta'] }, mustSeatPass)

const control = (page: Page) => moveOf(page, 'pass')

const wait = (page: Page, ms: number) => page.clock.runFor(ms)

test('two phones of one seat fill and pass once, and neither is refused anything', async () => {
  const table = await poor()
  const phones = await Promise.all([1, 2].map(() => phoneAt(newPhone, table, 0, { looks: true })))
  await Promise.all(phones.map(({ page }) => loseSight(control(page))))
  const { seq, told } = await frameOf<Board>(table.code)
  expect(seq).toBe(table.frame.seq + 1)
  expect(told).toMatchObject({
    seat: 0,
    events: [{ kind: 'passed', seat: 0 } satisfies Partial<Event>],
  })
  for (const { page } of phones) expect(await page.locator('.refused, .refusal').count()).toBe(0)
  // Taken back it is not made again by itself: whoever took it back may want to think.
  const [{ page }] = phones as [(typeof phones)[number]]
  await undo(page).click()
  await see(control(page))
  expect(await control(page).textContent()).not.toContain(house.forced)
  await control(page).click()
  await expect.poll(async () => (await frameOf(table.code)).seq, soon).toBe(seq + 2)
})

test('it waits for who does something else, looks elsewhere or has the rules open; a tap makes it at once', async () => {
  const table = await poor()
  const { page } = await newPhone({ looks: true })
  const { page: away } = await phoneAt(newPhone, table, 0)
  await page.clock.install()
  await page.context().addCookies(await away.context().cookies())
  await page.goto(`/t/${table.code}?seat=0`)
  await page.clock.pauseAt(Date.now() + 60_000)
  await hydrated(page)
  await see(control(page))
  expect(await control(page).textContent()).toContain(house.forced)
  // By one id, so that the table takes it once, whichever phone comes first.
  expect(await control(page).getAttribute('data-forced')).toBe(
    onceId({ you: 0, seq: table.frame.seq }),
  )
  const isUnderWay = () => control(page).getAttribute('aria-busy')
  await wait(page, 1400)
  await page.keyboard.press('Shift')
  await wait(page, 1400)
  expect(await isUnderWay()).toBe('false')
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('dialog'), { open: true })),
  )
  await wait(page, 6000)
  expect(await isUnderWay()).toBe('false')
  expect((await frameOf(table.code)).seq).toBe(table.frame.seq)
  await control(page).click()
  await expect.poll(async () => (await frameOf(table.code)).seq, soon).toBe(table.frame.seq + 1)
  await see(undo(away))
})
