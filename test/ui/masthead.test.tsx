// The masthead says where a game is and what ends it, in every language, from the first action to
// the last.
import { renderToString } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { positionOf } from '../../web/games/play.ts'
import { langs } from '../../web/lang.ts'
import { Masthead, whereIn } from '../../web/pages/masthead.tsx'
import type { Frame } from '../../web/protocol.ts'
import { deals, viewersOf } from '../laws/deals.ts'
import { gameOf } from '../laws/random.ts'

describe.each(deals)('$name', ({ box, mode, game, deals }) => {
  // Le Camino's sheet only counts, at the end; chance alone wins no rose of Cape Horn.
  const isStill = box.id === (mode === 'companion' ? 'camino' : 'cape-horn')
  const deal = deals[0]!
  const { start, steps } = gameOf(deal)
  const seats = viewersOf(deal.seats)
    .slice(1)
    .map((_, seat) => ({ taken: true, colour: box.colours[seat]!, name: null }))

  const frameAt = (state: unknown): Frame => {
    const { options, view } = positionOf(game, state as { options: unknown }, 'room')
    return { game: box.id, mode, options, you: 'room', seats, seq: 1, waiting: [], view }
  }

  test('says at each step where it is, and nothing that a viewer may not know', () => {
    for (const lang of langs) {
      const said = new Set<string>()
      for (const state of [start, ...steps.map(step => step.state)]) {
        const parts = whereIn({ lang, box, frame: frameAt(state) })!
        expect(parts.length).toBeGreaterThan(0)
        for (const part of parts) {
          expect(part).toMatch(/^\S.*[^.\s]$/)
          expect(part).not.toMatch(/undefined|NaN|Infinity|\[object/)
        }
        // The first part stands on a phone of 320 px, all of it on a desk of 1024.
        expect(parts[0]!.length, parts[0]).toBeLessThanOrEqual(26)
        expect(parts.join('').length, parts.join(' ')).toBeLessThanOrEqual(80)
        said.add(parts.join(' '))
      }
      if (!isStill) expect(said.size).toBeGreaterThan(1)
    }
  })

  test('is drawn beside the title, and is silent once the game is over', () => {
    const frame = frameAt(start)
    const props = { lang: 'en' as const, box, frame }
    const drawn = renderToString(<Masthead lang="en" title="A game" where={whereIn(props)} />)
    expect(drawn).toContain('A game</p><p id="where" class="masthead-where" data-where><span>')
    expect(whereIn({ ...props, frame: { ...frame, result: [] } })).toBeUndefined()
  })
})

test('practice says so before all else', () => {
  const drawn = renderToString(
    <Masthead lang="en" title="A game" where={['Turn 3', 'six left']} practice="Practice" />,
  )
  expect(drawn).toContain(
    'data-where="Practice"><span>Practice: Turn 3</span><span>six left</span>',
  )
  const over = renderToString(<Masthead lang="en" title="A game" where={[]} practice="Practice" />)
  expect(over).toContain('<span>Practice</span>')
})
