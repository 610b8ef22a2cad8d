// Preact to HTML: the whole page, or for htmx only what its body holds.
import type { ComponentProps } from 'preact'
import { renderToString } from 'preact-render-to-string'
import type { Document, PageProps } from '../web/pages/document.tsx'
import { files, neededBy } from './assets.ts'
import { languageOf, localeOf, pathOf, type Visit } from './visit.ts'

// What every page is given.
export const pageProps = (visit: Visit): PageProps => ({
  lang: languageOf(visit),
  locale: localeOf(visit),
  assets: { ...files, neededBy },
  path: pathOf(visit),
})

type Printed = { props: ComponentProps<typeof Document> }

// Every page is a Document, so a fragment is what that holds. A boosted link swaps the body and needs its attributes.
export const draw = <Props,>(visit: Visit, Page: (props: Props) => unknown, props: Props, status = 200): Response => {
  const page = Page(props) as Printed & Parameters<typeof renderToString>[0]
  const isFragment = visit.req.header('hx-request') === 'true' && visit.req.header('hx-boosted') !== 'true'
  const html = isFragment
    ? renderToString(
        <>
          <title>{page.props.title}</title>
          {page.props.children}
        </>,
      )
    : `<!doctype html>${renderToString(page)}`
  return visit.html(html, status as 200)
}
