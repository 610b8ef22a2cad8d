// The log by its door: pages for people and for programs.
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import type { Env } from '../../worker/visit.ts'
import { ask, Browser, bearer, begin, json, post, refusal } from './people.ts'

// Names of sitters, one a row, until the log is so long.
const fill = (code: string, until: number) =>
  runInDurableObject((env as unknown as Env).TABLE.getByName(code), (_, { storage }) => {
    for (let seq = 2; seq <= until; seq++) {
      const body = { seating: { seat: 0, taken: true, name: `Name${seq}.` }, events: [] }
      const row = [seq, null, `seating-${seq}`, 0, 0, JSON.stringify(body)]
      storage.sql.exec(
        'INSERT INTO actions (seq, seat, id, at, final, body) VALUES (?, ?, ?, ?, ?, ?)',
        ...row,
      )
    }
  })

test('the page shows its last 200 and leads to those before; programs are told 500 at a time', async () => {
  const { code } = await begin(2, { mode: 'digital' })
  await fill(code, 701)
  const browser = new Browser()
  const page = async (at: string) => {
    const { html } = await browser.visit(at)
    const named = [...html.matchAll(/Name(\d+)\./g)].map(([, seq]) => Number(seq))
    const earlier = /href="([^"]*before=\d+)"/.exec(html)?.[1]
    return { from: Math.min(...named), to: Math.max(...named), earlier }
  }
  const last = await page(`/t/${code}/log`)
  expect(last).toEqual({ from: 502, to: 701, earlier: `/t/${code}/log?before=502` })
  const before = await page(last.earlier!)
  expect(before).toEqual({ from: 302, to: 501, earlier: `/t/${code}/log?before=302` })
  expect(await page(`/t/${code}/log?before=102`)).toEqual({ from: 2, to: 101, earlier: undefined })
  const { actions, next } = await json(await ask(`/t/${code}/log`))
  expect([actions.length, next]).toEqual([500, 500])
  const rest = await json(await ask(`/t/${code}/log?after=${next}`))
  expect([rest.actions.length, rest.actions[0].seq, rest.next]).toEqual([201, 501, undefined])
  expect((await refusal(await ask(`/t/${code}/log?last=501`))).status).toBe(422)
})

test('a seat that writes too often is told when to come again', async () => {
  const { code, keys } = await begin(2, { mode: 'digital' })
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now)
  const undo = () => post(`/t/${code}/undo`, { id: 'u', seq: 99 }, bearer(keys[0]!))
  for (let n = 0; n < 100; n++) expect((await undo()).status).toBe(404)
  const late = await undo()
  expect(late.headers.get('retry-after')).toBe('60')
  expect(await refusal(late)).toEqual({ status: 429, refused: 'too-many' })
  clock.mockRestore()
})
