// The river: who gains a bonus card when somebody else crosses.
import { describe, expect, test } from 'vitest'
import { bonusGainers } from '../../../web/games/cape-to-cairo/rules/river.ts'
import { digital } from '../../../web/games/cape-to-cairo/rules/rules.ts'
import { building, card, make, offered, refusalOf, rolls, situation } from './situation.ts'

describe('who gains a bonus', () => {
  test('everyone else before a river, clockwise from the builder', () => {
    expect(bonusGainers(2, 1, ['river', 'river', 'river', 'river'], [0, 0, 0, 0])).toEqual([
      3, 0, 1,
    ])
    expect(bonusGainers(0, 1, ['desert', 'river', undefined, 'savanna'], [0, 4, 0, 0])).toEqual([1])
  })

  test('the builder gains none, not even when a river comes next for him', () => {
    expect(bonusGainers(1, 1, ['desert', 'river'], [0, 0])).toEqual([])
  })

  test('the crossing that wins gives nobody anything', () => {
    expect(bonusGainers(0, 8, ['desert', 'river'], [0, 0])).toEqual([])
  })

  test('nobody holds more than five', () => {
    expect(bonusGainers(0, 1, [undefined, 'river', 'river'], [0, 5, 4])).toEqual([2])
  })
})

describe('a bonus at the table', () => {
  const stock = [card('mountain', 1), card('mountain', 4), card('desert', 1)] // 8 tracks
  const met = situation({
    railways: [
      { lane: [card('savanna', 1), card('river', 2)] },
      { lane: [card('river', 1)] },
      { lane: [card('desert', 3), card('river', 4)] },
      { lane: [card('river', 3), card('savanna', 8)], bonuses: [card('savanna', 9)] },
    ],
    stock,
    phase: building(0, true),
  })
  const build = { kind: 'build', bonuses: 0, bought: 0 } as const

  test('is dealt by the box, from the pile unless told otherwise, so that the crossing is final', () => {
    const { state, events, final } = make(met, 0, build, 0, 0)
    const [first, second] = met.pile
    expect(events.slice(1)).toEqual([
      { kind: 'gained-bonus', seat: 1, from: 'pile', card: first },
      { kind: 'gained-bonus', seat: 3, from: 'pile', card: second },
    ])
    expect(final).toBe(true)
    expect(state.railways.map(({ bonuses }) => bonuses)).toEqual([
      [],
      [first],
      [],
      [card('savanna', 9), second],
    ])
    expect(state.owed).toEqual([])
    expect(state.phase).toEqual(building(0, false))
  })

  test('comes from the top of the discard for whoever prefers that', () => {
    const preferred = make(met, 0, { kind: 'prefer', from: 'discard' }).state
    expect(preferred.railways[0]!.prefers).toBe('discard')
    const railways = met.railways.map(railway => ({ ...railway, prefers: 'discard' as const }))
    const { state, events } = make({ ...met, railways }, 0, build)
    expect(events.slice(1)).toEqual([
      { kind: 'gained-bonus', seat: 1, from: 'discard', card: stock[2] },
      { kind: 'gained-bonus', seat: 3, from: 'discard', card: stock[1] },
    ])
    expect(state.discards).toEqual([stock[0]])
  })

  test('comes from the pile when the discard is empty, whatever is preferred', () => {
    const railways = met.railways.map(railway => ({ ...railway, prefers: 'discard' as const }))
    const owed = { ...met, railways, owed: [1], phase: building(0, false) }
    expect(digital.proceed(owed, rolls(0))).toEqual([
      { kind: 'gained-bonus', seat: 1, from: 'pile', card: owed.pile[0] },
    ])
  })

  test('the preference is offered beside other moves only, and only the other source', () => {
    const preferences = (seat: number) => offered(met, seat).filter(({ kind }) => kind === 'prefer')
    expect(preferences(0)).toEqual([{ kind: 'prefer', from: 'discard' }])
    expect(offered(met, 1)).toEqual([])
    expect(refusalOf(met, 1, { kind: 'prefer', from: 'discard' })?.refused).toBe('not-your-turn')
    const changed = make(met, 0, { kind: 'prefer', from: 'discard' })
    expect(changed.final).toBe(false)
    expect(offered(changed.state, 0)).toContainEqual({ kind: 'prefer', from: 'pile' })
    expect(refusalOf(changed.state, 0, { kind: 'prefer', from: 'discard' })?.refused).toBe(
      'already-preferred',
    )
  })

  test('a table may do without the choice', () => {
    const plain = { ...met, options: { bonusFrom: 'pile' } as const }
    expect(offered(plain, 0).map(({ kind }) => kind)).not.toContain('prefer')
    expect(refusalOf(plain, 0, { kind: 'prefer', from: 'discard' })?.refused).toBe('pile-only')
  })

  test('spent bonuses are discarded on top of the stock', () => {
    const short = { ...met, stock: stock.slice(1), phase: building(3, true) } // 3 + 5 of 10
    const { state } = make(short, 3, { kind: 'build', bonuses: 1, bought: 1 }, 0)
    expect(state.discards).toEqual([...stock.slice(1), card('savanna', 9)])
    expect(state.railways[3]).toMatchObject({
      bonuses: [],
      capital: 100 - 10 + 3,
      crossed: [card('river', 3)],
    })
  })
})
