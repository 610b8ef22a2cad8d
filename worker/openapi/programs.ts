// The doors for programs: the document, and a page that shows it. Both stay the same until the next
// build. Their expensive parts are built once, at the first request, and a client that already has
// them gets a 304.
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { Doors, ProgramsPage } from '../../web/pages/programs.tsx'
import { type Door, door } from '../door.ts'
import { hashOf, Kept, type Once, once } from '../once.ts'
import { draw, pageProps } from '../render.tsx'
import { settingsOf, type Visit } from '../visit.ts'
import { documentOf } from './document.ts'

const texts = new Kept()
let document: ReturnType<typeof documentOf> | undefined
let html: Promise<Once> | undefined

/**
 * Returns the doors for programs. `doors` returns all doors, these included, because the document
 * describes these too.
 */
export const programs = (doors: () => readonly Door[]): Door[] => {
  const documented = (visit: Visit) => {
    document ??= documentOf(doors(), settingsOf(visit).LIMITS)
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
        texts.answer(visit, 'document', 'application/json', () =>
          JSON.stringify(documented(visit)),
        ),
    }),
    door({
      at: 'GET /programs',
      id: 'documentPage',
      tag: 'pages',
      says: 'Show this document as a page.',
      gives: 'page',
      isTagged: true,
      run: async visit => {
        html ??= once(renderToString(h(Doors, { document: documented(visit) })))
        const { text, hash } = await html
        // Renders the page with a placeholder, and inserts the HTML of the doors at the end. The
        // etag is computed before that, so each request renders and hashes 6 kB instead of 570 kB.
        // The placeholder is the hash of that HTML, so the etag changes with it.
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
