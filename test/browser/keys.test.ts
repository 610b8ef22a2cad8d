// A whole turn of each game by the keys that stand on its controls: no Tab, no pointer. The focus
// is never lost to the page.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { moment as landAt } from '../games/camino/browser/program.ts'
import { raceAt } from '../games/cape-horn/browser/program.ts'
import { moment as railAt } from '../games/cape-to-cairo/browser/program.ts'
import { moment as bazaarAt } from '../games/kairo/browser/program.ts'
import { rotating } from '../sweep.ts'
import { withPhones } from './browser.ts'
import { hydrated, phoneAt, soon } from './people.ts'
import { frameOf, type Played } from './program.ts'

const newPhone = withPhones()
const names = ['Ama', 'Jonas']

interface Keyed {
  at(): Promise<Played & { frame: { seq: number; waiting: readonly number[] } }>
  turn(page: Page, press: (...keys: string[]) => Promise<void>): Promise<void>
}

const bazaar = () =>
  bazaarAt({ names }, ({ seq, view }) => {
    const { phase, pile, final, players } = view!
    if (phase.kind !== 'turn' || phase.taken > 0 || phase.put || final || pile < 5) return false
    return seq > 9 && players[phase.seat]!.cards < 3 // two more, and none is put away
  })

const games: [string, Keyed][] = [
  [
    'Cape to Cairo',
    {
      at: () => railAt({ names }, ({ seq, view }) => seq > 5 && view!.phase.kind === 'auction'),
      turn: (_, press) => press('7', 'Enter'),
    },
  ],
  [
    'Cape Horn',
    {
      at: () =>
        raceAt(
          ['Ama', 'Jonas', 'Marta'],
          ({ seq, view }) => seq > 9 && view!.turn?.step === 'laying',
        ),
      async turn(page, press) {
        await press('n')
        await page.locator('.final[aria-keyshortcuts="Enter"]:enabled').waitFor()
        await press('Enter')
        // What may be bought ends by the same key.
        await page.waitForTimeout(500)
        if (await page.locator('.final[aria-keyshortcuts="Enter"]:enabled').count())
          await press('Enter')
      },
    },
  ],
  [
    'Kairo',
    {
      at: bazaar,
      async turn(page, press) {
        await press('d', 'Escape', 'd', '5', 'Enter')
        await page.locator('[aria-keyshortcuts="5"][aria-pressed="false"]').waitFor()
        await press('5', 'Enter')
      },
    },
  ],
  [
    'Le Camino',
    {
      at: () => landAt({ names }, ({ seq, view }) => seq > 9 && view!.turn.step === 'lay'),
      async turn(page, press) {
        for (let piece = 1; piece <= 6; piece++) {
          await press(String(piece))
          const fits = page.locator('[data-square].legal.lay, [data-square].lay')
          await page.waitForTimeout(700)
          if (await fits.count()) break
          await press('Escape')
        }
        await press('ArrowRight')
        expect(
          await page.evaluate(() => document.activeElement?.matches('[data-square].legal')),
        ).toBe(true)
        await press('Enter')
        await page.locator('[aria-keyshortcuts="Enter"]:enabled').waitFor()
        await press('Enter')
        await page.locator('.final[aria-keyshortcuts="Enter"]:enabled').waitFor()
        await press('Enter')
      },
    },
  ],
]

test.each(rotating(games, 4))('a turn of %s by its keys alone', async (_, { at, turn }) => {
  const table = await at()
  const seat = table.frame.waiting[0]!
  const { page } = await phoneAt(newPhone, table, seat, { width: 1440, height: 900 })
  await hydrated(page)
  await turn(page, async (...pressed) => {
    for (const key of pressed) {
      await page.keyboard.press(key)
      await page.waitForTimeout(50)
    }
  })
  await expect.poll(async () => (await frameOf(table.code)).waiting, soon).not.toContain(seat)
})

test('keys mean what stands on them on a French, a Czech and a Russian keyboard, and nothing where a sign is composed', async () => {
  const desk = { width: 1440, height: 900 }
  const rail = await railAt({ names }, ({ seq, view }) => seq > 5 && view!.phase.kind === 'auction')
  const { page } = await phoneAt(newPhone, rail, rail.frame.waiting[0]!, desk)
  const line = await page.context().newCDPSession(page)
  const CTRL_ALT = 3
  const press = async (at: typeof line, key: string, code: string, modifiers = 0) => {
    for (const type of ['rawKeyDown', 'keyUp'] as const)
      await at.send('Input.dispatchKeyEvent', { type, key, code, modifiers })
  }
  const figure = page.locator('output#bid')
  await press(line, 'é', 'Digit2', 0)
  await expect.poll(() => figure.innerText(), soon).toContain('2')
  await press(line, 'Dead', 'Digit7') // Czech: an accent that waits for its letter
  await press(line, '²', 'Digit3', CTRL_ALT) // AltGr of a German keyboard, as Windows tells it
  await press(line, '!', 'Digit1', 8) // with Shift it is a sign
  await press(line, '1', 'Numpad1')
  await expect.poll(() => figure.innerText(), soon).toContain('21')

  const fair = await bazaar()
  const phone = await phoneAt(newPhone, fair, fair.frame.waiting[0]!, desk)
  const draws = phone.page.locator('[aria-keyshortcuts="D"]')
  await draws.waitFor()
  await press(await phone.page.context().newCDPSession(phone.page), 'в', 'KeyD')
  await draws.waitFor({ state: 'detached' })
})
