// What every online game must obey where a moment of it is played on: it goes on from there, as
// everybody knew it, by new luck.
import { describe, expect, test } from 'vitest'
import { evolved, isRefusal, openAt, play, positionOf, waiting } from '../web/games/play.ts'
import { seeded } from './chance.ts'
import { deals, json, toEach, viewersOf } from './laws/deals.ts'
import { piecesOf } from './laws/pieces.ts'
import { gameOf, isThird, type Step, watched } from './laws/random.ts'
import { redealOf } from './laws/redeal.ts'

const MOMENTS = 4 // of each game, at random
// moves of bots, in games that people take hours for; the last moment is played on to the end
const DEPTH = 60

describe.each(deals.filter(({ mode }) => mode === 'digital'))('$name', ({ box, game, deals }) => {
  const each = toEach(deals)
  const pieces = piecesOf(box)
  const redeal = redealOf(box.id, 'digital')

  test('the box has nothing to say, somebody has, no piece is lost, and facts suffice', () => {
    each(deal => {
      watched(deal, ({ state, action: { seq, final } }) => {
        if (game.result(state)) return
        const opened = openAt(game, state, seeded(seq))
        expect(game.proceed(opened.state, seeded(1))).toEqual([])
        expect(waiting(game, opened.state, deal.seats)).not.toEqual([])
        expect(pieces(opened.state)).toEqual(pieces(state))
        expect(json(evolved(game, undefined, json(opened.events)))).toEqual(json(opened.state))
        // Where nothing is sealed or half made, everybody goes on from just what was known.
        if (!final) return
        for (const viewer of viewersOf(deal.seats))
          expect(json(game.view(opened.state, viewer))).toEqual(json(game.view(state, viewer)))
      })
    })
  })

  test('nobody learns anything by it, of others neither', () => {
    each(deal => {
      watched(deal, ({ state, action }) => {
        if (!isThird(action) || game.result(state)) return
        const { seq } = action
        for (const viewer of viewersOf(deal.seats)) {
          const twin = redeal(json(state), viewer, seeded(deal.seed + seq))
          const seen = (of: unknown) => json(game.view(openAt(game, of, seeded(seq)).state, viewer))
          expect(seen(twin)).toEqual(seen(state))
        }
      })
    })
  })

  test('what nobody knew is not as it was: the same moves meet other luck', () => {
    let met = 0
    let differs = 0
    const follow = (state: unknown, later: readonly Step[], luck: number) => {
      for (const { action } of later) {
        const next = play(game, state, action.seat!, action.move, seeded(luck + action.seq))
        if (isRefusal(next)) return 'another way'
        if (next.final && JSON.stringify(next.events) !== JSON.stringify(action.events))
          return 'other luck'
        state = next.state
      }
      return 'the same'
    }
    each(deal => {
      const { steps } = gameOf(deal)
      const at = Math.floor(steps.length / 3)
      const later = steps.slice(at + 1)
      const moment = steps[at]!.state
      // A game without secrets and luck goes on as it did.
      if (game.open && follow(moment, later, deal.seed) === 'the same') return
      met++
      const { state } = openAt(game, moment, seeded(deal.seed))
      if (follow(state, later, deal.seed) !== 'the same') differs++
    })
    expect(differs).toBe(met)
  })

  test('bots play it on, to its end', () => {
    const [deal] = deals
    const { steps } = gameOf(deal!)
    const dice = seeded(deal!.seed)
    const ongoing = steps.filter(({ state }) => !game.result(state))
    for (let moment = 0; moment < MOMENTS; moment++) {
      const isLast = moment === MOMENTS - 1
      const { state: from } = ongoing[isLast ? ongoing.length - 1 : dice.roll(ongoing.length)]!
      let { state }: { state: unknown } = openAt(game, from, dice)
      for (let moves = 0; !game.result(state) && (isLast || moves < DEPTH); moves++) {
        const [seat] = waiting(game, state, deal!.seats)
        const { move } = box.digital.bot(positionOf(game, state, seat!), dice, 'easy')
        const next = play(game, state, seat!, move, dice)
        if (isRefusal(next)) throw new Error(`${JSON.stringify(move)}: ${next.refused}`)
        state = next.state
      }
    }
  })
})
