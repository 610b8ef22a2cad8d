// A game that gives only a score: its pages and files say the rest, in the reader's language.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { langs } from '../../web/lang.ts'
import { shelf } from '../../web/shelf.ts'
import { houses, pageWords } from '../../web/words/all.ts'
import race from '../sample/race/box.tsx'
import { ask, bearer, begin, json, move, playOut } from './people.ts'

// A Worker that runs opens only tables of the boxes that it found, so the race stands for one.
const whole = shelf[0]!
beforeAll(() => {
  shelf[0] = { ...race, id: whole.id }
})
afterAll(() => {
  shelf[0] = whole
})

const wish = { game: whole.id, mode: 'digital' }
const page = async (path: string, lang: string, key?: string) => {
  const headers = { accept: 'text/html', 'accept-language': lang, ...(key && bearer(key)) }
  return (await ask(path, { headers })).text()
}
const ended = async () => {
  const { code, keys } = await begin(2, wish)
  const result: { score: number; place: number }[] = await playOut(code, keys)
  return { code, result }
}

test('the masthead has the best score so far', async () => {
  const { code, keys } = await begin(2, { ...wish, mode: 'companion' })
  await move(code, keys[0]!, { kind: 'banked', points: 7, joker: 'no' })
  await move(code, keys[1]!, { kind: 'banked', points: 12, joker: 'no' })
  for (const lang of langs) expect(await page(`/t/${code}`, lang)).toContain(houses[lang].best(12))
})

test('the end has a chart, and by how much it was won', async () => {
  const { code, result } = await ended()
  const [first, second] = result
  for (const lang of langs) {
    const { course } = pageWords(lang)
    const html = await page(`/t/${code}`, lang)
    expect(html).toContain(course.title)
    expect(html).toContain(course.ahead(first!.score - second!.score))
  }
})

test('the poster has a bar for each seat, the longest for the best', async () => {
  const { code, result } = await ended()
  const svg = await page(`/t/${code}/result.svg`, 'en')
  const map = /data-poster="map".*?<\/svg>/s.exec(svg)![0]
  const bars = [...map.matchAll(/4h(\d+)v16.*?>(\d+)<\/text>/gs)].map(([, long, points]) => ({
    long: Number(long),
    points: Number(points),
  }))
  expect(bars.map(({ points }) => points).sort()).toEqual(result.map(({ score }) => score).sort())
  const [one, other] = bars.sort((a, b) => b.points - a.points)
  expect(one!.long).toBeGreaterThan(other!.long)
})

test('the files call the points by their word', async () => {
  const { code } = await ended()
  const rows = (await page(`/t/${code}/result.csv`, 'it')).split('\r\n')
  expect(rows[0]).toMatch(/Punti/)
  expect(rows[0]).not.toMatch(/points/i)
})

test('a correction says how the points change', async () => {
  const { code, keys } = await begin(2, { ...wish, mode: 'companion' })
  const { seq } = await json(await move(code, keys[0]!, { kind: 'banked', points: 7, joker: 'no' }))
  const change = { seq, seat: 0, preview: true, move: { kind: 'banked', points: 12, joker: 'no' } }
  const looked = await ask(`/t/${code}/correct?seat=0`, {
    ...{ method: 'POST', body: JSON.stringify(change) },
    headers: { accept: 'text/html', 'accept-language': 'de', ...bearer(keys[0]!) },
  })
  expect((await looked.text()).replaceAll(/<[^>]+>/g, ' ')).toMatch(/Punkte\s+7\s+→\s+12/)
})
