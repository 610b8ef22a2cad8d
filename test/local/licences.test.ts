// What browsers are sent comes with its licences.
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { licencesOf } from '../../worker/local/licences.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const made = (file: string) => ({ 'a/main.js': { inputs: { [file]: {} } } }) as never

test('each package in a script, the fonts and the house itself tell theirs', () => {
  const text = licencesOf(root, made('node_modules/preact/dist/preact.mjs'))
  for (const part of [
    'Boxside',
    'preact\n\nThe MIT License',
    'besley',
    'archivo-narrow',
    'SIL OPEN FONT LICENSE',
  ])
    expect(text).toContain(part)
  expect(() => licencesOf(root, made('node_modules/nobody/index.js'))).toThrow(
    'nobody has no licence',
  )
})
