// The doors as people use them: pages and forms without script, and the cookies they live by.
import { describe, expect, test, vi } from 'vitest'
import { Table } from '../../worker/index.ts'
import { ask, Browser, bearer, begin, type Form, formsOf, json, move, openTable } from './people.ts'

const formTo = (html: string, action: RegExp): Form => {
  const form = formsOf(html).find(form => action.test(form.action))
  expect(form, `a form to ${action}`).toBeDefined()
  return form!
}
const frameOf = (html: string) =>
  JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)![1]!)

// Home to lobby by forms alone: the browser of the host and the table's code.
const host = async (mode = 'companion', language = 'en') => {
  const browser = new Browser(language)
  const home = await browser.visit('/')
  const lobby = await browser.submit(formTo(home.html, /^\/tables$/), {}, ['mode', mode])
  const code = /\/t\/(\w{6})\/seats/.exec(lobby.html)![1]!
  return { browser, code, lobby }
}
const sit = async (browser: Browser, code: string, colour: string, name = '') => {
  const page = await browser.visit(`/t/${code}${browser.keys.length > 1 ? '?more=1' : ''}`)
  return browser.submit(formTo(page.html, /\/seats(\?|$)/), { name }, ['colour', colour])
}

// Types a bid and presses the seal.
const seal = (browser: Browser, html: string, pounds: number) => {
  const form = formsOf(html).find(({ buttons }) =>
    buttons.some(([, value]) => value.includes('"bid"')),
  )!
  return browser.submit(form, { 'move.pounds': String(pounds) }, form.buttons[0])
}

