// The sheet beside the box by programs: the evening of figure 16, traced, and one that is counted.
import type { Entry } from '../../../../web/games/camino/rules/entry.ts'
import type { Options, View } from '../../../../web/games/camino/sheet/state.ts'
import type { Frame } from '../../../../web/protocol.ts'
import * as any from '../../../browser/program.ts'
import { at, type Screen } from '../../../browser/screens.ts'
import { begins, counts, piece, road } from '../evening.ts'

export type Sheet = Frame<View, unknown, Options>
export const sheet = (code: string) => any.frameOf<Sheet>(code)

export const beside = (options: Partial<Options>, names: readonly string[]) =>
  any.started({ game: 'camino', mode: 'companion', options, names })

export const tell = async ({ code, keys }: any.Played, seat: number, ...entries: Entry[]) => {
  for (const entry of entries) await any.make(code, keys[seat]!, entry)
}

/** Figure 16: 33 + 7 against 29 + 3. */
export const ways = [
  'A1 E1 E2 G2 G6 C6 C8 E8 E9 K9 K8 M8 M10 N10',
  'A10 A5 C5 C4 G4 G2 E2 E1 J1 J2 K2 K1 N1',
] as const
export const bridges = ['D1', 'D8', 'E6', 'I9', 'I1', 'E4'] as const
export const crossings = ['F6', 'G9', 'L8', 'L1'] as const

const obstacles = [
  ...bridges.map(square => piece('bridge', square, 1)),
  ...crossings.map(square => piece('level-crossing', square, 1)),
]

export async function sheetScreens(): Promise<Screen[]> {
  const pair = ['Alexandra', 'Jonas']
  const [first, empty, half, unblocked, traced, broken, over, counting, waiting, differing, teams] =
    await Promise.all([
      beside({ depth: 'trace' }, pair),
      beside({ depth: 'trace', variant: 'caminito' }, pair),
      beside({ depth: 'trace' }, pair),
      beside({ depth: 'trace' }, pair),
      beside({ depth: 'trace' }, pair),
      beside({ depth: 'trace' }, pair),
      beside({ depth: 'trace' }, pair),
      beside({ depth: 'count' }, pair),
      beside({ depth: 'count' }, pair),
      beside({ depth: 'count' }, pair),
      beside({ depth: 'count', variant: 'caminito' }, [...pair, 'Ama', 'Pierre']),
    ])
  for (const table of [
    empty,
    half,
    unblocked,
    traced,
    broken,
    over,
    counting,
    waiting,
    differing,
    teams,
  ])
    await tell(table, 0, begins())
  await tell(half, 0, road(ways[0]))
  await tell(unblocked, 0, ...ways.map(road))
  for (const table of [traced, broken, over]) await tell(table, 0, ...ways.map(road), ...obstacles)
  await tell(broken, 1, piece('meadow', 'H2'), piece('curve', 'H3', 0))
  await tell(over, 1, { kind: 'close', how: 'agreed' })
  for (const table of [waiting, differing]) await tell(table, 0, counts(0, 33, 7), counts(1, 29, 3))
  await tell(differing, 1, counts(0, 33, 6))
  const own = (table: any.Played, seat: number, name: string, see?: Screen['see']) =>
    at(`camino-sheet-${name}`, table, [table.keys[seat]!], `?seat=${seat}`, see)
  return [
    own(first, 0, 'begins'),
    own(empty, 0, 'empty'),
    own(half, 0, 'half'),
    own(unblocked, 0, 'unblocked'),
    own(traced, 0, 'traced', page =>
      page.locator('.camino-keys button:not([disabled])').last().click(),
    ),
    own(broken, 1, 'broken'),
    own(over, 0, 'over'),
    own(counting, 0, 'count'),
    at('camino-sheet-counting', counting, [], '/screen'),
    own(waiting, 0, 'waits'),
    own(differing, 0, 'differs-other'),
    own(differing, 1, 'differs'),
    own(teams, 3, 'teams'),
    at('camino-sheet-screen', traced, [], '/screen'),
    at('camino-sheet-over-screen', over, [], '/screen'),
  ]
}
