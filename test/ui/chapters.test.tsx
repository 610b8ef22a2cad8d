// The log as a story: where chapters begin, and what is folded.
import { expect, test } from 'vitest'
import type { LogWords, Telling } from '../../web/games/words.ts'
import { chaptersOf, runsOf } from '../../web/pages/past/chapters.ts'
import type { Told } from '../../web/protocol.ts'

const say = { you: 'room', name: (seat: number) => `S${seat}` } as Telling
const words: LogWords = {
  chapter: { dealt: nth => `Auction ${nth}`, bid: nth => `Bids ${nth}` },
  small: facts =>
    facts.every(({ kind }: { kind: string }) => kind === 'passed') ? `${facts.length} passed` : '',
}
const did = (seq: number, ...kinds: string[]): Told => ({
  seq,
  seat: 0,
  events: kinds.map(kind => ({ kind })),
})
const told = (actions: readonly Told[]) =>
  chaptersOf(actions, words, say).map(({ heading, actions }) => [
    heading,
    ...actions.map(
      ({ seq, events }) => `${seq} ${events.map(event => (event as { kind: string }).kind)}`,
    ),
  ])

test('a fact in the midst of an action begins a chapter there', () => {
  expect(told([did(1, 'opened', 'dealt'), did(2, 'passed'), did(3, 'crossed', 'dealt')])).toEqual([
    [undefined, '1 opened'],
    ['Auction 1', '1 dealt', '2 passed', '3 crossed'],
    ['Auction 2', '3 dealt'],
  ])
})

test('the next bid of one auction begins no chapter, the first of the next one does', () => {
  expect(told([did(1, 'bid'), did(2, 'bid', 'revealed'), did(3, 'passed'), did(4, 'bid')])).toEqual(
    [
      ['Bids 1', '1 bid', '2 bid,revealed', '3 passed'],
      ['Bids 2', '4 bid'],
    ],
  )
})

test('a bid that replaces another begins none', () => {
  const corrected = { ...did(3, 'bid'), corrects: 1 }
  expect(told([did(1, 'bid'), did(2, 'passed'), corrected])).toEqual([
    ['Bids 1', '1 bid', '2 passed', '3 bid'],
  ])
})

test('two small actions in a row are one sentence; one alone is not folded, nor is one that was corrected', () => {
  const actions = [
    did(1, 'passed'),
    did(2, 'crossed'),
    did(3, 'passed'),
    did(4, 'passed'),
    { ...did(5, 'passed'), corrects: 1 },
  ]
  expect(
    runsOf(actions, words, say).map(({ small, actions }) => [
      small,
      ...actions.map(({ seq }) => seq),
    ]),
  ).toEqual([
    [undefined, 1],
    [undefined, 2],
    ['2 passed', 3, 4],
    [undefined, 5],
  ])
})
