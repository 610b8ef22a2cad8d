// The rules help: the turn of its example is played, and its figures are those of the sentences; the
// pictures have the tracks and prices of the sentences beside them.

import { h } from 'preact'
import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import box from '../../../web/games/cape-to-cairo/box.tsx'
import { payments, siteOf } from '../../../web/games/cape-to-cairo/rules/building.ts'
import { cardOf } from '../../../web/games/cape-to-cairo/rules/pieces.ts'
import { digital } from '../../../web/games/cape-to-cairo/rules/rules.ts'
import { langs } from '../../../web/lang.ts'
import { boxOf } from '../../../web/shelf.ts'
import { card, kinds, make, reach, situation } from './situation.ts'

const scenesOf = (picture: keyof typeof box.pictures): string[] =>
  render(h(box.pictures[picture]!, { words: box.words.en, labels: ['', '', '', ''] }))
    .split('<figure>')
    .slice(1)
const count = (scene: string, parts: readonly string[]) =>
  parts.map(part => scene.split(part).length - 1)

test('the turn of the example can be played, with the figures of its sentences and its picture', () => {
  const [ada, ben] = [0, 1]
  const [savanna, river] = [card('savanna', 3), card('river', 1)]
  const one = card('savanna', 2) // 1 track
  const auction = situation({
    railways: [{}, {}],
    offer: [savanna, river],
    phase: { kind: 'auction', bids: [null, null] },
  })
  const paid = reach(auction, [ada, { kind: 'bid', pounds: 12 }], [ben, { kind: 'bid', pounds: 5 }])
  const capitals = paid.railways.map(({ capital }) => capital)
  expect(paid.phase).toEqual({ kind: 'choosing', order: [ada, ben] })
  const chosen = reach(paid, [ada, { kind: 'choose', card: savanna }])
  expect(chosen.railways.map(({ lane }) => lane)).toEqual([[savanna], [river]])
  expect(chosen.phase).toMatchObject({ kind: 'building', turn: ada, drawn: false })
  const drawn = reach(chosen, [ada, { kind: 'draw' }, chosen.pile.indexOf(one)])
  const { need, tracks } = siteOf(digital.view(drawn, ada), ada)!
  const bought = need - tracks
  expect(payments({ need, tracks, bonuses: 0, capital: capitals[ada]! })).toEqual([
    { bonuses: 0, bought },
  ])
  const { state, events } = make(drawn, ada, { kind: 'build', bonuses: 0, bought }, 0, 0, 0)
  expect(kinds(events)).toEqual(['crossed', 'gained-bonus', 'dealt'])
  expect(state.railways[ben]!.bonuses).toHaveLength(1)

  const [[fronts, coins], [other, coin]] = [savanna, river].map(id => [
    cardOf(id).tracks,
    cardOf(id).pounds,
  ]) as [[number, number], [number, number]]
  const figures = [
    ...[fronts, coins, other, coin], // the two landscapes
    ...[12, 5, ...capitals],
    ...[cardOf(one).tracks, need, tracks, fronts, cardOf(one).tracks], // what Ada needs and has
    ...[bought, bought * 10, coins, state.railways[ada]!.capital],
  ]
  for (const lang of langs) {
    const told = boxOf('cape-to-cairo')!.help[lang].example!.text.join(' ')
    const said = told.match(/\d+/g)!.map(Number)
    expect(
      said.sort((a, b) => a - b),
      lang,
    ).toEqual(figures.sort((a, b) => a - b))
  }

  const [bids, , crossing] = scenesOf('turn')
  expect(bids).toMatch(/>12<.*>5</s)
  expect(count(crossing!, ['piece', 'from-lane', 'from-stock', 'from-bought'])).toEqual([
    need,
    fronts,
    cardOf(one).tracks,
    bought,
  ])
})

test('three of six tracks are missing; bonus cards and £10 a track make them up', () => {
  const scenes = scenesOf('payment')
  const shown = scenes.map(scene =>
    count(scene, ['piece', 'from-missing', 'from-bonus', 'from-bought', '#ctc-bonus']),
  )
  expect(shown).toEqual([
    [6, 3, 0, 0, 0],
    [6, 0, 3, 0, 3],
    [6, 0, 1, 2, 1],
    [6, 0, 0, 3, 0],
  ])
  expect(scenes[2]).toContain('>20<')
  expect(scenes[3]).toContain('>30<')
})
