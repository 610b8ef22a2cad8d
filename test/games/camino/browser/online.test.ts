// Le Camino online: two phones play to the end by taps, four in teams, a turn by keys alone, and
// one without script.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Move } from '../../../../web/games/camino/rules/state.ts'
import { board as german } from '../../../../web/games/camino/words/de.ts'
import { board } from '../../../../web/games/camino/words/en.ts'
import { type PhoneOptions, withPhones } from '../../../browser/browser.ts'
import { meanwhile, phoneAt, rested, see, seeNow, seeText, soon } from '../../../browser/people.ts'
import { endByBots, gathered, make, type Played, sit, start } from '../../../browser/program.ts'
import { keepSizes, sizesOf } from '../../../browser/still.ts'
import { isOnTurn } from '../../../sweep.ts'
import { inSight, looked, making, pickFitting, pieces } from './people.ts'
import { land, momentFor, playOn, playTo, started } from './program.ts'

const newPhone = withPhones()

const phoneOf = async (table: Played, seat: number, options?: PhoneOptions) =>
  (await phoneAt(newPhone, table, seat, options)).page

// What one does reaches the table.
async function done({ code }: Played, act: () => Promise<unknown>) {
  const { seq } = await land(code)
  await act()
  await expect.poll(async () => (await land(code)).seq, soon).toBeGreaterThan(seq)
  return land(code)
}

// A whole turn by taps: pick, put, lay, take back, lay again, draw.
const turnByTaps = async (table: Played, page: Page, takesBack = false) => {
  // What one had in mind while others played is over when the turn comes.
  await see(page.locator('.foot').getByText(board.act.pick, { exact: true }))
  const legal = await pickFitting(page)
  await (await inSight(page, legal)).click()
  await looked(page)
  await rested(page)
  await done(table, () => making(page, 'lay').click())
  if (takesBack) {
    await rested(page)
    await done(table, () => page.locator('.foot .undo button').click())
    expect((await land(table.code)).view!.turn.step).toBe('lay')
    return turnByTaps(table, page)
  }
  await rested(page)
  const last = page.locator(`.foot button[name="move"]:is([value*='"draw"'], [value*='"end"'])`)
  return done(table, () => last.click())
}

// A straight ribbon is a line, which a browser takes for nothing that could be seen.
const ribbons = (page: Page) =>
  page.locator('.camino-ways .tape').first().waitFor({ state: 'attached' })

// The legs of every way that is being drawn over the map, as each begins.
const keepLegs = (page: Page) =>
  page.evaluate(() => {
    const legs: number[] = []
    Object.assign(window, { legs })
    new MutationObserver(changes => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof SVGMaskElement) legs.push(node.querySelectorAll('g path').length)
      }
    }).observe(document.body, { subtree: true, childList: true })
  })
const legsOf = (page: Page) => page.evaluate(() => (window as unknown as { legs: number[] }).legs)

const acting = async ({ code }: Played) => (await land(code)).waiting[0]!

