// What Le Camino says, in four languages: who wins, whose way is meant, what the table is called,
// one word for a piece.
import { expect, test } from 'vitest'
import box from '../../../web/games/camino/box.tsx'
import { points } from '../../../web/games/camino/rules/points.ts'
import type { Standing } from '../../../web/games/game.ts'
import { tell, titleAt, why } from '../../../web/games/words.ts'
import { langs } from '../../../web/lang.ts'
import { tellingIn } from '../../../web/ui/table.tsx'
import { houses } from '../../../web/words/all.ts'

const names = ['Ama', 'Jonas', 'Marta', 'Pierre']
const telling = (lang: (typeof langs)[number], seats: number, you: number | 'room' = 'room') => {
  const sitters = names.slice(0, seats).map(name => ({ taken: true, colour: 'red', name }))
  const options = { variant: 'camino' }
  return tellingIn({ options, you, seats: sitters }, houses[lang], lang)
}
const won = (places: readonly number[], scores: readonly number[]): Standing[] =>
  places.map((place, seat) => ({ seat, place, score: scores[seat % 2]!, sum: [] }))

test.each([
  [
    'en',
    'Jonas wins with the cheaper route: 19 to 23.',
    'Your side wins with the shorter route, at 21 points each.',
  ],
  [
    'fr',
    'Jonas gagne par le chemin le moins cher\u00a0: 19 contre 23.',
    'Vous gagnez par le chemin le plus court, à 21 points partout.',
  ],
  [
    'it',
    'Jonas vince con la via meno cara: 19 a 23.',
    'Vincete con la via più corta, a 21 punti pari.',
  ],
  [
    'de',
    'Jonas gewinnt mit dem billigeren Weg: 19 zu 23.',
    'Ihr gewinnt mit dem kürzeren Weg, bei je 21 Punkten.',
  ],
] as const)('who wins is said, %s', (lang, one, partners) => {
  const { digital } = box.words[lang]
  expect(digital.won(won([2, 1], [23, 19]), telling(lang, 2))).toBe(one)
  expect(digital.won(won([1, 3, 1, 3], [21, 21]), telling(lang, 4, 2))).toBe(partners)
})

test.each(langs)('a way that partners build is called by both names, %s', lang => {
  const fact = {
    kind: 'entered',
    seat: 1,
    entry: { kind: 'counts', whose: 0, squares: 21, obstacles: 0 },
  }
  const say = telling(lang, 4, 1)
  expect(tell(box.words[lang].companion, fact, say)).toContain(say.list(['Ama', 'Marta']))
  expect(tell(box.words[lang].companion, fact, telling(lang, 2, 1))).not.toContain('Marta')
})

test.each([
  ['camino', 'A1'],
  ['caminito', 'B2'],
  ['caminito-small', 'C3'],
])('the first square of %s is called as its board has it', (variant, name) => {
  const fact = { kind: 'laid', seat: 0, at: 0, piece: 'curve', turns: 0 }
  const say = { ...telling('en', 2), options: { variant } }
  expect(tell(box.words.en.digital, fact, say)).toMatch(new RegExp(`\\b${name}\\b`))
})

test.each(langs)('what a square would need takes 120 characters at most, %s', lang => {
  const sides = [...'RTW0-']
  const asked = sides.flatMap(north =>
    sides.flatMap(east =>
      sides.flatMap(south => sides.map(west => [north, east, south, west].join(' '))),
    ),
  )
  const said = asked.map(asked => {
    const refusal = { refused: 'unfillable', rule: 'anticipation', at: { squares: [139], asked } }
    return why(box.words[lang].digital, refusal, telling(lang, 2))!
  })
  expect(new Set(said).size).toBe(5 ** 4)
  expect(said.filter(sentence => sentence.length > 120)).toEqual([])
})

test.each(langs)('a table of Le Caminito is called so, %s', lang => {
  const titles = (['camino', 'caminito', 'caminito-small'] as const).map(variant =>
    titleAt(box.words[lang], { variant }),
  )
  expect(titles).toEqual(['Le Camino', 'Le Caminito', 'Le Caminito'])
})

test.each([
  ['fr', /\bpièce|élément|morceau/i],
  ['it', /\bpezz|element/i],
  ['de', /\bTeile?\b(?! des Weges)|Stein|Kachel/],
] as const)('a piece has one name in words and help, %s', (lang, other) => {
  const texts = points.flatMap(point => {
    const { title, text } = box.help[lang][point]!
    return [title, ...text]
  })
  const said = (words: unknown): string[] =>
    typeof words === 'object' && words !== null
      ? Object.values(words).flatMap(said)
      : [String(words)]
  expect([...said(box.words[lang]), ...texts.map(String)].filter(text => other.test(text))).toEqual(
    [],
  )
})
