// A table's object that is reset while it is asked, or has too much to do. Only Cloudflare's
// machines fail so: here every call reaches the real object, and its answer is lost on the way
// back, with the marks that Cloudflare gives such an error.
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { langs } from '../../web/lang.ts'
import { pageWords } from '../../web/words/all.ts'
import app from '../../worker/index.ts'
import type { Env } from '../../worker/visit.ts'
import { bearer, begin, HOST, json, openTable } from './people.ts'

const { TABLE, ...others } = env as unknown as Env

// The tables, of which so many calls lose their answer. A stub that failed once fails for good.
const losing = (failure: object, times: number) => {
  const asked: string[] = []
  const getByName = (code: string) => {
    const stub = TABLE.getByName(code) as unknown as Record<
      string,
      (...said: unknown[]) => Promise<unknown>
    >
    let isBroken = false
    return new Proxy(stub, {
      get:
        (_, method: string) =>
        async (...said: unknown[]) => {
          if (isBroken) throw Object.assign(new Error('This stub is broken.'), failure)
          asked.push(method)
          const answer = await stub[method]!(...said)
          if (asked.length > times) return answer
          isBroken = true
          throw Object.assign(
            new Error('Durable Object reset because its code was updated.'),
            failure,
          )
        },
    })
  }
  const ask = (path: string, init: RequestInit = {}) =>
    app.request(
      `http://${HOST}${path}`,
      {
        ...init,
        headers: {
          accept: 'application/json',
          host: HOST,
          ...(init.headers as Record<string, string>),
        },
      },
      { ...others, TABLE: { getByName } as unknown as Env['TABLE'] },
    )
  const post = (path: string, said: object, headers: Record<string, string> = {}) =>
    ask(path, {
      method: 'POST',
      body: JSON.stringify(said),
      headers: { 'content-type': 'application/json', ...headers },
    })
  return { ask, post, asked }
}

const reset = { retryable: true }
const busy = { retryable: true, overloaded: true }

test('what only reads is asked once more, by a new stub', async () => {
  const { code, keys } = await begin(2, { mode: 'digital' })
  const rest = ['', '/moves', '/log', '/waits', '/replay', '/proposals']
  for (const path of rest) {
    const { ask, asked } = losing(reset, 1)
    const answer = await ask(`/t/${code}${path}`, { headers: bearer(keys[0]!) })
    expect(answer.status, path).toBe(200)
    await answer.body?.cancel()
    expect(asked[0], path).toBe(asked[1])
  }
})

test('a move whose answer was lost is asked once more, and made once', async () => {
  const { code, keys } = await begin(2, { mode: 'digital' })
  const { post, asked } = losing(reset, 1)
  const made = { id: 'once', seen: 1, move: { kind: 'bid', pounds: 7 } }
  const answer = await post(`/t/${code}/moves`, made, bearer(keys[0]!))
  expect([answer.status, await json(answer)]).toEqual([200, { seq: 2 }])
  expect(asked).toEqual(['move', 'move'])
  const { actions } = await json(await losing(reset, 0).ask(`/t/${code}/log`))
  expect(actions).toHaveLength(2)
})

test('what may have been done is not done again: “just a moment”', async () => {
  const { code } = await openTable()
  const { post, asked } = losing(reset, 1)
  const answer = await post(`/t/${code}/seats`, { seat: 1 })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await json(answer)).toMatchObject({ refused: 'not-now', status: 503 })
  expect(asked).toEqual(['sit'])
  const { seats } = await json(await losing(reset, 0).ask(`/t/${code}`))
  expect(seats.filter(({ taken }: { taken: boolean }) => taken)).toHaveLength(1)
})

test('a reset table that is reset again, and a busy one at once, ask for patience', async () => {
  const { code } = await openTable()
  for (const [failure, times, calls] of [
    [reset, 2, 2],
    [busy, 2, 1],
  ] as const) {
    for (const lang of langs) {
      const { ask, asked } = losing(failure, times)
      const page = await ask(`/t/${code}`, {
        headers: { accept: 'text/html', 'accept-language': lang },
      })
      expect([page.status, page.headers.get('retry-after'), page.headers.get('refresh')]).toEqual([
        503,
        '5',
        '5',
      ])
      expect(await page.text()).toContain(pageWords(lang).sorry[503])
      expect(asked).toHaveLength(calls)
    }
  }
})

test('any other failure is our mistake, and is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { code } = await openTable()
  const { ask, asked } = losing({}, 1)
  const answer = await ask(`/t/${code}`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([500, null])
  expect(asked).toEqual(['see'])
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
})
