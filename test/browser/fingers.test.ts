// Safe fingers: a tap twice is one deed, whatever the first one puts under the finger, and no tap
// is lost; two phones with one entry make one.
/// <reference types="vite/client" />
import { setTimeout } from 'node:timers/promises'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { shelf } from '../../web/shelf.ts'
import { moment as landAt } from '../games/camino/browser/program.ts'
import { race } from '../games/cape-horn/browser/program.ts'
import { rotating, sweep, turn } from '../sweep.ts'
import { type Phone, withPhones } from './browser.ts'
import type { Control, Place } from './fingers.ts'
import {
  hold,
  house,
  keysOf,
  lobbySeat,
  middleOf,
  moveOf,
  openScreen,
  phoneAt,
  rested,
  restFor,
  see,
  soon,
  tapAt,
  tapTwice,
} from './people.ts'
import { frameOf, gathered, make, type Played, sit, started } from './program.ts'

const newPhone = withPhones()

const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
]
const gaps = [120, 250, 400] // ms between the two halves of a nervous tap
const PHONES = sweep('FINGERS', { part: 1, whole: sizes.length }) // a control
const BY = 5 // a control's turn comes every fifth day, each time on another phone

// Each game's own, found by file name.
const lists = import.meta.glob<{ controls: readonly Control[] }>('../games/*/browser/fingers.ts', {
  eager: true,
})
const games = shelf.map(({ id }) => {
  const list = lists[`../games/${id}/browser/fingers.ts`]
  if (!list) throw new Error(`test/games/${id}/browser/fingers.ts is missing`)
  return [id, list.controls] as const
})

const pageOf = async (table: Played, seat: number) =>
  (await phoneAt(newPhone, table, seat, { nervous: true })).page

const seqOf = async ({ code }: Played) => (await frameOf(code)).seq
// Longer than a finger is held up.
const held = () => setTimeout(600)

// One deed, and no second one.
async function oneDeed(table: Played, before: number) {
  await expect.poll(() => seqOf(table), soon).toBe(before + 1)
  await held()
  expect(await seqOf(table)).toBe(before + 1)
}

// One control tapped twice, by a phone that has other tables behind it.
async function tapped({ page }: Phone, { table, find, moves = 1, shows }: Control, gap: number) {
  const { table: played, seat, seq }: Place = await table()
  await openScreen(page, {
    path: `/t/${played.code}?seat=${seat}`,
    code: played.code,
    keys: [played.keys[seat]!],
  })
  await tapTwice(page, await middleOf((await find(page)).first()), gap)
  const after = seq + (shows ? 0 : moves)
  if (shows) await see(shows(page))
  else await expect.poll(() => seqOf(played), soon).toBe(after)
  return async () => {
    expect(await seqOf(played)).toBe(after)
    if (shows) expect(await shows(page).isVisible()).toBe(true)
  }
}

// Three phones side by side; from one control to the next they change gaps, so that each meets each
// width. Where one phone is asked for, the three take turns at a fifth of the controls, others
// tomorrow.
test.each(games)(
  'no control of %s does anything twice, and none misses a tap',
  async (_, controls) => {
    const phones = await Promise.all(sizes.map(size => newPhone({ ...size, nervous: true })))
    const all = [...controls.entries()]
    for (const [n, control] of PHONES < sizes.length ? rotating(all, BY) : all) {
      const stillSo = await Promise.all(
        Array.from({ length: PHONES }, async (_, k) => {
          const i = (Math.floor(n / BY) + Math.floor(turn / BY) + k) % phones.length
          const phone = phones[i]!
          const gap = gaps[(n + i + Math.floor(n / phones.length)) % gaps.length]!
          const named = (cause: unknown) => {
            throw new Error(`${control.name}, ${gap} ms apart at ${sizes[i]!.width} px`, { cause })
          }
          const then = await tapped(phone, control, gap).catch(named)
          return () => then().catch(named)
        }),
      )
      await held()
      for (const then of stillSo) await then()
    }
  },
)

// Of one game a day, one control that only opens its next step, and one that makes a move, as far
// as it has them.
test.each(rotating(games, games.length))(
  'the keyboard stays in the face of %s, whatever a key removes',
  async (_, controls) => {
    const { page } = await newPhone()
    const told = (seq: number) =>
      page.locator(`body[data-told="${seq}"]`).waitFor({ state: 'attached' })
    const [opening, moving] = [true, false].map(opens =>
      controls.find(({ shows }) => (shows !== undefined) === opens),
    )
    for (const control of [opening, moving]) {
      if (!control) continue
      const { table, find, moves = 1, shows } = control
      const { table: played, seat, seq } = await table()
      await openScreen(page, {
        path: `/t/${played.code}?seat=${seat}`,
        code: played.code,
        keys: [played.keys[seat]!],
      })
      await page.evaluate(() =>
        document.body.addEventListener('frame', ({ target, detail }: CustomEventInit & Event) => {
          ;(target as HTMLElement).dataset.told = detail.seq
        }),
      )
      await (await find(page)).first().focus()
      await page.keyboard.press('Enter')
      if (!shows) await told(seq + moves)
      await page.evaluate(
        () => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      )
      expect(await page.evaluate(() => document.activeElement?.closest('x-island')?.tagName)).toBe(
        'X-ISLAND',
      )
    }
  },
)

