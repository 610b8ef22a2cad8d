// Nine slips that people make beside the box, each put right by all phones together in six taps at
// most, from the sheet as it stands. Typing a figure is one tap, choosing from a list two.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { rotating } from '../sweep.ts'
import { type Phone, withPhones } from './browser.ts'
import { agrees, phoneAt, say, soon } from './people.ts'
import { frameOf, make, type Played, started } from './program.ts'

const newPhone = withPhones()
const names = ['Ama', 'Jonas', 'Marta']

interface Slip {
  game: string
  seats?: number
  options?: object
  entered: readonly (readonly [seat: number, entry: { kind: string; [more: string]: unknown }])[]
  slip: RegExp // as the log tells it
  by?: number // who puts it right
  right(page: Page, tap: Tap): Promise<void>
  before: unknown // what the sheet reads
  after: unknown
  taps: number // by all phones together, where nothing is tapped in vain
  read(view: never): unknown
  eyes?: number // of which seat; none: the room's
}

interface Tap {
  (control: ReturnType<Page['locator']>): Promise<void>
  type(field: string, figure: number): Promise<void>
}

const bid = (pounds: number) => ({ kind: 'bid', pounds })
const bids = (...pounds: number[]) => pounds.map((one, seat) => [seat, bid(one)] as const)
const crossed = (coin: number, bought = 0) => ({
  kind: 'crossed',
  coin,
  bought,
  bonuses: 0,
  rivers: [],
})
const key = (page: Page, field: string, value: string | number) =>
  page.locator('label', { has: page.locator(`input[name="move.${field}"][value="${value}"]`) })

const stalls = (...cloths: string[]) => ({ kind: 'sets-up', cloths })
const bazaar = [
  [0, stalls('red', 'yellow', 'green')],
  [1, stalls('red', 'white', 'blue')],
  [2, stalls('yellow', 'blue', 'violet')],
  [0, { kind: 'begins', first: 0 }],
] as const
const real = { coins: 'real' }

const slips: Record<string, Slip> = {
  'a wrong payment, seen two rounds later': {
    game: 'cape-to-cairo',
    entered: [
      ...bids(20, 10, 5),
      [0, crossed(4, 1)],
      ...bids(9, 8, 7),
      [0, crossed(3)],
      ...bids(3, 2, 1),
      [0, crossed(5)],
    ],
    slip: /You crossed.*£10/,
    right: (_, tap) => tap.type('bought', 2),
    read: ({ accounts }: { accounts: { capital: number }[] }) => accounts[0]!.capital,
    before: 100 - 20 - 10 + 4 - 9 + 3 - 3 + 5,
    after: 100 - 20 - 20 + 4 - 9 + 3 - 3 + 5,
    taps: 4,
  },
  'a forgotten bonus card': {
    game: 'cape-to-cairo',
    entered: [...bids(20, 10, 5), [0, crossed(4, 1)], ...bids(9, 8, 7)],
    slip: /You crossed/,
    right: (page, tap) => tap(key(page, 'rivers', 1)),
    read: ({ accounts }: { accounts: { bonuses: number }[] }) =>
      accounts.map(({ bonuses }) => bonuses),
    before: [0, 0, 0],
    after: [0, 1, 0],
    taps: 6,
  },
  'a bid heard wrong': {
    game: 'cape-to-cairo',
    entered: [...bids(20, 10, 5), [0, crossed(4)], ...bids(9, 1, 2)],
    slip: /Jonas bid £10/,
    right: (_, tap) => tap.type('pounds', 15),
    read: ({ accounts }: { accounts: { capital: number }[] }) =>
      accounts.map(({ capital }) => capital),
    before: [100 - 20 + 4 - 9, 100 - 10 - 1, 100 - 5 - 2],
    after: [100 - 20 + 4 - 9, 100 - 15 - 1, 100 - 5 - 2],
    taps: 5,
  },
  'a customer led to the wrong stall': {
    game: 'kairo',
    entered: [
      ...bazaar,
      [0, { kind: 'attract', cloth: 'red', owner: 0 }],
      [1, { kind: 'draw' }],
      [2, { kind: 'draw' }],
    ],
    slip: /You attracted the red/,
    right: (page, tap) => tap(key(page, 'owner', 1)),
    eyes: 1,
    read: ({ accounts }: { accounts: { coins: { red: number } }[] }) => accounts[1]!.coins.red,
    before: 1,
    after: 2,
    taps: 6, // the coin changes purses: Jonas and a witness agree
  },
  'a forgotten medal': {
    game: 'kairo',
    options: real,
    entered: [...bazaar, [0, { kind: 'draw' }], [1, { kind: 'draw' }], [2, { kind: 'draw' }]],
    slip: /You drew/,
    right: (page, tap) => tap(page.getByRole('button', { name: 'Extend the red stall' })),
    read: ({
      sizes,
      medals,
    }: {
      sizes: Record<string, number[]>
      medals: { red: { gold: number | null } }
    }) => [sizes.red![0], medals.red.gold],
    before: [1, null],
    after: [2, 0],
    taps: 4,
  },
  'the wrong ship moved': {
    game: 'cape-horn',
    entered: [[0, { kind: 'begins', first: 0 }]],
    slip: /begin/,
    right: (page, tap) => tap(key(page, 'first', 2)),
    read: ({ turn }: { turn: { seat: number } }) => turn.seat,
    before: 0,
    after: 2,
    taps: 6,
  },
  'a rose of the wrong colour': {
    game: 'cape-horn',
    entered: [
      [0, { kind: 'begins', first: 0 }],
      [0, { kind: 'rose', stage: 1, colour: 'red' }],
      [0, { kind: 'next' }],
      [1, { kind: 'renounced' }],
      [1, { kind: 'next' }],
    ],
    slip: /rose/,
    right: (page, tap) => tap(key(page, 'colour', 'green')),
    read: ({ pages }: { pages: { roses: { colour: string }[] }[] }) =>
      pages[0]!.roses.map(({ colour }) => colour),
    before: ['red'],
    after: ['green'],
    taps: 4,
  },
  'a wrong way counted': {
    game: 'camino',
    seats: 2,
    entered: [
      [0, { kind: 'begins', first: 0, corner: 'north-west' }],
      [0, { kind: 'counts', whose: 0, squares: 31, obstacles: 1 }],
      [1, { kind: 'counts', whose: 1, squares: 33, obstacles: 0 }],
      [1, { kind: 'counts', whose: 0, squares: 29, obstacles: 1 }],
    ],
    slip: /count/,
    right: (_, tap) => tap.type('squares', 29),
    read: ({ counts }: { counts: { squares: number }[][] }) => counts[0]![0]!.squares,
    before: 31,
    after: 29,
    taps: 5,
  },
  'a piece noted one row too low': {
    game: 'camino',
    seats: 2,
    options: { depth: 'trace' },
    entered: [
      [0, { kind: 'begins', first: 0, corner: 'north-west' }],
      [0, { kind: 'piece', piece: 'curve', turns: 0, column: 3, row: 4 }],
    ],
    slip: /C4/,
    right: (page, tap) => tap(key(page, 'row', 3)),
    read: ({ board }: { board: string }) =>
      [...board].flatMap((one, at) => (one === board.at(-1) ? [] : [at])),
    before: [3 * 14 + 2],
    after: [2 * 14 + 2],
    taps: 4,
  },
}

