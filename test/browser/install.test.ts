// The house on a home screen: on iOS an app has storage of its own, so a pass for each table goes
// along, and counts once.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withPhones } from './browser.ts'
import { hold, keysOf, openMenu, say, see, seeText, soon } from './people.ts'
import { type Played, started } from './program.ts'

const newPhone = withPhones()

// All that is replaced here is the browser's own edge: what iOS says of itself, and a Chromium that
// has no such way.
const onIos = (page: Page, isApp: boolean) =>
  page.addInitScript(isApp => Object.assign(navigator, { standalone: isApp }), isApp)

const way = (page: Page) => page.locator('[data-install] summary')
const manifestOf = async (page: Page) =>
  JSON.parse(
    (await (await page.context().newCDPSession(page)).send('Page.getAppManifest')).data ?? '{}',
  )

// A phone that sits at these tables, on the shelf in its browser.
async function atShelf(tables: readonly Awaited<ReturnType<typeof started>>[]) {
  const phone = await newPhone()
  await onIos(phone.page, false)
  for (const { code, keys } of tables) {
    await hold(phone.context, code, [keys[0]!])
    await phone.page.goto(`/t/${code}?seat=0`)
    await phone.page.waitForFunction(
      code => localStorage.getItem('boxside tables')?.includes(code),
      code,
    )
  }
  await phone.page.goto('/')
  await see(phone.page.locator('.your-table').first())
  return phone
}
const tableOf = (game: string) => started({ game, mode: 'digital', names: ['Ama', 'Jonas'] })

test('on iOS the tables of a browser go along into the app, once; the passes are in no address that is asked for', async () => {
  const tables = [await tableOf('cape-to-cairo'), await tableOf('kairo')]
  const { page } = await atShelf(tables)
  expect(await page.locator('link[rel=manifest]').count()).toBe(0) // Safari would read it and no other one
  await way(page).click()
  await seeText(page, say.installHow)
  const { start_url, id, scope, icons, display } = await manifestOf(page)
  const home = new URL('/', page.url()).href
  expect({ id, scope, display }).toEqual({ id: home, scope: home, display: 'standalone' })
  expect((await page.request.get(icons[0].src)).status()).toBe(200)
  expect(start_url).toMatch(new RegExp(`^${home}#passes=(\\w{6}\\.[\\w-]{22},?){2}$`))
  const passes = [...start_url.matchAll(/\.([\w-]{22})/g)].map(([, pass]) => pass)

  const app = await newPhone({ expects: /403/ })
  await onIos(app.page, true)
  const asked: string[] = []
  app.page.on('request', request => asked.push(request.url(), request.headers().referer ?? ''))
  await app.page.goto(start_url)
  await expect.poll(() => app.page.locator('.your-table').count(), soon).toBe(2)
  expect(app.page.url()).toBe(home)
  for (const { code, keys } of tables) expect(await keysOf(app.context, code)).toContain(keys[0])
  expect(asked.filter(url => passes.some(pass => url.includes(pass)))).toEqual([])
  expect(await app.page.locator('[data-install] > :visible').count()).toBe(0)
  await app.page.locator('.your-table').first().click()
  await see((await openMenu(app.page)).getByRole('link', { name: say.moveSeat }))

  // The app is opened with the same address each time, and asks no more.
  asked.length = 0
  await app.page.goto('about:blank')
  await app.page.goto(start_url)
  await expect.poll(() => app.page.locator('.your-table').count(), soon).toBe(2)
  expect(asked.filter(url => url.includes('redeem'))).toEqual([])

  // Whoever else has the address comes too late, and is told what to do.
  const other = await newPhone({ expects: /403/ })
  await onIos(other.page, true)
  await other.page.goto(start_url)
  await seeText(other.page, say.notBrought(say.moveSeat))
  expect(other.page.url()).toBe(home)
  for (const { code } of tables) expect(await keysOf(other.context, code)).toEqual([])
})

// The first address of the app that is added there.
const takenAlong = async (tables: Played[]): Promise<string> => {
  const { page } = await atShelf(tables)
  await way(page).click()
  await seeText(page, say.installHow)
  return (await manifestOf(page)).start_url
}

test('in a browser an address with passes hands in nothing, and forgets them', async () => {
  const table = await tableOf('kairo')
  const start_url = await takenAlong([table])
  const other = await newPhone()
  await other.page.goto(start_url)
  await expect.poll(() => other.page.url(), soon).not.toContain('#')
  expect(await keysOf(other.context, table.code)).toEqual([])
})

test('a pass that the line did not let through is handed in the next time', async () => {
  const table = await tableOf('kairo')
  const start_url = await takenAlong([table])
  const app = await newPhone({ expects: /redeem|ERR_/ })
  await onIos(app.page, true)
  await app.page.route('**/redeem', route => route.abort())
  const failed = app.page.waitForEvent('requestfailed', request =>
    request.url().endsWith('/redeem'),
  )
  await app.page.goto(start_url)
  await failed
  await expect.poll(() => app.page.url(), soon).not.toContain('#')
  await app.page.unroute('**/redeem')
  await app.page.goto('about:blank')
  await app.page.goto(start_url)
  await see(app.page.locator('.your-table'))
})

test('where a browser asks by itself a button does; without tables, and on plain http, nothing is offered', async () => {
  const table = await tableOf('kairo')
  const { page, context } = await newPhone()
  await page.goto('/')
  await expect.poll(async () => (await manifestOf(page)).start_url, soon).toBe('/')
  expect(await page.locator('[data-install] > :visible').count()).toBe(0)
  await hold(context, table.code, [table.keys[0]!])
  await page.goto(`/t/${table.code}?seat=0`)
  await page.waitForFunction(() => localStorage.getItem('boxside tables'))
  await page.goto('/')
  await page.locator('link[rel=manifest]').waitFor({ state: 'attached' })
  await page.evaluate(() => {
    const prompt = async () => document.documentElement.setAttribute('data-prompted', '')
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  })
  await page.locator('[data-install] > button').click()
  await page.locator('html[data-prompted]').waitFor({ state: 'attached' })
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
  await onIos(page, false)
  await page.goto('/')
  await see(page.locator('.your-table'))
  await page.waitForLoadState('networkidle')
  expect(await page.locator('[data-install] > :visible').count()).toBe(0)
})
