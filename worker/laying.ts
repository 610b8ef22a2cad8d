// How a table is laid out from its box: for programs, and the page for people.
import { Hono } from 'hono'
import type { Seat } from '../web/games/game.ts'
import type { Layout } from '../web/games/layout.ts'
import { isRefusal } from '../web/games/play.ts'
import { LayingPage } from '../web/pages/lobby/laying.tsx'
import type { Frame } from '../web/protocol.ts'
import { malformed, wholeIn } from './body.ts'
import { reader } from './keys.ts'
import { refuse } from './refusals.ts'
import { draw, pageProps } from './render.tsx'
import { boxAt } from './table.ts'
import { type Edge, wantsJson } from './visit.ts'

/** What programs are told. */
export interface Laid {
  you: Frame['you']
  seq: number // of the last action
  areas: Layout // in the order in which they are laid
  rest?: unknown // what no piece shows, where a table may be opened with it: between turns
  waiting: Seat[] // who moves then
}

export const laying = new Hono<Edge>()

laying.get('/box', async visit => {
  const seen = await visit.var.table.see(reader(visit))
  if (isRefusal(seen)) return refuse(visit, seen)
  const { frame, holds } = seen
  const { you, options, view, seq, waiting } = frame
  if (view === undefined) return refuse(visit, 'not-started')
  if (frame.mode !== 'digital') return refuse(visit, 'not-in-this-mode')
  const box = boxAt(frame)
  const areas = box.digital.layout.layoutOf({ you, options, view })
  const rest = box.digital.layout.placing?.restOf(view)
  if (wantsJson(visit))
    return visit.json({ you, seq, areas, ...(rest !== undefined && { rest }), waiting } satisfies Laid)
  const asked = visit.req.query('step') ?? '1'
  const step = asked === 'all' ? undefined : wholeIn(asked, 3)
  if (asked !== 'all' && step === undefined) return refuse(visit, malformed('step'))
  return draw(visit, LayingPage, { ...pageProps(visit), box, code: visit.var.code, frame, holds, areas, step })
})
