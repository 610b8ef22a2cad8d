// The document for programs, as the field's own tools read it: three validators have nothing
// against it.
import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { validate } from '@scalar/openapi-parser'
import { Validator } from '@seriousme/openapi-schema-validator'
import { parse } from 'smol-toml'
import { expect, test } from 'vitest'
import { limits } from '../../web/settings.ts'
import { doors } from '../../worker/doors.ts'
import { documentOf } from '../../worker/openapi/document.ts'

const text = JSON.stringify(documentOf(doors, limits))

test('redocly has nothing against it', async () => {
  // What a socket tells and takes is no operation: `Up` and `Down` are named by an extension, which
  // redocly does not follow.
  const config = await createConfig({
    extends: ['recommended'],
    rules: { 'no-unused-components': 'off' },
  })
  const problems = await lintFromString({ source: text, config })
  expect(
    problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
  ).toEqual([])
})

test('seriousme has nothing against it', async () => {
  expect(await new Validator().validate(JSON.parse(text))).toMatchObject({ valid: true })
})

test('scalar has nothing against it', async () => {
  const { valid, errors } = await validate(JSON.parse(text))
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
})

test('they would notice: a parameter that is declared nowhere', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const broken = JSON.parse(text)
  broken.paths['/t/{code}'].get.parameters = []
  expect(await lintFromString({ source: JSON.stringify(broken), config })).not.toEqual([])
  expect(await new Validator().validate({ ...broken, openapi: 3 })).toMatchObject({ valid: false })
})

test('its limits are those of wrangler.toml', () => {
  const { ratelimits } = parse(readFileSync('wrangler.toml', 'utf8')) as unknown as {
    ratelimits: { name: string; simple: { limit: number; period: number } }[]
  }
  expect(ratelimits.map(({ name, simple: { limit, period } }) => [name, limit, period])).toEqual(
    Object.entries(limits).map(([name, times]) => [name, times, 60]),
  )
})

test('it says what each field of a view, of a move, of a box and of what stands around them is', () => {
  const bare: string[] = []
  const look = (shape: unknown, way: string) => {
    if (typeof shape !== 'object' || shape === null) return
    const { properties = {}, ...rest } = shape as {
      properties?: Record<string, { description?: string }>
    }
    for (const [name, own] of Object.entries(properties)) {
      if (own.description === undefined && !('const' in own)) bare.push(`${way}.${name}`)
      look(own, `${way}.${name}`)
    }
    for (const own of Object.values(rest)) look(own, way)
  }
  for (const [name, shape] of Object.entries(JSON.parse(text).components.schemas))
    if (
      /\.(View|Move|Inventory|Frame|Offered|Advice|Log|Replay)$|^(Standing|Sitter|Moved|Opened)$/.test(
        name,
      )
    )
      look(shape, name)
  expect(bare).toEqual([])
})
