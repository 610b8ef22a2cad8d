// The record of a finished game, as a text that anybody can check (web/record/README.md), and the
// page that checks it.
import type { Recorded } from '../durable/proof/record.ts'
import type { Answer } from '../durable/rpc.ts'
import { isRefusal } from '../web/games/play.ts'
import { Fair, type Verdict } from '../web/pages/past/fair.tsx'
import { recordText } from '../web/record/format.ts'
import { door } from './door.ts'
import { wholeOf } from './parts.ts'
import { refuse } from './refusals.ts'
import { draw, pageProps } from './render.tsx'
import { boxAt } from './table.ts'
import type { Visit } from './visit.ts'

/** Reads the whole record of a table, part by part. */
export const recordOf = async (visit: Visit): Promise<Answer<Recorded>> => {
  const whole = await wholeOf(visit, after => visit.var.table.record(after))
  if (isRefusal(whole)) return whole
  return { ...whole.last, lines: whole.parts.flatMap(({ lines }) => lines) }
}

export const record = [
  door({
    at: 'GET /t/{code}/record',
    id: 'record',
    tag: 'result',
    says: 'Get the record of a finished game. It holds every action, chained by hashes, and the seed from which all randomness follows. `x-record` in the `info` of this document says how to check it.',
    gives: 'text/plain',
    refuses: ['not-over', 'no-record'],
    counts: 'READS',
    run: async visit => {
      const found = await recordOf(visit)
      if (isRefusal(found)) return refuse(visit, found)
      return visit.body(recordText(found.header, found.lines, found.standings), 200, {
        'content-type': 'text/plain; charset=utf-8',
        'content-disposition': `inline; filename="${found.header.game}-${found.header.code}.record.txt"`,
      })
    },
  }),
  door({
    at: 'GET /t/{code}/fair',
    id: 'fairPage',
    tag: 'pages',
    says: 'Show the page that checks a record in the browser.',
    gives: 'page',
    refuses: ['not-over', 'no-record', 'no-such-page'],
    counts: 'READS',
    run: async visit => {
      const { code, table } = visit.var
      const [seen, found] = [await table.see({ keys: [] }), await recordOf(visit)]
      if (isRefusal(seen)) return refuse(visit, seen)
      if (isRefusal(found)) return refuse(visit, found)
      const { frame } = seen
      if (frame.mode !== 'digital') return refuse(visit, 'no-such-page')
      const rules: Verdict =
        found.isByRules === undefined ? 'open' : found.isByRules ? 'holds' : 'fails'
      const page = { box: boxAt(frame), code, frame, rules, origin: found.header.code }
      return draw(visit, Fair, { ...pageProps(visit), ...page })
    },
  }),
]
