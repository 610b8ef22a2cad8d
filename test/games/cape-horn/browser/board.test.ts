// The board holds still: a whole race on five phones and desks, measured all along.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aimsOf } from '../../../../web/games/cape-horn/board/aims.ts'
import { chartOf } from '../../../../web/games/cape-horn/rules/chart.ts'
import { handLimit } from '../../../../web/games/cape-horn/rules/pieces.ts'
import { digital } from '../../../../web/games/cape-horn/rules/rules.ts'
import type { Move } from '../../../../web/games/cape-horn/rules/state.ts'
import { withPhones } from '../../../browser/browser.ts'
import { hold, hydrated, moveOf, soon } from '../../../browser/people.ts'
import { make, started } from '../../../browser/program.ts'
import { keepSizes, sizesOf } from '../../../browser/still.ts'
import { seeded } from '../../../chance.ts'
import { isFull, isOnTurn } from '../../../sweep.ts'
import { chosen } from '../players.ts'
import { card, done, square, upToDate } from './people.ts'
import { position, type Race, race, raceAt } from './program.ts'

const newPhone = withPhones()

const sizes = [
  { width: 320, height: 568, locale: 'de-DE' },
  { width: 390, height: 844 },
  { width: 844, height: 390, locale: 'de-DE' },
  { width: 768, height: 1024 },
  { width: 1024, height: 768, locale: 'de-DE' },
]
const wall = { width: 1440, height: 900 }

// What is offered, and how much of it can be seen and tapped: in the window, and under nothing. A
// finger's rest, which takes the pointer from everything for a moment, is cut short.
const sightOf = (page: Page, own: number) =>
  page.evaluate(own => {
    delete document.querySelector<HTMLElement>('x-island')!.dataset.resting
    const box = document.querySelector('.grid-window')!.getBoundingClientRect()
    const middle = ({ left, right, top, bottom }: DOMRect) =>
      [(left + right) / 2, (top + bottom) / 2] as const
    const isTappable = (button: Element) =>
      document.elementFromPoint(...middle(button.getBoundingClientRect())) === button
    const isWhole = (button: Element) => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      const inside =
        left >= box.left - 1 &&
        right <= box.right + 1 &&
        top >= box.top - 1 &&
        bottom <= box.bottom + 1
      return inside && isTappable(button)
    }
    const legal = [...document.querySelectorAll('.grid .legal')]
    const ship = document.querySelector(`[data-square="${own}"]`)!
    const edges = [...legal, ship].map(button => button.getBoundingClientRect())
    const width =
      Math.max(...edges.map(({ right }) => right)) - Math.min(...edges.map(({ left }) => left))
    const height =
      Math.max(...edges.map(({ bottom }) => bottom)) - Math.min(...edges.map(({ top }) => top))
    const names = (buttons: Element[]) => buttons.map(button => button.getAttribute('aria-label'))
    return {
      ownSeen: isWhole(ship),
      // Beside the tabs at the edges there is room for all of it.
      fits: width + 2 * 48 <= box.width && height + 12 <= box.height,
      cut: names(legal.filter(button => !isWhole(button))),
      away: legal.filter(button => !isTappable(button)).length,
      told: [...document.querySelectorAll('.grid-tab b')].reduce(
        (sum, tab) => sum + Number(tab.textContent),
        0,
      ),
    }
  }, own)

// Names the page in what a failing test says.
const at = (page: Page, what: unknown) => ({ ...page.viewportSize(), what })

// What five ships with their roses bring beyond the edge of a phone.
const beyond = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.seat-strip > li > *')]
      .filter(part => part.getBoundingClientRect().right > innerWidth)
      .map(part => part.className),
  )

const kinds = ['lay', 'sail', 'draw', 'end'] as const

// One game a day holds still to its end: this one, Kairo's or Le Camino's (online.test.ts).
const onItsDay = test.runIf(isOnTurn(1, 3))

