// Cape Horn online: three phones and a screen sail to every ending, by taps, by keys, without
// script, and with programs.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Telling } from '../../../../web/games/words.ts'
import { plainWords } from '../../../../web/words/all.ts'
import { type Phone, withPhones } from '../../../browser/browser.ts'
import {
  codeOf,
  hold,
  house,
  hydrated,
  keysOf,
  loseSight,
  meanwhile,
  say,
  see,
  seeNow,
  sitDown,
  soon,
  undo,
} from '../../../browser/people.ts'
import { keysBySeat, make, type Played, started } from '../../../browser/program.ts'
import { isFull, isOnTurn, turn } from '../../../sweep.ts'
import { first as earlier } from '../first-edition.ts'
import {
  card,
  done,
  focused,
  listen,
  openHorn,
  saysWhy,
  square,
  tabTo,
  tap,
  tellingOf,
  tile,
  walkTo,
  words,
} from './people.ts'
import {
  type Ending,
  follow,
  idle,
  race,
  raceTo,
  scripts,
  smallChart,
  squareAt,
} from './program.ts'

const newPhone = withPhones()

const names = ['Ama', 'Jonas', 'Marta']

const telling = (you: Telling['you']) => tellingOf(names, you)

// A phone each, and the keys of all seats for what programs do.
async function tableOf(phones: readonly Phone[], code: string): Promise<Played> {
  const held = await Promise.all(phones.map(({ context }) => keysOf(context, code)))
  return { code, hostKey: '', keys: await keysBySeat(code, held.flat()) }
}

async function endsEverywhere(pages: readonly Page[], code: string) {
  const { result } = await race(code)
  for (const [seat, page] of pages.entries()) {
    await seeNow(page, words.won(result!, telling(seat < 3 ? seat : 'room')))
    await expect.poll(() => page.locator('.standings > li').count(), soon).toBe(3)
  }
  return result!
}

// One ending by taps, the other one four days later; `FULL=1` has all four, and the race that
// nobody sails.
test.runIf(isOnTurn(2, 4))(
  'three phones and a screen sail to each ending, one race after the other',
  async () => {
    const phones = await Promise.all([
      newPhone(),
      newPhone(),
      newPhone(),
      newPhone({ width: 1440, height: 900 }),
    ])
    const pages = phones.map(({ page }) => page)
    const [ama, jonas, marta, screen] = pages as [Page, Page, Page, Page]

    // A corrected edition is pasted: the whole race is played on its chart.
    let code = await openHorn(ama, say.online, smallChart)
    await sitDown(ama, 'blue', names[0])
    await jonas.goto(`/t/${code}`)
    await sitDown(jonas, 'orange', names[1])
    await marta.goto(`/t/${code}`)
    await sitDown(marta, 'teal', names[2])
    await screen.goto(`/t/${code}/screen`)

    const byTaps: Ending[] = ['third rose', 'finish line in a sprint']
    const how: Record<string, string> = { third: 'roses', finish: 'line' }
    for (const ending of isFull
      ? (Object.keys(scripts) as Ending[])
      : [byTaps[Math.floor(turn / 4) % 2]!]) {
      await ama.getByRole('button', { name: say.start(3) }).click()
      await expect.poll(async () => (await race(code)).seq, soon).toBeGreaterThan(0)
      const first = (await race(code)).waiting[0]!
      await seeNow(pages[first]!, words.doNow.lays.not)
      await seeNow(screen, words.doNow.other.laying(names[first]!))
      if (byTaps.includes(ending))
        await follow(code, scripts[ending], (move, seat) => tap(pages[seat]!, move))
      else {
        const { keys } = await tableOf(phones, code)
        await follow(code, scripts[ending], (move, seat) => make(code, keys[seat]!, move))
      }
      const result = await endsEverywhere(pages, code)
      expect(result.find(({ place }) => place === 1)).toMatchObject({ seat: first, score: 3 })
      const { over } = (await race(code)).view!
      expect(over).toEqual({ winner: first, how: how[ending.split(' ')[0]!] })
      await ama.getByRole('button', { name: say.again }).click()
      for (const page of [jonas, marta]) await page.getByRole('link', { name: say.nextSit }).click()
      for (const page of [ama, jonas, marta])
        await page.waitForURL(url => !url.pathname.includes(code))
      code = codeOf(ama)
      // The big screen would follow by itself, in half a minute.
      await screen.goto(`/t/${code}/screen`)
    }

    if (!isFull) return
    // Nothing happens any more: after ten rounds the race ends for everybody.
    await ama.getByRole('button', { name: say.start(3) }).click()
    await expect.poll(async () => (await race(code)).seq, soon).toBeGreaterThan(0)
    const { view } = await idle(await tableOf(phones, code))
    expect(view!.over).toEqual({ how: 'stuck' })
    await endsEverywhere(pages, code)
  },
)

