// A screen that people see, with the keys of its browser. Each game lists its own, found by file
// name.
import type { Page } from 'playwright-core'
import type { Box } from '../../web/games/box.tsx'
import { shelf } from '../../web/shelf.ts'
import { isOnline } from '../boxes.ts'
import {
  alone,
  endByBots,
  frameOf,
  gathered,
  leftFor,
  letPlay,
  type Played,
  start,
  tell,
} from './program.ts'

export interface Screen {
  name: string
  path: string
  code?: string
  keys?: readonly string[]
  see?(page: Page): Promise<unknown> // what a person does there first
}

/** Returns a screen of a table in a certain state, seen by a browser that holds these keys. */
export const at = (
  name: string,
  { code }: Played,
  keys: readonly string[],
  rest = '',
  see?: Screen['see'],
): Screen => ({
  name,
  path: `/t/${code}${rest}`,
  code,
  keys,
  see,
})

// Plays bots against each other to the end.
const endOfBots = async (): Promise<Played> => {
  const table = await gathered({ game: 'cape-horn', names: [], free: 3 })
  for (const seat of [0, 1, 2]) await letPlay(table, seat)
  await start(table)
  await endByBots(table)
  return table
}

// Screens with bots: in the lobby, on the shared screen, at the end, and with a suggestion.
const withBots = async (): Promise<Screen[]> => {
  const end = endOfBots()
  const lobby = await gathered({ game: 'cape-to-cairo', names: ['Ama'], free: 3 })
  await letPlay(lobby, 1)
  const tried = await Promise.all(
    shelf.filter(isOnline).map(async ({ id }) => ({ id, table: await alone(id) })),
  )
  return [
    at('lobby-bots', lobby, [lobby.hostKey, ...lobby.keys]),
    at('end-bots', await end, []),
    at('replay', await end, [], '/replay?as=open&at=40', page =>
      page.waitForLoadState('networkidle'),
    ),
    at('replay-hidden', await end, [], '/replay?as=room&until=30'),
    at('fair', await end, [], '/fair', page => page.locator('.fair-marks').waitFor()),
    at('room-bots', tried[0]!.table, [], '/screen'),
    ...tried.map(({ id, table }) => at(`advised-${id}`, table, table.keys, '?seat=0&advice')),
  ]
}

// A table over days where one seat is late.
const overDays = async (): Promise<Screen[]> => {
  const lobby = await gathered({ game: 'cape-horn', names: ['Ama'], free: 2, pace: 'day' })
  const late = await gathered({
    game: 'kairo',
    names: ['Alexandra', 'Jonas', 'Marta'],
    pace: 'day',
  })
  await start(late)
  await leftFor(30, late)
  const [first] = (await frameOf(late.code)).waiting
  const others = late.keys.filter((_, seat) => seat !== first)
  return [
    at('days-lobby', lobby, [lobby.hostKey, ...lobby.keys]),
    at('days-late', late, others, '/waits'),
    at('days-table', late, others),
  ]
}

