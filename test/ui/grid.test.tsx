// A board on squares without a browser: where squares are drawn, which one is meant, what is said,
// where the window goes.
import { renderToString } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import type { Square } from '../../web/games/kit/squares.ts'
import { Answer } from '../../web/ui/grid/answer.tsx'
import { type Cell, Grid } from '../../web/ui/grid/grid.tsx'
import {
  cornerOf,
  nearestTo,
  type Plan,
  placeOf,
  walked,
  walkedAmong,
} from '../../web/ui/grid/plan.ts'
import { proofsOf } from '../../web/ui/grid/question.ts'
import { aim, bring, freest, pinched, type Sight, sideOf } from '../../web/ui/grid/sight.ts'
import { Table, type TableContext } from '../../web/ui/table.tsx'
import { houses } from '../../web/words/all.ts'

const bazaar: Plan = { columns: 12, rows: 12 }
const chart: Plan = { columns: 14, rows: 9 }
const across: Plan = { columns: 14, rows: 10, turned: true }

describe('a plan', () => {
  test('draws the first square north-west, and last where the board is seen from the other side', () => {
    expect(cornerOf(chart, 0)).toEqual([0, 0])
    expect(cornerOf(chart, 15)).toEqual([100, 100])
    expect(cornerOf(across, 0)).toEqual([1300, 900])
    expect(cornerOf(across, 139)).toEqual([0, 0])
    for (let at = 0; at < 140; at++) expect(placeOf(across, placeOf(across, at))).toBe(at)
  })

  test('is walked as it is seen, and never left', () => {
    expect(walked(chart, 0, 'ArrowRight')).toBe(1)
    expect(walked(chart, 0, 'ArrowDown')).toBe(14)
    expect(walked(chart, 0, 'ArrowLeft')).toBe(0)
    expect(walked(chart, 13, 'ArrowRight')).toBe(13)
    expect(walked(chart, 20, 'Home')).toBe(14)
    expect(walked(chart, 20, 'End')).toBe(27)
    expect(walked(chart, 20, 'PageUp')).toBe(6)
    expect(walked(chart, 20, 'PageDown')).toBe(118)
    expect(walked(chart, 20, 'Enter')).toBeUndefined()
    // Across the table right is towards the first column.
    expect(walked(across, 20, 'ArrowRight')).toBe(19)
    expect(walked(across, 20, 'ArrowUp')).toBe(34)
    expect(walked(across, 20, 'Home')).toBe(27)
  })

  test('is walked from one legal square to the nearest in the arrow’s direction, as it is seen', () => {
    const go = (...legal: Square[]) => walkedAmong(legal)
    expect(go(3, 20, 90)(chart, 0, 'ArrowRight')).toBe(3)
    expect(go(3, 28, 90)(chart, 0, 'ArrowDown')).toBe(28)
    expect(go(3, 20)(chart, 3, 'ArrowRight')).toBe(20) // 20 lies one row down, three columns on
    expect(go(3, 20)(chart, 3, 'ArrowUp')).toBe(3)
    expect(go(0, 5)(across, 5, 'ArrowRight')).toBe(0)
    // Without legal squares every square is walked, and the ends of a row always are.
    expect(go()(chart, 0, 'ArrowRight')).toBe(1)
    expect(go(20)(chart, 20, 'Home')).toBe(14)
    expect(go(20)(chart, 20, 'Enter')).toBeUndefined()
  })

  test('takes a tap that missed for the nearest legal square within reach', () => {
    const legal = [
      { square: 3, middle: [100, 100] as const },
      { square: 4, middle: [140, 100] as const },
    ]
    expect(nearestTo([118, 100], legal, 24)).toBe(3)
    expect(nearestTo([122, 100], legal, 24)).toBe(4)
    expect(nearestTo([100, 125], legal, 24)).toBeUndefined()
    expect(nearestTo([100, 125], legal, 48)).toBe(3)
    expect(nearestTo([0, 0], [], 48)).toBeUndefined()
  })
})

