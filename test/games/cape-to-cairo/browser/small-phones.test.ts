// What a phone shows of an auction and of a crossing is whole, and nothing of it is drawn twice.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { payments, siteOf } from '../../../../web/games/cape-to-cairo/rules/building.ts'
import { withPhones } from '../../../browser/browser.ts'
import { moveOf, phoneAt, see } from '../../../browser/people.ts'
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

test('while the train crosses, the landscape stands there, and no card can be turned up', async () => {
  const isLast = (frame: Board) => {
    const { phase, railways } = frame.view!
    return hasWays(frame) && phase.kind === 'building' && railways[phase.turn]!.lane.length === 1
  }
  const table = await moment({ names: names.slice(0, 2) }, isLast)
  const seat = table.frame.waiting[0]!
  const { page } = await phoneAt(newPhone, table, seat)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 10_000)
  await moveOf(page, 'build').click()
  await see(page.locator('.crossed > .passing'))
  await see(page.getByRole('button', { name: game.building.goOn }))
  expect(await moveOf(page, 'draw').count()).toBe(0)
  const [now, recap] = await Promise.all(
    ['.do-now h1', '.recap-line'].map(one => page.locator(one).innerText()),
  )
  expect(now).not.toBe(recap)
  expect((await frameOf(table.code)).view!.phase.kind).not.toBe('building')
})
