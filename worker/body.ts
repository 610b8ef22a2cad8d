// Parses the body of a write, a JSON object or the fields of a form, with one schema for both.
import * as v from 'valibot'
import type { HouseCode, Refusal } from '../web/games/game.ts'
import { isRefusal } from '../web/games/play.ts'
import { moveOf } from '../web/ui/form.ts'
import type { Visit } from './visit.ts'

type Fields = Record<string, unknown>
export interface Body<Said extends object = Fields> {
  fields: Said
  isForm: boolean
  move?: unknown // a move of the game, the same in a form and in JSON
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// Levels of nesting, more than any form or move has. Deeper input would overflow the stack of the
// recursive functions that read it.
const DEEPEST = 20
export const isDeep = (value: unknown, left = DEEPEST): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some(one => isDeep(one, left - 1)))

// More than any form has. `gathered` copies all earlier fields of a group or list for each new
// field, so 3,000 fields would block the server for seconds.
const MOST_FIELDS = 256

// Collects the fields of a form. Fields with the same name become a list; `options.depth` becomes
// the key `depth` of `options`. Skips `move` fields, which `moveOf` parses.
const gathered = (entries: readonly [string, string][]): Fields => {
  const fields: Fields = Object.create(null)
  for (const [name, text] of entries) {
    const [outer, inner] = name.split(/\.(.*)/s) as [string, string?]
    if (outer === 'move') continue
    const group = fields[outer]
    if (inner !== undefined) fields[outer] = { ...(isFields(group) ? group : {}), [inner]: text }
    else fields[outer] = group === undefined ? text : [group, text].flat()
  }
  return fields
}

export const read = async (visit: Visit): Promise<Body | Refusal> => {
  const type = visit.req.header('content-type') ?? ''
  try {
    if (/^application\/json\b/i.test(type)) {
      const said: unknown = await visit.req.json()
      if (!isFields(said) || isDeep(said)) return { refused: 'malformed' }
      return { fields: said, isForm: false, ...(said.move !== undefined && { move: said.move }) }
    }
    if (/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
      const form = await visit.req.formData()
      const sent = [...form]
      if (sent.length > MOST_FIELDS) return { refused: 'malformed' }
      const entries = await Promise.all(
        sent.map(
          async ([name, value]): Promise<[string, string]> => [
            name,
            typeof value === 'string' ? value : await value.text(), // of a file
          ],
        ),
      )
      const { move } = moveOf(entries)
      if (isDeep(move)) return { refused: 'malformed' }
      return { fields: gathered(entries), isForm: true, ...(move !== undefined && { move }) }
    }
    return (await visit.req.text()) === ''
      ? { fields: {}, isForm: false }
      : { refused: 'malformed' }
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return { refused: 'malformed' }
    throw error
  }
}

/**
 * Marks a variant of a schema that only forms send, because all their values are texts. The
 * document for programs leaves the variant out.
 */
export const formOnly = <Sent>() => v.metadata<Sent, { form: true }>({ form: true })

/** Returns the schema of a boolean that a form sends as the text `word`. */
export const ticked = (word: string) =>
  v.union([
    v.boolean(),
    v.pipe(
      v.literal(word),
      formOnly(),
      v.transform(() => true),
    ),
  ])

const figure = v.union([
  v.number(),
  v.pipe(v.string(), v.regex(/^\d{1,15}$/), formOnly(), v.transform(Number)),
])
export const count = v.pipe(figure, v.safeInteger(), v.minValue(0))
export const seatNumber = v.pipe(figure, v.safeInteger(), v.minValue(0), v.maxValue(99))
export const moveId = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
/** Returns a schema that treats an empty form field as absent. */
export const filledIn = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        formOnly(),
        v.transform(() => undefined),
      ),
      schema,
    ]),
  )

/**
 * Returns the fields parsed by the schema, or a refusal that names the first wrong field. The code
 * of the refusal is that of the field in `wrong`, otherwise `malformed`. A field without a value is
 * absent instead of `undefined`, because callers spread the fields over defaults.
 */
export const fitted = <const Schema extends v.GenericSchema<unknown, object>>(
  schema: Schema,
  fields: Fields,
  wrong: Readonly<Record<string, HouseCode>> = {},
): v.InferOutput<Schema> | Refusal => {
  const parsed = v.safeParse(schema, fields)
  if (!parsed.success) {
    const field = v.getDotPath(parsed.issues[0])
    if (field === null) return { refused: 'malformed' }
    return { refused: Object.hasOwn(wrong, field) ? wrong[field]! : 'malformed', at: { field } }
  }
  const stated = Object.entries(parsed.output).filter(([, value]) => value !== undefined)
  return Object.fromEntries(stated) as v.InferOutput<Schema>
}

/**
 * Parses a whole number in a URL. Returns `undefined` if it has more than `digits` digits or is
 * none.
 */
export const wholeIn = (text = '', digits = 9): number | undefined =>
  /^\d+$/.test(text) && text.length <= digits ? Number(text) : undefined

export const malformed = (field: string): Refusal => ({ refused: 'malformed', at: { field } })

/** Reads the whole body of a write and parses its fields with the schema. */
export const readAs = async <const Schema extends v.GenericSchema<unknown, object>>(
  visit: Visit,
  schema: Schema,
  wrong?: Readonly<Record<string, HouseCode>>,
) => {
  const body = await read(visit)
  if (isRefusal(body)) return body
  const fields = fitted(schema, body.fields, wrong)
  return isRefusal(fields) ? fields : ({ ...body, fields } satisfies Body<object>)
}
