// What a seat tries before it lays: what it would change, why it may not lie elsewhere, and what a
// finger does meanwhile.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { board as de } from '../../../../web/games/camino/words/de.ts'
import { board as en } from '../../../../web/games/camino/words/en.ts'
import { board as fr } from '../../../../web/games/camino/words/fr.ts'
import { board as it } from '../../../../web/games/camino/words/it.ts'
import { type PhoneOptions, withPhones } from '../../../browser/browser.ts'
import { cut, onRim } from '../../../browser/measure.ts'
import { middleOf, phoneAt, restFor, see, soon } from '../../../browser/people.ts'
import type { Played } from '../../../browser/program.ts'
import { rotating } from '../../../sweep.ts'
import { inSight, looked, making, pickFitting, pieces, turnings } from './people.ts'
import { land, momentFor } from './program.ts'

const newPhone = withPhones()
const words = { de, en, fr, it }

const phoneOf = async (table: Played, seat: number, options?: PhoneOptions) =>
  (await phoneAt(newPhone, table, seat, options)).page

test('a piece tells what it would change before it is laid, and why it may not lie elsewhere', async () => {
  const table = await momentFor(
    { names: ['Ama', 'Jonas'] },
    (_, { seq, view }) => seq > 60 && view!.turn.step === 'lay',
  )
  const seat = table.frame.waiting[0]!
  const page = await phoneOf(table, seat)
  await pickFitting(page)
  const empty = page.locator('[data-square]:not(.legal)[aria-label*=": empty"]')
  await empty.first().evaluate(square => (square as HTMLElement).click())
  await see(page.locator('.answer.why'))
  await page.locator('.answer-close').click()
  await page.locator('.answer.why').waitFor({ state: 'hidden' })
  await page
    .locator('[data-square].legal')
    .first()
    .evaluate(square => (square as HTMLElement).click())
  await looked(page)
  await see(page.locator('.camino-chosen'))
  expect(await turnings(page).filter({ hasText: /^\d/ }).count()).toBeGreaterThan(0)
  expect((await land(table.code)).seq).toBe(table.frame.seq)
})

test('a finger that closes an answer twice opens nothing that lies near', async () => {
  const table = await momentFor(
    { names: ['Ama', 'Jonas'] },
    (_, { seq, view }) => seq > 20 && view!.turn.step === 'lay',
  )
  const page = await phoneOf(table, table.frame.waiting[0]!, { width: 844, height: 390 })
  await restFor(page, 600_000)
  await page
    .locator('[data-square][aria-label*=": empty"]')
    .first()
    .evaluate(square => (square as HTMLElement).click())
  const close = page.locator('.answer-close')
  await see(close)
  const { x, y, width, height } = (await close.boundingBox())!
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  await close.waitFor({ state: 'hidden' })
  await page.locator('x-island[data-resting]').first().waitFor({ state: 'attached' })
})

test('a price that a piece would change is told beside whole names, on the smallest phone too', async () => {
  const find = async (page: Page) => {
    for (const piece of await pieces(page).all()) {
      await piece.click()
      await looked(page)
      // By their numbers: the one that is chosen is none of those that fit any more.
      const squares = await page
        .locator('[data-square].lay')
        .evaluateAll(all => all.map(square => (square as HTMLElement).dataset.square))
      for (const square of squares.slice(0, 9)) {
        await page
          .locator(`[data-square="${square}"]`)
          .evaluate(button => (button as HTMLElement).click())
        await looked(page)
        if ((await page.locator('.camino-price s').count()) > 0) return true
      }
    }
    return false
  }
  for (;;) {
    const table = await momentFor(
      { names: ['Alexandra', 'Jonas'] },
      (_, { seq, view }) => seq > 90 && view!.turn.step === 'lay',
    )
    const page = await phoneOf(table, 0, { width: 320, height: 640, locale: 'de-DE' })
    if (!(await find(page))) continue
    for (const width of [320, 390, 430]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await cut(page), `${width}`).toEqual([])
    }
    return
  }
})

test('a piece drawn onto a square hangs under the hand, and lies there when it is let go', async () => {
  const table = await momentFor(
    { names: ['Ama', 'Jonas'] },
    (_, { seq, view }) => seq > 20 && view!.turn.step === 'lay',
  )
  const page = await phoneOf(table, table.frame.waiting[0]!)
  const square = await inSight(page, await pickFitting(page))
  const piece = pieces(page).and(page.locator('[aria-pressed="true"]'))
  const [from, to] = [await middleOf(piece), await middleOf(square)]
  await piece.click() // laid aside again: drawing it picks it up
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(from[0] + 8, from[1] - 30, { steps: 3 })
  await see(page.locator('.grid-dragged'))
  await looked(page)
  await page.mouse.move(...to, { steps: 5 })
  await see(page.locator('.camino-chosen'))
  await page.mouse.up()
  await see(making(page, 'lay'))
  expect(await page.locator('.grid-dragged').count()).toBe(0)
  expect((await land(table.code)).seq).toBe(table.frame.seq)
})

