// The rules as they are written: what the browser asks of them comes without valibot.
import { expect, test } from 'vitest'
import { broughtBy } from '../../laws/source.ts'

const rules = ['legal', 'chart', 'sailing', 'laying', 'stations', 'pieces'].map(
  name => `rules/${name}.ts`,
)

test.each([...rules, 'sheet/entries.ts', 'sheet/prompts.ts'])(
  '%s brings neither valibot nor the standard edition',
  name => {
    const brought = [...broughtBy('cape-horn', name)]
    expect(brought.filter(file => file === 'valibot' || file.endsWith('.json'))).toEqual([])
    expect(
      brought.some(file => ['rules/state.ts', 'sheet/state.ts', 'rules/edition.ts'].includes(file)),
    ).toBe(false)
  },
)

test('valibot would be found where it is', () => {
  const brought = [...broughtBy('cape-horn', 'rules/rules.ts')]
  expect(brought).toEqual(
    expect.arrayContaining(['valibot', 'rules/legal.ts', 'rules/standard.json']),
  )
})
