// While one bids every other company is in sight, whole: its seal, name, money, bonus cards and how
// far it came.
import { expect, test } from 'vitest'
import { withPhones } from '../../../browser/browser.ts'
import { hydrated, phoneAt } from '../../../browser/people.ts'
import { make, moment } from './program.ts'

const newPhone = withPhones()
const names = ['Alexandra', 'Jonas', 'Ama', 'Pierre']
const screens = [
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const

const bidding = async () => {
  const table = await moment(
    { names },
    ({ view }) => view!.phase.kind === 'auction' && view!.auctions === 5,
  )
  await make(table.code, table.keys[1]!, { kind: 'bid', pounds: 3 })
  const { page } = await phoneAt(newPhone, table, 0, {
    width: 320,
    height: 568,
    locale: 'de-DE',
    novice: true,
  })
  await hydrated(page)
  return page
}

test('every other company stands whole beside the ticket, on every named screen', async () => {
  const page = await bidding()
  const wrong: string[] = []
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height })
    const found = await page.evaluate(() => {
      const tray = document.querySelector('[data-place=tray]')!.getBoundingClientRect()
      const heads = [...document.querySelectorAll('.line-head')].slice(1)
      const isSmall = heads.every(
        head => getComputedStyle(head.querySelector('.line-name')!).position !== 'absolute',
      )
      const rows = isSmall ? heads : [...document.querySelectorAll('.companies > li')].slice(1)
      const parts = isSmall
        ? '.line-sign, .line-name, .line-money, .bonuses, .line-far'
        : '.seat-sign, .seat-who > strong, [data-capital], .bonuses'
      return rows.flatMap((row, i) => {
        const shown = [...row.querySelectorAll(parts)].map(part => part.getBoundingClientRect())
        const box = row.getBoundingClientRect()
        return shown.flatMap((part, n) => {
          const isHidden = part.width === 0 || part.bottom > innerHeight || part.right > innerWidth
          const isCovered =
            part.bottom > tray.top + 1 &&
            part.right > tray.left &&
            part.left < tray.right &&
            part.top < tray.bottom
          const isOut = part.bottom > box.bottom + 1 || part.right > box.right + 1
          return isHidden || isCovered || isOut
            ? [`company ${i + 1}, part ${n}: ${isHidden} ${isCovered} ${isOut}`]
            : []
        })
      })
    })
    wrong.push(...found.map(what => `${width} × ${height}: ${what}`))
  }
  expect(wrong).toEqual([])
})

test('on a phone a tap on a company draws its lane, and a second tap one’s own again', async () => {
  const page = await bidding()
  for (const [width, height] of screens.slice(0, 2)) {
    await page.setViewportSize({ width, height })
    const lane = page.locator('.line:not(.viewer) .lane-of').first()
    expect(await lane.isVisible()).toBe(false)
    await page.locator('.line:not(.viewer) .line-head').first().click()
    await expect.poll(() => lane.isVisible()).toBe(true)
    await page.locator('.line:not(.viewer) .line-head').first().click()
    await expect.poll(() => lane.isVisible()).toBe(false)
  }
})