describe('without script', () => {
  test('from the shelf to a revealed auction', async () => {
    const { browser: ama, code } = await host()
    await sit(ama, code, 'red', 'Ama')
    const jonas = new Browser()
    const lobby = await sit(jonas, code, 'green', '<b>Jonas</b>')
    expect(lobby.html).toContain('&lt;b>Jonas&lt;/b>')
    expect(formsOf(lobby.html).some(({ action }) => /start/.test(action))).toBe(false)

    const ready = await ama.visit(`/t/${code}`)
    const table = await ama.submit(formTo(ready.html, /\/start$/))
    expect(frameOf(table.html)).toMatchObject({ you: 0, seq: 1, waiting: [0, 1] })
    const sealed = await seal(ama, table.html, 12)
    expect(sealed.status).toBe(200)
    expect(frameOf(sealed.html)).toMatchObject({ you: 0, seq: 2, waiting: [1], undoable: 2 })

    const his = await jonas.visit(`/t/${code}`)
    expect(frameOf(his.html)).toMatchObject({
      you: 1,
      seq: 2,
      view: { phase: { sealed: [true, false] } },
    })
    expect(his.html).not.toMatch(/"pounds":12\b|"bid":12\b/)
    const revealed = await seal(jonas, his.html, 7)
    expect(frameOf(revealed.html)).toMatchObject({ seq: 3, view: { reveal: { bids: [12, 7] } } })
  })

  test('a refused bid comes back with its reason, and the page goes on', async () => {
    const { code, keys } = await begin()
    const browser = new Browser()
    const taken = await browser.visit(`/t/${code}/move`)
    const table = await browser.submit(formTo(taken.html, /\/seats$/), { key: keys[0]! })
    const again = await seal(browser, table.html, 900)
    expect(again.status).toBe(409)
    expect(again.html).toMatch(/class="refusal"/)
    expect(frameOf(again.html)).toMatchObject({ you: 0, seq: 1 })
    expect((await seal(browser, again.html, 3)).status).toBe(200)
    const late = await seal(
      browser,
      table.html.replace(/name="id" value="[^"]*"/g, 'name="id" value="late"'),
      4,
    )
    expect(late.status).toBe(409)
  })

  test('whoever was beaten to a colour reads so, whatever is drawn anew', async () => {
    const { browser, code } = await host()
    const slower = new Browser()
    const page = await slower.visit(`/t/${code}`)
    await sit(browser, code, 'red')
    const beaten = await slower.submit(formTo(page.html, /\/seats$/), {}, ['colour', 'red'])
    expect(beaten.status).toBe(409)
    const [before, lobby] = beaten.html.split('<main id="lobby"')
    expect(before).toContain('class="refusal"')
    expect(lobby).toContain('value="blue"')
  })

  test('taken back by its form', async () => {
    const { code, keys } = await begin()
    await move(code, keys[0]!, { kind: 'bid', pounds: 3 })
    const browser = new Browser()
    const taken = await browser.visit(`/t/${code}/move`)
    const table = await browser.submit(formTo(taken.html, /\/seats$/), { key: keys[0]! })
    const undo = formTo(table.html, /\/undo$/)
    const back = await browser.submit(undo)
    expect(frameOf(back.html)).toMatchObject({ you: 0, waiting: [0, 1] })

    // The refusal's page stands at the form's address: loaded anew, it is the table.
    undo.fields = undo.fields.map(([name, value]) => [name, name === 'id' ? 'once more' : value])
    expect((await browser.submit(undo)).status).toBe(404)
    for (const path of ['undo', 'moves', 'seats', 'options', 'start', 'seats/0/free', 'remove']) {
      expect((await browser.visit(`/t/${code}/${path}`)).location).toBe(`/t/${code}`)
    }
  })

  test('one browser with two seats sees the curtain, and each seat behind it', async () => {
    const { browser, code } = await host()
    await sit(browser, code, 'red')
    await sit(browser, code, 'blue')
    const curtain = await browser.submit(
      formTo((await browser.visit(`/t/${code}`)).html, /\/start$/),
    )
    expect(curtain.html).toContain('id="curtain"')
    const chosen = await browser.visit(`/t/${code}?seat=1`)
    expect(frameOf(chosen.html).you).toBe(1)
    expect(chosen.html).not.toContain('id="curtain"')
    const sealed = await seal(browser, chosen.html, 31)
    expect(frameOf(sealed.html)).toMatchObject({ you: 1, waiting: [0] })
    const between = await browser.visit(`/t/${code}`)
    expect(between.html).not.toMatch(/:31\b|£31/)
    const other = new Browser()
    expect((await other.visit(`/t/${code}?seat=1`)).html).not.toMatch(/:31\b|£31/)

    // All bids are open: the phone shows whose turn it is, and the curtain only where it is asked
    // for.
    await seal(browser, (await browser.visit(`/t/${code}?seat=0`)).html, 12)
    const asked = await browser.visit(`/t/${code}?seat=room`)
    expect(asked.html).toContain('id="curtain"')
    expect((await browser.visit(`/t/${code}`)).location).toBe(
      `/t/${code}?seat=${frameOf(asked.html).waiting[0]}`,
    )
  })

  test('an entry is corrected: looked at, then done', async () => {
    const { browser, code } = await host()
    await sit(browser, code, 'red')
    await sit(browser, code, 'blue')
    await browser.submit(formTo((await browser.visit(`/t/${code}`)).html, /\/start$/))
    const heads: (string | undefined)[] = []
    for (const seat of [0, 1]) {
      const table = await browser.visit(`/t/${code}?seat=${seat}`)
      await seal(browser, table.html, 5 + seat)
      heads.push((await browser.visit(`/t/${code}/log?seat=0`)).html.match(/<h1>([^<]*)/)?.[1])
    }
    // Once the bids are open anyone may enter, and nobody is waited for.
    expect(heads).toEqual(['Waiting for Blue.', 'Log'])
    const page = await browser.visit(`/t/${code}/correct?seq=2&seat=0`)
    const looked = await browser.submit(formTo(page.html, /\/correct#outcome$/), {
      'move.pounds': '9',
    })
    expect(looked.status).toBe(200)
    expect(frameOf((await browser.visit(`/t/${code}?seat=0`)).html).seq).toBe(3)
    const log = await browser.submit(formTo(looked.html, /\/correct$/))
    expect(log.status).toBe(200)
    const after = frameOf((await browser.visit(`/t/${code}?seat=0`)).html)
    expect(after).toMatchObject({ seq: 4, view: { reveal: { bids: [9, 6] } } })
    // What was put in its place can be corrected again; what it was before cannot.
    expect(log.html.match(/correct\?seq=2&/g)).toHaveLength(1)
    const [ahead] = log.html.split('id="entry-3"')
    expect(ahead).toContain('correct?seq=2&')
    expect((await browser.visit(`/t/${code}/correct?seq=2&seat=0`)).html).toContain('£9')
    const strike = formsOf(page.html).find(({ buttons }) =>
      buttons.some(([name]) => name === 'strike'),
    )!
    expect((await browser.submit(strike, {}, ['strike', '1'])).status).toBe(409)
  })

  test('a seat goes to another device by its key, which only its holder is shown', async () => {
    const { browser, code } = await host()
    await sit(browser, code, 'red')
    const shown = await browser.visit(`/t/${code}/move?seat=0`)
    const key = /\/t\/\w{6}\/move#([\w-]{22})/.exec(shown.html)![1]!
    expect(shown.html).toContain('<svg')
    const other = new Browser()
    expect((await other.visit(`/t/${code}/move?seat=0`)).status).toBe(403)
    expect((await browser.visit(`/t/${code}/move?seat=host`)).html).not.toContain(key)
    const page = await other.visit(`/t/${code}/move`)
    await other.submit(formTo(page.html, /\/seats$/), { key: ` ${key} ` })
    expect(other.keys).not.toContain(key)
    const you = async (key: string) =>
      (await json(await ask(`/t/${code}`, { headers: bearer(key) }))).you
    expect([await you(key), await you(other.keys[0]!)]).toEqual(['room', 0])
    await other.submit(formTo(page.html, /\/seats$/), { key: other.keys[0]! })
    expect(other.keys).toHaveLength(1)
    const used = await other.submit(formTo(page.html, /\/seats$/), { key })
    expect(used.status).toBe(403)
    expect(formsOf(used.html).some(({ fields }) => fields.some(([name]) => name === 'key'))).toBe(
      true,
    )
  })

  test('the language is each person’s own', async () => {
    const { code } = await openTable()
    const lang = (html: string) => /<html lang="(\w+)"/.exec(html)![1]
    const browser = new Browser('de-CH, fr;q=0.8')
    const page = await browser.visit(`/t/${code}`)
    expect(lang(page.html)).toBe('de')
    const italian = await browser.submit(formTo(page.html, /^\/lang$/), {}, ['lang', 'it'])
    expect(lang(italian.html)).toBe('it')
    expect(lang((await browser.visit(`/t/${code}`)).html)).toBe('it')
    expect(lang((await new Browser('tlh').visit('/')).html)).toBe('en')
    const post = (fields: string) =>
      browser.visit('/lang', { method: 'POST', body: new URLSearchParams(fields) })
    expect((await post('lang=fr&back=//elsewhere.test/')).location).toBe('/')
    expect((await post('lang=fr&back=/\\elsewhere.test')).location).toBe('/')
    expect((await post('lang=fr&back=https://elsewhere.test')).location).toBe('/')
    for (const back of [
      '/%09/elsewhere.test',
      '/%0d%0a/elsewhere.test',
      '/%0a%5celsewhere.test',
      '%09//elsewhere.test',
      '/.//elsewhere.test',
      '/./%5celsewhere.test',
      '/a/..//elsewhere.test',
    ]) {
      expect((await post(`lang=fr&back=${back}`)).location, back).toBe('/')
    }
    expect((await post('lang=fr&back=/t/AAAAAA%0d%0aset-cookie:x?a=%C3%A9')).location).toBe(
      '/t/AAAAAAset-cookie:x?a=%C3%A9',
    )
    expect((await post('lang=xx')).status).toBe(422)
  })

  test('a date is written as the reader’s region writes it', async () => {
    const dateFor = async (language: string) => (await host('digital', language)).lobby.html
    expect(await dateFor('en-GB,en;q=0.9')).toMatch(/\d{1,2} [A-Z]\w+ \d{4}/)
    expect(await dateFor('en-US')).toMatch(/[A-Z]\w+ \d{1,2}, \d{4}/)
    expect(await dateFor('de')).toMatch(/\d{1,2}\. \S+ \d{4}/)
  })

  test('what is refused while the game goes on is said on the table', async () => {
    const { code, keys } = await begin()
    const browser = new Browser()
    const taken = await browser.visit(`/t/${code}/move`)
    await browser.submit(formTo(taken.html, /\/seats$/), { key: keys[0]! })
    const { html, status } = await browser.visit(`/t/${code}/seats/1/free`, { method: 'POST' })
    expect(status).toBe(403)
    expect(html).toContain('class="refusal')
    expect(frameOf(html)).toMatchObject({ you: 0, seq: 1 })
    const fields = new URLSearchParams({ id: 'a', move: '{' })
    expect((await browser.visit(`/t/${code}/moves`, { method: 'POST', body: fields })).status).toBe(
      422,
    )
  })

  test('deleted by the host’s form', async () => {
    const { browser, code, lobby } = await host()
    const gone = await browser.submit(formTo(lobby.html, /\/remove$/))
    expect(gone.status).toBe(200)
    expect((await browser.visit(`/t/${code}`)).status).toBe(404)
    // A page that stood there is told why; whether there ever was a table is told to nobody.
    const told = await browser.visit(`/t/${code}?why=gone`)
    expect(told.status).toBe(410)
    expect(told.html).toContain('This table is gone.')
  })
})

