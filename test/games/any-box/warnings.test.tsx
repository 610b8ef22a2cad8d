// What a sheet is warned of before it is opened: figures that fail with the least, the most or mixed
// figures. The sheets that are ready have none.
import { readFileSync } from 'node:fs'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { openingOf } from '../../../web/games/any-box/making/made.ts'
import { Page } from '../../../web/games/any-box/making/page.tsx'
import { texts } from '../../../web/games/any-box/making/texts.ts'
import { warningsOf } from '../../../web/games/any-box/making/warnings.ts'
import { en } from '../../../web/games/any-box/ready/en.ts'
import { defaultsOf, type ReadySheet, readySheets } from '../../../web/games/any-box/ready/ready.ts'
import type { Definition } from '../../../web/games/any-box/rules/definition.ts'

const { sheets } = JSON.parse(readFileSync(new URL('examples.json', import.meta.url), 'utf8')) as {
  sheets: { id: string; definition: Definition }[]
}

const n = { id: 'n', label: 'N', kind: 'number', max: 9 } as const
const warned = (sheet: Omit<Definition, 'title'>) =>
  warningsOf({ title: 'A', ...sheet }).map(({ message, path }) => [path?.join('.'), message])

test('a division by zero and a list that is too short are found, with their place', () => {
  expect(warned({ fields: [n], score: '10 / n' })).toEqual([['score', 'division-by-zero']])
  expect(warned({ fields: [n], score: '[5, 3, 1][n]' })).toEqual([['score', 'index-out-of-bounds']])
  const worked = { id: 'w', kind: 'worked', is: 'n / (9 - n)' } as const
  expect(warned({ fields: [n, worked], score: 'w' })).toEqual([['fields.1.is', 'division-by-zero']])
})

test('mixed figures find what equal ones do not, and a later round what the first does not', () => {
  const apart = '10 / (max(all.n) - min(all.n) - 9)'
  expect(warned({ fields: [n], score: apart })).toHaveLength(1)
  expect(warned({ fields: [n], total: { next: 'total + 10 / (round - 3)' } })).toEqual([
    ['total.next', 'division-by-zero'],
  ])
  expect(warned({ fields: [n], total: { next: 'total + 10 / (round - 4)' } })).toEqual([])
})

test('turns and counters are played too', () => {
  expect(warned({ fields: [n], rounds: 'turns', score: '10 / n' })).toHaveLength(1)
  expect(warned({ fields: [n], rounds: 'live', score: '10 / n' })).toHaveLength(1)
})

test('no sheet that is ready, and no example, is warned of', () => {
  for (const [id, sheet] of Object.entries(readySheets) as [keyof typeof en, ReadySheet][])
    expect([id, warningsOf(sheet.definition(defaultsOf(sheet), en[id] as never))]).toEqual([id, []])
  for (const { id, definition } of sheets) expect([id, warningsOf(definition)]).toEqual([id, []])
})

test('the page says what may fail, and opens a table all the same', () => {
  const made = { ready: 'text', text: JSON.stringify({ title: 'A', fields: [n], score: '10 / n' }) }
  const html = renderToString(
    <Page
      {...{ lang: 'en', made, at: '/new', address: 'https://boxside.test/new' }}
      faultIn={({ message }) => `fault: ${message}`}
      qrOf={() => ''}
    />,
  )
  expect(html).toContain(texts.en.page.mayFail)
  expect(html).toContain('fault: division-by-zero')
  expect(openingOf(made, 'en')).toMatchObject({ seats: 8 })
})
