// A game that was once played to its end and is kept in a file: its events must lead to the same
// states, and its moves must cause the same events.
import { expect, test } from 'vitest'
import type { Game, Seat, Standing } from '../../web/games/game.ts'
import { evolved, isRefusal, open, play } from '../../web/games/play.ts'
import { seeded } from '../chance.ts'

export interface Recorded<Move, Event, View, Options> {
  seats: number
  seed: number
  options: Options
  opening: Event[]
  actions: { seat: Seat; move: Move; luck: number; events: Event[]; final: boolean }[]
  result: Standing[]
  end: View // as the room sees it
}

/** Files found by `import.meta.glob`, each with its own name. */
export const named = <Kept>(files: Record<string, Kept>): { name: string; game: Kept }[] =>
  Object.entries(files)
    .map(([path, game]) => ({ name: path.replace(/.*\/|\.json$/g, ''), game }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))

export const factsOf = <Event>({
  opening,
  actions,
}: Pick<Recorded<unknown, Event, unknown, unknown>, 'opening' | 'actions'>) => [
  ...opening,
  ...actions.flatMap(({ events }) => events),
]

export function replays<State extends { options: Options }, View, Move, Event, Options>(
  rules: Game<State, View, Move, Event, Options>,
  game: Recorded<Move, Event, View, Options>,
) {
  test('its facts lead to its result', () => {
    const end = evolved(rules, undefined, factsOf(game))
    expect(rules.result(end)).toEqual(game.result)
    expect(JSON.parse(JSON.stringify(rules.view(end, 'room')))).toEqual(game.end)
  })

  test('its moves cause its facts', () => {
    const opened = open(rules, game.seats, game.options, seeded(game.seed + 1))
    expect(opened.events).toEqual(game.opening)
    let { state } = opened
    for (const { seat, move, luck, events, final } of game.actions) {
      const played = play(rules, state, seat, move, seeded(luck))
      if (isRefusal(played)) throw new Error(`${JSON.stringify(move)}: ${played.refused}`)
      expect([played.events, played.final]).toEqual([events, final])
      state = played.state
    }
    expect(rules.result(state)).toEqual(game.result)
  })
}
