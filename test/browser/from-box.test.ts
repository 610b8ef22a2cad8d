// A game on the kitchen table goes on online: the companion leads all phones to a table there, its people tell what lies on the real
// one by taps, each their own hand, and play on; then the sheet says how it is laid out again.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Area, Lying } from '../../web/games/layout.ts'
import { withPhones } from './browser.ts'
import { hold, openMenu, phoneAt, say, see, seeText, soon } from './people.ts'
import { frameOf, laidOut, make, movesOf, type Played, started } from './program.ts'

const newPhone = withPhones()
const options = { variant: 'caminito-small' }

// A game that was played somewhere else: what lies on the kitchen table.
const onTheTable = async (): Promise<Area[]> => {
  const { code, keys } = await started({ game: 'camino', names: ['Ama', 'Jonas'], options })
  for (let turn = 0; turn < 40; turn++) {
    const { waiting, seq } = await frameOf(code)
    const sheet = await laidOut(code)
    if (seq > 12 && sheet.rest) break
    const key = keys[waiting[0]!]!
    const moves = (await movesOf<{ kind: string }>(code, key)).filter(
      ({ kind }) => !/^(end|swap|offer|pass)/.test(kind),
    )
    await make(code, key, moves[turn % moves.length]!)
  }
  const own = await Promise.all(keys.map(async key => (await laidOut(code, key)).areas.filter(one => one.own)))
  const hands = own.flatMap((areas, seat) => areas.filter(one => one.seat === seat))
  return [...(await laidOut(code)).areas.filter(one => !one.own && one.area !== 'pot'), ...hands]
}

const kindOf = ({ piece }: Lying) => `button[name="put"][value*='"piece":"${piece}"']`

// A square, what lies there and, where it may lie in several ways, how.
const tellSquare = async (page: Page, lying: Lying) => {
  const { at, turns = 0 } = lying
  await page.locator(`a.lay-square[href$="at=${at}"]`).click()
  await see(page.locator(`a.lay-square.asked[href$="at=${at}"]`))
  await page.locator(`.lay-tiles:not(.ways-of) ${kindOf(lying)}`).click()
  const way = page.locator(`.ways-of ${kindOf(lying)}[value*='"turns":${turns}']`)
  const told = page.locator(`a.lay-square[href$="at=${at}"][aria-label*=":"]`)
  await see(told)
  if ((await page.locator('.ways-of').count()) > 0 && turns > 0) {
    await way.click()
    await page.locator(`a.lay-square.asked[href$="at=${at}"]`).waitFor({ state: 'detached' })
  }
}

const tellArea = async (page: Page, { pieces }: Area) => {
  for (const lying of pieces) {
    if (lying.at !== undefined) await tellSquare(page, lying)
    else
      for (let nth = 0; nth < lying.count; nth++) {
        const before = await page.locator('.lay-list li b').allTextContents()
        const rows = await page.locator('.lay-list li').count()
        await page.locator(kindOf(lying)).click()
        await expect
          .poll(
            async () => [
              await page.locator('.lay-list li b').allTextContents(),
              await page.locator('.lay-list li').count(),
            ],
            soon,
          )
          .not.toEqual([before, rows])
      }
  }
}

const next = (page: Page) => page.getByRole('link', { name: say.position.next, exact: true })

const carriedOnline = async (old: Played, page: Page, other: Page): Promise<Played> => {
  await page.goto(`/t/${old.code}?seat=0`)
  await openMenu(page)
  await page.getByText(say.position.online).first().click()
  await page.getByRole('button', { name: say.position.online }).click()
  await seeText(page, say.position.lobby)
  const code = /\/t\/(\w{6})/.exec(page.url())![1]!
  await expect.poll(() => other.url(), soon).toContain(code)
  return { ...old, code }
}

test('two phones carry a game online, tell it by taps, play on, and carry it back', async () => {
  const areas = await onTheTable()
  const old = await started({ game: 'camino', mode: 'companion', names: ['Ama', 'Jonas'], options })
  const [ama, jonas] = [await phoneAt(newPhone, old, 0), await phoneAt(newPhone, old, 1)]
  await hold(ama.context, old.code, [old.keys[0]!, old.hostKey])
  const table = await carriedOnline(old, ama.page, jonas.page)
  await ama.page.getByRole('link', { name: say.position.link }).click()
  for (;;) {
    const heading = await ama.page.locator('h1').textContent()
    if (heading === say.position.last) break
    const row = Number(/\d+/.exec(heading ?? '')?.[0])
    const side = ['Ama', 'Jonas'].findIndex(name => heading?.includes(name))
    const area = areas.find(one => (side < 0 ? one.row === row : one.area === 'start' && one.seat === side))
    if (area) await tellArea(ama.page, area)
    await next(ama.page).click()
    await ama.page.locator('h1', { hasText: heading! }).waitFor({ state: 'detached' })
  }
  for (const [seat, { page }] of [ama, jonas].entries()) {
    await page.goto(`/t/${table.code}/position?seat=${seat}&step=99`)
    await page.getByRole('link', { name: say.position.tell }).click()
    await tellArea(page, areas.find(one => one.own && one.seat === seat)!)
    await page.getByRole('link', { name: say.position.hide }).click()
    await see(page.getByRole('heading', { name: say.position.last }))
  }
  await ama.page.goto(`/t/${table.code}/position?step=99`)
  await seeText(ama.page, say.position.fits)
  await ama.page.getByRole('link', { name: say.position.toLobby }).click()
  await ama.page.getByRole('button', { name: say.start(2) }).click()
  await see(jonas.page.locator('[data-place="board"]'))
  for (const [seat, key] of table.keys.entries()) {
    const sheet = await laidOut(table.code, key)
    const lies = areas.filter(one => !one.own || one.seat === seat)
    expect(sheet.areas.filter(one => one.area !== 'pot' && (!one.own || one.seat === seat))).toEqual(lies)
  }
})

test('without script a row and a hand are told by forms; a shared phone asks who looks', async () => {
  const { code, keys, hostKey } = await started({ game: 'camino', mode: 'companion', names: ['Ama', 'Jonas'], options })
  const { page, context } = await newPhone({ js: false })
  await hold(context, code, [...keys, hostKey])
  await page.goto(`/t/${code}/menu`)
  await page.getByText(say.position.online).first().click()
  await page.getByRole('button', { name: say.position.online }).click()
  await page.getByRole('link', { name: say.position.link }).click()
  await tellSquare(page, { piece: 'curve', count: 1, at: 0, turns: 1 })
  await seeText(page, say.position.what('B1').slice(0, 12))
  await page.goto(`${page.url().split('/position')[0]}/position?seat=room&step=99`)
  await page.getByRole('link', { name: say.iAm('Jonas') }).click()
  await page.locator('button[name="put"]').first().click()
  await seeText(page, say.position.takeAway)
  await page.getByRole('link', { name: say.position.hide }).click()
  await seeText(page, say.position.size(1))
  expect(await page.content()).not.toContain(say.position.takeAway)
})
