// Sheets played at random to their end, with every entry that they offer: whatever is offered is
// accepted, nothing throws, a state goes through JSON unchanged, and a seal changes nothing that
// others see before it is opened.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { companion } from '../../../web/games/any-box/sheet/companion.ts'
import { positionOf } from '../../../web/games/play.ts'
import { json, viewersOf } from '../../laws/deals.ts'
import { optionsOf, randomGame } from '../../laws/random.ts'
import { sweep } from '../../sweep.ts'

const { sheets } = JSON.parse(readFileSync(new URL('examples.json', import.meta.url), 'utf8')) as {
  sheets: { id: string; definition: { seats: [number, number] } }[]
}
const seeds = sweep('SEEDS', { part: 3, whole: 12 })

test.each(sheets)('$id is played to its end', ({ definition }) => {
  const options = optionsOf(companion, { sheet: definition })
  const [least, most] = definition.seats
  for (let seed = 1; seed <= seeds; seed++) {
    const seats = least + (seed % (most - least + 1))
    const { steps, end } = randomGame({ game: companion, mode: 'companion', seats, options, seed })
    expect(steps.length).toBeGreaterThan(0)
    const result = companion.result(end as never)!
    expect(result.map(({ seat }) => seat).sort()).toEqual(viewersOf(seats).slice(1))
    for (const { score, sum } of result)
      expect(sum.reduce((all, [, points]) => all + points, 0)).toBe(score)
    for (const { state } of steps.slice(0, 40))
      for (const viewer of viewersOf(seats))
        expect(positionOf(companion, json(state) as never, viewer)).toEqual(
          positionOf(companion, state as never, viewer),
        )
  }
})

test('a seal that differs in one figure is the same to everybody else', () => {
  const sealed = sheets.filter(({ id }) => ['sealedBids', 'sealedAuction'].includes(id))
  for (const { definition } of sealed) {
    const options = optionsOf(companion, { sheet: definition })
    const steps = [1, 2, 3, 4].flatMap(
      seed => randomGame({ game: companion, mode: 'companion', seats: 3, options, seed }).steps,
    )
    let twins = 0
    for (const { before, action } of steps) {
      const { seat, move } = action
      if ((move as { kind: string }).kind !== 'seal') continue
      const offers = [...companion.moves(positionOf(companion, before as never, seat!))].filter(
        ({ kind }) => kind === 'seal',
      )
      const after = offers.map(entry =>
        companion.evolve(before as never, { kind: 'entered', seat: seat!, entry }),
      )
      for (const viewer of viewersOf(3).filter(one => one !== seat))
        for (const state of after)
          expect(json(companion.view(state, viewer))).toEqual(
            json(companion.view(after[0]!, viewer)),
          )
      twins += after.length
    }
    expect(twins).toBeGreaterThan(3)
  }
})
