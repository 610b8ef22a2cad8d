// What people do at a table of any game, with the words and controls of its pages.
import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, CDPSession, Locator, Page, Route } from 'playwright-core'
import type { Lang } from '../../web/lang.ts'
import { houses, pageWords } from '../../web/words/all.ts'
import { isFull } from '../sweep.ts'
import type { Phone, PhoneOptions } from './browser.ts'
import { type Played, unwatched } from './program.ts'
import type { Screen } from './screens.ts'
import { served } from './served.ts'

export const say = pageWords('en')
export const house = houses.en

/** Waits for what a person would wait for, however slow the machine is. */
export const soon = { timeout: 60_000, interval: 50 }
export const see = (where: Locator) => where.waitFor({ state: 'visible' })
export const seeText = (page: Page, text: string | RegExp) => see(page.getByText(text).first())
export const seeNow = (page: Page, sentence: string | RegExp) =>
  see(page.getByRole('heading', { level: 1, name: sentence }).first())
export const loseSight = (where: Locator) => where.waitFor({ state: 'hidden' })

/** Returns the yes button of a proposal, which names the change if that is short. */
export const agrees = (page: Page) =>
  page.locator('.put').getByRole('button', { name: new RegExp(`^${house.sayYes}`) })

/** Opens the menu over the table; without script it is a page. Returns its sheet. */
export const openMenu = async (page: Page): Promise<Locator> => {
  await page.locator('.masthead-menu').click()
  const menu = page.locator('main.menu')
  await see(menu)
  return menu
}

/**
 * Closes the menu, which goes back in the history (`client/over.ts`). The browser does that a
 * moment later, and a reload at that moment would be lost, so this waits for it.
 */
export const closeMenu = async (page: Page) => {
  await page.evaluate(() => {
    const gone = new Promise(done => addEventListener('popstate', done, { once: true }))
    Object.assign(window, { gone })
  })
  await page.keyboard.press('Escape')
  await page.evaluate(() => (window as unknown as { gone: Promise<unknown> }).gone.then(() => {}))
}

/**
 * Waits until taps count again on a page that has just loaded (`client/page.ts`) and on its face
 * (`client/table/rest.ts`). Needed where the test taps nothing itself, such as for a forced move.
 */
export const rested = (page: Page) =>
  page
    .locator('html:not([data-resting]) x-island:not([data-resting])')
    .first()
    .waitFor({ state: 'attached' })

/** Sets the time in ms in which a page treats a second tap as part of a double tap. */
export const restFor = (page: Page, ms: number) =>
  page.evaluate(rest => document.documentElement.setAttribute('data-rest', String(rest)), ms)

/** Returns where a finger taps a control, in px of the window. */
export const middleOf = async (control: Locator) => {
  await see(control)
  await control.scrollIntoViewIfNeeded()
  await control.click({ trial: true }) // waits until the control stands still and can be clicked
  const { x, y, width, height } = (await control.boundingBox())!
  return [x + width / 2, y + height / 2] as const
}

/**
 * Taps at a given time in seconds: a busy page receives the event late, but judges it by that time.
 */
export async function tapAt(finger: CDPSession, [x, y]: readonly [number, number], time: number) {
  await finger.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x, y }],
    timestamp: time,
  })
  await finger.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    touchPoints: [],
    timestamp: time + 0.03,
  })
}

/**
 * Taps twice at the same place, whatever is there the second time. By their timestamps the taps are
 * `gap` ms apart, however long this machine takes.
 */
export async function tapTwice(page: Page, place: readonly [number, number], gap = 200) {
  const finger = await page.context().newCDPSession(page)
  const begun = Date.now()
  await tapAt(finger, place, begun / 1000)
  await setTimeout(gap)
  await tapAt(finger, place, (begun + gap) / 1000)
  await finger.detach()
}

/**
 * Answers the first request of an address with `answer`, and lets the server answer later ones.
 * Playwright's own `times: 1` switches its interception off while it still holds other requests,
 * and sometimes one of those is never sent (1.65.1, November 2026).
 */
export function firstTime(page: Page, url: RegExp, answer: (route: Route) => Promise<void>) {
  let isFirst = true
  return page.route(url, route => {
    const answered = isFirst ? answer(route) : route.continue()
    isFirst = false
    return answered
  })
}

/**
 * Simulates a slow network: every script waits except the one that keeps taps (`client/early.ts`).
 * Returns the function that lets them arrive.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let come = () => {}
  const line = new Promise<void>(done => {
    come = done
  })
  await page.route(/\/a\/.*\.js$/, async route => {
    if (!route.request().url().includes('/early-')) await line
    await route.continue()
  })
  return come
}

/**
 * Waits until the script has taken over every face, so that taps count: Preact stores what it drew
 * as `__k` on the root (11.2).
 */
export const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('x-island [data-root]')].every(root => '__k' in root),
  )

