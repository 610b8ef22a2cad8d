// One evening, four phones of the world outside: one translates the page, one has a wrong clock, one loses its scripts on the way and
// one its storage. All four see the same end.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { boxOf, shelf } from '../../web/shelf.ts'
import { rotating } from '../sweep.ts'
import { withPhones } from './browser.ts'
import { hold, hydrated, soon } from './people.ts'
import { endByBots, frameOf, playTo, started } from './program.ts'
import { translate } from './translated.ts'

const newPhone = withPhones()

const clear = (page: Page) =>
  page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

const ended = (page: Page) => page.locator('.standings tbody').first().innerText()

test.each(
  rotating(
    shelf.map(({ id }) => id),
    4,
  ),
)('%s: an evening on four phones', async game => {
  const names = ['Ama', 'Jonas', 'Marta', 'Pierre'].slice(0, boxOf(game)!.seats.includes(4) ? 4 : 2)
  const table = await started({ game, names })
  const [translated, late, unscripted, bare] = await Promise.all(
    [0, 1, 2, 3].map(async n => {
      const { page, context } = await newPhone({ expects: /ERR_/ })
      await hold(context, table.code, [table.keys[n % names.length]!])
      return page
    }),
  )
  await translated!.addInitScript(translate, [true, false] as [boolean, boolean])
  await late!.clock.setSystemTime(Date.now() - 40 * 60 * 60 * 1000)
  const pages = [translated!, late!, unscripted!, bare!]
  for (const [n, page] of pages.entries()) {
    await page.goto(`/t/${table.code}?seat=${n % names.length}`)
    await hydrated(page)
  }
  const on = async (moves: number) => {
    const { seq } = await frameOf(table.code)
    await playTo<{ kind: string }, Awaited<ReturnType<typeof frameOf>>>(
      table,
      frame => frame.seq >= seq + moves || frame.result !== undefined,
      offered => offered[0]!,
    )
  }
  await on(4)
  await clear(bare!)
  await unscripted!.context().route(/\/a\/main.*\.js/, route => route.abort())
  await unscripted!.reload()
  await on(4)
  await endByBots(table)
  await unscripted!.reload() // as whoever plays by forms does with each move
  const fresh = (await newPhone()).page
  await hold(fresh.context(), table.code, [table.keys[0]!])
  await fresh.goto(`/t/${table.code}?seat=0`)
  const end = await ended(fresh)
  for (const page of pages) await expect.poll(() => ended(page), soon).toBe(end)
})
