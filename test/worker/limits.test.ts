// How much is too much: what an address may ask for in a minute.
import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { boxOf } from '../../web/shelf.ts'
import { Table } from '../../worker/index.ts'
import type { Env } from '../../worker/visit.ts'
import { ask, bearer, begin, json, openTable, playOut, post, refusal } from './people.ts'

describe('too much', () => {
  // The clock's minute may turn in between: then one more round is counted from nothing.
  const until429 = async (send: () => Promise<Response>, most = 245) => {
    for (let n = 1; n <= most; n++) if ((await send()).status === 429) return n
    return Infinity
  }
  // Codes nobody opens, each asked once.
  let asked = 0
  const unknownCode = () => {
    let n = asked++
    const letters = Array.from({ length: 5 }, () => {
      const letter = '23456789ACDEFGHJKMNPQRTUVWXY'[n % 28]!
      n = Math.floor(n / 28)
      return letter
    })
    return `2${letters.join('')}`
  }

  test('codes are counted by address before a table is asked, a household as one', async () => {
    const see = vi.spyOn(Table.prototype, 'see')
    const mine = await openTable()
    const others = await openTable()
    let host = 0
    const headers = () => ({ 'cf-connecting-ip': `2001:db8:1:2::${(host++).toString(16)}` })
    expect((await ask(`/t/${mine.code}`, { headers: headers() })).status).toBe(200)
    see.mockClear()
    const paths = (code: string) => [
      `/t/${code}`,
      `/t/${code}/log`,
      `/games/cape-to-cairo?table=${code}`,
    ]
    const guess = () => ask(paths(unknownCode())[host % 3]!, { headers: headers() })
    const n = await until429(guess)
    expect(n).toBeGreaterThan(100)
    expect(n).toBeLessThan(245)
    // Past the limit right codes are refused like wrong ones, by every way in; the table that was
    // found before is not.
    for (const path of [
      ...paths(others.code),
      `/t/${others.code}/qr.svg`,
      `/t/${others.code}/move`,
    ]) {
      await until429(guess)
      see.mockClear()
      expect(await refusal(await ask(path, { headers: headers() })), path).toEqual({
        status: 429,
        refused: 'too-many',
      })
    }
    expect(see).not.toHaveBeenCalled()
    await until429(guess)
    expect((await post(`/t/${others.code}/seats`, {}, headers())).status).toBe(429)
    const socket = { upgrade: 'websocket', ...headers() }
    expect((await ask(`/t/${others.code}/socket`, { headers: socket })).status).toBe(429)
    for (let i = 0; i < 3; i++)
      expect((await ask(`/t/${mine.code}`, { headers: headers() })).status).toBe(200)
    see.mockRestore()
    // Who carries a key, and the neighbours, are counted apart.
    const host2 = { ...headers(), ...bearer(others.hostKey) }
    expect((await json(await ask(`/t/${others.code}`, { headers: host2 }))).host).toBe(true)
    const neighbour = { 'cf-connecting-ip': '2001:db8:1:3::1' }
    expect((await ask(`/t/${unknownCode()}`, { headers: neighbour })).status).toBe(404)
  })

  test('a key that opens nothing gives no guess more', async () => {
    const { code, hostKey } = await openTable()
    const { CODES } = env as unknown as Env
    const from = { 'cf-connecting-ip': '192.0.2.10' }
    while ((await CODES.limit({ key: from['cf-connecting-ip'] })).success);
    for (const key of ['a'.repeat(22), (await openTable()).hostKey, 'x']) {
      expect(
        (await ask(`/t/${unknownCode()}`, { headers: { ...from, ...bearer(key) } })).status,
      ).toBe(429)
      expect((await ask(`/t/${code}`, { headers: { ...from, ...bearer(key) } })).status).toBe(429)
    }
    expect((await ask(`/t/${code}`, { headers: { ...from, ...bearer(hostKey) } })).status).toBe(200)
  })

  test('a table that is gone is asked about anew, and counted', async () => {
    const { code, hostKey } = await openTable()
    const headers = { 'cf-connecting-ip': '192.0.2.11' }
    expect((await ask(`/t/${code}`, { headers })).status).toBe(200)
    expect((await ask(`/t/${code}`, { method: 'DELETE', headers: bearer(hostKey) })).status).toBe(
      200,
    )
    const n = await until429(() => ask(`/t/${code}`, { headers }))
    expect(n).toBeGreaterThan(120)
  })

  test('so is what is dear to read, by whomever; a dozen phones that look through a game meet nothing', async () => {
    const { code, keys } = await begin(2, { mode: 'digital' })
    await playOut(code, keys)
    const phone = { 'cf-connecting-ip': '192.0.2.20', ...bearer(keys[0]!) }
    const look = async (path: string, accept = 'application/json') => {
      const answer = await ask(`/t/${code}${path}`, { headers: { ...phone, accept } })
      await answer.body?.cancel()
      return answer
    }
    const each = [
      '',
      '/result.json',
      '/picture.svg',
      '/result.svg',
      '/replay',
      '/fair',
      '/record',
      '/screen',
    ]
    for (let phones = 0; phones < 12; phones++) {
      for (const path of each) expect((await look(path, 'text/html')).status, path).toBe(200)
      for (let from = 0; from < 6; from++)
        expect((await look(`/replay?words&from=${from}`)).status).toBe(200)
    }
    expect((await ask('/', { headers: { ...phone, accept: 'text/html' } })).status).toBe(200)
    const n = await until429(() => look('/result.svg', 'text/html'), 1300)
    expect(n).toBeLessThan(1300)
    for (const path of ['/replay?words', '/result.svg', '/screen', '/record']) {
      await until429(() => look('/screen'), 1300)
      expect((await look(path)).status, path).toBe(429)
    }
    await until429(() => look('/screen'), 1300)
    const shelf = await ask('/', {
      headers: { 'cf-connecting-ip': '192.0.2.20', accept: 'text/html' },
    })
    expect(shelf.status).toBe(429)
    // The table itself is seen and played on by everybody there.
    expect((await ask(`/t/${code}`, { headers: phone })).status).toBe(200)
    expect((await look('', 'text/html')).status).toBe(200)
    expect(
      (await ask(`/t/${code}/screen`, { headers: { 'cf-connecting-ip': '192.0.2.21' } })).status,
    ).toBe(200)
  })

  test('the pages of an end play its game again once, and anew where somebody is called otherwise', async () => {
    const { code, keys } = await begin(2, { mode: 'digital' })
    await playOut(code, keys)
    const story = vi.spyOn(boxOf('cape-to-cairo')!.digital, 'story')
    const read = async (lang: string) => {
      for (const path of [
        '',
        '/screen',
        '/result.svg',
        '/result.json',
        '/picture.svg',
        '/replay',
      ]) {
        const answer = await ask(`/t/${code}${path}`, {
          headers: { accept: 'text/html', 'accept-language': lang },
        })
        expect(answer.status, path).toBe(200)
        await answer.body?.cancel()
      }
      return story.mock.calls.length
    }
    expect([await read('en'), await read('de'), await read('en')]).toEqual([1, 2, 2])
    expect(
      (await post(`/t/${code}/seats`, { seat: 0, name: 'Zoë' }, bearer(keys[0]!))).status,
    ).toBe(200)
    expect(await read('en')).toBe(3)
    story.mockRestore()
  })

  test('so are tables', async () => {
    const n = await until429(() => post('/tables', {}, { 'cf-connecting-ip': '192.0.2.7' }))
    expect(n).toBeGreaterThan(30)
    expect(n).toBeLessThan(65)
    expect((await post('/tables', {}, { 'cf-connecting-ip': '192.0.2.8' })).status).toBe(422)
  })

  test('so is practice, in whatever state its table is', async () => {
    const { code } = await begin()
    const wish = { seq: 1, seat: 0, level: 'easy' }
    const n = await until429(() =>
      post(`/t/${code}/practice`, wish, { 'cf-connecting-ip': '192.0.2.12' }),
    )
    expect(n).toBeGreaterThan(30)
    expect(n).toBeLessThan(65)
  })

  test('so are tables that follow another one', async () => {
    const { code, keys } = await begin()
    const headers = { ...bearer(keys[0]!), 'cf-connecting-ip': '192.0.2.9' }
    const n = await until429(() => post(`/t/${code}/again`, {}, headers))
    expect(n).toBeGreaterThan(30)
    expect(n).toBeLessThan(65)
  })
})
