// The room's screen is worth its wall: one board as high as it, type for three metres.
import { expect, test } from 'vitest'
import { withPhones } from '../../../browser/browser.ts'
import { leastType } from '../../../browser/measure.ts'
import { hydrated, keepMotion, seeText } from '../../../browser/people.ts'
import { movesOf } from '../../../browser/program.ts'
import { rotating } from '../../../sweep.ts'
import {
  type Board,
  frameOf,
  type Move,
  make,
  moment,
  type Played,
  playTo,
  type Sheet,
  started,
} from './program.ts'

const newPhone = withPhones()
const names = ['Alexandra', 'Jonas', 'Ama', 'Pierre']

const at = async (isThere: (frame: Board) => boolean): Promise<Played> => {
  const table = await started({ names })
  await playTo(table, isThere)
  return table
}

// Each with the least share of a lane, and the least width of a landscape on offer.
const walls = [
  [1440, 900, 0.57, 130],
  [1920, 1080, 0.57, 180],
  [1280, 720, 0.54, 100],
] as const

test('lanes stay where they are in every phase, an offer is in sight with them, and type is a fortieth of the wall’s height', async () => {
  const choosing = await started({ names })
  for (const [seat, pounds] of [12, 9, 7, 0].entries())
    await make(choosing.code, choosing.keys[seat]!, { kind: 'bid', pounds })
  const tied = await started({ names })
  for (const key of tied.keys) await make(tied.code, key, { kind: 'bid', pounds: 12 })
  const tables: [string, Played][] = [
    ['auction', await at(({ view }) => view!.phase.kind === 'auction' && view!.auctions === 5)],
    [
      'building',
      await at(
        ({ view }) => view!.phase.kind === 'building' && view!.phase.drawn && view!.auctions === 5,
      ),
    ],
    ['choosing', choosing],
    ['a tie', tied],
  ]
  const { page } = await newPhone({ width: 1440, height: 900 })
  const tops = new Map<number, number>()
  for (const [phase, { code }] of tables) {
    for (const [width, height, share, wide] of rotating(walls, 3)) {
      await page.setViewportSize({ width, height })
      await page.goto(`/t/${code}/screen`)
      const lanes = await page
        .locator('.lanes .lane')
        .evaluateAll(all => all.map(one => one.clientWidth))
      expect(lanes, phase).toHaveLength(4)
      for (const lane of lanes)
        expect(lane / width, `${phase} ${width}`).toBeGreaterThanOrEqual(share)
      const top = await page.locator('.lanes').evaluate(one => one.getBoundingClientRect().top)
      expect(top, `${phase} ${width}`).toBe(tops.get(width) ?? top)
      tops.set(width, top)
      const offers = await page
        .locator('.band .card.full')
        .evaluateAll(all => all.map(one => one.clientWidth))
      expect(offers).toHaveLength(phase === 'building' ? 1 : 4)
      for (const offer of offers) expect(offer, `${phase} ${width}`).toBeGreaterThanOrEqual(wide)
      const high = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(high, `${phase} ${width}`).toBeLessThanOrEqual(height)
      const { size, text } = await leastType(page)
      expect(size, `${phase} ${width}: ${text}`).toBeGreaterThanOrEqual(height / 40)
    }
  }
})

test('on a wall the sentence, its note, the seats and the last sentence are read whole', async () => {
  const bids = await started({ names: names.slice(0, 3) })
  const tied = await started({ names: names.slice(0, 3) })
  for (const [seat, pounds] of [12, 12, 7].entries())
    await make(tied.code, tied.keys[seat]!, { kind: 'bid', pounds })
  const { page } = await newPhone({ width: 1440, height: 900 })
  for (const { code } of [bids, tied])
    for (const [width, height] of walls) {
      await page.setViewportSize({ width, height })
      await page.goto(`/t/${code}/screen`)
      await hydrated(page)
      const cut = await page.evaluate(() => {
        const within = (part: Element, box: Element) =>
          part.getBoundingClientRect().bottom <= box.getBoundingClientRect().bottom + 1
        const place = (name: string) => document.querySelector(`[data-place=${name}]`)!
        const all = (where: string) => [...document.querySelectorAll(where)]
        const line = document.querySelector<HTMLElement>('.recap-line')!
        return [
          ...all('.do-now :is(h1, p)').filter(part => !within(part, place('sentence'))),
          ...all('.companies > li, .pile').filter(
            part => !within(part, document.querySelector('.frame-beside')!),
          ),
          ...(line.scrollHeight > line.clientHeight + 4 || line.scrollWidth > line.clientWidth + 1
            ? [line]
            : []),
        ].map(part => part.textContent)
      })
      expect(cut, `${width}`).toEqual([])
    }
})

