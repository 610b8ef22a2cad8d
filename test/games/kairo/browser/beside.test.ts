// An evening of Kairo beside the box: three phones and a screen keep money, medals and points to
// the end.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Entry } from '../../../../web/games/kairo/rules/entry.ts'
import { type Cloth, total } from '../../../../web/games/kairo/rules/pieces.ts'
import * as en from '../../../../web/games/kairo/words/en.ts'
import { wordsOf } from '../../../../web/games/kairo/words/sentences.ts'
import { joined } from '../../../../web/games/words.ts'
import { withPhones } from '../../../browser/browser.ts'
import {
  agrees,
  codeOf,
  house,
  hydrated,
  keysOf,
  moveOf,
  openTable,
  phoneAt,
  rested,
  say,
  see,
  seeNow,
  seeText,
  sitDown,
  soon,
  undo,
} from '../../../browser/people.ts'
import { keysBySeat, movesOf } from '../../../browser/program.ts'
import { isOnTurn } from '../../../sweep.ts'
import { book, bookTo, started } from './program.ts'

const { digital, companion, ...pages } = wordsOf(en)
const words = { ...pages, ...joined(companion, digital) }
const newPhone = withPhones()

const tap = async (page: Page, control: Locator) => {
  await rested(page)
  await control.first().click()
}
const action = (page: Page, name: keyof typeof words.sheet.action) =>
  page.getByRole('button', { name: words.sheet.action[name], exact: true })
const cloth = (page: Page, name: Cloth) =>
  page.getByRole('button', { name: words.cloth[name], exact: true })

// What all may know of the accounts.
const tallies = async (code: string) =>
  (await book(code)).view!.accounts.map(({ tally: { stalls, medals } }) => stalls + medals)
const purse = async (code: string, key: string, seat: number) =>
  (await book(code, key)).view!.accounts[seat]!.coins
const done = async (code: string, act: () => Promise<unknown>) => {
  const { seq } = await book(code)
  await act()
  await expect.poll(async () => (await book(code)).seq, soon).toBeGreaterThan(seq)
}

