// Safe fingers: a tap twice is one deed, whatever the first one puts under the finger; two phones with one entry make one.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { moment as landAt } from '../games/camino/browser/program.ts'
import { book, race, raceAt } from '../games/cape-horn/browser/program.ts'
import { frameOf, make, type Played, playTo, type Sheet, started } from '../games/cape-to-cairo/browser/program.ts'
import * as kairo from '../games/kairo/browser/people.ts'
import { type Bazaar, bookTo, moment, started as startedBazaar } from '../games/kairo/browser/program.ts'
import { withPhones } from './browser.ts'
import { hold, keysOf, lobbySeat, moveOf, phoneAt, rested, see, soon, tapAt, tapTwice } from './people.ts'
import { gathered, sit, started as startedAt } from './program.ts'

const newPhone = withPhones()

// Between the two halves of a nervous tap, and the phones it happens on.
const nervous = [
  { gap: 120, width: 320, height: 640 },
  { gap: 250, width: 390, height: 844 },
  { gap: 400, width: 768, height: 1024 },
] as const

const pageOf = async (table: Played, seat: number, size?: { width: number; height: number }) =>
  (await phoneAt(newPhone, table, seat, { ...size, nervous: true })).page

const middleOf = async (control: Locator) => {
  await see(control)
  await control.scrollIntoViewIfNeeded()
  await control.click({ trial: true }) // it stands still and would take a finger
  const { x, y, width, height } = (await control.boundingBox())!
  return [x + width / 2, y + height / 2] as const
}

// One deed, and no second one for as long as a finger is held up, and longer.
async function oneDeed(code: string, before: number) {
  await expect.poll(async () => (await frameOf(code)).seq, soon).toBe(before + 1)
  await new Promise(done => setTimeout(done, 600))
  expect((await frameOf(code)).seq).toBe(before + 1)
}

interface State {
  table: Played
  seat: number
  seq: number
}

const at = (table: Played, { seq, waiting }: { seq: number; waiting: readonly number[] }): State => ({
  table,
  seat: waiting[0]!,
  seq,
})

const sealing = async (page: Page) => {
  await page.locator('output#bid').waitFor()
  await page.keyboard.press('7')
  return page.locator('button[name="move"][value*=\'"pounds":7\']')
}

const auction = async (mode: 'digital' | 'companion') => {
  const table = await started({ mode, names: ['Ama', 'Jonas', 'Marta'] })
  return { ...at(table, await frameOf(table.code)), seat: 1 }
}

const bazaarAt = async (
  isThere: (phase: Extract<NonNullable<Bazaar['view']>['phase'], { kind: 'turn' }>) => boolean,
) => {
  const { frame, ...table } = await moment(
    { names: ['Ama', 'Jonas', 'Marta'] },
    ({ view, seq }) => seq > 9 && !view!.final && view!.phase.kind === 'turn' && isThere(view!.phase),
  )
  return at(table, frame)
}
const isBlank = ({ put, taken }: { put?: unknown; taken: number }) => !put && taken === 0

const besideBazaar = async () => {
  const table = await startedBazaar({ mode: 'companion', names: ['Ama', 'Jonas', 'Marta'] })
  return at(table, await bookTo(table, ({ view }) => view!.phase.kind === 'turn'))
}

