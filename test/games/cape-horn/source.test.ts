// The rules as they are written: what the browser asks of them comes without valibot.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(new URL(`../../../web/games/cape-horn/${name}`, import.meta.url), 'utf8')

// The files of this folder that a file brings along; what is imported as a type stays behind.
const broughtBy = (name: string, found = new Set([name])): Set<string> => {
  for (const [, what, from] of read(name).matchAll(/^import ([^;]*?) from '([^']+)'/gms)) {
    if (what!.startsWith('type ')) continue
    if (!from!.startsWith('./')) found.add(from!)
    else if (!found.has(from!.slice(2))) broughtBy(from!.slice(2), found.add(from!.slice(2)))
  }
  return found
}

test.each(['turn.ts', 'chart.ts', 'sailing.ts', 'laying.ts', 'stations.ts', 'pieces.ts', 'entries.ts'])(
  '%s brings neither valibot nor the standard edition',
  name => {
    const brought = [...broughtBy(name)]
    expect(brought.filter(file => file === 'valibot' || file.endsWith('.json'))).toEqual([])
    expect(brought.some(file => ['state.ts', 'sheet.ts', 'edition.ts'].includes(file))).toBe(false)
  },
)

test('valibot would be found where it is', () => {
  expect([...broughtBy('rules.ts')]).toEqual(expect.arrayContaining(['valibot', 'turn.ts', 'standard.json']))
})
