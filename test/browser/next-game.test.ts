// The end of a game stays where it is: whoever opens the next one goes there alone, and the others
// find a slip.
import { expect, test } from 'vitest'
import type { Frame } from '../../web/protocol.ts'
import { playTo } from '../games/cape-to-cairo/browser/program.ts'
import { withPhones } from './browser.ts'
import { codeOf, hydrated, phoneAt, say, see, seeText, soon } from './people.ts'
import { frameOf, type Played, started } from './program.ts'

const newPhone = withPhones()

const ended = async (): Promise<Played> => {
  const table = await started({ game: 'cape-to-cairo', names: ['Ama', 'Jonas'] })
  await playTo(table, ({ result }) => result !== undefined)
  return table
}

test('nobody but who taps it is moved by another game, and the end stays at its address', async () => {
  const table = await ended()
  const { code } = table
  const [ama, jonas, onlooker, screen] = await Promise.all([
    phoneAt(newPhone, table, 0),
    phoneAt(newPhone, table, 1),
    newPhone(),
    newPhone({ width: 1280, height: 720 }),
  ])
  await onlooker.page.goto(`/t/${code}`)
  await screen.page.clock.install()
  await screen.page.goto(`/t/${code}/screen`)
  await Promise.all([hydrated(onlooker.page), hydrated(screen.page)])
  await ama.page.getByRole('button', { name: say.again }).click()
  await ama.page.waitForURL(url => !url.pathname.includes(code))
  const next = codeOf(ama.page)
  for (const { page } of [jonas, onlooker, screen]) {
    await seeText(page, say.nextOpened('Ama'))
    await see(page.locator('.standings'))
    expect(codeOf(page)).toBe(code)
  }

  // The room has nobody to tap: it goes on once the end was read.
  await screen.page.clock.runFor(29_000)
  expect(codeOf(screen.page)).toBe(code)
  await screen.page.clock.runFor(2000)
  await screen.page.waitForURL(`**/t/${next}/screen`)

  // The way back, and the address itself: the end, which says where its people are.
  await ama.page.goBack()
  await see(ama.page.locator('.standings'))
  await seeText(ama.page, say.nextOpenedByYou)
  await onlooker.page.goto(`/t/${code}`)
  await hydrated(onlooker.page)
  await see(onlooker.page.locator('.standings'))
  await see(onlooker.page.locator('.notice', { hasText: say.nextGame }))
  await onlooker.page.goto(`/t/${code}/log`)
  await seeText(onlooker.page, say.log)
  expect(codeOf(onlooker.page)).toBe(code)

  await jonas.page.getByRole('link', { name: say.nextSit }).click()
  await jonas.page.waitForURL(`**/t/${next}`)
  await expect
    .poll(async () => (await frameOf<Frame>(next)).seats.every(({ taken }) => taken), soon)
    .toBe(true)
})

test('revenge opens the next game with the seats swapped, also without script', async () => {
  const table = await ended()
  const { page } = await phoneAt(newPhone, table, 0, { js: false })
  await page.getByRole('button', { name: say.revenge.two }).click()
  const next = codeOf(page)
  const { seats } = await frameOf<Frame>(next)
  expect(seats.map(({ name }) => name)).toEqual(['Jonas', 'Ama'])
  // Each phone still holds the seat of its own person.
  const jonas = await phoneAt(newPhone, table, 1, { js: false })
  await jonas.page.getByRole('link', { name: say.nextSit }).click()
  await jonas.page.waitForURL(`**/t/${next}`)
  await see(jonas.page.locator('.lobby-seat.mine', { hasText: 'Jonas' }))
})

test('without script the end has the slip when it is loaded, and its key leads on', async () => {
  const table = await ended()
  const { page } = await phoneAt(newPhone, table, 0, { js: false })
  await page.getByRole('button', { name: say.again }).click()
  const next = codeOf(page)
  expect(next).not.toBe(table.code)
  const jonas = await phoneAt(newPhone, table, 1, { js: false })
  await jonas.page.getByRole('link', { name: say.nextSit }).click()
  await jonas.page.waitForURL(`**/t/${next}`)
})
