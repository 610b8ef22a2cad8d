// A result as a spreadsheet reads it: whatever a name holds, no cell becomes a formula.
import { expect, test } from 'vitest'
import { shelf } from '../../web/shelf.ts'
import { csvOf, type Result } from '../../worker/result.ts'

const [box] = shelf
const heads = { place: 'Place', name: 'Name', side: 'Side', score: 'Score', practice: 'practice' }
const csvWith = (name: string) => {
  const standings = [{ seat: 0, name, colour: null, place: 1, score: 3, sum: [] }]
  const result: Result = {
    ...{
      code: 'AAAAAA',
      game: box!.id,
      title: '',
      mode: 'digital',
      options: {},
      finished: '',
      won: '',
      better: 'more',
    },
    ...{ moves: 1, standings },
  }
  return csvOf(result, box!, 'en', heads).split('\r\n')[1]!
}

// What a spreadsheet takes for cells where this separates them; it reads quotes only at a cell's beginning.
const cellsOf = (line: string, separator: string): string[] => {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}]*))(?:${separator}|$)`, 'y')
  const cells: string[] = []
  while (cell.lastIndex < line.length) {
    const [, quoted, plain = ''] = cell.exec(line)!
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
  }
  return cells
}

const attacks = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠A1',
  "a;=cmd|'/c calc'!A1",
  'a,=1+1',
  'a\t=1',
  'a; =1',
  ' =1',
]
test.each(attacks)('the name %j', name => {
  for (const separator of [',', ';', '\t']) {
    for (const cell of cellsOf(csvWith(name), separator)) expect(cell).not.toMatch(/^\s*"?[=+\-@＝＋－＠]/)
  }
})

test('an honest name stays as it is', () => {
  for (const name of ['Ama', 'Jean-Luc', 'a+b', 'Ωμέγα', 'O’Neill']) expect(csvWith(name)).toBe(`1,${name},3`)
  expect(csvWith('Ama; Bo')).toBe('1,"Ama; Bo",3')
})
