// Alone against bots from the shelf to the end, and bots that play for who has left or is away.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { game, openTable, takeFirst } from '../games/cape-to-cairo/browser/people.ts'
import { type Board, frameOf, started } from '../games/cape-to-cairo/browser/program.ts'
import { withPhones } from './browser.ts'
import {
  codeOf,
  hold,
  house,
  lobbySeat,
  loseSight,
  moveOf,
  say,
  see,
  seeNow,
  seeText,
  sitDown,
  soon,
} from './people.ts'

const newPhone = withPhones()
const LONG = { timeout: 300_000 }

const mine = (page: Page) => page.locator('.advised')

// What is tapped for seat 0: no money, no detour, so that the bot comes soon to Cairo.
async function tapOn(page: Page, { phase }: NonNullable<Board['view']>) {
  if (phase.is === 'auction') {
    await page.getByRole('button', { name: game.auction.zero }).click()
    return moveOf(page, 'bid').click()
  }
  if (phase.is === 'choosing') return takeFirst(page)
  return moveOf(page, phase.is === 'building' && !phase.drawn ? 'draw' : 'pass').click()
}

test('two taps from the shelf to a game, and taps alone to its end', LONG, async () => {
  const { page } = await newPhone({ novice: true })
  await page.goto('/')
  await page.getByRole('link', { name: say.choose(game.title) }).click()
  await page.getByRole('button', { name: say.tryAlone }).click()
  await seeNow(page, game.auction.doNow)
  const code = codeOf(page)

  // A first game is told what to mind, once.
  const coach = page.locator('.coach')
  await see(coach.getByText(game.coach.bid))

  // What would you do? It is gone when it is put away, and when the table moves on.
  const ask = page.getByRole('link', { name: house.whatWouldYouDo })
  await ask.click()
  await see(mine(page))
  await mine(page).getByRole('link').click()
  await loseSight(mine(page))
  await ask.click()
  await see(mine(page))

  for (let taps = 0; taps < 300; taps++) {
    const frame = await frameOf(code)
    if (frame.result) break
    if (frame.view!.auctions > 1) expect(await coach.getByText(game.coach.bid).count()).toBe(0)
    if (frame.waiting.includes(0)) await tapOn(page, frame.view!)
    await expect.poll(async () => (await frameOf(code)).seq, soon).toBeGreaterThan(frame.seq)
  }
  await see(page.locator('.standings'))
  expect(await mine(page).count()).toBe(0)
  expect(await page.evaluate(id => localStorage.getItem(`boxside coach ${id}`), 'cape-to-cairo')).toBe('"over"')
  expect(await page.locator('.standings').innerText()).toContain(house.bots.steady)
})

test('a bot plays for who is away until they are back, and for who has left until somebody takes the seat', async () => {
  const { code, hostKey, keys } = await started({ names: ['Ama', 'Jonas'] })
  const [ama, jonas, late] = await Promise.all([newPhone(), newPhone(), newPhone()])
  await hold(ama.context, code, [hostKey, keys[0]!])
  await hold(jonas.context, code, [keys[1]!])
  await Promise.all([ama, jonas].map(({ page }) => page.goto(`/t/${code}`)))
  await seeNow(jonas.page, game.auction.doNow)
  await ama.page.getByRole('button', { name: game.auction.zero }).click()
  await moveOf(ama.page, 'bid').click()
  await jonas.page.goto('/')
  await ama.page.getByRole('button', { name: house.letBotPlay }).click()
  await expect.poll(async () => (await frameOf(code)).view!.phase.is, soon).not.toBe('auction')
  await see(ama.page.locator('.seat-state.bot').first())

  await jonas.page.goto(`/t/${code}`)
  await seeText(jonas.page, house.botForYou)
  await jonas.page.getByRole('button', { name: house.takeBack }).click()
  await loseSight(jonas.page.getByText(house.botForYou))
  expect((await frameOf(code)).seats[1]).toEqual({ taken: true, colour: 'red', name: 'Jonas' })

  await jonas.page.locator('details.menu > summary').click()
  await jonas.page.getByText(say.leaveSeatOf('Jonas')).click()
  await jonas.page.getByRole('button', { name: say.leaveYes }).click()
  await expect.poll(async () => (await frameOf(code)).seats[1]!.taken, soon).toBe(false)
  await ama.page.reload()
  await ama.page.locator('details.menu > summary').click()
  await ama.page.getByText(say.letBotPlayFor(house.colours.red)).click()
  await ama.page.getByRole('button', { name: say.levels.sharp }).click()
  await expect.poll(async () => (await frameOf(code)).seats[1]!.bot, soon).toBe('sharp')

  await late.page.goto(`/t/${code}`)
  await late.page
    .getByRole('button', { name: say.takeFromBot(house.botName(house.colours.red)) })
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
  await add(say.levels.easy)
  const first = lobbySeat(page, house.botName(house.colours.red))
  await see(first.getByText(house.bots.easy))
  await add(say.levels.sharp)
  await see(page.getByText(house.bots.sharp))
  await first.getByRole('button').click()
  await loseSight(first)
  await page.getByRole('button', { name: say.start(2) }).click()
  await seeNow(page, game.auction.doNow)
  expect((await frameOf(code)).seats.map(({ bot }) => bot)).toEqual([undefined, 'sharp'])
})
