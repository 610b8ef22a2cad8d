// An evening beside the box: phones that seal the bids and keep the sheet, and slips that are put
// right.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { tell } from '../../../../web/games/words.ts'
import { withPhones } from '../../../browser/browser.ts'
import {
  agrees,
  codeOf,
  hold,
  holdScripts,
  house,
  hydrated,
  keysOf,
  loseSight,
  moveOf,
  rested,
  say,
  see,
  seeNow,
  seeText,
  sitDown,
  soon,
  undo,
} from '../../../browser/people.ts'
import { isOnTurn } from '../../../sweep.ts'
import { awake, bid, game, openTable, seal, tells } from './people.ts'
import {
  frameOf,
  gathered,
  keysBySeat,
  make,
  type Played,
  playTo,
  type Sheet,
  started,
} from './program.ts'

const newPhone = withPhones()

const sheetOf = (code: string) => frameOf<Sheet>(code)
const capitals = async (code: string) =>
  (await sheetOf(code)).view!.accounts.map(({ capital }) => capital)
const money = (pounds: number) => game.money(pounds)

// The log's entry that says this, and the way to correct it.
const entry = (page: Page, sentence: string) =>
  page.locator('.log [id^="entry-"]').filter({ hasText: sentence })
const openEntry = async (page: Page, code: string, sentence: string) => {
  await page.goto(`/t/${code}/log`)
  await entry(page, sentence).last().getByRole('link', { name: say.correct }).click()
  await seeNow(page, say.correctTitle)
}

const endsBySaying = async (pages: readonly Page[], table: Played) => {
  const over = await playTo<Sheet>(table, ({ result }) => result !== undefined)
  for (const page of pages) {
    await seeText(page, /landscapes? more than/)
    await see(page.locator('.standings > li').first())
  }
  return over
}

