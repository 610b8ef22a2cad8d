// A game on the kitchen table goes on online: the companion leads all phones to a table there, its
// people tell what lies on the real one by taps, each their own hand, and it is the game that lay
// there.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Box } from '../../web/games/box.tsx'
import { type Area, isSame, type Lying } from '../../web/games/layout.ts'
import { isUnlimited } from '../../web/games/placing.ts'
import { boxOf } from '../../web/shelf.ts'
import { rotating } from '../sweep.ts'
import { withPhones } from './browser.ts'
import { hold, openMenu, phoneAt, say, see, seeText, soon } from './people.ts'
import { frameOf, gathered, laidOut, make, movesOf, type Played, started } from './program.ts'

const newPhone = withPhones()

const games: [game: string, names: string[], options: object, moves: number][] = [
  ['camino', ['Ama', 'Jonas'], { variant: 'caminito-small' }, 12],
  ['cape-to-cairo', ['Ama', 'Jonas'], {}, 9],
  ['cape-horn', ['Ama', 'Jonas', 'Marta'], {}, 20],
  ['kairo', ['Ama', 'Jonas'], {}, 12],
]

// What is left of the box, and so not told.
const isLeft = ({ area }: Area) => /^(pile|pot|supply|waits)$/.test(area)

// A game that was played somewhere else: what lies on the kitchen table.
const onTheTable = async (game: string, names: string[], options: object, moves: number) => {
  const { code, keys } = await started({ game, names, options })
  for (let turn = 0; turn < 100; turn++) {
    const { waiting, seq } = await frameOf(code)
    if (seq > moves && (await laidOut(code)).rest) break
    const key = keys[waiting[0]!]!
    const may = await movesOf<{ kind: string }>(code, key)
    const better = may.filter(({ kind }) => !/^(end|swap|offer|pass)/.test(kind))
    await make(code, key, (better.length > 0 ? better : may)[turn % Math.max(1, better.length)]!)
  }
  const { areas, rest } = await laidOut(code)
  const own = await Promise.all(
    keys.map(async key => (await laidOut(code, key)).areas.filter(one => one.own)),
  )
  const hands = own.flatMap((all, seat) => all.filter(one => one.seat === seat))
  return { areas: [...areas.filter(one => !one.own && !isLeft(one)), ...hands], rest: rest! }
}

const pieceButton = ({ piece, mark }: Lying) =>
  `button[name="put"][value*='"piece":"${piece}"']${mark === undefined ? '' : `[value*='"mark":${mark}']`}`

// A square, what lies there and, where it may lie in several ways, how.
const tellSquare = async (page: Page, lying: Lying) => {
  const { at, turns = 0, beside } = lying
  const square = `a.lay-square[href$="at=${at}"]`
  const waysBefore = page.locator('.ways-of')
  await page.locator(square).click()
  await see(page.locator(`a.lay-square.asked[href$="at=${at}"]`))
  await expect.poll(() => waysBefore.count(), soon).toBe(0)
  await page.locator(`.lay-tiles:not(.ways-of) ${pieceButton(lying)}`).click()
  await see(page.locator(`${square}:not([aria-label$=": ${say.position.none}"])`))
  const way = beside === undefined ? `"turns":${turns}` : `"beside":${beside}`
  const isOther = (await page.locator(`.ways-of .there:not([value*='${way}'])`).count()) > 0
  if (!isOther) return
  await page.locator(`.ways-of ${pieceButton(lying)}[value*='${way}']`).click()
  await page.locator(`a.lay-square.asked[href$="at=${at}"]`).waitFor({ state: 'detached' })
}

// A figure, by the field that asks for it.
const tellNumber = async (page: Page, field: string, figure: number, of = '') => {
  const form = page.locator('form', { has: page.locator(`input[name="${field}"]`) }).filter({
    has: page.locator(of === '' ? 'input' : `input[value="${of}"]`),
  })
  await form.locator(`input[name="${field}"]`).fill(String(figure))
  await form.getByRole('button').click()
  await expect
    .poll(() => form.locator(`input[name="${field}"][value="${figure}"]`).count(), soon)
    .toBe(1)
}

const besideNow = (page: Page) => page.locator('.lay-list').allTextContents()

const tellArea = async (
  page: Page,
  layout: Box['digital']['layout'],
  { pieces, covered }: Area,
) => {
  for (const lying of pieces) {
    if (lying.at !== undefined) await tellSquare(page, lying)
    else if (isUnlimited(layout, lying.piece))
      await tellNumber(page, 'set.count', lying.count, lying.piece)
    else
      for (let nth = 0; nth < lying.count; nth++) {
        const before = await besideNow(page)
        await page.locator(pieceButton(lying)).click()
        await expect.poll(() => besideNow(page), soon).not.toEqual(before)
      }
  }
  if (covered) await tellNumber(page, 'covered', covered)
}

const carriedOnline = async (old: Played, page: Page, other: Page): Promise<Played> => {
  await page.goto(`/t/${old.code}?seat=0`)
  await openMenu(page)
  await page.getByText(say.position.online).first().click()
  await page.getByRole('button', { name: say.position.online }).click()
  await seeText(page, say.position.lobby)
  const code = /\/t\/(\w{6})/.exec(page.url())![1]!
  await expect.poll(() => other.url(), soon).toContain(code)
  return { ...old, code }
}

