// An edition: the board and the card mix as data, so that the owner of a box can correct our house
// values.
import * as v from 'valibot'
import { type Fault, type HouseFault, holdsTogether } from '../../kit/edition.ts'
import { recordOf } from '../../kit/records.ts'
import { mostSeats, roseColours, seatCounts, stages, startHand } from './pieces.ts'
import standardJson from './standard.json' with { type: 'json' }

const fewestCards = mostSeats * startHand
// Sea squares, as many as 14 × 9 has. The limit keeps the moves offered at once to a few hundred.
const mostSea = 126

/** The faults that an edition may have. */
export type FaultCode =
  | 'capital-letter'
  | 'arrow'
  | 'map-signs'
  | 'columns'
  | 'as-first-row'
  | 'most-sea'
  | 'sea-square'
  | 'station-once'
  | 'type-once'
  | 'card-type'

const place = v.tuple([
  v.pipe(v.number(), v.integer(), v.minValue(1)),
  v.pipe(v.number(), v.integer(), v.minValue(1)),
])
const cardType = v.pipe(v.string(), v.regex(/^[A-Z]$/, 'capital-letter' satisfies FaultCode))
const cardOfEach = v.pipe(v.array(cardType), v.length(mostSeats))
const arrow = v.pipe(
  v.string(),
  v.regex(/^(F|FL|FR|L|R|B|BL|BR)[1-9]$/, 'arrow' satisfies FaultCode),
)

const shape = v.strictObject({
  // Rows from north to south: `#` land, 1–3 the stage of a sea square, `F` beyond the finish line.
  map: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[#123F]+$/, 'map-signs' satisfies FaultCode))),
    v.minLength(3),
    v.maxLength(16),
  ),
  // [column, row] from the north-west, in order of play
  starts: v.pipe(v.array(place), v.length(mostSeats)),
  // Printed on the starts: one type for all, each start's own, or each start's own by the number of
  // ships.
  startCard: v.union([
    cardType,
    cardOfEach,
    v.strictObject(recordOf(seatCounts, () => cardOfEach)),
  ]),
  stations: v.pipe(
    v.array(
      v.strictObject({ stage: v.picklist(stages), colour: v.picklist(roseColours), at: place }),
    ),
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

// Finds faults that the schema alone cannot: rows of different lengths, starts or stations on land,
// a station twice.
const faultsOf = (edition: Edition): Fault<FaultCode>[] => {
  const faults: Fault<FaultCode>[] = []
  const complain = (path: Fault['path'], fault: FaultCode | HouseFault, ...figures: number[]) =>
    faults.push({ path, fault, figures })
  const width = edition.map[0]!.length
  if (width < 3 || width > 24) complain(['map', 0], 'columns', 3, 24)
  edition.map.forEach((row, i) => {
    if (row.length !== width) complain(['map', i], 'as-first-row', width)
  })
  const sea = edition.map.join('').replace(/[^123]/g, '').length
  if (sea > mostSea) complain(['map'], 'most-sea', mostSea)
  const isSea = ([column, row]: readonly [number, number]) =>
    '123'.includes(edition.map[row - 1]?.[column - 1] ?? '#')
  const taken = new Set<string>()
  const onceOnSea = (at: readonly [number, number], ...path: (string | number)[]) => {
    if (!isSea(at)) complain(path, 'sea-square')
    else if (taken.has(at.join())) complain(path, 'own-square')
    taken.add(at.join())
  }
  for (const [i, at] of edition.starts.entries()) onceOnSea(at, 'starts', i)
  const known = new Set<string>()
  edition.stations.forEach(({ stage, colour, at }, i) => {
    onceOnSea(at, 'stations', i, 'at')
    if (known.has(`${stage} ${colour}`)) complain(['stations', i], 'station-once')
    known.add(`${stage} ${colour}`)
  })
  const types = edition.cards.map(({ type }) => type)
  types.forEach((type, i) => {
    if (types.indexOf(type) !== i) complain(['cards', i, 'type'], 'type-once')
  })
  const printed = (type: string, ...path: Fault['path']) => {
    if (!types.includes(type)) complain(['startCard', ...path], 'card-type')
  }
  const { startCard } = edition
  if (typeof startCard === 'string') printed(startCard)
  else if (Array.isArray(startCard)) for (const [i, type] of startCard.entries()) printed(type, i)
  else
    for (const [ships, each] of Object.entries(startCard))
      for (const [i, type] of each.entries()) printed(type, ships, i)
  if (edition.cards.reduce((sum, { copies }) => sum + copies, 0) < fewestCards) {
    complain(['cards'], 'least-cards', fewestCards)
  }
  return faults
}

export const edition = v.pipe(shape, holdsTogether(faultsOf))

/**
 * The standard edition. Tests check it, not each Worker that starts, because checking the editions
 * of all games takes 10 ms of CPU.
 */
export const standard = standardJson as Edition
