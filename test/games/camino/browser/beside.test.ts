// Evenings of Le Camino beside the box on two phones: both ways traced by finger to the end, and both counted by taps.
import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isEmptyAt } from '../../../../web/games/camino/rules/pieces.ts'
import { placeOf } from '../../../../web/games/camino/rules/places.ts'
import { squaresAlong } from '../../../../web/games/camino/sheet/paths.ts'
import { pages, shared, sheet as table } from '../../../../web/games/camino/words/en.ts'
import { joined } from '../../../../web/games/words.ts'
import { type PhoneOptions, withPhones } from '../../../browser/browser.ts'
import { broken } from '../../../browser/measure.ts'
import {
  house,
  hydrated,
  phoneAt,
  rested,
  see,
  seeNow,
  seeText,
  soon,
  tapTwice,
  undo,
} from '../../../browser/people.ts'
import { make, type Played } from '../../../browser/program.ts'
import { isOnTurn } from '../../../sweep.ts'
import { begins, place, square } from '../evening.ts'
import { beside, bridges, crossings, sheet, ways } from './sheets.ts'

const newPhone = withPhones()
const { sheet: say, refused: sheetRefusals } = { ...pages, ...joined(shared, table) }
const names = ['Ada', 'Bruno']

// Two taps on one square within 450 ms mean one: its hand is no faster than a person's.
const phoneOf = (table: Played, seat: number, more?: PhoneOptions) =>
  phoneAt(newPhone, table, seat, { nervous: true, ...more })

const viewOf = async ({ code }: Played) => (await sheet(code)).view!
const lengthsOf = async (played: Played) =>
  (await viewOf(played)).reckoning!.sides.map(({ way }) => way && [way.squares.length, way.obstacles.length])

const cell = (page: Page, at: number) => page.locator(`[data-square="${at}"]`)
const middleOf = async (page: Page, at: number) => {
  const { x, y, width, height } = (await cell(page, at).boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}
const tap = async (page: Page, at: number) => {
  const { x, y } = await middleOf(page, at)
  await page.touchscreen.tap(x, y)
}
const along = (names: string) => squaresAlong('camino', names.split(' ').map(place))!

// The board stands still, all of it in sight.
const settled = async (page: Page) => {
  await see(cell(page, 0))
  await page.locator('.camino-trace').evaluate(board => board.scrollIntoView({ block: 'start' }))
  await rested(page)
}

// A phone that traces the road whose first piece lies in the corner A1.
const tracing = async () => {
  const played = await beside({ depth: 'trace' }, names)
  const { page } = await phoneOf(played, 0)
  await page.locator('.at-north-west').click()
  await seeNow(page, say.trace)
  return { played, page }
}

// One finger, put down on the first square, drawn over the others and lifted on the last.
const drag = async (finger: CDPSession, page: Page, names: string) => {
  const [first, ...rest] = await Promise.all(names.split(' ').map(name => middleOf(page, square(name))))
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [first!])
  let from = first!
  for (const to of rest) {
    for (let step = 1; step <= 4; step++) {
      await touch('touchMove', [{ x: from.x + ((to.x - from.x) * step) / 4, y: from.y + ((to.y - from.y) * step) / 4 }])
    }
    from = to
  }
  await touch('touchEnd', [])
}

test.runIf(isOnTurn(1, 4))(
  'two phones trace both ways to the end: one by taps, through a lost line, one by a single drag',
  async () => {
    const played = await beside({ depth: 'trace' }, names)
    const [ada, bruno] = await Promise.all([
      phoneOf(played, 0, { expects: /ERR_INTERNET_DISCONNECTED|WebSocket/ }),
      phoneOf(played, 1),
    ])

    // Ada's first piece lies in the corner A1.
    await see(ada.page.getByText(table.begins.who))
    await ada.page.locator('.at-north-west').click()
    for (const { page } of [ada, bruno]) await seeNow(page, say.trace)
    await settled(ada.page)
    await settled(bruno.page)

    // 33 squares, a tap each, as fast as a finger goes; in the middle the phone has no line for a while.
    const way = along(ways[0])
    expect(way).toHaveLength(33)
    for (const at of way.slice(0, 12)) await tap(ada.page, at)
    await expect.poll(async () => (await viewOf(played)).pens[0], soon).toBe(way[11])
    await ada.context.setOffline(true)
    for (const at of way.slice(12, 20)) await tap(ada.page, at)
    const last = JSON.stringify(placeOf('camino', way[19]!))
    await ada.page.waitForFunction(end => Object.values(sessionStorage).some(kept => kept.includes(end)), last)
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
    await seeText(ada.page, shared.sumInWords(33, 7))

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
    await expect.poll(async () => (await sheet(played.code)).result?.map(({ score }) => score), soon).toEqual([32, 40])
    for (const { page } of [ada, bruno]) await see(page.locator('.standings tbody tr').first())
  },
)