/** Opens a screen with exactly its keys, and does what a person does there first. */
export const openScreen = async (
  page: Page,
  { path, code, keys = [], see }: Omit<Screen, 'name'>,
) => {
  await page.context().clearCookies()
  if (code) await hold(page.context(), code, keys)
  await page.goto(path)
  // A half-made entry of an earlier screen at the same seat must not appear here.
  const isBegun = await page.evaluate(() => {
    const { length } = sessionStorage
    sessionStorage.clear()
    return length > 0
  })
  if (isBegun) await page.reload()
  await hydrated(page)
  await see?.(page)
}

export const codeOf = (page: Page): string => /\/t\/(\w{6})/.exec(page.url())![1]!

/** Returns a seat's card in the lobby, by the name of its sitter. */
export const lobbySeat = (page: Page, name: string): Locator =>
  page.locator('.lobby-seat').filter({ has: page.locator('b', { hasText: name }) })

/** Returns the card of a seat that this browser holds. */
export const ownSeat = (page: Page, name: string): Locator =>
  page.locator('.lobby-seat.mine').filter({ hasText: name })

/** Returns any control that makes a move of this kind. */
export const moveOf = (page: Page, kind: string, more = ''): Locator =>
  page.locator(`button[name="move"][value*='"kind":"${kind}"${more}']`)

export const undo = (page: Page, name: string = house.undo): Locator =>
  page.getByRole('button', { name, exact: true })

/**
 * Pages leave their table while the game is played without them, and come back. In whole runs
 * (`FULL=1`) they watch every move.
 */
export async function meanwhile<Played>(
  pages: readonly Page[],
  play: () => Promise<Played>,
): Promise<Played> {
  if (isFull) return play()
  const places = pages.map(page => page.url())
  const code = codeOf(pages[0]!)
  await Promise.all(pages.map(page => page.goto('about:blank')))
  await unwatched(code)
  const played = await play()
  await Promise.all(pages.map((page, i) => page.goto(places[i]!)))
  return played
}

/** Returns the keys that a browser has for a table. */
export async function keysOf(context: BrowserContext, code: string): Promise<string[]> {
  const cookies = await context.cookies(`${served.url}/t/${code}`)
  return cookies
    .filter(({ name }) => name === 'keys' || name === 'before')
    .flatMap(({ value }) => value.split('.'))
    .filter(Boolean)
}

/** An animation as it starts: its class, its delay and its duration in ms. */
export interface Motion {
  of: string
  pause: number
  lasts: number
}

/**
 * Records every animation that a script starts from now on. Returns the function that reads them.
 */
export async function keepMotion(page: Page): Promise<() => Promise<Motion[]>> {
  await page.evaluate(() => {
    const begun: Motion[] = []
    Object.assign(window, { begun })
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, timing) {
      const { delay = 0, duration = 0 } = timing as { delay?: number; duration?: number }
      begun.push({ of: this.getAttribute('class') ?? '', pause: delay, lasts: duration })
      return animate.call(this, frames, timing)
    }
  })
  return () => page.evaluate(() => (window as unknown as { begun: Motion[] }).begun)
}

/** Gives a browser keys, as if it had sat down at the table itself. */
export const hold = (context: BrowserContext, code: string, keys: readonly string[]) =>
  context.addCookies([
    {
      name: 'keys',
      value: keys.join('.'),
      domain: new URL(served.url).hostname,
      path: `/t/${code}`,
      httpOnly: true,
      sameSite: 'Lax',
    },
  ])

/**
 * Opens a phone at a seat whose key it holds. With script, waits until its face runs, because
 * earlier taps would be lost.
 */
export async function phoneAt(
  newPhone: (options?: PhoneOptions) => Promise<Phone>,
  { code, keys }: Played,
  seat: number,
  options: PhoneOptions = {},
): Promise<Phone> {
  const phone = await newPhone(options)
  await hold(phone.context, code, [keys[seat]!])
  await phone.page.goto(`/t/${code}?seat=${seat}`)
  if (options.js !== false) await hydrated(phone.page)
  return phone
}

/** Opens a page of a table and waits until the table has spoken to it over its socket. */
export async function connected(page: Page, path: string) {
  const told = page.waitForEvent('websocket').then(socket => socket.waitForEvent('framereceived'))
  await page.goto(path)
  await told
  await hydrated(page)
}

/** Chooses a game on the home page, which then shows its ways to play. */
export async function choose(page: Page, title: string, lang: Lang = 'en') {
  await page.goto('/')
  await page.getByRole('link', { name: pageWords(lang).choose(title) }).click()
  await see(page.locator('#chosen-title', { hasText: title }))
}

/** Opens a table from the home page: two taps, with anything filled in between. */
export async function openTable(
  page: Page,
  title: string,
  way: string = say.online,
  fill?: () => Promise<unknown>,
): Promise<string> {
  await choose(page, title)
  await fill?.()
  await page.getByRole('button', { name: way }).click()
  await see(page.getByRole('img', { name: 'QR code' }))
  return codeOf(page)
}

export async function sitDown(page: Page, colour: keyof typeof house.colours, name = '') {
  if (name) await page.locator('input[name="name"]').fill(name)
  await page.locator(`button[name="colour"][value="${colour}"]`).click()
  await see(ownSeat(page, name || house.colours[colour]))
}
