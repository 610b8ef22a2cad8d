// Everything that is said of a game, in every language: each fact and each move that random play
// meets has its words.
import { describe, expect, test } from 'vitest'
import type { Refusal } from '../web/games/game.ts'
import { nameOf, type Telling, tell } from '../web/games/words.ts'
import { langs, list } from '../web/lang.ts'
import { boxOf, shelf } from '../web/shelf.ts'
import { wordRefusal } from '../web/ui/refused.tsx'
import { eveningsWords, houses, pageWords } from '../web/words/all.ts'
import { names } from './language/examples.ts'
import { faultsIn, faultsInSentence } from './language/grammar.ts'
import { variantsOf } from './laws/options.ts'
import { randomGame } from './laws/random.ts'

const played = shelf.flatMap(box =>
  box.modes.map(mode => ({ name: `${box.id} ${mode}`, box, mode })),
)

describe.each(shelf)('the help of $id', ({ id, help, pictures }) => {
  const marks = (part: string) => part.match(/class="mark-\w+"/g) ?? []

  test.each(langs)('it says and shows the same in every language: %s', lang => {
    const shown = (one: typeof help.en) =>
      Object.entries(one).map(([point, { text }]) => [
        point,
        ...text.flatMap(part =>
          typeof part === 'string' ? marks(part) : `${part.picture} ${part.labels.length}`,
        ),
      ])
    expect(shown(help[lang])).toEqual(shown(help.en))
  })

  test('it begins with the goal and a worked turn', () => {
    expect(Object.keys(help.en).slice(0, 2)).toEqual(['goal', 'example'])
  })

  test('its marks begin the paragraphs at the end of a point, which are folded', () => {
    const misplaced = langs.flatMap(lang =>
      Object.entries(help[lang]).flatMap(([point, { text }]) => {
        const html = text.filter(part => typeof part === 'string').join('')
        const open = html.replace(/<details class="rulings">.*<\/details>\n$/s, '')
        const inside = marks(html.replaceAll(/^<p><span class="mark-/gm, ''))
        return marks(open).length + inside.length === 0
          ? []
          : `${id}/help/${lang}.md, ${point}: a mark that does not begin a paragraph at its end`
      }),
    )
    expect(misplaced).toEqual([])
  })

  test('its pictures are drawn by the game, its links lead to its own points', () => {
    for (const lang of langs)
      for (const { text } of Object.values(help[lang]))
        for (const part of text)
          if (typeof part === 'string')
            for (const [, to] of part.matchAll(/href="#?([^"]*)"/g))
              expect(Object.keys(help.en)).toContain(to)
          else expect(Object.keys(pictures)).toContain(part.picture)
  })
})

test.each(shelf)(
  'every value of an option of $id that has words can be chosen',
  ({ digital, companion, words }) => {
    const offered = [...digital.choices, ...companion.choices].filter(({ text }) => !text)
    for (const lang of langs)
      for (const { name } of offered) {
        const values = offered
          .filter(choice => choice.name === name)
          .flatMap(choice => [...choice.values])
        expect(new Set(Object.keys(words[lang].options[name]!.values))).toEqual(new Set(values))
      }
  },
)

describe.each(played)('$name', ({ box, mode }) => {
  const { game } = box[mode]
  const games = variantsOf(box, mode).map(({ options, seats }, i) => ({
    options,
    ...randomGame({ game, mode, seats: seats[i % seats.length]!, options, seed: i + 1 }),
  }))

  test.each(langs)('facts, moves and the end have words: %s', lang => {
    const words = box.words[lang]
    for (const { options, opening, steps, end } of games) {
      const say: Telling = {
        you: 0,
        options,
        seats: box.seats.at(-1)!,
        name: seat => names[seat] ?? `Ada ${seat}`,
        list: items => list(lang, items),
        either: items => list(lang, items, 'disjunction'),
      }
      for (const fact of [opening, ...steps.map(({ action }) => action)].flatMap(
        ({ events }) => events,
      )) {
        expect(Object.keys(words[mode].told)).toContain((fact as { kind: string }).kind)
        const told = tell(words[mode], fact, say) ?? 'Nothing.'
        expect(faultsInSentence(lang, told), JSON.stringify(fact)).toEqual([])
        expect(told, 'its reader is no other').not.toContain(names[0])
      }
      for (const move of steps.map(({ action }) => action.move)) {
        expect(nameOf(words, mode, move, say), JSON.stringify(move)).toMatch(/\S/)
        expect(faultsIn(lang, nameOf(words, mode, move, say)!), JSON.stringify(move)).toEqual([])
      }
      expect(faultsInSentence(lang, words[mode].won(game.result(end)!, say))).toEqual([])
    }
  })
})

test('a refusal whose code the house does not list does not compile', () => {
  // @ts-expect-error: it would have no words
  const unlisted: Refusal = { refused: 'nobody-knows-why' }
  const ofGame: Refusal = { ...unlisted, rule: 'goal' } // a game's own codes have its own words
  for (const lang of langs) {
    expect(wordRefusal({ refused: 'not-host' }, houses[lang])).toBe(
      houses[lang].refused['not-host'],
    )
    expect(wordRefusal(ofGame, houses[lang])).toBe(houses[lang].refused.other)
  }
})

// The keys of the bar over the table, and of what asks for an answer.
const keysOf = ({
  undo,
  gotIt,
  askBack,
  withdraw,
  seeWhat,
  sayYes,
  sayNo,
  takeBack,
}: typeof houses.en) =>
  Object.entries({ undo, gotIt, askBack, withdraw, seeWhat, sayYes, sayNo, takeBack })
const longer = (texts: readonly (readonly [string, unknown])[], most: number) =>
  texts.filter(([, text]) => String(text).length > most)

test.each(langs)('what the house says is short enough for a small phone: %s', lang => {
  const sure = Object.entries({ ...pageWords(lang), ...eveningsWords[lang] }).filter(([key]) =>
    key.endsWith('Sure'),
  )
  expect(sure.length).toBeGreaterThan(4)
  expect(longer([...Object.entries(houses[lang].refused), ...sure], 120)).toEqual([])
  expect(longer(keysOf(houses[lang]), 18)).toEqual([])
})

const winning = /\b(wins?|gewinn(st|t)|gagnes?|(hai|ha) vinto)\b/i
const ends = [
  ['cape-to-cairo', [{ seat: 1, place: 1, score: 8, sum: [['crossed', 8]] }]],
  [
    'cape-horn',
    [
      {
        seat: 1,
        place: 1,
        score: 3,
        sum: [
          ['roses', 2],
          ['line', 1],
        ],
      },
    ],
  ],
  [
    'cape-horn',
    [
      {
        seat: 1,
        place: 1,
        score: 3,
        sum: [
          ['roses', 3],
          ['line', 0],
        ],
      },
    ],
  ],
] as const

test.each(ends)('who wins is told to win, %s', (id, standings) => {
  for (const lang of langs) {
    const { digital, companion } = boxOf(id)!.words[lang]
    for (const you of [0, 1, 'room'] as const)
      for (const { won } of [digital, companion])
        expect(
          won(standings as never, {
            you,
            seats: 3,
            options: {},
            name: () => 'Ama',
            list: String,
            either: String,
          }),
        ).toMatch(winning)
  }
})
