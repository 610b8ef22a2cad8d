// Alone against bots from the shelf to the end, and bots that play for who has left or is away.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Box } from '../../web/games/box.tsx'
import { shelf } from '../../web/shelf.ts'
import { isOnline } from '../boxes.ts'
import { game, openTable } from '../games/cape-to-cairo/browser/people.ts'
import { frameOf, started } from '../games/cape-to-cairo/browser/program.ts'
import { isFull, rotating } from '../sweep.ts'
import { withPhones } from './browser.ts'
import {
  choose,
  codeOf,
  hold,
  house,
  hydrated,
  lobbySeat,
  loseSight,
  meanwhile,
  openMenu,
  say,
  see,
  seeNow,
  seeText,
  sitDown,
  soon,
} from './people.ts'
import { endByBots } from './program.ts'

const newPhone = withPhones()
const patiently = { ...soon, interval: 250 } // a bot pauses longer

const mine = (page: Page) => page.locator('.advised')

// What was advised stands where it would be made: one tap makes it.
async function tapAdvised(page: Page) {
  await page.getByRole('link', { name: house.whatWouldYouDo }).click()
  await see(mine(page))
  await page.locator('button.advised-move:enabled').first().click()
}

// From the shelf to a game by two taps, and by taps alone: some turns, and `FULL=1` to its end.
async function playAlone({ id, words }: Box) {
  const { title, digital } = words.en
  const { coach: tips } = digital as { coach?: Record<string, string> }
  const { page } = await newPhone({ novice: true })
  await choose(page, title)
  await page.getByRole('button', { name: say.tryAlone }).click()
  await page.waitForURL(/\/t\/\w{6}/)
  const code = codeOf(page)
  await hydrated(page) // advice asked for before loads the page anew
  const coach = page.locator('.tip-said')
  const taught = new Set<string>()
  const learnt = new Set<string>() // a tip that gave way after a tap of one's own never comes back
  let last: string | undefined
  for (let taps = 0; taps < 300; taps++) {
    const { seq, result, waiting } = await frameOf(code)
    if (result || (!isFull && taps > 20 && (!tips || taught.size > 0))) break
    if (waiting.includes(0)) {
      await see(page.getByRole('link', { name: house.whatWouldYouDo }).first())
      const [tip] = await coach.allInnerTexts()
      if (last !== undefined && tip !== last) learnt.add(last)
      if (tip !== undefined) taught.add(tip)
      expect([...learnt]).not.toContain(tip)
      last = tip
      await tapAdvised(page)
    }
    await expect.poll(async () => (await frameOf(code)).seq, patiently).toBeGreaterThan(seq)
  }
  if (!isFull) await meanwhile([page], () => endByBots({ code, hostKey: '', keys: [] }))
  await see(page.locator('.standings'))
  expect(await mine(page).count()).toBe(0)
  expect(taught.size > 0).toBe(tips !== undefined)
  expect(taught.size).toBeLessThanOrEqual(5)
  for (const tip of taught)
    expect(
      Object.values(tips!).some(one => tip.endsWith(one)),
      tip,
    ).toBe(true)
  if (tips)
    expect(await page.evaluate(game => localStorage.getItem(`boxside coach ${game}`), id)).toBe(
      '"over"',
    )
  expect(await page.locator('.standings').innerText()).toContain(house.bot(house.levels.steady))
}

const online = shelf.filter(isOnline)

// All at once, by default one of the boxes: most of the time is the bots' pause.
test('each box is tried alone by two taps, taught and advised, and played to its end', async () => {
  const played = rotating(online, online.length).map(box =>
    playAlone(box).catch(cause => {
      throw new Error(box.id, { cause })
    }),
  )
  await Promise.all(played)
})

test('what a bot would do is put away again by a tap', async () => {
  const { page } = await newPhone()
  await page.goto('/?box=cape-to-cairo')
  await page.getByRole('button', { name: say.tryAlone }).click()
  await page.getByRole('link', { name: house.whatWouldYouDo }).click()
  await see(mine(page))
  await mine(page).getByRole('link').click()
  await loseSight(mine(page))
})

