// The fonts have every letter that our words are written with: another one would come from a font
// of another shape.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { langs } from '../../web/lang.ts'
import { LETTERS } from '../../worker/local/fonts.ts'

test.each(langs)('the fonts have every letter of %s', lang => {
  const files = globSync([`web/**/words/${lang}.ts`, `web/**/help/${lang}.md`])
  expect(files.length).toBeGreaterThan(4)
  const letters = new Set(files.flatMap(file => readFileSync(file, 'utf8').match(/\p{L}/gu) ?? []))
  expect([...letters].filter(letter => !LETTERS.includes(letter))).toEqual([])
})
