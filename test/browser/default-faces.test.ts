// A game without faces is played to its end with the default ones, by their visible controls: online
// each move is a button in words, beside the box each entry has its fields.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { modes } from '../../web/games/game.ts'
import { shelf } from '../../web/shelf.ts'
import { plainWords } from '../../web/words/all.ts'
import type { Manifest } from '../../worker/assets.ts'
import race from '../sample/race/box.tsx'
import { goal, type View } from '../sample/race/rules/state.ts'
import { screens } from '../sample/rows/browser/screens.ts'
import { withPhones } from './browser.ts'
import { goRound, linesOf, readQuestions, sizes } from './gate/visit.ts'
import { openHouse } from './house.ts'
import { house, moveOf, openScreen, phoneAt, see, seeNow, soon, undo } from './people.ts'
import { frameOf, free, type Played, started } from './program.ts'
import { served } from './served.ts'

const say = plainWords.en
const { moves, fields } = race.words.en
const names = ['Ama', 'Jonas']

let home: Awaited<ReturnType<typeof openHouse>>
beforeAll(async () => {
  shelf.push(race)
  home = await openHouse(undefined, {
    folders: ['test/sample/race'],
    shelf: 'test/sample/shelf.ts',
  })
  Object.assign(served, { url: home.url, inner: home.inner })
})
afterAll(() => home.stop())
const newPhone = withPhones()

const viewOf = async ({ code }: Played) => (await frameOf(code)).view as View
// Taps, and waits until the table has it.
const tap = async (table: Played, control: Locator) => {
  const { seq } = await frameOf(table.code)
  await control.click()
  await expect.poll(async () => (await frameOf(table.code)).seq, soon).toBeGreaterThan(seq)
}
const named = (page: Page, name: unknown) =>
  page.getByRole('button', { name: String(name), exact: true })

test('online: every move in words, to the end', async () => {
  const table = await started({ game: race.id, names })
  const phones = await Promise.all(names.map((_, seat) => phoneAt(newPhone, table, seat)))
  const pages = phones.map(({ page }) => page)
  await see(pages[1]!.getByText(say.later))
  await seeNow(pages[1]!, say.turnOf('Ama', 1))
  let hasStaked = false
  for (;;) {
    const { scores, turn, sum } = await viewOf(table)
    if (scores.some(points => points >= goal)) break
    const page = pages[turn]!
    await seeNow(page, say.yourTurn)
    const list = page.getByRole('combobox')
    if (sum > 0) await tap(table, named(page, moves.board!.bank))
    else if (!hasStaked && scores[turn]! > 8) {
      await list.selectOption({ index: 8 })
      await tap(table, named(page, say.makeIt))
      hasStaked = true
    } else {
      // Few moves are tiles, many a list.
      const few = Math.min(scores[turn]!, 9)
      await expect.poll(() => moveOf(page, 'stake').count(), soon).toBe(few > 8 ? 0 : few)
      expect(await list.count()).toBe(few > 8 ? 1 : 0)
      await tap(table, named(page, moves.board!.throw))
    }
  }
  expect(hasStaked).toBe(true)
  for (const page of pages) await see(page.locator('#won'))
})

test('beside the box: the fields of each entry, for oneself and for others', async () => {
  const table = await started({ game: race.id, mode: 'companion', names })
  const { page } = await phoneAt(newPhone, table, 0)
  const screen = (await newPhone({ width: 1280, height: 720 })).page
  await screen.goto(`/t/${table.code}/screen`)
  const points = page.getByLabel(fields.points as string)
  const joker = (yes: 'yes' | 'no') =>
    page.locator('label', { has: page.locator(`[value="${yes}"]`) })
  const bank = async (figure: string, doubled: 'yes' | 'no') => {
    await points.fill(figure)
    await joker(doubled).click()
    await tap(table, named(page, moves.sheet!.banked))
  }
  await seeNow(page, say.yourTurn)
  await bank('12', 'no')
  await seeNow(page, say.turnOf('Jonas', 1))
  const where = page.locator('.masthead-where')
  await expect.poll(() => where.innerText(), soon).toBe(house.best(12))
  // Jonas has no phone here: another one opens his entry.
  await named(page, house.enterFor('Jonas')).click()
  await see(page.getByText(house.enteringFor('Jonas')))
  await tap(table, named(page, moves.sheet!.bust))
  await seeNow(page, say.yourTurn)
  await tap(table, undo(page))
  await named(page, house.enterFor('Jonas')).click()
  await bank('5', 'no')
  await seeNow(page, say.yourTurn)
  // After an entry the form is empty again: nothing is typed and nothing is chosen.
  expect(await points.inputValue()).toBe('')
  expect(await page.locator(':checked').count()).toBe(0)
  expect(await screen.locator('.seat-figure').allInnerTexts()).toEqual(['12', '5'])
  await bank('9', 'yes')
  expect((await viewOf(table)).scores).toEqual([30, 5])
  for (const one of [page, screen]) await see(one.locator('#won'))
})

test('what is typed stays whatever else happens at the table', async () => {
  const table = await started({ game: race.id, mode: 'companion', names })
  const { page } = await phoneAt(newPhone, table, 0)
  const points = page.getByLabel(fields.points as string)
  await points.fill('7')
  await free(table.code, table.hostKey, 1)
  await see(page.locator('.seat-state.free'))
  expect(await points.inputValue()).toBe('7')
})

test('every screen is whole, in the longest words', async () => {
  const { faults } = await goRound({
    browser: await chromium.connect(inject('chromium')),
    url: home.url,
    screens: await screens(),
    langs: ['de'],
    sizes,
    open: openScreen,
    questions: await readQuestions(),
  })
  expect(linesOf(faults)).toEqual([])
})

test('without script both are played too', async () => {
  for (const mode of modes) {
    const table = await started({ game: race.id, mode, names })
    const { page } = await phoneAt(newPhone, table, 0, { js: false })
    if (mode === 'companion') {
      await page.getByLabel(fields.points as string).fill('12')
      await page.locator('label', { has: page.locator('[value="no"]') }).click()
      await page.getByRole('button', { name: String(moves.sheet!.banked) }).click()
    } else await page.getByRole('button', { name: String(moves.board!.throw) }).click()
    await expect.poll(async () => (await frameOf(table.code)).seq, soon).toBeGreaterThan(1)
  }
})

test('a browser gets the rules without valibot, and no other game gets the house’s faces', () => {
  const manifest: Manifest = JSON.parse(readFileSync(join(home.folder, 'manifest.json'), 'utf8'))
  const { digital, companion } = manifest.games[race.id]!
  for (const { script, kept, words } of [digital!, companion!]) {
    for (const file of [script, kept])
      expect(readFileSync(join(home.folder, 'assets', file), 'utf8')).not.toContain('vendor')
    expect(readFileSync(join(home.folder, 'assets', words.en!), 'utf8')).toContain(say.makeIt)
  }
  const own = globSync('web/games/*/{board/board,sheet/sheet}.tsx').map(file => file.split('/'))
  const others = own.flatMap(([, , id, face]) =>
    globSync(`.build/assets/a/${id}-words-en-${face}-*.js`).map(file => readFileSync(file, 'utf8')),
  )
  expect(others.length).toBeGreaterThan(7)
  for (const told of others) expect(told).not.toContain(say.later)
})
