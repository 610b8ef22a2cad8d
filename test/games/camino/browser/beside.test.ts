// Evenings of Le Camino beside the box on two phones: both ways traced by finger to the end, and
// both counted by taps.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { placeOf } from '../../../../web/games/camino/rules/places.ts'
import * as en from '../../../../web/games/camino/words/en.ts'
import { wordsOf } from '../../../../web/games/camino/words/sentences.ts'
import { type PhoneOptions, withPhones } from '../../../browser/browser.ts'
import {
  house,
  hydrated,
  phoneAt,
  rested,
  see,
  seeNow,
  seeText,
  soon,
  undo,
} from '../../../browser/people.ts'
import type { Played } from '../../../browser/program.ts'
import { isOnTurn } from '../../../sweep.ts'
import { square } from '../evening.ts'
import { beside, bridges, crossings, sheet, ways } from './sheets.ts'
import { along, drag, lengthsOf, settled, tap, viewOf } from './tracing.ts'

const newPhone = withPhones()
const words = wordsOf(en).companion
const { sheet: say, refused: sheetRefusals } = words
const names = ['Ada', 'Bruno']

// Two taps on one square within 450 ms mean one: its hand is no faster than a person's.
const phoneOf = (table: Played, seat: number, more?: PhoneOptions) =>
  phoneAt(newPhone, table, seat, { nervous: true, ...more })

test.runIf(isOnTurn(1, 4))(
  'two phones trace both ways to the end: one by taps, through a lost line, one by a single drag',
  async () => {
    const played = await beside({ depth: 'trace' }, names)
    const [ada, bruno] = await Promise.all([
      phoneOf(played, 0, { expects: /ERR_INTERNET_DISCONNECTED|WebSocket/ }),
      phoneOf(played, 1),
    ])

    // Ada's first piece lies in the corner A1.
    await see(ada.page.getByText(words.begins.who))
    await ada.page.locator('.at-north-west').click()
    for (const { page } of [ada, bruno]) await seeNow(page, say.trace)
    await settled(ada.page)
    await settled(bruno.page)

    // 33 squares, a tap each, as fast as a finger goes; in the middle the phone has no line for a
    // while.
    const way = along(ways[0])
    expect(way).toHaveLength(33)
    for (const at of way.slice(0, 12)) await tap(ada.page, at)
    await expect.poll(async () => (await viewOf(played)).pens[0], soon).toBe(way[11])
    await ada.context.setOffline(true)
    for (const at of way.slice(12, 20)) await tap(ada.page, at)
    const last = JSON.stringify(placeOf('camino', way[19]!))
    await ada.page.waitForFunction(
      end => Object.values(sessionStorage).some(kept => kept.includes(end)),
      last,
    )
    await ada.page.goto('about:blank') // the phone was locked, and its page is gone
    await ada.context.setOffline(false)
    await ada.page.goto(`/t/${played.code}?seat=0`)
    await hydrated(ada.page)
    await expect.poll(async () => (await viewOf(played)).pens[0], soon).toBe(way[19])
    await settled(ada.page)
    for (const at of way.slice(20)) await tap(ada.page, at)
    await expect.poll(async () => (await lengthsOf(played))[0], soon).toEqual([33, 0])
    await seeNow(bruno.page, say.traceOther('Bruno'))

    // The other way in one drag.
    await settled(bruno.page)
    await drag(await bruno.context.newCDPSession(bruno.page), bruno.page, ways[1])
    await expect.poll(async () => (await lengthsOf(played))[1], soon).toEqual([29, 0])

    // The end is offered at once, but quietly: first the page asks for what lies across the roads.
    for (const { page } of [ada, bruno]) await seeNow(page, say.obstaclesNow)
    expect(await bruno.page.locator('.foot .button.main').count()).toBe(0)

    // Bridges and level crossings are put on the roads, and lie along them.
    for (const [kind, names] of [
      ['bridge', bridges],
      ['level-crossing', crossings],
    ] as const) {
      await ada.page
        .locator('.camino-keys button')
        .nth(kind === 'bridge' ? 13 : 9)
        .click()
      for (const name of names) {
        await settled(ada.page)
        const { seq } = await sheet(played.code)
        await tap(ada.page, square(name))
        await expect.poll(async () => (await sheet(played.code)).seq, soon).toBe(seq + 1)
      }
    }
    expect(await lengthsOf(played)).toEqual([
      [33, 7],
      [29, 3],
    ])
    for (const { page } of [ada, bruno]) await seeNow(page, say.leads('Bruno', 32, 40))
    await seeText(ada.page, words.sumInWords(33, 7))

    // A slip is taken back; then it is counted.
    await rested(ada.page)
    await undo(ada.page, house.undo).click()
    await expect.poll(async () => (await lengthsOf(played))[1], soon).toEqual([29, 2])
    await rested(ada.page)
    await settled(ada.page)
    await tap(ada.page, square('L1'))
    await expect.poll(async () => (await lengthsOf(played))[1], soon).toEqual([29, 3])
    await rested(bruno.page)
    await bruno.page.getByRole('button', { name: say.finish, exact: true }).click()
    await expect
      .poll(async () => (await sheet(played.code)).result?.map(({ score }) => score), soon)
      .toEqual([32, 40])
    for (const { page } of [ada, bruno]) await see(page.locator('.standings > li').first())
  },
)