test.runIf(isOnTurn(2, 4))(
  'three phones and a screen keep the bid sheet of an evening',
  async () => {
    const [ama, jonas, marta, screen] = await Promise.all([
      newPhone({ expects: /409/ }),
      newPhone({ width: 320, height: 640 }),
      newPhone({ width: 768, height: 1024 }),
      newPhone({ width: 1440, height: 900 }),
    ])
    const code = await openTable(ama.page, say.beside)
    await sitDown(ama.page, 'yellow', 'Ama')
    await jonas.page.goto(`/t/${code}`)
    await sitDown(jonas.page, 'red', 'Jonas')
    await marta.page.goto(`/t/${code}`)
    await sitDown(marta.page, 'blue', 'Marta')
    await screen.page.goto(`/t/${code}/screen`)
    await ama.page.getByRole('button', { name: say.start(3) }).click()
    const phones = [ama, jonas, marta]
    const pages = phones.map(({ page }) => page)
    for (const page of pages) await seeNow(page, game.auction.doNow)

    // A bid is one screen without scrolling, on the smallest phone too.
    await awake(jonas.page)
    const seals = await moveOf(jonas.page, 'bid').last().boundingBox()
    expect(seals!.y + seals!.height).toBeLessThanOrEqual(640)
    expect(await jonas.page.evaluate(() => scrollY)).toBe(0)

    // All seal; what is sealed nobody else's page holds; the last seal opens all.
    await seal(ama.page, 37)
    await seal(jonas.page, 10)
    for (const { page } of [jonas, marta, screen]) expect(await tells(page, 37)).toBe(false)
    await bid(marta.page, 5)
    for (const page of [...pages, screen.page]) {
      await expect
        .poll(() => page.locator('.reveal .bid-was').allTextContents(), soon)
        .toEqual(['£37', '£10', '£5'])
    }

    // The builder's line: one track bought, Jonas before a river, a coin of £4.
    await seeNow(ama.page, game.sheet.buildOwn.ledger)
    await ama.page
      .getByRole('group', { name: game.sheet.bought })
      .getByRole('radio', { name: '1', exact: true })
      .check({ force: true })
    await ama.page.getByRole('checkbox', { name: 'Jonas' }).check({ force: true })
    await moveOf(ama.page, 'crossed', ',"coin":4').click()
    await expect.poll(() => capitals(code), soon).toEqual([57, 90, 95])
    for (const page of pages)
      await see(
        page.locator('.accounts > .seat-row').filter({ hasText: 'Ama' }).getByText(money(57)),
      )
    expect((await sheetOf(code)).view!.accounts[1]!.bonuses).toBe(1)
    expect((await sheetOf(code)).view!.phase).toMatchObject({ kind: 'auction' })

    // The second auction; taken back and sealed anew.
    await seal(marta.page, 3)
    await undo(marta.page).click()
    await seal(marta.page, 30)
    await seal(jonas.page, 20)
    await bid(ama.page, 0)
    for (const { page } of phones) await seeNow(page, game.sheet.buildOwn.ledger)
    const keys = await keysBySeat(
      code,
      (await Promise.all(phones.map(({ context }) => keysOf(context, code)))).flat(),
    )
    await make(code, keys[2]!, { kind: 'pass' })
    expect((await sheetOf(code)).view!.phase).toMatchObject({ kind: 'building', turn: 0 })

    // An earlier entry is corrected: first what follows from it, then the deed, and the table is
    // told.
    await openEntry(
      ama.page,
      code,
      tell(
        game,
        {
          kind: 'entered',
          seat: 0,
          entry: { kind: 'crossed', coin: 4, bought: 1, bonuses: 0, rivers: [1] },
        },
        {
          you: 0,
          options: {},
          seats: 3,
          name: n => ['Ama', 'Jonas', 'Marta'][n]!,
          list: String,
          either: String,
        },
      )!.split('.')[0]!,
    )
    await ama.page.locator('input[name="move.coin"][value="9"]').check({ force: true })
    await ama.page.getByRole('button', { name: say.correctPreview }).click()
    await see(ama.page.getByRole('heading', { name: say.consequences }))
    await seeText(ama.page, /£57 → £62/)
    expect(await capitals(code)).toEqual([57, 70, 65])
    await ama.page.getByRole('button', { name: say.correctYes }).click()
    await see(ama.page.getByText(say.wasCorrected, { exact: true }))
    expect(await capitals(code)).toEqual([62, 70, 65])
    for (const page of [jonas.page, marta.page]) {
      await see(
        page.locator('.accounts > .seat-row').filter({ hasText: 'Ama' }).getByText(money(62)),
      )
      await seeText(page, house.corrected('Ama'))
    }
    await see(screen.page.locator('.seat-panel').filter({ hasText: 'Ama' }).getByText(money(62)))

    // The last entry is deleted, as if Marta had not passed: it is hers, so she is asked.
    await openEntry(ama.page, code, 'passed')
    await ama.page.getByRole('button', { name: say.strikePreview }).click()
    await see(ama.page.getByRole('heading', { name: say.consequences }))
    await ama.page.getByRole('button', { name: say.askThem }).click()
    await agrees(marta.page).click()
    await ama.page.waitForURL(url => url.pathname === `/t/${code}`) // the page of a question leads on by itself
    await ama.page.goto(`/t/${code}/log`)
    await see(entry(ama.page, 'passed').getByText(say.wasStruck))
    expect((await sheetOf(code)).view!.phase).toMatchObject({ kind: 'building', turn: 2 })
    await seeNow(marta.page, game.sheet.buildOwn.ledger)

    // What can no longer hold is refused, and the entry that would fall stands there to be put
    // right too.
    await make(code, keys[2]!, { kind: 'crossed', coin: 2, bought: 6, bonuses: 0, rivers: [] })
    await openEntry(ama.page, code, 'Marta bid £30')
    await ama.page.locator('input[name="move.pounds"]').fill('90')
    await ama.page.getByRole('button', { name: say.correctPreview }).click()
    await seeText(ama.page, house.refused['would-fall'])
    const falls = ama.page.locator('section', {
      has: ama.page.getByRole('heading', { name: /Marta crossed a landscape/ }),
    })
    await falls.locator('input[name="move.bought"]').fill('0')
    await falls.getByRole('button', { name: say.correctPreview }).click()
    await see(ama.page.getByRole('heading', { name: say.consequences }))
    await seeText(ama.page, say.askFirst('Marta'))

    // A revealed bid may be another one, never none.
    for (const [said, refused] of [
      ['You bid £37', /./],
      ['Marta bid £5', house.refused['already-open']],
    ] as const) {
      await openEntry(ama.page, code, said)
      await ama.page.getByRole('button', { name: say.strikePreview }).click()
      await see(ama.page.getByRole('alert').filter({ hasText: refused }))
      expect(await ama.page.getByRole('heading', { name: say.consequences }).count()).toBe(0)
    }

    // Another bid of hers puts her before Jonas: he and a witness are asked, and say yes on their
    // own phones.
    await openEntry(ama.page, code, 'You bid £0')
    await ama.page.locator('input[name="move.pounds"]').fill('25')
    await ama.page.getByRole('button', { name: say.correctPreview }).click()
    await seeText(ama.page, say.askFirst('Jonas and Marta'))
    await ama.page.getByRole('button', { name: say.askThem }).click()
    await seeText(ama.page, house.youAskCorrection)
    for (const { page } of [jonas, marta]) {
      await seeText(page, /Ama says: Ama bid £25/)
      expect((await capitals(code))[0]).toBe(62)
      await agrees(page).click()
    }
    await expect.poll(async () => (await capitals(code))[0], soon).toBe(37)
    await ama.page.goto(`/t/${code}/log`)
    await seeText(ama.page, house.agreedTo('Jonas and Marta'))

    // To the end, by programs; every page follows.
    await ama.page.goto(`/t/${code}?seat=0`)
    const held = await Promise.all(phones.map(({ context }) => keysOf(context, code)))
    await endsBySaying([...pages, screen.page], {
      code,
      hostKey: '',
      keys: await keysBySeat(code, held.flat()),
    })
    await jonas.page.getByRole('button', { name: say.again }).click()
    await expect.poll(() => codeOf(jonas.page), soon).not.toBe(code)
    for (const page of pages)
      if (page !== jonas.page) await see(page.getByRole('link', { name: say.nextSit }))
  },
)