describe('cookies', () => {
  test('hold one table’s keys each, and go only there', async () => {
    const { browser, code } = await host()
    await sit(browser, code, 'red')
    expect(browser.keys).toHaveLength(2)
    const { code: other } = await openTable()
    const { keys } = browser
    const elsewhere = await browser.visit(`/t/${other}`)
    expect(elsewhere.html).not.toMatch(/\/start/)
    expect(browser.keys).toEqual(keys)
  })

  test('a full cookie lets go of what opens nothing any more, never of what does', async () => {
    const { browser, code } = await host()
    await sit(browser, code, 'red')
    for (let n = 0; n < 12; n++) {
      await sit(browser, code, 'blue')
      const form = formTo((await browser.visit(`/t/${code}?edit=1`)).html, /seats\/1\/free/)
      await browser.submit(form)
    }
    expect(browser.keys.length).toBeLessThanOrEqual(10)
    const { html } = await browser.visit(`/t/${code}?edit=1`)
    expect(html).toMatch(/seats\/0\/free/)
    expect(html).toMatch(/\/remove/)
  })

  test('a cookie of 15 kB is asked about once, and no more of it than a full one holds', async () => {
    const { code, keys } = await begin(2)
    const stuffed = [...Array(650).keys()].map(
      n => `${'x'.repeat(18)}${String(n).padStart(4, '0')}`,
    )
    const headers = { cookie: `keys=${[...stuffed, keys[1]].join('.')}` }
    const asked = [vi.spyOn(Table.prototype, 'see'), vi.spyOn(Table.prototype, 'opens')] as const
    const page = await new Browser().visit(`/t/${code}/move?seat=1`, { headers })
    const [see, opens] = asked.map(spy => spy.mock.calls.length)
    const most = Math.max(...asked[1].mock.calls.map(([keys]) => keys.length))
    for (const spy of asked) spy.mockRestore()
    expect(page.html).toContain(keys[1])
    expect([see, opens]).toEqual([1, 1])
    expect(most).toBeLessThanOrEqual(10)
    expect(frameOf((await new Browser().visit(`/t/${code}`, { headers })).html).you).toBe(1)
    const buried = { cookie: `keys=${[keys[1], ...stuffed].join('.')}` }
    expect(frameOf((await new Browser().visit(`/t/${code}`, { headers: buried })).html).you).toBe(
      'room',
    )
  })

  test('live as long as the table: renewed once a week by who comes back, gone when it is deleted', async () => {
    const { browser, code } = await host()
    await sit(browser, code, 'red')
    const renewed = async () => (await browser.visit(`/t/${code}`)).headers.getSetCookie()
    expect(await renewed()).toEqual([])
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * 24 * 60 * 60 * 1000)
    const [cookie, ...more] = await renewed()
    const again = await renewed()
    clock.mockRestore()
    expect(cookie).toMatch(
      new RegExp(`^keys=${browser.keys.join('.')}[.]\\d+; Max-Age=7776000; Path=/t/${code}; `),
    )
    expect([more, again]).toEqual([
      [`tables=${code}; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax`],
      [],
    ])
    const { headers } = await browser.visit(`/t/${code}/remove`, {
      method: 'POST',
      body: new URLSearchParams(),
    })
    expect(headers.getSetCookie()).toEqual([
      `keys=; Max-Age=0; Path=/t/${code}; HttpOnly; SameSite=Lax`,
      'tables=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ])
  })
})
