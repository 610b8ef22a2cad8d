// The rules as they are written: what the browser asks of them comes without valibot.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(new URL(`../../../web/games/kairo/${name}`, import.meta.url), 'utf8')

// The files of this game that a file brings along, and the libraries; what is imported as a type stays behind.
const broughtBy = (name: string, found = new Set([name])): Set<string> => {
  for (const [, what, from] of read(name).matchAll(/^import ([^;]*?) from '([^']+)'/gms)) {
    if (what!.startsWith('type ')) continue
    const file = from!.startsWith('.') ? join(dirname(name), from!) : from!
    if (!from!.startsWith('.') || file.startsWith('..')) found.add(file)
    else if (!found.has(file)) broughtBy(file, found.add(file))
  }
  return found
}

const rules = ['legal', 'building', 'stalls', 'payment', 'attracting', 'medals', 'pieces', 'ranking'].map(
  name => `rules/${name}.ts`,
)

test.each([...rules, 'sheet/entries.ts', 'sheet/prompts.ts'])(
  '%s brings neither valibot nor the standard edition',
  name => {
    const brought = [...broughtBy(name)]
    expect(brought.filter(file => file === 'valibot' || file.endsWith('.json'))).toEqual([])
    expect(brought.some(file => ['rules/state.ts', 'sheet/state.ts', 'rules/edition.ts'].includes(file))).toBe(false)
  },
)

test('valibot would be found where it is', () => {
  const brought = [...broughtBy('rules/rules.ts')]
  expect(brought).toEqual(expect.arrayContaining(['valibot', 'rules/legal.ts', 'rules/standard.json']))
})
