// The page that makes a sheet: what it draws of the fields that were filled in, and what these
// fields open a table with.
import { readFileSync } from 'node:fs'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { type Answers, definitionOf } from '../../../web/games/any-box/making/answers.ts'
import { exampleOf } from '../../../web/games/any-box/making/example.ts'
import { fieldsOf } from '../../../web/games/any-box/making/fields.ts'
import { linkOf } from '../../../web/games/any-box/making/link.ts'
import { openingOf, sheetIn } from '../../../web/games/any-box/making/made.ts'
import { Offer } from '../../../web/games/any-box/making/offer.tsx'
import { Page } from '../../../web/games/any-box/making/page.tsx'
import { texts } from '../../../web/games/any-box/making/texts.ts'
import { defaultsOf, readySheets } from '../../../web/games/any-box/ready/ready.ts'
import type { Definition } from '../../../web/games/any-box/rules/definition.ts'
import type { Made } from '../../../web/games/making.tsx'
import { langs } from '../../../web/lang.ts'

const examples = new URL('examples.json', import.meta.url)
const { sheets } = JSON.parse(readFileSync(examples, 'utf8')) as {
  sheets: { id: string; definition: Definition }[]
}

const at = '/games/any-box/new'
const draw = (made: Made, lang: (typeof langs)[number] = 'en') =>
  renderToString(
    <Page
      {...{ lang, made, at }}
      address={`https://boxside.test${at}`}
      faultIn={({ message }) => `fault: ${message}`}
      qrOf={text => `<svg data-of="${text.length}"/>`}
    />,
  )

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
const attributeOf = (tag: string, name: string) =>
  unescaped(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '')

// Returns the fields that a browser would send with the main button, without the `made.` of their
// names.
const fieldsIn = (html: string): Record<string, string> => {
  const [, form = ''] = /<form id="making-form"[^>]*>(.*?)<\/form>/s.exec(html) ?? []
  const inputs = [...form.matchAll(/<input\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter(tag => !/type="(radio|checkbox)"/.test(tag) || / checked/.test(tag))
    .map(tag => [attributeOf(tag, 'name'), attributeOf(tag, 'value')])
  const selects = [...form.matchAll(/<select[^>]* name="([^"]*)"[^>]*>(.*?)<\/select>/gs)].map(
    ([, name, inside]) => [
      name!,
      attributeOf(/<option[^>]* selected[^>]*>/.exec(inside!)?.[0] ?? '', 'value'),
    ],
  )
  const areas = [...form.matchAll(/<textarea[^>]* name="([^"]*)"[^>]*>(.*?)<\/textarea>/gs)].map(
    ([, name, text]) => [name!, unescaped(text!)],
  )
  return Object.fromEntries(
    [...inputs, ...selects, ...areas].flatMap(([name, value]) =>
      name!.startsWith('made.') ? [[name!.slice(5), value!]] : [],
    ),
  )
}

// What the page opens a table with, if nobody changes it.
const openedBy = (made: Made, lang: (typeof langs)[number] = 'en') =>
  openingOf(fieldsIn(draw(made, lang)), lang)

describe.each(langs)('in %s', lang => {
  test.each(Object.keys(readySheets))('%s is drawn, and opens its sheet', id => {
    const html = draw({ ready: id }, lang)
    expect(html).toContain('class="making-example"')
    expect(html).not.toMatch(/making-fault|NaN|undefined/)
    const { asked, definition } = sheetIn({ ready: id }, lang)
    expect(asked).toMatchObject({ by: 'ready', id })
    expect(html).toContain(`>${definition!.title}</h1>`)
    expect(openedBy({ ready: id }, lang)).toEqual({
      options: { sheet: definition },
      seats: 8,
    })
  })

  test('the form of questions is drawn, and opens points by round', () => {
    expect(draw({}, lang)).not.toMatch(/making-fault|NaN|undefined/)
    expect(openedBy({}, lang)?.options.sheet).toMatchObject({
      title: texts[lang].ask.name.usual,
      rounds: 10,
    })
  })

  test('the offer leads to every ready-made sheet', () => {
    const html = renderToString(<Offer lang={lang} at={at} />)
    for (const id of Object.keys(readySheets)) expect(html).toContain(`href="${at}?ready=${id}"`)
    expect(html).toContain(`href="${at}"`)
  })
})

