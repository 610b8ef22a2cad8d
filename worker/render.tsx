// Renders Preact to HTML: the whole page, or for htmx only the content of its body.
import { getCookie } from 'hono/cookie'
import type { FunctionComponent } from 'preact'
import { renderToString } from 'preact-render-to-string'
import type { House, PageProps } from '../web/pages/document.tsx'
import { looksOf } from '../web/ui/looks.ts'
import { files, neededBy } from './assets.ts'
import { languageOf, localeOf, originOf, pathOf, settingsOf, type Visit } from './visit.ts'

// A boosted link (`hx-boost`) replaces the body and its attributes, so it needs the whole page.
const asksFragment = (visit: Visit): boolean =>
  visit.req.header('hx-request') === 'true' && visit.req.header('hx-boosted') !== 'true'

/** Returns the house as this server's settings describe it. */
export const houseOf = (visit: Visit): House => {
  const { HOUSE: name, COLOUR: colour, LANGUAGES: langs } = settingsOf(visit)
  return { ...(name && { name }), ...(colour && { colour }), langs }
}

/** The props of every page. */
export const pageProps = (visit: Visit): PageProps => ({
  house: houseOf(visit),
  lang: languageOf(visit),
  locale: localeOf(visit),
  assets: { ...files, neededBy },
  path: pathOf(visit),
  origin: originOf(visit),
  looks: looksOf(getCookie(visit, 'looks')),
  fragment: asksFragment(visit),
})

export const draw = <Props extends PageProps>(
  visit: Visit,
  Page: FunctionComponent<Props>,
  props: Props,
  status = 200,
): Response => {
  const html = renderToString(<Page {...props} />)
  return visit.html(props.fragment ? html : `<!doctype html>${html}`, status as 200)
}
