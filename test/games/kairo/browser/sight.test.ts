// What a step asks for is in sight where it is decided: keys, one's hand and the chosen way, on
// phones and on a low desk.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { digital } from '../../../../web/games/kairo/rules/rules.ts'
import { withPhones } from '../../../browser/browser.ts'
import { cut } from '../../../browser/measure.ts'
import { hold, hydrated, see, soon } from '../../../browser/people.ts'
import { rotating } from '../../../sweep.ts'
import { act, square } from './people.ts'
import { type Bazaar, bazaar, bookTo, moment, offersOne, started } from './program.ts'

const newPhone = withPhones()
const names = ['Alexandra', 'Jonas', 'Ama', 'Pierre']
const locale = 'de-DE' // the longest words

const isOpen = ({ view, seq }: Bazaar) => {
  const { phase, final } = view!
  return seq > 30 && phase.kind === 'turn' && phase.taken === 0 && !phase.put && !final
}

// How much of the dock must be scrolled to.
const outOfSight = (page: Page) =>
  page
    .locator('.kairo-dock')
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)

// How much of the chosen way is out of the dock, below or beside.
const cutOff = (page: Page) =>
  page.locator('.kairo-dock').evaluate(dock => {
    const way = dock.querySelector('.way:has(:checked)')!.getBoundingClientRect()
    const { top, right, bottom } = dock.getBoundingClientRect()
    return Math.max(0, top - way.top, way.right - right, way.bottom - bottom)
  })

test('one’s hand and what lies open stand whole in the dock, on wide phones too', async () => {
  const table = await moment({ names }, isOpen)
  const { page, context } = await newPhone({ locale })
  await hold(context, table.code, [table.keys[table.frame.waiting[0]!]!])
  await page.goto(`/t/${table.code}`)
  await hydrated(page)
  for (const [width, height] of [
    [390, 844],
    [488, 860],
    [690, 1000],
  ] as const) {
    await page.setViewportSize({ width, height })
    await see(page.locator('[data-place=tray] .kairo-market'))
    expect([width, await outOfSight(page)]).toEqual([width, 0])
  }
})

const sizes = [
  [320, 568],
  [390, 844],
  [844, 390],
  [1024, 768],
]

test.each(rotating(sizes, 2))(
  'what may be built and drawn stands whole beside the bazaar at %i × %i, with one’s own hand',
  async (width, height) => {
    const table = await moment({ names }, isOpen)
    // A phone keeps what it has begun, so each action is begun on a phone of its own.
    const open = async () => {
      const { page, context } = await newPhone({ width, height, locale })
      await hold(context, table.code, [table.keys[table.frame.waiting[0]!]!])
      await page.goto(`/t/${table.code}`)
      await hydrated(page)
      return page
    }
    let page = await open()
    await act(page, 0).click()
    await see(page.locator('.kairo-key').first())
    expect(await outOfSight(page)).toBeLessThanOrEqual(2)
    page = await open()
    await act(page, 2).click()
    await see(page.locator('.kairo-choose').first())
    expect(await outOfSight(page)).toBeLessThanOrEqual(2)
    // On its side too a phone shows the cards of one's hand whole.
    const card = page.locator('.kairo-own-hand li:not(.none)').first()
    if (width > 320 && (await card.count())) {
      expect(
        await card.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
      ).toBeLessThanOrEqual(1)
      expect((await card.boundingBox())!.height).toBeGreaterThan(40)
    }
    page = await open()
    await act(page, 1).click()
    await page.locator('.kairo-key:not(:disabled)').first().click()
    await see(page.locator('.way').first())
    expect(await cutOff(page)).toBeLessThanOrEqual(4)
    // So does the last one that may be chosen, once it is.
    await page.locator('.way input:enabled').last().dispatchEvent('click')
    await expect.poll(() => cutOff(page), soon).toBeLessThanOrEqual(4)
    const board = (await page.locator('.grid-drawing').boundingBox())!
    expect(board.width / width).toBeGreaterThan(width > height ? 0.38 : width === 320 ? 0.76 : 0.84)
    // On a phone held upright all of it lies above the dock.
    const dock = (await page.locator('[data-place=tray]').boundingBox())!
    if (width < height) expect(board.y + board.height).toBeLessThanOrEqual(dock.y + 1)
  },
)