test.runIf(isOnTurn(3, 4))(
  'the sheet keeps every card: a tie, a coin each, landscapes, stock and ways to pay',
  async () => {
    const { code, hostKey, keys } = await gathered({ mode: 'companion', names: ['Ama', 'Jonas'] })
    const [ama, jonas] = await Promise.all([newPhone(), newPhone({ width: 320 })])
    await hold(ama.context, code, [hostKey, keys[0]!])
    await hold(jonas.context, code, [keys[1]!])
    await Promise.all([ama.page.goto(`/t/${code}`), jonas.page.goto(`/t/${code}`)])
    await ama.page.getByRole('button', { name: say.start(2) }).click()
    for (const { page } of [ama, jonas]) await seeNow(page, game.auction.doNow)

    // Between auctions the sheet may keep more.
    await ama.page.getByRole('button', { name: game.first.toFull }).click()
    await seeText(jonas.page, game.first.depthNow.full)
    await seal(ama.page, 12)
    await bid(jonas.page, 12)

    // Equal bids, equal capitals: each enters the coin drawn; two fives first, then a draw that
    // decides.
    for (const [first, second] of [
      [5, 5],
      [3, 8],
    ] as const) {
      for (const { page } of [ama, jonas]) await seeNow(page, game.sheet.drawing)
      await moveOf(ama.page, 'coin', `,"coin":${first}`).first().click()
      await seeNow(ama.page, game.sheet.drawingOther('Jonas'))
      await moveOf(jonas.page, 'coin', `,"coin":${second}`).first().click()
    }
    await seeNow(jonas.page, game.sheet.take)
    for (const { page } of [ama, jonas]) {
      await see(page.locator('.reveal'))
      expect(await page.locator('.reveal .seat-who > strong').first().innerText()).toContain(
        'Jonas',
      )
      await seeText(page, /Coins drawn:/)
    }

    // Landscapes taken, a card turned up, a way to pay.
    const take = async (page: Page, terrain: string, tracks: number, coin: number) => {
      const own = page.locator('.entry')
      await rested(page)
      await own
        .locator(`input[value='${JSON.stringify({ terrain, tracks })}']`)
        .check({ force: true })
      await moveOf(page, 'took', `.*`.slice(2))
        .nth(coin - 1)
        .click()
    }
    await take(jonas.page, 'savanna', 3, 7)
    await loseSight(ama.page.locator('.enter-for')) // her page has heard of it, and may rest
    await take(ama.page, 'river', 2, 10)
    await seeNow(jonas.page, game.sheet.buildOwn.full)
    await rested(jonas.page)
    // Without bonus cards the stock alone decides: what is missing is bought, by the same tap.
    await moveOf(jonas.page, 'built', ',"bonuses":0,"bought":1,"stock":2}').click()
    await expect
      .poll(async () => (await sheetOf(code)).view!.accounts[1], soon)
      .toMatchObject({ crossed: 1, capital: 85 })
    await loseSight(jonas.page.locator('.entry'))

    // The log knows which landscape that was, and so does the page that corrects it.
    await openEntry(jonas.page, code, 'You crossed the savanna')
    await see(jonas.page.locator('.do-now').getByText('You crossed the savanna'))
    await jonas.page.goto(`/t/${code}`)
    await endsBySaying([ama.page, jonas.page], { code, hostKey, keys })
  },
)

