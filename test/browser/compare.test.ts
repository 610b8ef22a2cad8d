// What does the box say? Without script, by links alone: back through the rounds to the first entry that differs, on each sheet.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { rotating } from '../sweep.ts'
import { withPhones } from './browser.ts'
import { phoneAt, say, see, seeNow, seeText } from './people.ts'
import { make, started } from './program.ts'

const newPhone = withPhones()
const names = ['Ama', 'Jonas', 'Marta']

type Entered = readonly (readonly [seat: number, entry: { kind: string; [more: string]: unknown }])[]
const bids = (...all: number[]): Entered => all.map((pounds, seat) => [seat, { kind: 'bid', pounds }] as const)
const crossed = (coin: number, bought: number) =>
  [0, { kind: 'crossed', coin, bought, bonuses: 0, rivers: [] }] as Entered[number]

const differs = (page: Page) => page.getByRole('link', { name: say.compare.differs }).click()
const agrees = (page: Page) => page.getByRole('link', { name: say.compare.agrees }).click()

test('the round is found in which the sheet began to differ, and its entry leads to its correction', async () => {
  const table = await started({ game: 'cape-to-cairo', mode: 'companion', names })
  const rounds = [...bids(9, 8, 7), crossed(3, 0), ...bids(20, 10, 5), crossed(4, 1), ...bids(3, 2, 1), crossed(5, 0)]
  for (const [seat, entry] of rounds) await make(table.code, table.keys[seat]!, entry)
  const { page } = await phoneAt(newPhone, table, 0, { js: false })
  await page.goto(`/t/${table.code}/menu?seat=0`)
  await page.getByRole('link', { name: say.compare.title }).click()
  await seeNow(page, say.compare.title)
  const own = page.locator('.said-figures', { hasText: 'Ama' })
  await see(own.getByText('£70', { exact: true }))
  await differs(page)
  await seeText(page, /Auction 2/)
  await see(own.getByText('£68', { exact: true }))
  await differs(page)
  await see(own.getByText('£94', { exact: true }))
  await agrees(page)
  await seeNow(page, say.compare.found)
  const entries = page.locator('.log-chapter li')
  expect(await entries.count()).toBe(4)
  await see(entries.nth(1).getByText('Jonas bid £10.'))
  await see(
    entries
      .last()
      .getByText(/£74 → £68/)
      .first(),
  )
  await entries
    .last()
    .getByRole('link', { name: /^Correct: .*crossed/ })
    .click()
  await seeNow(page, say.correctTitle)
  expect(await page.locator('input[name="move.bought"]').inputValue()).toBe('1')
})

const bazaar: Entered = [
  [0, { kind: 'sets-up', cloths: ['red', 'yellow', 'green'] }],
  [1, { kind: 'sets-up', cloths: ['red', 'white', 'blue'] }],
  [2, { kind: 'sets-up', cloths: ['yellow', 'blue', 'violet'] }],
  [0, { kind: 'begins', first: 0 }],
  [0, { kind: 'extension', cloth: 'green' }],
]
const race: Entered = [
  [0, { kind: 'begins', first: 0 }],
  [0, { kind: 'rose', stage: 1, colour: 'red' }],
  [0, { kind: 'next' }],
]
const ways: Entered = [
  [0, { kind: 'begins', first: 0, corner: 'north-west' }],
  [0, { kind: 'counts', whose: 0, squares: 31, obstacles: 1 }],
]
const looked = [
  ['kairo', 3, { coins: 'real' }, bazaar, /extended green/],
  ['cape-horn', 3, {}, race, /rose/],
  ['camino', 2, {}, ways, /counted/],
] as const
test.each(rotating(looked, looked.length))(
  '%s: from the first round on all entries are looked through',
  async (game, seats, options, entered, said) => {
    const table = await started({ game, mode: 'companion', names: names.slice(0, seats), options })
    for (const [seat, entry] of entered) await make(table.code, table.keys[seat]!, entry)
    const { page } = await phoneAt(newPhone, table, 0, { js: false, width: 320 })
    await page.goto(`/t/${table.code}/compare?seat=0`)
    expect(await page.locator('.said-figures').count()).toBe(seats)
    while ((await page.getByRole('heading', { level: 1 }).innerText()) === say.compare.title) await differs(page)
    await page
      .getByRole('link', { name: new RegExp(`^${say.correct}: .*${said.source}`) })
      .last()
      .click()
    await seeNow(page, say.correctTitle)
  },
)
