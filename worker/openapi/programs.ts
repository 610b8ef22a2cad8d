// The doors for programs: the document, and a page to read it. Neither changes while a build runs:
// what is dear about them is made once, when somebody asks, and a browser or program that has them
// already is told so by their ETag.
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { Doors, ProgramsPage } from '../../web/pages/programs.tsx'
import { type Door, door } from '../door.ts'
import { hashOf, Kept, type Once, once } from '../once.ts'
import { draw, pageProps } from '../render.tsx'
import { documentOf } from './document.ts'

const texts = new Kept()
let document: ReturnType<typeof documentOf> | undefined
let html: Promise<Once> | undefined

/** The document describes these doors too, so they are given all of them. */
export const programs = (doors: () => readonly Door[]): Door[] => {
  const documented = () => {
    document ??= documentOf(doors())
    return document
  }
  return [
    door({
      at: 'GET /openapi.json',
      id: 'document',
      tag: 'house',
      says: 'Get this document (OpenAPI 3.1).',
      gives: 'application/json',
      isTagged: true,
      run: visit =>
        texts.answer(visit, 'document', 'application/json', () => JSON.stringify(documented())),
    }),
    door({
      at: 'GET /programs',
      id: 'documentPage',
      tag: 'pages',
      says: 'Show this document as a page.',
      gives: 'page',
      isTagged: true,
      run: async visit => {
        html ??= once(renderToString(h(Doors, { document: documented() })))
        const { text, hash } = await html
        // Drawn with the doors' hash in their place, and hashed so: the page has 6 kB then, not
        // 570.
        const page = await draw(visit, ProgramsPage, { ...pageProps(visit), doors: hash }).text()
        return visit.html(
          page.replace(hash, () => text),
          200,
          { etag: await hashOf(page) },
        )
      },
    }),
  ]
}