test.runIf(isOnTurn(3, 4))(
  'two phones open, lay, take back, offer the end and accept it, and somebody wins',
  async () => {
    const table = await started({
      names: ['Ama', 'Jonas'],
      options: { variant: 'caminito-small', end: 'agreement' },
    })
    const pages = [await phoneOf(table, 0), await phoneOf(table, 1)]
    const opens = await acting(table)
    const [first, second] = [pages[opens]!, pages[1 - opens]!]
    await seeNow(first, board.doNow.open)
    await turnByTaps(table, first, true)
    await seeNow(second, board.doNow.openAt)
    await turnByTaps(table, second)
    await ribbons(first)
    await turnByTaps(table, first)

    // Programs build until both ways are certain; then the end lies in plain sight.
    const mayOffer = (offered: readonly Move[]) =>
      ['offer', 'lay'].every(kind => offered.some(move => move.kind === kind))
    let { result } = await meanwhile(pages, () =>
      playOn(table, (offered, { result }) => result !== undefined || mayOffer(offered)),
    )
    if (!result) {
      const asks = await acting(table)
      await pages[asks]!.reload()
      await done(table, () => making(pages[asks]!, 'offer').click())
      await see(making(pages[1 - asks]!, 'decline'))
      await done(table, () => making(pages[1 - asks]!, 'decline').click())
      ;({ result } = await turnByTaps(table, pages[asks]!))
      if (!result) {
        const [moving, still] = [pages[1 - asks]!, pages[asks]!]
        await moving.emulateMedia({ reducedMotion: 'no-preference' })
        await make(table.code, table.keys[await acting(table)]!, { kind: 'offer' })
        await see(making(still, 'accept'))
        await seeNow(moving, 'You proposed to end the game.')
        for (const page of pages) await keepLegs(page)
        await done(table, () => making(still, 'accept').click())
        for (const page of pages) await see(page.locator('.end'))
        // the winner's way, and none where nothing shall move
        await expect.poll(() => legsOf(moving), soon).toContain(4)
        expect(await legsOf(still)).toEqual([])
      }
    }
    expect((await land(table.code)).result).toBeDefined()
    for (const page of pages) {
      await page.reload()
      await see(page.locator('.end'))
      await ribbons(page)
    }
  },
)

test.runIf(isOnTurn(0, 4))(
  'four phones in teams: partners build one way, and everyone sees whose it is',
  async () => {
    const names = ['Ama', 'Jonas', 'Marta', 'Pierre']
    const table = await started({ names, options: { variant: 'caminito' } })
    const pages = await Promise.all(names.map((_, seat) => phoneOf(table, seat)))
    for (let turn = 0; turn < 5; turn++) await turnByTaps(table, pages[await acting(table)]!)
    const { view } = await land(table.code)
    expect(view!.starts.every(start => start !== null)).toBe(true)
    expect(view!.hands).toEqual([5, 5, 5, 5])
    for (const page of pages) {
      await see(page.locator('.camino-price').first())
      expect(await page.locator('.camino-price.side-0 strong').textContent()).toBe('Ama and Marta')
      expect(await page.locator('.camino-price.side-1 strong').textContent()).toBe(
        'Jonas and Pierre',
      )
    }
  },
)

test.runIf(isOnTurn(2, 3))(
  'from the first piece to the end no board changes its scale, and a wall shows all there is',
  async () => {
    const names = ['Alexandra', 'Jonas', 'Maximiliane', 'Pierre']
    const table = await started({ names, options: { variant: 'caminito-small' } })
    const phones = await Promise.all(
      [[320, 568] as const, [390, 844] as const, [844, 390] as const].map(([width, height], seat) =>
        phoneOf(table, seat, { width, height, locale: 'de-DE' }),
      ),
    )
    const wall = (await newPhone({ width: 1280, height: 720, locale: 'de-DE' })).page
    await wall.goto(`/t/${table.code}/screen`)
    for (const page of [...phones, wall]) await keepSizes(page)
    const { view } = await playTo(table, ({ seq, view }) => seq > 60 && view!.turn.step === 'lay')
    for (const page of phones) await seeText(page, german.hand.pot(view!.pot))
    await see(wall.locator('.camino-last .camino-tile'))
    const hidden = await wall
      .locator('[data-place=seats]')
      .evaluate(beside => beside.scrollHeight - beside.clientHeight)
    expect(hidden).toBe(0)
    // A piece in mind: its turns, the hand and the bar lie one under the other.
    for (const page of phones) {
      await pieces(page).first().click()
      await looked(page)
      const parts = ['.camino-turns', '.hand', '.foot'].map(part =>
        page.locator(part).boundingBox(),
      )
      const [turns, hand, foot] = await Promise.all(parts)
      expect(hand!.y).toBeGreaterThanOrEqual(turns!.y + turns!.height - 1)
      expect(foot!.y).toBeGreaterThanOrEqual(hand!.y + hand!.height - 1)
    }
    await playTo(table, ({ result }) => result !== undefined)
    for (const page of [...phones, wall]) {
      await see(page.locator('.end'))
      expect(await sizesOf(page)).toEqual([])
    }
    // On its side too, who won is seen without sliding, beside the whole board.
    const [won, board] = await Promise.all([
      phones[2]!.locator('.end h1').boundingBox(),
      phones[2]!.locator('.grid-board').boundingBox(),
    ])
    expect(won!.y + won!.height).toBeLessThan(390)
    expect(won!.x).toBeGreaterThanOrEqual(board!.x + board!.width - 1)
  },
)

