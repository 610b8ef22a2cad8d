// What people do at a table of Kairo, with the controls its faces give them: every move as taps,
// one after the other.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { cloths } from '../../../../web/games/kairo/rules/pieces.ts'
import type { Move } from '../../../../web/games/kairo/rules/state.ts'
import { codeOf, soon } from '../../../browser/people.ts'
import { movesOf } from '../../../browser/program.ts'
import { bazaar } from './program.ts'

export const act = (page: Page, n: number) => page.locator('.kairo-acts .button').nth(n)
export const final = (page: Page) => page.locator('.foot button[name="move"]')
export const choose = (page: Page) => page.locator('.kairo-choose')
export const square = (page: Page, at: number): Locator => page.locator(`[data-square="${at}"]`)

/** The page stands where the table stands, so that a tap means what it shows. */
export async function upToDate(page: Page, key: string) {
  const { seq } = await bazaar(codeOf(page), key)
  await page
    .locator(`form[data-move] > input[name="seen"][value="${seq}"]`)
    .first()
    .waitFor({ state: 'attached' })
}

type Finger = (control: Locator) => Promise<unknown>
export const click: Finger = control => control.dispatchEvent('click')

// The cards that may be taken, as they lie: the display, the pile, the barkers.
const placeOf = (move: Move, display: readonly number[]) =>
  move.kind === 'take'
    ? display.indexOf(move.card)
    : display.length + (move.kind === 'hire' ? 1 : 0)

/** One move by taps, from the first choice to the last; the table has it then. */
export async function tap(page: Page, key: string, move: Move, finger: Finger = click) {
  const code = codeOf(page)
  await upToDate(page, key)
  const { seq, view } = await bazaar(code, key)
  const { phase, display } = view!
  const same = (moves: Move[]) =>
    moves
      .filter(({ kind }) => kind === move.kind)
      .findIndex(one => JSON.stringify(one) === JSON.stringify(move))
  switch (move.kind) {
    case 'stall':
    case 'extension':
    case 'move': {
      if (phase.kind === 'turn') await finger(act(page, 0))
      if (move.kind === 'move') await finger(page.locator('.kairo-build .link'))
      const neutral = phase.kind === 'placing' && phase.neutral
      const keys = page.locator('.kairo-key')
      const key =
        move.kind === 'move'
          ? keys.and(page.getByRole('button', { name: move.cloth }))
          : keys.nth(cloths.indexOf(move.cloth))
      if (!neutral) await finger(key.first())
      await finger(square(page, move.square))
      if (move.kind !== 'extension') await finger(square(page, move.entrance))
      break
    }
    case 'pay': {
      const way = page.locator(`.way input[value='${JSON.stringify(move)}']`)
      if (!(await way.isChecked())) await finger(way)
      await finger(final(page))
      break
    }
    case 'attract': {
      await finger(act(page, 1))
      const { customers, stalls } = view!.bazaar
      const { cloth } = stalls.find(one => one.entrance === move.entrance)!
      await finger(
        page
          .locator('.kairo-key')
          .nth(cloths.filter(one => customers[one] !== null).indexOf(cloth)),
      )
      const way = page.locator(`.way input[value='${JSON.stringify(move)}']`)
      if (!(await way.isChecked())) await finger(way)
      await finger(final(page))
      break
    }
    case 'play':
    case 'discard':
      await finger(choose(page).nth(same(await movesOf<Move>(code, key))))
      await finger(final(page))
      break
    case 'stop':
      await finger(act(page, 1))
      await finger(final(page))
      break
    default:
      if (phase.kind === 'turn' && phase.taken === 0) await finger(act(page, 2))
      await finger(choose(page).nth(placeOf(move, display)))
      await finger(final(page))
  }
  await expect.poll(async () => (await bazaar(code)).seq, soon).toBeGreaterThan(seq)
}
