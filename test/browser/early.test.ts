// A slow line: what is tapped before a page's script is there is kept, and done once.
import { expect, test } from 'vitest'
import { moment, offers } from '../games/kairo/browser/program.ts'
import { withPhones } from './browser.ts'
import { hold, holdScripts, see, soon } from './people.ts'
import { frameOf } from './program.ts'

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
    frame => frame.seq > 9 && !frame.view!.final && frame.view!.phase.kind === 'turn' && offers(frame, 'extension'),
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