test.runIf(isOnTurn(1, 4))('three phones and a screen keep an evening to the end', async () => {
  const [ama, jonas, marta, screen] = await Promise.all([
    newPhone({ expects: /409/ }),
    newPhone({ width: 320, height: 640 }),
    newPhone({ width: 768, height: 1024 }),
    newPhone({ width: 1440, height: 900 }),
  ])
  const code = await openTable(ama.page, words.title, say.beside)
  await sitDown(ama.page, 'black', 'Ama')
  await jonas.page.goto(`/t/${code}`)
  await sitDown(jonas.page, 'blue', 'Jonas')
  await marta.page.goto(`/t/${code}`)
  await sitDown(marta.page, 'orange', 'Marta')
  await screen.page.goto(`/t/${code}/screen`)
  await ama.page.getByRole('button', { name: say.start(3) }).click()
  const phones = [ama, jonas, marta]
  const all = phones.map(({ page }) => page)
  const keys = await keysBySeat(
    code,
    (await Promise.all(phones.map(({ context }) => keysOf(context, code)))).flat(),
  )

  // Each taps its three stalls, then somebody taps who begins.
  const stalls: Cloth[][] = [
    ['red', 'yellow', 'green'],
    ['red', 'white', 'blue'],
    ['yellow', 'blue', 'violet'],
  ]
  for (const [seat, page] of all.entries()) {
    await seeNow(page, words.start.setUp)
    await hydrated(page)
    for (const one of stalls[seat]!) await tap(page, cloth(page, one))
    await done(code, () => tap(page, moveOf(page, 'sets-up')))
  }
  await seeNow(ama.page, words.start.begins)
  await done(code, () => tap(ama.page, moveOf(ama.page, 'begins').filter({ hasText: 'Ama' })))
  await seeNow(ama.page, words.sheet.yours)
  await seeNow(jonas.page, words.sheet.turn('Ama'))

  // An extension: the cheapest payment is chosen, and both medals come with it. The purse changes
  // on its own phone only.
  await tap(ama.page, action(ama.page, 'extension'))
  await tap(ama.page, cloth(ama.page, 'red'))
  await see(ama.page.locator('.way input:checked'))
  await expect.poll(() => ama.page.locator('.kairo-scores b').textContent(), soon).toBe('2 + 3')
  await done(code, () => tap(ama.page, moveOf(ama.page, 'extension')))
  expect(await tallies(code)).toEqual([5, 0, 0])
  const left = await purse(code, keys[0]!, 0)
  expect(Object.values(left!).reduce((sum, n) => sum + n)).toBe(3)
  expect(await purse(code, keys[1]!, 0)).toBeUndefined()
  expect(await purse(code, keys[1]!, 1)).toEqual({
    red: 1,
    yellow: 1,
    green: 1,
    white: 1,
    blue: 1,
    violet: 1,
  })
  for (const page of [...all, screen.page]) await seeText(page, /(Ama|You) extended the red stall/)
  await seeText(jonas.page, /Ama’s red stall now has 2 tiles: 2 points \+ 3 for gold/)

  // A tap opens the purse of a phone that has one seat. It stays open while one taps elsewhere;
  // another tap closes it.
  const own = ama.page.locator('.kairo-purse')
  expect(await own.locator('.kairo-coin').count()).toBe(0)
  await own.click()
  await see(own.getByText(words.coins(total(left!))))
  await ama.page.locator('.masthead-menu').focus()
  await see(own.getByText(words.coins(total(left!))))
  await own.click()
  await see(own.getByText(words.purse.tap))

  // A customer to a neighbour's stall pays both; it is taken back and entered anew.
  await tap(jonas.page, action(jonas.page, 'attract'))
  await tap(jonas.page, cloth(jonas.page, 'red'))
  await done(code, () =>
    tap(jonas.page, moveOf(jonas.page, 'attract').filter({ hasText: words.sheet.of('Ama') })),
  )
  expect((await purse(code, keys[0]!, 0))!.red).toBe(left!.red + 2)
  expect((await purse(code, keys[1]!, 1))!.red).toBe(2)
  await done(code, () => tap(jonas.page, undo(jonas.page)))
  await seeNow(jonas.page, words.sheet.yours)
  expect((await purse(code, keys[0]!, 0))!.red).toBe(left!.red)
  await tap(jonas.page, action(jonas.page, 'attract'))
  await tap(jonas.page, cloth(jonas.page, 'red'))
  await done(code, () =>
    tap(jonas.page, moveOf(jonas.page, 'attract').filter({ hasText: words.sheet.own })),
  )
  expect((await purse(code, keys[1]!, 1))!.red).toBe(2)

  // A new stall by a joker, with its coin.
  await tap(marta.page, action(marta.page, 'stall'))
  await tap(marta.page, cloth(marta.page, 'green'))
  await tap(marta.page, marta.page.getByRole('button', { name: words.sheet.joker }))
  await tap(
    marta.page,
    marta.page.locator('.kairo-joker').getByRole('button', { name: words.cloth.white }),
  )
  await done(code, () => tap(marta.page, moveOf(marta.page, 'stall')))
  expect((await purse(code, keys[2]!, 2))!.white).toBe(0)
  expect((await book(code)).view!.sizes.green).toEqual([1, 0, 1])

  // Ama's phone sleeps: Jonas enters for her what needs no purse.
  await tap(jonas.page, jonas.page.getByRole('button', { name: house.enterFor('Ama') }))
  await seeText(jonas.page, words.sheet.ownPhone)
  await done(code, () => tap(jonas.page, moveOf(jonas.page, 'draw')))
  await seeNow(jonas.page, words.sheet.yours)

  // The customer went to Ama after all: corrected in the log, with what it changes shown first.
  // What Ama paid only her own phone corrects.
  await jonas.page.goto(`/t/${code}/log`)
  await seeText(jonas.page, /Ama extended the red stall/)
  expect(await jonas.page.getByRole('link', { name: /Ama extended the red stall/ }).count()).toBe(0)
  await jonas.page
    .getByRole('link', { name: `${say.correct}: You attracted the red customer` })
    .click()
  await seeNow(jonas.page, say.correctTitle)
  await jonas.page.getByRole('radio', { name: 'Ama', exact: true }).check({ force: true })
  await jonas.page.getByRole('button', { name: say.correctPreview }).click()
  await see(jonas.page.getByRole('heading', { name: say.consequences }))
  await jonas.page.getByRole('button', { name: say.askThem }).click()
  for (const { page } of [ama, marta]) await agrees(page).click() // whose coin it is, and a witness
  await expect.poll(async () => (await purse(code, keys[0]!, 0))!.red, soon).toBe(left!.red + 2)
  await seeText(marta.page, house.corrected('Jonas'))
  await jonas.page.goto(`/t/${code}?seat=1`)

  // Programs build until extensions run low: the final phase announces itself on every page.
  await bookTo({ code, hostKey: '', keys }, ({ view }) => view!.final !== undefined)
  for (const page of [...all, screen.page]) await seeText(page, /Final phase|final phase/)
  expect(
    (await movesOf<Entry>(code, keys[(await book(code)).waiting[0]!]!)).some(
      ({ kind }) => kind === 'draw',
    ),
  ).toBe(false)

  // Each stops for good by two taps; then medals and coins are counted up, and every page tells who
  // wins.
  for (;;) {
    const { result, waiting } = await book(code)
    if (result) break
    const page = all[waiting[0]!]!
    await tap(page, page.getByRole('button', { name: words.sheet.stop }))
    await done(code, () => tap(page, moveOf(page, 'stop')))
  }
  const { result } = await book(code)
  for (const page of [...all, screen.page]) await see(page.locator('.standings > li').first())
  for (const { score, sum } of result!)
    expect(sum.reduce((points, [, n]) => points + n, 0)).toBe(score)
  await ama.page.getByRole('button', { name: say.again }).click()
  await expect.poll(() => codeOf(ama.page), soon).not.toBe(code)
  for (const page of all)
    if (page !== ama.page) await see(page.getByRole('link', { name: say.nextSit }))
})

