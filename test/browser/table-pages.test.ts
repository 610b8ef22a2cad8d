// The pages around a table: the menu, the rules and the log over it, the shelf that knows one's
// tables, a link in a chat.
import { expect, test } from 'vitest'
import { fairWords } from '../../web/words/all.ts'
import { awake, openTable, type } from '../games/cape-to-cairo/browser/people.ts'
import { frameOf, make, playTo, started } from '../games/cape-to-cairo/browser/program.ts'
import { withPhones } from './browser.ts'
import { hold, house, loseSight, openMenu, say, see, seeText, sitDown, soon } from './people.ts'
import { free } from './program.ts'

const newPhone = withPhones()

const atTurn = async () => {
  const phone = await newPhone({ expects: /404|INTERNET_DISCONNECTED/ })
  const table = await started()
  await hold(phone.context, table.code, [table.keys[0]!])
  await phone.page.goto(`/t/${table.code}`)
  await awake(phone.page)
  return { ...phone, ...table }
}

const hostAtMenu = async () => {
  const { page, context } = await newPhone()
  const { code, hostKey, keys } = await started()
  await hold(context, code, [hostKey, keys[0]!])
  await page.goto(`/t/${code}`)
  await awake(page)
  return { page, code, keys, menu: await openMenu(page) }
}

test('the menu closes by Escape and by a tap outside, which does nothing else', async () => {
  const { page } = await atTurn()
  await type(page, 4)
  const menu = await openMenu(page)
  await page.keyboard.press('Escape')
  await loseSight(menu)
  await openMenu(page)
  const key = (await page.getByRole('button', { name: '7', exact: true }).boundingBox())!
  await page.mouse.click(key.x + 5, key.y + 5)
  await loseSight(menu)
  expect(await page.locator('output#bid').textContent()).toMatch(/^\D*4$/)
})

test('no key that is pressed in the menu means anything at the table', async () => {
  const { page, code } = await atTurn()
  await type(page, 4)
  const menu = await openMenu(page)
  await menu.locator('input[name="keys"]').focus()
  await page.keyboard.press('Enter')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('7')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await loseSight(menu)
  expect(await page.locator('output#bid').textContent()).toMatch(/^\D*4$/)
  expect(await page.locator('button.pending').count()).toBe(0)
  expect((await frameOf(code)).seq).toBe(1)
})

test('keys that are pressed in the menu before their script has come mean nothing once it has', async () => {
  const { page, code } = await atTurn()
  let come = () => {}
  const isTime = new Promise<void>(resolve => {
    come = resolve
  })
  await page.route(/\/a\/table-keys-/, async route => {
    await isTime
    await route.continue()
  })
  await type(page, 4)
  const menu = await openMenu(page)
  const script = page.waitForResponse(/\/a\/table-keys-/)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await loseSight(menu)
  come()
  await (await script).finished()
  await page.waitForTimeout(300)
  expect((await frameOf(code)).seq).toBe(1)
})

test('the menu and the log over the table follow it, and leave alone what stands open', async () => {
  const { page, code, keys, menu } = await hostAtMenu()
  await menu.getByText(say.leaveSeatOf('Ama')).click()
  await free(code, keys[1]!, 1)
  await seeText(page, house.free)
  await see(menu.getByText(say.leaveSure))
  await see(menu.getByText(say.freeSeat('Jonas')))
  await menu.getByText(say.leaveSeatOf('Ama')).click()
  await loseSight(menu.getByText(say.freeSeat('Jonas')))
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: say.log }).click()
  const log = page.locator('dialog.over .log')
  await see(log)
  await make(code, keys[2]!, { kind: 'bid', pounds: 3 })
  await see(log.getByText(/Marta sealed/))
})

test('what the menu missed while one was at its switches it shows as soon as one leaves them', async () => {
  const { page, code, keys, menu } = await hostAtMenu()
  await menu.locator('input[name="keys"]').focus()
  await free(code, keys[1]!, 1)
  await seeText(page, house.free)
  await see(menu.getByText(say.freeSeat('Jonas')))
  await menu.getByRole('link', { name: say.toRules }).focus()
  await loseSight(menu.getByText(say.freeSeat('Jonas')))
})

test('what is pressed in the menu while the table tells something still has its click', async () => {
  const { page, code, keys, menu } = await hostAtMenu()
  const rules = menu.getByRole('link', { name: say.toRules })
  await rules.hover()
  await page.mouse.down()
  await free(code, keys[1]!, 1)
  await seeText(page, house.free)
  await page.waitForTimeout(500)
  await page.mouse.up()
  await see(page.locator('dialog.over').getByRole('heading', { name: say.rulesHelp }))
})