// By default until every other phone has made every kind of move, tomorrow the others: `FULL=1`
// goes on to the end, all by taps.
onItsDay(
  'no square changes its size in a race, phones make every kind of move by taps, and see what they may do',
  async () => {
    const names = ['Alexandra', 'Jonas', 'Ama', 'Pierre', 'Zoë']
    const { code, keys } = await started({ game: 'cape-horn', names })
    const phones = await Promise.all([...sizes, wall].map(size => newPhone(size)))
    await Promise.all(keys.map((key, seat) => hold(phones[seat]!.context, code, [key])))
    await Promise.all(
      phones.map(({ page }, i) => page.goto(`/t/${code}${i === keys.length ? '/screen' : ''}`)),
    )
    for (const { page } of phones) {
      await hydrated(page)
      await keepSizes(page)
      // The starts bear the cards for five ships, E and E first.
      expect(await page.locator('.printed .horn-figure').allTextContents()).toEqual([
        '2',
        '2',
        '1',
        '2·1',
        '1',
      ])
    }
    const dice = seeded(11)
    const look = async (page: Page, own: number) => {
      let sight = await sightOf(page, own)
      const ownSeen = async () => {
        if (!sight.ownSeen) sight = await sightOf(page, own)
        return at(page, sight.ownSeen)
      }
      await expect.poll(ownSeen, soon).toEqual(at(page, true))
      const { fits, cut, away, told } = sight
      if (fits) expect(at(page, cut)).toEqual(at(page, []))
      // The tabs tell of all that cannot be tapped where one looks.
      else expect(at(page, told >= away)).toEqual(at(page, true))
    }
    const isTapped = (move: Move): move is Extract<Move, { at: number } | { to: number }> =>
      'at' in move || 'to' in move
    // a phone and a kind of move: once by taps, then through the doors
    const tapped = new Set<string>()
    const isTried = () =>
      keys.every(
        (_, seat) => !isOnTurn(seat, 2) || kinds.every(kind => tapped.has(`${seat} ${kind}`)),
      )
    let frame = await race(code)
    for (let turns = 0; isFull ? !frame.result : !isTried(); turns++) {
      const seat = frame.waiting[0]!
      const { page } = phones[seat]!
      // What a page ever had stands there until it is asked: now and then all of them, and whoever
      // is on turn.
      for (const one of turns % 10 === 0 ? phones : [phones[seat]!]) {
        // On a short phone the chart has the room of the acts while others sail; its squares stay
        // as they are.
        const isShort =
          one.page.viewportSize()!.height <= 700 && one.page.viewportSize()!.width < 700
        const moved = (await sizesOf(one.page)).filter(what => !isShort || !what.startsWith('dock'))
        expect(at(one.page, moved)).toEqual(at(one.page, []))
        expect(at(one.page, await beyond(one.page))).toEqual(at(one.page, []))
      }
      const seen = await position(code, keys[seat]!)
      const move = chosen(
        seen,
        [...digital.moves(seen)],
        (['roses', 'line', 'roses'] as const)[seat % 3]!,
        dice,
      )
      if (!isOnTurn(seat, 2) || (tapped.has(`${seat} ${move.kind}`) && !isFull)) {
        await make(code, keys[seat]!, move)
        frame = await race(code)
        continue
      }
      tapped.add(`${seat} ${move.kind}`)
      await upToDate(page, frame.seq)
      const own = seen.view.ships[seat]!.at
      await look(page, own)
      if (move.kind === 'cover') await page.locator('button.tile').last().dispatchEvent('click')
      if (move.kind === 'lay' || move.kind === 'cover') {
        await card(page, seen.view.hand.indexOf(move.card)).dispatchEvent('click')
        await look(page, own)
      }
      // Why not, in the middle of it all: an answer comes and goes.
      if (turns % 7 === 0) await square(page, 0).dispatchEvent('click')
      const control: Locator = isTapped(move)
        ? square(page, 'at' in move ? move.at : move.to)
        : moveOf(page, move.kind).first()
      // The first card of a page waits for the parts that find its squares.
      await control.and(page.locator('[name="move"]')).waitFor({ state: 'attached' })
      frame = await done(code, () => control.dispatchEvent('click'), frame.seq)
    }
    expect(isTried()).toBe(true)
  },
)