test('a piece that completes a square is offered above the hand, and is laid there by two taps more', async () => {
  const table = await momentFor({ names: ['Ama', 'Jonas'] }, moves =>
    moves.some(({ kind }) => kind === 'complete'),
  )
  const page = await phoneOf(table, table.frame.waiting[0]!)
  await page.locator('.camino-away', { hasText: 'completes' }).first().click()
  await looked(page)
  await page
    .locator('[data-square].complete')
    .first()
    .evaluate(square => (square as HTMLElement).click())
  await making(page, 'complete').click()
  await expect.poll(async () => (await land(table.code)).view!.turn.step, soon).toBe('draw')
  expect((await land(table.code)).seq).toBe(table.frame.seq + 1)
})

// How wide a square is, whether the whole board lies in its window, and what lies over the board.
const boardOn = (page: Page) =>
  page.evaluate(() => {
    const window = document.querySelector('.grid-window')!
    const { top, bottom } = window.getBoundingClientRect()
    const over = [...document.querySelectorAll('.grid-tab, .grid-map')].filter(one => {
      const box = one.getBoundingClientRect()
      return box.bottom > top + 1 && box.top < bottom - 1
    })
    return {
      square: document.querySelector('[data-square]')!.getBoundingClientRect().width,
      whole:
        window.scrollWidth <= window.clientWidth + 1 &&
        window.scrollHeight <= window.clientHeight + 1,
      over: over.map(({ className }) => className),
    }
  })

test('Le Caminito is seen whole on every phone, and nothing lies over it', async () => {
  for (const [variant, sizes] of [
    ['caminito-small', [[320, 568, 28] as const, [390, 664, 36] as const, [390, 844, 36] as const]],
    ['caminito', [[320, 568, 21] as const, [390, 844, 30] as const]],
  ] as const) {
    const table = await momentFor(
      { names: ['Ama', 'Jonas'], options: { variant } },
      (_, { seq, view }) => seq > 30 && view!.turn.step === 'lay',
    )
    for (const [width, height, least] of sizes) {
      const page = await phoneOf(table, table.frame.waiting[0]!, { width, height, locale: 'de-DE' })
      await see(pieces(page).first())
      expect(await boardOn(page)).toMatchObject({ whole: true, over: [] })
      await pieces(page).first().click()
      await looked(page)
      const { square, ...rest } = await boardOn(page)
      expect(rest).toEqual({ whole: true, over: [] })
      expect(square).toBeGreaterThanOrEqual(least)
      await page.context().close()
    }
  }
})

const phones = [
  [320, 568],
  [390, 844],
] as const
test.each(rotating(phones, phones.length))(
  'at %i × %i the small map stands below the board, which slides under nothing',
  async (width, height) => {
    const table = await momentFor(
      { names: ['Ama', 'Jonas'] },
      (_, { seq, view }) => seq > 60 && view!.turn.step === 'lay',
    )
    const page = await phoneOf(table, table.frame.waiting[0]!, { width, height, locale: 'de-DE' })
    const map = page.locator('[data-place=tray] .grid-map')
    await see(map)
    expect((await boardOn(page)).whole).toBe(false)
    expect((await boardOn(page)).over).toEqual([])
    await map.click()
    await expect.poll(async () => (await boardOn(page)).whole, soon).toBe(true)
    await map.click()
    await expect.poll(async () => (await boardOn(page)).whole, soon).toBe(false)
    const parts = ['.camino-options', '.hand', '.foot'].map(part =>
      page.locator(part).boundingBox(),
    )
    const [options, hand, foot] = await Promise.all(parts)
    expect(hand!.y).toBeGreaterThanOrEqual(options!.y + options!.height - 1)
    expect(foot!.y).toBeGreaterThanOrEqual(hand!.y + hand!.height - 1)
  },
)

// The keys that may stand side by side; where taking back is possible, its sign stands before them.
const rowsOf = ({ act }: (typeof words)['de']) => [
  [act.turn, act.complete, act.lay],
  [act.turn, act.aside, act.swap],
  [act.turn, act.aside, act.tap],
  [act.turn, act.layAt('N10')],
  [act.turn, act.completeAt('N10')],
  [act.turn, act.wait],
  [act.offer, act.pick],
  [act.offer, act.pass],
  [act.decline, act.accept],
]

test('at 320 px every key keeps its word within its rim, in four languages', async () => {
  const table = await momentFor(
    { names: ['Ama', 'Jonas'] },
    (_, { seq, view }) => seq > 8 && view!.turn.step === 'lay',
  )
  const page = await phoneOf(table, table.frame.waiting[0]!, {
    width: 320,
    height: 568,
    locale: 'de-DE',
  })
  await pieces(page).first().click()
  await looked(page)
  for (const board of Object.values(words)) {
    for (const row of rowsOf(board)) {
      const hints = [board.act.tap, board.act.wait, board.act.pick]
      await page.locator('.foot-in').evaluate(
        (foot, { row, hints }) => {
          const parts = row.map((word, i) => {
            const isHint = hints.includes(word)
            const key = Object.assign(document.createElement(isHint ? 'p' : 'button'), {
              textContent: word,
            })
            key.className = `button ${isHint ? 'camino-hint' : i === 0 ? 'quiet' : 'main'}`
            if (i === 0 || isHint) return key
            const form = Object.assign(document.createElement('form'), { className: 'closing' })
            form.append(key)
            return form
          })
          foot.replaceChildren(...parts)
        },
        { row, hints },
      )
      expect(await onRim(page), row.join()).toEqual([])
    }
  }
})