test('the big screen is opened there: the menu shows its address', async () => {
  const { page, code } = await atTurn()
  await openMenu(page)
  await page.getByText(say.bigScreen).click()
  const picture = page.getByRole('img', { name: new RegExp(`/t/${code}/screen`) })
  await see(picture)
  expect(
    await picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
  ).toBeGreaterThan(0)
})

test('without script the menu is a page, and leads back to the seat', async () => {
  const { page, context } = await newPhone({ js: false })
  const { code, keys } = await started({ names: ['Ama', 'Jonas'] })
  await hold(context, code, keys)
  await page.goto(`/t/${code}?seat=1`)
  const menu = await openMenu(page)
  await see(menu.getByRole('heading', { name: 'Jonas' }))
  await menu.getByRole('link', { name: house.grid.close }).click()
  await page.waitForURL(`**/t/${code}?seat=1`)
})

test('the rules and the log open over the table, and what was typed is still there', async () => {
  const { page, code } = await atTurn()
  await type(page, 7)
  const over = page.locator('dialog.over')
  const menu = await openMenu(page)
  await menu.getByRole('link', { name: say.toRules }).click()
  await see(over.getByRole('heading', { name: say.rulesHelp }))
  await over.getByRole('button', { name: say.toTable }).click()
  await loseSight(over)
  await page.getByRole('link', { name: say.log }).click()
  await see(over.getByRole('heading', { name: say.yourTurn }))
  await over.getByRole('link', { name: say.toTable }).click()
  await loseSight(over)
  expect(new URL(page.url()).pathname).toBe(`/t/${code}`)
  expect(await page.locator('output#bid').textContent()).toMatch(/^\D*7$/)
})

test('the shelf knows the tables one sits at, and where it is one’s turn', async () => {
  const { page, code } = await atTurn()
  const lobby = await openTable(page)
  await sitDown(page, 'blue')
  await page.goto('/')
  const lines = page.locator('.your-table')
  await expect.poll(() => lines.count(), soon).toBe(2)
  const [first, second] = await lines.allTextContents()
  expect(first!.replaceAll(' ', '')).toContain(code)
  expect(first).toContain(say.yourTables.turn)
  expect(second!.replaceAll(' ', '')).toContain(lobby)
  // Above the fold of a phone stand all three ways to play, too.
  const alone = (await page.getByRole('button', { name: say.tryAlone }).boundingBox())!
  expect(alone.y + alone.height).toBeLessThanOrEqual(844)
  await lines.first().click()
  await awake(page)
})

