// What others are told of a build under way, of hands and of purses: nothing, until the card is
// played.
import { describe, expect, test } from 'vitest'
import { digital } from '../../../web/games/kairo/rules/rules.ts'
import {
  coins,
  district,
  extend,
  make,
  pay,
  playCards,
  reach,
  situation,
  stall,
} from './situation.ts'

const state = situation({
  stalls: [stall(0, 'red', [6, 2], [6, 3])],
  players: [
    { hand: [district(2), district(7)], coins: coins({ red: 3, blue: 4 }) },
    { hand: [district(5)] },
  ],
})
const others = ['room', 1] as const
const put = make(state, 0, extend('red', [7, 2]))
const paid = make(put.state, 0, pay({ red: 1, blue: 2 }))

describe('a build under way', () => {
  test('is shown and told to its own seat only, what is put and what is paid', () => {
    for (const viewer of others) {
      expect(digital.view(put.state, viewer)).toEqual(digital.view(state, viewer))
      expect(digital.view(put.state, viewer).phase).toEqual({ kind: 'turn', seat: 0, taken: 0 })
      expect(digital.view(paid.state, viewer)).toEqual(digital.view(state, viewer))
      for (const event of [...put.events, ...paid.events]) {
        expect(digital.viewEvent(event, viewer, false)).toBeUndefined()
        expect(digital.viewEvent(event, viewer, true)).toBeUndefined()
        expect(digital.viewEvent(event, 0, false)).toEqual(event)
      }
    }
    expect(digital.view(paid.state, 0).phase).toMatchObject({
      put: { cloth: 'red' },
      coins: coins({ red: 1, blue: 2 }),
    })
  })

  test('can be taken back, and is told to everybody once it is final', () => {
    expect([put.final, paid.final]).toEqual([false, false])
    const played = make(paid.state, 0, playCards(district(2)))
    expect(played.final).toBe(true)
    for (const viewer of others) {
      expect(played.events.map(event => digital.viewEvent(event, viewer, true))).toEqual(
        played.events,
      )
    }
    expect(played.events[0]).toMatchObject({
      put: { cloth: 'red' },
      coins: coins({ red: 1, blue: 2 }),
    })
  })
})

describe('hands and purses', () => {
  test('are their own seat’s; others see how many cards', () => {
    expect(digital.view(state, 'room').players[0]).toEqual({
      tally: { stalls: 0, medals: 0 },
      cards: 2,
      barkers: 0,
      isOut: false,
    })
    expect(digital.view(state, 1).players.map(player => [player.hand, player.coins])).toEqual([
      [undefined, undefined],
      [[district(5)], state.players[1]!.coins],
    ])
    expect(digital.view(state, 'room').pile).toBe(state.pile.length)
  })

  test('a card from the pile is told to who drew it, one from the display to all', () => {
    const drawn = make(state, 0, { kind: 'draw' }, 5).events[0]!
    expect(digital.viewEvent(drawn, 1, true)).toEqual({ kind: 'took', seat: 0, from: 'pile' })
    expect(digital.viewEvent(drawn, 0, true)).toEqual(drawn)
    const taken = make(state, 0, { kind: 'take', card: district(1) }).events[0]!
    expect(digital.viewEvent(taken, 'room', true)).toEqual(taken)
    expect(
      digital.evolve(state, { kind: 'took', seat: 0, from: 'pile' }).players[0]!.hand.length,
    ).toBe(2)
  })

  test('the deal tells each seat its own hand', () => {
    const [opened] = digital.setup(3, state.options, {
      roll: () => 0,
      shuffle: items => [...items],
    })
    const told = digital.viewEvent(opened!, 1, true)
    if (opened?.kind !== 'opened' || told?.kind !== 'opened')
      throw new Error('a game is opened first')
    expect(told.hands).toEqual([3, opened.hands[1], 3])
    expect(digital.viewEvent(opened, 'room', true)).toMatchObject({ hands: [3, 3, 3] })
  })

  test('a first card taken from the display can be put back', () => {
    expect(make(state, 0, { kind: 'take', card: district(1) }).final).toBe(false)
    expect(make(state, 0, { kind: 'hire' }).final).toBe(false)
    expect(make(state, 0, { kind: 'draw' }, 0).final).toBe(true)
    expect(reach(state, 0, { kind: 'take', card: district(1) }).phase).toMatchObject({ taken: 1 })
  })
})