test('the defaults of a ready-made sheet are those of the page', () => {
  const { figures } = readySheets.counters
  expect(fieldsIn(draw({ ready: 'counters' }))).toMatchObject(
    Object.fromEntries(
      Object.entries(defaultsOf({ figures })).map(([name, value]) => [name, String(value)]),
    ),
  )
})

test('a figure of a ready-made sheet changes it; one outside its bounds opens nothing', () => {
  expect(openedBy({ ready: 'tricks', rounds: '7' })?.options.sheet).toMatchObject({ rounds: 7 })
  for (const rounds of ['0', '21', '', 'ten', '1e1']) {
    expect(draw({ ready: 'tricks', rounds })).toContain('From 1 to 20.')
    expect(openedBy({ ready: 'tricks', rounds })).toBeUndefined()
  }
})

const plain: Answers = {
  title: 'Boules',
  seats: [2, 6],
  when: 'rounds',
  lines: [{ name: 'Points', kind: 'number', worth: 1 }],
  over: { by: 'goal', n: 13 },
  wins: 'most',
}
const answered: Record<string, Answers> = {
  plain,
  'bids of one hand': {
    ...plain,
    lines: [],
    bids: { how: 'sealed', cards: 13, made: { base: -5, each: 10 }, missed: 3 },
    over: { by: 'rounds', n: 4 },
  },
  'bids by the round': {
    ...plain,
    bids: { how: 'inTurn', cards: 'round', made: { base: 20, each: 1 }, missed: 10 },
    over: { by: 'word' },
  },
  partners: { ...plain, seats: [4, 8], partners: 2, tie: 0 },
  'money, hidden': {
    ...plain,
    money: { start: 40, paidBy: 'all', purses: 'hidden' },
    tie: 'money',
    wins: 'least',
  },
  turns: { ...plain, when: 'turns', over: { by: 'rounds', n: 9 } },
  counters: {
    ...plain,
    when: 'live',
    lines: [
      { name: 'Towns', kind: 'number', worth: 2, below: true },
      { name: 'Longest road', kind: 'trophy', worth: 2 },
      { name: 'Port', kind: 'check', worth: -1 },
    ],
    tie: 2,
  },
  once: { ...plain, when: 'once', over: { by: 'word' } },
}

test.each(Object.entries(answered))('%s: answers come through the page unchanged', (_, answers) => {
  const { labels } = texts.en
  expect(openedBy({ ready: 'own', ...fieldsOf(answers) })?.options.sheet).toEqual(
    definitionOf(answers, labels),
  )
})

describe('a fault', () => {
  const faultAfter = (html: string, name: string) =>
    new RegExp(`name="made\\.${name.replaceAll('.', '\\.')}"[^]*?making-fault[^>]*>([^<]*)<`).exec(
      html,
    )?.[1]

  test('of a figure is below its field', () => {
    const html = draw({ ready: 'own', ...fieldsOf(plain), goal: '100000' })
    expect(faultAfter(html, 'goal')).toBe('From -99999 to 99999.')
    expect(openedBy({ ready: 'own', ...fieldsOf(plain), goal: '100000' })).toBeUndefined()
  })

  test('of a name is below its line, and of the title below the title', () => {
    const lines = { 'lines.2.name': 'a\u202eb', 'lines.2.kind': 'number', 'lines.2.worth': '1' }
    const line = draw({ ready: 'own', ...fieldsOf(plain), ...lines })
    expect(faultAfter(line, 'lines.2.name')).toBe('fault: bad-text')
    expect(line).not.toContain('making-example')
    const title = draw({ ready: 'own', ...fieldsOf(plain), title: ' ' })
    expect(faultAfter(title, 'title')).toBe('fault: empty')
  })

  test('of seats that the sides cannot share is below the question', () => {
    const html = draw({ ready: 'own', ...fieldsOf({ ...plain, partners: 4, seats: [5, 7] }) })
    expect(html).toContain('fault: no-seats')
  })

  test('of an expression shows the wrong piece', () => {
    const text = JSON.stringify({
      title: 'Mine',
      fields: [{ id: 'bid', label: 'Bid', kind: 'number' }],
      score: 'bid + oops * 2',
    })
    const html = draw({ ready: 'text', text })
    expect(html).toContain('<b>score</b> fault: unknown-variable 6')
    expect(html).toContain('<code>bid + <mark>oops</mark> * 2</code>')
  })

  test.each(['', '{', '[]', '"x"', 'null', '7'])('of the text %j is shown', text => {
    expect(draw({ ready: 'text', text })).toContain('making-faults')
    expect(sheetIn({ ready: 'text', text }, 'en').definition).toBeUndefined()
  })
})

