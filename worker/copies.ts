// Doors that save a copy of a table, and that open a copy from another server.
import * as v from 'valibot'
import type { CopyPart } from '../durable/copies/copy.ts'
import { COPY, copyText } from '../durable/copies/header.ts'
import { type CopyLines, tableFrom } from '../durable/copies/opened.ts'
import type { Answer } from '../durable/rpc.ts'
import type { Refusal } from '../web/games/game.ts'
import { isRefusal } from '../web/games/play.ts'
import { hashedText } from '../web/record/format.ts'
import { isDeep, readAs } from './body.ts'
import { noteFound } from './code-limit.ts'
import { door } from './door.ts'
import { drawHome } from './home.ts'
import { keep, reader, unkept } from './keys.ts'
import { underFreshCode } from './open.ts'
import { wholeOf } from './parts.ts'
import { refuse } from './refusals.ts'
import { type Stub, tableOf } from './stub.ts'
import { mayAsk, originOf, shelfOf, type Visit, wantsJson } from './visit.ts'

const copyOf = async (visit: Visit): Promise<Answer<Pick<CopyPart, 'header' | 'rows'>>> => {
  const credentials = reader(visit)
  const whole = await wholeOf(visit, after => visit.var.table.copy(credentials, after))
  if (isRefusal(whole)) return whole
  const { header, seq } = whole.last
  if (whole.parts.some(part => part.seq !== seq)) return { refused: 'moved-on' }
  return { header, rows: whole.parts.flatMap(({ rows }) => rows) }
}

const parsed = (text: string): unknown => {
  try {
    const said = JSON.parse(text)
    return isDeep(said) ? undefined : said
  } catch {
    return undefined
  }
}

// Returns the lines of a copy, unless its hash shows that some of them were changed.
const linesOf = (text: string): CopyLines | Refusal => {
  const lines = text.split('\n')
  const rows = lines.slice(1, -2)
  if (rows.length === 0 || hashedText(lines.slice(0, -2)) !== text) return { refused: 'not-a-copy' }
  return { first: parsed(lines[0]!), rows: rows.map(text => ({ text, said: parsed(text) })) }
}

/** A form sends the file, and a program its text. */
const copy = v.object({ copy: v.string() })

const refused = (visit: Visit, refusal: Refusal): Response =>
  wantsJson(visit) ? refuse(visit, refusal) : drawHome(visit, { uncopied: refusal })

export const copies = [
  door({
    at: 'GET /t/{code}/copy',
    id: 'saveCopy',
    tag: 'table',
    says: 'Save a copy of a table, to open it on another server. Only the host may call it. Beside the box it can be saved at any time except while a sealed bid waits for the others, and holds nothing that somebody at the table may not know; online it can be saved once the game is over. `x-record` in the `info` of this document describes the text.',
    key: 'host',
    gives: 'text/plain',
    refuses: [
      'not-host',
      'not-started',
      'not-over',
      'bids-sealed',
      'began-midway',
      'no-record',
      'moved-on',
    ],
    counts: 'READS',
    run: async visit => {
      const found = await copyOf(visit)
      if (isRefusal(found)) return refuse(visit, found)
      const { header, rows } = found
      return visit.body(copyText(header, rows), 200, {
        'content-type': 'text/plain; charset=utf-8',
        'content-disposition': `attachment; filename="${header.game}-${visit.var.code}.copy.txt"`,
      })
    },
  }),
  door({
    at: 'POST /copies',
    id: 'openCopy',
    tag: 'table',
    says: 'Open a copy of a table of another server. Anyone may call it. The copy is the text of `GET /t/{code}/copy`; every row of it is played again by the rules of this server. Returns the code, the URL, the key of the host, and those of the seats that the one who saved it had. All other seats are free, with their names and colours.',
    reads: copy,
    gives: ['Copied'],
    status: 201,
    example: { copy: `{"copy":"${COPY}", …` },
    refuses: [
      'not-a-copy',
      'newer-copy',
      'box-missing',
      'wrong-line',
      'file-too-large',
      'no-cookies',
      'not-now',
      'disk-full',
      'too-many',
    ],
    counts: 'CREATE',
    back: () => '/',
    run: async visit => {
      const lost = unkept(visit)
      if (lost) return lost instanceof Response ? lost : refused(visit, lost)
      if (!(await mayAsk(visit, 'CREATE'))) return refuse(visit, 'too-many')
      const body = await readAs(visit, copy)
      if (isRefusal(body)) return refused(visit, body)
      const lines = linesOf(body.fields.copy)
      const found = isRefusal(lines) ? lines : tableFrom(lines, shelfOf(visit))
      if (isRefusal(found)) return refused(visit, found)
      const { opening, inherited, keys } = found
      const { code, answer } = await underFreshCode<Awaited<ReturnType<Stub['open']>>>(code =>
        tableOf(visit.env, code).open({ ...opening, code }, inherited),
      )
      if (isRefusal(answer)) return refuse(visit, answer)
      const { hostKey } = answer
      noteFound(visit, code, true)
      await keep(visit, code, [hostKey, ...keys.map(({ key }) => key)])
      const way = `/t/${code}`
      visit.header('location', way)
      if (!wantsJson(visit)) return visit.body(null, 303)
      return visit.json({ code, url: `${originOf(visit)}${way}`, hostKey, seats: keys }, 201)
    },
  }),
]
