// A piece laid in a corner of one's way is seen whole: a small flag says whose corner it is.
import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { Ways } from '../../../web/games/camino/art/ways.tsx'
import { LandPoster, TracedPlan } from '../../../web/games/camino/layout/poster.tsx'
import { boardOf, squareIn } from './situation.ts'

const variant = 'caminito-small'
const size = { columns: 10, rows: 6 }
const ends = [
  [0, 59],
  [9, 50],
]
const sitters = [['red'], ['blue']]
const flags = (html: string) => [
  ...html.matchAll(/camino-pennant side-(\d)" transform="translate\((\d+) (\d+)\)"/g),
]
const discs = (html: string) => html.match(/camino-corner side-\d/g) ?? []
const shown = (laid: readonly number[]) =>
  render(
    <Ways
      size={size}
      sitters={sitters}
      ways={[]}
      isCertain={() => true}
      ends={ends}
      isLaid={at => laid.includes(at)}
    />,
  )

test('a corner shows a disc until a piece lies there, then a flag at its outer edge', () => {
  expect([flags(shown([])).length, discs(shown([])).length]).toEqual([0, 4])
  const html = shown([0, 9, 50, 59])
  expect(discs(html)).toEqual([])
  expect(flags(html).map(([, side, x, y]) => [Number(side), Number(x), Number(y)])).toEqual([
    [0, 2, 2],
    [0, 98, 60],
    [1, 98, 2],
    [1, 2, 60],
  ])
})

test('what an obstacle in a corner costs is not written over the flag', () => {
  const ways = [undefined, { squares: [9, 8], obstacles: [9] }]
  const html = render(
    <Ways
      size={size}
      sitters={sitters}
      ways={ways}
      isCertain={() => true}
      ends={ends}
      isLaid={() => true}
    />,
  )
  expect(html).toMatch(/camino-tag side-1" transform="translate\(0 69\)"/)
})

test.each([
  ['online', LandPoster],
  ['beside the box', TracedPlan],
])('so on the picture of a game %s', (_, Picture) => {
  const view = {
    board: boardOf(variant, '└'),
    starts: [squareIn(variant, 1, 1), null],
    over: { ways: [] },
  }
  const html = render(<Picture view={view} options={{ variant }} colours={['red', 'blue']} />)
  expect([flags(html).length, discs(html).length]).toEqual([1, 3])
})