test('a landscape tapped before the script has come is taken with its coin', async () => {
  const table = await started({ mode: 'companion', depth: 'full', names: ['Ama', 'Jonas'] })
  const { waiting } = await playTo<Sheet>(table, ({ view }) => view!.phase.kind === 'taking')
  const { page, context } = await newPhone()
  await hold(context, table.code, [table.keys[waiting[0]!]!])
  const come = await holdScripts(page)
  await page.goto(`/t/${table.code}`, { waitUntil: 'commit' })
  await page
    .locator(`.entry input[value='${JSON.stringify({ terrain: 'village', tracks: 2 })}']`)
    .first()
    .check({ force: true })
  come()
  await hydrated(page)
  await moveOf(page, 'took').nth(3).click()
  const lane = async () => (await sheetOf(table.code)).view!.accounts[waiting[0]!]!.lane
  await expect.poll(lane, soon).toEqual([{ terrain: 'village', tracks: 2, coin: 4 }])
})

test('what is typed and what is picked holds while others enter theirs', async () => {
  const table = await started({ mode: 'companion', depth: 'full', names: ['Ama', 'Jonas'] })
  const { code, keys } = table
  const { page, context } = await newPhone()
  await hold(context, code, [keys[1]!])
  await page.goto(`/t/${code}`)
  await awake(page)
  await page.getByRole('button', { name: '1', exact: true }).click()
  await make(code, keys[0]!, { kind: 'bid', pounds: 3 })
  await seeText(page, game.auction.lastSeal)
  await page.getByRole('button', { name: '2', exact: true }).click()
  await page.getByRole('button', { name: game.auction.seal(12), exact: true }).click()

  await seeNow(page, game.sheet.take)
  const coins = moveOf(page, 'took')
  await rested(page)
  await page
    .locator(`.entry input[value='${JSON.stringify({ terrain: 'river', tracks: 3 })}']`)
    .check({ force: true })
  await make(code, keys[0]!, { kind: 'took', card: { terrain: 'village', tracks: 2, coin: 4 } })
  await loseSight(page.locator('.enter-for'))
  await coins.nth(8).click()
  const lane = async () => (await sheetOf(code)).view!.accounts[1]!.lane
  await expect.poll(lane, soon).toEqual([{ terrain: 'river', tracks: 3, coin: 9 }])
})
