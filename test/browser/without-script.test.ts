// Without a mouse, and without script: the same table.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { game, openTable } from '../games/cape-to-cairo/browser/people.ts'
import {
  frameOf,
  keysBySeat,
  make,
  playTo,
  sit,
  started,
} from '../games/cape-to-cairo/browser/program.ts'
import { isOnTurn } from '../sweep.ts'
import { withPhones } from './browser.ts'
import {
  codeOf,
  hold,
  house,
  keysOf,
  moveOf,
  ownSeat,
  say,
  see,
  seeNow,
  seeText,
  sitDown,
  soon,
  undo,
} from './people.ts'

const newPhone = withPhones()

// By the Tab key to a control that must show that it has the focus.
async function tabTo(page: Page, control: Locator) {
  await see(control)
  for (let tabs = 0; tabs < 60; tabs++) {
    await page.keyboard.press('Tab')
    if (!(await control.evaluate(element => element === document.activeElement))) continue
    const ring = await control.evaluate(element => {
      const shown = [element, element.nextElementSibling ?? element].map(one =>
        getComputedStyle(one),
      )
      return shown.some(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      )
    })
    expect(ring).toBe(true)
    return
  }
  throw new Error('the Tab key never came there')
}

const press = async (page: Page, control: Locator, key = 'Enter') => {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

// By keys one day, without script the other.
test.runIf(isOnTurn(0, 2))(
  'by keyboard alone: open, sit down, start, bid, choose, build',
  async () => {
    const { page, context } = await newPhone({ width: 1440, height: 900 })
    await page.goto('/')
    await press(page, page.getByRole('button', { name: say.online }))
    await see(page.getByRole('img', { name: 'QR code' }))
    const code = codeOf(page)
    await tabTo(page, page.locator('input[name="name"]'))
    await page.keyboard.type('Ama')
    await press(page, page.locator('button[name="colour"][value="red"]'), 'Space')
    await see(ownSeat(page, 'Ama'))
    const jonas = await sit(code, { name: 'Jonas', colour: 'blue' })
    await press(page, page.getByRole('button', { name: say.start(2) }))
    await see(page.locator('output#bid'))
    const [ama] = (await keysBySeat(code, [...(await keysOf(context, code)), jonas])) as [string]
    const table = { code, hostKey: '', keys: [ama, jonas] }

    // Figures are typed; one over the capital is refused at the key, and taken away by Backspace.
    await page.keyboard.type('300')
    await seeText(page, game.auction.over(100))
    await page.keyboard.press('Backspace')
    await page.keyboard.type('5')
    await press(page, page.getByRole('button', { name: game.auction.seal(35), exact: true }))
    await seeNow(page, game.auction.sealed)
    await press(page, undo(page), 'Space')
    await see(page.locator('output#bid'))
    await page.keyboard.type('12')
    await press(page, moveOf(page, 'bid'))
    await make(code, jonas, { kind: 'bid', pounds: 3 })
    await seeNow(page, game.choosing.doNow)
    await press(page, page.locator('.card-button').last())
    await press(page, page.locator('button[name="move"][value*=\'"kind":"choose"\']:enabled'))
    for (let turn = 0; ; turn++) {
      expect(turn).toBeLessThan(30)
      await playTo(
        table,
        ({ waiting, view }) => waiting[0] === 0 && view!.phase.kind === 'building',
      )
      await press(page, moveOf(page, 'draw'))
      await see(moveOf(page, 'pass'))
      const build = moveOf(page, 'build').first()
      const builds = await build.isVisible()
      const { seq } = await frameOf(code)
      await press(page, builds ? build : moveOf(page, 'pass'))
      await expect.poll(async () => (await frameOf(code)).seq, soon).toBeGreaterThan(seq)
      if (builds) break
    }
    expect((await frameOf(code)).view!.railways[0]!.crossed).toHaveLength(1)
  },
)

const reloads = (page: Page) => page.locator('meta[http-equiv="refresh"]').count()

test.runIf(isOnTurn(1, 2))(
  'without script: open, sit down, start, bid by number, choose, draw, pass',
  async () => {
    const [ama, jonas] = await Promise.all([
      newPhone({ js: false, expects: /409/ }),
      newPhone({ js: false }),
    ])
    const code = await openTable(ama.page)
    expect(await reloads(ama.page)).toBe(0)
    await sitDown(ama.page, 'green', 'Ama')
    expect(await reloads(ama.page)).toBe(1)
    await jonas.page.goto(`/t/${code}`)
    expect(await reloads(jonas.page)).toBe(0)
    await sitDown(jonas.page, 'yellow', 'Jonas')
    await ama.page.reload()
    await ama.page.getByRole('button', { name: say.start(2) }).click()
    await seeNow(ama.page, game.auction.doNow)

    // Nothing reloads under a half-typed bid; while others are waited for it does.
    const elsewhere = await ama.context.newPage()
    await elsewhere.goto(`/t/${code}`)
    expect(await reloads(ama.page)).toBe(0)
    await ama.page.locator('input[name="move.pounds"]').fill('12')
    await moveOf(ama.page, 'bid').click()
    await seeNow(ama.page, game.auction.sealed)
    expect(await reloads(ama.page)).toBe(1)
    await undo(ama.page).click()
    await ama.page.locator('input[name="move.pounds"]').fill('13')
    await moveOf(ama.page, 'bid').click()
    await seeNow(ama.page, game.auction.sealed)

    // A refusal is told in words, where it happened.
    await elsewhere.locator('input[name="move.pounds"]').fill('50')
    await moveOf(elsewhere, 'bid').click()
    await see(
      elsewhere
        .getByRole('alert')
        .filter({ hasText: new RegExp(`sealed|${house.refused['moved-on']}`) }),
    )
    await elsewhere.close()

    // Jonas's page comes anew by itself once it is Ama's turn.
    await jonas.page.goto(`/t/${code}`)
    await jonas.page.locator('input[name="move.pounds"]').fill('4')
    await moveOf(jonas.page, 'bid').click()
    await seeNow(jonas.page, game.choosing.other('Ama', 1))
    expect(await reloads(jonas.page)).toBe(1)
    await seeNow(ama.page, game.choosing.doNow)
    expect(await reloads(ama.page)).toBe(0)
    await moveOf(ama.page, 'choose').first().click()
    await seeNow(ama.page, game.building.draw)
    await moveOf(ama.page, 'draw').click()
    await see(moveOf(ama.page, 'pass'))
    await moveOf(ama.page, 'pass').click()
    await seeNow(jonas.page, game.building.draw)
    expect((await frameOf(code)).view!.phase).toMatchObject({ kind: 'building', turn: 1 })
    await jonas.page.goto(`/t/${code}/log`)
    await seeText(jonas.page, 'Ama passed.')
  },
)

test('without script: an entry beside the box is made and corrected', async () => {
  const { code, keys } = await started({ mode: 'companion', names: ['Ama', 'Jonas'] })
  const { page, context } = await newPhone({ js: false })
  await hold(context, code, [keys[0]!])
  await make(code, keys[1]!, { kind: 'bid', pounds: 4 })
  await page.goto(`/t/${code}`)
  await page.locator('input[name="move.pounds"]').fill('9')
  await moveOf(page, 'bid').click()
  await seeNow(page, game.sheet.buildOwn.ledger)
  await page.locator('input[name="move.bought"][value="2"]').first().check({ force: true })
  await page.getByRole('checkbox', { name: 'Jonas' }).check({ force: true })
  await moveOf(page, 'crossed', ',"coin":7').first().click()
  await seeNow(page, game.auction.doNow)
  expect((await frameOf(code)).view).toMatchObject({
    accounts: [{ capital: 78, crossed: 1 }, { bonuses: 1 }],
  })
  await page.goto(`/t/${code}/log`)
  await page.getByRole('link', { name: say.correct }).first().click()
  await page.locator('input[name="move.bought"]').fill('1')
  await page.getByRole('button', { name: say.correctPreview }).click()
  await seeText(page, /£78 → £88/)
  await page.getByRole('button', { name: say.correctYes }).click()
  await see(page.getByText(say.wasCorrected, { exact: true }))
  expect((await frameOf(code)).view).toMatchObject({ accounts: [{ capital: 88 }, { bonuses: 1 }] })
})
