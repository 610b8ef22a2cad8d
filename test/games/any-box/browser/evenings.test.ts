// Evenings with the ready-made sheets: three phones and the room's screen keep each to its end.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sheet as words } from '../../../../web/games/any-box/words/en.ts'
import { withPhones } from '../../../browser/browser.ts'
import {
  hold,
  house,
  hydrated,
  moveOf,
  phoneAt,
  rested,
  say,
  see,
  seeNow,
  seeText,
  soon,
  undo,
} from '../../../browser/people.ts'
import { rotating } from '../../../sweep.ts'
import { enter, type Id, opened, ready, sheetNow } from './program.ts'

const newPhone = withPhones()

const names = ['Ama', 'Jonas', 'Marta']

interface Evening {
  code: string
  pages: readonly Page[] // by phone
  room: Page
}

// Opens a table with a seat for each name. The first two phones hold one seat each, the third phone
// holds all others.
const begin = async (
  id: Id,
  figures: Record<string, number | string> = {},
  sitters: readonly string[] = names,
): Promise<Evening> => {
  const { code, keys } = await opened(ready(id, figures), sitters)
  const [room, ...phones] = await Promise.all([
    newPhone({ width: 1440, height: 900 }),
    newPhone(),
    newPhone({ width: 320, height: 640 }),
    newPhone({ width: 768, height: 1024 }),
  ])
  await room.page.goto(`/t/${code}/screen`)
  const held = [[keys[0]!], [keys[1]!], keys.slice(2)]
  for (const [i, { context, page }] of phones.entries()) {
    await hold(context, code, held[i]!)
    await page.goto(`/t/${code}`)
    await hydrated(page)
  }
  return { code, pages: phones.map(({ page }) => page), room: room.page }
}

// What a person does until the table has it.
const done = async ({ code }: Evening, page: Page, act: () => Promise<unknown>) => {
  const { seq } = await sheetNow(code)
  await rested(page)
  await act()
  await expect.poll(async () => (await sheetNow(code)).seq, soon).toBeGreaterThan(seq)
}

const field = (page: Page, label: string) =>
  page.getByRole('spinbutton', { name: label, exact: true })
const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const pick = (page: Page, legend: string, name: string) =>
  page
    .getByRole('group', { name: legend })
    .getByRole('radio', { name, exact: true })
    .check({ force: true })

// Types into fields, then taps the key that enters them.
const enters = (
  evening: Evening,
  page: Page,
  figures: Readonly<Record<string, number>>,
  kind: 'tell' | 'round',
) =>
  done(evening, page, async () => {
    for (const [label, value] of Object.entries(figures))
      await field(page, label).fill(String(value))
    await moveOf(page, kind).last().click()
  })

const seals = (evening: Evening, page: Page, choose: () => Promise<unknown>) =>
  done(evening, page, async () => {
    await choose()
    await moveOf(page, 'seal').click()
  })

// Every page shows the standings, with these scores by seat.
const ends = async ({ code, pages, room }: Evening, scores: readonly number[]) => {
  await expect.poll(async () => (await sheetNow(code)).result !== undefined, soon).toBe(true)
  const { result } = await sheetNow(code)
  expect([...result!].sort((a, b) => a.seat - b.seat).map(({ score }) => score)).toEqual(scores)
  for (const page of [...pages, room]) await see(page.locator('.standings > li').first())
}

const points = async () => {
  const evening = await begin('points', { goal: 50 })
  const [ama, jonas, marta] = evening.pages as [Page, Page, Page]
  const told = (label: string) => `Points, ${label}`
  await enters(
    evening,
    ama,
    { [told('Ama')]: 12, [told('Jonas')]: 20, [told('Marta')]: -3 },
    'round',
  )
  // Everybody may enter their own; the round counts when all are there.
  for (const [page, name, value] of [
    [jonas, 'Jonas', 30],
    [marta, 'Marta', 9],
    [ama, 'Ama', 4],
  ] as const)
    await enters(evening, page, { [told(name)]: value }, 'round')
  await ends(evening, [16, 50, 6])
}

