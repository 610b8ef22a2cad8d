// Whole games of any box: online as easy bots play them; beside the box, what people would enter of
// such a game, or random entries where there is no such game.
/// <reference types="vite/client" />
import type { Box } from '../../web/games/box.tsx'
import type { Mode } from '../../web/games/game.ts'
import { isRefusal, open, play, positionOf, waiting } from '../../web/games/play.ts'
import { isOnline, practised } from '../boxes.ts'
import { seeded } from '../chance.ts'
import type { AnyCopy, Entered } from '../laws/copy.ts'
import { optionsOf, randomGame } from '../laws/random.ts'
import { endByBots, make, type Played, started } from './program.ts'

const copies = import.meta.glob<{ copy: AnyCopy }>('../games/*/copy.ts', { eager: true })

interface Evening {
  options: object
  entered: Entered[]
}

const atRandom = ({ companion: { game } }: Box, seats: number): Evening => {
  const options = optionsOf(game) as object
  const { steps } = randomGame({ game, mode: 'companion', seats, options, seed: 1 })
  return {
    options: {},
    entered: steps.map(({ action: { seat, move } }) => ({ seat: seat!, entry: move })),
  }
}

/** Returns what people enter beside the box in a whole game. */
export function eveningOf(box: Box, seats: number): Evening {
  if (!isOnline(box)) return atRandom(box, seats)
  const { game, bot } = box.digital
  const { copy } = copies[`../games/${box.id}/copy.ts`]!
  const luck = seeded(1)
  let { state } = open(game, seats, optionsOf(game, practised(box)), luck)
  const [options] = copy.sheets(state)
  const entered = [...(copy.begin?.(state) ?? [])]
  while (game.result(state) === undefined) {
    const [seat] = waiting(game, state, seats)
    const { move } = bot(positionOf(game, state, seat!), luck, 'easy')
    const played = play(game, state, seat!, move, luck)
    if (isRefusal(played)) throw new Error(`${JSON.stringify(move)}: ${played.refused}`)
    for (const event of played.events) {
      const after = game.evolve(state, event)
      entered.push(...copy.entries(event, state, after, options))
      state = after
    }
    state = played.state
  }
  return { options, entered }
}

/** Opens a table and plays it to its end. */
export async function finished(box: Box, mode: Mode, names: readonly string[]): Promise<Played> {
  if (mode === 'digital') {
    const table = await started({ game: box.id, names, options: practised(box) })
    await endByBots(table)
    return table
  }
  const { options, entered } = eveningOf(box, names.length)
  const table = await started({ game: box.id, mode, names, options })
  for (const { seat, entry } of entered)
    await make(table.code, table.keys[seat]!, entry as { kind: string })
  return table
}
