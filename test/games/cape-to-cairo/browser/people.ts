// What people do at a table of Cape to Cairo, with the words and controls its faces give them.
import type { Page } from 'playwright-core'
import * as en from '../../../../web/games/cape-to-cairo/words/en.ts'
import { wordsOf } from '../../../../web/games/cape-to-cairo/words/sentences.ts'
import { joined } from '../../../../web/games/words.ts'
import * as house from '../../../browser/people.ts'
import { moveOf, see, seeNow } from '../../../browser/people.ts'

const { digital, companion, ...pages } = wordsOf(en)
export const game = { ...pages, ...joined(companion, digital) }

export const openTable = (page: Page, way?: string) => house.openTable(page, game.title, way)
/** The face runs its script: the field of a bid without script is gone. */
export const awake = (page: Page) => see(page.locator('output#bid'))

export async function type(page: Page, pounds: number) {
  await awake(page)
  for (const digit of String(pounds))
    await page.getByRole('button', { name: digit, exact: true }).click()
  await see(page.getByRole('button', { name: game.auction.seal(pounds), exact: true }))
}

/** Types a bid and seals it; the last seal opens all of them. */
export async function bid(page: Page, pounds: number) {
  await type(page, pounds)
  await moveOf(page, 'bid').click()
}

export async function seal(page: Page, pounds: number) {
  await bid(page, pounds)
  await seeNow(page, game.auction.sealed)
}

/** Whether an amount of money stands anywhere in a page, shown or not. */
export const tells = async (page: Page, pounds: number): Promise<boolean> =>
  new RegExp(`"pounds":${pounds}\\b|£${pounds}\\b`).test(await page.content())

/** A landscape is lifted first, and then taken. */
export const takeFirst = async (page: Page) => {
  await page.locator('.card-button').first().click()
  await page.locator('button[name="move"][value*=\'"kind":"choose"\']:enabled').click()
}
