// The words of every game and of the house, read as each language wants them: every refusal, fact
// and reason with figures of 0, 1 and 2, every colour, seat and kind of name; all other words as
// far as they can be filled in without knowing them.
/// <reference types="vite/client" />

import { describe, expect, test } from 'vitest'
import { reasonOf } from '../web/games/advice.ts'
import type { Mode } from '../web/games/game.ts'
import { type Telling, tell, why } from '../web/games/words.ts'
import { type Lang, langs, list } from '../web/lang.ts'
import { boxOf, shelf } from '../web/shelf.ts'
import { eveningsWords, fairWords, houses, pageWords, plainWords } from '../web/words/all.ts'
import { de } from '../web/words/grammar/fr.ts'
import { ad } from '../web/words/grammar/it.ts'
import { figures, names, you } from './language/examples.ts'
import { faultsIn, faultsInSentence } from './language/grammar.ts'

type Table = Record<string, unknown>
interface Sentences {
  examples: { [Part in 'shared' | Face]?: { refused?: Table; told?: Table } } & { reasons?: Table }
  wish?: object // the options of the examples, if they are not those of an untouched page
}
type Face = (typeof faceOf)[Mode]
const faceOf = { digital: 'board', companion: 'sheet' } as const

// A game on the shelf without examples fails.
const games = import.meta.glob<Sentences>('./games/*/sentences.ts', { eager: true })

const isUnfilled = (text: string) => /\b(undefined|NaN|null)\b|\[object/.test(text)

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const telling = (lang: Lang, options: unknown): Telling => ({
  you,
  options,
  seats: 4,
  name: seat => names[seat]!,
  list: items => list(lang, items),
  either: items => list(lang, items, 'disjunction'),
})

const wordsOf = (id: string, lang: Lang) => boxOf(id)!.words[lang] as never as Table

// The lines of a piece of HTML, without its marks.
const plain = (html: string): string[] =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .split('\n')
    .filter(line => line !== '')

// Without an example a sentence is read as it is.
const examplesOf = (examples: unknown = []): Table[] => {
  const all = examples as Table[]
  return all.length > 0 ? all : [{}]
}

describe.each(shelf)('$id', box => {
  const { id, modes, help } = box
  const { examples, wish = {} } = games[`./games/${id}/sentences.ts`] ?? {}
  if (!examples) throw new Error(`test/games/${id}/sentences.ts is missing`)

  describe.each(langs)('%s', lang => {
    const words = wordsOf(id, lang)
    const said: [name: string, sentence: string][] = []
    for (const mode of modes) {
      const { game } = box[mode]
      const options = game.options['~standard'].validate(wish)
      const say = telling(lang, 'value' in options ? options.value : {})
      const face = words[mode] as never as Parameters<typeof tell>[0]
      const of = (key: 'refused' | 'told') => ({
        ...examples.shared?.[key],
        ...examples[faceOf[mode]]?.[key],
      })
      for (const code of Object.keys(face.refused))
        for (const at of examplesOf(of('refused')[code]))
          said.push([`${mode} ${code}`, why(face, { refused: code, at } as never, say) ?? ''])
      const { entered, ...told } = face.told
      for (const kind of Object.keys(told).filter(kind => told[kind] !== null))
        for (const fact of examplesOf(of('told')[kind]))
          said.push([`${mode} ${kind}`, tell(face, { ...fact, kind }, say) ?? ''])
      if (isTable(entered))
        for (const kind of Object.keys(entered))
          for (const entry of examplesOf((of('told').entered as Table | undefined)?.[kind])) {
            const seat = entry.seat ?? you
            said.push([
              `${mode} ${kind}`,
              tell(face, { kind: 'entered', seat, entry: { ...entry, kind } }, say) ?? '',
            ])
          }
      if (mode === 'digital')
        for (const reason of Object.keys((words.reasons ?? {}) as Table))
          for (const of of examplesOf(examples.reasons?.[reason]))
            said.push([
              `reason ${reason}`,
              reasonOf(words as never, { move: {}, reason, of } as never, say) ?? '',
            ])
    }

    test('refusals, facts and reasons', () => {
      expect(said.filter(([, sentence]) => !/\S/.test(sentence) || isUnfilled(sentence))).toEqual(
        [],
      )
      const faults = said.flatMap(([name, sentence]) =>
        faultsInSentence(lang, sentence).map(fault => `${name}: ${fault}: ${sentence}`),
      )
      expect([...new Set(faults)]).toEqual([])
    })

    test('the help', () => {
      const parts = Object.values(help[lang]).flatMap(({ title, text }) => [
        title,
        ...text.flatMap(part => (typeof part === 'string' ? plain(part) : part.labels)),
      ])
      expect(parts.flatMap(part => faultsIn(lang, part).map(fault => `${fault}: ${part}`))).toEqual(
        [],
      )
    })

    test('all other words', () => {
      expect(faultsOfAll(lang, words, wordsOf(id, 'en'))).toEqual([])
    })
  })
})

describe.each(langs)('the house in %s', lang => {
  test('its words', () => {
    expect(faultsOfAll(lang, houses[lang], houses.en)).toEqual([])
    expect(faultsOfAll(lang, pageWords(lang), pageWords('en'))).toEqual([])
    expect(faultsOfAll(lang, plainWords[lang], plainWords.en)).toEqual([])
    expect(faultsOfAll(lang, eveningsWords[lang], eveningsWords.en)).toEqual([])
    expect(faultsOfAll(lang, fairWords[lang], fairWords.en)).toEqual([])
  })
})

// What a function of words is asked with, by what English calls it: people, words, or else figures.
// An answer that is not one of words ('undefined 2') tells that it takes something else, a colour
// or a piece.
const people = names.slice(1)
const called: Record<string, readonly unknown[]> = {
  ...Object.fromEntries(['name', 'names', 'who', 'builder', 'owner'].map(one => [one, people])),
  paid: [
    { bonuses: 0, bought: 1 },
    { bonuses: 1, bought: 0 },
    { bonuses: 2, bought: 2 },
  ],
  ...Object.fromEntries(
    ['one', 'what', 'at', 'square', 'card', 'stages', 'sides'].map(one => [one, ['…']]),
  ),
}
const parametersOf = (say: object): string[] =>
  /^(?:\(([^)]*)\)|(\w+)) *=>/.exec(String(say))?.slice(1).join('').split(/, */) ?? []