const states: [name: string, make: () => Promise<State>, control: (page: Page) => Promise<Locator>][] = [
  [
    'a card turned up before building',
    async () => {
      const table = await started({ names: ['Ama', 'Jonas'] })
      return at(table, await playTo(table, ({ view }) => view!.phase.kind === 'building' && !view!.phase.drawn))
    },
    async page => moveOf(page, 'draw'),
  ],
  ['a bid sealed online', () => auction('digital'), sealing],
  ['a bid sealed beside the box', () => auction('companion'), sealing],
  [
    'a landscape taken',
    async () => {
      const table = await started({ names: ['Ama', 'Jonas', 'Marta'] })
      return at(table, await playTo(table, ({ view }) => view!.phase.kind === 'choosing'))
    },
    async page => {
      await page.locator('.card-button').first().click()
      return moveOf(page, 'choose')
    },
  ],
  [
    'a crossing beside the box',
    async () => {
      const table = await started({ mode: 'companion', names: ['Ama', 'Jonas', 'Marta'] })
      return at(table, await playTo<Sheet>(table, ({ view }) => view!.phase.kind === 'building'))
    },
    async page => moveOf(page, 'crossed'),
  ],
  [
    'the stock beside the box',
    async () => {
      const table = await started({ mode: 'companion', names: ['Ama', 'Jonas', 'Marta'], depth: 'full' })
      return at(table, await playTo<Sheet>(table, ({ view }) => view!.phase.kind === 'building'))
    },
    async page => moveOf(page, 'built'),
  ],
  [
    'the draw of Cape Horn',
    async () => {
      const { frame, ...table } = await raceAt(['Ama', 'Jonas', 'Marta'], ({ view }) => view!.turn?.step === 'sailed')
      return at(table, frame)
    },
    async page => moveOf(page, 'draw'),
  ],
  [
    'the draw of Le Camino',
    async () => {
      const { frame, ...table } = await landAt({ names: ['Ama', 'Jonas'] }, ({ view }) => view!.turn.step === 'laid')
      return at(table, frame)
    },
    async page => moveOf(page, 'draw'),
  ],
  [
    'the next turn of the log book',
    async () => {
      const table = await startedAt({ game: 'cape-horn', mode: 'companion', names: ['Ama', 'Jonas', 'Marta'] })
      await make(table.code, table.keys[0]!, { kind: 'begins', first: 0 })
      return at(table, await book(table.code))
    },
    async page => moveOf(page, 'next'),
  ],
  [
    'a customer of Kairo attracted',
    () => bazaarAt(isBlank),
    async page => {
      await kairo.act(page, 1).click()
      await page.locator('.kairo-key:not(:disabled)').first().click()
      return kairo.final(page)
    },
  ],
  [
    'a card of Kairo drawn',
    () => bazaarAt(isBlank),
    async page => {
      await kairo.act(page, 2).click()
      await kairo.choose(page).nth(4).click()
      return kairo.final(page)
    },
  ],
  [
    'an extension of Kairo paid',
    () => bazaarAt(({ put, coins }) => put?.kind === 'extension' && !coins),
    async page => kairo.final(page),
  ],
  [
    'a card of Kairo played',
    () => bazaarAt(({ put, coins }) => put?.kind === 'extension' && coins !== undefined),
    async page => {
      await kairo.choose(page).first().click()
      return kairo.final(page)
    },
  ],
  ['two cards drawn beside the box of Kairo', besideBazaar, async page => moveOf(page, 'draw')],
  [
    'a customer attracted beside the box of Kairo',
    besideBazaar,
    async page => {
      await page.locator('.kairo-actions .button').first().click()
      await page.locator('.kairo-key:not(:disabled)').first().click()
      return moveOf(page, 'attract')
    },
  ],
]

test.each(states)('%s is done once', async (_, make, control) => {
  for (const { gap, ...size } of nervous) {
    const { table, seat, seq } = await make()
    const page = await pageOf(table, seat, size)
    await tapTwice(page, await middleOf((await control(page)).first()), gap)
    await oneDeed(table.code, seq)
    await page.context().close()
  }
})

test('two phones that tap one public entry a moment apart make one entry', async () => {
  const table = await startedAt({ game: 'cape-horn', mode: 'companion', names: ['Ama', 'Jonas', 'Marta'] })
  await make(table.code, table.keys[0]!, { kind: 'begins', first: 0 })
  const [ama, jonas] = await Promise.all([0, 1].map(seat => pageOf(table, seat)))
  const { seq } = await race(table.code)
  const places = await Promise.all([ama!, jonas!].map(page => middleOf(moveOf(page, 'next').first())))
  const fingers = await Promise.all([ama!, jonas!].map(page => page.context().newCDPSession(page)))
  const begun = Date.now()
  await tapAt(fingers[0]!, places[0]!, begun / 1000)
  await jonas!.waitForTimeout(250)
  await tapAt(fingers[1]!, places[1]!, (begun + 250) / 1000)
  await oneDeed(table.code, seq)
})

