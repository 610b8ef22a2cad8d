// What is decided with stands whole on the smallest phone and on one that lies on its side, in the
// longest words.
import { expect, test } from 'vitest'
import { faceStep } from '../../../../web/games/cape-to-cairo/board/steps.ts'
import { withPhones } from '../../../browser/browser.ts'
import { tips } from '../../../browser/measure.ts'
import { hold, hydrated, moveOf, phoneAt, see, soon } from '../../../browser/people.ts'
import { free } from '../../../browser/program.ts'
import { rotating } from '../../../sweep.ts'
import { frameOf, make, moment, type Played, playTo, type Sheet, started } from './program.ts'

const newPhone = withPhones()
const names = ['Alexandra', 'Jonas', 'Ama', 'Pierre']

const sheetAt = async (depth: 'ledger' | 'full', kind: string): Promise<Played> => {
  const table = await started({ mode: 'companion', names, depth })
  await playTo<Sheet>(table, ({ view }) => view!.phase.kind === kind)
  return table
}

// All bid the same, so that the order of choice has a tie to tell of.
const choosing = async (): Promise<Played> => {
  const table = await started({ names })
  for (const key of table.keys) await make(table.code, key, { kind: 'bid', pounds: 12 })
  return table
}

// Somebody has crossed since the bids were opened: until then the order of choice stands before the
// entry. `isBonus`: the others hold bonus cards, so that all there is to enter is asked.
const crossedOnce = async (isBonus: boolean): Promise<Played> => {
  const table = await started({ mode: 'companion', names })
  const bidAll = async () => {
    for (const key of table.keys) await make(table.code, key, { kind: 'bid', pounds: 1 })
    const { phase } = (await frameOf<Sheet>(table.code)).view!
    const tied = phase.kind === 'drawing' ? phase.seats : []
    for (const seat of tied)
      await make(table.code, table.keys[seat]!, { kind: 'coin', coin: 1 + seat })
  }
  const cross = (seat: number, rivers: number[]) =>
    make(table.code, table.keys[seat]!, { kind: 'crossed', coin: 1, bought: 0, bonuses: 0, rivers })
  await bidAll()
  await cross(0, isBonus ? [1, 2, 3] : [])
  await bidAll()
  await cross(1, [])
  return table
}

const faces: [string, () => Promise<Played>, string][] = [
  ['a crossing entered in the ledger', () => crossedOnce(false), '.entry .key-face'],
  [
    'a crossing entered in the ledger, with a bonus card',
    () => crossedOnce(true),
    '.entry .key-face',
  ],
  ['a landscape entered', () => sheetAt('full', 'taking'), '.entry .key-face'],
  ['a stock entered', () => sheetAt('full', 'building'), '.stock-now .key-face'],
  ['a landscape to choose', choosing, '.card-button'],
]

test.each(rotating(faces, 2))('%s', async (_, make, controls) => {
  const table = await make()
  const seat = (await frameOf(table.code)).waiting[0]!
  const { page, context } = await newPhone({ width: 320, height: 568, locale: 'de-DE' })
  await hold(context, table.code, [table.keys[seat]!])
  for (const [width, height] of [
    [320, 568],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`/t/${table.code}`)
    await hydrated(page)
    const ends = await page
      .locator(controls)
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().bottom))
    const foot = await page
      .locator('[data-place=tray] .foot')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().top))
    expect(ends.length, `${width}`).toBeGreaterThan(3)
    expect(Math.max(...ends), `${width}`).toBeLessThanOrEqual(
      width < height ? Math.min(height, ...foot) : height,
    )
  }
})

test('who won an auction of the ledger, what was paid and who chooses stand above the fold', async () => {
  const table = await started({ mode: 'companion', names })
  for (const [seat, pounds] of [12, 12, 5, 3].entries())
    await make(table.code, table.keys[seat]!, { kind: 'bid', pounds })
  const looks = [
    [320, 568, 'de-DE'],
    [360, 640, 'fr-FR'],
  ] as const
  const inSight = async () => {
    for (const [width, height, locale] of looks) {
      const { page } = await phoneAt(newPhone, table, 2, { width, height, locale })
      const rows = page.locator('.reveal > li')
      expect(await rows.count()).toBe(5) // four seats and their tie
      const ends = await rows.evaluateAll(all => all.map(row => row.getBoundingClientRect().bottom))
      expect(Math.max(...ends), `${width}`).toBeLessThanOrEqual(height)
    }
  }
  await inSight() // before the tied have drawn
  for (const seat of [0, 1])
    await make(table.code, table.keys[seat]!, { kind: 'coin', coin: 1 + seat })
  await inSight()
})

