// The door for programs: the document, and a page to read it. Neither changes while a build runs: what is dear about them is made
// once, when somebody asks, and a browser or program that has them already is told so by their ETag.
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { Doors, ProgramsPage } from '../../web/pages/programs.tsx'
import { draw, pageProps } from '../render.tsx'
import type { Edge } from '../visit.ts'
import { documented } from './document.ts'

// As an ETag has it. `etag()` takes the one it finds; its own reads the whole answer in small pieces at each visit, which is as dear
// as drawing it was.
const hashOf = async (text: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `"${[...new Uint8Array(hash)].map(byte => byte.toString(16).padStart(2, '0')).join('')}"`
}

interface Once {
  text: string
  hash: string
}
const once = async (text: string): Promise<Once> => ({ text, hash: await hashOf(text) })
let json: Promise<Once> | undefined
let doors: Promise<Once> | undefined

export const programs = new Hono<Edge>()

programs.get('/openapi.json', etag(), async visit => {
  json ??= once(JSON.stringify(documented()))
  const { text, hash } = await json
  return visit.body(text, 200, { 'content-type': 'application/json', etag: hash })
})

programs.get('/programs', etag(), async visit => {
  doors ??= once(renderToString(h(Doors, { document: documented() })))
  const { text, hash } = await doors
  // Drawn with the doors' hash in their place, and hashed so: the page has 6 kB then, not 570.
  const page = await draw(visit, ProgramsPage, { ...pageProps(visit), doors: hash }).text()
  return visit.html(
    page.replace(hash, () => text),
    200,
    { etag: await hashOf(page) },
  )
})
