// Phones as they are: shared by two, asleep, out of reach, exchanged for another one.
import { expect, test } from 'vitest'
import { saying } from '../../web/pages/words/all.ts'
import { houses } from '../../web/words/all.ts'
import { withPhones } from './browser.ts'
import {
  awake,
  berth,
  bid,
  game,
  hold,
  house,
  loseSight,
  moveOf,
  openTable,
  say,
  seal,
  see,
  seeNow,
  seeText,
  sitDown,
  soon,
  tells,
  type,
  undo,
} from './people.ts'
import { frameOf, gathered, make, sit, started } from './program.ts'

const newPhone = withPhones()

test('two share a phone, and a third has none: a curtain between them', async () => {
  const shared = await newPhone()
  const { page } = shared
  const code = await openTable(page)
  await sitDown(page, 'blue', 'Ama')
  for (const [colour, name] of [
    ['red', 'Jonas'],
    ['yellow', 'Grandpa'],
  ] as const) {
    await page.getByRole('link', { name: say.alsoOnThisPhone }).click()
    await sitDown(page, colour, name)
  }
  await page.getByRole('button', { name: say.start(3) }).click()

  // One after the other: nothing private is there before one says who one is, and nothing stays.
  const bids = { Ama: 23, Jonas: 41, Grandpa: 17 }
  for (const [i, [name, pounds]] of Object.entries(bids).entries()) {
    await see(page.getByRole('heading', { name: say.curtainNext(name) }))
    expect(await page.locator('output#bid, input#bid').count()).toBe(0)
    for (const sealed of Object.values(bids).slice(0, i)) expect(await tells(page, sealed)).toBe(false)
    const html = await (await page.request.get(`/t/${code}`)).text()
    expect(JSON.parse(/data-frame[^>]*>(.*?)<\/script>/.exec(html)![1]!).you).toBe('room')
    await page.getByRole('link', { name: say.iAm(name) }).click()
    await seeText(page, say.playingAs(name))
    await bid(page, pounds)
    await page.waitForURL(`**/t/${code}`)
  }

  // All are open; the phone goes to whoever chooses first.
  await see(page.getByRole('heading', { name: say.curtainNext('Jonas') }))
  await page.getByRole('link', { name: say.iAm('Jonas') }).click()
  await seeNow(page, game.choosing.doNow)
  await moveOf(page, 'choose').first().click()
  await see(page.getByRole('heading', { name: say.curtainNext('Ama') }))
})

test('a name half typed survives somebody else sitting down', async () => {
  const { code } = await gathered({ names: ['Ama'], free: 3 })
  const { page } = await newPhone()
  await page.goto(`/t/${code}`)
  await page.waitForLoadState('networkidle')
  const name = page.locator('input[name="name"]')
  await name.pressSequentially('Mar')
  await sit(code, { name: 'Jonas', colour: 'green' })
  await see(berth(page, 'Jonas'))
  await name.pressSequentially('ta')
  expect(await name.inputValue()).toBe('Marta')
  await page.locator('button[name="colour"][value="red"]').click()
  await see(berth(page, 'Marta').getByRole('button', { name: say.standUp }))
})

test('two tap the same colour at once: one gets it, the other is told', async () => {
  const { code } = await gathered({ names: ['Ama'], free: 3 })
  const [quick, slow] = await Promise.all([newPhone({ js: false }), newPhone({ js: false, expects: /409/ })])
  await Promise.all([quick.page.goto(`/t/${code}`), slow.page.goto(`/t/${code}`)])
  await sitDown(quick.page, 'red', 'Marta')
  await slow.page.locator('button[name="colour"][value="red"]').click()
  await seeText(slow.page, house.refused['colour-taken'])
  await sitDown(slow.page, 'green')
})

