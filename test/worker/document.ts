// The OpenAPI document as the tests read it: its endpoints, and what is wrong with a value by one
// of its schemas.
import { dereference, validate } from '@cfworker/json-schema'
import { limits } from '../../web/settings.ts'
import { doors as declared } from '../../worker/doors.ts'
import { documentOf } from '../../worker/openapi/document.ts'

export type Schema = Record<string, unknown>
export interface Told {
  operationId: string
  description: string
  parameters: { name: string; in: 'path' | 'query'; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema; example?: object }> }
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>
}

export const document = JSON.parse(JSON.stringify(documentOf(declared, limits))) as ReturnType<
  typeof documentOf
>
export const doors = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, told]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    told: told as unknown as Told,
  })),
)

// The shared schemas, read once: a validator for each schema would read all of them again. Paths
// are not schemas.
const lookup = dereference({ components: document.components })
let others = 0 // schemas outside `components`: the bodies and answers of endpoints
export const faults = (schema: object, value: unknown) => {
  if (!('__absolute_uri__' in schema)) dereference(schema, lookup, undefined, `/others/${others++}`)
  const { valid, errors } = validate(value, schema, '2020-12', lookup)
  return valid ? [] : errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`)
}

export const refOf = (name: string) => ({ $ref: `#/components/schemas/${name}` })