const running = async () => {
  const evening = await begin('running', { way: 'up', goal: 60 })
  const [ama, jonas, marta] = evening.pages as [Page, Page, Page]
  const tells = (page: Page, value: number) => enters(evening, page, { Points: value }, 'tell')
  await seeNow(jonas, words.now.turnOf('Ama'))
  await tells(ama, 25)
  await tells(jonas, 44)
  // Marta's phone is elsewhere: Ama enters for her.
  await key(ama, house.enterFor('Marta')).click()
  await tells(ama, 18)
  await seeNow(ama, words.now.turn)
  // Jonas had 14: the entry is crossed out in the log, and entered again out of turn.
  await jonas.goto(`/t/${evening.code}/log`)
  await jonas.getByRole('link', { name: `${say.correct}: You: Points 44` }).click()
  await jonas.getByRole('button', { name: say.strikePreview }).click()
  await key(jonas, say.strikeYes).click()
  await seeText(marta, house.struck('Jonas'))
  await jonas.goto(`/t/${evening.code}`)
  await key(marta, house.enterFor('Jonas')).click()
  await tells(marta, 14)
  expect((await sheetNow(evening.code)).view.accounts[0]!.by).toEqual([25, 14, 18])
  await tells(marta, 50)
  await ends(evening, [25, 14, 68])
}

const tricks = async () => {
  const evening = await begin('tricks', { count: 'plus', rounds: 2 })
  const { room, pages } = evening
  const [ama, jonas, marta] = pages as [Page, Page, Page]
  const bid = (page: Page, n: number) => () => pick(page, 'Bid', String(n))
  const lay = (down: boolean) =>
    jonas.evaluate(hidden => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, down)
  await seals(evening, ama, bid(ama, 1))
  await seeNow(ama, words.now.sealed)
  // Jonas's phone sleeps; everybody sees it, and it comes back.
  const jonasAt = ama.locator('.seat-row').filter({ hasText: 'Jonas' })
  await lay(true)
  await see(jonasAt.getByText(new RegExp(house.asleep())))
  await seals(evening, marta, bid(marta, 0))
  await seeText(room, '2 / 3')
  await lay(false)
  await see(jonasAt.getByText(house.thinking))
  await seals(evening, jonas, bid(jonas, 1))
  // Too many tricks: the round waits, and anybody mends it.
  await enters(evening, ama, { 'Tricks, Ama': 1, 'Tricks, Jonas': 1 }, 'round')
  for (const page of [...pages, room]) await seeNow(page, words.now.waits)
  await done(evening, jonas, async () => {
    await key(jonas, house.fewer('Tricks, Ama')).click()
    await moveOf(jonas, 'round').click()
  })
  expect((await sheetNow(evening.code)).view.accounts[0]!.by).toEqual([-10, 30, 20])
  // A seal is taken back before the last one is there.
  await seals(evening, ama, bid(ama, 2))
  await done(evening, ama, () => undo(ama).click())
  for (const [page, n] of [
    [ama, 0],
    [jonas, 1],
    [marta, 1],
  ] as const)
    await seals(evening, page, bid(page, n))
  await done(evening, marta, async () => {
    await key(marta, house.more('Tricks, Jonas')).click()
    await key(marta, house.more('Tricks, Marta')).click()
    await moveOf(marta, 'round').click()
  })
  await ends(evening, [10, 60, 50])
}

const countUp = async () => {
  const evening = await begin('count-up', { lines: 3 })
  const [ama, jonas] = evening.pages as [Page, Page, Page]
  await enters(evening, ama, { 'On the board': 20, Cards: 7, Goals: 0, 'Left over': 1 }, 'tell')
  await enters(evening, jonas, { 'On the board': 17, Cards: 6, Goals: 4, 'Left over': 2 }, 'tell')
  await key(jonas, house.enterFor('Marta')).click()
  await enters(evening, jonas, { 'On the board': 5, Cards: 0, Goals: -1 }, 'tell')
  await ends(evening, [27, 27, 4])
}

const counters = async () => {
  const evening = await begin('counters', { goal: 5, trophies: 1 })
  const [ama, jonas] = evening.pages as [Page, Page, Page]
  await done(evening, ama, () => key(ama, house.more('1 point each')).click())
  await done(evening, jonas, () => moveOf(jonas, 'know', ',"values":{"t1":1}').click())
  await seeText(evening.room, words.ahead('Jonas', 4))
  await done(evening, ama, () => moveOf(ama, 'know', ',"values":{"t1":0}').click())
  await ends(evening, [5, 2, 2])
}