test.runIf(isOnTurn(0, 4))(
  'two phones count both ways by taps, look at what differs, and one takes the other figure over',
  async () => {
    const played = await beside({ depth: 'count' }, names)
    const [ada, bruno] = await Promise.all([
      phoneOf(played, 0),
      phoneOf(played, 1, { expects: /409/ }),
    ])
    await see(ada.page.getByText(words.begins.who))
    await ada.page.locator('.at-south-east').click()
    for (const { page } of [ada, bruno]) await seeNow(page, say.count)

    const count = async (page: Page, way: number, squares: number, obstacles: number) => {
      const section = page.locator('.camino-counting').nth(way)
      const tallies = section.locator('.camino-tally .key')
      await rested(page)
      for (const [i, times] of [squares, obstacles].entries()) {
        await tallies.nth(i).scrollIntoViewIfNeeded()
        const { x, y, width, height } = (await tallies.nth(i).boundingBox())!
        // As fast as a finger goes: every tap counts.
        for (let n = 0; n < times; n++) await page.touchscreen.tap(x + width / 2, y + height / 2)
        await expect
          .poll(() => section.locator('.camino-tally input').nth(i).inputValue(), soon)
          .toBe(String(times))
      }
      const { seq } = await sheet(played.code)
      await section.locator('button[type="submit"]').click()
      await expect.poll(async () => (await sheet(played.code)).seq, soon).toBe(seq + 1)
      await expect.poll(() => section.locator('> .camino-tallies').count(), soon).toBe(0) // the page was told too
    }
    await count(ada.page, 0, 33, 7)
    await count(ada.page, 1, 29, 3)
    await seeNow(ada.page, say.waits)

    // A locked phone that lost its page goes on where it was.
    await rested(bruno.page)
    const first = bruno.page.locator('.camino-counting').first()
    const figure = first.locator('.camino-tally input')
    for (let n = 0; n < 5; n++) await first.locator('.camino-tally .key').first().click()
    await bruno.page.reload()
    await expect.poll(() => figure.first().inputValue(), soon).toBe('5')

    // A way that was counted on the board is typed; a slip of one square is refused under its own
    // button.
    await rested(bruno.page)
    await figure.first().fill('32')
    await figure.last().fill('6')
    await first.locator('button[type="submit"]').click()
    await see(first.locator('.refusal').getByText(sheetRefusals['odd-one-out']))
    await first.getByRole('button', { name: `+1 ${say.of.squares}` }).click()
    await first.locator('button[type="submit"]').click()
    await expect.poll(() => first.locator('> .camino-tallies').count(), soon).toBe(0)
    for (const { page } of [ada, bruno])
      await see(page.locator('.camino-compared .hot').getByText(say.of.obstacles))
    await count(bruno.page, 1, 29, 3)
    await seeText(ada.page, say.agreed(29, 3))
    await rested(bruno.page)
    await bruno.page.getByRole('button', { name: say.takeOver(33, 7) }).click()
    await expect
      .poll(async () => (await sheet(played.code)).result?.map(({ score }) => score), soon)
      .toEqual([32, 40])
    for (const { page } of [ada, bruno]) await see(page.locator('.standings > li').first())
  },
)