test('real coins are only said, and counted at the end', async () => {
  const table = await started({
    mode: 'companion',
    names: ['Ama', 'Jonas'],
    options: { coins: 'real' },
  })
  await bookTo(table, ({ view }) => view!.phase.kind === 'counting')
  const says = async (page: Page, coins: number) => {
    await page.locator('input[name="move.coins"]').fill(String(coins))
    await done(table.code, () => tap(page, moveOf(page, 'counts')))
  }
  const ama = (await phoneAt(newPhone, table, 0)).page
  const jonas = (await phoneAt(newPhone, table, 1)).page
  await says(ama, 7)
  await seeNow(ama, words.sheet.counting('Jonas', 1))
  await says(jonas, 80)
  expect((await book(table.code)).result).toBeDefined()
  // The last figure was wrong: it is taken back although the game is over, by whoever said it.
  await see(jonas.locator('.standings > li').first())
  await done(table.code, () => tap(jonas, undo(jonas)))
  expect((await book(table.code)).result).toBeUndefined()
  // What was said is offered again.
  const field = jonas.locator('input[name="move.coins"]')
  await expect.poll(() => field.inputValue(), soon).toBe('80')
  await says(jonas, 8)
  const { result } = await book(table.code)
  expect(result!.map(({ seat, sum }) => [seat, Object.fromEntries(sum).coins]).sort()).toEqual([
    [0, 2],
    [1, 2],
  ])
})
