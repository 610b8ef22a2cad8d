// The document for programs as the tests read it: its doors, and what is wrong with a value by one of its schemas.
import { Validator } from '@cfworker/json-schema'
import { documented } from '../../worker/openapi/document.ts'

export type Schema = Record<string, unknown>
export interface Told {
  operationId: string
  description: string
  parameters: { name: string; in: 'path' | 'query'; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema; example?: object }> }
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>
}

export const document = JSON.parse(JSON.stringify(documented())) as ReturnType<typeof documented>
export const doors = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, told]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    told: told as unknown as Told,
  })),
)

// References are looked up beside the schema: without the paths, which are no schema.
const validators = new Map<unknown, Validator>()
export const faults = (schema: object, value: unknown) => {
  const known = validators.get(schema) ?? new Validator({ ...schema, components: document.components }, '2020-12')
  validators.set(schema, known)
  const { valid, errors } = known.validate(value)
  return valid ? [] : errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`)
}

export const refOf = (name: string) => ({ $ref: `#/components/schemas/${name}` })
