// Nothing moves that nobody moved: the layout shifts of a whole game, on phones, at a desk and on
// the room’s screen, added up; online, and beside the box.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Frame } from '../../web/protocol.ts'
import { shelf } from '../../web/shelf.ts'
import { isBeside, isOnline, practised, seated } from '../boxes.ts'
import { rotating } from '../sweep.ts'
import { withPhones } from './browser.ts'
import { hydrated, phoneAt, see } from './people.ts'
import { byBot, frameOf, make, type Played, playTo, started } from './program.ts'
import { eveningOf } from './whole-games.ts'

const newPhone = withPhones()
const names = ['Maximiliane', 'Jonas', 'Bartholomäus']
// All shifts of a game together; 0.1 is called good of a page that loads. The smallest phone has
// room for nothing that is kept free.
const most = { phone: 0.05, small: 0.15, desk: 0.05, room: 0.05 }

interface Shift {
  value: number
  what: string // which elements moved, from where to where
}
declare global {
  var shifts: Shift[]
  var heard: number | undefined // the last action that a page was told
}
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

// Keeps every shift that no deed of one's own explains, until the end, which is another page. A
// program makes all moves here, so that there is no tap to be seen (`hadRecentInput`): what follows
// one's own move counts as tapped.
const keepShifts = (page: Page) =>
  page.evaluate(() => {
    globalThis.shifts = []
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      return element
        ? `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
        : 'gone'
    }
    const place = ({ x, y, width, height }: DOMRect) =>
      [x, y, width, height].map(Math.round).join(' ')
    // The layout of a face, which a phase of the game may have as its own; and what a sheet asks to
    // be entered, and the bids that stand before it until somebody crosses. Where an entry changes
    // that, as the turn passes or bids are opened, another page is looked at.
    const asked = () =>
      [...document.querySelectorAll('.face, .sheet-face :is(form, form legend, .reveal)')]
        .map(part => part.className || part.textContent)
        .join()
    const frames: { at: number; isTold: boolean; asked: string }[] = []
    document.body.addEventListener('frame', event => {
      const { seq, you, told, result } = (event as CustomEvent<Frame>).detail
      globalThis.heard = seq
      frames.push({ at: performance.now(), isTold: told?.seat !== you && !result, asked: asked() })
    })
    // The newest row of the story pushes the others down; a sentence of more lines pushes its own
    // note, within a place that keeps its size. A row that has left the page since (`node` is null)
    // is known by where it stood.
    const meant = '[data-place=story], [data-place=sentence]'
    const isMeant = ({ node, previousRect: { x, y } }: LayoutShift['sources'][number]) =>
      node
        ? (node instanceof Element ? node : node.parentElement)?.closest(meant)
        : [...document.querySelectorAll(meant)].some(one => {
            const { left, right, top, bottom } = one.getBoundingClientRect()
            return left <= x && x <= right && top <= y && y <= bottom
          })
    // What the others add, as the browser counts it (Layout Instability, W3C): the part of the
    // window that they left and took, by the longest way that one went.
    const scoreOf = (moved: LayoutShift['sources']) => {
      const areas = moved.map(
        ({ previousRect: from, currentRect: to }) =>
          from.width * from.height + to.width * to.height,
      )
      const ways = moved.flatMap(({ previousRect: from, currentRect: to }) => [
        Math.abs(to.x - from.x),
        Math.abs(to.y - from.y),
      ])
      const part = areas.reduce((sum, area) => sum + area, 0) / (innerWidth * innerHeight)
      return (Math.min(1, part) * Math.max(...ways)) / Math.max(innerWidth, innerHeight)
    }
    new PerformanceObserver(list => {
      for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
        const last = frames.findLastIndex(({ at }) => at <= startTime)
        const [after, next] = [frames[last], frames[last + 1]]
        if (!after?.isTold) continue
        // The next action may have come within the same painted frame, or before this is asked.
        if (after.asked !== asked() || (next && after.asked !== next.asked)) continue
        const moved = sources.filter(source => !isMeant(source))
        if (moved.length === 0) continue
        const what = moved.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} ${place(previousRect)} → ${place(currentRect)}`,
        )
        globalThis.shifts.push({ value: Math.min(value, scoreOf(moved)), what: what.join(', ') })
      }
    }).observe({ type: 'layout-shift' })
  })

// Until a page has painted an action. Each is painted by itself: two phases in one painted frame
// would be taken for one phase whose parts moved.
const shown = (page: Page, seq: number) =>
  page.evaluate(async seq => {
    while (!globalThis.heard || globalThis.heard < seq) await new Promise(requestAnimationFrame)
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  }, seq)

// Plays to the end with a bot at every seat, as slowly as the pages paint.
async function endByBots(table: Played, pages: Page[]) {
  let frame = await frameOf(table.code)
  while (frame.result === undefined) {
    const { seq: last } = frame
    frame = await playTo(table, ({ seq, result }) => seq > last || result !== undefined, byBot)
    const { seq, result } = frame
    if (result === undefined) await Promise.all(pages.map(page => shown(page, seq)))
  }
}

// On two phones, at a desk and on the room's screen.
async function sumShifts(table: Played, playOn: (pages: Page[]) => Promise<unknown>) {
  const [phone, small, desk, room] = await Promise.all([
    phoneAt(newPhone, table, 0),
    phoneAt(newPhone, table, 1, { width: 320, height: 568, locale: 'de-DE' }),
    phoneAt(newPhone, table, 1, { width: 1440, height: 900, locale: 'de-DE' }),
    newPhone({ width: 1920, height: 1080 }),
  ])
  await room.page.goto(`/t/${table.code}/screen`)
  await hydrated(room.page)
  const pages = { phone, small, desk, room }
  for (const { page } of Object.values(pages)) await keepShifts(page)
  await playOn(Object.values(pages).map(({ page }) => page))
  const wrong: string[] = []
  for (const name of Object.keys(most) as (keyof typeof most)[]) {
    const { page } = pages[name]
    await see(page.locator('.standings'))
    const shifts = await page.evaluate(() => globalThis.shifts)
    const sum = shifts.reduce((all, { value }) => all + value, 0)
    const worst = shifts.sort((one, other) => other.value - one.value).slice(0, 5)
    if (sum > most[name])
      wrong.push(
        `${name}: ${sum.toFixed(3)}`,
        ...worst.map(({ value, what }) => `  ${value.toFixed(4)} ${what}`),
      )
  }
  expect(wrong).toEqual([])
}

const online = shelf.filter(isOnline)
const beside = shelf.filter(isBeside)

test.each(rotating(online, online.length))(
  'nothing moves by itself in a whole game, $id',
  async box => {
    const table = await started({
      game: box.id,
      names: seated(box, names),
      options: practised(box),
    })
    await sumShifts(table, pages => endByBots(table, pages))
  },
)

test.each(rotating(beside, beside.length))(
  'nothing moves by itself in a whole evening beside the box, $id',
  async box => {
    const people = seated(box, names)
    const { options, entered } = eveningOf(box, people.length)
    const table = await started({ game: box.id, mode: 'companion', names: people, options })
    await sumShifts(table, async pages => {
      for (const { seat, entry } of entered) {
        const { seq } = await make(table.code, table.keys[seat]!, entry as { kind: string })
        if ((await frameOf(table.code)).result === undefined)
          await Promise.all(pages.map(page => shown(page, seq)))
      }
    })
  },
)
