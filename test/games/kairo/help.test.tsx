// The picture that opens the rules shows what the medals of the table are worth, online and beside
// the box.
import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import box from '../../../web/games/kairo/box.tsx'
import { standard } from '../../../web/games/kairo/rules/edition.ts'

const worths = (options?: object) => {
  const Turns = box.pictures.turns!
  const html = render(<Turns words={box.words.en} labels={[]} options={options} />)
  return [...html.matchAll(/kairo-worth"[^>]*>(\d)/g)].map(([, worth]) => Number(worth))
}

test.each([
  ['at no table', undefined, [2, 1]],
  ['by the option', { medals: '3-2', edition: standard }, [3, 2]],
  ['as a box of one’s own has it', { medals: '4-2' }, [4, 2]],
  [
    'by an edition',
    { medals: '2-1', edition: { ...standard, medals: { '2-1': { gold: 5, silver: 3 } } } },
    [5, 3],
  ],
])('%s', (_, options, worth) => {
  expect(worths(options)).toEqual(worth)
})
