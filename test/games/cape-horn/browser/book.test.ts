// The log book's page: one tap for an ordinary turn, nothing below the fold, no dead key without
// its reason.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { houses } from '../../../../web/words/all.ts'
import { withPhones } from '../../../browser/browser.ts'
import {
  hold,
  holdScripts,
  house,
  hydrated,
  moveOf,
  phoneAt,
  rested,
  see,
  seeText,
  soon,
} from '../../../browser/people.ts'
import { make, started } from '../../../browser/program.ts'
import { done, upToDate, words } from './people.ts'
import { book } from './program.ts'

const newPhone = withPhones()
const names = ['Alexandra', 'Maximilian', 'Großmutter']
const phones = [
  [320, 568],
  [390, 844],
] as const
const begun = async () => {
  const table = await started({ game: 'cape-horn', mode: 'companion', names })
  await make(table.code, table.keys[0]!, { kind: 'begins', first: 0 })
  return table
}
const opened = async (seat: number, size: object, table: Awaited<ReturnType<typeof begun>>) => {
  const { page, context } = await newPhone(size)
  await hold(context, table.code, [table.keys[seat]!])
  await page.goto(`/t/${table.code}`)
  await hydrated(page)
  return page
}

// Controls of the next entry that one would have to scroll for, or that something lies over.
const outOfSight = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.tile, .rose-key, .crossing button, .onward button, .peg > summary',
      ),
    ]
      .filter(control => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return (
          bottom > innerHeight ||
          right > innerWidth ||
          !under ||
          !(control.contains(under) || under === control)
        )
      })
      .map(control => control.getAttribute('aria-label') ?? control.textContent),
  )

test('on a phone of any size all that the next entry needs is above the fold', async () => {
  const table = await begun()
  const page = await opened(0, { locale: 'de-DE' }, table)
  const seeAll = async () => {
    await rested(page)
    for (const [width, height] of [...phones, [844, 390] as const]) {
      await page.setViewportSize({ width, height })
      expect(await outOfSight(page), `${width} × ${height}`).toEqual([])
    }
  }
  await seeAll()
  const say = async (...kinds: object[]) => {
    for (const entry of kinds) {
      const { turn } = (await book(table.code)).view!
      await make(table.code, table.keys[turn!.seat]!, entry as { kind: string })
    }
  }
  const next = { kind: 'next' }
  await say({ kind: 'rose', stage: 1, colour: 'red' }, next, next, next)
  await say({ kind: 'rose', stage: 2, colour: 'green' }, next, next, next)
  await upToDate(page)
  await see(page.locator('.crossing button'))
  await seeAll()
})

test('on a phone names stand whole, and whoever’s turn it is, no control moves', async () => {
  const long = ['Alexandra', 'Maximiliane', 'Jo', 'Großmutter', 'Pierre-François']
  const { code, keys } = await started({ game: 'cape-horn', mode: 'companion', names: long })
  await make(code, keys[0]!, { kind: 'begins', first: 0 })
  const page = await opened(0, { locale: 'de-DE' }, { code, keys, hostKey: '' })
  const tops = () =>
    page.evaluate(() =>
      ['.specials', '.rose-keys', '.onward button', '.foot'].map(one =>
        Math.round(document.querySelector(one)!.getBoundingClientRect().top),
      ),
    )
  const cut = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.seat-who > strong')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    )
  const seen = phones.map((): { tops: number[]; cut: (string | null)[] }[] => [])
  for (const [seat, name] of long.entries()) {
    if (seat > 0) await page.getByRole('button', { name: houses.de.enterFor(name) }).click()
    await see(page.locator(`.onward input[name="seat"][value="${seat}"]`).locator('..'))
    for (const [i, [width, height]] of phones.entries()) {
      await page.setViewportSize({ width, height })
      seen[i]!.push({ tops: await tops(), cut: await cut() })
    }
    await make(code, keys[seat]!, { kind: 'next' })
  }
  for (const at of seen) expect(at).toEqual(long.map(() => ({ tops: at[0]!.tops, cut: [] })))
})

