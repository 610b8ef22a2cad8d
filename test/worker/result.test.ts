// A result as a spreadsheet reads it: whatever a name holds, no cell becomes a formula.
import { expect, test } from 'vitest'
import { shelf } from '../../web/shelf.ts'
import { csvOf, type Result } from '../../worker/result.ts'

const [box] = shelf
const heads = {
  ...{
    place: 'Place',
    name: 'Name',
    side: 'Side',
    score: 'Score',
    practice: 'practice',
    early: 'early',
  },
  standing: { points: 'points' },
}
const csvWith = (name: string) =>
  csvFor([{ seat: 0, name, colour: null, place: 1, score: 3, sum: [] }]).split('\r\n')[1]!
const csvFor = (standings: Result['standings']) => {
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
  return csvOf(result, box!, 'en', heads)
}

// What a spreadsheet takes for cells where this separates them; it reads quotes only at a cell's
// beginning.
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
    for (const cell of cellsOf(csvWith(name), separator))
      expect(cell).not.toMatch(/^\s*"?[=+\-@＝＋－＠]/)
  }
})

test('an honest name stays as it is', () => {
  for (const name of ['Ama', 'Jean-Luc', 'a+b', 'Ωμέγα', 'O’Neill'])
    expect(csvWith(name)).toBe(`1,${name},3`)
  expect(csvWith('Ama; Bo')).toBe('1,"Ama; Bo",3')
})

test('what one row lacks leaves its cell empty: no other moves into its column', () => {
  const lines = csvFor([
    {
      seat: 0,
      name: 'Ama',
      colour: null,
      place: 1,
      score: 3,
      sum: [['gold', 3]],
      side: 'Ama and Bo',
    },
    {
      seat: 1,
      name: 'Jonas',
      colour: null,
      place: 2,
      score: 1,
      sum: [],
      ties: [['left', 1]],
      counted: { coins: 4 },
    },
  ])
  expect(lines.trimEnd().split('\r\n')).toEqual([
    '\ufeffPlace,Name,Side,Gold,Score,Left,Coins',
    '1,Ama,Ama and Bo,3,3,,',
    '2,Jonas,,,1,1,4',
  ])
})
