// Plays a game in which one seat makes every move that it is advised, and listens to the advice.

import { adviceIn } from '../../web/games/advice.ts'
import type { Box } from '../../web/games/box.tsx'
import type { Chosen, Position, Seat } from '../../web/games/game.ts'
import type { Telling } from '../../web/games/words.ts'
import { type Lang, list } from '../../web/lang.ts'
import { type Player, playedBy } from './bots.ts'

const people = ['Ama', 'Jonas', 'Pierre', 'Lea', 'Hélène']

const tellingIn = (lang: Lang, you: Seat, seats: number, options: unknown): Telling => ({
  you,
  options,
  seats,
  name: seat => people[seat]!,
  list: items => list(lang, items),
  either: items => list(lang, items, 'disjunction'),
})

/** One advice; `turn` counts the turns of its seat. */
export interface Heard {
  position: Position
  chosen: Chosen<unknown>
  turn: number
  says(lang: Lang): string[]
}

/** Plays a game against normal bots, and returns its result with all advice. */
export const playedByAdvice = (
  { digital: { game, bot }, words }: Box,
  { options, seats, you, seed }: { options: unknown; seats: number; you: Seat; seed: number },
) => {
  const heard: Heard[] = []
  let turn = 0
  let last: Seat | undefined
  const players = Array.from(
    { length: seats },
    (_, seat): Player =>
      (position, chance) =>
        bot(position, chance, seat === you ? 'sharp' : 'steady'),
  )
  const { end } = playedBy(players, { game, options, seed }, ({ seat, position }, chosen) => {
    if (seat === you) {
      if (last !== you) turn++
      const says = (lang: Lang) =>
        adviceIn(words[lang], chosen, tellingIn(lang, you, seats, options))
      heard.push({ position, chosen, turn, says })
    }
    last = seat
  })
  return { heard, standings: game.result(end)! }
}

const TURNS = 10

/**
 * Returns the sentence that is said most often within ten turns, and how often. Names of moves are
 * no sentences.
 */
export const mostRepeated = (
  heard: readonly Heard[],
  lang: Lang,
): [times: number, said: string] => {
  const said = heard.flatMap(({ turn, says }) =>
    says(lang)
      .slice(1)
      .flatMap(text => text.split(/(?<=[.!?]) /))
      .map(sentence => ({ turn, sentence })),
  )
  return said.reduce<[number, string]>(
    (most, { turn, sentence }) => {
      const within = said.filter(
        one => one.sentence === sentence && one.turn >= turn && one.turn < turn + TURNS,
      )
      return within.length > most[0] ? [within.length, sentence] : most
    },
    [0, ''],
  )
}
