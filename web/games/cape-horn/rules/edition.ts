// An edition: the board and the card mix as data, so that whoever owns the box can correct our house values.
import * as v from 'valibot'
import { type Fault, holdsTogether } from '../../kit/edition.ts'
import { mostSeats, roseColours, stages, startHand } from './pieces.ts'
import standardJson from './standard.json' with { type: 'json' }

const fewestCards = mostSeats * startHand
const mostSea = 126 // squares, as many as 14 × 9 has: the moves offered at once stay some hundred

const place = v.tuple([v.pipe(v.number(), v.integer(), v.minValue(1)), v.pipe(v.number(), v.integer(), v.minValue(1))])
const cardType = v.pipe(v.string(), v.regex(/^[A-Z]$/, 'one capital letter'))
const arrow = v.pipe(
  v.string(),
  v.regex(/^(F|FL|FR|L|R|B|BL|BR)[1-9]$/, 'a direction (F FL FR L R B BL BR) and a distance'),
)

const shape = v.strictObject({
  // Rows from north to south: `#` land, 1–3 the stage of a sea square, `F` beyond the finish line.
  map: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[#123F]+$/, 'only # 1 2 3 F'))), v.minLength(3), v.maxLength(16)),
  starts: v.pipe(v.array(place), v.length(mostSeats)), // [column, row] from the north-west, in order of play
  startCard: cardType,
  stations: v.pipe(
    v.array(v.strictObject({ stage: v.picklist(stages), colour: v.picklist(roseColours), at: place })),
    v.length(roseColours.length * stages.length),
  ),
  cards: v.pipe(
    v.array(
      v.strictObject({
        type: cardType,
        copies: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
        arrows: v.pipe(v.array(arrow), v.minLength(1), v.maxLength(8)),
      }),
    ),
    v.minLength(1),
    v.maxLength(16),
  ),
})
export type Edition = v.InferOutput<typeof shape>

// What the shape alone cannot say: rows of one length, everything on the sea, each station once.
const faultsOf = (edition: Edition): Fault[] => {
  const faults: Fault[] = []
  const complain = (message: string, ...path: Fault['path']) => faults.push({ message, path })
  const width = edition.map[0]!.length
  if (width < 3 || width > 24) complain('3 to 24 columns', 'map', 0)
  edition.map.forEach((row, i) => {
    if (row.length !== width) complain(`${width} columns, as in the first row`, 'map', i)
  })
  const sea = edition.map.join('').replace(/[^123]/g, '').length
  if (sea > mostSea) complain(`at most ${mostSea} sea squares`, 'map')
  const isSea = ([column, row]: readonly [number, number]) => '123'.includes(edition.map[row - 1]?.[column - 1] ?? '#')
  const taken = new Set<string>()
  const onceOnSea = (at: readonly [number, number], ...path: (string | number)[]) => {
    if (!isSea(at)) complain('a sea square', ...path)
    else if (taken.has(at.join())) complain('a square of its own', ...path)
    taken.add(at.join())
  }
  for (const [i, at] of edition.starts.entries()) onceOnSea(at, 'starts', i)
  const known = new Set<string>()
  edition.stations.forEach(({ stage, colour, at }, i) => {
    onceOnSea(at, 'stations', i, 'at')
    if (known.has(`${stage} ${colour}`)) complain('each stage and colour once', 'stations', i)
    known.add(`${stage} ${colour}`)
  })
  const types = edition.cards.map(({ type }) => type)
  types.forEach((type, i) => {
    if (types.indexOf(type) !== i) complain('each type once', 'cards', i, 'type')
  })
  if (!types.includes(edition.startCard)) complain('one of the card types', 'startCard')
  if (edition.cards.reduce((sum, { copies }) => sum + copies, 0) < fewestCards) {
    complain(`at least ${fewestCards} cards`, 'cards')
  }
  return faults
}

export const edition = v.pipe(shape, holdsTogether(faultsOf))

export const standard: Edition = v.parse(edition, standardJson)
