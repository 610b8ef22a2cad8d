// A desk is used: the board is as large as its shape allows, the tray touches it, and the sentence, its tip and the story stand whole
// beside it. Places are measured, never classes.
import { expect, test } from 'vitest'
import { moment as landAt } from '../games/camino/browser/program.ts'
import { raceAt } from '../games/cape-horn/browser/program.ts'
import { moment as lanesAt } from '../games/cape-to-cairo/browser/program.ts'
import { moment as bazaarAt } from '../games/kairo/browser/program.ts'
import { rotating } from '../sweep.ts'
import { withPhones } from './browser.ts'
import { hydrated, phoneAt } from './people.ts'
import { make, type Played, started } from './program.ts'

const newPhone = withPhones()
const names = ['Alexandra', 'Jonas', 'Ama']

const screens = [
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1680, 1050],
  [1920, 1080],
  [2560, 1440],
] as const

interface Desk {
  ratio: number // of the board, width through height
  square?: true // its tray stands right of it, in one column, from 1680 px on of all the width there is
  at(): Promise<Played & { frame: { waiting: readonly number[] } }>
}
const desks: [string, Desk][] = [
  ['Cape to Cairo', { ratio: 1.5, at: () => lanesAt({ names }, ({ view }) => view!.auctions === 3) }],
  ['Cape Horn', { ratio: 1.51, at: () => raceAt(names, ({ seq }) => seq > 9) }],
  ['Kairo', { ratio: 1, square: true, at: () => bazaarAt({ names }, ({ seq }) => seq > 9) }],
  ['Le Camino', { ratio: 1.3704, at: () => landAt({ names: names.slice(0, 2) }, ({ seq }) => seq > 9) }],
]

// A column of 640 px or more stands in two from 1680 px on; a single one is 566 px wide at most, and so is each of two.
const columnOf = ({ square }: Desk, width: number, board: number): { wide: number; isSplit: boolean } => {
  const whole = width - 48 - board
  if (square) return { wide: width < 1680 ? Math.min(566, whole) : whole, isSplit: false }
  const isSplit = width >= 1680 && whole >= 640
  return { wide: Math.min(566, isSplit ? (whole - 16) / 2 : whole), isSplit }
}

// What of a window is left for board and tray: the masthead and the margins take 76 px (web/ui/turn/frame.css).
const boardOf = ({ ratio, square }: Desk, width: number, height: number): [width: number, height: number] => {
  const [column, tray] = width < 1200 ? [300, 160] : [352, 132]
  const left = square ? width - 48 - 360 : width - 48 - column
  const high = Math.min(square ? height - 76 : height - 76 - tray, left / ratio)
  return [high * ratio, high]
}

