// What others see of an action for a moment in pictures (`web/ui/news.tsx`): every fact that has a
// sentence is drawn, or the game's `undrawn.ts` says why it is not. For which of them bots pause.
/// <reference types="vite/client" />
import { expect, test } from 'vitest'
import { toldAtOnce } from '../web/games/timeline.ts'
import { kindOf, type Telling, tell } from '../web/games/words.ts'
import { boxOf } from '../web/shelf.ts'
import type { Drawing } from '../web/ui/news.tsx'
import { combinations, optionsOf, randomGame } from './laws/random.ts'

type Drawn = Required<Pick<Drawing, 'drawn'>>
const drawings = import.meta.glob<Drawn>('../web/games/*/parts/drawn.tsx', { eager: true })
const left = import.meta.glob<{ undrawn: Record<string, string> }>('./games/*/undrawn.ts', {
  eager: true,
})
const games = Object.entries(drawings).map(([file, { drawn }]) => {
  const id = file.split('/')[3]!
  return { id, drawn, undrawn: left[`./games/${id}/undrawn.ts`]?.undrawn ?? {} }
})

test.each(games)('what others do in $id is drawn', ({ id, drawn, undrawn }) => {
  const { digital, seats, words } = boxOf(id)!
  const { game, choices } = digital
  expect(Object.keys(words.en.digital.told)).toEqual(expect.arrayContaining(Object.keys(undrawn)))
  const [weighty, light] = [new Set<string>(), new Set<string>()]
  const wishes = combinations(choices.filter(({ text }) => !text))
  for (const [i, wish] of wishes.slice(0, 6).entries()) {
    const options = optionsOf(game, wish)
    const count = seats[i % seats.length]!
    const { steps } = randomGame({ game, mode: 'digital', seats: count, options, seed: i + 1 })
    const say: Telling = {
      you: 'room',
      options,
      seats: count,
      name: seat => `Seat ${seat}`,
      list: String,
      either: String,
    }
    for (const { action } of steps)
      for (const fact of toldAtOnce(game, action, 'room').events) {
        if (tell(words.en.digital, fact, say) === undefined) continue
        ;(digital.isWeighty?.(fact) ? weighty : light).add(kindOf(fact))
        expect(digital.isMoment?.(fact) && !digital.isWeighty?.(fact)).not.toBe(true)
        const isDrawn = (drawn(fact, say, words.en.digital) ?? []).length > 0
        expect(isDrawn, JSON.stringify(fact)).toBe(!Object.hasOwn(undrawn, kindOf(fact)))
      }
  }
  // Bots pause longer after some kinds of facts, and never after others.
  expect(weighty.size).toBeGreaterThan(0)
  expect(light.size).toBeGreaterThan(0)
  expect([...weighty].filter(kind => light.has(kind))).toEqual([])
})
