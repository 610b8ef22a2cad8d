// The settings of a server: what is read, how each wrong one is named, and that README, style sheet
// and wrangler.toml say the same.
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { contrast } from '../web/contrast.ts'
import { allNames, atHome, limits, onHouse, readSettings, unknownIn } from '../web/settings.ts'
import { shelf } from '../web/shelf.ts'
import { boxIds } from '../worker/local/settings.ts'
import { faultsIn } from '../worker/local/vars.ts'

const boxes = ['chess', 'go']
const read = (given: Record<string, unknown>) => readSettings(atHome(boxes), given)
const faults = (given: Record<string, unknown>) => read(given).faults

test('what is set is read, and the rest has its default', () => {
  expect(
    read({ HOUSE: ' Café Central ', LANGUAGES: 'de, en', BOXES: 'go', LIMITS: 'CREATE=60' }),
  ).toEqual({
    faults: [],
    settings: {
      HOUSE: 'Café Central',
      LANGUAGES: ['de', 'en'],
      BOXES: ['go'],
      KEEP_DAYS: 90,
      LIMITS: { ...limits, CREATE: 60 },
      PORT: 8787,
      DATA: '.data',
      HOSTS: [],
    },
  })
  expect(read({ KEEP_DAYS: 30 }).settings.KEEP_DAYS).toBe(30) // a number of TOML
  expect(read({ COLOUR: '', PORT: '' })).toEqual(read({})) // empty: not set
})

test.each([
  ['HOUSE', 'x'.repeat(25), 'at most 24 letters'],
  ['HOUSE', 'Café\nCentral', 'a name in one line'],
  ['HOUSE', 'Café\u202e', 'a name in one line'], // would turn the text after it
  ['HOUSE', '…', 'a name in one line'],
  ['COLOUR', 'red', 'a colour like #7a1f2b'],
  ['COLOUR', '#fc0', 'a colour like #7a1f2b'],
  ['COLOUR', '#ffcc00', 'darker (pale letters on it have a contrast of 1.2 : 1 and need 4.5 : 1)'],
  ['LANGUAGES', 'de es', 'some of en fr it de, each once'],
  ['LANGUAGES', 'de de', 'each once'],
  ['BOXES', 'go poker', 'some of chess go, each once'],
  ['KEEP_DAYS', '6', 'a number from 7 to 400'],
  ['KEEP_DAYS', '401', 'a number from 7 to 400'],
  ['KEEP_DAYS', '30 days', 'a number from 7 to 400'],
  ['LIMITS', 'CREAT=60', 'some of CREATE CODES ADVICE TRIES READS BOTS'],
  ['LIMITS', 'CREATE=0', 'like CREATE=60'],
  ['LIMITS', 'CREATE', 'like CREATE=60'],
  ['LIMITS', 'CREATE=1 CREATE=2', 'like CREATE=60'],
  ['PORT', '65536', 'a number from 1 to 65535'],
  ['LAN', 'den.local', 'an address like 192.168.1.4'],
  ['PROXY', 'localhost', 'an address like 127.0.0.1'],
])('%s=%s is named with what would be right', (name, value, right) => {
  const { settings, faults } = read({ [name]: value })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(new RegExp(`^${name} must be `))
  expect(faults[0]).toContain(right)
  expect(faults[0]).toContain(`, not ${value}.`)
  expect(settings).toEqual(read({}).settings)
})

test('all wrong ones are named at once, each in one line', () => {
  expect(faults({ PORT: '0', COLOUR: 'red', LANGUAGES: 'es fr es' })).toHaveLength(3)
})

test.each([
  'Café Central',
  'Καφενείο γιαγιάς Ελένης',
  '東京喫茶店',
  'کافه‌ی مرکزی',
  '☕ Zum Löwen',
  '👩‍👩‍👧 Rosa & «Söhne»',
])('a house may be called %s', name => {
  expect(read({ HOUSE: name })).toMatchObject({ faults: [], settings: { HOUSE: name } })
})

test('an unknown name is told with the one that was meant', () => {
  expect(unknownIn(['COLOR', 'house', 'HOUSE', 'WINDOW'], allNames)).toEqual([
    'COLOR is no setting. Is COLOUR meant?',
    'house is no setting. Is HOUSE meant?',
    'WINDOW is no setting.',
  ])
})

test('contrasts are those of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#14392f', '#14392f')).toBe(1)
})

test('the letters on the colour of a house are those of the style sheet', () => {
  const css = readFileSync('web/style/house/base.css', 'utf8')
  const [, ...letters] = /--on-green: light-dark\((#\w+), (#\w+)\)/.exec(css)!
  expect(onHouse).toEqual(letters)
})

test('the games are those of the shelf', () => {
  expect(boxIds()).toEqual(shelf.map(({ id }) => id).sort())
})

describe('the README', () => {
  const text = readFileSync('worker/README.md', 'utf8')
  const rows = [...text.matchAll(/^\| `([A-Z_]+)` \| (.+?) \| .+ \|$/gm)].map(([, name, told]) => ({
    name: name!,
    told: told!,
  }))

  test('has a row for each setting, in order', () => {
    expect(rows.map(({ name }) => name)).toEqual(allNames)
  })

  test.each(Object.entries(atHome(boxes)))('has the default of %s', (name, schema) => {
    const { told } = rows.find(row => row.name === name)!
    const usual = v.getDefault(schema)
    // Without a default in the schema, words say what happens.
    if (usual) expect(told).toBe(`\`${usual}\``)
    else expect(told).not.toContain('`')
  })
})

describe('wrangler.toml', () => {
  const toml = readFileSync('wrangler.toml', 'utf8')

  test('has nothing wrong', () => {
    expect(faultsIn(toml)).toEqual([])
  })

  test('with wrong settings is refused, all of them by name', () => {
    const wrong = ['COLOUR = "red"', 'LANGUAGE = "de"', 'PORT = "80"', 'LIMITS = "BOTS=11"']
    const found = faultsIn(`${toml}\n${wrong.join('\n')}\n`)
    expect(found.map(fault => fault.split(' ')[0])).toEqual([
      'COLOUR',
      'LANGUAGE',
      'PORT',
      'LIMITS',
    ])
    expect(found[3]).toContain('[[ratelimits]] BOTS has 10')
  })

  test('may set what a house has', () => {
    const right = ['HOUSE = "Café Central"', 'KEEP_DAYS = 30', 'BOXES = ""']
    expect(faultsIn(`${toml}\n${right.join('\n')}\n`)).toEqual([])
  })
})
