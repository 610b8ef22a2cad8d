// The host saves a copy of a table by a tap in the menu, and somebody opens the file on the start
// page, with script and without.
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { make, started } from '../games/cape-to-cairo/browser/program.ts'
import { withPhones } from './browser.ts'
import { codeOf, hold, openMenu, rested, say, see, seeText } from './people.ts'
import { frameOf } from './program.ts'

const newPhone = withPhones()

test.each([true, false])('a copy goes from the menu to the start page (script: %s)', async js => {
  const table = await started({ mode: 'companion', depth: 'full' })
  const { code, hostKey, keys } = table
  const host = await newPhone({ js, expects: /409/ })
  await hold(host.context, code, [hostKey, keys[1]!])
  await host.page.goto(`/t/${code}?seat=1`)
  if (js) await rested(host.page)

  // While a bid is sealed, the page says what to wait for.
  await make(code, keys[0]!, { kind: 'bid', pounds: 9 })
  await openMenu(host.page)
  await host.page.getByRole('link', { name: say.copies.save }).click()
  await seeText(host.page, /Save the copy once the bids are revealed/)
  for (const seat of [1, 2]) await make(code, keys[seat]!, { kind: 'bid', pounds: seat })
  await host.page.goto(`/t/${code}?seat=1`)
  if (js) await rested(host.page)
  await openMenu(host.page)
  const [file] = await Promise.all([
    host.page.waitForEvent('download'),
    host.page.getByRole('link', { name: say.copies.save }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`cape-to-cairo-${code}.copy.txt`)

  const other = await newPhone({ js, expects: /422/ })
  const { page } = other
  await page.goto('/')
  const open = async (files: Parameters<typeof input.setInputFiles>[0]) => {
    if (!(await input.isVisible())) await page.locator('.copied summary').click()
    await input.setInputFiles(files)
    await page.locator('.copied').getByRole('button', { name: say.copies.open }).click()
  }
  const input = page.getByLabel(say.copies.openHint)
  await open({ name: 'else.txt', mimeType: 'text/plain', buffer: Buffer.from('else') })
  await see(page.locator('.copied').getByRole('alert'))
  const saved = await buffer(await file.createReadStream())
  await open({ name: file.suggestedFilename(), mimeType: 'text/plain', buffer: saved })
  await page.waitForURL(/\/t\/\w+/)
  const there = await frameOf(codeOf(page))
  const here = await frameOf(code)
  expect([there.view, there.seq]).toEqual([here.view, here.seq])
  expect(there.seats.map(({ name, taken }) => [name, taken])).toEqual([
    ['Ama', false],
    ['Jonas', true],
    ['Marta', false],
  ])
  const menu = await openMenu(page)
  await see(menu.getByRole('heading', { name: 'Jonas' }))
})
