// Le Camino online: two phones play to the end by taps, four in teams, a turn by keys alone, and one without script.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Move } from '../../../../web/games/camino/rules/state.ts'
import { board as german } from '../../../../web/games/camino/words/de.ts'
import { board } from '../../../../web/games/camino/words/en.ts'
import { type PhoneOptions, withPhones } from '../../../browser/browser.ts'
import { cut } from '../../../browser/measure.ts'
import { hold, hydrated, rested, see, seeNow, seeText, soon } from '../../../browser/people.ts'
import { make, movesOf, type Played } from '../../../browser/program.ts'
import { keepSizes, sizesOf } from '../../../browser/still.ts'
import { inSight, looked, making, pickFitting, pieces, turnings } from './people.ts'
import { land, momentFor, playTo, started } from './program.ts'

const newPhone = withPhones()

const phoneOf = async ({ code, keys }: Played, seat: number, options: PhoneOptions = {}) => {
  const { page, context } = await newPhone(options)
  await hold(context, code, [keys[seat]!])
  await page.goto(`/t/${code}?seat=${seat}`)
  if (options.js !== false) await hydrated(page) // a piece picked before is not
  return page
}

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
const ribbons = (page: Page) => page.locator('.camino-ways .tape').first().waitFor({ state: 'attached' })

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

test('two phones open, lay, take back, offer the end and accept it, and somebody wins', async () => {
  const table = await started({ names: ['Ama', 'Jonas'], options: { variant: 'caminito-small', end: 'agreement' } })
  const pages = [await phoneOf(table, 0), await phoneOf(table, 1)]
  const [first, second] = (await acting(table)) === 0 ? pages : [pages[1]!, pages[0]!]
  await seeNow(first!, 'Open in a corner.')
  await turnByTaps(table, first!, true)
  await seeNow(second!, 'Open in a corner.')
  await turnByTaps(table, second!)
  await ribbons(first!)
  await turnByTaps(table, first!)

  // Programs build until both ways are certain; then the end lies in plain sight.
  const mayOffer = async () => {
    const key = table.keys[await acting(table)]!
    const offered = await movesOf<Move>(table.code, key)
    return ['offer', 'lay'].every(kind => offered.some(move => move.kind === kind))
  }
  let { seq, result } = await land(table.code)
  while (!result && !(await mayOffer())) {
    const before = seq
    ;({ seq, result } = await playTo(table, frame => frame.result !== undefined || frame.seq > before))
  }
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
      await seeNow(moving, 'You have offered the end.')
      for (const page of pages) await keepLegs(page)
      await done(table, () => making(still, 'accept').click())
      for (const page of pages) await see(page.locator('.end'))
      await expect.poll(() => legsOf(moving), soon).toContain(4) // the winner's way, and none where nothing shall move
      expect(await legsOf(still)).toEqual([])
    }
  }
  expect((await land(table.code)).result).toBeDefined()
  for (const page of pages) {
    await page.reload()
    await see(page.locator('.end'))
    await ribbons(page)
  }
})

test('four phones in teams: partners build one way, and everyone sees whose it is', async () => {
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
    expect(await page.locator('.camino-price.side-1 strong').textContent()).toBe('Jonas and Pierre')
  }
})

test('from the first piece to the end no board changes its scale, and a wall shows all there is', async () => {
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
  const hidden = await wall.locator('.frame-beside').evaluate(beside => beside.scrollHeight - beside.clientHeight)
  expect(hidden).toBe(0)
  // A piece in mind: its turns, the hand and the bar lie one under the other.
  for (const page of phones) {
    await pieces(page).first().click()
    await looked(page)
    const parts = ['.camino-turns', '.hand', '.foot'].map(part => page.locator(part).boundingBox())
    const [turns, hand, foot] = await Promise.all(parts)
    expect(hand!.y).toBeGreaterThanOrEqual(turns!.y + turns!.height - 1)
    expect(foot!.y).toBeGreaterThanOrEqual(hand!.y + hand!.height - 1)
  }
  await playTo(table, ({ result }) => result !== undefined)
  for (const page of [...phones, wall]) {
    await see(page.locator('.end'))
    expect(await sizesOf(page)).toEqual([])
  }
})

