// The picture of a payment in the rules help: its tracks and prices are those that its sentences
// tell.

import { h } from 'preact'
import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import box from '../../../web/games/cape-to-cairo/box.tsx'

test('three of six tracks are missing; bonus cards and £10 a track make them up', () => {
  const drawn = render(
    h(box.pictures.payment!, { words: box.words.en, labels: ['short', 'cards', 'both', 'money'] }),
  )
  const scenes = drawn.split('<figure>').slice(1)
  const shown = scenes.map(scene =>
    ['piece', 'from-missing', 'from-bonus', 'from-bought', '#ctc-bonus'].map(
      one => scene.split(one).length - 1,
    ),
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
