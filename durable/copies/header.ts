// A copy of a table as text: a line about the table, one line a row of its log, and a hash of all
// lines before it. README.md of `web/record/` specifies it.
import * as v from 'valibot'
import { levels, modes } from '../../web/games/game.ts'
import { hashedText } from '../../web/record/format.ts'
import { type TableOption, tableOptions } from '../../web/table-options.ts'

export const COPY = 'boxside-copy/1'

// The options of a table that go along. A game that began midway has no copy (`copy.ts`), and the
// pause of bots is the opener's own.
const goesAlong = ({ name, untold }: TableOption) => !untold && name !== 'from' && name !== 'placed'

const table = v.strictObject(
  Object.fromEntries(
    tableOptions.filter(goesAlong).map(({ name, schema }) => [name, v.exactOptional(schema)]),
  ),
)

const short = v.pipe(v.string(), v.maxLength(60))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0))
const given = v.union([
  v.strictObject({ seat, sealed: short, opened: short }),
  v.strictObject({
    seat,
    sealed: v.exactOptional(short),
    missing: v.picklist(['bot', 'no-seal', 'asleep', 'no-answer']),
  }),
])

/** What every copy says of itself, whichever version wrote it. */
export const label = v.object({
  copy: v.pipe(v.string(), v.regex(/^boxside-copy\/\d{1,4}$/)),
  game: short,
  title: short, // of the game, for a server that does not have it
  version: v.pipe(v.number(), v.integer()), // of the game's rules (`Game.version`)
})

/** The first line of a copy. It has no key, and the seed of the luck only once the game is over. */
export const header = v.strictObject({
  ...label.entries,
  copy: v.literal(COPY),
  code: v.pipe(v.string(), v.regex(/^\w{1,12}$/)), // of the table where the game began
  mode: v.picklist(modes),
  options: v.unknown(), // of the game
  table,
  seats: v.array(
    v.strictObject({
      name: v.nullable(v.string()),
      colour: v.string(),
      bot: v.exactOptional(v.picklist(levels)),
    }),
  ),
  holds: v.array(seat), // the seats of the browser that saved the copy
  rules: short, // hash of the rules that the game is played by
  start: v.exactOptional(
    v.strictObject({ seed: short, sealed: short, bound: v.string(), given: v.array(given) }),
  ),
})

export type CopyHeader = v.InferOutput<typeof header>

export const copyText = (header: CopyHeader, rows: readonly string[]): string =>
  hashedText([JSON.stringify(header), ...rows])