const b14 = squareAt('b14')
const b13 = squareAt('b13')
const b12 = squareAt('b12')
const c14 = squareAt('c14')

// Whatever a page holds and was ever told is its own seat's view: the hand in it, and the cards it
// drew.
async function keepsSecrets(
  page: Page,
  heard: string,
  seat: Telling['you'],
  own: readonly string[],
) {
  const said = `${heard}${await page.content()}`.replaceAll('&quot;', '"')
  const viewers = [...said.matchAll(/"you":("room"|\d)/g)].map(([, you]) => JSON.parse(you!))
  expect(new Set(viewers)).toEqual(new Set([seat]))
  for (const [, drew] of said.matchAll(/"kind":"(?:drew|bought)","seat":(\d),"card"/g))
    expect(Number(drew)).toBe(seat)
  const hands = [...said.matchAll(/"hand":(\[[^\]]*\])/g)].map(([, hand]) => JSON.parse(hand!))
  if (seat === 'room') expect(hands.flat()).toEqual([])
  else expect(hands).toContainEqual(own)
}

test.runIf(isOnTurn(1, 4))(
  'a race on an earlier chart: each step by taps, one turn by keys alone, hands secret, and on to its end',
  async () => {
    const table = await started({ game: 'cape-horn', names, options: { edition: earlier } })
    const { code, keys } = table
    const first = (await race(code)).waiting[0]!
    const order = [0, 1, 2].map(n => (first + n) % 3)
    const phones = await Promise.all([
      newPhone(),
      newPhone(),
      newPhone(),
      newPhone({ width: 1440, height: 900 }),
    ])
    const heard = phones.map(({ page }) => listen(page))
    await Promise.all(
      phones.slice(0, 3).map(({ context }, n) => hold(context, code, [keys[order[n]!]!])),
    )
    await Promise.all(
      phones.map(({ page }, n) => page.goto(`/t/${code}${n === 3 ? '/screen' : ''}`)),
    )
    const [ama, jonas, marta, screen] = phones.map(({ page }) => page) as [Page, Page, Page, Page]

    for (const { page } of phones) await hydrated(page)

    // A square says where it is, what lies there and what it would mean; why not, with the rule and
    // the squares that prove it.
    await seeNow(ama, words.doNow.lays.not)
    const label = /^a14: printed start S1, 1-fan, your ship/
    expect(await square(ama, squareAt('a14')).getAttribute('aria-label')).toMatch(label)
    const answer = ama.locator('.answer')
    await square(ama, c14).click()
    await saysWhy(ama, words.refused['no-arrow']({ squares: [13, c14] }, telling(0)))
    expect(await answer.getByRole('link').getAttribute('href')).toContain('#sailing')
    expect(await ama.locator('.grid-proof').count()).toBe(2)
    await ama.getByRole('button', { name: house.grid.close }).click()
    await loseSight(answer)

    // A card is taken up: legal squares dashed, golden where the ship can sail at once.
    await card(ama).click()
    await seeNow(ama, words.doNow.square)
    expect(await square(ama, b14).getAttribute('aria-label')).toContain(words.meant.golden)
    expect(await square(ama, squareAt('b9')).getAttribute('aria-label')).toContain(words.meant.lay)
    await square(ama, c14).click()
    await saysWhy(ama, words.refused['touches-no-card']({ squares: [c14] }, telling(0)))
    await card(ama).click()
    await seeNow(ama, words.doNow.lays.not)
    for (const at of [b14, b13, c14]) await tap(ama, { kind: 'lay', card: '', at })

    // Step by step back, and on again.
    await see(ama.getByText(words.hand.empty))
    await done(code, () => undo(ama).click())
    expect((await race(code)).view!.laid[c14]).toBeNull()
    await tap(ama, { kind: 'lay', card: '', at: c14 })
    await see(square(ama, b13).and(ama.locator('.sail')))
    await tap(ama, { kind: 'sail', to: b14 })
    await seeNow(ama, words.doNow.draw)
    await done(code, () => undo(ama).click())
    await seeNow(ama, words.doNow.laysNot.free)
    expect((await race(code)).view!.ships[first]!.at).toBe(squareAt('a14'))
    await tap(ama, { kind: 'sail', to: b14 })
    await tap(ama, { kind: 'draw' })
    await loseSight(undo(ama))
    await seeNow(ama, words.doNow.buy)
    await tap(ama, { kind: 'buy' })
    expect((await race(code)).view!.ships[first]).toMatchObject({ points: 3, cards: 2 })
    await tap(ama, { kind: 'end' })

    // Covering: what is within one's own reach, under a ship or printed is refused, with its
    // proofs.
    await seeNow(jonas, words.doNow.lays.free)
    await tile(jonas, words.act.cover).click()
    const start = squareAt('a13')
    await square(jonas, b13).click()
    await saysWhy(jonas, words.refused['within-reach']({ squares: [start, b13] }, telling(1)))
    expect(await jonas.locator('.grid-proof').count()).toBe(2)
    await square(jonas, b14).click()
    await saysWhy(jonas, words.refused['under-a-ship']({ squares: [b14] }, telling(1)))
    await tile(jonas, words.act.cover).click()

    // One turn by keys alone: a card, its square, the ship, the draw, the end.
    await tabTo(jonas, '.hand button')
    await jonas.keyboard.press('Enter')
    await seeNow(jonas, words.doNow.square)
    await tabTo(jonas, '[data-square]')
    await walkTo(jonas, 'b12')
    await expect
      .poll(() => focused(jonas), soon)
      .toContain(`b12: ${words.board.sea(1)}, ${words.meant.lay}`)
    await done(code, () => jonas.keyboard.press('Enter'))
    expect((await race(code)).view!.laid[b12]).not.toBeNull()
    await seeNow(jonas, words.doNow.lays.free)
    if (!(await focused(jonas)).startsWith('b12')) await tabTo(jonas, '[data-square]')
    await walkTo(jonas, 'b13')
    await expect.poll(() => focused(jonas), soon).toMatch(/^b13: /)
    expect(await focused(jonas)).toContain(words.meant.sail)
    await done(code, () => jonas.keyboard.press('Enter'))
    await seeNow(jonas, words.doNow.draw)
    await tabTo(jonas, 'button[value*="draw"]')
    await done(code, () => jonas.keyboard.press('Enter'))
    await tabTo(jonas, 'button[value*="end"]')
    await done(code, () => jonas.keyboard.press('Space'))

    // Renounced by a tap; then programs sail on, and every page follows to the end.
    await tap(marta, { kind: 'renounce' })
    await tap(marta, { kind: 'draw' })
    expect((await race(code)).view!.ships[order[2]!]!.points).toBe(5)
    for (const [n, page] of [ama, jonas, marta, screen].entries()) {
      expect(heard[n]!()).toContain('"kind":"drew"')
      const { you, view } = await race(code, keys[order[n] ?? -1])
      await keepsSecrets(page, heard[n]!(), you, view!.hand)
    }
    const pages = [ama, jonas, marta, screen]
    await meanwhile(pages, () => raceTo(table, ({ result }) => result !== undefined))
    const { result } = await race(code)
    for (const [n, page] of pages.entries()) {
      await seeNow(page, words.won(result!, telling(n < 3 ? order[n]! : 'room')))
    }
  },
)

