// Doors for the end of a game: the result as a file, the next table, and deleting a table.
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import * as v from 'valibot'
import type { SeenLog } from '../durable/rpc.ts'
import type { Box } from '../web/games/box.tsx'
import { isRefusal } from '../web/games/play.ts'
import type { Story } from '../web/games/story.ts'
import { eveningIn } from '../web/pages/day.ts'
import { Card, EndPicture } from '../web/pages/end/card.tsx'
import { playLinkOf, playOf } from '../web/ui/bgstats.ts'
import { pageWords } from '../web/words/all.ts'
import { files } from './assets.ts'
import { ticked } from './body.ts'
import { noteFound } from './code-limit.ts'
import { door, withForm } from './door.ts'
import { carry, drop, reader, writer } from './keys.ts'
import { underFreshCode } from './open.ts'
import { refuse } from './refusals.ts'
import { houseOf } from './render.tsx'
import { csvOf, type Result, resultOf } from './result.ts'
import { storyOf } from './story.ts'
import { answered, boxAt, logFrom, placeOf, refuseHere } from './table.ts'
import { languageOf, localeOf, mayAsk, originOf, type Visit, wantsJson } from './visit.ts'

const withResult = async (
  visit: Visit,
  answer: (result: Result, box: Box, seen: SeenLog, story: Story | undefined) => Response,
) => {
  const { table, code } = visit.var
  const seen = await table.see({ keys: [] })
  if (isRefusal(seen)) return refuse(visit, seen)
  if (!seen.frame.result) return refuse(visit, 'not-over')
  const log = await logFrom(visit, { keys: [] })
  if (isRefusal(log)) return refuse(visit, log)
  const box = boxAt(log.frame)
  const lang = languageOf(visit)
  const story = storyOf({ code, box, log, lang })
  const result = resultOf(code, log, box, lang, story?.counted)
  return result ? answer(result, box, log, story) : refuse(visit, 'not-over')
}

const asFile = ({ game, code }: Result, type: string) => ({
  'content-disposition': `attachment; filename="${game}-${code}.${type}"`,
})

/** Redirects to the next table, or returns its code and URL to programs. */
export const leadTo = (visit: Visit, code: string) => {
  noteFound(visit, code, true)
  carry(visit, code)
  const next = `/t/${code}`
  visit.header('location', next)
  return wantsJson(visit)
    ? visit.json({ code, url: `${originOf(visit)}${next}` })
    : visit.body(null, 303)
}

// Shared by the doors of all result files. `READS` counts each page of the log that such a file
// needs.
const ofResult = { tag: 'result', refuses: ['not-over'], counts: 'READS' } as const

export const end = [
  door({
    at: 'GET /t/{code}/result.csv',
    id: 'resultCsv',
    ...ofResult,
    says: 'Get the result as CSV. One row a seat; headings in your language.',
    gives: 'text/csv',
    run: visit =>
      withResult(visit, (result, box) => {
        const lang = languageOf(visit)
        return visit.body(csvOf(result, box, lang, pageWords(lang)), 200, {
          'content-type': 'text/csv; charset=utf-8; header=present',
          ...asFile(result, 'csv'),
        })
      }),
  }),
  door({
    at: 'GET /t/{code}/result.svg',
    id: 'resultPicture',
    ...ofResult,
    says: 'Get the result as a picture (SVG).',
    gives: 'image/svg+xml',
    run: visit =>
      withResult(visit, (result, box, seen, story) => {
        const lang = languageOf(visit)
        const card = h(Card, {
          ...{ lang, box, frame: seen.frame, inks: files.inks?.[box.id] ?? '', story },
          house: houseOf(visit),
          day: eveningIn(localeOf(visit), Date.parse(result.finished)),
        })
        return visit.body(renderToString(card), 200, {
          'content-type': 'image/svg+xml',
          ...asFile(result, 'svg'),
        })
      }),
  }),
  door({
    at: 'GET /t/{code}/picture.svg',
    id: 'endPicture',
    ...ofResult,
    says: 'Get a picture of the table at the end (SVG).',
    gives: 'image/svg+xml',
    run: visit =>
      withResult(visit, (_, box, seen) => {
        const picture = h(EndPicture, {
          lang: languageOf(visit),
          box,
          frame: seen.frame,
          inks: files.inks?.[box.id] ?? '',
        })
        return visit.body(renderToString(picture), 200, { 'content-type': 'image/svg+xml' })
      }),
  }),
  door({
    at: 'GET /t/{code}/result.json',
    id: 'result',
    ...ofResult,
    says: 'Get the result as JSON.',
    gives: ['Result'],
    run: visit => withResult(visit, result => visit.json(result, 200, asFile(result, 'json'))),
  }),
  door({
    at: 'GET /t/{code}/result.bgstats',
    id: 'resultBgStats',
    ...ofResult,
    says: 'Get the result as a play for the BG Stats app.',
    gives: ['Play'],
    run: visit =>
      withResult(visit, result => {
        const play = playOf(result)
        return wantsJson(visit) ? visit.json(play) : visit.redirect(playLinkOf(play), 303)
      }),
  }),
  door({
    at: 'POST /t/{code}/again',
    id: 'playAgain',
    tag: 'table',
    says: 'Open the next table after a finished game. It has the same seats and options; with `turned` everybody sits one seat on, so that two swap and of more the last one comes first. Any seated player or the host may call it. Returns its code and URL; a second call returns the same table.',
    key: 'seat',
    body: v.object({ turned: v.optional(ticked('true')) }),
    example: { turned: true },
    gives: ['Next'],
    refuses: ['not-over'],
    limit: 'CREATE',
    run: async (visit, { fields }) => {
      const seen = await visit.var.table.see({ keys: [] })
      if (isRefusal(seen)) return refuse(visit, seen)
      const bots = seen.frame.seats.filter(({ bot, kept }) => bot && !kept)
      if (bots.length > 1 && !(await mayAsk(visit, 'BOTS'))) return refuse(visit, 'too-many')
      const credentials = writer(visit)
      const { answer } = await underFreshCode(code =>
        visit.var.table.again(credentials, code, fields.turned ? 'turned' : 'same'),
      )
      return isRefusal(answer)
        ? refuseHere(visit, answer, reader(visit))
        : leadTo(visit, answer.code)
    },
  }),
  door({
    at: 'GET /t/{code}/again',
    id: 'nextTable',
    tag: 'table',
    says: 'Find the table that follows this one. Returns its code and URL.',
    gives: ['Next'],
    refuses: ['no-next-table'],
    run: async visit => {
      const seen = await visit.var.table.see({ keys: [] })
      if (isRefusal(seen)) return refuse(visit, seen)
      const { again } = seen.frame
      return again === undefined ? refuse(visit, 'no-next-table') : leadTo(visit, again)
    },
  }),
  ...withForm(
    door({
      at: 'DELETE /t/{code}',
      id: 'removeTable',
      tag: 'table',
      says: 'Delete a table for good. Only the holder of the host key may call it; a deputy may not.',
      key: 'host',
      gives: ['Removed'],
      run: async visit => {
        const answer = await visit.var.table.remove(writer(visit))
        if (!isRefusal(answer)) drop(visit)
        return answered(visit, answer, '/')
      },
    }),
    { at: 'POST /t/{code}/remove', id: 'removeTableByForm', back: placeOf },
  ),
]