test('a bid half typed survives what others do, a seal survives a reload', async () => {
  const { code, keys } = await started()
  const ama = await newPhone()
  await hold(ama.context, code, [keys[0]!])
  await ama.page.goto(`/t/${code}`)
  await type(ama.page, 12)
  await make(code, keys[1]!, { kind: 'bid', pounds: 3 })
  await see(ama.page.locator('.seat-row').filter({ hasText: 'Jonas' }).getByText(house.sealed, { exact: true }))
  await see(ama.page.getByRole('button', { name: game.auction.seal(12), exact: true }))
  await ama.page.reload()
  await seal(ama.page, 31)
  await ama.page.reload()
  await seeNow(ama.page, game.auction.sealed)
  expect((await frameOf(code, keys[0])).view!.phase).toMatchObject({ bid: 31 })
  expect((await frameOf(code)).seq).toBe(3)
})

const cutOff = /ERR_INTERNET_DISCONNECTED|WebSocket connection/

test('a phone without a line says so, keeps what is sealed and sends it once', async () => {
  const { code, keys } = await started()
  const [ama, jonas] = await Promise.all([newPhone({ expects: cutOff }), newPhone()])
  await hold(ama.context, code, [keys[0]!])
  await hold(jonas.context, code, [keys[1]!])
  await Promise.all([ama.page.goto(`/t/${code}`), jonas.page.goto(`/t/${code}`)])
  await Promise.all([awake(ama.page), awake(jonas.page)])
  const noLine = ama.page.getByText(say.noLine)
  const amaAt = jonas.page.locator('.seat-row').filter({ hasText: 'Ama' })
  await see(amaAt.getByText(house.thinking))

  await ama.context.setOffline(true)
  await see(noLine)
  await see(amaAt.getByText(new RegExp(`${house.offline()}|${house.away()}|${house.asleep()}`)))
  await type(ama.page, 27)
  await moveOf(ama.page, 'bid').click()
  await see(ama.page.locator('button.pending'))
  expect((await frameOf(code)).seq).toBe(1)

  // Meanwhile another one seals: that disturbs nobody.
  await make(code, keys[2]!, { kind: 'bid', pounds: 1 })
  await ama.context.setOffline(false)
  await seeNow(ama.page, game.auction.sealed)
  await loseSight(noLine)
  await see(amaAt.getByText(house.sealed, { exact: true }))
  const { seq, view } = await frameOf(code, keys[0])
  expect([seq, view!.phase]).toMatchObject([3, { bid: 27 }])
})

test('what was typed without a line is not played when the world has moved on', async () => {
  const { code, keys } = await started()
  const ama = await newPhone({ expects: cutOff })
  await hold(ama.context, code, [keys[0]!])
  await ama.page.goto(`/t/${code}`)
  await awake(ama.page)
  await ama.context.setOffline(true)
  await see(ama.page.getByText(say.noLine))
  await bid(ama.page, 27)
  await see(ama.page.locator('button.pending'))
  // The same seat plays elsewhere meanwhile, and so do the others.
  for (const [seat, key] of keys.entries()) await make(code, key, { kind: 'bid', pounds: seat + 1 })
  const { seq } = await frameOf(code)
  await ama.context.setOffline(false)
  await see(ama.page.locator('.reveal'))
  await see(ama.page.getByText(house.refused['moved-on']))
  expect((await frameOf(code)).seq).toBe(seq)
})

test('a line that falls silent is missed, though nothing says that it broke', async () => {
  const { code, keys } = await started()
  const { page, context } = await newPhone({ expects: cutOff })
  await hold(context, code, [keys[0]!])
  let silent = false
  await page.routeWebSocket(/\/socket/, phone => {
    if (silent) return phone.close()
    const table = phone.connectToServer()
    phone.onMessage(said => !silent && table.send(said))
    table.onMessage(said => !silent && phone.send(said))
  })
  await page.goto(`/t/${code}`)
  await awake(page)
  silent = true
  await see(page.getByText(say.noLine))
  await bid(page, 8)
  silent = false
  await seeNow(page, game.auction.sealed)
  await loseSight(page.getByText(say.noLine))
})

