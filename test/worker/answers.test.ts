// What every answer carries, and who may write.
import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { codeOf, freshCode } from '../../worker/codes.ts'
import app from '../../worker/index.ts'
import type { Env } from '../../worker/visit.ts'
import {
  ask,
  Browser,
  bearer,
  begin,
  formsOf,
  HOST,
  json,
  openTable,
  post,
  refusal,
} from './people.ts'

const frameOf = (html: string) =>
  JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)![1]!)

test('who asks for a door that was taken away is told so', async () => {
  const { code } = await openTable()
  for (const door of ['compare', 'stream'])
    expect(await refusal(await ask(`/t/${code}/${door}`)), door).toEqual({
      status: 410,
      refused: 'removed',
    })
})

describe('who may write', () => {
  const foreign = ['https://elsewhere.test', `http://${HOST}:8080`, 'null', 'nonsense']
  test.each(foreign)('nothing is written from %s', async origin => {
    const { code, hostKey } = await openTable()
    const headers = { origin, cookie: `keys=${hostKey}` }
    for (const path of [
      '/tables',
      `/t/${code}/seats`,
      `/t/${code}/start`,
      `/t/${code}/remove`,
      '/lang',
    ]) {
      expect(await refusal(await post(path, {}, headers)), path).toEqual({
        status: 403,
        refused: 'foreign-origin',
      })
    }
    const socket = await ask(`/t/${code}/socket`, { headers: { ...headers, upgrade: 'websocket' } })
    expect(await refusal(socket)).toEqual({ status: 403, refused: 'foreign-origin' })
    expect((await ask(`/t/${code}`)).status).toBe(200)
  })

  test('a cookie counts only with an Origin; a program’s key needs none', async () => {
    const { code, hostKey } = await openTable({ seats: 2 })
    for (const seat of [0, 1]) await post(`/t/${code}/seats`, { seat })
    const cookie = `keys=${hostKey}`
    expect(await refusal(await post(`/t/${code}/start`, {}, { cookie }))).toEqual({
      status: 403,
      refused: 'not-host',
    })
    expect((await post(`/t/${code}/start`, {}, { cookie, origin: `http://${HOST}` })).status).toBe(
      200,
    )
    expect((await ask(`/t/${code}`, { method: 'DELETE', headers: bearer(hostKey) })).status).toBe(
      200,
    )
  })

  test('the socket is its seat’s, and passes nothing on but keys and seat', async () => {
    const { code, keys } = await begin()
    const looks = async (headers: Record<string, string>) => {
      const { webSocket } = await ask(`/t/${code}/socket`, {
        headers: { upgrade: 'websocket', ...headers },
      })
      const heard: { tell: string; frame?: { you: unknown } }[] = []
      const frame = new Promise(resolve => {
        webSocket!.addEventListener('message', ({ data }) => {
          heard.push(JSON.parse(data as string))
          if (heard.at(-1)!.tell === 'frame') resolve(heard.at(-1)!.frame!.you)
        })
      })
      webSocket!.accept()
      const you = await frame
      webSocket!.close()
      return you
    }
    expect(await looks(bearer(keys[1]!))).toBe(1)
    expect(await looks({})).toBe('room')
    expect(await looks({ 'x-keys': keys[1]!, 'x-seat': '1' })).toBe('room')
    expect(await looks({ cookie: `keys=${keys[0]}` })).toBe('room')
    expect(await looks({ cookie: `keys=${keys[0]}`, origin: `http://${HOST}` })).toBe(0)
  })
})

