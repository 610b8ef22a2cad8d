// Phones as they are: shared by two, laid down, out of reach.
import { expect, test } from 'vitest'
import {
  awake,
  bid,
  game,
  openTable,
  seal,
  takeFirst,
  tells,
  type,
} from '../games/cape-to-cairo/browser/people.ts'
import { frameOf, make, started } from '../games/cape-to-cairo/browser/program.ts'
import { address, withPhones } from './browser.ts'
import {
  hold,
  house,
  loseSight,
  moveOf,
  phoneAt,
  say,
  see,
  seeNow,
  seeText,
  sitDown,
  soon,
} from './people.ts'
import { started as startedAt } from './program.ts'

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
    for (const sealed of Object.values(bids).slice(0, i))
      expect(await tells(page, sealed)).toBe(false)
    const html = await (await page.request.get(`/t/${code}`)).text()
    expect(JSON.parse(/data-frame[^>]*>(.*?)<\/script>/.exec(html)![1]!).you).toBe('room')
    await page.getByRole('link', { name: say.iAm(name) }).click()
    await seeText(page, say.playingAs(name))
    await bid(page, pounds)
  }

  // All are open and nothing is private: the phone goes by itself to who chooses first, and to the
  // next.
  await seeText(page, say.playingAs('Jonas'))
  await seeNow(page, game.choosing.doNow)
  await takeFirst(page)
  await seeText(page, say.playingAs('Ama'))
  // The curtain stands where it is asked for.
  await page.getByRole('link', { name: say.passOn }).click()
  await see(page.getByRole('link', { name: say.iAm('Ama') }))
})

test('a bid half typed survives what others do, a seal survives a reload', async () => {
  const { code, keys } = await started()
  const ama = await newPhone()
  await hold(ama.context, code, [keys[0]!])
  await ama.page.goto(`/t/${code}`)
  await type(ama.page, 12)
  await make(code, keys[1]!, { kind: 'bid', pounds: 3 })
  await see(
    ama.page
      .locator('.seat-row')
      .filter({ hasText: 'Jonas' })
      .getByText(house.sealed, { exact: true }),
  )
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

  const sentenceAt = async () =>
    (await ama.page.getByRole('heading', { level: 1 }).first().boundingBox())!.y
  const before = await sentenceAt()
  await ama.context.setOffline(true)
  await see(noLine)
  expect(await sentenceAt()).toBe(before)
  await see(amaAt.getByText(new RegExp(`${house.offline()}|${house.away()}|${house.asleep()}`)))
  await type(ama.page, 27)
  await moveOf(ama.page, 'bid').click()
  await see(ama.page.locator('button.pending'))
  expect((await frameOf(code)).seq).toBe(1)
  // The same once more is a finger that tapped twice; anything else is not taken, and that is said.
  const busy = ama.page.getByText(house.underWay)
  await moveOf(ama.page, 'bid').click()
  await loseSight(busy)
  await ama.page.getByRole('button', { name: game.auction.remove }).click()
  await moveOf(ama.page, 'bid').click()
  await see(busy)

  // Meanwhile another one seals: that disturbs nobody.
  await make(code, keys[2]!, { kind: 'bid', pounds: 1 })
  await ama.context.setOffline(false)
  await seeNow(ama.page, game.auction.sealed)
  await loseSight(noLine)
  await loseSight(busy)
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

test('a phone that had no line when the table was cleared away finds it gone', async () => {
  const { code, hostKey, keys } = await started()
  const { page, context } = await newPhone({ expects: /ERR_|WebSocket|404|410/ })
  await hold(context, code, [keys[0]!])
  await page.goto(`/t/${code}`)
  await awake(page)
  await context.setOffline(true)
  await see(page.getByText(say.noLine))
  await fetch(`${address}/t/${code}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${hostKey}` },
  })
  await context.setOffline(false)
  await see(page.getByRole('heading', { level: 1, name: say.sorry[410] }))
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
  await see(
    ama.page
      .locator('.seat-row')
      .filter({ hasText: 'Marta' })
      .getByText(house.sealed, { exact: true }),
  )
  await ama.page.close()
  await see(amaAt.getByText(new RegExp(house.away())))
  const again = await ama.context.newPage()
  await again.goto(`/t/${code}`)
  await see(amaAt.getByText(house.thinking))
})

test.each(['kairo', 'cape-horn'])(
  'a strip names everybody, on the shortest phone too, %s',
  async game => {
    const names = ['Alexandra', 'Jonas', 'Ama', 'Pierre']
    const { page } = await phoneAt(newPhone, await startedAt({ game, names }), 1, {
      width: 320,
      height: 568,
    })
    for (const [width, height] of [
      [320, 568],
      [667, 375],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      const read = await page
        .locator('.seat-strip > li > :nth-last-child(2)')
        .evaluateAll(all =>
          all.map(one => (one.clientHeight > 10 ? (one as HTMLElement).innerText : '')),
        )
      expect(read, `${width}`).toEqual(['Alexandra', 'you', 'Ama', 'Pierre'])
    }
  },
)
