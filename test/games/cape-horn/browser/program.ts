// Programs at a race of Cape Horn: real races, and races on a small chart whose cards are all
// alike, so that no shuffle changes what a script says.

import type { Edition } from '../../../../web/games/cape-horn/rules/edition.ts'
import type {
  Event,
  Move,
  Options,
  Position,
  View,
} from '../../../../web/games/cape-horn/rules/state.ts'
import type { View as SheetView } from '../../../../web/games/cape-horn/sheet/state.ts'
import type { Frame } from '../../../../web/protocol.ts'
import { type Choose, frameOf, moment, type Played, playTo } from '../../../browser/program.ts'
import { seeded } from '../../../chance.ts'
import { chosen } from '../players.ts'

export type Race = Frame<View, Event, Options>
export type Book = Frame<SheetView>

export const race = (code: string, key?: string) => frameOf<Race>(code, key)
/** What a seat of a race that has begun is asked. */
export const position = async (code: string, key: string): Promise<Position> => {
  const { you, options, view } = await race(code, key)
  return { you, options, view: view! }
}

export const book = (code: string, key?: string) => frameOf<Book>(code, key)

/**
 * Every ship sails one square any way; three stations and the line lie a few squares from the first
 * start.
 */
export const smallChart: Edition = {
  map: ['FFF####', '3333211', '3322211', '3332111'],
  starts: [
    [6, 2],
    [7, 2],
    [7, 3],
    [7, 4],
    [6, 4],
  ],
  startCard: 'K',
  stations: [
    { stage: 1, colour: 'red', at: [6, 3] },
    { stage: 2, colour: 'green', at: [5, 3] },
    { stage: 3, colour: 'yellow', at: [4, 4] },
    { stage: 3, colour: 'green', at: [4, 2] },
    { stage: 1, colour: 'green', at: [5, 4] },
    { stage: 1, colour: 'yellow', at: [3, 2] },
    { stage: 2, colour: 'red', at: [4, 3] },
    { stage: 2, colour: 'yellow', at: [3, 3] },
    { stage: 3, colour: 'red', at: [1, 4] },
  ],
  cards: [{ type: 'K', copies: 30, arrows: ['F1', 'FL1', 'FR1', 'L1', 'R1', 'B1', 'BL1', 'BR1'] }],
}

/** A square by its name on the chart's edges. */
export const squareAt = (name: string, columns = 14): number =>
  (name.charCodeAt(0) - 97) * columns + Number(name.slice(1)) - 1

// Players with something in mind.
const plain: Choose<Move, Race> = (offered, { you, options, view, seq }) =>
  chosen(
    { you, options, view: view! },
    offered,
    (['roses', 'line', 'roses'] as const)[Number(you) % 3]!,
    seeded(seq),
  )

export const raceTo = (table: Played, isThere: (frame: Race) => boolean, luck = 0): Promise<Race> =>
  playTo(table, isThere, plain, 'room', luck)

/** A race at a moment worth seeing; where it goes by, another one is begun. */
export const raceAt = (names: readonly string[], isThere: (frame: Race) => boolean) =>
  moment({ game: 'cape-horn', names }, isThere, plain)

/** The same as the seat on turn sees it, which alone knows its hand. */
export const raceFor = (names: readonly string[], isThere: (frame: Race) => boolean) =>
  moment({ game: 'cape-horn', names }, isThere, plain, 'turn')

const onSmall = (name: string) => squareAt(name, smallChart.map[0]!.length)
const lay = (name: string): Move => ({ kind: 'lay', card: 'K', at: onSmall(name) })
const sail = (name: string): Move => ({ kind: 'sail', to: onSmall(name) })
const sprint = (name: string): Move => ({ kind: 'sprint', to: onSmall(name), by: 'sail' })
const rest: Move[] = [{ kind: 'draw' }, { kind: 'end' }]

// What the first ship does, turn by turn, to win in each way; the others renounce.
const red: Move[] = [lay('c6'), sail('c6'), ...rest]
const green: Move[] = [lay('c5'), sail('c5'), ...rest]
export const scripts = {
  'third rose': [red, green, [lay('d4'), sail('d4')]],
  'third rose in a sprint': [red, [lay('c5'), lay('d4'), sail('c5'), sprint('d4')]],
  'finish line': [red, green, [lay('b4'), sail('b4'), ...rest], [sail('a3')]],
  'finish line in a sprint': [red, green, [lay('b4'), sail('b4'), sprint('a3')]],
} satisfies Record<string, Move[][]>
export type Ending = keyof typeof scripts

/**
 * Every move of a script in its order, with who makes it. A turn ends by itself once nothing can be
 * bought.
 */
export async function follow(
  code: string,
  script: readonly (readonly Move[])[],
  made: (move: Move, seat: number) => Promise<unknown>,
) {
  const { waiting, seats } = await race(code)
  const first = waiting[0]!
  for (const moves of script) {
    for (const move of moves) await made(move, first)
    if (moves === script.at(-1)) return
    for (let other = 1; other < seats.length; other++) {
      const seat = (first + other) % seats.length
      await made({ kind: 'renounce' }, seat)
      await made({ kind: 'draw' }, seat)
      if ((await race(code)).waiting[0] === seat) await made({ kind: 'end' }, seat)
    }
  }
}

/** Nobody lays a card or sails any more. */
export const idle = (table: Played): Promise<Race> =>
  playTo<Move, Race>(
    table,
    ({ result }) => result !== undefined,
    offered =>
      ['renounce', 'draw', 'end'].flatMap(kind => offered.find(one => one.kind === kind) ?? [])[0]!,
  )
