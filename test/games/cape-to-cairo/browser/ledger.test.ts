// A crossing of the ledger on a phone: as few taps as say it.
import { expect, test } from 'vitest'
import { withPhones } from '../../../browser/browser.ts'
import {
  hold,
  moveOf,
  phoneAt,
  rested,
  see,
  seeNow,
  seeText,
  soon,
} from '../../../browser/people.ts'
import { awake, game } from './people.ts'
import { frameOf, make, type Sheet, started } from './program.ts'

const newPhone = withPhones()

test('what a crossing pays stands by the coins, and the next crossing begins with nothing paid', async () => {
  const table = await started({ mode: 'companion', names: ['Ama', 'Jonas'] })
  const { code, keys } = table
  const say = (seat: number, move: { kind: string; [more: string]: unknown }) =>
    make(code, keys[seat]!, move)
  const jonasWins = async () => {
    await say(0, { kind: 'bid', pounds: 0 })
    await say(1, { kind: 'bid', pounds: 1 })
  }
  await jonasWins()
  await say(1, { kind: 'crossed', coin: 1, bought: 0, bonuses: 0, rivers: [0] })
  await jonasWins()
  const { page } = await phoneAt(newPhone, table, 0)
  await rested(page)
  const key = (legend: string, n: number) =>
    page.getByRole('group', { name: legend }).getByRole('radio', { name: `${n}`, exact: true })
  await key(game.sheet.bought, 1).check({ force: true })
  await key(game.sheet.bonuses, 1).check({ force: true })
  await seeText(page, game.sheet.afterPaying({ bonuses: 1, bought: 1 }))
  await moveOf(page, 'crossed', ',"coin":4,"bought":1,"bonuses":1').click()
  await expect
    .poll(async () => (await frameOf<Sheet>(code)).view!.accounts[0], soon)
    .toMatchObject({
      crossed: 1,
      bonuses: 0,
      capital: 94,
    })
  await expect.poll(() => key(game.sheet.bought, 0).isChecked(), soon).toBe(true)
})

test('£0 is sealed by one tap, twice is once, and never by the tap that would open all bids', async () => {
  const { code, keys } = await started({ mode: 'companion', names: ['Ama', 'Jonas'] })
  const [ama, jonas] = await Promise.all([newPhone(), newPhone()])
  await hold(ama.context, code, [keys[0]!])
  await hold(jonas.context, code, [keys[1]!])
  await Promise.all([ama, jonas].map(({ page }) => page.goto(`/t/${code}`)))
  const sealing = ama.page
    .locator('.keypad')
    .getByRole('button', { name: game.auction.seal(0), exact: true })
  const { x, y, width, height } = (await sealing.boundingBox())!
  await awake(ama.page)
  for (const _ of [1, 2]) await ama.page.touchscreen.tap(x + width / 2, y + height / 2)
  await seeNow(ama.page, game.auction.sealed)
  await rested(ama.page)
  const seq = (await frameOf<Sheet>(code)).seq
  expect((await frameOf<Sheet>(code, keys[0])).view!.phase).toMatchObject({
    bid: 0,
    sealed: [true, false],
  })

  await awake(jonas.page)
  await jonas.page
    .locator('.keypad')
    .getByRole('button', { name: game.auction.zero, exact: true })
    .click()
  await see(
    jonas.page
      .getByRole('button', { name: game.auction.seal(0), exact: true })
      .and(jonas.page.locator('.final')),
  )
  expect((await frameOf<Sheet>(code)).seq).toBe(seq)
})
