// The ready-made sheets: in every language, and with every figure at its least and most, they read
// without a fault and are played to their end. Their examples were worked out by hand, and without
// any one part of its definition a sheet fails one of them.
import { describe, expect, test } from 'vitest'
import { de } from '../../../web/games/any-box/ready/de.ts'
import { en } from '../../../web/games/any-box/ready/en.ts'
import { fr } from '../../../web/games/any-box/ready/fr.ts'
import { it } from '../../../web/games/any-box/ready/it.ts'
import {
  defaultsOf,
  type Figure,
  type Given,
  type ReadySheet,
  readySheets,
} from '../../../web/games/any-box/ready/ready.ts'
import { type Definition, longestDefinition } from '../../../web/games/any-box/rules/definition.ts'
import { planOf } from '../../../web/games/any-box/rules/plan.ts'
import { companion } from '../../../web/games/any-box/sheet/companion.ts'
import type { Sheet } from '../../../web/games/any-box/sheet/state.ts'
import { isRefusal, open, play } from '../../../web/games/play.ts'
import { seeded } from '../../chance.ts'
import { optionsOf, randomGame } from '../../laws/random.ts'
import { rotating } from '../../sweep.ts'
import { type Example, examples } from './ready-examples.ts'

const languages = { en, fr, it, de }
const sheets: readonly ReadySheet[] = Object.values(readySheets)

const valuesOf = (figure: Figure): readonly (string | number)[] =>
  'of' in figure ? figure.of : [figure.default, figure.least, figure.most]

// The default figures; each figure at each of its values; all figures at their last, and at their
// second.
const waysOf = (sheet: ReadySheet): Given[] => {
  const normal = defaultsOf(sheet)
  const figures = Object.entries(sheet.figures)
  const at = (nth: number) =>
    Object.fromEntries(figures.map(([name, figure]) => [name, valuesOf(figure).at(nth)!]))
  return [
    normal,
    ...figures.flatMap(([name, figure]) =>
      valuesOf(figure)
        .filter(value => value !== normal[name])
        .map(value => ({ ...normal, [name]: value })),
    ),
    at(-1),
    at(1),
  ]
}

const definitionOf = (sheet: ReadySheet, given: Given, words: typeof en): Definition =>
  sheet.definition(given, words[sheet.id] as never)

const seatsOf = (definition: Definition): readonly number[] => {
  const plan = planOf(definition)
  return 'seats' in plan ? plan.seats : []
}

const textsIn = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values(words as object).flatMap(textsIn)

describe.each(sheets)('$id', sheet => {
  const ways = waysOf(sheet)

  test.each(Object.entries(languages))('reads without a fault in %s', (_, words) => {
    for (const given of ways) {
      const definition = definitionOf(sheet, given, words)
      const text = JSON.stringify(definition)
      expect(planOf(definition)).toMatchObject({ definition })
      expect(optionsOf(companion, { sheet: text })).toEqual({ sheet: definition })
      expect(text.length).toBeLessThanOrEqual(longestDefinition)
    }
    // A QR code of up to a thousand characters is easy to scan; the thirteen boxes need more.
    const normal = JSON.stringify(definitionOf(sheet, ways[0]!, words))
    expect(normal.length).toBeLessThanOrEqual(sheet.id === 'dice' ? 1200 : 1000)
  })

  test.each(Object.entries(languages))('has words for every figure in %s', (_, words) => {
    const { title, figures } = words[sheet.id] as typeof en.points
    const named = Object.entries(figures as Record<string, { of?: object }>)
    expect(named.map(([name, { of = {} }]) => [name, Object.keys(of)])).toEqual(
      Object.entries(sheet.figures).map(([name, one]) => [name, 'of' in one ? [...one.of] : []]),
    )
    for (const text of [title, ...textsIn(words[sheet.id])]) expect(text).toBe(text.trim())
    expect(textsIn(words[sheet.id])).not.toContain('')
  })

  test('is played to its end by every number of people', () => {
    for (const [i, given] of rotating([...ways.entries()], 3)) {
      const definition = definitionOf(sheet, given, Object.values(languages)[i % 4]!)
      const options = optionsOf(companion, { sheet: definition })
      for (const seats of seatsOf(definition)) {
        const { end } = randomGame({ game: companion, mode: 'companion', seats, options, seed: i })
        const state = end as Parameters<typeof companion.view>[0]
        expect(companion.result(state)).toHaveLength(seats)
        expect(companion.view(state, 'room').faults).toEqual([])
      }
    }
  })
})