// A table for a game from a real one: a row of a board, cards beside it, a ship, hands, and a
// fault.
const fromBox = async (): Promise<Screen[]> => {
  const land = await gathered({ game: 'camino', names: ['Alexandra', 'Jonas'], placed: true })
  const said = (lying: object) =>
    tell(land.code, land.keys[0]!, { area: 'row', row: 1, put: { count: 1, ...lying } })
  await said({ piece: 'curve', at: 0, turns: 1 })
  await said({ piece: 'straight', at: 2, turns: 0 })
  const line = await gathered({ game: 'cape-to-cairo', placed: true, free: 1 })
  for (const card of [3, 17, 44])
    await tell(line.code, line.keys[0]!, {
      area: 'offer',
      put: { piece: `card ${card}`, count: 1 },
    })
  const race = await gathered({ game: 'cape-horn', placed: true })
  await tell(race.code, race.keys[0]!, {
    area: 'ship',
    seat: 0,
    put: { piece: 'ship', count: 1, at: 12 },
  })
  await tell(race.code, race.keys[0]!, {
    area: 'ship',
    seat: 0,
    put: { piece: 'rose red', count: 1, mark: 1 },
  })
  const bazaar = await gathered({
    game: 'kairo',
    names: ['Alexandra', 'Jonas', 'Marta'],
    free: 1,
    placed: true,
  })
  const stands = (area: object) => tell(bazaar.code, bazaar.keys[0]!, area)
  for (const [cloth, square] of [
    ['red', 14],
    ['yellow', 40],
    ['green', 77],
    ['blue', 100],
  ] as const)
    await stands({ area: 'customers', put: { piece: `customer ${cloth}`, count: 1, at: square } })
  const empty = await gathered({
    game: 'cape-to-cairo',
    names: ['Alexandra'],
    placed: true,
    free: 3,
  })
  const hosts = ({ hostKey, keys }: Played) => [hostKey, keys[0]!]
  return [
    at('placed-empty', empty, hosts(empty)),
    at('placed-lobby', line, hosts(line)),
    at('placed-customers', bazaar, hosts(bazaar), '/position?seat=0&step=1&at=14'),
    at('placed-stalls', bazaar, hosts(bazaar), '/position?seat=0&step=3&at=30'),
    at('placed-seat', bazaar, hosts(bazaar), '/position?seat=0&step=7'),
    at('placed-money', line, hosts(line), '/position?seat=0&step=5'),
    at('placed-hand', bazaar, hosts(bazaar), '/position?seat=0&step=14'),
    at('placed-fault', bazaar, hosts(bazaar), '/position?seat=0&step=99'),
    at('placed-row', land, hosts(land), '/position?seat=0&step=1&at=0'),
    at('placed-cards', line, hosts(line), '/position?seat=0&step=1'),
    at('placed-ship', race, hosts(race), '/position?seat=0&step=2&at=12'),
    at('placed-last', race, [race.hostKey, ...race.keys], '/position?step=99'),
  ]
}

const unfold = (part: string) => (page: Page) => page.locator(`${part} > summary`).first().click()

// The pages of a box whose options are made: what the home page offers, and the page that makes
// them, with questions, ready-made, and with a fault.
const making = ({ id, making }: Box): Screen[] =>
  making
    ? [
        { name: `${id}-offer`, path: `/?box=${id}`, see: unfold('.making-given') },
        { name: `${id}-making`, path: `/games/${id}/new`, see: unfold('.making-along') },
        ...[0, 2, 4, 6].map(nth => ({
          name: `${id}-ready-${nth}`,
          path: `/?box=${id}`,
          see: async (page: Page) => {
            await page.locator('.offer-ready a').nth(nth).click()
            await unfold('.making-others')(page)
          },
        })),
        {
          name: `${id}-wrong`,
          path: `/games/${id}/new`,
          see: async page => {
            await page.locator('.making-given > summary').click()
            await page.fill('#given', '{"title":"A","fields":[{"id":"a"}],"score":"a"}')
            await page.locator('.making-given button').click()
            await page.locator('.making-faults').waitFor()
          },
        },
      ]
    : []

/** The screens without a game, and those with bots. */
export const houseScreens = async (): Promise<Screen[]> => [
  { name: 'home', path: '/' },
  { name: 'home-options', path: '/', see: page => page.locator('.opening-more > summary').click() },
  { name: 'home-join', path: '/t?code=QQ' },
  { name: 'home-copy', path: '/', see: page => page.locator('.copied > summary').click() },
  ...shelf.flatMap(making),
  {
    name: 'programs',
    path: '/programs',
    see: page => page.locator('.door > summary').nth(9).click(),
  },
  { name: 'sorry', path: '/t/QQQQQQ' },
  { name: 'evenings', path: '/evenings' },
  ...(await withBots()),
  ...(await overDays()),
  ...(await fromBox()),
]