test('a quick hand loses nothing: every digit of a bid counts', async () => {
  const { table, seat } = await auction('digital')
  const page = await pageOf(table, seat)
  const one = page.getByRole('button', { name: '1', exact: true })
  const [x, y] = await middleOf(one)
  await page.touchscreen.tap(x, y)
  await page.touchscreen.tap(x, y)
  await see(page.locator('button[name="move"][value*=\'"pounds":11\']'))
})

test('before the start too: who taps twice sits on one seat, and is refused nothing', async () => {
  const { code, hostKey } = await gathered({ game: 'cape-horn', names: ['Ama', 'Jonas'], free: 3 })
  const { page, context } = await newPhone({ nervous: true })
  await page.goto(`/t/${code}`)
  await page.waitForLoadState('networkidle')
  // The table does at once what it is asked, and its answer takes a while.
  const network = await context.newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1500,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await tapTwice(page, await middleOf(page.locator('button[name="colour"]').first()), 120)
  await see(page.locator('.lobby-seat.mine'))
  const { seats } = await frameOf(code)
  expect(seats.filter(({ taken }) => taken)).toHaveLength(3)
  expect(await page.locator('.refusal').count()).toBe(0)
  await hold(context, code, [hostKey, ...(await keysOf(context, code))])
  await sit(code, { name: 'Marta' })
  await see(lobbySeat(page, 'Marta'))
  await page.reload()
  await tapTwice(page, await middleOf(page.locator('.foot button.main')), 250)
  await see(page.locator('.face'))
  expect(await page.locator('.refusal').count()).toBe(0)
})

test('a card and a way to act, tapped twice, stay taken up', async () => {
  const { frame, ...table } = await raceAt(['Ama', 'Jonas', 'Marta'], ({ view }) => {
    const { turn, ships, laid } = view!
    return turn?.step === 'laying' && turn.laid === 0 && ships[turn.seat]!.cards > 1 && laid.filter(Boolean).length > 8
  })
  const page = await pageOf(table, frame.waiting[0]!, { width: 768, height: 1024 })
  for (const selector of ['.hand button', '.tile[aria-pressed]']) {
    const control = page.locator(selector).last()
    await tapTwice(page, await middleOf(control), 250)
    await expect.poll(() => control.getAttribute('aria-pressed'), soon).toBe('true')
  }
})

test('a busy phone that hears of a touch late judges it by when it was made', async () => {
  const { frame, ...table } = await landAt({ names: ['Ama', 'Jonas'] }, ({ view }) => view!.turn.step === 'laid')
  const seat = frame.waiting[0]!
  const page = await pageOf(table, seat)
  const [finger, draw] = [await page.context().newCDPSession(page), await middleOf(moveOf(page, 'draw'))]
  const restFor = (ms: string) => page.evaluate(rest => document.documentElement.setAttribute('data-rest', rest), ms)
  const island = page.locator('x-island').first()
  const from = Date.now() / 1000
  await island.dispatchEvent('rest')
  await rested(page)
  await restFor('600000') // it is seen to rest, however slow the machine is
  await tapAt(finger, draw, from)
  await page.locator('x-island[data-resting]').first().waitFor({ state: 'attached' })
  expect((await frameOf(table.code)).seq).toBe(frame.seq)
  await restFor('20')
  await island.dispatchEvent('rest')
  await rested(page)
  await tapAt(finger, draw, Date.now() / 1000 + 1)
  await oneDeed(table.code, frame.seq)
})