describe('a sheet from elsewhere', () => {
  const sheet: Definition = {
    title: 'Shared',
    fields: [{ id: 'told', label: 'Told', kind: 'number' }],
    score: 'told * told + 1',
  }
  const part = linkOf(sheet)

  test.each([
    ['a link', `https://elsewhere.test/games/any-box/new#${part}`],
    ['what is behind #', `#${part}`],
    ['its text', JSON.stringify(sheet)],
  ])('%s opens it as it is', (_, text) => {
    expect(openedBy({ ready: 'text', text })).toEqual({ options: { sheet }, seats: 8 })
  })

  test('its link is on the page, and its questions only if they can say it', () => {
    const html = draw({ ready: 'text', text: `#${part}` })
    expect(html).toContain(`https://boxside.test${at}#${part}`)
    expect(html).not.toContain(texts.en.page.toQuestions)
    const made = { ready: 'text', text: JSON.stringify(definitionOf(plain, texts.en.labels)) }
    expect(draw(made)).toContain(texts.en.page.toQuestions)
    expect(fieldsIn(draw({ ...made, to: 'questions' }))).toMatchObject({
      ready: 'own',
      title: 'Boules',
      goal: '13',
    })
    expect(openedBy({ ...made, to: 'questions' })?.options.sheet).toEqual(
      definitionOf(plain, texts.en.labels),
    )
  })

  test('questions and figures become the same sheet as text', () => {
    for (const made of [{ ready: 'auction' }, { ready: 'own', ...fieldsOf(plain) }]) {
      const { definition } = sheetIn(made, 'en')
      expect(openedBy({ ...made, to: 'text' })?.options.sheet).toEqual(definition)
    }
  })

  test('a QR code is drawn when it is asked for', () => {
    expect(draw({ ready: 'text', text: `#${part}` })).not.toContain('data:image/svg+xml')
    expect(draw({ ready: 'text', text: `#${part}`, to: 'qr' })).toContain('data:image/svg+xml')
  })
})

test.each(sheets.map(({ id, definition }) => [id, definition] as const))(
  'the example of %s has rounds whose figures add up',
  (_, definition) => {
    const view = exampleOf(definition, 5)
    const { rounds } = definition
    if (rounds === 'live') expect(Object.keys(view.told).length).toBeGreaterThan(3)
    else expect(view.isOver || view.past.length >= 3).toBe(true)
    expect(view.faults).toEqual([])
    const sums = (definition.checks ?? []).flatMap(({ rule, mild }) => {
      const [, id, sum] = /^sum\(all\.(\w+)\) == (\d+)$/.exec(rule) ?? []
      return id && !mild ? [[id, Number(sum)] as const] : []
    })
    for (const { values } of view.past)
      for (const [id, sum] of sums.filter(([id]) => values[id]))
        expect(values[id]!.reduce<number>((all, one) => all + Number(one), 0)).toBe(sum)
  },
)

