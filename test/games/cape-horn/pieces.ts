// Where every piece of the box lies, so that none is lost or made: law 10 counts them.
import type { State } from '../../../web/games/cape-horn/rules/state.ts'

export const pieces = ({ pile, ships, laid }: State): string[] => [
  ...Object.entries(pile).flatMap(([card, copies]) => Array.from({ length: copies }, () => card)),
  ...ships.flatMap(({ hand }) => hand),
  ...laid.flatMap(stack => stack ?? []),
]