describe('a window of eight squares on fourteen', () => {
  const board = { from: 0, to: 14 }
  const want = (from: number, pull = 1) => ({ from, to: from + 1, pull })
  const at = (at: number, edge = 0) => ({ at, size: 8, board, edge })

  test('stays where it is as long as it holds all that is wanted', () => {
    expect(bring(at(3), [want(3), want(10)])).toBe(3)
    expect(bring(at(3), [])).toBe(3)
  })
  test('moves no farther than it must', () => {
    expect(bring(at(3), [want(12)])).toBe(5)
    expect(bring(at(3), [want(1)])).toBe(1)
    expect(bring(at(0), [want(13)])).toBe(6)
  })
  test('keeps what is wanted clear of its ends, but not at the end of the board', () => {
    expect(bring(at(3, 1), [want(11)])).toBe(5)
    expect(bring(at(3, 1), [want(12)])).toBe(6)
    expect(bring(at(3, 1), [want(0)])).toBe(0)
  })
  test('holds one’s own piece before all, then as much as it can', () => {
    const must = { from: 0, to: 1 }
    expect(bring(at(6), [want(13)], must)).toBe(0)
    expect(bring(at(0), [want(1), want(12), want(13)])).toBe(6)
    expect(bring(at(0), [want(1, 50), want(12), want(13)])).toBe(0)
  })
  test('never leaves the board', () => {
    expect(bring({ at: 9, size: 8, board, edge: 0 }, [])).toBe(6)
    expect(bring({ at: 2, size: 20, board, edge: 1 }, [want(13)])).toBe(0)
  })
})

describe('what a window shows', () => {
  const sight: Sight = {
    x: { from: 6, to: 14 },
    y: { from: 0, to: 9 },
    whole: false,
    near: 1,
    square: 48,
  }
  const sought = { legal: [], home: undefined, proofs: [], news: [] }

  test('the squares sought on both axes, as the board is seen', () => {
    expect(aim(sight, chart, false, { ...sought, legal: [{ at: 16, pull: 1 }] }, false)).toEqual([
      1, 0,
    ])
    // Across the table the same square is drawn in the twelfth column.
    expect(aim(sight, across, false, { ...sought, legal: [{ at: 16, pull: 1 }] }, false)[0]).toBe(6)
    expect(aim(sight, chart, false, { ...sought, proofs: [14], news: [27] }, false)[0]).toBe(0)
  })
  test('one’s own piece in its middle, when a page is opened', () => {
    expect(aim(sight, chart, false, { ...sought, home: 6 }, true)).toEqual([2.5, 0])
    expect(aim(sight, chart, false, { ...sought, home: 6 }, false)).toEqual([5, 0])
  })
  test('the rest is outside, on one side of it', () => {
    const near = { x: { from: 4, to: 9 }, y: { from: 2, to: 6 } }
    expect(sideOf(near, 4, 3)).toBeUndefined()
    expect([
      sideOf(near, 3, 0),
      sideOf(near, 9, 8),
      sideOf(near, 5, 1),
      sideOf(near, 5, 6),
    ]).toEqual(['left', 'right', 'up', 'down'])
  })
  test('a tab goes where it hides least, and stays there', () => {
    const place = (from: number) => ({ x: { from, to: from + 2 }, y: { from: 0, to: 2 } })
    const places = [place(0), place(6)]
    expect(freest(places, [], 1)).toBe(1)
    expect(freest(places, [[7, 1, 1]], 1)).toBe(0)
    expect(
      freest(
        places,
        [
          [7, 1, 1],
          [0, 0, 100],
        ],
        0,
      ),
    ).toBe(1)
  })
  test('two fingers hold the place between them', () => {
    expect(pinched(100, 50, 2)).toBe(250)
    expect(pinched(250, 50, 0.5)).toBe(100)
  })
})

const table = {
  code: 'K7PX4M',
  lang: 'en',
  house: houses.en,
  frame: { you: 0, seq: 7, seats: [], game: 'a-game', mode: 'digital', waiting: [0] },
  moveId: 'an-id',
  online: true,
  large: false,
  presence: [],
} as unknown as TableContext