const alone = async () => {
  const evening = await begin('alone', { deals: 1 })
  for (const [i, page] of evening.pages.entries()) {
    const who = names[(i + 1) % 3]!
    await done(evening, page, async () => {
      await pick(page, 'Plays alone', who)
      await field(page, 'Worth of the round').fill('10')
      await pick(page, 'Won?', i === 0 ? 'no' : 'yes')
      await moveOf(page, 'round').click()
    })
  }
  await ends(evening, [20, -40, 20])
}

const dice = async () => {
  const evening = await begin('dice')
  const upper = { Ones: 3, Twos: 6, Threes: 9, Fours: 12, Fives: 15, Sixes: 18 }
  const lower = { 'Three of a kind': 20, 'Four of a kind': 0, 'Full house': 25, Chance: 22 }
  const rows = { 'Small straight': 30, 'Large straight': 0, 'Five of a kind': 0 }
  for (const [i, page] of evening.pages.entries()) {
    await enters(evening, page, { ...upper, Sixes: 18 - 6 * i }, 'tell')
    await enters(evening, page, { ...lower, ...rows }, 'tell')
  }
  await ends(evening, [195, 154, 148])
}

const auction = async () => {
  const evening = await begin('auction', { treasures: 2 }, [...names, 'Grandpa'])
  const { code, pages } = evening
  const [ama, jonas, shared] = pages as [Page, Page, Page]
  const bids = [
    { Ama: 20, Jonas: 35, Marta: 5, Grandpa: 0 },
    { Ama: 40, Jonas: 12, Marta: 30, Grandpa: 9 },
  ]
  for (const [i, { Ama, Jonas, ...others }] of bids.entries()) {
    await enters(evening, ama, { 'Worth of the treasure': 8 - 3 * i }, 'round')
    await seals(evening, ama, () => field(ama, 'Bid').fill(String(Ama)))
    // Two share a phone: each says who it is before anything private is there.
    for (const [name, bid] of Object.entries(others)) {
      await shared
        .getByRole('link', { name: say.iAm(name) })
        .first()
        .click()
      await seeText(shared, say.playingAs(name))
      await hydrated(shared)
      await seals(evening, shared, () => field(shared, 'Bid').fill(String(bid)))
    }
    await seals(evening, jonas, () => field(jonas, 'Bid').fill(String(Jonas)))
  }
  expect((await sheetNow(code)).view.accounts.find(({ id }) => id === 'money')!.by).toEqual([
    60, 65, 100, 100,
  ])
  await ends(evening, [5, 8, 0, 0])
}

const evenings = { points, running, tricks, 'count-up': countUp, counters, alone, dice, auction }

test.each(rotating(Object.entries(evenings), 4))(
  'three phones and a screen keep an evening of %s',
  (_, evening) => evening(),
)

test('without script: a seal, a round for all, and figures for somebody else', async () => {
  const bids = await opened(ready('tricks', { count: 'plus', rounds: 1 }), names)
  const { page } = await phoneAt(newPhone, bids, 0, { js: false })
  await pick(page, 'Bid', '1')
  await moveOf(page, 'seal').click()
  await seeNow(page, words.now.sealed)
  for (const seat of [1, 2]) await enter(bids, seat, { kind: 'seal', values: { bid: 0 } })
  await page.reload()
  await field(page, 'Tricks, Ama').fill('1')
  await moveOf(page, 'round').click()
  await see(page.locator('.standings > li').first())
  expect((await sheetNow(bids.code)).view.final).toEqual([30, 20, 20])

  const once = await opened(ready('count-up', { lines: 3 }), names.slice(0, 2))
  const { page: other } = await phoneAt(newPhone, once, 0, { js: false })
  const figures = { 'On the board': 7, Cards: 0, Goals: 2 }
  await other.getByText(house.enterFor('Jonas')).click()
  for (const [label, value] of Object.entries(figures))
    await field(other, label).last().fill(String(value))
  await other.locator('details[open] button[name="move"]').click()
  for (const [label, value] of Object.entries(figures))
    await field(other, label)
      .first()
      .fill(String(value + 1))
  await other.locator('.foot button[name="move"]').click()
  await see(other.locator('.standings > li').first())
  expect((await sheetNow(once.code)).view.final).toEqual([12, 9])
})
