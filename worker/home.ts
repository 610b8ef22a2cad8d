// The home page with the games, the form that joins a table, and the choice of language.
import { setCookie } from 'hono/cookie'
import * as v from 'valibot'
import { langs } from '../web/lang.ts'
import { green, nameOf } from '../web/pages/document.tsx'
import { Evenings } from '../web/pages/end/evenings.tsx'
import { Home, type HomeProps } from '../web/pages/home.tsx'
import { shelf } from '../web/shelf.ts'
import { pageWords } from '../web/words/all.ts'
import { files } from './assets.ts'
import { codeOf } from './codes.ts'
import { door } from './door.ts'
import { tablesOf } from './keys.ts'
import { refuse, statusOf } from './refusals.ts'
import { draw, houseOf, pageProps } from './render.tsx'
import { languageOf, settingsOf, shelfOf, type Visit, wantsJson } from './visit.ts'

const YEAR = 365 * 24 * 60 * 60 // s

/** Draws the home page, with an error if there is one. */
export const drawHome = (
  visit: Visit,
  more: Pick<HomeProps, 'chosen' | 'code' | 'refused' | 'typed' | 'uncopied'> = {},
): Response =>
  draw(
    visit,
    Home,
    { ...pageProps(visit), shelf: shelfOf(visit), tables: tablesOf(visit), ...more },
    more.refused || more.uncopied ? statusOf((more.refused ?? more.uncopied)!) : 200,
  )

// Returns `path` if it leads to this site, otherwise `/`. The path is parsed as browsers parse it,
// because `//elsewhere`, `/<tab>/elsewhere` and `/.//elsewhere` look like paths but lead to another
// host.
const within = (visit: Visit, path: string): string => {
  const here = new URL(visit.req.url).origin
  const to = path.startsWith('/') ? URL.parse(path, here) : null
  if (to?.origin !== here || to.pathname.startsWith('//')) return '/'
  return to.pathname + to.search + to.hash
}

const language = v.object({ lang: v.picklist(langs), back: v.optional(v.string()) })

export const home = [
  door({
    at: 'GET /',
    id: 'shelfPage',
    tag: 'pages',
    says: 'Show the home page with all games.',
    gives: 'page',
    refuses: ['no-such-game', 'too-many'],
    limit: 'READS',
    run: visit => {
      const chosen = visit.req.query('box')
      if (chosen === undefined || shelfOf(visit).some(({ id }) => id === chosen))
        return drawHome(visit, { chosen })
      return drawHome(visit, { refused: { refused: 'no-such-game' } })
    },
  }),
  door({
    at: 'GET /evenings',
    id: 'eveningsPage',
    tag: 'pages',
    says: 'Show the games that this browser has kept. They are stored in the browser, not on the server.',
    gives: 'page',
    run: visit => draw(visit, Evenings, { ...pageProps(visit), shelf }),
  }),
  // A style sheet, because pages may contain no style of their own (`guard.ts`).
  door({
    at: 'GET /colour.css',
    id: 'colour',
    tag: 'pages',
    says: 'Get the colour of this house, as a style sheet.',
    gives: 'text/css',
    isTagged: true,
    run: visit => {
      const { COLOUR } = settingsOf(visit)
      const css = COLOUR ? `:root{--house:${COLOUR}}` : ''
      return visit.body(css, 200, { 'content-type': 'text/css; charset=utf-8' })
    },
  }),
  // Lets a phone install the site as an app. Phones do so only over https.
  door({
    at: 'GET /manifest.webmanifest',
    id: 'manifest',
    tag: 'pages',
    says: 'Get the web app manifest.',
    gives: 'application/manifest+json',
    run: visit => {
      const icon = (size: number) => ({
        src: files.icons[`icon-${size}`],
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      })
      const { description } = pageWords(languageOf(visit))
      const house = houseOf(visit)
      const name = nameOf(house)
      const colours = { background_color: '#E7DFCC', theme_color: house.colour ?? green }
      const manifest = {
        id: '/',
        name,
        short_name: name,
        description,
        start_url: '/',
        display: 'standalone',
        ...colours,
      }
      return visit.body(JSON.stringify({ ...manifest, icons: [icon(192), icon(512)] }), 200, {
        'content-type': 'application/manifest+json',
      })
    },
  }),
  door({
    at: 'GET /t',
    id: 'findTable',
    tag: 'pages',
    says: 'Redirect to a table by its typed code.',
    query: { code: { says: 'The code, as a person typed it.', schema: { type: 'string' } } },
    gives: 'page',
    refuses: ['no-such-table'],
    run: visit => {
      const typed = visit.req.query('code') ?? ''
      const code = codeOf(typed)
      if (code !== undefined) return visit.redirect(`/t/${code}`, 303)
      if (wantsJson(visit)) return refuse(visit, 'no-such-table')
      return drawHome(visit, { code: typed, refused: { refused: 'no-such-table' } })
    },
  }),
  door({
    at: 'GET /licences',
    id: 'licences',
    tag: 'pages',
    says: 'Redirect to the licences of the code sent to browsers.',
    gives: 'page',
    run: visit => visit.redirect(files.licences, 303),
  }),
  // Forbids nothing, because a crawler that may not fetch a table's page would never see its
  // `noindex`.
  door({
    at: 'GET /robots.txt',
    id: 'robots',
    tag: 'pages',
    says: 'Get the rules for crawlers.',
    gives: 'text/plain',
    run: visit => visit.text('User-agent: *\nDisallow:\n'),
  }),
  door({
    at: 'POST /lang',
    id: 'chooseLanguage',
    tag: 'pages',
    says: `Choose the language of pages, one that this server offers. A cookie keeps it: ${langs.join(', ')}. Programs can send \`Accept-Language\` instead.`,
    body: language,
    gives: 'page',
    example: { lang: 'fr' },
    run: (visit, { fields: { lang, back = '' } }) => {
      if (!settingsOf(visit).LANGUAGES.includes(lang))
        return refuse(visit, { refused: 'malformed', at: { field: 'lang' } })
      setCookie(visit, 'lang', lang, { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: YEAR })
      return visit.redirect(within(visit, back), 303)
    },
  }),
]
