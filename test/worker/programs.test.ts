// What programs read, as a browser or a program keeps it.
import { expect, test } from 'vitest'
import { ask } from './people.ts'

test('what programs read has an ETag: who has it already is sent nothing, in each language', async () => {
  const tags = new Set<string>()
  for (const [path, type, language] of [
    ['/openapi.json', 'application/json', 'en'],
    ...['en', 'fr', 'it', 'de'].map(lang => ['/programs', 'text/html', lang] as const),
  ] as const) {
    const headers = { 'accept-language': language }
    const first = await ask(path, { headers })
    expect(first.status).toBe(200)
    expect(first.headers.get('content-type')).toContain(type)
    const body = await first.text()
    if (type === 'text/html') expect(body).toContain(`<html lang="${language}"`)
    expect(body).toContain('/t/{code}/moves')
    const tag = first.headers.get('etag')!
    expect(tag).toMatch(/^"\w{64}"$/) // the hash that is made once, not the one that hono makes at each visit
    expect(body).not.toContain(tag)
    tags.add(tag)
    const again = await ask(path, { headers: { ...headers, 'if-none-match': tag } })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
    expect(again.headers.get('cache-control')).toBe('private, no-cache')
    expect(again.headers.get('vary')).toContain('accept-language')
    expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
    expect((await ask(path, { headers: { ...headers, 'if-none-match': '"other"' } })).status).toBe(200)
  }
  expect(tags.size).toBe(5)
})
