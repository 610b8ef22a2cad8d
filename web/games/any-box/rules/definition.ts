// The definition of a sheet as data: what people enter, and how it scores. It comes from a form, a
// text or a link, so anybody may have written it: every length is bounded, and no text may contain
// characters that hide or reverse the text around it.
import * as v from 'valibot'

/** The most characters of a definition as text. */
export const longestDefinition = 4000

// The largest number that people may enter, and the largest that may be computed.
export const mostTold = 999_999
export const mostWorked = 1_000_000_000

/** The largest number of a field that sets no `max`. */
export const usualMost = 9999

/** The faults that the shape finds. For others, such as a missing part, the site has words. */
export type ShapeFault = 'empty' | 'bad-text' | 'bad-name' | 'not-whole' | 'not-yes-or-no'

const text = (most: number) => v.pipe(v.string(), v.maxLength(most, `too-long ${most}`))
const visible = (most: number) =>
  v.pipe(
    text(most),
    v.regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'empty' satisfies ShapeFault),
    // Control, direction and zero-width characters, and halves of surrogate pairs.
    v.regex(
      /^[^\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\u206a-\u206f]*$/u,
      'bad-text' satisfies ShapeFault,
    ),
  )

const expression = text(300)
const whole = v.pipe(v.number(), v.integer(), v.minValue(-mostTold), v.maxValue(mostTold))
const wholeOrExpression = v.union([whole, expression], 'not-whole' satisfies ShapeFault)
const id = v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z0-9]{0,15}$/, 'bad-name' satisfies ShapeFault))
const label = visible(24)
const yes = v.literal(true)
const list = <Item extends v.GenericSchema>(item: Item, least: number, most: number) =>
  v.pipe(v.array(item), v.minLength(least), v.maxLength(most))

const owner = v.picklist(['each', 'side', 'table'])
const common = { id, label, who: v.optional(owner), later: v.optional(yes) }

const numberField = v.strictObject({
  ...common,
  kind: v.literal('number'),
  min: v.optional(wholeOrExpression),
  max: v.optional(wholeOrExpression),
  step: v.optional(v.pipe(whole, v.minValue(1))),
  default: v.optional(wholeOrExpression),
  secret: v.optional(yes),
})
const choiceField = v.strictObject({
  ...common,
  kind: v.literal('choice'),
  of: list(v.strictTuple([label, whole]), 2, 16),
  default: v.optional(whole),
  once: v.optional(yes),
  secret: v.optional(yes),
})
const checkField = v.strictObject({
  ...common,
  kind: v.literal('check'),
  default: v.optional(v.boolean('not-yes-or-no' satisfies ShapeFault)),
  secret: v.optional(yes),
})
const seatField = v.strictObject({
  ...common,
  kind: v.literal('seat'),
  none: v.optional(label),
  stays: v.optional(yes),
})
const workedField = v.strictObject({
  id,
  label: v.optional(label),
  who: v.optional(owner),
  kind: v.literal('worked'),
  is: expression,
  gives: v.optional(v.picklist(['check', 'seat'])),
})

const seatCount = v.pipe(whole, v.minValue(2), v.maxValue(8))
const account = {
  start: v.optional(wholeOrExpression),
  hidden: v.optional(yes),
}

/** The shape of a definition; `plan.ts` checks the rest. */
export const definition = v.strictObject({
  v: v.optional(v.literal(1)),
  title: visible(40),
  as: v.optional(visible(60)),
  seats: v.optional(v.strictTuple([seatCount, seatCount])),
  sides: v.optional(v.picklist([2, 3, 4])),
  rounds: v.optional(
    v.union(
      [v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), expression],
      'not-whole' satisfies ShapeFault,
    ),
  ),
  fields: list(
    v.variant('kind', [numberField, choiceField, checkField, seatField, workedField]),
    1,
    24,
  ),
  score: v.optional(expression),
  total: v.optional(v.strictObject({ ...account, next: v.optional(expression) })),
  keep: v.optional(list(v.strictObject({ id, label, ...account, next: expression }), 0, 6)),
  checks: v.optional(
    list(
      v.strictObject({
        rule: expression,
        says: visible(80),
        who: v.optional(v.picklist(['table', 'side', 'each'])),
        mild: v.optional(yes),
      }),
      0,
      6,
    ),
  ),
  out: v.optional(expression),
  ends: v.optional(expression),
  final: v.optional(expression),
  wins: v.optional(v.picklist(['most', 'least'])),
  ties: v.optional(
    list(
      v.strictObject({
        label,
        value: expression,
        wins: v.optional(v.picklist(['most', 'least'])),
      }),
      0,
      3,
    ),
  ),
  first: v.optional(
    v.strictObject({
      word: v.optional(v.picklist(['starts', 'deals'])),
      next: v.optional(expression),
    }),
  ),
})

export type Definition = v.InferOutput<typeof definition>

/** The keys of a definition and of its parts. */
export type Key = KeyIn<Definition>
type KeyIn<Part> = Part extends readonly (infer Item)[]
  ? KeyIn<Item>
  : Part extends object
    ? { [Name in keyof Part & string]-?: Name | KeyIn<NonNullable<Part[Name]>> }[keyof Part &
        string]
    : never

export type Field = Definition['fields'][number]
export type Told = Exclude<Field, { kind: 'worked' }>
export type Owner = v.InferOutput<typeof owner>
