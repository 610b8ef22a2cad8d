// A desk is used: the board is as large as its shape allows, the tray touches it, and the sentence,
// its tip and the story stand whole beside it. Places are measured, never classes.
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
  // its tray stands right of it, in one column, from 1680 px on of all the width there is
  square?: true
  at(): Promise<Played & { frame: { waiting: readonly number[] } }>
}
const desks: [string, Desk][] = [
  [
    'Cape to Cairo',
    { ratio: 1.5, at: () => lanesAt({ names }, ({ view }) => view!.auctions === 3) },
  ],
  ['Cape Horn', { ratio: 1.51, at: () => raceAt(names, ({ seq }) => seq > 9) }],
  ['Kairo', { ratio: 1, square: true, at: () => bazaarAt({ names }, ({ seq }) => seq > 9) }],
  [
    'Le Camino',
    { ratio: 1.3704, at: () => landAt({ names: names.slice(0, 2) }, ({ seq }) => seq > 9) },
  ],
]

// A column of 640 px or more stands in two from 1680 px on; a single one is 566 px wide at most,
// and so is each of two.
const columnOf = (
  { square }: Desk,
  width: number,
  board: number,
): { wide: number; isSplit: boolean } => {
  const whole = width - 48 - board
  if (square) return { wide: width < 1680 ? Math.min(566, whole) : whole, isSplit: false }
  const isSplit = width >= 1680 && whole >= 640
  return { wide: Math.min(566, isSplit ? (whole - 16) / 2 : whole), isSplit }
}

// What of a window is left for board and tray: the masthead and the margins take 76 px
// (web/ui/turn/frame.css).
const boardOf = (
  { ratio, square }: Desk,
  width: number,
  height: number,
): [width: number, height: number] => {
  const [column, tray] = width < 1200 ? [300, 160] : [352, 132]
  const left = square ? width - 48 - 360 : width - 48 - column
  const high = Math.min(square ? height - 76 : height - 76 - tray, left / ratio)
  return [high * ratio, high]
}

test.each(rotating(desks, 4))(
  'on a desk %s has the largest board, and everything else its place',
  async (_, desk) => {
    const table = await desk.at()
    const { page } = await phoneAt(newPhone, table, table.frame.waiting[0]!, {
      width: 1440,
      height: 900,
      novice: true,
    })
    await hydrated(page)
    const wrong: string[] = []
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height })
      const [wide, high] = boardOf(desk, width, height)
      const column = columnOf(desk, width, wide)
      const found = await page.evaluate(
        ({ wide, high, isSquare, column }) => {
          const at = (place: string) =>
            document.querySelector(`[data-place=${place}]`)!.getBoundingClientRect()
          const [board, tray, sentence, seats, story] = [
            'board',
            'tray',
            'sentence',
            'seats',
            'story',
          ].map(at) as DOMRect[]
          const is = (one: number, other: number) => Math.abs(one - other) <= 2
          const bottom = (selector: string) =>
            document.querySelector(selector)!.getBoundingClientRect().bottom
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
            'the tip is whole':
              tip.scrollHeight > tip.clientHeight + 1 ||
              bottom('.coach > div') > sentence!.bottom + 1,
            [`a column of ${sentence!.width}, not ${column.wide}`]: !(
              is(sentence!.width, column.wide) && is(seats!.width, column.wide)
            ),
            [column.isSplit
              ? 'the seats stand beside the sentence'
              : 'seats are below the sentence']: column.isSplit
              ? !(
                  is(seats!.top, sentence!.top) &&
                  is(seats!.left, sentence!.right + 16) &&
                  is(story!.left, seats!.left)
                )
              : seats!.top < sentence!.bottom - 1 || !is(seats!.left, sentence!.left),
            'what is common lies over nothing': (() => {
              const common = at('common')
              const above = column.isSplit ? (isSquare ? tray! : sentence!) : seats!
              return (
                common.height > 0 && (common.top < above.bottom - 1 || !is(common.left, above.left))
              )
            })(),
            'the story is at the foot': story!.bottom > innerHeight || story!.top < seats!.top,
            // Beside a square board the seats come first: a low window has one line of the story
            // left.
            'the story is open':
              !(isSquare && innerHeight < 800) &&
              (!document.querySelector('[data-place=story] details[open]') || story!.height < 79),
            [`${document.documentElement.scrollHeight} px high`]:
              document.documentElement.scrollHeight > innerHeight + 1,
          }).flatMap(([what, isWrong]) => (isWrong ? [what] : []))
        },
        { wide, high, isSquare: desk.square === true, column },
      )
      wrong.push(...found.map(what => `${width} × ${height}: ${what}`))
    }
    expect(wrong).toEqual([])
  },
)

