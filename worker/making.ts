// The page on which people make the options of a table. What they fill in is in the body of a
// request, because an address would be too short for it, and would be in logs.
import * as v from 'valibot'
import type { Refusal } from '../web/games/game.ts'
import type { Made } from '../web/games/making.tsx'
import { MakingPage, type MakingPageProps } from '../web/pages/lobby/making.tsx'
import { door } from './door.ts'
import { qrOf } from './qr.ts'
import { refuse, statusOf } from './refusals.ts'
import { draw, pageProps } from './render.tsx'
import { shelfOf, type Visit } from './visit.ts'

/** Draws the page of a box; undefined if the options of this box are not made. */
export const drawMaking = (
  visit: Visit,
  id: unknown,
  made: Made,
  refused?: Refusal,
): Response | undefined => {
  const box = shelfOf(visit).find(box => box.id === id)
  const { making } = box ?? {}
  if (!box || !making) return undefined
  const props: MakingPageProps = {
    ...{ ...pageProps(visit), box: { ...box, making }, made, qrOf },
    ...(refused && { refused }),
  }
  return draw(visit, MakingPage, props, refused ? statusOf(refused) : 200)
}

const page = (visit: Visit, made: Made): Response =>
  drawMaking(visit, visit.req.param('id'), made) ?? refuse(visit, 'no-such-page')

export const making = [
  door({
    at: 'GET /games/{id}/new',
    id: 'makingPage',
    tag: 'pages',
    says: 'Show the page that makes the options of a table. Only some games have one.',
    query: {
      ready: {
        says: 'The id of options that are ready-made; the page explains which there are.',
        schema: { type: 'string' },
      },
    },
    gives: 'page',
    refuses: ['no-such-page', 'too-many'],
    limit: 'READS',
    run: visit => page(visit, { ready: visit.req.query('ready') }),
  }),
  door({
    at: 'POST /games/{id}/new',
    id: 'makingPreview',
    tag: 'pages',
    says: 'Show the same page with its fields filled in. Stores nothing.',
    body: v.object({ made: v.optional(v.record(v.string(), v.unknown()), {}) }),
    gives: 'page',
    refuses: ['no-such-page', 'too-many'],
    limit: 'READS',
    example: { made: { ready: 'own' } },
    run: (visit, { fields }) => page(visit, fields.made),
  }),
]