const headingOf = (page: Page) => page.locator('h1').textContent()

test.each(rotating(games, games.length))(
  'phones carry %s online, tell it by taps, and find it as it lay',
  async (game, names, options, moves) => {
    const { areas, rest } = await onTheTable(game, names, options, moves)
    const old = await started({
      game,
      mode: 'companion',
      names,
      options: game === 'camino' ? options : {},
    })
    const phones = await Promise.all(names.map((_, seat) => phoneAt(newPhone, old, seat)))
    const [ama, jonas] = [phones[0]!.page, phones[1]!.page]
    await hold(phones[0]!.context, old.code, [old.keys[0]!, old.hostKey])
    const table = await carriedOnline(old, ama, jonas)
    await see(ama.locator('.foot a.button.main'))
    await ama.goto(`/t/${table.code}/position?seat=0`)
    const { options: rules } = await frameOf(table.code)
    const { layout } = boxOf(game)!.digital
    const asked = layout.placing!.asked(rules, names.length)
    for (const one of asked.filter(({ own }) => !own)) {
      const area = areas.find(lies => isSame(lies, one))
      if (area) await tellArea(ama, layout, area)
      const heading = await headingOf(ama)
      await ama.getByRole('link', { name: say.position.next, exact: true }).click()
      await expect.poll(() => headingOf(ama), soon).not.toBe(heading)
    }
    await ama
      .locator('select[name="rest.turn"]')
      .selectOption(String((rest as { turn: number }).turn))
    await expect
      .poll(() => ama.locator('select[name="rest.turn"] [selected]').getAttribute('value'), soon)
      .toBe(String((rest as { turn: number }).turn))
    for (const [seat, { page }] of phones.entries())
      for (const [nth, hand] of asked.filter(one => one.own && one.seat === seat).entries()) {
        await page.goto(`/t/${table.code}/position?seat=${seat}&step=99`)
        await page.getByRole('link', { name: say.position.tell }).nth(nth).click()
        const area = areas.find(lies => isSame(lies, hand))
        if (area) await tellArea(page, layout, area)
        else await page.getByRole('button', { name: say.position.none }).click()
        await page.getByRole('link', { name: say.position.hide }).click()
        await see(page.getByRole('heading', { name: say.position.last }))
      }
    await ama.goto(`/t/${table.code}/position?step=99`)
    await seeText(ama, say.position.fits)
    await ama.getByRole('link', { name: say.position.toLobby }).click()
    await ama.getByRole('button', { name: say.start(names.length) }).click()
    for (const { page } of phones) await see(page.locator('[data-place="board"]'))
    for (const [seat, key] of table.keys.entries()) {
      const sheet = await laidOut(table.code, key)
      const lies = areas.filter(one => !one.own || one.seat === seat)
      expect(sheet.areas.filter(one => !isLeft(one) && (!one.own || one.seat === seat))).toEqual(
        lies,
      )
    }
  },
)

test('without script a row and a hand are told by forms; a shared phone asks who looks', async () => {
  const options = { variant: 'caminito-small' }
  const { code, keys, hostKey } = await started({
    game: 'camino',
    mode: 'companion',
    names: ['Ama', 'Jonas'],
    options,
  })
  const { page, context } = await newPhone({ js: false })
  await hold(context, code, [...keys, hostKey])
  await page.goto(`/t/${code}/menu`)
  await page.getByText(say.position.online).first().click()
  await page.getByRole('button', { name: say.position.online }).click()
  await page
    .getByRole('link', { name: say.position.look })
    .or(page.getByRole('link', { name: say.position.goOn }))
    .or(page.getByRole('link', { name: say.position.link }))
    .click()
  await tellSquare(page, { piece: 'curve', count: 1, at: 0, turns: 1 })
  await seeText(page, say.position.what('B1').split('B1')[0]!)
  await page.goto(`${page.url().split('/position')[0]}/position?seat=room&step=99`)
  await page.getByRole('link', { name: say.iAm('Jonas') }).click()
  await page.locator('button[name="put"]').first().click()
  await seeText(page, say.position.takeAway)
  await page.getByRole('link', { name: say.position.hide }).click()
  await seeText(page, say.position.size(1))
  expect(await page.content()).not.toContain(say.position.takeAway)
})

test('a phone on its side shows the board and its question above the foot; no two ways on are called alike', async () => {
  const { code, keys, hostKey } = await gathered({
    game: 'kairo',
    names: ['Ama'],
    free: 3,
    placed: true,
  })
  const { page, context } = await newPhone({ width: 844, height: 390 })
  await hold(context, code, [hostKey, keys[0]!])
  await page.goto(`/t/${code}/position?seat=0&step=3&at=30`)
  const [board, question, piece, foot] = await Promise.all(
    ['.lay-board', '.lay-answers h2', '.lay-tile', '.laying > .ways'].map(
      async part => (await page.locator(part).first().boundingBox())!,
    ),
  )
  expect(foot!.y - board!.y).toBeGreaterThan(200)
  expect(question!.y).toBeLessThan(board!.y + 60)
  expect(piece!.y + piece!.height).toBeLessThan(foot!.y)
  await page.goto(`/t/${code}/position?seat=0&step=99`)
  const names = await page.locator('.lay-list a').allInnerTexts()
  expect(names.length).toBeGreaterThan(1)
  expect(new Set(names).size).toBe(names.length)
})