test('every name is read whole on a wall, and on a tablet that stands for one', async () => {
  const { code } = await at(({ view }) => view!.phase.kind === 'building')
  const { page } = await newPhone({ width: 1440, height: 900, locale: 'de-DE' })
  await page.goto(`/t/${code}/screen`)
  for (const [width, height] of [...walls, [1024, 768]] as const) {
    await page.setViewportSize({ width, height })
    const isCut = (shown: Element[]) =>
      shown.filter(one => one.scrollWidth > one.clientWidth + 1).length
    expect(await page.locator('.seat-who > strong').evaluateAll(isCut), `${width}`).toBe(0)
  }
})

test('beside the box lanes and sheets fill the wall from the first auction on, and nothing of them is below it', async () => {
  const { page } = await newPhone({ width: 1440, height: 900, locale: 'de-DE' })
  const companion = async (depth: 'ledger' | 'full', isThere: (frame: Frame) => boolean) => {
    const table = await started({ mode: 'companion', depth, names })
    await playTo<Sheet>(table, isThere)
    return table
  }
  type Frame = Parameters<Parameters<typeof playTo<Sheet>>[1]>[0]
  const tables = await Promise.all([
    companion('ledger', () => true),
    companion('ledger', ({ view }) => view!.phase.kind === 'building' && view!.auctions === 1),
    companion('full', ({ view }) => view!.phase.kind === 'building' && view!.auctions === 6),
  ])
  for (const [i, { code }] of tables.entries()) {
    for (const [width, height] of rotating(walls, 3)) {
      await page.setViewportSize({ width, height })
      await page.goto(`/t/${code}/screen`)
      expect(await page.locator('.books .lane').count()).toBe(4)
      const foot = await page
        .locator('.books .ruled')
        .evaluateAll(all => all.map(one => one.getBoundingClientRect().bottom))
      for (const bottom of foot) expect(bottom / height, `${i} ${width}`).toBeGreaterThan(0.95)
      const high = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(high, `${i} ${width}`).toBeLessThanOrEqual(height)
      const { size, text } = await leastType(page)
      expect(size, `${i} ${width}: ${text}`).toBeGreaterThanOrEqual(height / 40)
    }
  }
})

test('the end stands whole on every wall', async () => {
  const { code } = await at(({ result }) => result !== undefined)
  const { page } = await newPhone({ width: 1440, height: 900, locale: 'de-DE' })
  for (const [width, height] of rotating(walls, 3)) {
    await page.setViewportSize({ width, height })
    await page.goto(`/t/${code}/screen`)
    await page.locator('.standings').waitFor()
    const high = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(high, `${width}`).toBeLessThanOrEqual(height)
  }
})

test.each(rotating(['reduce', 'no-preference'] as const, 2))(
  'a coin of a crossing, where motion is %s',
  async reducedMotion => {
    const isOpen = ({ view }: Board) => view!.phase.kind === 'building' && view!.phase.drawn
    const canBuild = async (table: Played) => {
      const { waiting } = await frameOf(table.code)
      const key = table.keys[waiting[0]!]!
      return {
        key,
        move: (await movesOf<Move>(table.code, key)).find(({ kind }) => kind === 'build'),
      }
    }
    const table = await moment({ names: ['Ama', 'Jonas', 'Marta'] }, isOpen)
    let { key, move } = await canBuild(table)
    for (let tries = 0; !move && tries < 20; tries++) {
      const { seq } = await frameOf(table.code)
      await playTo(table, frame => frame.seq > seq && isOpen(frame))
      ;({ key, move } = await canBuild(table))
    }
    const { page } = await newPhone({ width: 1440, height: 900 })
    await page.emulateMedia({ reducedMotion })
    await page.goto(`/t/${table.code}/screen`)
    await hydrated(page)
    const motion = await keepMotion(page)
    await make(table.code, key, move!)
    await seeText(page, /crossed the/)
    const flights = (await motion()).filter(({ of }) => of === 'flight')
    expect(flights.length).toBe(reducedMotion === 'reduce' ? 0 : 1)
  },
)