test('two phones that tap one public entry a moment apart make one entry', async () => {
  const table = await started({
    game: 'cape-horn',
    mode: 'companion',
    names: ['Ama', 'Jonas', 'Marta'],
  })
  await make(table.code, table.keys[0]!, { kind: 'begins', first: 0 })
  const [ama, jonas] = await Promise.all([0, 1].map(seat => pageOf(table, seat)))
  await jonas!.getByRole('button', { name: house.enterFor('Ama') }).click()
  await rested(jonas!)
  const { seq } = await race(table.code)
  const places = await Promise.all(
    [ama!, jonas!].map(page => middleOf(moveOf(page, 'next').first())),
  )
  const fingers = await Promise.all([ama!, jonas!].map(page => page.context().newCDPSession(page)))
  const begun = Date.now()
  await tapAt(fingers[0]!, places[0]!, begun / 1000)
  await jonas!.waitForTimeout(250)
  await tapAt(fingers[1]!, places[1]!, (begun + 250) / 1000)
  await oneDeed(table, seq)
})

test('a tap that meets what others have just moved does nothing, and is told so beside it', async () => {
  const table = await started({
    game: 'kairo',
    mode: 'companion',
    names: ['Ama', 'Jonas', 'Marta'],
  })
  const page = await pageOf(table, 0)
  const cloths = page.locator('.kairo-set-up [aria-pressed]')
  for (const at of [0, 1, 2]) {
    await cloths.nth(at).click()
    await rested(page)
  }
  const ready = await middleOf(page.locator('.kairo-set-up button[name="move"]'))
  await restFor(page, 600_000)
  await make(table.code, table.keys[1]!, { kind: 'sets-up', cloths: ['red', 'white', 'blue'] })
  await page.locator('x-island[data-resting]').first().waitFor({ state: 'attached' })
  const finger = await page.context().newCDPSession(page)
  const before = await seqOf(table)
  await tapAt(finger, ready, Date.now() / 1000 + 600)
  await see(page.locator('.refusal', { hasText: house.refused['moved-on'] }))
  expect(await seqOf(table)).toBe(before)
})

test('before the start too: who taps twice sits on one seat, and is refused nothing', async () => {
  const { code, hostKey } = await gathered({ game: 'cape-horn', names: ['Ama', 'Jonas'], free: 3 })
  const { page, context } = await newPhone({ nervous: true })
  await page.goto(`/t/${code}`)
  await page.waitForLoadState('networkidle')
  // The table does at once what it is asked, and its answer takes a while.
  const network = await context.newCDPSession(page)
  const answerAfter = (latency: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  const tapSlowly = async (control: Locator, gap: number) => {
    const middle = await middleOf(control)
    await answerAfter(1500)
    await tapTwice(page, middle, gap)
    await answerAfter(0)
  }
  await tapSlowly(page.locator('button[name="colour"]').first(), 120)
  await see(page.locator('.lobby-seat.mine'))
  const { seats } = await frameOf(code)
  expect(seats.filter(({ taken }) => taken)).toHaveLength(3)
  expect(await page.locator('.refusal').count()).toBe(0)
  await hold(context, code, [hostKey, ...(await keysOf(context, code))])
  await sit(code, { name: 'Marta' })
  await see(lobbySeat(page, 'Marta'))
  await page.reload()
  await tapSlowly(page.locator('.foot button.main'), 250)
  await see(page.locator('.face'))
  expect(await page.locator('.refusal').count()).toBe(0)
})

test('a busy phone that hears of a touch late judges it by when it was made', async () => {
  const { frame, ...table } = await landAt(
    { names: ['Ama', 'Jonas'] },
    ({ view }) => view!.turn.step === 'laid',
  )
  const seat = frame.waiting[0]!
  const page = await pageOf(table, seat)
  const [finger, draw] = [
    await page.context().newCDPSession(page),
    await middleOf(moveOf(page, 'draw')),
  ]
  const island = page.locator('x-island').first()
  const from = Date.now() / 1000
  await island.dispatchEvent('rest')
  await rested(page)
  await restFor(page, 600_000) // it is seen to rest, however slow the machine is
  await tapAt(finger, draw, from)
  await page.locator('x-island[data-resting]').first().waitFor({ state: 'attached' })
  expect((await frameOf(table.code)).seq).toBe(frame.seq)
  await restFor(page, 20)
  await island.dispatchEvent('rest')
  await rested(page)
  await tapAt(finger, draw, Date.now() / 1000 + 1)
  await oneDeed(table, frame.seq)
})
