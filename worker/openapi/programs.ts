// The door for programs: the document, and a page to read it. Neither changes while a build runs: what is dear about them is made
// once, when somebody asks, and a browser or program that has them already is told so by their ETag.
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { Doors, ProgramsPage } from '../../web/pages/programs.tsx'
import { hashOf, Kept, type Once, once } from '../once.ts'
import { draw, pageProps } from '../render.tsx'
import type { Edge } from '../visit.ts'
import { documented } from './document.ts'

const texts = new Kept()
let doors: Promise<Once> | undefined

export const programs = new Hono<Edge>()

programs.get('/openapi.json', etag(), visit =>
  texts.answer(visit, 'document', 'application/json', () => JSON.stringify(documented())),
)

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