test('whether a card that was entered before is there twice', async () => {
  const table = await sheetAt('full', 'taking')
  const [first, second] = (await frameOf(table.code)).waiting
  const card = { terrain: 'village', tracks: 2, coin: 4 }
  await make(table.code, table.keys[first!]!, { kind: 'took', card })
  const { page, context } = await newPhone({ width: 320, height: 568, locale: 'de-DE' })
  await hold(context, table.code, [table.keys[second!]!])
  await page.goto(`/t/${table.code}`)
  await hydrated(page)
  await page
    .locator(`.entry input[value='${JSON.stringify({ terrain: 'village', tracks: 2 })}']`)
    .check({ force: true })
  await moveOf(page, 'took').nth(3).click()
  const asked = page.locator('.entry [name="move"][value*="twice"]')
  await asked.waitFor()
  const { y, height } = (await asked.boundingBox())!
  expect(y).toBeGreaterThanOrEqual(0)
  expect(y + height).toBeLessThanOrEqual(568)
})

test('one’s own turn begins at the top of the page', async () => {
  const table = await choosing()
  const { phase, offer } = (await frameOf(table.code)).view!
  const [first, second] = phase.kind === 'choosing' ? phase.order : []
  const { page, context } = await newPhone({ width: 320, height: 568 })
  await hold(context, table.code, [table.keys[second!]!])
  await page.goto(`/t/${table.code}`)
  await hydrated(page)
  await page.evaluate(() => scrollTo(0, 9999))
  await make(table.code, table.keys[first!]!, { kind: 'choose', card: offer[0] })
  const top = () => page.locator('.do-now').evaluate(one => one.getBoundingClientRect().top)
  await expect.poll(top, soon).toBeGreaterThanOrEqual(0)
})

test('on a phone that lies on its side what is missing stands beside the ways to pay for it', async () => {
  const { keys, code, frame } = await moment(
    { names },
    ({ view }) => view!.phase.kind === 'building' && view!.phase.drawn && view!.auctions > 2,
  )
  const { page, context } = await newPhone({ width: 844, height: 390, locale: 'de-DE' })
  await hold(context, code, [keys[frame.waiting[0]!]!])
  await page.goto(`/t/${code}`)
  await hydrated(page)
  const ends = await page.locator('.crossing-sum p').first().boundingBox()
  expect(ends!.y + ends!.height).toBeLessThanOrEqual(390)
})

test('one’s own lane stands above the ticket on the smallest phone, also where a seat is free', async () => {
  const table = await started({ names: names.slice(0, 3) })
  await playTo(table, ({ view }) => view!.phase.kind === 'auction' && view!.auctions === 3)
  const { page, context } = await newPhone({ width: 320, height: 568, locale: 'de-DE' })
  await hold(context, table.code, [table.keys[0]!])
  await page.goto(`/t/${table.code}`)
  await hydrated(page)
  const isInSight = async () => {
    const [lane, ticket] = await Promise.all(
      ['.line.viewer .lane-of', '.ticket'].map(one => page.locator(one).first().boundingBox()),
    )
    expect(lane!.y + lane!.height).toBeLessThanOrEqual(ticket!.y)
  }
  await isInSight()
  await free(table.code, table.keys[2]!, 2)
  await see(page.locator('.away-row'))
  await isInSight()
})

test('the tip about passing stands below the sentence, which says the tracks that are short', async () => {
  const { keys, code, frame } = await moment(
    { names },
    ({ view }) => view!.phase.kind === 'building' && faceStep(view!, view!.phase.turn) === 'short',
  )
  const { page, context } = await newPhone({
    width: 320,
    height: 568,
    locale: 'de-DE',
    novice: true,
  })
  await hold(context, code, [keys[frame.waiting[0]!]!])
  await page.goto(`/t/${code}`)
  const said = await page.getByRole('heading', { level: 1 }).first().innerText()
  expect(said).toMatch(/\d/)
  await see(page.locator('.coach > div'))
  expect(await tips(page)).toEqual([])
})

test('on a desk all numbers of tracks stand in sight, and none is pushed aside', async () => {
  const table = await sheetAt('ledger', 'building')
  const seat = (await frameOf(table.code)).waiting[0]!
  const { page } = await phoneAt(newPhone, table, seat, {
    width: 900,
    height: 800,
    locale: 'de-DE',
  })
  const hidden = await page
    .locator('.keys.count')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(hidden).toBeLessThanOrEqual(0)
})