test('a turn by keys alone', async () => {
  const table = await momentFor(
    { names: ['Ama', 'Jonas'] },
    (_, { seq, view }) => seq > 20 && view!.turn.step === 'lay',
  )
  const page = await phoneOf(table, table.frame.waiting[0]!)
  await see(pieces(page).first())
  const fits = async () => (await page.locator('[data-square].lay').count()) > 0
  for (const piece of await pieces(page).all()) {
    await piece.focus()
    await page.keyboard.press('Enter')
    await looked(page)
    if (await fits()) break
  }
  await page.keyboard.press('r')
  await page.locator('[data-square].legal').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await looked(page)
  await making(page, 'lay').focus()
  await done(table, () => page.keyboard.press('Enter'))
  await making(page, 'draw').focus()
  const { waiting } = await done(table, () => page.keyboard.press('Enter'))
  expect(waiting).not.toEqual(table.frame.waiting)
})

test('a turn without script, from the list of all moves', async () => {
  const table = await momentFor(
    { names: ['Ama', 'Jonas'] },
    (_, { seq, view }) => seq > 8 && view!.turn.step === 'lay',
  )
  const seat = table.frame.waiting[0]!
  const page = await phoneOf(table, seat, { js: false })
  await page.goto(`/t/${table.code}?seat=${seat}&list`)
  await ribbons(page)
  const lays = page.locator('#move-list form', { has: page.locator(`[value*='"kind":"lay"']`) })
  await done(table, () => lays.locator('button').first().click())
  await done(table, () => page.locator(`#move-list button[value*='"draw"']`).click())
})

// The marks that stand somewhere on a page, by their colours.
const marksIn = (page: Page, where: string) =>
  page.locator(where).evaluateAll(all => {
    const uses = all.flatMap(one => [...one.querySelectorAll('use')])
    const named = uses.flatMap(use => /^#mark-(.*)/.exec(use.getAttribute('href') ?? '')?.[1] ?? [])
    return [...new Set(named)].sort().join(' ')
  })

test('a seat has one mark, of the colour that was chosen, from the lobby to the chart', async () => {
  const { code, hostKey } = await gathered({
    game: 'camino',
    names: [],
    free: 2,
    options: { variant: 'caminito-small' },
  })
  const keys = [
    await sit(code, { seat: 0, colour: 'orange' }),
    await sit(code, { seat: 1, colour: 'teal' }),
  ]
  const table = { code, hostKey, keys }
  const page = await phoneOf(table, 0)
  expect(await marksIn(page, '.lobby-seat.mine')).toBe('orange')
  await start(table)
  await see(page.locator('.camino-prices'))
  expect(await marksIn(page, '.camino-price.side-0')).toBe('orange')
  expect(await marksIn(page, '.camino-price.side-1')).toBe('teal')
  await page.goto('about:blank')
  await playTo(table, ({ view }) => view!.board.replaceAll('.', '').length > 1)
  await page.goto(`/t/${code}?seat=0`)
  await ribbons(page)
  expect(await marksIn(page, '.camino-ways .side-0')).toBe('orange')
  expect(await marksIn(page, '.camino-ways .side-1')).toBe('teal')
  await page.goto('about:blank')
  await endByBots(table)
  await page.goto(`/t/${code}?seat=0`)
  await see(page.locator('.standings'))
  for (const where of ['.place-names', '.chart', '.camino-ways'])
    expect(await marksIn(page, where), where).toBe('orange teal')
  await page.goto(`/t/${code}/replay?as=open&at=9`)
  await ribbons(page)
  expect(await marksIn(page, '.camino-ways .side-0')).toBe('orange')
})
