// What a phone shows of an auction and of a crossing is whole, and nothing of it is drawn twice.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { payments, siteOf } from '../../../../web/games/cape-to-cairo/rules/building.ts'
import { withPhones } from '../../../browser/browser.ts'
import { loseSight, moveOf, phoneAt, see } from '../../../browser/people.ts'
import { game } from './people.ts'
import {
  type Board,
  frameOf,
  make,
  moment,
  type Played,
  playTo,
  type Sheet,
  started,
} from './program.ts'

const newPhone = withPhones()
const names = ['Alexandra', 'Jonas', 'Ama', 'Pierre']

const bidding = async (...bids: number[]): Promise<Played> => {
  const table = await started({ names: names.slice(0, bids.length) })
  for (const [seat, pounds] of bids.entries())
    await make(table.code, table.keys[seat]!, { kind: 'bid', pounds })
  return table
}

/** What of these is cut by a box around it, by the tray or by the window. */
const cut = (page: Page, parts: string, within = 'body') =>
  page.evaluate(
    ([parts, within]) => {
      const box = document.querySelector(within!)!.getBoundingClientRect()
      const tray = document.querySelector('[data-place=tray]')!
      return [...document.querySelectorAll<HTMLElement>(parts!)]
        .filter(part => part.checkVisibility())
        .flatMap(part => {
          const { top, bottom, height } = part.getBoundingClientRect()
          const ends = tray.contains(part)
            ? innerHeight
            : tray.querySelector('.ticket, .reveal')?.getBoundingClientRect().top
          const most = Math.min(innerHeight, box.bottom, ends ?? innerHeight)
          return height === 0 || top < box.top - 1 || bottom > most + 1
            ? [part.innerText || part.className]
            : []
        })
    },
    [parts, within],
  )

test.each([
  ['three bids and a tie', [12, 12, 7]],
  ['four of the same', [12, 12, 12, 12]],
])('the reveal of %s is whole on the smallest phone, for all', async (_, bids) => {
  const table = await bidding(...bids)
  for (const seat of bids.keys()) {
    const { page } = await phoneAt(newPhone, table, seat, {
      width: 320,
      height: 568,
      locale: 'de-DE',
    })
    expect(await page.locator('.reveal > li').count()).toBe(bids.length + 1)
    expect(await cut(page, '.reveal > li', '.reveal'), `seat ${seat}`).toEqual([])
    expect(await cut(page, '.line-head', '.lanes'), `seat ${seat}`).toEqual([])
  }
})

test('bids of the reveal stand apart from each other', async () => {
  const table = await bidding(12, 12, 7)
  const { page } = await phoneAt(newPhone, table, 0)
  const [first, second] = await page
    .locator('.reveal > .seat-row')
    .evaluateAll(all => all.map(one => one.getBoundingClientRect()))
  expect(second!.left - first!.right).toBeGreaterThanOrEqual(8)
})

test('in the ledger all that the others have stands above the ticket of the smallest phone', async () => {
  const table = await started({ mode: 'companion', names })
  await playTo<Sheet>(table, ({ view }) => view!.phase.kind === 'auction' && view!.auctions === 4)
  for (const locale of ['en-GB', 'de-DE', 'fr-FR', 'it-IT']) {
    const { page } = await phoneAt(newPhone, table, 0, { width: 320, height: 568, locale })
    expect(await page.locator('.accounts .seat-figure:visible').count()).toBe(3)
    expect(await cut(page, '.accounts :is(.seat-figure, .seat-who > strong)'), locale).toEqual([])
  }
})

test.each([2, 3, 4])('before a card is turned up each of %i lanes is drawn once', async players => {
  const isDrawing = ({ view }: Board) =>
    view!.phase.kind === 'building' &&
    !view!.phase.drawn &&
    view!.auctions > 2 &&
    view!.auctions < 8
  const table = await moment({ names: names.slice(0, players) }, isDrawing)
  for (const seat of [...Array(players).keys()])
    for (const [width, height] of [
      [390, 844],
      [320, 568],
    ] as const) {
      const { page } = await phoneAt(newPhone, table, seat, { width, height })
      const lanes = await page
        .locator('.lane-of:visible')
        .evaluateAll(all => all.map(one => one.getAttribute('data-lane')))
      expect(lanes.sort(), `${width}, seat ${seat}`).toEqual([...Array(players).keys()].map(String))
      expect(await cut(page, '.lane-row', '.lane-rows'), `${width}, seat ${seat}`).toEqual([])
    }
})

const hasWays = ({ view }: Board): boolean => {
  const { phase } = view!
  const site = phase.kind === 'building' && phase.drawn ? siteOf(view!, phase.turn) : undefined
  return site !== undefined && view!.auctions > 2 && payments(site).length > 1
}

test('what a crossing needs stands on one line, its rails on another, and what is left right of its heading', async () => {
  const table = await moment({ names }, hasWays)
  const { page } = await phoneAt(newPhone, table, table.frame.waiting[0]!, { locale: 'de-DE' })
  const linesOf = (where: string) =>
    page.locator(where).evaluate(one => {
      const range = document.createRange()
      range.selectNodeContents(one)
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size
    })
  expect(await linesOf('.crossing-sum > h2')).toBe(1)
  const tops = await page
    .locator('.crossing-sum .piece')
    .evaluateAll(all => new Set(all.map(one => one.getBoundingClientRect().top)).size)
  expect(tops).toBe(1)
  const [legend, after] = await page
    .locator('legend > *')
    .evaluateAll(all => all.map(one => one.getBoundingClientRect()))
  expect(after!.left).toBeGreaterThan(legend!.left + 40)
  expect(Math.abs(after!.bottom - legend!.bottom)).toBeLessThan(8)
  expect(await cut(page, '.crossing *', '.band')).toEqual([])
})

