// The hand: dragged to the chart beside being tapped, tried there while others play, and drawn to
// in one tap.
import { expect, test } from 'vitest'
import { withPhones } from '../../../browser/browser.ts'
import {
  hold,
  hydrated,
  loseSight,
  rested,
  restFor,
  see,
  seeNow,
  soon,
} from '../../../browser/people.ts'
import { make, started } from '../../../browser/program.ts'
import { card, done, openedAt, square, upToDate, words } from './people.ts'
import { type Race, race, raceFor, squareAt } from './program.ts'

const newPhone = withPhones()
const names = ['Ama', 'Jonas', 'Marta']
const b14 = squareAt('b14')

test('a card is dragged to its square, and shows on the way where it would lead', async () => {
  const { code, page, first } = await openedAt(newPhone, names, 0)
  const [from, to] = await Promise.all([card(page).boundingBox(), square(page, b14).boundingBox()])
  await page.mouse.move(from!.x + 20, from!.y + 20)
  await page.mouse.down()
  await page.mouse.move(to!.x + 24, to!.y + 30, { steps: 8 })
  await see(page.locator('.grid-ghost'))
  await see(page.locator('.grid-dragged'))
  await done(code, () => page.mouse.up())
  const { view } = await race(code)
  expect(view!.laid[b14]).not.toBeNull()
  expect(view!.ships[first]!.cards).toBe(2)
  await loseSight(page.locator('.grid-dragged'))
  // Let go over the land, it stays in the hand.
  await upToDate(page)
  await rested(page)
  const again = (await card(page).boundingBox())!
  await page.mouse.move(again.x + 20, again.y + 20)
  await page.mouse.down()
  const land = (await square(page, 0).boundingBox())!
  await page.mouse.move(land.x + 20, land.y + 20, { steps: 8 })
  await page.mouse.up()
  expect((await race(code)).view!.ships[first]!.cards).toBe(2)
})

test('a second finger that is lifted meanwhile does not let the card go', async () => {
  const { page } = await openedAt(newPhone, names, 0)
  const from = (await card(page).boundingBox())!
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y - 60, { steps: 8 })
  await see(page.locator('.grid-dragged'))
  const hangs = () =>
    page.locator('.grid-dragged').evaluate((thing: HTMLElement) => thing.style.transform)
  const before = await hangs()
  await page.evaluate(() =>
    document.body.dispatchEvent(
      new PointerEvent('pointerup', { bubbles: true, isPrimary: false, pointerId: 9 }),
    ),
  )
  await page.mouse.move(from.x + 20, from.y - 80, { steps: 4 })
  await expect.poll(hangs, soon).not.toBe(before)
  await page.mouse.up()
  await loseSight(page.locator('.grid-dragged'))
})

