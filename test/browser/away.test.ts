// Who is away: a row of its own on every screen, inside the window, that comes while nothing is
// touched and ends by a return.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Mode } from '../../web/games/game.ts'
import { minutesOf } from '../../web/lang.ts'
import type { Down, Presence } from '../../web/protocol.ts'
import { boxOf, shelf } from '../../web/shelf.ts'
import { houses } from '../../web/words/all.ts'
import { isOnline, seated } from '../boxes.ts'
import { rotating } from '../sweep.ts'
import { withPhones } from './browser.ts'
import { cut } from './measure.ts'
import { hold, house, hydrated, loseSight, see, soon } from './people.ts'
import { frameOf, started } from './program.ts'

const newPhone = withPhones()

/**
 * From now on the page is told that whoever is not there has been so for so long as this says, in
 * ms.
 */
async function ageing(page: Page) {
  const told = { since: 0, isBack: false }
  const aged = (one: Presence): Presence => {
    if (one.is === 'here') return one
    return told.isBack ? { seat: one.seat, is: 'here' } : { ...one, since: told.since }
  }
  await page.routeWebSocket(/\/socket/, line => {
    const server = line.connectToServer()
    server.onMessage(message => {
      const down: Down | undefined = message === 'pong' ? undefined : JSON.parse(String(message))
      line.send(
        down?.tell === 'presence'
          ? JSON.stringify({ ...down, seats: down.seats.map(aged) })
          : message,
      )
    })
  })
  return told
}

const names = ['Ama', 'Jonas', 'Marta', 'Pierre']

// At a table of three where the others' pages are closed, a phone whose seat is not awaited, or
// sees others beside itself awaited.
async function waiting(
  game: string,
  mode: Mode,
  options: Parameters<typeof newPhone>[0],
  viewer: 'seat' | 'room' = 'seat',
) {
  const { code, keys } = await started({
    game,
    mode,
    names: seated(boxOf(game)!, names, 3),
  })
  const { page, context } = await newPhone(options)
  const { waiting } = await frameOf(code)
  const you = [0, 1].find(seat => !waiting.includes(seat)) ?? 0
  const gone = waiting.filter(seat => seat !== you)
  if (viewer === 'seat') await hold(context, code, [keys[you]!])
  const told = await ageing(page)
  await page.goto(viewer === 'seat' ? `/t/${code}` : `/t/${code}/screen`)
  await hydrated(page)
  return { page, told, code, gone }
}

const rowsOf = (page: Page) => page.locator('.away-row')

const windows = [
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const
const games = shelf.filter(isOnline).map(({ id }) => id)
const kinds = games.flatMap(game => (['en', 'de'] as const).map(lang => ({ game, lang })))

test.each(rotating(kinds, 4))(
  'its rows lie inside every window, hide neither sentence nor board and cut nothing: $game, $lang',
  async ({ game, lang }) => {
    const { page, told, gone } = await waiting(game, 'digital', {
      locale: lang === 'de' ? 'de-DE' : 'en-GB',
    })
    told.since = 150_000
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => rowsOf(page).count(), soon).toBe(gone.length)
      const wrong = await page.evaluate(() => {
        const boxOf = (of: Element) => of.getBoundingClientRect()
        const [sentence, board] = [
          boxOf(document.querySelector('.do-now')!),
          document.querySelector('[data-place=board]'),
        ]
        const parts = [...document.querySelectorAll('.away-row, .away-row > *, .away-row .button')]
        return parts.flatMap(part => {
          const { left, right, top, bottom, width, height } = boxOf(part)
          const isOut =
            left < -0.5 || right > innerWidth + 0.5 || top < 0 || bottom > innerHeight + 0.5
          const isCut = part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0
          const isOver =
            top < sentence.bottom - 1 &&
            bottom > sentence.top + 1 &&
            left < sentence.right &&
            right > sentence.left
          const on = board && boxOf(board)
          const isOn =
            on &&
            top < on.bottom - 1 &&
            bottom > on.top + 1 &&
            left < on.right - 1 &&
            right > on.left + 1
          const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
          const isCovered = width > 0 && !(part.contains(under) || under?.contains(part))
          const isSmall = part.matches('.button') && height < 48
          const said = [
            isOut && 'out',
            isCut && 'cut',
            isOver && 'on the sentence',
            isOn && 'on the board',
            isSmall && 'small',
            isCovered && 'covered',
          ]
          return said.some(Boolean)
            ? [
                `${part.className || part.tagName} ${said.filter(Boolean)}: ${[left, top, right, bottom]}`,
              ]
            : []
        })
      })
      expect([...wrong, ...(await cut(page))], `${width} x ${height}`).toEqual([])
    }
    const { gone: words } = houses[lang]
    await see(
      rowsOf(page)
        .first()
        .getByText(words.awayFor(names[gone[0]!]!, minutesOf(lang, 150_000))),
    )
  },
)

test('it comes after a minute, its key after two, *Wait* folds it, and a return ends it', async () => {
  const { page, told, gone } = await waiting('cape-horn', 'digital', {})
  const name = names[gone[0]!]!
  told.since = 61_000
  await see(rowsOf(page).getByText(house.gone.awayFor(name, minutesOf('en', 61_000))))
  const bot = page.getByRole('button', { name: house.gone.botFor(name) })
  expect(await bot.isDisabled()).toBe(true)
  told.since = 121_000
  await expect.poll(() => bot.isEnabled(), soon).toBe(true)
  told.isBack = true
  await see(rowsOf(page).getByText(house.gone.isBack(name)))
  await loseSight(rowsOf(page))
  told.isBack = false
  await page.getByRole('button', { name: house.gone.waitStill }).click()
  await loseSight(rowsOf(page))
})

test('the shared screen says it, and that any phone can do something', async () => {
  const { page, told } = await waiting('kairo', 'digital', { width: 1920, height: 1080 }, 'room')
  told.since = 121_000
  await see(rowsOf(page).getByText(house.gone.anyPhone))
  expect(await rowsOf(page).locator('button, a').count()).toBe(0)
})

test('beside the box only a seal is waited for', async () => {
  const sealed = await waiting('cape-to-cairo', 'companion', {})
  sealed.told.since = 121_000
  await see(rowsOf(sealed.page).first())
})
