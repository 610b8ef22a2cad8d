// Entering for another seat of the bid sheet: opened on purpose, and kept no longer than it is
// needed.
import { expect, test } from 'vitest'
import { withPhones } from '../../../browser/browser.ts'
import {
  house,
  loseSight,
  moveOf,
  phoneAt,
  rested,
  see,
  seeNow,
  seeText,
  soon,
} from '../../../browser/people.ts'
import { game } from './people.ts'
import { frameOf, make, playTo, type Sheet, started } from './program.ts'

const newPhone = withPhones()
const sheetOf = (code: string) => frameOf<Sheet>(code)

test('whom one enters for is kept while others enter theirs, and not after one’s own entry', async () => {
  const table = await started({
    mode: 'companion',
    depth: 'full',
    names: ['Ama', 'Jonas', 'Marta'],
  })
  const { waiting } = await playTo<Sheet>(table, ({ view }) => view!.phase.kind === 'taking')
  const [own, other, third] = waiting
  const { page } = await phoneAt(newPhone, table, own!)
  const others = page.locator('.enter-for button')
  await others.first().click()
  const entering = page.locator('.entering')
  await see(entering)
  const said = await entering.textContent()
  await make(table.code, table.keys[third!]!, {
    kind: 'took',
    card: { terrain: 'village', tracks: 2, coin: 4 },
  })
  await expect.poll(() => others.count(), soon).toBe(1)
  expect(await entering.textContent()).toBe(said)
  await page
    .locator(`.entry input[value='${JSON.stringify({ terrain: 'river', tracks: 3 })}']`)
    .check({ force: true })
  await moveOf(page, 'took').nth(8).click()
  const lane = async () => (await sheetOf(table.code)).view!.accounts[other!]!.lane
  await expect.poll(lane, soon).toEqual([{ terrain: 'river', tracks: 3, coin: 9 }])
  await loseSight(entering)
})

test('a coin or a card that another seat is asked for is entered once that was opened', async () => {
  const table = await started({ mode: 'companion', names: ['Ama', 'Jonas', 'Marta'] })
  const { code, keys } = table
  for (const key of keys) await make(code, key, { kind: 'bid', pounds: 9 })
  const { page } = await phoneAt(newPhone, table, 0)
  const drawn = async () => {
    const { phase } = (await sheetOf(code)).view!
    return phase.kind === 'drawing' ? phase.coins : undefined
  }
  await rested(page)
  expect(await moveOf(page, 'coin').count()).toBe(10)
  await moveOf(page, 'coin', ',"coin":4').click()
  await expect.poll(drawn, soon).toEqual([4, null, null])
  await seeNow(page, game.sheet.drawingOther('Jonas and Marta'))
  await expect.poll(() => moveOf(page, 'coin').count(), soon).toBe(0)
  await page.getByRole('button', { name: house.enterFor('Marta') }).click()
  await seeText(page, house.enteringFor('Marta'))
  await rested(page)
  await moveOf(page, 'coin', ',"coin":7').click()
  await expect.poll(drawn, soon).toEqual([4, null, 7])
})