test('a phone on its side takes back by a sign, and pays in one line', async () => {
  const table = await moment(
    { names },
    ({ view }) => view!.phase.kind === 'turn' && view!.phase.put?.kind === 'extension',
  )
  const { page, context } = await newPhone({ width: 844, height: 390, locale })
  await hold(context, table.code, [table.keys[table.frame.waiting[0]!]!])
  await page.goto(`/t/${table.code}`)
  const [undo, pay] = ['.undo .button', '.foot button[name="move"]'].map(one => page.locator(one))
  expect(
    await undo!.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0)
  expect((await pay!.boundingBox())!.height).toBeLessThan(60)
})

test('a stall whose entrance is not chosen yet lies on its square, its owner’s mark dark on the lamp by night', async () => {
  const { code, keys } = await started({ names: names.slice(0, 2), options: { start: 'variable' } })
  const { page, context } = await newPhone({ dark: true })
  const seat = (await bazaar(code)).waiting[0]!
  await hold(context, code, [keys[seat]!])
  await page.goto(`/t/${code}`)
  await hydrated(page)
  await page.locator('.kairo-key').first().click()
  await square(page, 52).click()
  await see(page.locator('.kairo-ghost .kairo-mark'))
  const ink = await page
    .locator('.kairo-ghost .kairo-mark')
    .evaluate(mark => getComputedStyle(mark).color)
  const [red = 255, green = 255, blue = 255] = ink.match(/\d+/g)!.map(Number)
  expect(red + green + blue, ink).toBeLessThan(300)
})

test.each(rotating(['de-DE', 'fr-FR'], 2))(
  'beside the box nothing sticks out of the smallest phone, %s',
  async locale => {
    const table = await started({ mode: 'companion', names })
    const { waiting } = await bookTo(
      table,
      ({ seq, view }) => seq > 16 && view!.phase.kind === 'turn',
    )
    const { page, context } = await newPhone({ width: 320, height: 568, locale })
    await hold(context, table.code, [table.keys[waiting[0]!]!])
    await page.goto(`/t/${table.code}`)
    await hydrated(page)
    // What sticks out is clipped, so that the page itself is never too wide.
    const out = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter(part => part.checkVisibility() && part.getBoundingClientRect().right > innerWidth)
        .map(part => part.getAttribute('class')),
    )
    expect(out).toEqual([])
    // The words of a key stand within its inner rim, 3 px from its edge.
    const over = await page.locator('.kairo-actions .button').evaluateAll(keys =>
      keys
        .filter(key => {
          const words = document.createRange()
          words.selectNodeContents(key)
          const [rim, said] = [key.getBoundingClientRect(), words.getBoundingClientRect()]
          return said.left < rim.left + 4 || said.right > rim.right - 4
        })
        .map(({ textContent }) => textContent),
    )
    expect(over).toEqual([])
  },
)

test('a joker’s coin stays within its key', async () => {
  const { code, keys, frame } = await moment({ names }, frame =>
    offersOne(frame, move => move.kind === 'play' && move.coin !== undefined),
  )
  const { page, context } = await newPhone({ width: 320, height: 568, locale })
  await hold(context, code, [keys[frame.waiting[0]!]!])
  await page.goto(`/t/${code}`)
  await hydrated(page)
  await see(page.locator('.kairo-choose > .kairo-coin').first())
  expect(await cut(page)).toEqual([])
})

const wait = (page: Page, control: string) => see(page.locator(control).first())

// What may be chosen and is not whole in the dock, or lies under something else.
const hidden = (page: Page, what: string) =>
  page.locator('.kairo-dock').evaluate((dock, what) => {
    const area = dock.getBoundingClientRect()
    return [...dock.querySelectorAll(what)]
      .filter(one => one.checkVisibility())
      .flatMap(one => {
        const { top, right, bottom, left } = one.getBoundingClientRect()
        const out = Math.max(area.top - top, right - area.right, bottom - area.bottom)
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return out > 2 || !one.contains(hit) ? [`${one.textContent} ${Math.round(out)}`] : []
      })
  }, what)

