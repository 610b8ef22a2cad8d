// The course of a game by its door: the chart of the game so far, which tells everybody the same.
import { expect, test } from 'vitest'
import { langs } from '../../web/lang.ts'
import { ask, bearer, begin, json, move, openTable, playOut, refusal } from './people.ts'

const online = { game: 'cape-to-cairo', mode: 'digital' }

test('without a game, and beside the box, there is no course', async () => {
  const { code } = await openTable(online)
  expect(await refusal(await ask(`/t/${code}/course`))).toMatchObject({
    status: 409,
    refused: 'not-started',
  })
  const beside = await begin(2, { ...online, mode: 'companion' })
  expect(await refusal(await ask(`/t/${beside.code}/course`))).toMatchObject({
    status: 404,
    refused: 'no-such-page',
  })
})

test('a sealed bid changes nothing in it, for its own seat either', async () => {
  const { code, keys } = await begin(2, online)
  const courses = () =>
    Promise.all(
      [{}, ...keys.map(bearer)].map(async headers =>
        json(await ask(`/t/${code}/course`, { headers })),
      ),
    )
  const before = await courses()
  expect(before[0]).toEqual({ seq: 1, lines: [[0], [0]] })
  await move(code, keys[0]!, { kind: 'bid', pounds: 7 })
  const [seen, ...own] = await courses()
  expect(seen).toEqual({ seq: 2, lines: [[0], [0]] })
  expect(own).toEqual([seen, seen])
})

test('its lines grow one landscape at a time and end with the result', async () => {
  const { code, keys } = await begin(3, online)
  const course = async () => json(await ask(`/t/${code}/course`))
  const result = await playOut(code, keys)
  const { lines } = await course()
  const scores = (result as { seat: number; score: number }[]).sort((a, b) => a.seat - b.seat)
  expect(lines.map((line: number[]) => line.at(-1))).toEqual(scores.map(({ score }) => score))
  for (const line of lines as number[][])
    for (const [i, n] of line.entries())
      expect(n - (line[i - 1] ?? n)).toSatisfy(by => by === 0 || by === 1)
})

test('its picture has a title and everybody’s figure in words, in each language', async () => {
  const { code, keys } = await begin(2, online)
  await playOut(code, keys)
  const titles = new Set<string>()
  for (const lang of langs) {
    const answer = await ask(`/t/${code}/course`, {
      headers: { accept: 'text/html', 'accept-language': lang },
    })
    expect(answer.headers.get('content-type')).toContain('text/html')
    const html = await answer.text()
    titles.add(/^<h2>([^<]+)<\/h2><svg class="chart" role="img"/.exec(html)![1]!)
    expect(html).toMatch(/aria-label="[^"]+: \d+[^"]+: \d+"/)
    expect(html.match(/class="chart-line/g)).toHaveLength(2)
  }
  expect(titles.size).toBe(langs.length)
})
