// Seats that change hands: taken at once by two, moved to another phone, freed and taken anew.

import { expect, test } from 'vitest'
import { houses, pageWords } from '../../web/words/all.ts'
import { book } from '../games/cape-horn/browser/program.ts'
import { awake, game, seal } from '../games/cape-to-cairo/browser/people.ts'
import {
  frameOf,
  gathered,
  make,
  playTo,
  type Sheet,
  sit,
  started,
} from '../games/cape-to-cairo/browser/program.ts'
import { rotating } from '../sweep.ts'
import { withPhones } from './browser.ts'
import {
  hold,
  house,
  lobbySeat,
  moveOf,
  openMenu,
  ownSeat,
  say,
  see,
  seeNow,
  seeText,
  sitDown,
  soon,
  undo,
} from './people.ts'
import { free, started as startedAt } from './program.ts'

const newPhone = withPhones()

test('a name half typed survives somebody else sitting down', async () => {
  const { code } = await gathered({ names: ['Ama'], free: 3 })
  const { page } = await newPhone()
  await page.goto(`/t/${code}`)
  await page.waitForLoadState('networkidle')
  const name = page.locator('input[name="name"]')
  await name.pressSequentially('Mar')
  await sit(code, { name: 'Jonas', colour: 'green' })
  await see(lobbySeat(page, 'Jonas'))
  await name.pressSequentially('ta')
  expect(await name.inputValue()).toBe('Marta')
  await page.locator('button[name="colour"][value="red"]').click()
  await see(ownSeat(page, 'Marta'))
})

test('two tap the same colour at once: one gets it, the other is told', async () => {
  const { code } = await gathered({ names: ['Ama'], free: 3 })
  const [quick, slow] = await Promise.all([
    newPhone({ js: false }),
    newPhone({ js: false, expects: /409/ }),
  ])
  await Promise.all([quick.page.goto(`/t/${code}`), slow.page.goto(`/t/${code}`)])
  await sitDown(quick.page, 'red', 'Marta')
  await slow.page.locator('button[name="colour"][value="red"]').click()
  await seeText(slow.page, house.refused['colour-taken'])
  await sitDown(slow.page, 'green')
})

test('a seat moves to another phone by its link', async () => {
  const { code, hostKey, keys } = await gathered({ names: ['Ama', 'Jonas'] })
  const [old, fresh] = await Promise.all([newPhone(), newPhone()])
  await hold(old.context, code, [hostKey, keys[0]!])
  const sealed = old.page
    .waitForEvent('websocket')
    .then(socket =>
      socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('"do":"seal"')),
    )
  await old.page.goto(`/t/${code}`)
  await sealed // who starts before that gives nothing to the luck
  await old.page.getByRole('button', { name: say.start(2) }).click()
  await seeNow(old.page, game.auction.doNow)
  // In the lobby the page had sealed a number, which it opened for this start.
  const proof = await old.page.evaluate(code => localStorage.getItem(`boxside proof ${code}`), code)
  expect(JSON.parse(proof!)).toHaveProperty('gave.opened')
  await openMenu(old.page)
  await old.page.getByRole('link', { name: say.moveSeat }).click()
  await see(old.page.getByRole('img', { name: say.linkTitle('Ama') }))
  const link = await old.page.locator('[data-share-link]').inputValue()
  expect(link).toMatch(new RegExp(`/t/${code}/move#[\\w-]{22,}$`))
  await old.page.goto(`/t/${code}?seat=0`)
  await awake(old.page)

  // The key stands in the fragment only, and not for long.
  const asked: string[] = []
  fresh.page.on('request', request => asked.push(request.url()))
  await fresh.page.goto(link)
  await expect
    .poll(() => fresh.page.locator('input[name="key"]').inputValue(), soon)
    .toBe(link.split('#')[1])
  expect(fresh.page.url()).not.toContain('#')
  await fresh.page.getByRole('button', { name: say.moveHere }).click()
  await seeNow(fresh.page, game.auction.doNow)
  await seal(fresh.page, 9)
  expect(asked.filter(url => url.includes(link.split('#')[1]!) && !url.includes('#'))).toEqual([])

  // The old phone is told, watches, and its key is dead.
  await seeText(old.page, say.moved)
  await seeNow(old.page, game.auction.watching)
  expect(await old.page.locator('output#bid').count()).toBe(0)
  expect((await frameOf(code, keys[0])).you).toBe('room')
})

