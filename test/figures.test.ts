// The table of the bench's README: a run replaces its own rows and leaves the remarks beside them.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withFigures } from './bench/figures.ts'

const readme = readFileSync(new URL('bench/README.md', import.meta.url), 'utf8')
const rowsOf = (text: string) => text.split('\n').filter(row => row.startsWith('| '))

const table = (...rows: string[]) =>
  [
    'before',
    '<!-- figures -->',
    '| what | goal | measured | note | remark |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '<!-- end of figures -->',
    'after',
    '',
  ].join('\n')

const paced = (rate: number, figure: number) => ({
  what: `move, ${rate} moves/s`,
  figure,
  unit: '× bare',
  most: 1.2,
})

test('a run replaces its rows, says what missed its goal, and keeps remarks', () => {
  const before = table(
    '| size | ≤ 10 | 9.00 kB |  | grows |',
    '| move, 178 moves/s | ≤ 1.2 | 1.10 × bare | 2 ms | answers came with frames |',
    '| move, 1478 moves/s | ≤ 1.2 | 1.60 × bare, **missed** |  | on a busy machine |',
  )
  expect(withFigures(before, [paced(180, 1.3), paced(1500, 1)])).toBe(
    table(
      '| size | ≤ 10 | 9.00 kB |  | grows |',
      '| move, 180 moves/s | ≤ 1.2 | 1.30 × bare, **missed** |  | answers came with frames |',
      '| move, 1500 moves/s | ≤ 1.2 | 1.00 × bare |  | on a busy machine |',
    ),
  )
})

test('a figure without a row comes last', () => {
  const row = { what: 'fonts', figure: 38.9, unit: 'kB', note: 'a|b' }
  expect(withFigures(table('| size |  | 1 |  |  |'), [row])).toBe(
    table('| size |  | 1 |  |  |', '| fonts |  | 38.9 kB | a/b |  |'),
  )
})

test('the table of test/bench/README.md is one that a run can write', () => {
  expect(withFigures(readme, [])).toBe(readme)
  const more = withFigures(readme, [{ what: 'nothing yet', figure: 1, unit: '' }])
  expect(rowsOf(more).length).toBe(rowsOf(readme).length + 1)
})
