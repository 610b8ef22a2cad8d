// What every story of a finished game must obey, online and beside the box, by seeded random play
// (SEEDS=n for more).
import { describe, expect, test } from 'vitest'
import { courseOf } from '../durable/past.ts'
import type { Standing } from '../web/games/game.ts'
import { sidesOf } from '../web/games/kit/seats.ts'
import type { Story } from '../web/games/story.ts'
import { timeline } from '../web/games/timeline.ts'
import { type Lang, langs } from '../web/lang.ts'
import type { Frame } from '../web/protocol.ts'
import { storyOf } from '../worker/story.ts'
import { faultsIn, faultsInSentence } from './language/grammar.ts'
import { deals, toEach } from './laws/deals.ts'
import { type Deal, gameOf } from './laws/random.ts'

const MOST_STEPS = 8 // of a count-up
const MOST_MOMENTS = 2

const names = ['Ama', 'Jonas', 'Hélène', 'Marta', 'Yves', 'Oma', 'Kim', 'Zoé']

type Row = (typeof deals)[number]

const told = ({ box, mode, game }: Row, deal: Deal, lang: Lang) => {
  const { opening, steps, end } = gameOf(deal)
  const actions = [opening, ...steps.map(({ action }) => action)]
  const result = game.result(end) as Standing[]
  const seats = names
    .slice(0, deal.seats)
    .map((name, seat) => ({ name, colour: box.colours[seat]!, isMine: false }))
  const frame = { mode, options: deal.options, result, seq: actions.length, seats }
  const code = `${box.id} ${mode} ${deal.seed}`
  const story = storyOf({ code, box, log: { frame: frame as never as Frame, actions }, lang })!
  return { story, result, views: actions.length }
}

const changesIn = (line: readonly number[]) => line.filter((now, i) => now !== line[i - 1])

// Whether a line passes through all figures of another, in their order.
const isWithin = (part: readonly number[]) => (line: readonly number[]) => {
  let found = -1
  return part.every(figure => {
    found = line.indexOf(figure, found + 1)
    return found >= 0
  })
}

const sentencesOf = ({ by, each = [], short = [], moments }: Story): string[] => [
  ...by,
  ...each,
  ...short.filter(sentence => sentence !== ''),
  ...moments.map(({ words }) => words),
]

describe.each(deals)('$name', row => {
  const each = toEach(row.deals)

  test('21: every seat is told why it ended where it did', () => {
    each(deal => {
      const { story, result } = told(row, deal, 'en')
      expect(story.each).toHaveLength(deal.seats)
      expect(story.short).toHaveLength(deal.seats)
      for (const { seat, place, sum } of result) {
        expect(story.each![seat]).toMatch(/\S/)
        expect(story.short![seat] === '').toBe(place === 1)
        const alike = result.filter(other => story.each![other.seat] === story.each![seat])
        for (const other of alike) expect(other.sum).toEqual(sum)
      }
    })
  })

  test('22: the count-up ends with the scores', () => {
    each(deal => {
      const { story, result } = told(row, deal, 'en')
      const { counts = [] } = story
      expect(counts.length).toBeGreaterThan(0)
      expect(counts.length).toBeLessThanOrEqual(MOST_STEPS)
      for (const { seat, score } of result) expect(counts.at(-1)!.figures[seat]).toBe(score)
      for (const [i, { figures }] of counts.entries()) {
        expect(figures).toHaveLength(deal.seats)
        // A sheet that people define may take points away.
        if (row.mode === 'digital')
          for (const [seat, n] of figures.entries())
            expect(n).toBeGreaterThanOrEqual(counts[i - 1]?.figures[seat] ?? 0)
      }
    })
  })

  test('23: a moment that decided is at its own view, and in the chart', () => {
    each(deal => {
      const { story, views } = told(row, deal, 'en')
      const { moments, lines, of } = story
      const at = moments.map(({ view }) => view)
      expect(moments.length).toBeLessThanOrEqual(MOST_MOMENTS)
      expect([...new Set(at)].sort((a, b) => a - b)).toEqual(at)
      for (const { at, view, seat } of moments) {
        expect(view).toBeGreaterThan(0)
        expect(view).toBeLessThan(views)
        expect(at).toBeGreaterThanOrEqual(0)
        expect(at).toBeLessThan(of.length)
        expect(lines[seat % lines.length]![at]).toBeDefined()
      }
    })
  })

  test.runIf(row.game.course)('25: its course so far leads to where the room sees it end', () => {
    each(deal => {
      const { game, seats, options } = deal
      const { opening, steps, end } = gameOf(deal)
      const actions = [opening, ...steps.map(({ action }) => action)]
      const sides = sidesOf(game, seats, options)
      const lines = courseOf(game, sides, timeline(game, actions))
      expect(lines).toHaveLength(sides.length)
      for (const figure of lines.flat()) expect(figure).toSatisfy(Number.isFinite)
      const last = game.course!(game.view(end, 'room'), options)
      expect(lines.map(line => line.at(-1))).toEqual(
        lines[0]!.length > 0 ? last : sides.map(() => undefined),
      )
      // What the story draws between its start, which it may draw at 0, and the scores that only the
      // end counts.
      const { story } = told(row, deal, 'en')
      for (const [side, line] of (story?.lines ?? []).entries())
        expect(changesIn(lines[side]!)).toSatisfy(isWithin(changesIn(line.slice(1, -1))))
      for (const lang of langs) {
        const { title, levels, said = String } = row.box.digital.scale!(row.box.words[lang], lines)
        for (const words of [title, ...last.map(said)])
          expect(words).toMatch(/^(?!.*(undefined|NaN)).*\S/)
        expect(levels.length).toBeGreaterThan(0)
      }
    })
  })

  test.each(langs)('its sentences are whole: %s', lang => {
    each(deal => {
      const { story } = told(row, deal, lang)
      for (const sentence of sentencesOf(story)) {
        expect(sentence).not.toMatch(/\b(undefined|NaN|null)\b|\[object/)
        expect(faultsInSentence(lang, sentence), sentence).toEqual([])
      }
      for (const { words } of story.counts ?? []) {
        expect(words).toMatch(/\S/)
        expect(faultsIn(lang, words), words).toEqual([])
      }
    })
  })
})
