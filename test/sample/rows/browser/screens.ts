// Every state of the dice race that people come to see, each with the keys its browser holds.
import type { Mode } from '../../../../web/games/game.ts'
import type { Frame } from '../../../../web/protocol.ts'
import { gathered, type Played, playTo, started } from '../../../browser/program.ts'
import { at, type Screen } from '../../../browser/screens.ts'
import box from '../../race/box.tsx'
import type { View } from '../../race/rules/state.ts'

const names = ['Alexandra', 'Jonas', 'Ama', 'Pierre']

type Kind = { kind: string }
const banking = (moves: readonly Kind[]): Kind =>
  moves.find(({ kind }) => kind === 'bank' || kind === 'banked') ?? moves[0]!

// A seat may stake more points than there is room for tiles.
const hasList = ({ view }: Frame) => {
  const { scores, sum, turn } = view as View
  return sum === 0 && scores[turn]! > 8
}

const inMode = async (mode: Mode): Promise<Screen[]> => {
  const name = (what: string) => `${box.id}-${mode}-${what}`
  const wish = { game: box.id, mode, names }
  const [turn, over] = await Promise.all([started(wish), started(wish)])
  const { waiting } = await playTo<Kind, Frame>(turn, hasList, banking)
  await playTo<Kind, Frame>(over, ({ result }) => result !== undefined, banking)
  const seen = (what: string, table: Played, seat: number) =>
    at(name(what), table, [table.keys[seat]!], `?seat=${seat}`)
  return [
    seen('turn', turn, waiting[0]!),
    seen('other', turn, (waiting[0]! + 1) % names.length),
    at(name('screen'), turn, [], '/screen'),
    seen('over', over, 0),
    at(name('over-screen'), over, [], '/screen'),
  ]
}

export async function screens(): Promise<Screen[]> {
  const lobby = await gathered({ game: box.id, names: names.slice(0, 1), free: 3 })
  const made = await Promise.all(box.modes.map(inMode))
  return [
    { name: `${box.id}-help`, path: `/games/${box.id}` },
    at(`${box.id}-lobby`, lobby, [lobby.hostKey, lobby.keys[0]!]),
    ...made.flat(),
  ]
}