const filled = (path: string, say: (...of: unknown[]) => unknown, english: unknown): string[] => {
  const rows = path.includes('.faults.')
    ? (path.endsWith('length') ? ['1', '2'] : ['2']).map(figure => [[figure, figure]])
    : parametersOf(english as object).reduce<unknown[][]>(
        (all, name) => all.flatMap(row => (called[name] ?? figures).map(one => [...row, one])),
        [[]],
      )
  return rows.flatMap(row => {
    try {
      const text = say(...row)
      return typeof text === 'string' && !isUnfilled(text) ? [text] : []
    } catch {
      return []
    }
  })
}

// Of whole tables: texts as they are, functions filled in; refusals, facts and reasons have
// examples of their own.
const faultsOfAll = (lang: Lang, words: unknown, english: unknown, path = ''): string[] => {
  if (/^\.(digital|companion)\.(refused|told)$|^\.reasons$/.test(path)) return []
  if (typeof words === 'string')
    return faultsIn(lang, words).map(fault => `${path}: ${fault}: ${words}`)
  if (typeof words === 'function')
    return filled(path, words as () => unknown, english).flatMap(text =>
      faultsOfAll(lang, text, english, path),
    )
  if (!isTable(words)) return []
  return Object.entries(words).flatMap(([key, part]) =>
    faultsOfAll(lang, part, (english as Table)[key], `${path}.${key}`),
  )
}

// The rules themselves, tried with what was once said here, and with what is right.
describe('what is wrong is found', () => {
  test.each<[Lang, string]>([
    ['en', 'That costs 3 points; there are 1.'],
    ['en', 'You hold 0 bonus cards only.'],
    ['en', '1 squares lie on your arrows.'],
    ['fr', 'Le chemin de Ama est plus court.'],
    ['fr', 'Le stand rouge de Hélène est maintenant de taille 2.'],
    ['fr', 'Tu as pris la rose vert II.'],
    ['fr', 'Laisse les 0 pièces les plus utiles.'],
    ['fr', 'On ne peut pas payer ici plus de 0 tronçon.'],
    ['fr', 'Rien ne va : échange une pièce.'],
    ['it', 'Hai preso la rosa giallo II.'],
    ['it', 'Servono 1 binario.'],
    ['it', 'Tocca a Ama.'],
    ['it', 'Costa 3 punti; ce n’è 2.'],
    ['it', 'Ci sono solo 1 carta bonus.'],
    ['de', 'Noch fehlen 1 Gleis. Leg welche dazu oder passe.'],
    ['de', 'Jonas baut mit 2 Gleise im Vorrat.'],
    ['de', 'Es sind nur 0 Bonuskarten da.'],
    ['de', 'Das sind  2 Punkte.'],
  ])('%s: %s', (lang, sentence) => {
    expect(faultsInSentence(lang, sentence)).not.toEqual([])
  })

  test.each<[Lang, string]>([
    ['en', 'A rose of 2 colours, an 8-star and a 3-way crossing: 1 point.'],
    ['fr', 'Le chemin d’Ama et d’Hélène a 0 case\u00a0; celui de Marta en a 2.'],
    ['fr', 'La rose verte II est prise\u00a0: +1.'],
    ['it', 'Tocca ad Ama: la rosa gialla II, lo sprint e 1 punto.'],
    ['de', 'Jonas baut mit 2 Gleisen; bei 1 Punkt fehlt noch 1 Gleis.'],
  ])('%s, right: %s', (lang, sentence) => {
    expect(faultsInSentence(lang, sentence)).toEqual([])
  })
})

// Names may begin with any letter, a figure or a sign.
test('French and Italian words before a name', () => {
  const elided = [
    'Ama',
    'élodie',
    'Inès',
    'Ombeline',
    'Oumar',
    'Uwe',
    'Œdipe',
    'Yves',
    'Hélène',
    'Hugo',
    'Übung',
    'İpek',
  ]
  const plain = [
    'Marta',
    'Yasmine',
    'Ouassim',
    'Hans',
    'Heidi',
    'Jonas',
    '8',
    '1',
    '🐙',
    'Bot Orange',
    '',
  ]
  expect(elided.map(de)).toEqual(elided.map(name => `d’${name}`))
  expect(plain.map(de)).toEqual(plain.map(name => `de ${name}`))
  expect(['Ama', 'àlex', 'Elena', 'Marta', '1', ''].map(ad)).toEqual([
    'ad Ama',
    'ad àlex',
    'a Elena',
    'a Marta',
    'a 1',
    'a ',
  ])
})
