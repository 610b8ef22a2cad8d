// The fields of an entry, made of its schema: filled in as they are they give the entry back, for
// every game on the shelf.
import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import type { Box } from '../../web/games/box.tsx'
import { kindOf, nameOf, type Telling } from '../../web/games/words.ts'
import { type Lang, langs } from '../../web/lang.ts'
import { shelf } from '../../web/shelf.ts'
import { EntryFields } from '../../web/ui/fields/entry.tsx'
import { kindsOf } from '../../web/ui/fields/schema.ts'
import { moveOf } from '../../web/ui/form.ts'
import { isBeside } from '../boxes.ts'
import { variantsOf } from '../laws/options.ts'
import { gameOf } from '../laws/random.ts'

const names = ['Ama', 'Jonas', 'Marta', 'Pierre', 'Ben']
const telling: Telling = {
  you: 0,
  options: {},
  seats: names.length,
  name: seat => names[seat] ?? `Ada ${seat}`,
  list: items => items.join(', '),
  either: items => items.join(' / '),
}

interface Made {
  entry: unknown
  seats: number
  options: unknown
}

const fieldsOf = (box: Box, { entry, ...table }: Made, lang: Lang = 'en'): string => {
  const say = { ...telling, ...table }
  const { move } = box.companion.game
  const own = box.companion.fields?.(entry, box.words[lang].companion, say)
  const kinds = kindsOf(move, box.words[lang].fields).map(kind =>
    own && kind.kind === kindOf(entry) ? { ...kind, fields: own } : kind,
  )
  return render(
    <EntryFields
      kinds={kinds}
      entry={entry}
      telling={say}
      name={one => nameOf(box.words[lang], 'companion', one, say)}
    />,
  )
}

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [
      name!,
      value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ]),
  )

// What a browser would send of these fields.
const sent = (html: string): [string, string][] =>
  [...html.matchAll(/<input([^>]*)>|<select([^>]*)>(.*?)<\/select>/gs)].flatMap(
    ([, input, select, options]) => {
      const { name, type, value, ...rest } = attributesOf(input ?? select ?? '')
      if (input !== undefined)
        return /checkbox|radio/.test(type ?? '') && !('checked' in rest)
          ? []
          : [[name!, value ?? '']]
      const choices = [...options!.matchAll(/<option([^>]*)>/g)].map(([, option]) =>
        attributesOf(option!),
      )
      return [[name!, (choices.find(choice => 'selected' in choice) ?? choices[0])?.value ?? '']]
    },
  )

// One entry of each kind, and another where there is one, as random evenings make them.
const entriesOf = (box: Box): Made[] => {
  const kinds = new Map<string, Made[]>()
  const variants = variantsOf(box, 'companion')
  for (const { options, ...variant } of variants) {
    const seats = Math.max(...variant.seats)
    const { steps } = gameOf({
      game: box.companion.game,
      mode: 'companion',
      seats,
      options,
      seed: 3,
    })
    const met = new Map<string, number>()
    for (const entry of steps.flatMap(({ offered }) => offered)) {
      const kind = kindOf(entry)
      const count = met.get(kind) ?? 0
      met.set(kind, count + 1)
      if (count < 40 / variants.length)
        kinds.set(kind, [...(kinds.get(kind) ?? []), { entry, seats, options }])
    }
  }
  return [...kinds.values()].flat()
}

test.each(shelf.filter(isBeside).map(box => [box.id, box] as const))(
  '%s: the fields of an entry give it back',
  (_, box) => {
    const entries = entriesOf(box)
    const met = new Set(entries.map(({ entry }) => kindOf(entry)))
    const kinds = Object.keys(box.words.en.moves.sheet ?? {})
    expect(met.size).toBeGreaterThanOrEqual(kinds.length * 0.8) // some are rare
    for (const made of entries)
      expect(moveOf(sent(fieldsOf(box, made))).move, JSON.stringify(made)).toEqual(made.entry)
  },
)

test('what only tables of two know is offered to no more', () => {
  const box = shelf.find(({ id }) => id === 'kairo')!
  const entry = { kind: 'attract', cloth: 'red', owner: 0 }
  const offered = [2, 3, 4].map(seats =>
    fieldsOf(box, { entry, seats, options: {} }).includes('value="neutral"'),
  )
  expect(offered).toEqual([true, false, false])
})

test.each(shelf.filter(isBeside).map(box => [box.id, box] as const))(
  '%s: fields and their values are named in every language',
  (_, box) => {
    for (const lang of langs) {
      for (const entry of entriesOf(box))
        expect(fieldsOf(box, entry, lang)).not.toMatch(/undefined|\[object|>NaN/)
    }
  },
)
