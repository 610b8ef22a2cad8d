// The bazaar holds still: a whole game on four phones and a wall, measured all along. And a cloth
// is dragged.
import { expect, test } from 'vitest'
import { cloths } from '../../../../web/games/kairo/rules/pieces.ts'
import type { Move } from '../../../../web/games/kairo/rules/state.ts'
import { withPhones } from '../../../browser/browser.ts'
import { hold, hydrated, loseSight, meanwhile, rested, see, soon } from '../../../browser/people.ts'
import { make, movesOf } from '../../../browser/program.ts'
import { keepSizes, sizesOf } from '../../../browser/still.ts'
import { isFull, isOnTurn } from '../../../sweep.ts'
import { act, square, tap, upToDate } from './people.ts'
import { bazaar, plain, playTo, started } from './program.ts'

const newPhone = withPhones()

const sizes = [
  { width: 320, height: 568, locale: 'de-DE' },
  { width: 390, height: 844 },
  { width: 844, height: 390, locale: 'de-DE' },
  { width: 1024, height: 768 },
]
const wall = { width: 1920, height: 1080 }

const kinds = ['stall', 'extension', 'pay', 'attract', 'take', 'stop'] as const

// One game a day holds still to its end: this one, Cape Horn's or Le Camino's (online.test.ts).
const onItsDay = test.runIf(isOnTurn(0, 3))

// By default every other phone taps, tomorrow the others, until every kind of move was made, from
// the first turns on to the last: `FULL=1` plays on, all by taps.
onItsDay(
  'no square changes its size in a game, and phones make every kind of move by taps',
  async () => {
    const table = await started({
      names: ['Alexandra', 'Jonas', 'Ama', 'Pierre'],
      options: { start: 'variable' },
    })
    const { code, keys } = table
    const phones = await Promise.all([...sizes, wall].map(size => newPhone(size)))
    await Promise.all(keys.map((key, seat) => hold(phones[seat]!.context, code, [key])))
    await Promise.all(
      phones.map(({ page }, i) => page.goto(`/t/${code}${i === keys.length ? '/screen' : ''}`)),
    )
    for (const { page } of phones) {
      await hydrated(page)
      await keepSizes(page)
    }
    const untried = () => kinds.filter(kind => ![...tapped].some(one => one.endsWith(kind)))
    // a phone and a kind of move: once by taps, then through the doors
    const tapped = new Set<string>()
    for (let turns = 0; ; turns++) {
      const { result, waiting } = await bazaar(code)
      if (result || (!isFull && untried().length === 0)) break
      const seat = waiting[0]!
      const [page, key] = [phones[seat]!.page, keys[seat]!]
      const [frame, moves] = await Promise.all([bazaar(code, key), movesOf<Move>(code, key)])
      const move = plain(moves, frame)
      const kind = `${seat} ${move.kind}`
      if (!isOnTurn(seat, 2) || (tapped.has(kind) && !isFull)) await make(code, key, move)
      else {
        await tap(page, key, move)
        tapped.add(kind)
      }
      // Nobody stops before the last stall is built.
      if (!isFull && untried().join() === 'stop' && !frame.view!.final) {
        const pages = phones.map(({ page }) => page)
        await meanwhile(pages, () => playTo(table, ({ view }) => view!.final !== undefined))
        for (const page of pages) {
          await hydrated(page)
          await keepSizes(page)
        }
      }
      // Why not, in the middle of it all: an answer comes and goes.
      if (turns % 7 === 0) await square(page, 0).dispatchEvent('click')
      // What a page ever had stands there until it is asked: now and then all of them, and whoever
      // has just moved.
      for (const { page } of turns % 10 === 0 ? phones : [phones[seat]!])
        expect({ ...page.viewportSize(), changed: await sizesOf(page) }).toEqual({
          ...page.viewportSize(),
          changed: [],
        })
    }
    expect(untried()).toEqual([])
  },
)

test('a cloth is dragged to its square, and its ghost lies there on the way', async () => {
  const { code, keys } = await started({ names: ['Ama', 'Jonas'] })
  const key = keys[(await bazaar(code)).waiting[0]!]!
  const { page, context } = await newPhone({ width: 390, height: 844 })
  await hold(context, code, [key])
  await page.goto(`/t/${code}`)
  await upToDate(page, key)
  await hydrated(page)
  await act(page, 0).click()
  // Three cards of any kind are a way everywhere, and a first extension can be paid.
  const put = (await movesOf<Move>(code, key)).find(move => move.kind === 'extension')!
  const from = (await page.locator('.kairo-key').nth(cloths.indexOf(put.cloth)).boundingBox())!
  const to = (await square(page, put.square).boundingBox())!
  await rested(page)
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 })
  await see(page.locator('.grid-dragged'))
  await see(page.locator('.kairo-ghost'))
  await page.mouse.up()
  await expect.poll(async () => (await bazaar(code, key)).view!.phase, soon).toMatchObject({ put })
  await loseSight(page.locator('.grid-dragged'))
})
