// An evening online: three phones and a screen, from the shelf to the eighth crossing and on to the
// next table.
import { text } from 'node:stream/consumers'
import type { Download, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withPhones } from '../../../browser/browser.ts'
import {
  codeOf,
  house,
  keysOf,
  lobbySeat,
  loseSight,
  meanwhile,
  moveOf,
  ownSeat,
  say,
  see,
  seeNow,
  seeText,
  sitDown,
  soon,
  undo,
} from '../../../browser/people.ts'
import { isFull, isOnTurn } from '../../../sweep.ts'
import { bid, game, openTable, seal, takeFirst, tells } from './people.ts'
import { type Board, frameOf, keysBySeat, playTo } from './program.ts'

const newPhone = withPhones()

// What the player who is waited for taps next: a crossing where one is possible.
async function tapOn(pages: readonly Page[], frame: Board) {
  const { phase, railways } = frame.view!
  const seat = frame.waiting[0]!
  const page = pages[seat]!
  if (phase.kind === 'auction') return bid(page, Math.min(railways[seat]!.capital, 2 + seat))
  if (phase.kind === 'choosing') return takeFirst(page)
  if (phase.kind === 'building' && !phase.drawn) return moveOf(page, 'draw').click()
  await see(moveOf(page, 'pass'))
  const build = moveOf(page, 'build').first()
  await ((await build.isVisible()) ? build : moveOf(page, 'pass')).click()
}

// By taps alone, until the table is as wanted.
async function tapTo(
  pages: readonly Page[],
  code: string,
  isThere: (frame: Board) => boolean,
): Promise<Board> {
  for (;;) {
    const frame = await frameOf(code)
    if (isThere(frame)) return frame
    await tapOn(pages, frame)
    await expect.poll(async () => (await frameOf(code)).seq, soon).toBeGreaterThan(frame.seq)
  }
}

const seeEach = (rows: Locator, texts: readonly RegExp[]) =>
  expect
    .poll(() => rows.allTextContents(), soon)
    .toEqual(texts.map(text => expect.stringMatching(text)))

const readDownload = async (download: Download) => text(await download.createReadStream())

