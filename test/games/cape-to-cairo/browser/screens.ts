// Every page and state of Cape to Cairo that people come to see, each with the keys its browser
// holds, made by programs.
import type { Page } from 'playwright-core'
import { payments, siteOf } from '../../../../web/games/cape-to-cairo/rules/building.ts'
import { openMenu } from '../../../browser/people.ts'
import { at, type Screen } from '../../../browser/screens.ts'
import {
  agree,
  type Board,
  frameOf,
  gathered,
  make,
  moment,
  type Played,
  playTo,
  propose,
  proposeEnd,
  type Sheet,
  started,
} from './program.ts'

const names = ['Alexandra', 'Jonas', 'Ama', 'Pierre']

async function lobbies(): Promise<Screen[]> {
  const [digital, companion] = await Promise.all([
    gathered({ names: names.slice(0, 3), free: 1 }),
    gathered({ mode: 'companion', names: names.slice(0, 2), free: 2 }),
  ])
  return [
    at('lobby-host', digital, [digital.hostKey, digital.keys[0]!]),
    at('lobby-joining', digital, []),
    at('lobby-one-more', companion, [companion.keys[0]!], '?more=1'),
    at('lobby-screen', digital, [], '/screen'),
    at('seat-link', digital, [digital.keys[0]!], '/move?seat=0'),
    at('seat-move', digital, [], '/move'),
  ]
}

const isBuilding = (drawn: boolean, auctions: number) => (frame: Board) =>
  frame.view!.phase.kind === 'building' &&
  frame.view!.phase.drawn === drawn &&
  frame.view!.auctions === auctions

// In how many ways the seat whose turn it is can pay for its next landscape, in mid-game.
const waysToPay = ({ view }: Board): number | undefined => {
  const { phase, auctions } = view!
  const site = phase.kind === 'building' && phase.drawn ? siteOf(view!, phase.turn) : undefined
  return site && auctions > 2 ? payments(site).length : undefined
}

// Digital: one table a state, so that all of them stand at once.
async function boards(): Promise<Screen[]> {
  const open = () => started({ names })
  const [auction, choosing, draw, build, short, over, room] = await Promise.all([
    open(),
    open(),
    open(),
    moment({ names }, frame => (waysToPay(frame) ?? 0) > 1),
    moment({ names }, frame => waysToPay(frame) === 0),
    open(),
    open(),
  ])
  await playTo(auction, ({ view }) => view!.phase.kind === 'auction' && view!.auctions === 5)
  await make(auction.code, auction.keys[1]!, { kind: 'bid', pounds: 3 })
  await make(auction.code, auction.keys[2]!, { kind: 'bid', pounds: 4 })
  // Two bid the same at the first auction: the reveal tells of a coin drawn.
  for (const [seat, pounds] of [12, 12, 7, 0].entries())
    await make(choosing.code, choosing.keys[seat]!, { kind: 'bid', pounds })
  const chooses = (await frameOf(choosing.code)).waiting[0]!
  const draws = (await playTo(draw, isBuilding(false, 3))).waiting[0]!
  const builds = build.frame.waiting[0]!
  const passes = short.frame.waiting[0]!
  const others = [0, 1, 2, 3].find(seat => seat !== builds)!
  await playTo(over, ({ result }) => result !== undefined)
  await playTo(room, isBuilding(true, 6))
  return [
    at('auction-bid', auction, [auction.keys[0]!], '?seat=0', async page => {
      await page.keyboard.press('1')
      await page.keyboard.press('3')
    }),
    at('auction-sealed', auction, [auction.keys[1]!], '?seat=1'),
    at('auction-screen', auction, [], '/screen'),
    at('curtain', auction, [auction.keys[0]!, auction.keys[3]!]),
    at('menu', auction, [auction.hostKey, auction.keys[0]!], '?seat=0', openMenu),
    at('choosing-mine', choosing, [choosing.keys[chooses]!], `?seat=${chooses}`),
    at('choosing-other', choosing, [choosing.keys[3]!], '?seat=3'),
    at('choosing-screen', choosing, [], '/screen'),
    at('draw', draw, [draw.keys[draws]!], `?seat=${draws}`),
    at('build', build, [build.keys[builds]!], `?seat=${builds}`),
    at('build-short', short, [short.keys[passes]!], `?seat=${passes}`),
    at('build-other', build, [build.keys[others]!], `?seat=${others}`),
    at('laid', build, [build.keys[0]!], '/box?seat=0&step=2'),
    at('laid-shared', auction, [auction.keys[0]!, auction.keys[3]!], '/box?step=7'),
    at('laid-whole', build, [], '/box?step=all'),
    at('room', room, [], '/screen'),
    at('watching', room, []),
    at('log', build, [build.keys[0]!], '/log'),
    at('over', over, [over.keys[0]!], '?seat=0'),
    at('over-screen', over, [], '/screen'),
  ]
}

