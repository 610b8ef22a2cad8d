// A slow line and a slow finger: what is tapped before a page's script is there, or while more of
// it comes, is done once.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { raceAt } from '../games/cape-horn/browser/program.ts'
import { bookTo, moment, offers } from '../games/kairo/browser/program.ts'
import { rotating } from '../sweep.ts'
import { withPhones } from './browser.ts'
import {
  firstTime,
  hold,
  holdScripts,
  moveOf,
  phoneAt,
  rested,
  restFor,
  see,
  soon,
} from './people.ts'
import { frameOf, make, started } from './program.ts'

const newPhone = withPhones()

const atTurn = async (isThere: Parameters<typeof moment>[1]) => {
  const { frame, ...table } = await moment({ names: ['Ama', 'Jonas', 'Marta'] }, isThere)
  const { page, context } = await newPhone({ nervous: true })
  await hold(context, table.code, [table.keys[frame.waiting[0]!]!])
  const come = await holdScripts(page)
  await page.goto(`/t/${table.code}`, { waitUntil: 'commit' })
  return { page, come, seq: frame.seq, code: table.code }
}

test('an action tapped again and again before the script is there is opened once, and nothing is done', async () => {
  const { page, come, seq, code } = await atTurn(
    frame =>
      frame.seq > 9 &&
      !frame.view!.final &&
      frame.view!.phase.kind === 'turn' &&
      offers(frame, 'extension'),
  )
  const build = page.locator('.kairo-acts .button').first()
  await build.tap()
  await page.locator('.kairo-acts .button').nth(1).tap()
  for (const _ of [1, 2, 3]) await build.tap()
  expect(await page.locator('[data-tapped]').count()).toBe(1)
  come()
  await see(page.locator('.kairo-build'))
  expect(await page.locator('[data-tapped]').count()).toBe(0)
  expect((await frameOf(code)).seq).toBe(seq)
})

test('a way to pay chosen before the script is there stays chosen', async () => {
  const { page, come, seq, code } = await atTurn(
    ({ you, view }) =>
      view!.phase.kind === 'turn' &&
      view!.phase.put?.kind === 'extension' &&
      view!.phase.coins === undefined &&
      you !== 'room' &&
      Object.values(view!.players[you]!.coins!).filter(Boolean).length > 3,
  )
  const second = page.locator('.way').nth(1)
  await second.tap()
  come()
  await expect.poll(() => page.locator('x-island[data-alive]').count(), soon).toBe(1)
  await expect.poll(() => second.locator('input[name="way"]').isChecked(), soon).toBe(true)
  const move = await second.locator('input').inputValue()
  expect(await page.locator('.foot button[name="move"]').getAttribute('value')).toBe(move)
  expect((await frameOf(code)).seq).toBe(seq)
})

test('a figure typed before the script is there stays typed, also over a draft', async () => {
  const table = await started({
    game: 'kairo',
    mode: 'companion',
    names: ['Ama', 'Jonas'],
    options: { coins: 'real' },
  })
  await bookTo(table, ({ view }) => view!.phase.kind === 'counting')
  const { page } = await phoneAt(newPhone, table, 0)
  const coins = page.locator('[name="move.coins"]')
  await coins.fill('80')
  const come = await holdScripts(page)
  // The browser would restore what was typed on a reload, but not on a new visit.
  await page.goto(`/t/${table.code}?seat=0&again`, { waitUntil: 'commit' })
  await coins.fill('8')
  come()
  await expect.poll(() => page.locator('x-island[data-alive]').count(), soon).toBe(1)
  await page.waitForTimeout(300)
  expect(await coins.inputValue()).toBe('8')
})

test.each(rotating(['island', 'board-board', 'runtime'], 3))(
  'a page whose %s script did not come begins anew',
  async script => {
    const table = await started({ game: 'cape-horn' })
    const { page, context } = await newPhone({ expects: /ERR_FAILED/ })
    await hold(context, table.code, [table.keys[0]!])
    await firstTime(page, new RegExp(`/a/.*${script}-.*js$`), route => route.abort())
    await page.goto(`/t/${table.code}`)
    await expect.poll(() => page.locator('x-island[data-alive]').count(), soon).toBe(1)
  },
)

test('a page whose script never comes stays as it was drawn after three times, where nothing may be kept too', async () => {
  const table = await started({ game: 'cape-horn' })
  const { page, context } = await newPhone({ expects: /ERR_FAILED/ })
  await context.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError')
      },
    }),
  )
  await hold(context, table.code, [table.keys[0]!])
  let drawn = 0
  page.on('domcontentloaded', () => drawn++)
  await page.route(/\/a\/.*island-.*js$/, route => route.abort())
  await page.goto(`/t/${table.code}`)
  await expect.poll(() => drawn, soon).toBe(4)
  await page.waitForTimeout(1000)
  expect(drawn).toBe(4)
})

// Puts a finger down on a control that has come to its place, which it has not before the page's
// styles are there; gives the way to lift it.
async function putDown(page: Page, control: Locator): Promise<() => Promise<unknown>> {
  await control.tap({ trial: true })
  const { x, y, width, height } = (await control.boundingBox())!
  const finger = await page.context().newCDPSession(page)
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  return () => finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a finger that is still down when the face wakes takes its card up', async () => {
  const table = await started({ game: 'cape-horn' })
  const { waiting } = await frameOf(table.code)
  const { page, context } = await newPhone({ nervous: true })
  await hold(context, table.code, [table.keys[waiting[0]!]!])
  const come = await holdScripts(page)
  await page.goto(`/t/${table.code}`, { waitUntil: 'commit' })
  const card = page.locator('.hand button').first()
  const lift = await putDown(page, card)
  come()
  await expect.poll(() => page.locator('x-island[data-alive]').count(), soon).toBe(1)
  await lift()
  await expect.poll(() => card.getAttribute('aria-pressed'), soon).toBe('true')
})

test('a finger that is still down when what it is about to do has been done makes no second deed', async () => {
  const { frame, ...table } = await raceAt(['Ama', 'Jonas', 'Marta'], ({ view }) => {
    const { turn, ships } = view!
    return turn?.step === 'buying' && ships[turn.seat]!.points > 1 && ships[turn.seat]!.cards < 5
  })
  const seat = frame.waiting[0]!
  const { page } = await phoneAt(newPhone, table, seat, { nervous: true })
  const buy = moveOf(page, 'buy').first()
  await rested(page)
  const lift = await putDown(page, buy)
  // It is lifted while the page rests: as long as it takes, here without end.
  await restFor(page, 600_000)
  await make(table.code, table.keys[seat]!, { kind: 'buy' })
  await page.locator('x-island[data-resting]').first().waitFor({ state: 'attached' })
  await lift()
  await page.waitForTimeout(600)
  expect((await frameOf(table.code)).seq).toBe(frame.seq + 1)
})
