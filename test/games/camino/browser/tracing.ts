// A hand on the traced board: where its squares are, a tap, a finger drawn over them, and what the
// table took of it.
import type { CDPSession, Page } from 'playwright-core'
import { squaresAlong } from '../../../../web/games/camino/sheet/paths.ts'
import { rested, see } from '../../../browser/people.ts'
import type { Played } from '../../../browser/program.ts'
import { place, square } from '../evening.ts'
import { sheet } from './sheets.ts'

export const viewOf = async ({ code }: Played) => (await sheet(code)).view!
export const lengthsOf = async (played: Played) =>
  (await viewOf(played)).reckoning!.sides.map(
    ({ way }) => way && [way.squares.length, way.obstacles.length],
  )

export const cell = (page: Page, at: number) => page.locator(`[data-square="${at}"]`)
export const middleOfSquare = async (page: Page, at: number) => {
  const { x, y, width, height } = (await cell(page, at).boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}
export const tap = async (page: Page, at: number) => {
  const { x, y } = await middleOfSquare(page, at)
  await page.touchscreen.tap(x, y)
}
export const along = (names: string) => squaresAlong('camino', names.split(' ').map(place))!

// The board stands still, all of it in sight.
export const settled = async (page: Page) => {
  await see(cell(page, 0))
  await page.locator('.camino-trace').evaluate(board => board.scrollIntoView({ block: 'start' }))
  await rested(page)
}

// One finger, put down on the first square, drawn over the others and lifted on the last.
export const drag = async (finger: CDPSession, page: Page, names: string) => {
  const [first, ...rest] = await Promise.all(
    names.split(' ').map(name => middleOfSquare(page, square(name))),
  )
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number }[],
  ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [first!])
  let from = first!
  for (const to of rest) {
    for (let step = 1; step <= 4; step++) {
      await touch('touchMove', [
        { x: from.x + ((to.x - from.x) * step) / 4, y: from.y + ((to.y - from.y) * step) / 4 },
      ])
    }
    from = to
  }
  await touch('touchEnd', [])
}