// Alexandra says that her bid was another one: it changes who chooses first.
async function asked(): Promise<Screen[]> {
  const [sheet, board] = await Promise.all([started({ mode: 'companion', names }), asksBack()])
  const { seq } = await make(sheet.code, sheet.keys[0]!, { kind: 'bid', pounds: 4 })
  for (const [seat, pounds] of [9, 7, 2].entries())
    await make(sheet.code, sheet.keys[seat + 1]!, { kind: 'bid', pounds })
  const [ama, jonas] = [sheet.keys[0]!, sheet.keys[1]!]
  const looks = at('consent-preview', sheet, [ama], `/correct?seq=${seq}&seat=0`, async page => {
    await page.locator('input[name="move.pounds"]').fill('11')
    await page.locator('.correction .ways > button').first().click()
    await page.locator('.consequences').waitFor()
  })
  await propose(sheet.code, ama, { seq, seat: 0, move: { kind: 'bid', pounds: 11 } })
  return [
    looks,
    at('consent-asked', sheet, [jonas], '?seat=1'),
    at('consent-asking', sheet, [ama], '?seat=0'),
    at('consent-page', sheet, [jonas], '/proposals?seat=1'),
    at('consent-screen', sheet, [], '/screen'),
    at('back-may', board.before, [board.before.keys[board.seat]!], `?seat=${board.seat}`),
    at('back-asked', board.after, [board.after.keys[board.other]!], `?seat=${board.other}`),
    at(
      'back-page',
      board.after,
      [board.after.keys[board.other]!],
      `/proposals?seat=${board.other}`,
    ),
  ]
}

// Online: somebody's move that another one lies upon, once before it is asked for and once after.
async function asksBack(): Promise<{ before: Played; after: Played; seat: number; other: number }> {
  const find = async () => {
    const table = await started({ names })
    for (let auctions = 1; ; auctions++) {
      await playTo(
        table,
        ({ view }) => view!.auctions >= auctions && view!.phase.kind === 'building',
      )
      for (let moves = 0; moves < 12; moves++) {
        const frames = await Promise.all(table.keys.map(key => frameOf(table.code, key)))
        const seat = frames.findIndex(({ askable }) => askable !== undefined)
        if (seat >= 0)
          return { table, seat, seq: frames[seat]!.askable!, other: frames[0]!.told!.seat! }
        const { seq } = frames[0]!
        await playTo(table, frame => frame.seq > seq)
      }
    }
  }
  const [before, asks] = await Promise.all([find(), find()])
  await propose(asks.table.code, asks.table.keys[asks.seat]!, { seq: asks.seq, seat: asks.seat })
  return { before: before.table, after: asks.table, seat: before.seat, other: asks.other }
}

