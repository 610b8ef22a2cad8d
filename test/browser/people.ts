// What people do at a table, with the words and controls a page gives them.
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { board, pages, shared, sheet } from '../../web/games/cape-to-cairo/words/en.ts'
import { joined } from '../../web/games/words.ts'
import { saying } from '../../web/pages/words/all.ts'
import { houses } from '../../web/words/all.ts'
import { address } from './browser.ts'

export const say = saying('en')
export const house = houses.en
export const game = { ...pages, ...joined(joined(shared, sheet), board) }

// Waits for what a person would wait for, however slow the machine is.
export const soon = { timeout: 30_000, interval: 100 }
export const see = (where: Locator) => where.waitFor({ state: 'visible' })
export const seeText = (page: Page, text: string | RegExp) => see(page.getByText(text).first())
export const seeNow = (page: Page, sentence: string | RegExp) =>
  see(page.getByRole('heading', { level: 1, name: sentence }).first())
export const loseSight = (where: Locator) => where.waitFor({ state: 'hidden' })

export const codeOf = (page: Page): string => /\/t\/(\w{6})/.exec(page.url())![1]!

// From the shelf to the QR: two taps.
export async function openTable(page: Page, way: string = say.online): Promise<string> {
  await page.goto('/')
  await page.getByRole('link', { name: say.choose(game.title) }).click()
  await page.getByRole('button', { name: way }).click()
  await see(page.getByRole('img', { name: 'QR code' }))
  return codeOf(page)
}

// Where a seat's card lies in the lobby, by what its sitter is called.
export const berth = (page: Page, name: string): Locator =>
  page.locator('.berth').filter({ has: page.locator('b', { hasText: name }) })

export async function sitDown(page: Page, colour: keyof typeof house.colours, name = '') {
  if (name) await page.locator('input[name="name"]').fill(name)
  await page.locator(`button[name="colour"][value="${colour}"]`).click()
  await see(berth(page, name || house.colours[colour]).getByRole('button', { name: say.standUp }))
}

// Any control that makes a move of this kind.
export const moveOf = (page: Page, kind: string, more = ''): Locator =>
  page.locator(`button[name="move"][value*='"kind":"${kind}"${more}']`)

// The face runs its script: the field of a bid without script is gone.
export const awake = (page: Page) => see(page.locator('output#bid'))

export async function type(page: Page, pounds: number) {
  await awake(page)
  for (const digit of String(pounds)) await page.getByRole('button', { name: digit, exact: true }).click()
  await see(page.getByRole('button', { name: game.auction.seal(pounds), exact: true }))
}

// Types a bid and seals it; the last seal opens all of them.
export async function bid(page: Page, pounds: number) {
  await type(page, pounds)
  await moveOf(page, 'bid').click()
}

export async function seal(page: Page, pounds: number) {
  await bid(page, pounds)
  await seeNow(page, game.auction.sealed)
}

export const undo = (page: Page, name: string = house.undo): Locator => page.getByRole('button', { name, exact: true })

// The keys a browser keeps for a table.
export async function keysOf(context: BrowserContext, code: string): Promise<string[]> {
  const cookies = await context.cookies(`${address}/t/${code}`)
  return cookies
    .filter(({ name }) => name === 'keys' || name === 'before')
    .flatMap(({ value }) => value.split('.'))
    .filter(Boolean)
}

// Gives a browser keys, as if it had sat down at the table itself.
export const hold = (context: BrowserContext, code: string, keys: readonly string[]) =>
  context.addCookies([
    {
      name: 'keys',
      value: keys.join('.'),
      domain: new URL(address).hostname,
      path: `/t/${code}`,
      httpOnly: true,
      sameSite: 'Lax',
    },
  ])

// Whether an amount of money stands anywhere in a page, shown or not.
export const tells = async (page: Page, pounds: number): Promise<boolean> =>
  new RegExp(`"pounds":${pounds}\\b|£${pounds}\\b`).test(await page.content())