test('for another seat nothing is entered by one tap: it is opened, and stays open until the turn goes on', async () => {
  const table = await begun()
  const { code, keys } = table
  const page = await opened(2, {}, table)
  const opens = (seat: number) => page.getByRole('button', { name: house.enterFor(names[seat]!) })
  const entries = page.locator('.sheet-face [name="move"]:visible')
  const turn = async () => (await book(code)).view!.turn
  await see(opens(0))
  expect(await entries.count()).toBe(0)
  // Who keeps the book for all opens it once a turn, not once an entry.
  await opens(0).click()
  await seeText(page, house.enteringFor(names[0]!))
  for (const kind of ['sails', 'draws', 'next']) {
    await upToDate(page)
    await done(code, () => moveOf(page, kind).first().click())
  }
  expect(await turn()).toMatchObject({ seat: 1, step: 'laying' })
  await see(opens(1))
  await expect.poll(() => entries.count(), soon).toBe(0)
  // What was opened is closed when the seat’s turn comes again.
  await opens(1).click()
  await see(moveOf(page, 'next'))
  for (const seat of [1, 2, 0]) await make(code, keys[seat]!, { kind: 'next' })
  await see(opens(1))
  expect(await entries.count()).toBe(0)
})

test('without script too one may enter for another seat, once that is unfolded', async () => {
  const table = await begun()
  const { page } = await phoneAt(newPhone, table, 2, { js: false })
  expect(await page.locator('.sheet-face [name="move"]:visible').count()).toBe(0)
  await page.locator('summary', { hasText: house.enterFor(names[0]!) }).click()
  await moveOf(page, 'next').click()
  await see(page.locator('summary', { hasText: house.enterFor(names[1]!) }))
  expect((await book(table.code)).view!.turn!.seat).toBe(1)
})

test('what was unfolded before the script came is open once it is there', async () => {
  const table = await begun()
  const { page, context } = await newPhone()
  await hold(context, table.code, [table.keys[2]!])
  const come = await holdScripts(page)
  await page.goto(`/t/${table.code}`, { waitUntil: 'commit' })
  await page.locator('summary', { hasText: house.enterFor(names[0]!) }).click()
  come()
  await seeText(page, house.enteringFor(names[0]!))
  await see(moveOf(page, 'next'))
})

test('an ordinary turn is one tap, and the peg is set by two', async () => {
  const table = await begun()
  const page = await opened(2, {}, table)
  const view = async () => (await book(table.code)).view!
  for (const [seat, name] of [
    [0, names[1]!],
    [1, names[2]!],
  ] as const) {
    expect((await view()).turn!.seat).toBe(seat)
    await page.getByRole('button', { name: house.enterFor(names[seat]!) }).click()
    await upToDate(page)
    await done(table.code, () => page.getByRole('button', { name: words.sheet.next(name) }).click())
  }
  expect((await view()).pages.map(({ points }) => points)).toEqual([4, 4, 4])
  await upToDate(page)
  await page.locator('.peg > summary').click()
  await done(table.code, () => page.getByRole('button', { name: words.sheet.pegTo(7) }).click())
  expect((await view()).pages.map(({ points }) => points)).toEqual([4, 4, 7])
  await expect.poll(() => page.locator('.peg[open]').count(), soon).toBe(0)
})

test('keys that a table may not tap now say why', async () => {
  const table = await begun()
  await make(table.code, table.keys[0]!, { kind: 'rose', stage: 1, colour: 'red' })
  const page = await opened(0, {}, table)
  await expect
    .poll(() => page.locator('.rack > p').textContent(), soon)
    .toContain(words.refused['sprint-first'])
  expect(await page.locator('.rose-key:enabled').count()).toBe(0)
  await make(table.code, table.keys[0]!, { kind: 'sprinted' }).catch(() => undefined) // four points: too few
  await make(table.code, table.keys[0]!, { kind: 'peg', points: 8 })
  await make(table.code, table.keys[0]!, { kind: 'sprinted' })
  await expect.poll(() => page.locator('.rose-key:enabled').count(), soon).toBe(4)
  expect(await page.locator('.rack > p').textContent()).not.toContain(words.refused['sprint-first'])
})

test('that the players ended the race is told once at its end, and every leader’s roses', async () => {
  const table = await begun()
  const enter = (seat: number, entry: Parameters<typeof make>[2]) =>
    make(table.code, table.keys[seat]!, entry)
  await enter(0, { kind: 'rose', stage: 2, colour: 'green' })
  await enter(0, { kind: 'next' })
  await enter(1, { kind: 'rose', stage: 1, colour: 'red' })
  await enter(1, { kind: 'next' })
  await enter(2, { kind: 'closed' })
  const page = await opened(0, { width: 390, height: 844 }, table)
  await see(page.locator('.standings'))
  const said = await page.locator('body').innerText()
  expect(said.split(words.sheet.closed)).toHaveLength(2)
  for (const name of names.slice(0, 2)) expect(said).toContain(`${name} · `)
})
