// Colours that somebody else sets: a browser that darkens light pages by itself, and a system with
// colours of its own. Pieces whose colour has a meaning keep it, and their figures stay readable.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shelf } from '../../web/shelf.ts'
import { isOnline } from '../boxes.ts'
import { rotating } from '../sweep.ts'
import { address, withPhones } from './browser.ts'
import { hold, hydrated, soon } from './people.ts'
import { alone, type Played } from './program.ts'

const newPhone = withPhones()
const games = rotating(
  shelf.filter(isOnline).map(({ id }) => id),
  2,
)

async function seatOf(table: Played, theme: string): Promise<Page> {
  const { page, context } = await newPhone({ dark: true }) // as such a browser tells pages
  await hold(context, table.code, [table.keys[0]!])
  await context.addCookies([{ name: 'looks', value: `${theme}.normal`, url: address }])
  await page.goto(`/t/${table.code}?seat=0`)
  await hydrated(page)
  await page.evaluate(() => document.fonts.ready)
  return page
}

test.each(games)('%s: a browser that darkens light pages leaves this one as it is', async id => {
  const table = await alone(id)
  for (const theme of ['auto', 'light', 'dark']) {
    const page = await seatOf(table, theme)
    const line = await page.context().newCDPSession(page)
    const shown = async (enabled: boolean) => {
      await line.send('Emulation.setAutoDarkModeOverride', { enabled })
      return page.screenshot()
    }
    // In turns, until both are of one moment: a bot may move, or a picture arrive, between two of
    // them.
    const isSame = async () => (await shown(false)).equals(await shown(true))
    await expect.poll(isSame, { ...soon, message: theme }).toBe(true)
  }
})

// The inks of pieces and of their figures, one line each. Icons follow the system, as words do.
const inks = (page: Page) =>
  page.locator('.face svg:not(.icon) :is(path, circle, rect, text)').evaluateAll(all =>
    all.map(one => {
      const { fill, stroke } = getComputedStyle(one)
      const mark = one.closest('svg.mark')
      return `${one.closest('svg')!.getAttribute('class')} ${one.tagName} ${fill} ${stroke} ${mark && getComputedStyle(mark).color}`
    }),
  )

test.each(games)('%s: a system with colours of its own leaves what is drawn as it is', async id => {
  const page = await seatOf(await alone(id), 'light') // chosen, and against the system
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' })
  const forced = await inks(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' })
  const plain = await inks(page)
  expect(forced.filter((line, i) => line !== plain[i]).join('\n')).toBe('')
})
