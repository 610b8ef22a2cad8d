// What people do at a board of Le Camino: pick a piece, put it somewhere, lay it, draw.
import type { Locator, Page } from 'playwright-core'
import { see } from '../../../browser/people.ts'

export const pieces = (page: Page): Locator => page.locator('.hand .card-button')
export const turnings = (page: Page): Locator => page.locator('.camino-turning')
export const making = (page: Page, kind: string): Locator =>
  page.locator(`.foot button[name="move"][value*='"kind":"${kind}"']`)

/** The solver has looked where the picked piece fits. */
export const looked = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const notes = [...document.querySelectorAll('.camino-turning > span')]
    return notes.length > 0 && notes.every(one => one.textContent !== '…')
  })

/** A square that lies in the window, so that a finger can be put on it. */
export const inSight = async (page: Page, squares: Locator): Promise<Locator> => {
  const window = (await page.locator('.grid-window').boundingBox())!
  for (const square of await squares.all()) {
    const { x, y, width, height } = (await square.boundingBox())!
    const [right, down] = [x + width / 2, y + height / 2]
    if (right < window.x + 8 || right > window.x + window.width - 8) continue
    if (down < window.y + 8 || down > window.y + window.height - 8) continue
    return square
  }
  const first = squares.first()
  await first.evaluate(square => square.scrollIntoView({ block: 'center', inline: 'center' }))
  return first
}

/** Picks a piece that fits somewhere, by taps. */
export async function pickFitting(page: Page): Promise<Locator> {
  await see(pieces(page).first())
  for (const piece of await pieces(page).all()) {
    await piece.click()
    await looked(page)
    const legal = page.locator('[data-square].lay')
    if ((await legal.count()) > 0) return legal
    await piece.click()
  }
  throw new Error('no piece of the hand fits')
}