test.runIf(isOnTurn(0, 4))(
  'two phones count both ways by taps, look at what differs, and one takes the other figure over',
  async () => {
    const played = await beside({ depth: 'count' }, names)
    const [ada, bruno] = await Promise.all([phoneOf(played, 0), phoneOf(played, 1, { expects: /409/ })])
    await see(ada.page.getByText(table.begins.who))
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
        await expect.poll(() => section.locator('.camino-tally input').nth(i).inputValue(), soon).toBe(String(times))
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

    // A way that was counted on the board is typed; a slip of one square is refused under its own button.
    await rested(bruno.page)
    await figure.first().fill('32')
    await figure.last().fill('6')
    await first.locator('button[type="submit"]').click()
    await see(first.locator('.refusal').getByText(sheetRefusals['odd-one-out']))
    await first.getByRole('button', { name: `+1 ${say.of.squares}` }).click()
    await first.locator('button[type="submit"]').click()
    await expect.poll(() => first.locator('> .camino-tallies').count(), soon).toBe(0)
    for (const { page } of [ada, bruno]) await see(page.locator('.camino-compared .hot').getByText(say.of.obstacles))
    await count(bruno.page, 1, 29, 3)
    await seeText(ada.page, say.agreed(29, 3))
    await rested(bruno.page)
    await bruno.page.getByRole('button', { name: say.takeOver(33, 7) }).click()
    await expect.poll(async () => (await sheet(played.code)).result?.map(({ score }) => score), soon).toEqual([32, 40])
    for (const { page } of [ada, bruno]) await see(page.locator('.standings tbody tr').first())
  },
)

test('a road is drawn by the arrow keys and Enter, and every square says what lies there', async () => {
  const { played, page } = await tracing()
  await rested(page)
  await cell(page, 0).focus()
  for (const key of ['Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect.poll(async () => (await viewOf(played)).pens[0], soon).toBe(square('B2'))
  await expect
    .poll(() => cell(page, square('B1')).getAttribute('aria-label'), soon)
    .toContain(shared.lying({ piece: 'curve', turns: 2 }))
})

test('after a road drawn by a finger the Enter key still goes on with it', async () => {
  const { played, page } = await tracing()
  await settled(page)
  await drag(await page.context().newCDPSession(page), page, 'A1 B1')
  await expect.poll(async () => (await viewOf(played)).pens[0], soon).toBe(square('B1'))
  await cell(page, square('C1')).focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await viewOf(played)).pens[0], soon).toBe(square('C1'))
})

test('without script a road is drawn square by square', async () => {
  const played = await beside({ depth: 'trace', variant: 'caminito-small' }, names)
  const { page } = await phoneOf(played, 1, { js: false })
  await page.locator('.at-north-east').click()
  for (const at of [0, 1, 2, 12]) {
    const { seq } = await sheet(played.code)
    await page.locator(`button[type="submit"][data-square="${at}"]`).click()
    await expect.poll(async () => (await sheet(played.code)).seq, soon).toBe(seq + 1)
  }
  expect((await viewOf(played)).pens[1]).toBe(12)
})

test('on the smallest phone a tap beside the next square means it, and the squares under a finger are seen large', async () => {
  const four = ['Alexandra', 'Bruno', 'Maximiliane', 'Pierre']
  const played = await beside({ depth: 'trace' }, four)
  await make(played.code, played.keys[0]!, begins())
  const { page, context } = await phoneOf(played, 0, { width: 320, height: 568, locale: 'de-DE' })
  await rested(page)
  expect(await broken(page.locator('.camino-card strong'))).toEqual([])
  // Every tap falls into the row below, and each is a nervous one.
  for (const at of along('A1 F1')) {
    const { x, y } = await middleOf(page, at)
    await tapTwice(page, [x + 5, y + 12])
  }
  await expect.poll(async () => (await viewOf(played)).pens[0], soon).toBe(square('F1'))
  expect(isEmptyAt((await viewOf(played)).board, square('F2'))).toBe(true)
  const finger = await context.newCDPSession(page)
  const { x, y } = await middleOf(page, square('F1'))
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await see(page.locator('.camino-loupe'))
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.locator('.camino-loupe').waitFor({ state: 'detached' })
})

test('a finger that taps twice puts one piece down, on a busy phone too', async () => {
  const { played, page } = await tracing()
  await rested(page)
  await page.locator('.camino-keys button').first().click()
  await settled(page)
  const { seq } = await sheet(played.code)
  const { x, y } = await middleOf(page, square('E5'))
  // Each touch keeps the page for longer than the two halves of a tap are apart.
  await page.evaluate(() =>
    addEventListener('pointerup', () => {
      for (const from = performance.now(); performance.now() - from < 600; );
    }),
  )
  await tapTwice(page, [x, y])
  await expect.poll(async () => (await sheet(played.code)).seq, soon).toBe(seq + 1)
  await rested(page)
  expect((await sheet(played.code)).seq).toBe(seq + 1)
})
