// What programs are told of views, facts, answers and moves is what the types and the comments
// beside the schemas say now.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { written } from './shapes.ts'

test('worker/openapi/shapes.json and moves.json are up to date: `npm run shapes`', () => {
  for (const [file, text] of Object.entries(written()))
    expect(readFileSync(file, 'utf8') === text, file).toBe(true)
})
