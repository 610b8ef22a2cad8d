// The sheet by which a table is laid out from its box: who reads what on it, and where there is
// none.
import { expect, test } from 'vitest'
import { ask, begin, move, openTable, refusal } from './people.ts'

const linksOf = (html: string) =>
  [...html.matchAll(/href="(\/t\/\w+\/box[^"]*)"/g)].map(([, to]) => to!.replaceAll('&amp;', '&'))

test('a phone with several seats walks through as the room, and lifts the curtain by name', async () => {
  const { code, keys } = await begin(2, { mode: 'digital' })
  expect((await move(code, keys[0]!, { kind: 'bid', pounds: 37 })).status).toBe(200)
  const headers = {
    cookie: `keys=${keys[0]}.${keys[1]}.1`,
    accept: 'text/html',
    'accept-language': 'en',
  }
  const visit = async (path: string) => (await ask(path, { headers })).text()
  expect(linksOf(await visit(`/t/${code}/menu?seat=0`))).toEqual([`/t/${code}/box?seat=room`])
  const walked: string[] = []
  for (const step of ['1', '2', '3', '4', '5', '6', '7', '99', 'all'])
    walked.push(await visit(`/t/${code}/box?seat=room&step=${step}`))
  expect(walked.join('')).not.toMatch(/<b>37\b/)
  const lifting = linksOf(walked.join('')).filter(to => !to.includes('seat=room'))
  const [first, second] = [0, 1].map(seat => lifting.find(to => to.includes(`seat=${seat}`))!)
  const lifted = await visit(first!)
  expect(lifted).toMatch(/<b>37\b/)
  expect(await visit(second!)).not.toMatch(/<b>37\b/)
  // Whoever walks on from there is the room again.
  const on = linksOf(lifted).filter(to => !lifting.includes(to))
  expect(on.length).toBeGreaterThan(1)
  expect(on.every(to => to.includes('seat=room'))).toBe(true)
})

test('a table that is no online game yet, or beside the box, has none', async () => {
  const lobby = await openTable({ mode: 'digital' })
  expect((await refusal(await ask(`/t/${lobby.code}/box`))).refused).toBe('not-started')
  const { code } = await begin()
  expect((await refusal(await ask(`/t/${code}/box`))).refused).toBe('not-in-this-mode')
})