// A sheet with the most players, after its first entry. Le Camino, which has no seats but two ways,
// composes its own (camino/browser/beside-desk).
const begun = async (
  game: string,
  names: string[],
  ...moves: Parameters<typeof make>[2][]
): Promise<Played> => {
  const table = await started({ game, mode: 'companion', names })
  for (const [seat, move] of moves.entries()) await make(table.code, table.keys[seat]!, move)
  return table
}
const four = [...names, 'Pierre']
const stalls = { kind: 'sets-up', cloths: ['red', 'yellow', 'green'] }
const sheets: [string, () => Promise<Played>][] = [
  ['Cape to Cairo', () => begun('cape-to-cairo', four, { kind: 'bid', pounds: 1 })],
  ['Cape Horn', () => begun('cape-horn', [...four, 'Zoë'], { kind: 'begins', first: 1 })],
  ['Kairo', () => begun('kairo', four, stalls)],
]
const laptops = [...screens, [1366, 768]] as const

test.each(sheets)(
  'beside the box the seats of %s are a book, the tray touches it, the column reads down',
  async (_, open) => {
    const table = await open()
    const { page } = await phoneAt(newPhone, table, 1, {
      width: 1440,
      height: 900,
      locale: 'de-DE',
    })
    await hydrated(page)
    const wrong: string[] = []
    for (const [width, height] of laptops) {
      await page.setViewportSize({ width, height })
      const found = await page.evaluate(() => {
        const at = (place: string) =>
          document.querySelector(`[data-place=${place}]`)?.getBoundingClientRect()
        const [sentence, seats, tray] = [at('sentence')!, at('seats')!, at('tray')!]
        const column = [sentence, ...['common', 'story'].flatMap(place => at(place) ?? [])]
        const lines = [
          ...document.querySelectorAll('[data-place=seats] > ul:first-child > li'),
        ].filter(seat => seat.getBoundingClientRect().height > 0)
        const sizes = lines.map(seat => seat.getBoundingClientRect())
        const is = (one: number, other: number) => Math.abs(one - other) <= 2
        return Object.entries({
          'the tray touches the seats': !(
            is(tray.top, seats.bottom) &&
            is(tray.left, seats.left) &&
            is(tray.right, seats.right)
          ),
          'the column stands beside them':
            !is(sentence.top, seats.top) || sentence.left < seats.right,
          'the column reads down': column.some(
            (one, i) => i > 0 && one.top < column[i - 1]!.bottom - 1,
          ),
          'the column has one margin': column.some(
            ({ left, right }) => !is(left, sentence.left) || right > innerWidth,
          ),
          'seats are of one size': sizes.some(
            one => !is(one.height, sizes[0]!.height) || !is(one.width, sizes[0]!.width),
          ),
          'names are read at arm’s length': lines.some(seat => {
            const name = seat.querySelector('strong')
            return name !== null && parseFloat(getComputedStyle(name).fontSize) < 19
          }),
          'the story is open': document.querySelector('.face details.recap:not([open])') !== null,
          [`${document.documentElement.scrollHeight} px high`]:
            document.documentElement.scrollHeight > innerHeight + 1,
        }).flatMap(([what, isWrong]) => (isWrong ? [what] : []))
      })
      wrong.push(...found.map(what => `${width} × ${height}: ${what}`))
    }
    expect(wrong).toEqual([])
  },
)