test('a seat moves to another phone by its key, typed without script', async () => {
  const { code, keys } = await started()
  const [old, fresh] = await Promise.all([
    newPhone({ js: false }),
    newPhone({ js: false, expects: /403/ }),
  ])
  await hold(old.context, code, [keys[0]!])
  await old.page.goto(`/t/${code}/move?seat=0`)
  const key = (await old.page.locator('.key-text').innerText()).trim()
  await fresh.page.goto(`/t/${code}/move`)
  await fresh.page.locator('input[name="key"]').fill(`${key.slice(0, -1)}_`)
  await fresh.page.getByRole('button', { name: say.moveHere }).click()
  await seeText(fresh.page, house.refused['wrong-key'])
  await fresh.page.locator('input[name="key"]').fill(key)
  await fresh.page.getByRole('button', { name: say.moveHere }).click()
  await seeNow(fresh.page, game.auction.doNow)
  await old.page.goto(`/t/${code}`)
  await seeNow(old.page, game.auction.watching)
})

test('a late-comer takes a freed seat and plays on; the host clears the table away', async () => {
  const { code, hostKey, keys } = await started({ names: ['Ama', 'Jonas', 'Marta'] })
  const [host, left, late] = await Promise.all([
    newPhone({ expects: /404/ }), // back on the shelf it asks what became of the table
    newPhone({ expects: /410/ }),
    newPhone({ locale: 'fr-FR', expects: /410/ }),
  ])
  await hold(host.context, code, [hostKey, keys[0]!])
  await hold(left.context, code, [keys[1]!])
  await Promise.all([host, left, late].map(({ page }) => page.goto(`/t/${code}`)))
  await awake(left.page)

  // Whoever leaves watches from then on.
  await openMenu(left.page)
  await left.page.getByText(say.leaveSeatOf('Jonas')).click()
  await left.page.getByRole('button', { name: say.leaveYes }).click()
  await seeNow(left.page, game.auction.watching)
  await see(
    host.page.locator('.seat-row').filter({ hasText: house.colours.red }).getByText(house.free),
  )
  await see(host.page.getByRole('button', { name: house.takeSeat }))

  // A free seat is offered to whoever watches, in their own language, and played on from where it
  // stood. Their page is loaded anew by itself.
  const offer = late.page
    .getByRole('button', { name: pageWords('fr').takeFreed('Rouge'), includeHidden: true })
    .first()
  await offer.waitFor({ state: 'attached' })
  await offer.click()
  await awake(late.page)
  await late.page.keyboard.press('6')
  await moveOf(late.page, 'bid').click()
  await see(
    host.page
      .locator('.seat-row')
      .filter({ hasText: house.colours.red })
      .getByText(house.sealed, { exact: true }),
  )

  // The language is a person's own, and stays where one is.
  await openMenu(late.page)
  await late.page.getByRole('button', { name: 'Deutsch' }).click()
  expect(late.page.url()).toContain(`/t/${code}`)
  await see(late.page.locator('html[lang="de"]'))
  await undo(late.page, houses.de.undo).click()
  await awake(late.page)

  await openMenu(host.page)
  await host.page.getByText(say.remove, { exact: true }).click()
  await host.page.getByRole('button', { name: say.removeYes }).click()
  await see(late.page.getByRole('heading', { level: 1, name: pageWords('de').sorry[410] }))
  await see(left.page.getByRole('heading', { level: 1, name: say.sorry[410] }))
  await host.page.waitForURL(/\d\/$/)
})

// The whole table waits for one seat: the others read below what to do now that it has been left.
const kept = [
  ['building online', 'digital', 'cape-to-cairo'],
  ['a race', 'digital', 'cape-horn'],
  ['a log book', 'companion', 'cape-horn'],
] as const
test.each(rotating(kept, kept.length))(
  'who keeps the table waiting is said to have left: %s',
  async (_, mode, id) => {
    const table = await startedAt({ game: id, mode, names: ['Ama', 'Jonas', 'Marta'] })
    const { code, hostKey, keys } = table
    if (id === 'cape-to-cairo')
      await playTo<Sheet>(table, ({ view }) => view!.phase.kind === 'building')
    else if (mode === 'companion')
      await make(code, keys[0]!, { kind: 'begins', first: (await book(code)).waiting[0]! })
    const [turn] = (await frameOf(code)).waiting
    const other = (turn! + 1) % 3
    const { page, context } = await newPhone()
    await hold(context, code, [keys[other]!])
    await page.goto(`/t/${code}`)
    await free(code, hostKey, turn!)
    await see(page.locator('.away-row'))
    await page.getByRole('button', { name: house.takeSeat }).click()
    await expect.poll(async () => (await frameOf(code)).seats[turn!]!.taken, soon).toBe(true)
    // Of two seats on one phone only hands are private.
    if (mode === 'digital' && id === 'cape-horn') await see(page.locator('.curtain'))
    else await page.waitForURL(`**/t/${code}?seat=${turn}*`)
  },
)