describe('a round that is tried', () => {
  // The points of the sides, as the page says them.
  const points = (made: Made): string[] => {
    const html = /<details class="making-try">(.*?)<\/details>/s.exec(draw(made))![1]!
    const [, row = ''] = new RegExp(`<tfoot>.*?${texts.en.page.points}</th>(.*?)</tr>`, 's').exec(
      html,
    )!
    return [...row.matchAll(/<td>([^<]*)</g)].map(([, figure]) => figure!)
  }
  const tricks = { ready: 'tricks', count: 'plus' }

  test('gives the points of its figures', () => {
    const bids = { 'try.bid.0': '1', 'try.bid.1': '0', 'try.bid.2': '0' }
    const taken = { 'try.tricks.0': '1', 'try.tricks.1': '0', 'try.tricks.2': '3' }
    expect(points({ ...tricks, ...bids, ...taken })).toEqual(['30', '20', '−30'])
    expect(draw({ ...tricks, ...bids, ...taken })).toContain('Count again')
    expect(draw({ ...tricks, ...bids, ...taken, 'try.tricks.2': '0' })).not.toContain('Count again')
  })

  test('of one side, of counters, and of figures of the whole table', () => {
    expect(points({ ready: 'running', 'try.told.0': '-7' })).toEqual(['−7'])
    const counted = { 'try.by1.1': '9', 'try.by2.1': '1', 'try.t1.0': '-1', 'try.t2.0': '1' }
    expect(points({ ready: 'counters', ...counted })[1]).toBe('13')
    const alone = { 'try.alone.0': '2', 'try.worth.0': '24', 'try.won.0': '1' }
    expect(points({ ready: 'alone', ...alone })).toEqual(['−24', '−24', '48'])
  })

  test('keeps its example where a figure is none', () => {
    const example = points(tricks)
    for (const typed of ['', 'x', '1e3', '99999999', '<b>'])
      expect(points({ ...tricks, 'try.bid.0': typed, 'try.nothing.9': typed })).toEqual(example)
  })

  test('is left out where its fields would be too many for a form', () => {
    const { labels } = texts.en
    const lines = Array.from({ length: 24 }, (_, i) => ({ ...plain.lines[0]!, name: `L${i}` }))
    const most: Answers = { ...plain, seats: [8, 8], partners: 4, lines: lines.slice(0, 23) }
    const made = { ready: 'own', ...fieldsOf(most) }
    expect(openedBy(made)?.options.sheet).toEqual(definitionOf(most, labels))
    expect(draw(made)).not.toContain('class="making-try"')
    for (const shown of [made, { ready: 'own', ...fieldsOf({ ...plain, lines }) }])
      expect(Object.keys(fieldsIn(draw(shown))).length).toBeLessThan(250)
  })

  test('changes nothing of what a table is opened with', () => {
    expect(openedBy({ ready: 'dice', 'try.ones.0': '5' })).toEqual(openedBy({ ready: 'dice' }))
  })
})

describe('a hostile text', () => {
  const hostile = '</textarea><script>alert(1)</script>"><img src=x onerror=alert(1)>'

  test('is text everywhere', () => {
    const title = '<img src=x onerror=a()>'
    const label = '"><script>b()'
    const text = JSON.stringify({
      title,
      as: '</textarea><script>',
      fields: [
        {
          id: 'told',
          label,
          kind: 'choice',
          of: [
            ['<i>', 1],
            ['</td>', 2],
          ],
        },
      ],
      rounds: 1,
    })
    for (const made of [
      { ready: 'text', text },
      { ready: 'text', text: hostile },
      { ready: hostile },
      { ready: 'own', ...fieldsOf(plain), title, 'lines.0.name': label },
      { ready: 'tricks', rounds: hostile },
    ])
      expect(draw(made)).not.toMatch(/<script|<img src=x|<i>|"><img/)
  })

  test('fields that are no texts, or of no form, are left out', () => {
    for (const made of [{ ready: ['own'] }, { title: {} }, { ready: 'own', when: ['x'] }])
      expect(openedBy(made)).toEqual(openedBy({}))
    expect(openedBy({ ready: '__proto__' })).toEqual(openedBy({}))
    expect(openedBy({ ready: 'own', ...fieldsOf(plain), when: 'never' })).toEqual(
      openedBy({ ready: 'own', ...fieldsOf(plain) }),
    )
  })
})
