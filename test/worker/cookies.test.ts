// A browser that keeps no cookies: it is told so before it takes anything, since it would forget a
// seat at once and take the next one.
import { expect, test } from 'vitest'
import { langs } from '../../web/lang.ts'
import { houses } from '../../web/words/all.ts'
import {
  ask,
  Browser,
  bearer,
  begin,
  formsOf,
  HOST,
  json,
  openTable,
  playOut,
  post,
} from './people.ts'

const forgetful = (lang = 'en') => new Browser(lang, { keepsCookies: false })
const taken = async (code: string) =>
  (await json(await ask(`/t/${code}`))).seats.filter(({ taken }: { taken: boolean }) => taken)
    .length

test.each(langs)('it takes no seat and reads why, in %s', async lang => {
  const { code } = await openTable()
  const browser = forgetful(lang)
  for (let tries = 0; tries < 3; tries++) {
    const lobby = await browser.visit(`/t/${code}`)
    const sit = formsOf(lobby.html).find(({ action }) => action.endsWith('/seats'))!
    const answer = await browser.submit(sit, { name: 'Ama' }, sit.buttons[0])
    expect(answer.status).toBe(403)
    expect(answer.html).toContain(houses[lang].refused['no-cookies'])
    expect(formsOf(answer.html).some(({ action }) => action.endsWith('/seats'))).toBe(true)
  }
  expect(await taken(code)).toBe(0)
})

test('it opens no table and moves no seat', async () => {
  const browser = forgetful()
  const shelf = await browser.visit('/')
  const fields = { game: 'kairo', mode: 'digital', seats: '2' }
  const opened = await browser.visit('/tables', {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  expect([opened.status, opened.location]).toEqual([403, null])
  expect(opened.html).toContain(houses.en.refused['no-cookies'])
  expect(shelf.status).toBe(200)
  const { code, keys } = await begin()
  const body = new URLSearchParams({ key: keys[0]! })
  expect((await browser.visit(`/t/${code}/seats`, { method: 'POST', body })).status).toBe(403)
  expect((await json(await ask(`/t/${code}`, { headers: bearer(keys[0]!) }))).you).toBe(0)
})

test('it practises nothing', async () => {
  const { code, keys } = await begin(2, { mode: 'digital' })
  await playOut(code, keys)
  const body = new URLSearchParams({ seq: '1', seat: '0', level: 'easy' })
  expect((await forgetful().visit(`/t/${code}/practice`, { method: 'POST', body })).status).toBe(
    403,
  )
})

test('any other browser sits down by one tap, and a program needs no cookie', async () => {
  const { code } = await openTable()
  const browser = new Browser()
  const sit = formsOf((await browser.visit(`/t/${code}`)).html).find(({ action }) =>
    action.endsWith('/seats'),
  )!
  const lobby = await browser.submit(sit, { name: 'Ama' }, sit.buttons[0])
  expect(lobby.html).toMatch(/class="lobby-seat [^"]*mine/)
  expect((await post(`/t/${code}/seats`, { seat: 2 }, { origin: `http://${HOST}` })).status).toBe(
    200,
  )
  expect(await taken(code)).toBe(2)
})

test('a browser that opens many tables keeps a list of the last six', async () => {
  const browser = new Browser()
  const home = await browser.visit('/')
  const open = formsOf(home.html).find(({ action }) => action === '/tables')!
  const codes: string[] = []
  for (let n = 0; n < 9; n++) {
    const { html } = await browser.submit(open, {}, ['mode', 'companion'])
    codes.unshift(/\/t\/(\w{6})\/seats/.exec(html)![1]!)
  }
  const { html } = await browser.visit('/')
  expect(/data-tables="([\w.]*)"/.exec(html)?.[1]).toBe(codes.slice(0, 6).join('.'))
})