test('a piece tells what it would change before it is laid, and why it may not lie elsewhere', async () => {
  const table = await momentFor(
    { names: ['Ama', 'Jonas'] },
    (_, { seq, view }) => seq > 60 && view!.turn.step === 'lay',
  )
  const seat = table.frame.waiting[0]!
  const page = await phoneOf(table, seat)
  await pickFitting(page)
  const empty = page.locator('[data-square]:not(.legal)[aria-label*=": empty"]')
  await empty.first().evaluate(square => (square as HTMLElement).click())
  await see(page.locator('.answer.why'))
  await page.locator('.answer-close').click()
  await page.locator('.answer.why').waitFor({ state: 'hidden' })
  await page
    .locator('[data-square].legal')
    .first()
    .evaluate(square => (square as HTMLElement).click())
  await looked(page)
  await see(page.locator('.camino-chosen'))
  expect(await turnings(page).filter({ hasText: /^\d/ }).count()).toBeGreaterThan(0)
  expect((await land(table.code)).seq).toBe(table.frame.seq)
})

test('a price that a piece would change is told beside whole names, on the smallest phone too', async () => {
  const find = async (page: Page) => {
    for (const piece of await pieces(page).all()) {
      await piece.click()
      await looked(page)
      // By their numbers: the one that is chosen is none of those that fit any more.
      const squares = await page
        .locator('[data-square].lay')
        .evaluateAll(all => all.map(square => (square as HTMLElement).dataset.square))
      for (const square of squares.slice(0, 9)) {
        await page.locator(`[data-square="${square}"]`).evaluate(button => (button as HTMLElement).click())
        await looked(page)
        if ((await page.locator('.camino-price s').count()) > 0) return true
      }
    }
    return false
  }
  for (;;) {
    const table = await momentFor(
      { names: ['Alexandra', 'Jonas'] },
      (_, { seq, view }) => seq > 90 && view!.turn.step === 'lay',
    )
    const page = await phoneOf(table, 0, { width: 320, height: 640, locale: 'de-DE' })
    if (!(await find(page))) continue
    for (const width of [320, 390, 430]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await cut(page), `${width}`).toEqual([])
    }
    return
  }
})

test('a piece drawn onto a square hangs under the hand, and lies there when it is let go', async () => {
  const table = await momentFor(
    { names: ['Ama', 'Jonas'] },
    (_, { seq, view }) => seq > 20 && view!.turn.step === 'lay',
  )
  const page = await phoneOf(table, table.frame.waiting[0]!)
  const square = await inSight(page, await pickFitting(page))
  const middleOf = async (of: ReturnType<Page['locator']>) => {
    const { x, y, width, height } = (await of.boundingBox())!
    return [x + width / 2, y + height / 2] as const
  }
  const piece = pieces(page).and(page.locator('[aria-pressed="true"]'))
  const [from, to] = [await middleOf(piece), await middleOf(square)]
  await piece.click() // laid aside again: drawing it picks it up
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(from[0] + 8, from[1] - 30, { steps: 3 })
  await see(page.locator('.grid-dragged'))
  await looked(page)
  await page.mouse.move(...to, { steps: 5 })
  await see(page.locator('.camino-chosen'))
  await page.mouse.up()
  await see(making(page, 'lay'))
  expect(await page.locator('.grid-dragged').count()).toBe(0)
  expect((await land(table.code)).seq).toBe(table.frame.seq)
})

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
  const table = await momentFor({ names: ['Ama', 'Jonas'] }, (_, { seq, view }) => seq > 8 && view!.turn.step === 'lay')
  const seat = table.frame.waiting[0]!
  const page = await phoneOf(table, seat, { js: false })
  await page.goto(`/t/${table.code}?seat=${seat}&list`)
  await ribbons(page)
  const lays = page.locator('#move-list form', { has: page.locator(`[value*='"kind":"lay"']`) })
  await done(table, () => lays.locator('button').first().click())
  await done(table, () => page.locator(`#move-list button[value*='"draw"']`).click())
})