describe('every answer', () => {
  test('carries its headers', async () => {
    const { code } = await openTable()
    for (const path of [
      '/',
      '/games',
      '/games/cape-to-cairo',
      `/t/${code}`,
      `/t/${code}/log`,
      `/t/${code}/qr.svg`,
      '/x',
    ]) {
      for (const accept of ['text/html', 'application/json']) {
        const { headers } = await ask(path, { headers: { accept } })
        const policy = headers.get('content-security-policy')!
        expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';")
        expect(policy).toContain("form-action 'self'; base-uri 'none'; frame-ancestors 'none'")
        expect(policy).not.toMatch(/unsafe|\*|https?:/)
        expect(headers.get('x-content-type-options')).toBe('nosniff')
        expect(headers.get('referrer-policy')).toBe('same-origin')
        expect(headers.get('permissions-policy')).toContain('camera=()')
        expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
        expect(headers.get('x-robots-tag')).toBe(path.startsWith('/t/') ? 'noindex' : null)
        expect(headers.get('strict-transport-security')).toBeNull() // asked by http
        expect(headers.get('vary')).toBe('accept, cookie, accept-language, hx-request')
        expect(headers.get('cache-control')).toBe(
          path.startsWith('/t/') ? 'private, no-store' : 'private, no-cache',
        )
      }
    }
  })

  test('asks to be asked by https again, where it was, on a domain', async () => {
    const told = async (url: string) =>
      (await app.request(url, {}, env as unknown as Env)).headers.get('strict-transport-security')
    expect(await told('https://boxside.example.org/robots.txt')).toBe('max-age=31536000')
    for (const url of [
      'http://boxside.example.org',
      'https://192.168.1.4',
      'https://den.local',
      'https://localhost',
    ]) {
      expect(await told(`${url}/robots.txt`), url).toBeNull()
    }
  })

  test('lets crawlers ask, so that they learn what is not to be listed', async () => {
    const answer = await ask('/robots.txt')
    expect([answer.status, await answer.text()]).toEqual([200, 'User-agent: *\nDisallow:\n'])
  })

  test('stands beside the licences of what browsers are sent', async () => {
    expect(await (await ask('/', { headers: { accept: 'text/html' } })).text()).toContain(
      'href="/licences"',
    )
    expect((await ask('/licences')).headers.get('location')).toMatch(/^\/a\/licences-\w+\.txt$/)
  })

  test('is HTML unless JSON is named', async () => {
    const { code } = await openTable()
    const type = async (accept: string) =>
      (await ask(`/t/${code}`, { headers: { accept } })).headers.get('content-type')!
    for (const accept of [
      '*/*',
      '',
      'text/html, application/json',
      'application/*',
      'application/json;q=0',
      'text/plain',
    ]) {
      expect(await type(accept), accept).toMatch(/^text\/html/)
    }
    for (const accept of [
      'application/json',
      'Application/JSON, */*',
      'text/html;q=0.5, application/json',
    ]) {
      expect(await type(accept), accept).toMatch(/^application\/json/)
    }
  })

  test('holds no inline script or style, and its frame cannot break out', async () => {
    const { code, hostKey } = await openTable({ seats: 2 })
    for (const seat of [0, 1]) await post(`/t/${code}/seats`, { seat, name: '</script><i>x' })
    await post(`/t/${code}/start`, {}, bearer(hostKey))
    const { html } = await new Browser().visit(`/t/${code}`)
    expect(html).not.toMatch(/<script(?![^>]*(src=|application\/json))/)
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/)
    expect(html).not.toContain('</script><i>')
    expect(frameOf(html).seats[0].name).toBe('</script><i>x')
  })

  test('is only the inside of the page for htmx', async () => {
    const { code } = await openTable()
    const hx = { 'hx-request': 'true' }
    const part = await new Browser().visit(`/t/${code}`, { headers: hx })
    expect(part.html).toMatch(/^<title>/)
    expect(part.html).toContain('id="lobby"')
    expect(part.html).not.toMatch(/<(html|head|body)\b/)
    const boosted = await new Browser().visit(`/t/${code}`, {
      headers: { ...hx, 'hx-boosted': 'true' },
    })
    expect(boosted.html).toMatch(/^<!doctype html>/)
  })
})