const tapsOf = async (
  table: Played,
  phones: readonly Phone[],
  { slip, by = 0, right }: Slip,
): Promise<number> => {
  let taps = 0
  const tap = Object.assign(
    async (control: ReturnType<Page['locator']>) => {
      taps++
      await control.click()
    },
    {
      async type(field: string, figure: number) {
        taps++
        await page.locator(`input[name="move.${field}"]`).fill(String(figure))
      },
    },
  )
  const { page } = phones[by]!
  await tap(page.locator('.masthead a[href*="/log"]'))
  await tap(
    page.getByRole('link', { name: new RegExp(`^${say.correct}: .*${slip.source}`) }).last(),
  )
  await right(page, tap)
  const deed = page.locator('#outcome button.main, #outcome button.danger')
  await deed.waitFor()
  await tap(deed)
  await page.waitForURL(url => !url.pathname.endsWith('/correct'))
  const { proposal } = await frameOf(table.code)
  for (const seat of proposal?.asked ?? []) {
    await tap(agrees(phones[seat]!.page))
    await expect
      .poll(async () => (await frameOf(table.code)).proposal?.agreed.includes(seat) ?? true, soon)
      .toBe(true)
  }
  return taps
}

test.each(rotating(Object.entries(slips), 3))('%s is put right in six taps', async (_, slip) => {
  const { game, options, seats = 3, entered, read, eyes = -1 } = slip
  const table = await started({ game, mode: 'companion', names: names.slice(0, seats), options })
  for (const [seat, entry] of entered) await make(table.code, table.keys[seat]!, entry)
  const now = async () => read((await frameOf(table.code, table.keys[eyes])).view as never)
  expect(await now()).toEqual(slip.before)
  const phones = await Promise.all(
    table.keys.map((_, seat) => phoneAt(newPhone, table, seat, { expects: /409/ })),
  )
  const taps = await tapsOf(table, phones, slip)
  await expect.poll(now, soon).toEqual(slip.after)
  expect(taps).toBe(slip.taps)
  expect(taps).toBeLessThanOrEqual(6)
})