test('the shelf counts the tables that wait in its title and at the app’s icon, and anew for who comes back', async () => {
  const { page, context, code, keys } = await atTurn()
  await page.addInitScript(() => {
    const badges: unknown[] = []
    const badge = async (count?: number) => void badges.push(count ?? 0)
    Object.assign(window, { badges })
    Object.assign(navigator, { setAppBadge: badge, clearAppBadge: badge })
  })
  await page.goto('/')
  const line = page.locator('.your-table')
  await expect.poll(() => page.title(), soon).toMatch(/^\(1\) \S/)
  await line.focus()
  const comeBack = () =>
    page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
  await make(code, keys[0]!, { kind: 'bid', pounds: 3 })
  await context.setOffline(true)
  await comeBack()
  await context.setOffline(false)
  expect(await line.textContent()).toContain(say.yourTables.turn)
  await comeBack()
  await expect
    .poll(() => line.textContent(), soon)
    .toContain(say.yourTables.turnOf('Jonas and Marta'))
  expect(await page.title()).not.toMatch(/^\(/)
  expect(await page.evaluate(() => (window as unknown as { badges: number[] }).badges)).toEqual([
    1, 0,
  ])
  expect(await line.evaluate(line => line === document.activeElement)).toBe(true)
})

test('a code that leads nowhere is typed again where it failed', async () => {
  const { page, code } = await atTurn()
  await page.goto('/t/222222')
  await page.locator('input[name="code"]').fill(code.toLowerCase())
  await page.getByRole('button', { name: say.joinGo }).click()
  await awake(page)
})

test('a link in a chat tells the game and its seats, with a picture; and the house can be installed', async () => {
  const { page } = await newPhone()
  await openTable(page)
  const meta = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content')
  expect(await meta('description')).toBe(say.preview(0, 4))
  const pictures = [await meta('image')]
  const manifest = await (await page.request.get('/manifest.webmanifest')).json()
  pictures.push(...manifest.icons.map(({ src }: { src: string }) => src))
  for (const picture of pictures) {
    const { pathname } = new URL(picture!, page.url())
    const answer = await page.request.get(pathname)
    expect([pathname, answer.status(), answer.headers()['content-type']]).toEqual([
      pathname,
      200,
      'image/png',
    ])
  }
  await seeText(page, say.scan)
})

test('the sign beside what to do opens the very rule, over the table', async () => {
  const { page } = await atTurn()
  await page.getByRole('link', { name: house.ruleHere }).click()
  const point = page.locator('dialog.over #bids')
  await see(point)
  // Its title stands just below the way back.
  const edges = () =>
    page.evaluate(() => {
      const back = document.querySelector('.over-back')!.getBoundingClientRect()
      const title = document.querySelector('dialog.over #bids h2')!.getBoundingClientRect()
      return title.top - back.bottom
    })
  await expect.poll(edges, soon).toBeLessThan(100)
  expect(await edges()).toBeGreaterThan(0)
})

test('a phone checks whether the game was fair, and a file that was kept or changed; another program’s is not read', async () => {
  const { page, context } = await newPhone()
  const fair = fairWords.en
  const table = await started({ names: ['Ama', 'Jonas'] })
  const { code, keys } = table
  await hold(context, code, [keys[0]!])
  await page.goto(`/t/${code}`)
  await awake(page)
  await playTo(table, ({ result }) => result !== undefined)
  await page.goto(`/t/${code}`)
  await page.getByRole('link', { name: fair.title }).click()
  await seeText(page, fair.answer.holds)
  await seeText(page, fair.unchanged.holds)
  await seeText(page, fair.rules.holds)
  await seeText(page, fair.seal.same)
  await seeText(page, fair.noted.same)
  const marks = () => page.locator('.fair-marks b').allTextContents()
  const four = await marks()
  expect(four).toHaveLength(4)

  const record = await (await page.request.get(`/t/${code}/record`)).text()
  const check = (text: string | Buffer) =>
    page.locator('.fair-file input').setInputFiles({
      name: 'record.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    })
  await check('PK\u0003\u0004')
  await seeText(page, fair.notOurs)
  await check(Buffer.alloc(30_000_000, record))
  await seeText(page, fair.tooLarge)
  await check(record)
  await seeText(page, fair.ofFile)
  expect(await marks()).toEqual(four)
  const lines = record.split('\n')
  await check(lines.with(4, lines[4]!.replace('"seat":', '"seat":1')).join('\n'))
  await seeText(page, fair.line(5))
  await seeText(page, fair.unchanged.fails)

  // A house that told this phone another seal before.
  await page.evaluate(
    code => localStorage.setItem('boxside seals', JSON.stringify([[code, 'another']])),
    code,
  )
  await page.reload()
  await seeText(page, fair.seal.other)
  await seeText(page, fair.answer.fails)
})

test('rulings are folded, and open where a link leads to their point, and in print', async () => {
  const help = '/games/cape-to-cairo'
  const { page } = await newPhone()
  await page.goto(help)
  const points = page.locator('.point:has(.rulings)')
  const [first, second, third] = await points.evaluateAll(all => all.map(({ id }) => id))
  const rulings = (point = '', at = page) => at.locator(`#${point} .rulings > p`).first()
  await loseSight(rulings(first))
  await page.goto(`${help}?again#${first}`)
  await see(rulings(first))
  await page.locator(`.points a[href="#${second}"]`).click()
  await see(rulings(second))
  await loseSight(rulings(third))
  await page.emulateMedia({ media: 'print' })
  await see(rulings(third))

  const { page: plain } = await newPhone({ js: false })
  await plain.goto(`${help}#${first}`)
  await loseSight(rulings(first, plain))
  await plain.locator(`#${first} .rulings > summary`).click()
  await see(rulings(first, plain))

  const { page: table, menu } = await hostAtMenu()
  const link = menu.locator(`a[data-over][href^="${help}"]`).first()
  await link.evaluate(
    (one, point) => one.setAttribute('href', `${one.getAttribute('href')}#${point}`),
    second,
  )
  await link.click()
  await see(rulings(second, table))
  await loseSight(rulings(first, table))
})