describe('what is not there', () => {
  test('is said on a calm page', async () => {
    const browser = new Browser()
    for (const [path, status] of [
      ['/t/AAAAAA', 404],
      ['/nowhere', 404],
      ['/games/chess', 404],
    ] as const) {
      const page = await browser.visit(path)
      expect(page.status).toBe(status)
      expect(page.html).toContain('<main')
    }
    const bad = await browser.visit('/tables', {
      method: 'POST',
      body: new URLSearchParams('game=chess&mode=digital&seats=3'),
    })
    expect(bad.status).toBe(422)
    expect(bad.html).toContain('class="refusal')
  })

  test('of a table that was not opened is read in another language from the shelf', async () => {
    const browser = new Browser()
    const body = new URLSearchParams({ game: 'kairo', mode: 'digital', seats: '77' })
    const { html, status } = await browser.visit('/tables', { method: 'POST', body })
    expect(status).toBe(422)
    const languages = formsOf(html).find(({ action }) => action === '/lang')!
    expect((await browser.submit(languages, {}, ['lang', 'it'])).location).toBe('/')
  })

  test('a bug is logged, and none of it leaves the house', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = vi.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw new Error('the luck ran out')
    })
    const answer = await post('/tables', { game: 'cape-to-cairo', mode: 'digital', seats: 2 })
    broken.mockRestore()
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('luck')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(JSON.parse(logged.mock.calls[0]![0])).toMatchObject({
      bug: expect.stringContaining('Error: the luck ran out'),
      door: '/tables',
    })
    logged.mockRestore()
  })
})

describe('the QR code', () => {
  test('is a small drawing without scripts', async () => {
    const { code } = await openTable()
    const answer = await ask(`/t/${code}/qr.svg`)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    const svg = await answer.text()
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 (\d+) \1"/)
    expect(svg.length).toBeLessThan(5000)
  })
})

test('a wrong setting stops no page: its default applies, and the log names it once', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const wrong = { ...(env as unknown as Env), COLOUR: 'red', HOUSE: 'Café' }
  for (const path of ['/', '/programs']) {
    const answer = await app.fetch(new Request(`http://${HOST}${path}`), wrong)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).toContain('content="Café"')
    expect(html).not.toContain('href="/colour.css')
  }
  expect(logged.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
    {
      fault: expect.stringMatching(/^\w{5}$/),
      bug: 'COLOUR must be a colour like #7a1f2b, not red.',
    },
  ])
  logged.mockRestore()
})

describe('addresses', () => {
  test('are those that phones can reach', async () => {
    const open = async (origin: string, LAN: string) => {
      const body = JSON.stringify({ game: 'cape-to-cairo', mode: 'digital', seats: 2 })
      const headers = { accept: 'application/json', 'content-type': 'application/json' }
      const request = new Request(`${origin}/tables`, { method: 'POST', headers, body })
      const answer = await app.fetch(request, { ...(env as unknown as Env), LAN })
      expect(answer.headers.get('set-cookie')).toMatch(
        origin.startsWith('https') ? /; Secure/ : /SameSite=Lax$/,
      )
      return new URL((await json(answer)).url).origin
    }
    const lan = 'http://192.0.2.4:8787'
    expect(await open('http://localhost:8787', lan)).toBe(lan)
    expect(await open('http://127.0.0.1:8787', lan)).toBe(lan)
    for (const name of ['den', 'den.local', 'localhost.localdomain']) {
      expect(await open(`http://${name}:8787`, lan), name).toBe(lan)
    }
    expect(await open('http://localhost:8787', '')).toBe('http://localhost:8787')
    for (const name of ['tea.test', '192.168.1.4', '[2001:db8::4]']) {
      expect(await open(`http://${name}:8787`, lan), name).toBe(`http://${name}:8787`)
    }
    expect(await open('https://boxside.test', '')).toBe('https://boxside.test')
  })

  test('codes forgive what looks alike, and nothing else', () => {
    expect(codeOf(' k7p-x4m ')).toBe('K7PX4M')
    expect(codeOf('bsz oo4')).toBe('852QQ4')
    for (const typed of [
      '',
      'K7PX4',
      'K7PX4MM',
      'K7PX4I',
      'K7PX4L',
      'K7PX41',
      'K7PX4/',
      'ÄÄÄÄÄÄ',
    ]) {
      expect(codeOf(typed), typed).toBeUndefined()
    }
    const codes = Array.from({ length: 500 }, freshCode)
    expect(codes.every(code => codeOf(code) === code)).toBe(true)
    expect(new Set(codes.join('')).size).toBe(28)
  })
})
