// What programs read, as a browser or a program keeps it.
import { expect, test } from 'vitest'
import { langs } from '../../web/lang.ts'
import { shelf } from '../../web/shelf.ts'
import { ask } from './people.ts'

test('what programs read has an ETag: who has it already is sent nothing, in each language', async () => {
  const tags = new Set<string>()
  for (const [path, type, language] of [
    ['/openapi.json', 'application/json', 'en'],
    ['/games/kairo/pieces', 'application/json', 'en'],
    ...['en', 'fr', 'it', 'de'].flatMap(
      lang =>
        [
          ['/programs', 'text/html', lang],
          ['/games/kairo/rules.txt', 'text/plain', lang],
        ] as const,
    ),
  ] as const) {
    const headers = { 'accept-language': language }
    const first = await ask(path, { headers })
    expect(first.status).toBe(200)
    expect(first.headers.get('content-type')).toContain(type)
    const body = await first.text()
    if (type === 'text/html') expect(body).toContain(`<html lang="${language}"`)
    if (!path.startsWith('/games')) expect(body).toContain('/t/{code}/moves')
    const tag = first.headers.get('etag')!
    expect(tag).toMatch(/^"\w{64}"$/) // the hash that is made once, not the one that hono makes at each visit
    expect(body).not.toContain(tag)
    tags.add(tag)
    const again = await ask(path, { headers: { ...headers, 'if-none-match': tag } })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
    expect(again.headers.get('cache-control')).toBe('private, no-cache')
    expect(again.headers.get('vary')).toContain('accept-language')
    expect(again.headers.get('content-security-policy')).toBe(
      first.headers.get('content-security-policy'),
    )
    expect((await ask(path, { headers: { ...headers, 'if-none-match': '"other"' } })).status).toBe(
      200,
    )
  }
  expect(tags.size).toBe(10)
})

const wordsIn = (html: string): string[] =>
  html.replaceAll(/<summary>.*?<\/summary>|<[^>]*>|&#?\w+;/g, ' ').match(/\p{L}+/gu) ?? []

test('the rules as text have every point that a refusal may cite, all its words, and no marks of HTML', async () => {
  for (const box of shelf)
    for (const lang of langs) {
      const text = await (
        await ask(`/games/${box.id}/rules.txt`, { headers: { 'accept-language': lang } })
      ).text()
      const points = [...text.matchAll(/^# ([\w-]+): \S/gm)].map(([, point]) => point)
      expect(points).toEqual(Object.keys(box.help[lang]))
      expect(text).not.toMatch(/<\/?[a-z]+|&\w+;|&#/)
      const said = Object.entries(box.help[lang]).flatMap(([point, { title, text }]) => [
        point,
        title,
        ...text.flatMap(part => (typeof part === 'string' ? part : part.labels)),
      ])
      expect(said.length).toBeGreaterThan(0)
      expect(wordsIn(text)).toEqual(said.flatMap(wordsIn))
    }
})

test('what addresses name on the page is there: the record, the doors, each shape', async () => {
  const page = await (await ask('/programs', { headers: { accept: 'text/html' } })).text()
  expect(page).toMatch(/<section id="record"><h2>/)
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  expect(ids).toContain('doors')
  for (const [, name] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(name)
})