test.each([
  [320, 568],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1280, 720],
])(
  'every entrance a customer may come to is whole above the bar at %i × %i',
  async (width, height) => {
    const table = await moment({ names }, isOpen)
    const { page, context } = await newPhone({ width, height, locale })
    await hold(context, table.code, [table.keys[table.frame.waiting[0]!]!])
    await page.goto(`/t/${table.code}`)
    await hydrated(page)
    await act(page, 1).click()
    await wait(page, '.kairo-key')
    const most: number[] = []
    for (const key of await page.locator('.kairo-key:not(:disabled)').all()) {
      await key.click()
      await expect(key.getAttribute('aria-pressed')).resolves.toBe('true')
      await wait(page, '.way')
      expect(await hidden(page, '.kairo-key, .way')).toEqual([])
      most.push(await page.locator('.way').count())
    }
    expect(Math.max(...most)).toBeGreaterThan(1)
  },
)

test.each([
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
])('at %i × %i four seats, what is left and the tray are whole', async (width, height) => {
  const table = await moment({ names }, isOpen)
  const { page, context } = await newPhone({ width, height, locale })
  await hold(context, table.code, [table.keys[table.frame.waiting[0]!]!])
  await page.goto(`/t/${table.code}`)
  await hydrated(page)
  const story = (await page.locator('[data-place=story]').boundingBox())!
  const rows = page.locator('[data-place=seats] .kairo-seats > li')
  expect(await rows.count()).toBe(5)
  const tray = (await page.locator('[data-place=tray]').boundingBox())!
  let above = tray.y + tray.height
  for (const row of await rows.all()) {
    const { y, height: high } = (await row.boundingBox())!
    expect(y).toBeGreaterThanOrEqual(above - 1)
    above = y + high
    expect(
      await row
        .locator('svg')
        .evaluateAll(
          tiles =>
            tiles.filter(
              tile =>
                tile.getBoundingClientRect().bottom >
                tile.closest('li')!.getBoundingClientRect().bottom + 1,
            ).length,
        ),
    ).toBe(0)
  }
  expect(above).toBeLessThanOrEqual(story.y + 1)
  expect(await outOfSight(page)).toBeLessThanOrEqual(1)
  // One row: the hand, what lies open, the purse.
  const [hand, open, purse] = await Promise.all(
    ['.kairo-own-hand', '.kairo-market', '.kairo-purse'].map(one =>
      page.locator(`.frame-dock ${one}`).boundingBox(),
    ),
  )
  expect(open!.x).toBeGreaterThanOrEqual(hand!.x + hand!.width)
  expect(purse!.x).toBeGreaterThanOrEqual(open!.x + open!.width)
})

test.each(['en-GB', 'de-DE', 'fr-FR', 'it-IT'])(
  'the first keys hold their words in one line, %s',
  async locale => {
    const table = await moment({ names }, isOpen)
    const { page, context } = await newPhone({ locale })
    await hold(context, table.code, [table.keys[table.frame.waiting[0]!]!])
    await page.goto(`/t/${table.code}`)
    await hydrated(page)
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [768, 1024],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      const over = await page.locator('.kairo-acts .button').evaluateAll(keys =>
        keys.flatMap(key => {
          const words = document.createRange()
          words.selectNode(key.lastChild!)
          const [rim, said] = [key.getBoundingClientRect(), words.getBoundingClientRect()]
          const isOver = said.left < rim.left + 6 || said.right > rim.right - 6 || said.height > 30
          return isOver ? [key.textContent] : []
        }),
      )
      expect([width, over]).toEqual([width, []])
    }
  },
)

test.each([
  [320, 568],
  [390, 844],
  [768, 1024],
])('all ways to play a card are whole above the bar at %i × %i', async (width, height) => {
  const table = await moment({ names }, frame => {
    const plays = [...digital.moves(frame as Parameters<typeof digital.moves>[0])].filter(
      ({ kind }) => kind === 'play',
    )
    return frame.view!.phase.kind === 'turn' && !!frame.view!.phase.put && plays.length > 4
  })
  const { page, context } = await newPhone({ width, height, locale })
  await hold(context, table.code, [table.keys[table.frame.waiting[0]!]!])
  await page.goto(`/t/${table.code}`)
  await hydrated(page)
  await wait(page, '.kairo-choose')
  expect(await page.locator('.kairo-choose').count()).toBeGreaterThan(4)
  expect(await hidden(page, '.kairo-choose')).toEqual([])
})