test.runIf(isOnTurn(0, 4))('three phones and a screen play Cape to Cairo to the end', async () => {
  const [ama, second, jonas, screen] = await Promise.all([
    newPhone(),
    newPhone({ width: 320, height: 640 }),
    newPhone({ width: 768, height: 1024 }),
    newPhone({ width: 1440, height: 900 }),
  ])
  const code = await openTable(ama.page)
  await sitDown(ama.page, 'blue', 'Ama')

  // The others scan; the screen shows who has come.
  await screen.page.goto(`/t/${code}/screen`)
  for (const { page } of [second, jonas]) await page.goto(`/t/${code}`)
  await sitDown(second.page, 'red')
  await sitDown(jonas.page, 'green', 'Jonas')
  for (const { page } of [ama, screen]) {
    await see(lobbySeat(page, 'Jonas'))
    await see(lobbySeat(page, house.colours.red))
  }

  // The host moves the seats until they match the room, and starts; every page follows by itself.
  await ama.page.getByRole('link', { name: `${say.change}: ${say.seats}` }).click()
  await ama.page.getByRole('link', { name: say.moveUp('Jonas') }).click()
  await expect
    .poll(() => ama.page.locator('.lobby-seat b').allTextContents(), soon)
    .toEqual(['Ama', 'Jonas', 'Red', expect.anything()])
  await ama.page.getByRole('button', { name: say.start(3) }).click()
  const seated = [ama, jonas, second]
  const pages = seated.map(({ page }) => page)
  for (const page of pages) await seeNow(page, game.auction.doNow)
  await seeNow(screen.page, game.auction.watching)
  expect((await frameOf(code)).seats.map(({ name }) => name)).toEqual(['Ama', 'Jonas', null])

  // Sealed, taken back, sealed anew: the others see that it is sealed, and no more.
  await seal(ama.page, 31)
  await see(
    screen.page
      .locator('.seat-row')
      .filter({ hasText: 'Ama' })
      .getByText(house.sealed, { exact: true }),
  )
  await see(
    jonas.page
      .locator('.seat-row')
      .filter({ hasText: 'Ama' })
      .getByText(house.sealed, { exact: true }),
  )
  for (const { page } of [jonas, second, screen]) expect(await tells(page, 31)).toBe(false)
  await undo(ama.page).click()
  await seeNow(ama.page, game.auction.doNow)
  await loseSight(
    screen.page
      .locator('.seat-row')
      .filter({ hasText: 'Ama' })
      .getByText(house.sealed, { exact: true }),
  )
  await seal(ama.page, 12)
  await jonas.page.getByRole('button', { name: game.auction.seal(0) }).click()
  await seeNow(jonas.page, game.auction.sealed)
  await bid(second.page, 20)

  // Everybody sees all bids: a player in the order of choice, the room beside each company.
  for (const { page } of [...seated, screen]) {
    if (page === screen.page) {
      await seeEach(page.locator('.opened .seat-does'), [/2 · Bid/, /3 · Bid/, /1 · Bid/])
      await seeEach(page.locator('.opened .seat-figure'), [/£12/, /£0/, /£20/])
      continue
    }
    await seeEach(page.locator('.reveal .seat-who > strong'), [/Red/, /Ama/, /Jonas/])
    expect(await page.locator('.bid-was').allTextContents()).toEqual(['£20', '£12', '£0'])
  }
  await seeNow(second.page, game.choosing.doNow)
  await tapTo(pages, code, ({ view }) => view!.phase.kind === 'building' && view!.phase.drawn)

  // Passed, thought again, passed: nothing has come since.
  const before = await frameOf(code)
  const { turn } = before.view!.phase as { turn: number }
  expect(turn).toBe(2)
  await moveOf(second.page, 'pass').click()
  await seeNow(second.page, game.building.otherDraws('Ama'))
  await seeNow(ama.page, game.building.draw)
  await undo(second.page).click()
  await see(moveOf(second.page, 'pass'))
  expect((await frameOf(code)).view!.phase).toEqual(before.view!.phase)
  await moveOf(second.page, 'pass').click()
  await moveOf(ama.page, 'draw').click()
  await loseSight(undo(second.page))

  // By taps through the second auction and some turns of building; then by programs, while every
  // page follows.
  await tapTo(pages, code, ({ view }) => view!.auctions === 2 && view!.phase.kind === 'building')
  const began = (await frameOf(code)).seq
  const { auctions } = (await tapTo(pages, code, ({ seq }) => seq > began + 5)).view!
  const held = await Promise.all(seated.map(({ context }) => keysOf(context, code)))
  const table = { code, hostKey: '', keys: await keysBySeat(code, held.flat()) }
  for (let auction = isFull ? auctions + 1 : 8; auction <= 8; auction++) {
    await meanwhile([...pages, screen.page], () =>
      playTo(table, ({ view }) => view!.phase.kind === 'auction' && view!.auctions === auction),
    )
    for (const page of [...pages, screen.page]) await seeText(page, game.auction.note(auction))
  }
  const over = await playTo(table, ({ result }) => result !== undefined)

  // The end, in one sentence and in figures, everywhere.
  const winner = over.result!.find(({ place }) => place === 1)!
  expect(winner.score).toBe(8)
  const names = ['Ama', 'Jonas', 'Red']
  for (const [seat, page] of [...pages, screen.page].entries()) {
    const telling = {
      options: {},
      seats: 3,
      you: seat < 3 ? seat : ('room' as const),
      name: (n: number) => names[n]!,
      list: (all: readonly string[]) => all.join(),
      either: (all: readonly string[]) => all.join(),
    }
    await seeNow(page, game.won(over.result!, telling))
    await expect.poll(() => page.locator('.standings > li').count(), soon).toBe(3)
    // Nothing of it shows before its look is there.
    const first = page.locator('.standings > li').first()
    await expect.poll(() => first.innerText(), soon).toContain(names[winner.seat])
  }

  // The result to take along.
  await ama.page.locator('.end-take > summary').click()
  const [csv] = await Promise.all([
    ama.page.waitForEvent('download'),
    ama.page.getByRole('link', { name: 'CSV' }).click(),
  ])
  expect((await readDownload(csv)).split('\r\n')[1]).toMatch(
    new RegExp(`^1,${names[winner.seat]},8,8,`),
  )
  const [json] = await Promise.all([
    ama.page.waitForEvent('download'),
    ama.page.getByRole('link', { name: 'JSON' }).click(),
  ])
  expect(JSON.parse(await readDownload(json))).toMatchObject({
    code,
    game: 'cape-to-cairo',
    standings: { length: 3 },
  })
  const stats = await ama.page.getByRole('link', { name: 'BG Stats' }).getAttribute('href')
  const leads = await ama.context.request.get(stats!, { maxRedirects: 0 })
  const play = JSON.parse(new URL(leads.headers().location!).searchParams.get('data')!)
  expect(leads.headers().location).toMatch(/^bgstats:/)
  expect(play.players).toHaveLength(3)
  expect(play.players.filter((player: { winner: boolean }) => player.winner)).toHaveLength(1)

  // Again: who taps it goes on, the others follow when they like, each to the same seat.
  await ama.page.getByRole('button', { name: say.again }).click()
  await ama.page.waitForURL(url => !url.pathname.includes(code))
  const next = codeOf(ama.page)
  await screen.page.goto(`/t/${next}/screen`)
  for (const page of pages)
    if (page !== ama.page) await page.getByRole('link', { name: say.nextSit }).click()
  for (const [i, page] of pages.entries()) {
    await page.waitForURL(`**/t/${next}`)
    await see(ownSeat(page, names[i]!))
    expect(await page.locator('.lobby-seat.mine').count()).toBe(1)
  }
  await ama.page.getByRole('button', { name: say.start(3) }).click()
  for (const page of pages) await seeNow(page, game.auction.doNow)
})
