// People and programs that visit the Worker: browsers that keep cookies and post forms, and plain
// requests.
import { exports } from 'cloudflare:workers'
import { expect } from 'vitest'

export const HOST = 'boxside.test'
const edge = (request: Request) =>
  (exports as { default: Fetcher }).default.fetch(request, { redirect: 'manual' })

let visitors = 0

// One Worker serves all test files in turn, and an address may open a limited number of tables, so
// each file uses its own address.
const files: string[] = []
const fileAddress = () => {
  const { testPath } = expect.getState()
  if (!files.includes(testPath!)) files.push(testPath!)
  return `10.1.0.${files.indexOf(testPath!)}`
}

/** Sends a request as a program does: no cookie, and JSON by name. */
export const ask = (path: string, init: RequestInit & { method?: string; body?: string } = {}) =>
  edge(
    new Request(`http://${HOST}${path}`, {
      ...init,
      headers: {
        accept: 'application/json',
        host: HOST,
        'cf-connecting-ip': fileAddress(),
        ...(init.body !== undefined && { 'content-type': 'application/json' }),
        ...(init.headers as Record<string, string>),
      },
    }),
  )

export const post = (path: string, said: unknown, headers: Record<string, string> = {}) =>
  ask(path, { method: 'POST', body: JSON.stringify(said), headers })

export const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

// biome-ignore lint/suspicious/noExplicitAny: what a door answers is asserted field by field.
export const json = (answer: Response) => answer.json<any>()

/** Checks a refusal for a program: its status, its code and its subject, always with words. */
export const refusal = async (answer: Response) => {
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  const said = await json(answer)
  expect(said.status).toBe(answer.status)
  expect(said.why.length).toBeGreaterThan(10)
  return { status: answer.status, refused: said.refused, at: said.at }
}

export interface Opened {
  code: string
  hostKey: string
}
export const openTable = async (wish: object = {}): Promise<Opened> =>
  json(
    await post(
      '/tables',
      { game: 'cape-to-cairo', mode: 'companion', seats: 3, ...wish },
      { 'cf-connecting-ip': `10.0.${visitors++ >> 8}.${visitors & 255}` },
    ),
  )

/** Opens and starts a table with that many people. Returns the keys by seat. */
export const begin = async (seats = 2, wish: object = {}) => {
  const { code, hostKey } = await openTable({ seats, ...wish })
  const keys: string[] = []
  for (let seat = 0; seat < seats; seat++)
    keys.push((await json(await post(`/t/${code}/seats`, { seat }))).key)
  expect((await post(`/t/${code}/start`, {}, bearer(hostKey))).status).toBe(200)
  return { code, hostKey, keys }
}

let moves = 0
export const move = (code: string, key: string, entry: unknown, more: object = {}) =>
  post(`/t/${code}/moves`, { id: `move-${moves++}`, move: entry, ...more }, bearer(key))

/**
 * Plays on with requests until somebody has won, choosing among the offered moves with the dice of
 * this seed.
 */
export const playOut = async (code: string, keys: readonly string[], seed = 7) => {
  for (let turn = 0; turn < 2000; turn++) {
    const { waiting, result } = await json(await ask(`/t/${code}`))
    if (result) return result
    const key = keys[waiting[0]]!
    const { moves } = await json(await ask(`/t/${code}/moves`, { headers: bearer(key) }))
    seed = (seed * 48271) % 2147483647
    // A seat may write 50 moves a second (`durable/wire/throttle.ts`): a faster one waits and
    // retries.
    let { status } = await move(code, key, moves[seed % moves.length])
    while (status === 429) {
      await scheduler.wait(100)
      ;({ status } = await move(code, key, moves[seed % moves.length]))
    }
    expect(status).toBe(200)
  }
  throw new Error('nobody ever won')
}

export interface Form {
  action: string
  method: string
  fields: [string, string][]
  buttons: [string, string][]
}

