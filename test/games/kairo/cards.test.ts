// The card of a build: a standard one, a joker with a coin, or any three (003, "Jouer une carte de
// construction").
import { describe, expect, test } from 'vitest'
import type { Card } from '../../../web/games/kairo/rules/cards.ts'
import { isJoker, plays } from '../../../web/games/kairo/rules/cards.ts'
import type { Coins } from '../../../web/games/kairo/rules/pieces.ts'
import {
  coins,
  district,
  joker,
  make,
  offered,
  options,
  playCards,
  playJoker,
  reach,
  refusal,
  setUp,
  situation,
  why,
} from './situation.ts'

const put = setUp('red', [6, 2], [6, 3]) // in district 2
const holding = (hand: Card[], purse: Partial<Coins> = { blue: 1 }) =>
  situation({ players: [{ hand: [...hand].sort((a, b) => a - b), coins: coins(purse) }, {}] })
const played = (hand: Card[], purse?: Partial<Coins>) => reach(holding(hand, purse), 0, put)

describe('a build is begun only where a card can end it', () => {
  test.each<[string, Card[], Partial<Coins>, string | undefined]>([
    ['the district’s card', [district(2)], {}, undefined],
    ['another district’s', [district(1)], {}, 'no-card'],
    ['none', [], {}, 'no-card'],
    ['two others', [district(1), district(3)], {}, 'no-card'],
    ['any three', [district(1), district(3), district(3)], {}, undefined],
    ['a fitting joker and a coin', [joker.J258], { blue: 1 }, undefined],
    ['a fitting joker without a coin', [joker.J258], {}, 'no-coin-for-joker'],
    ['another joker', [joker.J147], { blue: 1 }, 'no-card'],
    ['three with a joker, without a coin', [district(1), joker.J147, joker.J369], {}, undefined],
  ])('%s', (_, hand, purse, code) => {
    expect(refusal(holding(hand, purse), put)?.refused).toBe(code)
  })
})

describe('what is played', () => {
  test('is a card for the district of the stall', () => {
    const state = played([district(2), joker.J147])
    expect(why(state, playCards(district(2)))).toBeUndefined()
    expect(why(state, playCards(district(3)))).toEqual(['not-in-hand'])
    expect(why(state, playJoker(joker.J147, 'blue'))).toEqual(['other-district'])
  })

  test('a joker takes a coin, and only a coin that is there', () => {
    const state = played([joker.J258, district(2)])
    expect(why(state, playJoker(joker.J258, 'blue'))).toBeUndefined()
    expect(why(state, playCards(joker.J258))).toEqual(['joker-needs-coin'])
    expect(why(state, playJoker(joker.J258, 'red'))).toEqual(['no-coin-for-joker'])
    expect(why(state, playJoker(district(2), 'blue'))).toEqual(['coin-not-needed'])
  })

  test('the joker’s coin is not one that paid for the extension', () => {
    const state = situation({
      players: [{ hand: [joker.J258], coins: coins({ red: 2, blue: 1 }) }, {}],
      stalls: [{ owner: 0, cloth: 'red', squares: [17], entrance: 29 }], // (6,2), entrance (6,3)
    })
    const paid = reach(
      state,
      0,
      { kind: 'extension', cloth: 'red', square: 18 },
      { kind: 'pay', coins: coins({ red: 2 }) },
    )
    expect(why(paid, playJoker(joker.J258, 'red'))).toEqual(['no-coin-for-joker'])
    expect(offered(paid)).toEqual([playJoker(joker.J258, 'blue')])
    const done = reach(paid, 0, playJoker(joker.J258, 'blue'))
    expect(done.players[0]!.coins).toEqual(coins())
  })

  test('a card for two districts is a joker too, where an edition has one', () => {
    const two = {
      ...options.edition,
      cards: [{ districts: [1, 2], copies: 3 }, ...options.edition.cards],
    }
    expect(isJoker(two, 0)).toBe(true)
    expect(isJoker(two, 1)).toBe(false)
  })

  test('three cards cost nothing, jokers among them neither, also beside a fitting card', () => {
    const hand = [district(1), district(2), joker.J147, joker.J369]
    const state = played(hand)
    expect(why(state, playCards(district(1), joker.J147, joker.J369))).toBeUndefined()
    expect(
      why(state, { kind: 'play', cards: [district(1), joker.J147, joker.J369], coin: 'blue' }),
    ).toEqual(['coin-not-needed'])
    expect(
      why(state, { kind: 'play', cards: [joker.J147, joker.J369, district(1)], coin: 'blue' }),
    ).toEqual(['coin-not-needed'])
    expect(why(state, playCards(district(1), joker.J147))).toEqual(['one-or-three'])
    expect(why(state, playCards(district(1), district(1), joker.J147))).toEqual(['not-in-hand'])
  })

  test('all ways are offered, each once', () => {
    const ways = (hand: Card[], purse: Partial<Coins>) => [
      ...plays({ edition: options.edition, hand }, 2, coins(purse)),
    ]
    expect(ways([district(2), district(2), joker.J258], { red: 2, blue: 1 })).toEqual([
      { cards: [district(2)] },
      { cards: [joker.J258], coin: 'red' },
      { cards: [joker.J258], coin: 'blue' },
      { cards: [district(2), district(2), joker.J258] },
    ])
    expect(ways([district(1), district(3), district(3), district(3)], {})).toEqual([
      { cards: [district(1), district(3), district(3)] },
      { cards: [district(3), district(3), district(3)] },
    ])
    expect(ways([district(1), district(3)], {})).toEqual([])
  })

  test('lies on the discards, and the coin is gone', () => {
    const { state, events } = make(
      played([district(1), joker.J258]),
      0,
      playJoker(joker.J258, 'blue'),
    )
    expect(state.discards).toEqual([joker.J258])
    expect(state.players[0]).toMatchObject({ hand: [district(1)], coins: coins() })
    expect(events[0]).toMatchObject({
      kind: 'built',
      seat: 0,
      play: { cards: [joker.J258], coin: 'blue' },
    })
  })
})
