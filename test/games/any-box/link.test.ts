// A link takes a definition along unchanged, whatever its script, and hostile text does no harm.
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { definitionIn, fitsQr, linkOf } from '../../../web/games/any-box/making/link.ts'
import {
  type Definition,
  definition as shape,
} from '../../../web/games/any-box/rules/definition.ts'
import { seeded } from '../../chance.ts'

const sheetOf = (title: string): Definition => ({
  title,
  fields: [{ id: 'a', label: title.slice(0, 24), kind: 'number' }],
})

test('a definition comes back unchanged in all scripts', () => {
  for (const title of [
    'Schafe & Höhe “über” Null?',
    'Очки за раунд',
    'نقاط الجولة',
    'ניקוד',
    'अंक',
    '得点表 点数',
    '🐑🎲👩‍👩‍👧 1/2',
    '<script>alert("x")</script>',
    '__proto__',
    'a+b/c=d\\n',
  ]) {
    const link = linkOf(sheetOf(title))
    expect(link).toMatch(/^[A-Za-z0-9_-]+$/)
    expect(definitionIn(link)).toEqual(sheetOf(title))
    expect(definitionIn(`#${link}`)).toEqual(sheetOf(title))
  }
})

const linkOfText = (text: string) => Buffer.from(text).toString('base64url')

test('what is no definition is read as nothing, or refused by its shape', () => {
  for (const text of ['', '#', '#?', 'a', 'abcde', '****', '%00', 'é', '\0', '得', '-_-_'])
    expect(definitionIn(text)).toBeUndefined()
  for (const text of ['{', '{"a":', 'undefined', `"${'x'.repeat(4000)}"`, '['.repeat(4000)])
    expect(definitionIn(linkOfText(text))).toBeUndefined()
  expect(definitionIn(Buffer.from([0xff, 0xfe, 0x7b]).toString('base64url'))).toBeUndefined()
  expect(definitionIn('A'.repeat(1_000_000))).toBeUndefined()
  for (const text of ['null', '1', '[]', '"x"', '{}', '{"__proto__":{"title":"x"}}'])
    expect(v.safeParse(shape, definitionIn(linkOfText(text))).success).toBe(false)
  const own = JSON.stringify(sheetOf('x')).replace('{', '{"__proto__":{"polluted":true},')
  v.safeParse(shape, definitionIn(linkOfText(own)))
  expect('polluted' in {}).toBe(false)
})

test('random text throws nothing', () => {
  const { roll } = seeded(1)
  for (let i = 0; i < 2000; i++) {
    const text = Array.from({ length: roll(60) }, () => String.fromCharCode(roll(0x3ff))).join('')
    expect(() => definitionIn(text)).not.toThrow()
    expect(() => definitionIn(linkOfText(text))).not.toThrow()
  }
})

test('a definition of up to 1,000 characters fits a QR code', () => {
  const sheet = sheetOf('x')
  const rest = 1000 - JSON.stringify({ ...sheet, score: '' }).length
  expect(fitsQr({ ...sheet, score: 'a'.repeat(rest) })).toBe(true)
  expect(fitsQr({ ...sheet, score: 'a'.repeat(rest + 1) })).toBe(false)
})