const unescaped = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name]!,
  )

const attributes = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)(?:="([^"]*)")?/g)]
      .slice(1)
      .map(([, name, value = '']) => [name!, unescaped(value)]),
  )

/** Returns the forms of a page, as a browser without script sees them. */
export const formsOf = (html: string): Form[] =>
  [...html.matchAll(/(<form\b[^>]*>)(.*?)<\/form>/gs)].map(([, head, inside]) => {
    const { action = '', method = 'get' } = attributes(head!)
    const tags = (name: string) =>
      [...inside!.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributes(tag))
    const set = tags('input').filter(
      ({ name, type, ...rest }) =>
        name && (!['radio', 'checkbox'].includes(type!) || 'checked' in rest),
    )
    return {
      action,
      method,
      fields: set.map(({ name, value = '' }) => [name!, value]),
      buttons: tags('button')
        .filter(({ name }) => name)
        .map(({ name, value = '' }) => [name!, value]),
    }
  })

interface Visited {
  status: number
  headers: Headers
  location: string | null
  html: string
}

/** A browser without script. It also checks that no key ever appears in an address or on a page. */
export class Browser {
  readonly #jar = new Map<string, { path: string; value: string }>()
  readonly language: string
  readonly #keepsCookies: boolean
  constructor(language = 'en', { keepsCookies = true } = {}) {
    this.language = language
    this.#keepsCookies = keepsCookies
  }

  get keys(): string[] {
    const kept = [...this.#jar]
      .filter(([name]) => /keys|before/.test(name))
      .flatMap(([, { value }]) => value.split('.'))
    return kept.filter(key => key.length > 10) // the rest is the day when it was written
  }

  #cookies(path: string): string {
    const fit = [...this.#jar].filter(
      ([, { path: under }]) => under === '/' || path === under || path.startsWith(`${under}/`),
    )
    return fit.map(([name, { value }]) => `${name.split(' ')[0]}=${value}`).join('; ')
  }

  async visit(
    address: string,
    init: { method?: string; body?: URLSearchParams; headers?: Record<string, string> } = {},
  ): Promise<Visited> {
    const { pathname, search } = new URL(address, `http://${HOST}`)
    const cookie = this.#cookies(pathname)
    const headers = {
      accept: 'text/html,*/*;q=0.8',
      'accept-language': this.language,
      host: HOST,
      'cf-connecting-ip': fileAddress(),
      ...(cookie && { cookie }),
      ...(init.method && { origin: `http://${HOST}` }),
      ...init.headers,
    }
    const answer = await edge(
      new Request(`http://${HOST}${pathname}${search}`, { ...init, headers }),
    )
    for (const set of this.#keepsCookies ? answer.headers.getSetCookie() : []) {
      const [, name, value, path] = /^(\w+)=([^;]*);.*Path=([^;]+)/.exec(set)!
      if (value === '') this.#jar.delete(`${name} ${path}`)
      else this.#jar.set(`${name} ${path}`, { path: path!, value: value! })
    }
    // Sends the same form again, as browsers do.
    if (answer.status === 307) return this.visit(answer.headers.get('location')!, init)
    const html = await answer.text()
    for (const key of this.keys) {
      expect(answer.headers.get('location') ?? '').not.toContain(key)
      if (!/\/move\?seat=/.test(address)) expect(html).not.toContain(key)
    }
    return {
      status: answer.status,
      headers: answer.headers,
      location: answer.headers.get('location'),
      html,
    }
  }

  // Posts a form and follows its redirect.
  async submit(form: Form, more: Record<string, string> = {}, button?: [string, string]) {
    const body = new URLSearchParams(form.fields)
    for (const [name, value] of Object.entries(more)) body.set(name, value)
    if (button) body.append(...button)
    const answer = await this.visit(form.action, { method: 'POST', body })
    return answer.location ? this.visit(answer.location) : answer
  }
}