const drawn = (what: Parameters<typeof renderToString>[0]) =>
  renderToString(<Table.Provider value={table}>{what}</Table.Provider>)

const squareOf = (html: string, at: Square) =>
  new RegExp(`<button[^>]*data-square="${at}"[^>]*>`).exec(html)![0]

describe('a grid', () => {
  const cells: Record<number, Partial<Cell>> = {
    5: { move: { kind: 'put', at: 5 } },
    7: { choose: () => undefined },
  }
  const cell = (at: Square): Cell => ({ label: `square ${at}`, ...cells[at] })
  const html = drawn(
    <Grid plan={bazaar} label="The bazaar" cell={cell}>
      <circle r="1" />
    </Grid>,
  )

  test('says each square by what it was told, in rows', () => {
    expect(html.match(/role="row" aria-label="\d+"/g)).toHaveLength(12)
    expect(html.match(/role="gridcell"/g)).toHaveLength(144)
    expect(html).toContain('aria-label="The bazaar"')
    expect(squareOf(html, 143)).toContain('aria-label="square 143"')
  })
  test('makes moves by forms, and only where there is one', () => {
    expect(squareOf(html, 5)).toMatch(
      /type="submit" name="move" value="{&quot;kind&quot;:&quot;put&quot;,&quot;at&quot;:5}"/,
    )
    expect(squareOf(html, 7)).toContain('type="button"')
    expect(html.match(/type="submit"/g)).toHaveLength(1)
    expect(html).toContain('action="/t/K7PX4M/moves"')
  })
  test('lets Tab visit legal squares only, else one’s own', () => {
    expect(html.match(/tabindex="0"/g)).toHaveLength(2)
    const waiting = drawn(
      <Grid plan={bazaar} label="" cell={at => ({ label: `${at}` })} home={30}>
        <g />
      </Grid>,
    )
    expect(waiting.match(/tabindex="0"/g)).toHaveLength(1)
    expect(squareOf(waiting, 30)).toContain('tabindex="0"')
  })
  test('is read in the order in which it is seen', () => {
    const turned = drawn(
      <Grid plan={across} label="" cell={cell}>
        <g />
      </Grid>,
    )
    const order = [...turned.matchAll(/data-square="(\d+)"/g)].map(([, at]) => Number(at))
    expect(order).toEqual(Array.from({ length: 140 }, (_, i) => 139 - i))
  })
})

describe('an answer', () => {
  const words = {
    refused: { 'too-far': 'No way leads from c14 (1) to c11 (2).', taken: 'On b1 lies a card.' },
  }
  const refusal = { refused: 'too-far', rule: 'sailing', at: { squares: [1, 2, 3] } }
  const names = ['', 'c14', 'c11', 'b13', 'b1']
  const answer = (asked: Parameters<typeof Answer>[0]['asked']) =>
    drawn(
      <Answer
        asked={asked}
        words={words}
        name={at => names[at]!}
        lies="c11, open sea"
        close={() => undefined}
      />,
    )
      .replace(/<b [^>]*>/g, '[')
      .replaceAll('</b>', ']')
      .replace(/<[^>]*>/g, '')

  test('numbers the squares of a refusal where the sentence does, and names the others', () => {
    expect(answer({ at: 2, refusal })).toMatch(
      /^No way leads from c14 \[1\] to c11 \[2\]\. \[3\] b13/,
    )
  })
  test('numbers them before their names where the sentence does not', () => {
    expect(
      answer({ at: 4, refusal: { refused: 'taken', rule: 'laying', at: { squares: [4] } } }),
    ).toMatch(/^On \[1\] b1 lies a card\./)
  })
  test('says only what lies there where nothing is refused', () => {
    expect(answer({ at: 2 })).toMatch(/^c11, open sea/)
    expect(proofsOf({ at: 2 })).toEqual([])
    expect(proofsOf({ at: 2, refusal })).toEqual([1, 2, 3])
  })
})