// The end of a game by agreement: offered in the menu, asked of the others, and done.
async function endings(): Promise<Screen[]> {
  const open = () => moment({ names }, frame => (waysToPay(frame) ?? 0) > 1)
  const [asks, asked, over] = await Promise.all([open(), open(), open()])
  await proposeEnd(asked.code, asked.keys[2]!, 'end')
  await proposeEnd(over.code, over.keys[2]!, 'end')
  for (const seat of [0, 1, 3]) await agree(over.code, over.keys[seat]!, 'end')
  return [
    at('ending-menu', asks, [asks.keys[0]!], '?seat=0', async page => {
      const menu = await openMenu(page)
      await menu.locator('form[action*="/end"]').locator('..').locator('summary').click()
    }),
    at('ending-asked', asked, [asked.keys[1]!], '?seat=1'),
    at('ending-asking', asked, [asked.keys[2]!], '?seat=2'),
    at('ending-page', asked, [asked.keys[1]!], '/proposals?seat=1'),
    at('ending-screen', asked, [], '/screen'),
    at('ended', over, [over.keys[1]!], '?seat=1'),
    at('ended-screen', over, [], '/screen'),
    at('ended-log', over, [over.keys[1]!], '/log?seat=1'),
  ]
}

async function sheets(): Promise<Screen[]> {
  const open = (depth: 'ledger' | 'full') => started({ mode: 'companion', names, depth })
  const [auction, building, full, tie, take, stands, over] = await Promise.all([
    open('ledger'),
    open('ledger'),
    open('full'),
    open('full'),
    open('full'),
    open('ledger'),
    open('ledger'),
  ])
  const isAuction = (n: number) => (frame: Sheet) =>
    frame.view!.phase.kind === 'auction' && frame.view!.auctions === n
  await playTo<Sheet>(auction, isAuction(4))
  await make(auction.code, auction.keys[2]!, { kind: 'bid', pounds: 3 })
  await playTo<Sheet>(building, isAuction(3))
  const turn = (await playTo<Sheet>(building, ({ view }) => view!.phase.kind === 'building'))
    .waiting[0]!
  const ways = await playTo<Sheet>(
    full,
    ({ view }) => view!.phase.kind === 'building' && view!.phase.drawn && view!.auctions === 2,
  )
  const builds = ways.waiting[0]!
  for (const [seat, pounds] of [12, 12, 7, 0].entries())
    await make(tie.code, tie.keys[seat]!, { kind: 'bid', pounds })
  const takes = (await playTo<Sheet>(take, ({ view }) => view!.phase.kind === 'taking')).waiting[0]!
  await playTo<Sheet>(stands, isAuction(3))
  await make(stands.code, stands.keys[0]!, { kind: 'depth', depth: 'full' })
  await playTo<Sheet>(over, ({ result }) => result !== undefined)
  return [
    at('sheet-bid', auction, [auction.keys[0]!], '?seat=0'),
    at('sheet-sealed', auction, [auction.keys[2]!], '?seat=2'),
    at('sheet-screen', auction, [], '/screen'),
    at('sheet-building', building, [building.keys[turn]!], `?seat=${turn}`),
    at('sheet-room', building, [], '/screen'),
    at('sheet-log', building, [building.keys[0]!], '/log'),
    at('sheet-correct', building, [building.keys[0]!], '/correct?seq=2'),
    {
      ...at('sheet-consequences', building, [building.keys[0]!], '/correct?seq=2'),
      async see(page: Page) {
        await page.locator('input[name="move.pounds"]').fill('1')
        await page.locator('.correction .ways > button').first().click()
        await page.locator('.consequences').waitFor()
      },
    },
    at('sheet-full', full, [full.keys[builds]!], `?seat=${builds}`),
    at('sheet-take', take, [take.keys[takes]!], `?seat=${takes}`),
    at('sheet-stands', stands, [stands.keys[0]!], '?seat=0'),
    at('sheet-tie', tie, [tie.keys[0]!], '?seat=0'),
    at('sheet-over', over, [over.keys[0]!], '?seat=0'),
  ]
}

export async function screens(): Promise<Screen[]> {
  const made = await Promise.all([lobbies(), boards(), sheets(), asked(), endings()])
  return [{ name: 'help', path: '/games/cape-to-cairo' }, ...made.flat()]
}
