// Everything that is said of a game, in every language: each fact and each move that random play meets has its words.
import { describe, expect, test } from 'vitest'
import { nameOf, type Telling, tell } from '../web/games/words.ts'
import { shelf } from '../web/shelf.ts'
import { langs, list } from '../web/ui/lang.ts'
import { combinations, optionsOf, randomGame } from './laws/random.ts'

const modes = ['digital', 'companion'] as const
const played = shelf.flatMap(box => modes.map(mode => ({ name: `${box.id} ${mode}`, box, mode })))

describe.each(played)('$name', ({ box, mode }) => {
  const game = box[mode]
  const games = combinations(box.choices[mode]).map((wish, i) => {
    const options = optionsOf(game, wish)
    return { options, ...randomGame({ game, mode, seats: box.seats[i % box.seats.length]!, options, seed: i + 1 }) }
  })

  test.each(langs)('facts and moves have words: %s', lang => {
    const words = box.words[lang]
    const unsaid = /undefined|NaN|\[object|=>/
    for (const { options, opening, steps } of games) {
      const say: Telling = {
        you: 0,
        options,
        name: seat => `Seat ${seat}`,
        list: items => list(lang, items),
        either: items => list(lang, items, 'disjunction'),
      }
      for (const fact of [opening, ...steps.map(({ action }) => action)].flatMap(({ events }) => events)) {
        expect(Object.keys(words[mode].told)).toContain((fact as { kind: string }).kind)
        expect(tell(words[mode], fact, say) ?? '', JSON.stringify(fact)).not.toMatch(unsaid)
      }
      for (const move of steps.map(({ action }) => action.move)) {
        expect(nameOf(words, mode, move, say), JSON.stringify(move)).toMatch(/\S/)
        expect(nameOf(words, mode, move, say), JSON.stringify(move)).not.toMatch(unsaid)
      }
    }
  })
})
