// What a phone or a laptop shows of a race is whole, and nothing moves under a finger.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { View } from '../../../../web/games/cape-horn/rules/state.ts'
import { withPhones } from '../../../browser/browser.ts'
import { moveOf, phoneAt, see, soon } from '../../../browser/people.ts'
import { make, started } from '../../../browser/program.ts'
import { words } from './people.ts'
import { book, type Race, raceAt } from './program.ts'

const newPhone = withPhones()
const names = ['Alexandra', 'Jonas', 'Ama', 'Pierre', 'Zoë']

const laid = (view: View) => view.laid.filter(Boolean).length
const isLaying = ({ view }: Race) =>
  view!.turn?.step === 'laying' &&
  view!.turn.laid === 0 &&
  laid(view!) > 12 &&
  view!.ships[view!.turn.seat]!.cards > 2

const boxes = (page: Page, where: string) =>
  page
    .locator(where)
    .evaluateAll(all => all.map(one => one.getBoundingClientRect().toJSON() as DOMRect))

test('on the smallest phone the two squares ahead of one’s ship are in the window', async () => {
  const { frame, ...table } = await raceAt(names.slice(0, 3), isLaying)
  const seat = frame.waiting[0]!
  const { page } = await phoneAt(newPhone, table, seat, { width: 320, height: 568 })
  const { at } = frame.view!.ships[seat]!
  const stage = [1, 2, 3].find(n => frame.options.edition.map.join('')[at] === String(n))!
  const step = { 1: 14, 2: -1, 3: -14 }[stage]!
  const [window] = await boxes(page, '.grid-window')
  for (const square of [at, at + step, at + 2 * step]) {
    if (!Number(frame.options.edition.map.join('')[square])) continue
    const [box] = await boxes(page, `[data-square="${square}"]`)
    expect(box!.top, `${square}`).toBeGreaterThanOrEqual(window!.top - 1)
    expect(box!.bottom, `${square}`).toBeLessThanOrEqual(window!.bottom + 1)
  }
})

test('on the smallest phone the chart has the room of the acts while others sail, and its squares stay as they are', async () => {
  const { frame, ...table } = await raceAt(names.slice(0, 3), isLaying)
  const seat = frame.waiting[0]!
  const size = { width: 320, height: 568 }
  const [own, other] = await Promise.all(
    [seat, (seat + 1) % 3].map(async one => (await phoneAt(newPhone, table, one, size)).page),
  )
  const [chart, wide] = await Promise.all(
    [own!, other!].map(async page => (await boxes(page, '.grid-window'))[0]!),
  )
  expect(wide!.height - chart!.height).toBeGreaterThan(80)
  const [small, large] = await Promise.all(
    [own!, other!].map(async page => (await boxes(page, '[data-square="40"]'))[0]!),
  )
  expect(Math.abs(large!.width - small!.width)).toBeLessThan(1)
})

test.each([
  [320, 568],
  [390, 844],
])('the sentence and its note end before the sign of the rule, at %i', async (width, height) => {
  const { frame, ...table } = await raceAt(names.slice(0, 3), isLaying)
  const { page } = await phoneAt(newPhone, table, frame.waiting[0]!, { width, height })
  const [sign] = await boxes(page, '.do-now-sign')
  const note = await page.locator('.do-now p').evaluate(one => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return range.getBoundingClientRect().right
  })
  expect(note).toBeLessThanOrEqual(sign!.left)
})

test('at a desk a key stands beside its card, and all five ships are whole on a laptop', async () => {
  const { frame, ...table } = await raceAt(names, isLaying)
  const { page } = await phoneAt(newPhone, table, frame.waiting[0]!, { width: 1280, height: 720 })
  const inset = await page
    .locator('.hand .card-button')
    .first()
    .evaluate(one => Number.parseFloat(getComputedStyle(one, '::after').top))
  expect(inset).toBeLessThanOrEqual(-19)
  for (const [width, height] of [
    [1280, 720],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    const [place] = await boxes(page, '.frame-beside')
    const rows = await boxes(page, '.frame-beside .seat-row')
    expect(rows).toHaveLength(5)
    for (const row of rows) expect(row.bottom, `${width}`).toBeLessThanOrEqual(place!.bottom + 1)
  }
})

const evening = async () => {
  const table = await started({ game: 'cape-horn', mode: 'companion', names: names.slice(0, 3) })
  const say = async (entry: { kind: string; [more: string]: unknown }) =>
    make(table.code, table.keys[(await book(table.code)).view!.turn?.seat ?? 0]!, entry)
  await say({ kind: 'begins', first: 0 })
  return { ...table, say }
}

test.each([
  [320, 568, 'de-DE'],
  [390, 844, 'en-GB'],
  [390, 844, 'fr-FR'],
] as const)(
  'taking a rose moves no station, and all of them stand above the foot, at %i',
  async (width, height, locale) => {
    const table = await evening()
    const { page } = await phoneAt(newPhone, table, 0, { width, height, locale })
    const before = await boxes(page, '.rose-key')
    await moveOf(page, 'rose').first().click()
    await see(page.locator('.rose-key.owned'))
    await expect
      .poll(async () => (await boxes(page, '.rose-key')).map(({ top }) => Math.round(top)), soon)
      .toEqual(before.map(({ top }) => Math.round(top)))
    const [foot] = await boxes(page, '.foot')
    for (const { bottom } of before) expect(bottom).toBeLessThanOrEqual(foot!.top + 1)
  },
)

test('closing the race is confirmed above the bar at the foot', async () => {
  const table = await evening()
  const { page } = await phoneAt(newPhone, table, 0)
  await page.locator('.leaving summary').click()
  const key = page.getByRole('button', { name: words.sheet.close })
  await see(key)
  const [foot] = await boxes(page, '.foot')
  await expect
    .poll(async () => (await key.boundingBox())!.y + (await key.boundingBox())!.height, soon)
    .toBeLessThan(foot!.top)
})

test.each([3, 5])('the log book of %i ships fills the wall', async ships => {
  const table = await started({
    game: 'cape-horn',
    mode: 'companion',
    names: names.slice(0, ships),
  })
  await make(table.code, table.keys[0]!, { kind: 'begins', first: 0 })
  const { page } = await newPhone({ width: 1920, height: 1080 })
  await page.goto(`/t/${table.code}/screen`)
  const [paper] = await boxes(page, '.log-book')
  expect(paper!.bottom).toBeGreaterThan(0.86 * 1080)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1080)
})
