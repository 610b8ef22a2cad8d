// The page that makes the options of a table: its doors, the table that its form opens, and the
// options form of that table.
import { describe, expect, test } from 'vitest'
import { shelf } from '../../web/shelf.ts'
import { ask, Browser, formsOf, json, post, refusal } from './people.ts'

const made = shelf.filter(box => box.making)
const others = shelf.filter(box => !box.making)

const formTo = (html: string, action: string) => formsOf(html).find(form => form.action === action)!

test.each(others.map(({ id }) => id))('%s has no such page', async id => {
  for (const answer of [await ask(`/games/${id}/new`), await post(`/games/${id}/new`, {})])
    expect(await refusal(answer)).toEqual({ status: 404, refused: 'no-such-page' })
  const browser = new Browser()
  expect((await browser.visit(`/games/${id}/new`)).status).toBe(404)
})

test('nor has a game that is not there', async () => {
  expect((await ask('/games/__proto__/new')).status).toBe(404)
})

describe.each(made.map(({ id }) => id))('%s', id => {
  const page = `/games/${id}/new`

  test('leads from the home page over the page to a table, without script', async () => {
    const browser = new Browser()
    const home = await browser.visit(`/?box=${id}`)
    expect(formTo(home.html, '/tables')).toBeUndefined()
    const [, way] = new RegExp(`href="(${page}\\?ready=[^"]+)"`).exec(home.html)!
    const { html, status } = await browser.visit(way!)
    expect(status).toBe(200)
    const lobby = await browser.submit(formTo(html, '/tables'))
    const code = /\/t\/(\w{6})\/seats/.exec(lobby.html)![1]!
    const frame = await json(await ask(`/t/${code}`))
    expect(frame).toMatchObject({ game: id, options: { sheet: { as: expect.any(String) } } })
    expect(lobby.html).toContain(`href="${page}#`)
  })

  test('keeps what was made when the host changes other options', async () => {
    const browser = new Browser()
    const { html } = await browser.visit(`${page}?ready=tricks`)
    const lobby = await browser.submit(formTo(html, '/tables'), { 'made.rounds': '7' })
    const code = /\/t\/(\w{6})\/seats/.exec(lobby.html)![1]!
    const before = await json(await ask(`/t/${code}`))
    expect(before.options.sheet.rounds).toBe(7)
    const rules = await browser.visit(`/t/${code}?rules=1`)
    expect(rules.html).not.toContain('name="options.')
    const form = formsOf(rules.html).find(({ action }) => action.startsWith(`/t/${code}/options`))!
    expect((await browser.submit(form, { consent: 'strict' })).status).toBe(200)
    const after = await json(await ask(`/t/${code}`))
    expect(after).toMatchObject({ options: before.options, consent: 'strict' })
  })

  test('shows a sheet in the body of a request, and none in an address', async () => {
    const browser = new Browser()
    const sheet = { title: 'Ours & theirs', fields: [{ id: 'a', label: 'A', kind: 'number' }] }
    const body = new URLSearchParams({ 'made.ready': 'text', 'made.text': JSON.stringify(sheet) })
    const shown = await browser.visit(page, { method: 'POST', body })
    expect(shown.status).toBe(200)
    expect(shown.html).toContain('Ours &amp; theirs')
    const ignored = await browser.visit(`${page}?text=${encodeURIComponent(JSON.stringify(sheet))}`)
    expect(ignored.html).not.toContain('Ours &amp; theirs')
  })

  test('a refused sheet comes back with its fields, and opens no table', async () => {
    const browser = new Browser()
    const refuse = async (fields: Record<string, string>) => {
      const body = new URLSearchParams({ game: id, mode: 'companion', ...fields })
      const answer = await browser.visit('/tables', { method: 'POST', body })
      expect(answer.status).toBe(422)
      expect(answer.location).toBeNull()
      expect(formTo(answer.html, '/tables')).toBeDefined()
      return answer.html
    }
    const text =
      '{"title":"Mine","fields":[{"id":"a","label":"A","kind":"number"}],"score":"a + b"}'
    const wrong = await refuse({ 'made.ready': 'text', 'made.text': text })
    expect(wrong).toContain('<mark>b</mark>')
    const figure = await refuse({ 'made.ready': 'tricks', 'made.rounds': '99' })
    expect(figure).toMatch(/value="99"[^>]*aria-invalid="true"/)
    expect(await refuse({ 'made.ready': 'text', 'made.text': '' })).toContain('role="alert"')
  })

  test('fields for a page that makes options are no fields of a program', async () => {
    const answer = await post('/tables', {
      game: id,
      mode: 'companion',
      seats: 3,
      made: { ready: 'tricks' },
    })
    const { code } = await json(answer)
    expect((await json(await ask(`/t/${code}`))).options.sheet.as).toBeUndefined()
  })
})
