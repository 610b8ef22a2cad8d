// What every bot must obey: it ends each game, chooses what is accepted, and knows nothing that its
// seat was not told.
/// <reference types="vite/client" />

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Chosen, type Level, levels, type Seat } from '../web/games/game.ts'
import { positionOf } from '../web/games/play.ts'
import type { Telling } from '../web/games/words.ts'
import { langs } from '../web/lang.ts'
import { shelf } from '../web/shelf.ts'
import { isOnline } from './boxes.ts'
import { seeded } from './chance.ts'
import { type Asked, type Player, playedBy } from './laws/bots.ts'
import { combinations, type Deal, frozen, optionsOf } from './laws/random.ts'
import { redealOf } from './laws/redeal.ts'
import { rotating, sweep } from './sweep.ts'

const SEEDS = sweep('SEEDS', { part: 1, whole: 2 }) // games a box
const EVERY = 30 // actions: then all levels are asked, and their twins

const json = <Thing>(thing: Thing): Thing => JSON.parse(JSON.stringify(thing))
const telling: Telling = {
  you: 0,
  options: {},
  seats: 2,
  name: seat => `Seat ${seat}`,
  list: String,
  either: String,
}

beforeAll(() => {
  const never = (what: string) => () => {
    throw new Error(`${what} is not a bot's business`)
  }
  vi.spyOn(Math, 'random').mockImplementation(never('Math.random'))
  vi.spyOn(Date, 'now').mockImplementation(never('Date.now'))
  vi.spyOn(performance, 'now').mockImplementation(never('performance.now'))
})
afterAll(() => {
  vi.restoreAllMocks()
})

const online = shelf.filter(isOnline)

// One of the boxes a day: no test of rules takes longer than a strong bot's thoughts.
describe.each(rotating(online, online.length))('$id', box => {
  const {
    id,
    digital: { game, bot, choices },
  } = box
  const variants = combinations(choices).map(wish => optionsOf(game, wish))
  // Every number of seats meets every combination in time: when both are where they began, one goes
  // on by a step.
  let round = variants.length
  while (round % box.seats.length) round += variants.length
  const deals = Array.from({ length: SEEDS }, (_, i): Deal => {
    const options = variants[(i + Math.floor(i / round)) % variants.length]
    return {
      game,
      mode: 'digital',
      seats: box.seats[i % box.seats.length]!,
      options,
      seed: 6151 * (i + 1),
    }
  })
  // Each number of seats and each value of a choice at least once, by bots that cost next to
  // nothing.
  const most = Math.max(box.seats.length, ...choices.map(({ values }) => values.length))
  const cover = Array.from({ length: most }, (_, i): Deal => {
    const wish = choices.map(({ name, values }) => [name, values[i % values.length]!])
    const options = optionsOf(game, Object.fromEntries(wish))
    return {
      game,
      mode: 'digital',
      seats: box.seats[i % box.seats.length]!,
      options,
      seed: 4093 * (i + 1),
    }
  })
  const looks: { deal: Deal; asked: Asked }[] = []
  const naming = ({ seed, seats, options }: Deal, law: () => void) => {
    try {
      law()
    } catch (failure) {
      throw new Error(`seed ${seed}, ${seats} seats, ${JSON.stringify(options)}`, {
        cause: failure,
      })
    }
  }

  const said = new Set<string>()
  const hear = ({ move, reason, of }: Chosen<unknown>, level: Level) => {
    // Advice is what a sharp bot would do: a move without a reason would be told without its second
    // sentence.
    if (level === 'sharp' && box.words.en.reasons)
      expect(reason, JSON.stringify(move)).toBeDefined()
    if (reason === undefined) return
    said.add(reason)
    for (const lang of langs) {
      const phrase = box.words[lang].reasons?.[reason]
      const sentence = typeof phrase === 'function' ? phrase(of as never, telling) : phrase
      expect(sentence, `${lang} ${reason}`).toMatch(/\S/)
      expect(sentence, `${lang} ${reason}`).not.toMatch(/undefined|NaN|\[object/)
    }
  }

  const ended = (deal: Deal, levelOf: (seat: Seat) => Level, look?: (asked: Asked) => void) => {
    const player =
      (_: unknown, seat: Seat): Player =>
      (position, chance) =>
        bot(frozen(position), chance, levelOf(seat))
    naming(deal, () => {
      const { end } = playedBy(
        Array.from({ length: deal.seats }, player),
        deal,
        (asked, chosen) => {
          hear(chosen, levelOf(asked.seat))
          look?.(asked)
        },
      )
      expect(game.result(end)).toBeDefined()
    })
  }

  test('bots of every level end the game', () => {
    for (const [i, deal] of deals.entries()) {
      const levelOf = (seat: Seat) => levels[(seat + i) % levels.length]!
      let actions = 0
      ended(deal, levelOf, asked => actions++ % EVERY === 0 && looks.push({ deal, asked }))
    }
  })

  test('they end it with every number of seats and every option', () => {
    for (const deal of cover) ended(deal, () => 'easy')
  })

  test.each(levels)(
    '%s: told the same, it chooses the same, and what it chooses is accepted',
    level => {
      expect(looks.length).toBeGreaterThan(0)
      const redeal = redealOf(id, 'digital')
      for (const { deal, asked } of looks) {
        const { before, seat, position, luck } = asked
        naming(deal, () => {
          const chosen = bot(position, seeded(luck), level)
          hear(chosen, level)
          expect(game.move['~standard'].validate(json(chosen.move))).not.toHaveProperty('issues')
          expect(game.check(position, chosen.move), JSON.stringify(chosen.move)).toBeUndefined()
          const twin = frozen(positionOf(game, redeal(json(before), seat, seeded(luck)), seat))
          expect(json(twin)).toEqual(json(position))
          expect(bot(twin, seeded(luck), level)).toEqual(chosen)
        })
      }
    },
  )

  test('a reason is one of its words', () => {
    expect(said.size > 0).toBe(box.words.en.reasons !== undefined)
  })
})
