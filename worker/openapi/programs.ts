// The door for programs: the document, and a page to read it.
import { Hono } from 'hono'
import { ProgramsPage } from '../../web/pages/programs.tsx'
import { draw, pageProps } from '../render.tsx'
import type { Edge } from '../visit.ts'
import { documented } from './document.ts'

export const programs = new Hono<Edge>()

programs.get('/openapi.json', visit => visit.json(documented()))

programs.get('/programs', visit => draw(visit, ProgramsPage, { ...pageProps(visit), document: documented() }))