test('a double tap takes a card up once; on a phone on its side what takes back stays within its key', async () => {
  const { code, keys, page, first } = await openedAt(newPhone, names, 0)
  await page.setViewportSize({ width: 844, height: 390 })
  await restFor(page, 600_000) // twice, however slow the machine is
  await card(page).dblclick()
  await see(page.locator('.hand .picked'))
  const { hand } = (await race(code, keys[first]!)).view!
  await make(code, keys[first]!, { kind: 'lay', card: hand[0]!, at: b14 })
  const undo = page.locator('.foot .undo > .button')
  await see(undo)
  expect(await undo.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('a card is tried on the chart while others play, and laid by one tap when the turn comes', async () => {
  const { code, keys, page, first, seat } = await openedAt(newPhone, names, 1)
  const before = (await race(code)).seq
  await card(page).click()
  await see(square(page, b14).and(page.locator('.legal')))
  await square(page, b14).click()
  await see(page.locator('.grid-ghost'))
  expect((await race(code)).seq).toBe(before)
  await see(page.getByText(/^Planned: /))
  const key = keys[first]!
  await make(code, key, { kind: 'renounce' })
  await make(code, key, { kind: 'draw' })
  await make(code, key, { kind: 'end' })
  await seeNow(page, words.doNow.square)
  await upToDate(page)
  // Also while the mouse is over that square.
  await page.mouse.move(0, 0)
  await square(page, b14).hover()
  await see(page.locator('.grid-ghost'))
  await see(page.getByText(words.meant.planned('b14')))
  await done(code, () => square(page, b14).click())
  const { view } = await race(code)
  expect(view!.laid[b14]).not.toBeNull()
  expect(view!.ships[seat]!.cards).toBe(2)
})

test('a card picked while others play stays picked after their moves and in the own turn; nothing is sent', async () => {
  const { code, keys, page, first, seat } = await openedAt(newPhone, names, 1)
  const { seq } = await race(code)
  const picked = page.locator('.hand .picked')
  await card(page).focus()
  await page.keyboard.press('Enter')
  await see(picked)
  await see(page.getByText(words.note.plan))
  await see(square(page, b14).and(page.locator('.legal')))
  // The land, where no card may lie, is only asked about.
  await square(page, 0).click()
  await see(picked)
  expect((await race(code)).seq).toBe(seq)
  const key = keys[first]!
  for (const kind of ['renounce', 'draw', 'end']) {
    await make(code, key, { kind })
    await upToDate(page)
    await see(picked)
  }
  await seeNow(page, words.doNow.square)
  await rested(page)
  await picked.click()
  await loseSight(picked)
  const { view } = await race(code)
  expect(view!.ships[seat]!.cards).toBe(3)
})

test('a planned square that another ship takes leaves the card picked', async () => {
  const { code, keys, page, first } = await openedAt(newPhone, names, 1)
  await card(page).click()
  await square(page, b14).click()
  await see(page.locator('.grid-ghost'))
  const { hand } = (await race(code, keys[first]!)).view!
  await make(code, keys[first]!, { kind: 'lay', card: hand[0]!, at: b14 })
  await see(page.locator('.hand .picked'))
  await loseSight(page.locator('.grid-ghost'))
})

test('one tap draws and ends the turn where more could be bought', async () => {
  const { code, keys, page, first } = await openedAt(newPhone, names, 0)
  await make(code, keys[first]!, { kind: 'renounce' })
  await upToDate(page)
  await page.getByRole('button', { name: words.sailed.drawEnd }).click()
  await expect.poll(async () => (await race(code)).waiting, soon).toEqual([(first + 1) % 3])
  expect((await race(code)).view!.ships[first]).toMatchObject({ cards: 4, points: 5 })
})

test('a tap that means two moves does neither while another is under way', async () => {
  const table = await started({ game: 'cape-horn', names })
  const [first] = (await race(table.code)).waiting
  await make(table.code, table.keys[first!]!, { kind: 'renounce' })
  const { page, context } = await newPhone()
  await hold(context, table.code, [table.keys[first!]!])
  let hears = () => {}
  const answer = new Promise<void>(done => {
    hears = done
  })
  await page.routeWebSocket(/\/socket/, phone => {
    const server = phone.connectToServer()
    server.onMessage(async said => {
      if (!String(said).includes('"tell":"hello"')) await answer
      phone.send(said)
    })
  })
  await page.goto(`/t/${table.code}`)
  await hydrated(page)
  const { seq } = await race(table.code)
  await page.getByRole('button', { name: words.sailed.drawBuy }).click()
  await expect.poll(async () => (await race(table.code)).seq, soon).toBe(seq + 1)
  await page.getByRole('button', { name: words.sailed.drawEnd }).click()
  hears()
  await see(page.getByRole('button', { name: words.sailed.end }))
  await page.waitForTimeout(500)
  expect((await race(table.code)).seq).toBe(seq + 1)
})

test('a turn by single keys: a card taken up and put back, the draw that ends it', async () => {
  const { code, keys, page, first } = await openedAt(newPhone, names, 0)
  await page.keyboard.press('2')
  await see(page.locator('.hand li:nth-child(2).picked'))
  await page.keyboard.press('2')
  await expect.poll(() => page.locator('.picked').count(), soon).toBe(0)
  await make(code, keys[first]!, { kind: 'renounce' })
  await upToDate(page)
  await done(code, () => page.keyboard.press('u'))
  await make(code, keys[first]!, { kind: 'renounce' })
  await upToDate(page)
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await race(code)).waiting, soon).toEqual([(first + 1) % 3])
})

// A table at which the seat on turn may lay this card, and its place in the hand.
async function dealt(type: string) {
  const mayLay = ({ view }: Race) => view!.turn?.step === 'laying' && view!.hand.includes(type)
  const { code, keys, frame } = await raceFor(names, mayLay)
  return { code, key: keys[frame.waiting[0]!]!, place: frame.view!.hand.indexOf(type) }
}

test('the card with the longest name, taken up, is named whole on the smallest phone, in one line', async () => {
  const { code, key, place } = await dealt('M')
  const { page, context } = await newPhone({ width: 320, height: 640, locale: 'de-DE' })
  await hold(context, code, [key])
  await page.goto(`/t/${code}`)
  await hydrated(page)
  const line = page.locator('.hand-line')
  const before = (await line.boundingBox())!.height
  await card(page, place).click()
  const name = line.locator('strong')
  await see(name)
  const [{ x, width }, { height }] = [(await name.boundingBox())!, (await line.boundingBox())!]
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(320)
  expect(height).toBeCloseTo(before, 0)
  expect(await line.evaluate(one => one.scrollWidth - one.clientWidth)).toBe(0)
})