test('a phone that is laid down, woken or closed: the others see it, and its title calls', async () => {
  const { code, keys } = await started()
  const [ama, jonas] = await Promise.all([newPhone(), newPhone()])
  await hold(ama.context, code, [keys[0]!])
  await hold(jonas.context, code, [keys[1]!])
  await Promise.all([ama.page.goto(`/t/${code}`), jonas.page.goto(`/t/${code}`)])
  const amaAt = jonas.page.locator('.seat-row').filter({ hasText: 'Ama' })
  await see(amaAt.getByText(house.thinking))
  const lay = (down: boolean) =>
    ama.page.evaluate(hidden => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, down)
  await lay(true)
  await see(amaAt.getByText(new RegExp(house.asleep())))
  await expect.poll(() => ama.page.title(), soon).toBe(say.turnTitle(game.title))
  await make(code, keys[2]!, { kind: 'bid', pounds: 1 })
  await lay(false)
  await see(amaAt.getByText(house.thinking))
  await see(ama.page.locator('.seat-row').filter({ hasText: 'Marta' }).getByText(house.sealed, { exact: true }))
  await ama.page.close()
  await see(amaAt.getByText(new RegExp(house.away())))
  const again = await ama.context.newPage()
  await again.goto(`/t/${code}`)
  await see(amaAt.getByText(house.thinking))
})

test('a seat moves to another phone by its link', async () => {
  const { code, hostKey, keys } = await gathered({ names: ['Ama', 'Jonas'] })
  const [old, fresh] = await Promise.all([newPhone(), newPhone()])
  await hold(old.context, code, [hostKey, keys[0]!])
  await old.page.goto(`/t/${code}`)
  await old.page.getByRole('button', { name: say.start(2) }).click()
  await seeNow(old.page, game.auction.doNow)
  await old.page.locator('details.menu > summary').click()
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
  await expect.poll(() => fresh.page.locator('input[name="key"]').inputValue(), soon).toBe(link.split('#')[1])
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
  const [old, fresh] = await Promise.all([newPhone({ js: false }), newPhone({ js: false, expects: /403/ })])
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
    newPhone(),
    newPhone({ expects: /404/ }),
    newPhone({ locale: 'fr-FR', expects: /404/ }),
  ])
  await hold(host.context, code, [hostKey, keys[0]!])
  await hold(left.context, code, [keys[1]!])
  await Promise.all([host, left, late].map(({ page }) => page.goto(`/t/${code}`)))
  await awake(left.page)

  // Whoever leaves watches from then on.
  await left.page.locator('details.menu > summary').click()
  await left.page.getByText(say.leaveSeatOf('Jonas')).click()
  await left.page.getByRole('button', { name: say.leaveYes }).click()
  await seeNow(left.page, game.auction.watching)

  // A free seat is offered to whoever watches, in their own language, and played on from where it stood.
  await late.page.reload()
  await late.page.locator('details.menu > summary').click()
  await late.page
    .getByRole('button', { name: saying('fr').takeFreed('Rouge') })
    .first()
    .click()
  await awake(late.page)
  await late.page.keyboard.press('6')
  await moveOf(late.page, 'bid').click()
  await see(host.page.locator('.seat-row').nth(1).getByText(house.sealed, { exact: true }))

  // The language is a person's own, and stays where one is.
  await late.page.locator('details.menu > summary').click()
  await late.page.getByRole('button', { name: 'Deutsch' }).click()
  expect(late.page.url()).toContain(`/t/${code}`)
  await see(late.page.locator('html[lang="de"]'))
  await undo(late.page, houses.de.undo).click()
  await awake(late.page)

  await host.page.locator('details.menu > summary').click()
  await host.page.getByText(say.remove, { exact: true }).click()
  await host.page.getByRole('button', { name: say.removeYes }).click()
  await see(late.page.getByRole('heading', { level: 1, name: saying('de').sorry[404] }))
  await see(left.page.getByRole('heading', { level: 1, name: say.sorry[404] }))
  await host.page.waitForURL(/\d\/$/)
})
