// What happens on the page of an end: its moments lead to the replay, and its scores run up.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shelf } from '../../web/shelf.ts'
import { seated } from '../boxes.ts'
import { type Board, frameOf, playTo, started } from '../games/cape-to-cairo/browser/program.ts'
import { rotating } from '../sweep.ts'
import { address, withPhones } from './browser.ts'
import { hold, phoneAt, say, see, soon } from './people.ts'
import { finished } from './whole-games.ts'

const newPhone = withPhones()
const names = ['Ama', 'Jonas', 'Marta']

test.each(rotating(shelf, 2))(
  'what decided it is watched in the replay at its step, without a script too, $id',
  async box => {
    const table = await finished(box, box.modes[0]!, seated(box, names))
    const { page } = await phoneAt(newPhone, table, 0)
    const { page: plain } = await newPhone({ js: false })
    for (const [i, moment] of (await page.locator('.moments > li').all()).entries()) {
      const words = await moment.locator('p').textContent()
      const key = moment.getByRole('link', { name: `${say.watchIt} ${i + 1}` })
      const way = (await key.getAttribute('href'))!
      const seq = Number(new URL(way, address).searchParams.get('at'))
      await plain.goto(way)
      const step = await plain.locator('[data-fact]').textContent()
      await key.click()
      await page.locator('body[data-whole]').waitFor()
      await expect.poll(() => page.locator('[data-fact]').textContent(), soon).toContain(words)
      const shown = await page.locator('[data-fact]').textContent()
      expect(/\d+/.exec(shown!)![0]).toBe(/\d+/.exec(step!)![0])
      const moments: { seq: number }[] = JSON.parse(
        (await page.locator('[data-of=moments]').textContent())!,
      )
      expect(moments.map(one => one.seq)).toContain(seq)
      await page.goBack()
      await see(page.locator('.standings'))
    }
  },
)

// Every text that the figures of the end show, from the moment the page is parsed: the parser may
// pause between two rows.
const watchFigures = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      if (document.readyState === 'loading') return
      const said = [...document.querySelectorAll('.place-figure')].map(one => one.textContent)
      if (said.length > 0 && seen.at(-1) !== String(said)) seen.push(String(said))
    }
    document.addEventListener('readystatechange', look)
    new MutationObserver(look).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  })
const seenOn = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen)

test('the scores run up once, a tap ends it, and nothing runs under reduced motion', async () => {
  const table = await started({ names })
  await playTo(table, ({ view }) => view!.auctions === 8)
  const phones = await Promise.all([0, 1, 2].map(() => newPhone()))
  for (const [seat, { page, context }] of phones.entries()) {
    await hold(context, table.code, [table.keys[seat]!])
    await watchFigures(page)
    if (seat < 2) await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.clock.install()
    await page.goto(`/t/${table.code}?seat=${seat}`)
    await page.locator('html[data-main]').waitFor()
  }
  const [running, tapped, still] = phones.map(({ page }) => page) as [Page, Page, Page]
  await playTo(table, ({ result }) => result !== undefined)
  const { result } = await frameOf<Board>(table.code)
  const final = String([...result!].sort((a, b) => a.place - b.place).map(({ score }) => score))
  for (const page of [running, tapped]) {
    const counting = async () => {
      await page.clock.runFor(100)
      return page.locator('.counting').count()
    }
    await expect.poll(counting, soon).toBe(1)
    expect((await seenOn(page)).at(-1)).not.toBe(final)
  }
  await tapped.locator('.counting').dispatchEvent('pointerdown')
  expect((await seenOn(tapped)).at(-1)).toBe(final)
  await running.clock.runFor(1300)
  expect((await seenOn(running)).at(-1)).toBe(final)
  await still.clock.runFor(2000)
  await see(still.locator('.standings'))
  expect(await seenOn(still)).toEqual([final])
  for (const page of [running, tapped]) {
    expect(await page.locator('.counting').count()).toBe(0)
    await page.reload()
    await page.locator('html[data-main]').waitFor()
    await see(page.locator('.standings'))
    expect(await seenOn(page)).toEqual([final])
  }
})