test('a bot plays for who is away until they are back, and for who has left until somebody takes the seat', async () => {
  const { code, hostKey, keys } = await started({ names: ['Ama', 'Jonas'] })
  const [ama, jonas, late] = await Promise.all([newPhone(), newPhone(), newPhone()])
  await hold(ama.context, code, [hostKey, keys[0]!])
  await hold(jonas.context, code, [keys[1]!])
  await Promise.all([ama, jonas].map(({ page }) => page.goto(`/t/${code}`)))
  await seeNow(jonas.page, game.auction.doNow)
  await hydrated(ama.page) // a bid typed before is lost
  await ama.page.getByRole('button', { name: game.auction.seal(0) }).click()
  await jonas.page.goto('/')
  const menu = await openMenu(ama.page)
  await menu.getByText(say.letBotPlayFor('Jonas')).click()
  await menu.getByRole('button', { name: house.levels.steady }).click()
  await expect.poll(async () => (await frameOf(code)).view!.phase.kind, soon).not.toBe('auction')
  await see(ama.page.locator('.seat-state.bot').first())

  await jonas.page.goto(`/t/${code}`)
  await seeText(jonas.page, house.botForYou)
  await jonas.page.getByRole('button', { name: house.takeBack }).click()
  await loseSight(jonas.page.getByText(house.botForYou))
  expect((await frameOf(code)).seats[1]).toEqual({ taken: true, colour: 'red', name: 'Jonas' })

  await openMenu(jonas.page)
  await jonas.page.getByText(say.leaveSeatOf('Jonas')).click()
  await jonas.page.getByRole('button', { name: say.leaveYes }).click()
  await expect.poll(async () => (await frameOf(code)).seats[1]!.taken, soon).toBe(false)
  await ama.page.reload()
  await openMenu(ama.page)
  await ama.page.getByText(say.letBotPlayFor(house.colours.red)).click()
  await ama.page.getByRole('button', { name: house.levels.sharp }).click()
  await expect.poll(async () => (await frameOf(code)).seats[1]!.bot, soon).toBe('sharp')

  const bot = `${house.colours.red} (${house.bot(house.levels.sharp)})`
  await late.page.goto(`/t/${code}`)
  await seeText(late.page, say.askForSeat)
  await ama.page.goto(`/t/${code}`)
  await openMenu(ama.page)
  const offer = ama.page.locator('details').filter({ hasText: say.offerSeat(bot) })
  await offer.locator('summary').click()
  await offer.getByRole('button').click()
  await expect.poll(async () => (await frameOf(code)).seats[1]!.offered, soon).toBe(true)
  await late.page.goto(`/t/${code}`)
  await late.page
    .getByRole('button', { name: say.takeFromBot(bot) })
    .first()
    .click()
  await expect.poll(async () => (await frameOf(code)).seats[1]!.bot, soon).toBeUndefined()
})

test('in the lobby the host adds bots, by how well they play, and takes them away', async () => {
  const { page } = await newPhone({ width: 320, height: 640 })
  const code = await openTable(page)
  await sitDown(page, 'blue', 'Ama')
  const add = async (level: string) => {
    await page.locator('.add-bot > summary').click()
    await page.locator('.add-bot').getByRole('button', { name: level, exact: true }).click()
  }
  await add(house.levels.easy)
  const first = lobbySeat(page, house.botName(house.colours.red))
  await see(first.getByText(house.bot(house.levels.easy)))
  await add(house.levels.sharp)
  await see(page.getByText(house.bot(house.levels.sharp)))
  await first.getByRole('button').click()
  await loseSight(first)
  await add(house.levels.steady)
  await page.getByRole('button', { name: say.start(3) }).click()
  await seeNow(page, game.auction.doNow)
  const bots = async () => (await frameOf(code)).seats.map(({ bot }) => bot)
  expect(await bots()).toEqual([undefined, 'steady', 'sharp'])

  // An onlooker is offered both seats in one line, once the host gives them.
  for (const seat of [1, 2]) {
    await page.evaluate(at => fetch(at, { method: 'POST' }), `/t/${code}/seats/${seat}/offer`)
  }
  const late = await newPhone({ width: 320, height: 640 })
  await late.page.goto(`/t/${code}`)
  const seats = late.page.locator('.notice form button')
  await expect.poll(() => seats.count(), soon).toBe(2)
  expect(await seats.first().isVisible()).toBe(false)
  await late.page.locator('.notice').getByText(say.takeASeat).click()
  await seats.first().click()
  await expect.poll(bots, soon).toEqual([undefined, undefined, 'sharp'])
})
