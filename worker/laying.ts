// Shows how to set an online game up with the real box, as JSON for programs and as a page.
import { isRefusal } from '../web/games/play.ts'
import { LayingPage } from '../web/pages/lobby/laying.tsx'
import { malformed, wholeIn } from './body.ts'
import { door, seat } from './door.ts'
import { reader } from './keys.ts'
import type { Laid } from './openapi/answers.ts'
import { refuse } from './refusals.ts'
import { draw, pageProps } from './render.tsx'
import { boxAt } from './table.ts'
import { wantsJson } from './visit.ts'

export const laying = [
  door({
    at: 'GET /t/{code}/box',
    id: 'layOut',
    tag: 'table',
    says: 'Read how to set an online game up with the real box. Returns, for each area, what is face up and how many pieces are face down, as far as your seat may know. The answers for all seats, and what is left over, are the whole box.',
    query: { seat },
    gives: ['Laid'],
    refuses: ['not-started', 'not-in-this-mode'],
    run: async visit => {
      const seen = await visit.var.table.see(reader(visit))
      if (isRefusal(seen)) return refuse(visit, seen)
      const { frame, holds } = seen
      const { you, options, view, seq, waiting } = frame
      if (view === undefined) return refuse(visit, 'not-started')
      if (frame.mode !== 'digital') return refuse(visit, 'not-in-this-mode')
      const box = boxAt(frame)
      const areas = box.digital.layout.layoutOf({ you, options, view })
      const rest = box.digital.layout.placing?.restOf(view)
      if (wantsJson(visit)) return visit.json({ you, seq, areas, rest, waiting } satisfies Laid)
      if (box.digital.layout.isNone) return refuse(visit, 'no-such-page')
      const asked = visit.req.query('step') ?? '1'
      const step = asked === 'all' ? undefined : wholeIn(asked, 3)
      if (asked !== 'all' && step === undefined) return refuse(visit, malformed('step'))
      return draw(visit, LayingPage, {
        ...pageProps(visit),
        box,
        code: visit.var.code,
        frame,
        holds,
        areas,
        step,
      })
    },
  }),
]
