// The door for programs: the document, and a page to read it. Neither changes while a build runs: what is dear about them is made
// once, when somebody asks, and a program that has them already is told so by their ETag.
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { Doors, ProgramsPage } from '../../web/pages/programs.tsx'
import { draw, pageProps } from '../render.tsx'
import type { Edge } from '../visit.ts'
import { documented } from './document.ts'

export const programs = new Hono<Edge>()

let json: string | undefined
programs.get('/openapi.json', etag(), visit => {
  json ??= JSON.stringify(documented())
  return visit.body(json, 200, { 'content-type': 'application/json' })
})

let doors: string | undefined
programs.get('/programs', etag(), visit => {
  doors ??= renderToString(h(Doors, { document: documented() }))
  return draw(visit, ProgramsPage, { ...pageProps(visit), doors })
})