test('two fingers bring the board nearer, never the page', async () => {
  const { code, keys } = await started({ game: 'cape-horn', names: ['Ama', 'Jonas', 'Marta'] })
  const { page, context } = await newPhone()
  await hold(context, code, [keys[0]!])
  await page.goto(`/t/${code}`)
  await hydrated(page)
  const width = () => square(page, 0).evaluate(button => button.clientWidth)
  const before = await width()
  const { x, y, width: wide, height } = (await page.locator('.grid-window').boundingBox())!
  const [middle, level] = [x + wide / 2, y + height / 2]
  const session = await context.newCDPSession(page)
  const fingers = (apart: number) =>
    [-apart, apart].map((by, id) => ({ id, x: middle + by, y: level }))
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: apart === undefined ? [] : fingers(apart),
    })
  const pinch = async (from: number, to: number) => {
    await touch('touchStart', from)
    for (let step = 1; step <= 8; step++) await touch('touchMove', from + ((to - from) * step) / 8)
    await touch('touchEnd')
  }
  await pinch(40, 80)
  await expect.poll(width, soon).toBeGreaterThan(before * 1.5)
  await pinch(160, 20)
  const whole = await page.evaluate(() => {
    const [box, board] = ['.grid-window', '.grid-board'].map(one =>
      document.querySelector(one)!.getBoundingClientRect(),
    )
    return board!.width <= box!.width + 1
  })
  expect(whole).toBe(true)
  expect(await page.evaluate(() => [visualViewport!.scale, scrollY])).toEqual([1, 0])
  // One finger alone does the same: whole is how it is now, a tap on what is left of the small map
  // brings it back.
  await page.locator('.grid-map').click()
  await expect.poll(width, soon).toBe(before)
})

test('the small map stands beside the hand, which keeps room for a finger on every card', async () => {
  const hasFull = ({ view }: Race) => view!.ships.some(({ cards }) => cards === handLimit)
  const { code, keys, frame } = await raceAt(['Ama', 'Jonas', 'Marta', 'Zoë'], hasFull)
  const seat = frame.view!.ships.findIndex(({ cards }) => cards === handLimit)
  const { page, context } = await newPhone()
  await hold(context, code, [keys[seat]!])
  await page.goto(`/t/${code}?seat=${seat}`)
  await hydrated(page)
  const boxOf = async (one: Locator) => (await one.boundingBox())!
  const map = await boxOf(page.locator('[data-place=tray] .grid-map'))
  const tray = await boxOf(page.locator('[data-place=tray]'))
  expect(map.y).toBeGreaterThan(tray.y)
  for (const one of await page.locator('.hand > li').all()) {
    const { x, y, width, height } = await boxOf(one)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(47.5)
    expect(x + width).toBeLessThanOrEqual(map.x + 1)
    expect(map.y).toBeLessThan(y + height)
  }
})

test('a sprint square is reached by one tap, leg by leg, and paid', async () => {
  const names = ['Ama', 'Jonas', 'Marta']
  const sprints = ({ options, view }: Race) => {
    const { turn } = view!
    if (turn?.step !== 'laying') return []
    const aims = [...aimsOf({ you: turn.seat, options, view: view! }, { kind: 'ship' })]
    return aims.filter(
      ([to, { second }]) => second && chartOf(options.edition).ground[to] !== 'finish',
    )
  }
  const { code, keys, frame } = await raceAt(names, frame => sprints(frame).length > 0)
  const seat = frame.waiting[0]!
  const [to, { cost }] = sprints(frame)[0]!
  const { page, context } = await newPhone({ width: 1024, height: 768 })
  await hold(context, code, [keys[seat]!])
  await page.goto(`/t/${code}`)
  await hydrated(page)
  await square(page, to).click()
  await expect.poll(async () => (await race(code)).view!.ships[seat]!.at, soon).toBe(to)
  const { seq, view } = await race(code)
  expect(seq).toBe(frame.seq + 2)
  expect(view!.ships[seat]!.points).toBe(frame.view!.ships[seat]!.points - cost)
})
