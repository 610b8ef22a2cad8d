// What people do at a race of Cape Horn, with the words and controls its faces give them.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Move } from '../../../../web/games/cape-horn/rules/state.ts'
import * as en from '../../../../web/games/cape-horn/words/en.ts'
import { wordsOf } from '../../../../web/games/cape-horn/words/sentences.ts'
import { joined, type Telling } from '../../../../web/games/words.ts'
import { list } from '../../../../web/lang.ts'
import type { withPhones } from '../../../browser/browser.ts'
import { codeOf, hold, hydrated, moveOf, openTable, see, soon } from '../../../browser/people.ts'
import { started } from '../../../browser/program.ts'
import { type Race, race } from './program.ts'

const { digital, companion, ...pages } = wordsOf(en)
export const words = { ...pages, ...joined(companion, digital) }

export const tellingOf = (names: readonly string[], you: Telling['you']): Telling => ({
  options: {},
  seats: names.length,
  you,
  name: seat => names[seat]!,
  list: all => list('en', all),
  either: all => list('en', all, 'disjunction'),
})

/** From the shelf to the QR, with an edition of one's own where one is wanted. */
export const openHorn = (page: Page, way?: string, edition?: object): Promise<string> =>
  openTable(page, words.title, way, async () => {
    if (!edition) return
    await page.locator('.opening-more > summary').click()
    await page.locator('textarea[name="options.edition"]').fill(JSON.stringify(edition))
  })

export const square = (page: Page, at: number): Locator => page.locator(`[data-square="${at}"]`)
export const card = (page: Page, n = 0): Locator => page.locator('.hand button').nth(n)
export const tile = (page: Page, name: string): Locator =>
  page.locator('button.tile').filter({ hasText: name })

/** The answer to a tap says a sentence; the numbers of its proofs stand in it as discs. */
export const saysWhy = (page: Page, sentence: string) =>
  expect
    .poll(
      () =>
        page.evaluate(() => {
          const said = document.querySelector('.answer > p')?.cloneNode(true) as
            | HTMLElement
            | undefined
          for (const number of said?.querySelectorAll('.proof-number') ?? []) number.remove()
          return said?.textContent?.replace(/\s+/g, ' ').replace(' .', '.') ?? ''
        }),
      soon,
    )
    .toContain(sentence.replace(/ \(\d\)/g, ''))

/** The deed of a tap or a key reaches the table: how it stands then. */
export async function done(
  code: string,
  act: () => Promise<unknown>,
  known?: number,
): Promise<Race> {
  const seq = known ?? (await race(code)).seq
  let frame: Race | undefined
  const now = async () => {
    frame = await race(code)
    return frame.seq
  }
  await act()
  await expect.poll(now, soon).toBeGreaterThan(seq)
  return frame!
}

/** The page stands where the table stands, so that a tap means what it shows. */
export async function upToDate(page: Page, known?: number) {
  const seq = known ?? (await race(codeOf(page))).seq
  await page
    .locator(`form[data-move] > input[name="seen"][value="${seq}"]`)
    .first()
    .waitFor({ state: 'attached' })
}

/** One move by taps: a card is taken up before it is laid. */
export async function tap(page: Page, move: Move) {
  await hydrated(page) // a card taken up before is not
  await upToDate(page)
  if (move.kind === 'lay') await card(page).click()
  const control =
    'at' in move
      ? square(page, move.at)
      : 'to' in move
        ? square(page, move.to)
        : moveOf(page, move.kind).first()
  await see(control.and(page.locator('[name="move"]')))
  await done(codeOf(page), () => control.click())
}

/**
 * By the Tab key to the first control that is meant, which then must show that it has the focus.
 */
export async function tabTo(page: Page, selector: string) {
  await see(page.locator(selector).first())
  for (let tabs = 0; tabs < 60; tabs++) {
    await page.keyboard.press('Tab')
    const shown = await page.evaluate(meant => {
      const { activeElement } = document
      if (!activeElement?.matches(meant)) return undefined
      const { outlineStyle, outlineWidth } = getComputedStyle(activeElement)
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
    }, selector)
    if (shown === undefined) continue
    expect(shown).toBeGreaterThanOrEqual(2)
    return
  }
  throw new Error(`the Tab key never came to ${selector}`)
}

export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

/** Everything the table sends to a page, from the moment it is listened to. */
export function listen(page: Page): () => string {
  let heard = ''
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => (heard += `${payload}\n`)),
  )
  return () => heard
}

/** By the arrow keys from the square that has the focus to another one. */
export async function walkTo(page: Page, name: string) {
  const from = (await focused(page)).split(':')[0]!
  const [down, right] = [
    name.charCodeAt(0) - from.charCodeAt(0),
    Number(name.slice(1)) - Number(from.slice(1)),
  ]
  for (let i = 0; i < Math.abs(down); i++)
    await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp')
  for (let i = 0; i < Math.abs(right); i++)
    await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft')
}

/** A race just begun, seen by the seat that has its turn after so many others. */
export async function openedAt(
  newPhone: ReturnType<typeof withPhones>,
  names: readonly string[],
  after: number,
) {
  const { code, keys } = await started({ game: 'cape-horn', names })
  const first = (await race(code)).waiting[0]!
  const seat = (first + after) % names.length
  const { page, context } = await newPhone({ width: 1024, height: 768 })
  await hold(context, code, [keys[seat]!])
  await page.goto(`/t/${code}`)
  await hydrated(page)
  return { code, keys, page, first, seat }
}
