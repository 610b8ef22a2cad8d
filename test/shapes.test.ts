// What programs are told of views, facts and answers is what the types say now.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { file, written } from './shapes.ts'

test('worker/openapi/shapes.json is up to date: `npm run shapes`', () => {
  expect(readFileSync(file, 'utf8') === written()).toBe(true)
})
