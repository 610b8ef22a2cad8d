// Where every piece of the box lies, so that none is lost or made: law 10 counts them. Coins are
// unlimited (ruling).
import { supplyOf } from '../../../web/games/kairo/rules/bazaar.ts'
import { medals } from '../../../web/games/kairo/rules/medals.ts'
import { barkerCards, cloths } from '../../../web/games/kairo/rules/pieces.ts'
import type { State } from '../../../web/games/kairo/rules/state.ts'

const several = (count: number, name: string): string[] => Array.from({ length: count }, () => name)

// Main stalls of the seats lie on the board or before them.
const mains = ({ bazaar, players }: State): string[] =>
  players.flatMap((_, seat) =>
    cloths.map(cloth => {
      const owned = bazaar.stalls.filter(stall => stall.owner === seat && stall.cloth === cloth)
      return owned.length > 1 ? 'two stalls of a cloth' : `stall ${seat} ${cloth}`
    }),
  )

export const pieces = (state: State): string[] => {
  const { bazaar, display, pile, discards, players } = state
  const laid = bazaar.stalls.flatMap(({ cloth, squares }) =>
    several(squares.length - 1, `extension ${cloth}`),
  )
  const left = cloths.flatMap(cloth => several(supplyOf(bazaar, cloth), `extension ${cloth}`))
  const held = players.reduce((sum, { barkers }) => sum + barkers, 0)
  const squares = bazaar.stalls.flatMap(stall => [...stall.squares, stall.entrance])
  return [
    ...[...display, ...pile, ...discards, ...players.flatMap(({ hand }) => hand)].map(
      card => `card ${card}`,
    ),
    ...laid,
    ...left,
    ...mains(state),
    ...cloths.filter(cloth => bazaar.customers[cloth] === null).map(() => 'a customer waits'),
    ...(held > barkerCards || new Set(squares).size < squares.length ? ['too many'] : []),
    ...cloths.flatMap(cloth =>
      medals.map(medal => `${medal} ${cloth} ${typeof state.medals[cloth][medal] !== 'string'}`),
    ),
  ]
}
