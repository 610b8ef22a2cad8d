// Half an entry outlives its page: a phone throws out a tab that lies in a pocket and loads it
// anew. What every face has before its last tap is there again, and it is gone once the game has
// moved on.
/// <reference types="vite/client" />
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shelf } from '../../web/shelf.ts'
import {
  playTo,
  type Sheet,
  started as startedCairo,
} from '../games/cape-to-cairo/browser/program.ts'
import { bookTo } from '../games/kairo/browser/program.ts'
import { rotating } from '../sweep.ts'
import { withPhones } from './browser.ts'
import type { Control } from './fingers.ts'
import { hold, hydrated, moveOf, openScreen, phoneAt, see, soon } from './people.ts'
import { frameOf, make, type Played, started } from './program.ts'

const newPhone = withPhones()

// Each game's own, found by file name.
const lists = import.meta.glob<{ controls: readonly Control[] }>('../games/*/browser/fingers.ts', {
  eager: true,
})
const games = shelf.map(
  ({ id }) => [id, lists[`../games/${id}/browser/fingers.ts`]!.controls] as const,
)

const again = async (page: Page) => {
  await page.reload()
  await hydrated(page)
}

// What is tapped before the last tap, and the last one where it makes no move.
async function begin(page: Page, { find, shows }: Control): Promise<Locator> {
  const last = (await find(page)).first()
  if (!shows) return last
  const shown = shows(page).first()
  // A digit and a tally show two taps.
  while (!(await shown.isVisible())) await last.click()
  return shown
}

test.each(games)('what is half entered at %s is there after a reload', async (_, controls) => {
  const { page } = await newPhone()
  for (const control of rotating(controls, 2)) {
    const { table, seat } = await control.table()
    await openScreen(page, {
      path: `/t/${table.code}?seat=${seat}`,
      code: table.code,
      keys: [table.keys[seat]!],
    })
    const shown = await begin(page, control)
    await see(shown)
    await again(page)
    await see(shown)
  }
})

const names = ['Ama', 'Jonas', 'Marta']
const beside = { mode: 'companion' as const, names }

interface Half {
  table(): Promise<{ table: Played; seat: number }>
  enter(page: Page): Promise<unknown>
  stands(page: Page): Promise<unknown>
}

const checked = (page: Page, what: string) => page.locator(`${what}:checked`).count()

const buildingAt = async (depth: 'ledger' | 'full', phase: 'building' | 'taking') => {
  const table = await startedCairo({ ...beside, depth })
  const { waiting } = await playTo<Sheet>(table, ({ view }) => view!.phase.kind === phase)
  return { table, seat: waiting[0]! }
}

const halves: Record<string, Half> = {
  'the cloths of a start': {
    table: async () => ({ table: await started({ ...beside, game: 'kairo' }), seat: 0 }),
    enter: async page => {
      for (const n of [0, 2]) await page.locator('.kairo-key').nth(n).click()
    },
    stands: page => page.locator('.kairo-key[aria-pressed="true"]').count(),
  },
  'the coins that were counted': {
    async table() {
      const table = await started({ ...beside, game: 'kairo', options: { coins: 'real' } })
      await bookTo(table, ({ view }) => view!.phase.kind === 'counting')
      return { table, seat: 0 }
    },
    enter: page => page.locator('[name="move.coins"]').fill('17'),
    stands: page => page.locator('[name="move.coins"]').inputValue(),
  },
  'a river and what was bought': {
    table: () => buildingAt('ledger', 'building'),
    async enter(page) {
      await page.locator('.count .pick').nth(2).click()
      await page.locator('.pick:has([type=checkbox])').first().click()
    },
    stands: page => checked(page, '.entry .pick > input:not([value="0"])'),
  },
  'a landscape that was taken': {
    table: () => buildingAt('full', 'taking'),
    enter: page => page.locator('.landscapes .pick').nth(4).click(),
    stands: page => checked(page, '.landscapes .pick > input'),
  },
  'the end of a race': {
    async table() {
      const table = await started({ ...beside, game: 'cape-horn' })
      await make(table.code, table.keys[0]!, { kind: 'begins', first: 0 })
      return { table, seat: 0 }
    },
    enter: page => page.locator('.leaving summary').click(),
    stands: page => page.locator('.leaving details[open]').count(),
  },
}

test.each(Object.entries(halves))(
  '%s: half entered, it is there after a reload',
  async (_, { table, enter, stands }) => {
    const { table: played, seat } = await table()
    const { page } = await phoneAt(newPhone, played, seat)
    const before = await stands(page)
    await enter(page)
    await expect.poll(() => stands(page), soon).not.toEqual(before)
    const entered = await stands(page)
    await again(page)
    await expect.poll(() => stands(page), soon).toEqual(entered)
  },
)

test('what was begun at another moment of the game is gone, and storage that is cleared takes nothing from an open page', async () => {
  const table = await started({ game: 'cape-horn', names })
  const { page } = await phoneAt(newPhone, table, 0)
  const taken = page.locator('.hand button[aria-pressed="true"]')
  await page.locator('.hand button').last().click()
  await see(taken)
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
  await page.locator('.hand button').first().click()
  await see(taken)
  await again(page)
  await see(taken)
  await page.goto('about:blank')
  await make(table.code, table.keys[0]!, { kind: 'renounce' })
  await page.goto(`/t/${table.code}?seat=0`)
  await hydrated(page)
  await see(moveOf(page, 'draw').first())
  expect(await taken.count()).toBe(0)
})

// In a sandbox, in a private window, on a full disk.
const refusing = {
  'is forbidden': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
  },
  'has no room': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}

test.each(rotating(games, 2))(
  'what is half entered at %s is there where storage refuses',
  async (_, controls) => {
    for (const [n, refuse] of Object.values(refusing).entries()) {
      const { page, context } = await newPhone()
      await page.addInitScript(refuse)
      for (const control of rotating(
        controls.filter((_, i) => i % 2 === n),
        2,
      )) {
        const { table, seat, seq } = await control.table()
        await context.clearCookies()
        await hold(context, table.code, [table.keys[seat]!])
        await page.goto(`/t/${table.code}?seat=${seat}`)
        await hydrated(page)
        const last = await begin(page, control)
        if (control.shows) continue
        await last.click()
        await expect
          .poll(async () => (await frameOf(table.code)).seq, soon)
          .toBe(seq + (control.moves ?? 1))
      }
    }
  },
)

test('what was kept before there was no room is not taken for what was entered last', async () => {
  const table = await started({ game: 'cape-horn', names })
  const { page } = await phoneAt(newPhone, table, 0)
  const taken = page.locator('.hand button[aria-pressed="true"]')
  await page.locator('.hand button').last().click()
  await see(taken)
  await page.evaluate(refusing['has no room'])
  await page.locator('.hand button').first().click()
  await see(page.locator('.hand button').first().and(taken))
  await again(page)
  expect(await taken.count()).toBe(0)
})
