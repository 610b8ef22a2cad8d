// What is decided with stands whole on the smallest phone and on one that lies on its side, in the longest words.
import { expect, test } from 'vitest'
import { withPhones } from '../../../browser/browser.ts'
import { hold, hydrated, moveOf, soon } from '../../../browser/people.ts'
import { frameOf, make, type Played, playTo, type Sheet, started } from './program.ts'

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

const faces: [string, () => Promise<Played>, string][] = [
  ['a crossing entered in the ledger', () => sheetAt('ledger', 'building'), '.entry .key-face'],
  ['a landscape entered', () => sheetAt('full', 'taking'), '.entry .key-face'],
  ['a stock entered', () => sheetAt('full', 'building'), '.stock-now .key-face'],
  ['a landscape to choose', choosing, '.card-button'],
]

test.each(faces)('%s', async (_, make, controls) => {
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
    const ends = await page.locator(controls).evaluateAll(all => all.map(one => one.getBoundingClientRect().bottom))
    const foot = await page.locator('.spread-foot').evaluateAll(all => all.map(one => one.getBoundingClientRect().top))
    expect(ends.length, `${width}`).toBeGreaterThan(3)
    expect(Math.max(...ends), `${width}`).toBeLessThanOrEqual(width < height ? Math.min(height, ...foot) : height)
  }
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
