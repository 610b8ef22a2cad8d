// One evening on four phones of the world outside: one translates its pages, one has a wrong clock,
// one loses its script on the way and one its storage. Each of them plays, all of them see every
// move, and they come to the same end.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { chance } from '../../durable/proof/chance.ts'
import type { Position } from '../../web/games/game.ts'
import type { Frame } from '../../web/protocol.ts'
import { boxOf, shelf } from '../../web/shelf.ts'
import { isOnline, practised } from '../boxes.ts'
import { rotating } from '../sweep.ts'
import { withPhones } from './browser.ts'
import { clear } from './cleared.ts'
import { house, phoneAt, say, see, soon } from './people.ts'
import { frameOf, make, movesMadeBy, type Played, started } from './program.ts'
import { translate } from './translated.ts'

const newPhone = withPhones()

const names = ['Ama', 'Jonas', 'Marta', 'Pierre']

// What is advised stands where it is made. Without script the link leads to a page with the answer,
// and a board on which pieces are dragged has no forms: there the move is chosen in words.
const moveByPage = async (page: Page, code: string, seat: number) => {
  const made = await movesMadeBy(code, seat)
  await page.getByRole('link', { name: house.whatWouldYouDo }).first().click()
  await see(page.locator('.advised'))
  const inWords = page.getByRole('link', { name: say.moveList })
  const hasForms = (await page.locator('[data-root] button.advised-move').count()) > 0
  if (!hasForms && (await inWords.isVisible())) {
    await inWords.click()
    await page.locator('#move-list button').first().click()
    await page.goto(`/t/${code}?seat=${seat}`)
  } else await page.locator('button.advised-move:enabled').first().click()
  await expect.poll(() => movesMadeBy(code, seat), soon).toBeGreaterThan(made)
}

const moveByProgram = async ({ code, keys }: Played, seat: number) => {
  const frame = await frameOf(code, keys[seat]!)
  const { move } = boxOf(frame.game)!.digital.bot(frame as Position, chance, 'easy')
  await make(code, keys[seat]!, move as { kind: string })
}

// Move by move until it is over, or until this is true; the seats that are left to a page move by
// it, once.
async function playOn(
  table: Played,
  pages: readonly Page[],
  isEnough: (frame: Frame, left: Set<number>) => boolean,
) {
  const left = new Set(pages.keys())
  for (;;) {
    const frame = await frameOf(table.code)
    if (frame.result || isEnough(frame, left)) return left.size
    const seat = frame.waiting.find(seat => left.has(seat)) ?? frame.waiting[0]!
    if (left.delete(seat)) await moveByPage(pages[seat]!, table.code, seat)
    else await moveByProgram(table, seat)
  }
}

// Who came where with how much, as a page tells it, each side in its row.
const end = (page: Page) =>
  page.locator('.standings > li').evaluateAll(
    (rows, names) =>
      rows.map(row => {
        const [place, who, score] = [
          ':scope > .visually-hidden',
          '.place-names',
          '.place-figure',
        ].map(part => row.querySelector(part)!.textContent!)
        return [place!.match(/\d+/)![0], ...names.filter(name => who!.includes(name)), score].join(
          ' ',
        )
      }),
    names,
  )

const forFour = shelf.filter(box => isOnline(box) && box.seats.includes(names.length))

test.each(rotating(forFour, forFour.length))('$id: an evening on four phones', async box => {
  const table = await started({ game: box.id, names, options: practised(box), advice: true })
  const phones = await Promise.all(names.map(() => newPhone({ expects: /ERR_FAILED/ })))
  const [translated, late, unscripted, bare] = phones.map(({ page }) => page) as [
    Page,
    Page,
    Page,
    Page,
  ]
  await translated.addInitScript(translate, [true, false] as [boolean, boolean])
  await late.clock.setSystemTime(Date.now() - 40 * 60 * 60 * 1000)
  const pages = [translated, late, unscripted, bare]
  await Promise.all(phones.map((phone, seat) => phoneAt(async () => phone, table, seat)))
  const everybodyMoves = async () =>
    expect(await playOn(table, pages, (_, left) => left.size === 0), 'phones without a turn').toBe(
      0,
    )
  const until = (seq: number) => playOn(table, [], frame => frame.seq >= seq)

  await everybodyMoves()
  await clear(bare)
  await unscripted.context().route(/\/a\/main.*\.js/, route => route.abort())
  await unscripted.reload()
  await everybodyMoves()
  await until(40)
  await everybodyMoves()
  await until(Number.POSITIVE_INFINITY)

  // Whose turn it was by a page without script must ask for what is new: under half an entry
  // nothing is loaded again.
  const asks = unscripted.locator('.unrenewed')
  for (const page of [translated, late, bare]) await see(page.locator('.standings'))
  await see(unscripted.locator('.standings, .unrenewed').filter({ visible: true }).first())
  if ((await unscripted.locator('.standings').count()) === 0) await asks.click()
  const { result } = await frameOf(table.code)
  const told = await end(late)
  for (const { seat, place, score } of result!)
    expect(told).toContainEqual(
      expect.stringMatching(new RegExp(`^${place} .*${names[seat]}.* ${score}$`)),
    )
  for (const page of pages) await expect.poll(() => end(page), soon).toEqual(told)
})