test.each(rotating(desks, 4))('on a desk %s has the largest board, and everything else its place', async (_, desk) => {
  const table = await desk.at()
  const { page } = await phoneAt(newPhone, table, table.frame.waiting[0]!, { width: 1440, height: 900, novice: true })
  await hydrated(page)
  const wrong: string[] = []
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height })
    const [wide, high] = boardOf(desk, width, height)
    const column = columnOf(desk, width, wide)
    const found = await page.evaluate(
      ({ wide, high, isSquare, column }) => {
        const at = (place: string) => document.querySelector(`[data-place=${place}]`)!.getBoundingClientRect()
        const [board, tray, sentence, seats, story] = ['board', 'tray', 'sentence', 'seats', 'story'].map(
          at,
        ) as DOMRect[]
        const is = (one: number, other: number) => Math.abs(one - other) <= 2
        const bottom = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().bottom
        const tip = document.querySelector('.coach > div')!
        return Object.entries({
          [`board ${board!.width} × ${board!.height}, not ${wide} × ${high}`]: !(
            is(board!.width, wide) && is(board!.height, high)
          ),
          'tray touches the board': isSquare
            ? !is(tray!.left, board!.right + 16) || !is(tray!.width, column.wide)
            : !(is(tray!.top, board!.bottom) && is(tray!.width, board!.width)),
          'tray is in the window': tray!.bottom > innerHeight,
          'sentence begins with the board': !is(sentence!.top, board!.top),
          'the sentence is whole': bottom('.do-now h1') > bottom('.do-now') + 1,
          'the tip is whole': tip.scrollHeight > tip.clientHeight + 1 || bottom('.coach > div') > sentence!.bottom + 1,
          [`a column of ${sentence!.width}, not ${column.wide}`]: !(
            is(sentence!.width, column.wide) && is(seats!.width, column.wide)
          ),
          [column.isSplit ? 'the seats stand beside the sentence' : 'seats are below the sentence']: column.isSplit
            ? !(is(seats!.top, sentence!.top) && is(seats!.left, sentence!.right + 16) && is(story!.left, seats!.left))
            : seats!.top < sentence!.bottom - 1 || !is(seats!.left, sentence!.left),
          'what is common lies over nothing': (() => {
            const common = at('common')
            const above = column.isSplit ? (isSquare ? tray! : sentence!) : seats!
            return common.height > 0 && (common.top < above.bottom - 1 || !is(common.left, above.left))
          })(),
          'the story is at the foot': story!.bottom > innerHeight || story!.top < seats!.top,
          // Beside a square board the seats come first: a low window has one line of the story left.
          'the story is open':
            !(isSquare && innerHeight < 800) &&
            (!document.querySelector('[data-place=story] details[open]') || story!.height < 79),
          [`${document.documentElement.scrollHeight} px high`]: document.documentElement.scrollHeight > innerHeight + 1,
        }).flatMap(([what, isWrong]) => (isWrong ? [what] : []))
      },
      { wide, high, isSquare: desk.square === true, column },
    )
    wrong.push(...found.map(what => `${width} × ${height}: ${what}`))
  }
  expect(wrong).toEqual([])
})

// A sheet after its first entry. Kairo and Le Camino compose theirs otherwise (kairo/browser/beside-sight, camino/browser/beside-desk).
const begun = async (game: string, move: Parameters<typeof make>[2], options = {}): Promise<Played> => {
  const table = await started({ game, mode: 'companion', names, options })
  await make(table.code, table.keys[0]!, move)
  return table
}
const sheets: [string, () => Promise<Played>][] = [
  ['Cape to Cairo', () => begun('cape-to-cairo', { kind: 'bid', pounds: 1 })],
  ['Cape Horn', () => begun('cape-horn', { kind: 'begins', first: 0 })],
]

test.each(sheets)('beside the box the sheet of %s is an open book, its tray the right page', async (_, open) => {
  const table = await open()
  const { page } = await phoneAt(newPhone, table, 1, { width: 1440, height: 900 })
  await hydrated(page)
  const wrong: string[] = []
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height })
    const found = await page.evaluate(() => {
      const at = (place: string) => document.querySelector(`[data-place=${place}]`)?.getBoundingClientRect()
      const [sentence, tray] = [at('sentence')!, at('tray')!]
      const left = ['story', 'board', 'seats'].flatMap(place => at(place) ?? [])
      const tops = [sentence, ...left].map(({ top }) => top)
      return Object.entries({
        'the left page reads down': tops.some((top, i) => i > 0 && top < tops[i - 1]!),
        'the left page is as wide as the sentence': left.some(
          one => one.left < sentence.left - 1 || one.right > sentence.right + 1,
        ),
        'the tray is the right page': tray.left < sentence.right || Math.abs(tray.top - sentence.top) > 2,
        'the tray is in the window': tray.right > innerWidth,
        'the story is open': document.querySelector('.face details.recap:not([open])') !== null,
      }).flatMap(([what, isWrong]) => (isWrong ? [what] : []))
    })
    wrong.push(...found.map(what => `${width} × ${height}: ${what}`))
  }
  expect(wrong).toEqual([])
})
