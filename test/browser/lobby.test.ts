// Before the start: who sits changes their mind, and nothing that was moved or typed so far is lost
// over it.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { game, openTable } from '../games/cape-to-cairo/browser/people.ts'
import { gathered, sit } from '../games/cape-to-cairo/browser/program.ts'
import { rotating } from '../sweep.ts'
import { withPhones } from './browser.ts'
import { firstTime, hold, house, ownSeat, say, see, seeText, sitDown, soon } from './people.ts'

const newPhone = withPhones()

test('a name and a colour are changed, and the order the host gave stays', async () => {
  const { page } = await newPhone({ expects: /409/ })
  const code = await openTable(page)
  await sitDown(page, 'blue', 'Ama')
  await sit(code, { name: 'Jonas', colour: 'red' })
  await page.getByRole('link', { name: `${say.change}: ${say.seats}` }).click()
  await page.getByRole('link', { name: say.moveUp('Jonas') }).click()
  await expect
    .poll(() => page.locator('.lobby-seat b').allTextContents(), soon)
    .toEqual(['Jonas', 'Ama', say.free, say.free])

  await page.getByRole('link', { name: `${say.change} Ama` }).click()
  await page.locator('input[name="name"]').fill('Amélie')
  await page.locator('button[name="colour"][value="green"]').click()
  await see(ownSeat(page, 'Amélie'))
  expect((await page.locator('.lobby-seat b').allTextContents()).slice(0, 2)).toEqual([
    'Jonas',
    'Amélie',
  ])

  // Somebody is quicker: the form for one more is still there, and so is the order.
  await page.getByRole('link', { name: say.alsoOnThisPhone }).click()
  await see(page.locator('button[name="colour"][value="yellow"]'))
  await sit(code, { name: 'Marta', colour: 'yellow' })
  await page.evaluate(() => {
    const button = document.createElement('button')
    Object.assign(button, { name: 'colour', value: 'yellow' })
    button.setAttribute('form', 'sit')
    document.body.append(button)
    button.click()
  })
  await seeText(page, house.refused['colour-taken'])
  await see(page.locator('button[name="colour"][value="blue"]'))
  const seated = page.locator('.lobby-seat:not(.free) b')
  expect((await seated.allTextContents()).slice(0, 2)).toEqual(['Jonas', 'Amélie'])
})

test('the host chooses other rules in the lobby, and every page shows them', async () => {
  const { page } = await newPhone()
  const code = await openTable(page, say.beside)
  const other = await newPhone()
  await other.page.goto(`/t/${code}`)
  const { values } = game.options.depth
  await see(other.page.locator('.rules-here li', { hasText: values.ledger }))
  await page.getByRole('link', { name: `${say.change}: ${say.rules}` }).click()
  await page.getByRole('radio', { name: values.full }).check({ force: true })
  await page.getByRole('button', { name: say.changeDone }).click()
  for (const phone of [page, other.page])
    await see(phone.locator('.rules-here li', { hasText: values.full }))
})

// The longest words, and who opened the table: its code stands above the seats.
test.each(rotating(['de-DE', 'fr-FR', 'it-IT'], 3))(
  'on the smallest phone a seat to sit down in stands above the foot, %s',
  async locale => {
    const { code, hostKey } = await gathered({ names: ['Maximiliane', 'Konstantin'], free: 2 })
    const { page, context } = await newPhone({ width: 320, height: 568, locale })
    for (const keys of [[], [hostKey]]) {
      await context.clearCookies()
      await hold(context, code, keys)
      await page.goto(`/t/${code}`)
      const [foot, seat] = ['.foot', '.lobby-seats > .free'].map(one => page.locator(one).first())
      const { y, height } = (await seat!.boundingBox())!
      expect(y + height).toBeLessThanOrEqual((await foot!.boundingBox())!.y)
    }
  },
)

test('a lobby stays in its page while the server has no time, and is asked for again', async () => {
  const table = await gathered({ names: ['Ama'], free: 2 })
  const { page, context } = await newPhone({ expects: /503/ })
  await hold(context, table.code, [table.keys[0]!])
  await page.goto(`/t/${table.code}`)
  await page.waitForLoadState('networkidle')
  const busy = { status: 503, body: 'busy', contentType: 'text/html' }
  await firstTime(page, /\/t\/\w+(\?|$)/, route => route.fulfill(busy))
  await sit(table.code, { name: 'Jonas', colour: 'red' })
  await seeText(page, 'Jonas')
})

test('the host draws lots, and everybody sees who sits where; also without script', async () => {
  const { page, context } = await newPhone({ width: 320 })
  const code = await openTable(page)
  await sitDown(page, 'blue', 'Ama')
  expect(await page.getByRole('button', { name: say.lots }).count()).toBe(0)
  const jonas = await newPhone()
  await hold(jonas.context, code, [
    await sit(code, { name: 'Jonas', colour: 'red' }),
    await sit(code, { name: 'Marta', colour: 'green' }),
  ])
  await jonas.page.goto(`/t/${code}`)
  const watching = await newPhone({ js: false })
  await watching.page.goto(`/t/${code}`)
  await page.getByRole('button', { name: say.lots }).click()
  for (const phone of [page, jonas.page]) await seeText(phone, say.lotsBy('Ama'))
  expect(await jonas.page.getByRole('button', { name: say.lots }).count()).toBe(0)
  await watching.page.reload()
  await seeText(watching.page, say.lotsBy('Ama'))
  const order = (page: Page) => page.locator('.lobby-seat:not(.free) b').allTextContents()
  const drawn = await order(page)
  expect([...drawn].sort()).toEqual(['Ama', 'Jonas', 'Marta'])
  await expect.poll(() => order(jonas.page), soon).toEqual(drawn)
  // each phone keeps its own
  await see(ownSeat(page, 'Ama'))
  for (const name of ['Jonas', 'Marta']) await see(ownSeat(jonas.page, name))
  const plain = await newPhone({ js: false })
  await plain.context.addCookies(await context.cookies())
  await plain.page.goto(`/t/${code}`)
  await plain.page.getByRole('button', { name: say.lots }).click()
  await seeText(plain.page, say.lotsBy('Ama'))
  await page.getByRole('button', { name: say.start(3) }).click()
  await see(page.locator('x-island'))
})