const luck = seeded(1)

// What a table shows after these entries, and what it answered on the way.
const outcomeOf = (definition: Definition, { seats, steps }: Example) => {
  const options = optionsOf(companion, { sheet: definition }) as Sheet['options']
  let { state } = open(companion, seats, options, luck)
  const answers: string[] = []
  const accounts = () =>
    Object.fromEntries(companion.view(state, 'room').accounts.map(({ id, by }) => [id, by]))
  for (const step of steps) {
    if (step === 'look') {
      answers.push(JSON.stringify(accounts()))
      continue
    }
    const next = play(companion, state, step.seat, step.entry, luck)
    if (isRefusal(next)) answers.push(next.refused)
    else {
      state = next.state
      if (companion.view(state, 'room').waits.length > 0) answers.push('waits')
    }
  }
  const places = companion.result(state)?.toSorted((a, b) => a.seat - b.seat)
  return {
    seats: seatsOf(definition),
    points: companion.view(state, 'room').points,
    accounts: accounts(),
    places: places?.map(({ place }) => place),
    answers,
  }
}

const definitionFor = (sheet: ReadySheet, { given }: Example) =>
  definitionOf(sheet, { ...defaultsOf(sheet), ...given }, en)

const named = sheets.flatMap(sheet =>
  examples[sheet.id].map(example => ({ sheet, example, name: `${sheet.id}: ${example.why}` })),
)

test.each(named)('$name', ({ sheet, example }) => {
  expect(outcomeOf(definitionFor(sheet, example), example)).toMatchObject(example.expect)
})

test('it says who deals where cards are dealt', () => {
  const dealt = sheets.filter(sheet => {
    const { first } = definitionOf(sheet, defaultsOf(sheet), en)
    return first?.word === 'deals'
  })
  expect(dealt.map(({ id }) => id)).toEqual(['tricks', 'alone'])
})

// What a definition only shows, and what gives its parts a name.
const shown = new Set(['title', 'as', 'label', 'says', 'first', 'gives', 'id', 'kind'])
const isShown = (whole: object, key: string) =>
  shown.has(key) || (key === 'who' && 'kind' in whole && whole.kind === 'worked')

// Returns the definition without each of its parts in turn.
function* parted(whole: unknown, path = ''): Generator<{ path: string; rest: unknown }> {
  if (Array.isArray(whole))
    for (const [i, part] of whole.entries()) {
      const others = whole.filter((_, at) => at !== i)
      yield { path: `${path}[${i}] ${JSON.stringify(part)}`, rest: others }
      for (const { path: inner, rest } of parted(part, `${path}[${i}]`))
        yield { path: inner, rest: whole.with(i, rest) }
    }
  else if (typeof whole === 'object' && whole !== null)
    for (const [key, part] of Object.entries(whole)) {
      if (isShown(whole, key)) continue
      const { [key]: _, ...others } = whole as Record<string, unknown>
      yield { path: `${path}.${key} ${JSON.stringify(part)}`, rest: others }
      for (const { path: inner, rest } of parted(part, `${path}.${key}`))
        yield { path: inner, rest: { ...whole, [key]: rest } }
    }
}

const isValid = (definition: unknown): definition is Definition => {
  const read = companion.options['~standard'].validate({ sheet: definition })
  return !(read instanceof Promise) && !read.issues
}

test.each(sheets)('$id: an example fails without any part of its definition', sheet => {
  const missed = new Set<string>()
  const found = new Set<string>()
  for (const example of examples[sheet.id])
    for (const { path, rest } of parted(definitionFor(sheet, example))) {
      if (!isValid(rest)) continue
      try {
        expect(outcomeOf(rest, example)).toMatchObject(example.expect)
        missed.add(path)
      } catch {
        found.add(path)
      }
    }
  expect(found.size).toBeGreaterThan(0)
  expect([...missed].filter(path => !found.has(path))).toEqual([])
})
