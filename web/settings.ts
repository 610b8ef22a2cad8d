// The settings of a server: their names, what each may be, and its default. At home they are lines
// `NAME=value`, on Cloudflare `[vars]` of wrangler.toml; the table of them is in worker/README.md.
import * as v from 'valibot'
import { contrast } from './contrast.ts'
import { langs } from './lang.ts'

/**
 * Requests per minute and IP address, by the name of the limit in wrangler.toml.
 * - CREATE: opened tables, including the next table after a game.
 * - CODES: codes that are new to the address (`code-limit.ts`).
 * - ADVICE: suggestions of a bot.
 * - TRIES: dry moves. Each costs as much as a move and can be repeated without end.
 * - READS: the reads that use the most CPU, with or without a key: each page of a log or record
 *   that is read whole, each page of a replay, the list of games, the shared screen. Without this
 *   limit, one stranger who reads a long game again and again would slow down all other tables of
 *   a machine.
 * - BOTS: tables with two or more bots, which can continue without people, and tables whose bots
 *   do not pause.
 */
export const limits = {
  CREATE: 30,
  CODES: 120,
  ADVICE: 60,
  TRIES: 600,
  READS: 600,
  BOTS: 10,
}
export type Limits = typeof limits
const usual = Object.entries(limits)
  .map(([name, times]) => `${name}=${times}`)
  .join(' ')

/** The colours of text on the house's colour, by day and by night (`style/house/base.css`). */
export const onHouse = ['#f6ecd2', '#f2e8d2']
const LEAST_CONTRAST = 4.5 // WCAG 2.2 AA, for text of any size
const contrastOn = (hex: string) => Math.min(...onHouse.map(text => contrast(hex, text)))

const LONGEST_NAME = 24 // letters as readers count them: a masthead on a phone has room for them
const lettersOf = (name: string) => [...new Intl.Segmenter().segment(name)].length

// A turn over days takes up to three days, and hono sets no cookie for longer than 400 days.
const [FEWEST_DAYS, MOST_DAYS] = [7, 400]

const whole = (least: number, most: number, must = `must be a number from ${least} to ${most}`) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, must),
    v.transform(Number),
    v.minValue(least, must),
    v.maxValue(most, must),
  )

// A list in one line, separated by spaces or commas.
const words = v.pipe(
  v.string(),
  v.transform(line => line.split(/[\s,]+/).filter(Boolean)),
)

const someOf = <Word extends string>(all: readonly Word[]) => {
  const must = `must be some of ${all.join(' ')}, each once`
  return v.pipe(
    words,
    v.array(v.picklist(all, must)),
    v.minLength(1, must),
    v.check(some => new Set(some).size === some.length, must),
  )
}

const mustLimit = `must be some of ${Object.keys(limits).join(' ')}, each with a number, like CREATE=60`
const limited = v.pipe(
  words,
  v.array(
    v.pipe(
      v.string(),
      v.regex(new RegExp(`^(${Object.keys(limits).join('|')})=[1-9]\\d{0,5}$`), mustLimit),
    ),
  ),
  v.transform(lines => lines.map(line => line.split('=') as [keyof Limits, string])),
  v.check(all => new Set(all.map(([name]) => name)).size === all.length, mustLimit),
  v.transform((all): Limits => {
    const set = all.map(([name, times]) => [name, Number(times)])
    return { ...limits, ...Object.fromEntries(set) }
  }),
)

const name = v.pipe(
  v.string(),
  v.trim(),
  // no line breaks, and nothing invisible that would turn the text around it
  v.regex(/^(?!\P{L}*$)[^\p{Cc}\p{Bidi_C}\p{Zl}\p{Zp}]+$/u, 'must be a name in one line'),
  v.check(
    name => lettersOf(name) <= LONGEST_NAME,
    `must be a name of at most ${LONGEST_NAME} letters`,
  ),
)

const colour = v.pipe(
  v.string(),
  v.regex(/^#[\da-f]{6}$/i, 'must be a colour like #7a1f2b'),
  v.check(
    hex => contrastOn(hex) >= LEAST_CONTRAST,
    ({ input }) =>
      `must be darker (pale letters on it have a contrast of ${contrastOn(input).toFixed(1)} : 1 and need ${LEAST_CONTRAST} : 1)`,
  ),
)

/** The settings of every server, by name. `boxes`: ids of the games that there are. */
export const everywhere = (boxes: readonly string[]) => ({
  HOUSE: v.optional(name),
  COLOUR: v.optional(colour),
  LANGUAGES: v.optional(someOf(langs), langs.join(' ')),
  BOXES: v.optional(someOf(boxes)),
  KEEP_DAYS: v.optional(whole(FEWEST_DAYS, MOST_DAYS), '90'),
  LIMITS: v.optional(limited, usual),
})

const onlyAtHome = {
  PORT: v.optional(whole(1, 65_535), '8787'),
  DATA: v.optional(v.string(), '.data'),
  LAN: v.optional(v.pipe(v.string(), v.ipv4('must be an address like 192.168.1.4'))),
  PROXY: v.optional(v.pipe(v.string(), v.ip('must be an address like 127.0.0.1'))),
  HOSTS: v.optional(words, ''),
}

/** The settings of a machine at home: those of every server, and its own. */
export const atHome = (boxes: readonly string[]) => ({ ...everywhere(boxes), ...onlyAtHome })

/** The names of the settings that only a machine at home has. */
export const homeNames: readonly string[] = Object.keys(onlyAtHome)

/** The names of all settings. */
export const allNames: readonly string[] = Object.keys(atHome([]))

type Read<Schemas extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Schemas, undefined>>
export type Settings = Read<ReturnType<typeof everywhere>>
export type HomeSettings = Read<ReturnType<typeof atHome>>

/**
 * Reads settings as lines, an environment or `[vars]` give them. One that is empty is not set. One
 * that is wrong has its default, and a sentence in `faults`.
 */
export const readSettings = <Schemas extends v.ObjectEntries>(
  schemas: Schemas,
  given: Readonly<Record<string, unknown>>,
): { settings: Read<Schemas>; faults: readonly string[] } => {
  const right: Record<string, string> = {}
  const faults: string[] = []
  for (const [name, schema] of Object.entries(schemas)) {
    const value = String(given[name] ?? '').trim() // a number in TOML
    if (value === '') continue
    const { issues } = v.safeParse(schema as v.GenericSchema, value, { abortEarly: true })
    if (issues) faults.push(`${name} ${issues[0].message}, not ${value}.`)
    else right[name] = value
  }
  return { settings: v.parse(v.object(schemas), right), faults }
}

// Returns how many letters must be changed, added or removed to turn one name into another.
const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...to].entries())
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (letter === other ? 0 : 1)))
    row = next
  }
  return row[to.length]!
}

/** Returns a sentence for each name that no setting has, with the setting that was likely meant. */
export const unknownIn = (names: readonly string[], known: readonly string[]): string[] =>
  names
    .filter(name => !known.includes(name))
    .map(name => {
      const [near] = known
        .map(one => ({ one, far: distance(name.toUpperCase(), one) }))
        .filter(({ far }) => far <= 2)
        .sort((a, b) => a.far - b.far)
      return `${name} is no setting.${near ? ` Is ${near.one} meant?` : ''}`
    })
