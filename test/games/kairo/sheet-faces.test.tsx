// What the sheet beside the box tells a seat: what real coins are paid and taken, who still counts,
// the end before its page.
import { renderToString } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../../web/games/game.ts'
import box from '../../../web/games/kairo/box.tsx'
import type { Entry } from '../../../web/games/kairo/rules/entry.ts'
import { companion } from '../../../web/games/kairo/sheet/companion.ts'
import { Sheet } from '../../../web/games/kairo/sheet/sheet.tsx'
import type { Sheet as Kept, Options, View } from '../../../web/games/kairo/sheet/state.ts'
import { positionOf } from '../../../web/games/play.ts'
import { type Lang, langs } from '../../../web/lang.ts'
import type { Frame } from '../../../web/protocol.ts'
import { Table } from '../../../web/ui/table.tsx'
import { houses } from '../../../web/words/all.ts'
import { attract, draw, extension, type Said, say, stop, two } from './evening.ts'

const seats = ['Ama', 'Jonas'].map((name, seat) => ({
  taken: true,
  colour: box.colours[seat]!,
  name,
}))

const page = (sheet: Kept, you: Viewer, last?: Said, lang: Lang = 'en') => {
  const result = companion.result(sheet)
  const frame = {
    ...{
      ...positionOf(companion, sheet, you),
      game: box.id,
      mode: 'companion',
      seats,
      seq: 9,
      waiting: [0],
    },
    result,
    ...(last && {
      told: { seq: 9, seat: last[0], events: [{ kind: 'entered', seat: last[0], entry: last[1] }] },
    }),
  } as Frame<View, never, Options> & { view: View }
  const around = {
    code: 'AAAAAA',
    lang,
    house: houses[lang],
    large: false,
    moveId: '',
    online: true,
  } as const
  return renderToString(
    <Table.Provider value={{ ...around, frame, since: [], presence: [] }}>
      <Sheet frame={frame} words={box.words[lang].companion as never} />
    </Table.Provider>,
  )
}
const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]

describe('real coins', () => {
  const real = { coins: 'real' } as const
  const told = (options: Partial<Options>, entry: Entry, you: Viewer, lang?: Lang) =>
    page(two(options, [0, entry]), you, [0, entry], lang)

  test('an extension says what is paid, to who pays and to all others', () => {
    const rest = '2 coins, at least one of them red. Two coins of other colours count as one.'
    expect(told(real, extension('red'), 0)).toContain(`You pay ${rest}`)
    expect(told(real, extension('red'), 1)).toContain(`Ama pays ${rest}`)
    expect(told(real, extension('red'), 'room')).toContain(`Ama pays ${rest}`)
    expect(told({ ...real, oneOtherColour: 'yes' }, extension('red'), 1)).toContain(
      'Two coins of one other colour count',
    )
  })

  test('a customer says what each side takes', () => {
    expect(told(real, attract('blue', 1), 1)).toContain('Blue coins to take: Ama 1 and you 1.')
    expect(told(real, attract('blue', 'neutral'), 1)).toContain('Blue coins to take: Ama 1.')
  })

  test('where phones keep the coins, nothing of this is said', () => {
    for (const entry of [extension('red', { red: 1, blue: 1, white: 1 }), attract('blue', 1)])
      expect(told({}, entry, 1)).not.toMatch(/to take|at least one of them/)
  })

  test.each(langs)('each language says what this one does: %s', lang => {
    for (const entry of [extension('red'), attract('blue', 1)]) {
      expect(told(real, entry, 1, lang)).toContain('Ama')
      expect(told(real, entry, 1, lang)).not.toMatch(/undefined|NaN|\[object/)
    }
  })
})

describe('the end', () => {
  const counting = two({ coins: 'real' }, [0, draw], [1, { kind: 'final' }], [1, stop], [0, stop])

  test('who has counted is told who has not', () => {
    expect(heading(page(counting, 0))).toBe('Count your coins.')
    const one = say(counting, 0, { kind: 'counts', coins: 7 })
    expect(heading(page(one, 0))).toBe('Jonas is still counting.')
    expect(heading(page(one, 1))).toBe('Count your coins.')
    expect(heading(page(one, 'room'))).toBe('Jonas is still counting.')
    expect(heading(page(counting, 'room'))).toBe('Ama and Jonas are still counting.')
  })

  test('until the standings have come the page tells who wins, and what everybody has', () => {
    const over = say(say(counting, 0, { kind: 'counts', coins: 7 }), 1, {
      kind: 'counts',
      coins: 3,
    })
    for (const you of [0, 1, 'room'] as const) {
      expect(heading(page(over, you))).toMatch(/win/)
      expect(page(over, you)).toMatch(/kairo-seats/)
      // Head, figures and standings agree: three coins are a point.
      const points = [...page(over, you).matchAll(/seat-figure[^>]*>(\d+)</g)].map(([, one]) =>
        Number(one),
      )
      expect(points).toEqual(
        companion
          .result(over)!
          .sort((a, b) => a.seat - b.seat)
          .map(({ score }) => score),
      )
    }
  })
})