test.each([2, 3, 4])('while one of %i decides, the own lane is drawn once', async players => {
  const table = await moment({ names: names.slice(0, players) }, hasWays)
  for (const seat of [...Array(players).keys()])
    for (const [width, height] of [
      [390, 844],
      [320, 568],
    ] as const) {
      const { page } = await phoneAt(newPhone, table, seat, { width, height, locale: 'de-DE' })
      const lanes = page.locator('.lane-of:visible')
      expect(await lanes.count(), `${width}, seat ${seat}`).toBe(players)
      expect(await page.locator(`.mine [data-lane="${seat}"]:visible`).count()).toBe(1)
      const parts = '.crossing > *, .crossing-sum > *, .lane-row, .mine > *'
      expect(await cut(page, parts), `${width}, seat ${seat}`).toEqual([])
      // What it needs stands above the ways to pay.
      const bottomOf = (where: string) =>
        page.locator(where).evaluate(one => one.getBoundingClientRect().bottom)
      const ways = await page
        .locator('.decides > form')
        .evaluateAll(all => all.map(one => one.getBoundingClientRect().top))
      expect(ways).toHaveLength(seat === table.frame.waiting[0] ? 1 : 0)
      for (const top of ways) expect(await bottomOf('.sum-in-words')).toBeLessThanOrEqual(top + 1)
    }
})

// The box of a crossing: it begins below one's own lane and ends at the rows of the others.
const boxOf = async (page: Page) => {
  const [mine, rows] = await Promise.all(
    ['.mine', '.lane-rows'].map(one => page.locator(one).boundingBox()),
  )
  return [Math.round(mine!.y + mine!.height), Math.round(rows!.y)]
}

const isLast = (frame: Board) => {
  const { phase, railways } = frame.view!
  return hasWays(frame) && phase.kind === 'building' && railways[phase.turn]!.lane.length === 1
}

// A phone of the builder whose clock stands still.
const phoneOf = async (
  table: Played & { frame: Board },
  reducedMotion: 'reduce' | 'no-preference',
) => {
  const { page } = await phoneAt(newPhone, table, table.frame.waiting[0]!)
  await page.emulateMedia({ reducedMotion })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 10_000)
  return page
}

test('a crossing is a scene in the box of the decision: lane and capital change at its end', async () => {
  const table = await moment({ names: names.slice(0, 2) }, isLast)
  const page = await phoneOf(table, 'no-preference')
  const box = await boxOf(page)
  await moveOf(page, 'build').click()
  await see(page.locator('.scene > .passage'))
  await see(page.getByRole('button', { name: game.building.goOn }))
  expect(await moveOf(page, 'draw').count()).toBe(0)
  expect((await frameOf(table.code)).view!.phase.kind).not.toBe('building')
  expect(await boxOf(page)).toEqual(box)
  const scene = (await page.locator('.scene').boundingBox())!
  expect(Math.abs(scene.y - box[0]!)).toBeLessThan(2)
  expect(Math.abs(scene.y + scene.height - box[1]!)).toBeLessThan(2)
  const seen = async () => ({
    crossed: await page.locator('.mine .line-far').innerText(),
    old: await page.locator('.mine s').count(),
    told: await page.locator('.do-now [role=status]').textContent(),
  })
  const moving = await page.evaluate(() =>
    document.getAnimations().map(one => (one as CSSAnimation).animationName),
  )
  expect(moving).toEqual(expect.arrayContaining(['passes', 'puff']))
  const began = await seen()
  expect(began.old).toBe(0)
  await page.clock.runFor(1000)
  await see(page.locator('.mine s'))
  const ends = await seen()
  expect(ends.crossed).not.toBe(began.crossed)
  expect(ends.told).toBe(began.told) // a screen reader is told once
  await page.clock.runFor(400)
  await loseSight(page.locator('.scene'))
})

test.each(['no-preference', 'reduce'] as const)(
  'a tap anywhere ends the crossing; with motion %s',
  async motion => {
    const table = await moment({ names: names.slice(0, 2) }, isLast)
    const page = await phoneOf(table, motion)
    await moveOf(page, 'build').click()
    await see(page.locator('.scene'))
    await page.clock.runFor(200)
    if (motion === 'reduce') {
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
      await see(page.locator('.mine s'))
      await see(page.locator('.coin-rests'))
    }
    await page.locator('.scene').click()
    await loseSight(page.locator('.scene'))
  },
)

test('a card is turned up by itself where somebody looks, and once for two phones', async () => {
  const isDrawing = ({ view, waiting }: Board) =>
    view!.phase.kind === 'building' && !view!.phase.drawn && waiting[0] === 0 && view!.auctions > 2
  const table = await moment({ names: names.slice(0, 2) }, isDrawing)
  const phones = await Promise.all([1, 2].map(() => phoneAt(newPhone, table, 0, { looks: true })))
  for (const { page } of phones) await loseSight(moveOf(page, 'draw'))
  for (const { page } of phones) expect(await page.locator('.refused, .refusal').count()).toBe(0)
  expect((await frameOf(table.code)).view!.phase).toMatchObject({ kind: 'building', drawn: true })
})