test('without script a turn is played from the list of all moves', async () => {
  const a13 = squareAt('a13')
  const { code, keys } = await started({ game: 'cape-horn', names })
  const seat = (await race(code)).waiting[0]!
  const { page, context } = await newPhone({ js: false })
  await hold(context, code, [keys[seat]!])
  await page.goto(`/t/${code}`)
  await page.getByRole('link', { name: say.moveList }).click()
  const list = page.locator('#move-list')
  const lays = list.locator('form').filter({ has: page.locator(`option[value*='"lay"']`) })
  const onA13 = await lays.locator('option').filter({ hasText: 'a13' }).first().textContent()
  await lays.locator('select').selectOption({ label: onA13! })
  await lays.getByRole('button', { name: plainWords.en.makeIt }).click()
  await expect.poll(async () => (await race(code)).view!.laid[a13], soon).not.toBeNull()
  await list.getByRole('button', { name: 'Sail to a13', exact: true }).click()
  await expect.poll(async () => (await race(code)).view!.ships[seat]!.at, soon).toBe(a13)
  await see(undo(page, words.act.undo))
  await list.getByRole('button', { name: 'Draw a card', exact: true }).click()
  await list.getByRole('button', { name: 'End the turn', exact: true }).click()
  await seeNow(page, words.doNow.other.laying(names[(seat + 1) % 3]!))
  await see(list.getByText(say.noMoves))
  await page.goto(`/t/${code}/log`)
  await see(page.getByText(/a13/).first())
  expect(house.undo).toBe(words.act.undo)
})
