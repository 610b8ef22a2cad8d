// What comes after a game: the result to take along, another table with the same seats, and clearing away.
import { Hono } from 'hono'
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import type { SeenLog } from '../durable/rpc.ts'
import type { Box } from '../web/games/box.tsx'
import { isRefusal } from '../web/games/play.ts'
import type { Story } from '../web/games/story.ts'
import { eveningIn } from '../web/pages/day.ts'
import { Card, EndPicture } from '../web/pages/end/card.tsx'
import { playLinkOf, playOf } from '../web/ui/bgstats.ts'
import { pageWords } from '../web/words/all.ts'
import { files } from './assets.ts'
import { noteFound } from './code-limit.ts'
import { carry, drop, reader, writer } from './keys.ts'
import { mayFill, mayOpen, underFreshCode } from './open.ts'
import { refuse } from './refusals.ts'
import { csvOf, type Result, resultOf } from './result.ts'
import { storyOf } from './story.ts'
import { answered, boxAt, logFrom, refuseHere } from './table.ts'
import { type Edge, languageOf, localeOf, originOf, type Visit, wantsJson } from './visit.ts'

export const end = new Hono<Edge>()

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

end.get('/result.csv', visit =>
  withResult(visit, (result, box) => {
    const lang = languageOf(visit)
    return visit.body(csvOf(result, box, lang, pageWords(lang)), 200, {
      'content-type': 'text/csv; charset=utf-8; header=present',
      ...asFile(result, 'csv'),
    })
  }),
)

end.get('/result.svg', visit =>
  withResult(visit, (result, box, seen, story) => {
    const lang = languageOf(visit)
    const card = h(Card, {
      ...{ lang, box, frame: seen.frame, inks: files.inks?.[box.id] ?? '', story },
      day: eveningIn(localeOf(visit), Date.parse(result.finished)),
    })
    return visit.body(renderToString(card), 200, { 'content-type': 'image/svg+xml', ...asFile(result, 'svg') })
  }),
)

end.get('/picture.svg', visit =>
  withResult(visit, (_, box, seen) => {
    const picture = h(EndPicture, { lang: languageOf(visit), box, frame: seen.frame, inks: files.inks?.[box.id] ?? '' })
    return visit.body(renderToString(picture), 200, { 'content-type': 'image/svg+xml' })
  }),
)

end.get('/result.json', visit => withResult(visit, result => visit.json(result, 200, asFile(result, 'json'))))

end.get('/result.bgstats', visit =>
  withResult(visit, result => {
    const play = playOf(result)
    return wantsJson(visit) ? visit.json(play) : visit.redirect(playLinkOf(play), 303)
  }),
)

/** On to the table that follows this one. */
export const leadTo = (visit: Visit, code: string) => {
  noteFound(visit, code, true)
  carry(visit, code)
  const next = `/t/${code}`
  visit.header('location', next)
  return wantsJson(visit) ? visit.json({ code, url: `${originOf(visit)}${next}` }) : visit.body(null, 303)
}

end.post('/again', async visit => {
  if (!(await mayOpen(visit))) return refuse(visit, 'too-many')
  const seen = await visit.var.table.see({ keys: [] })
  if (isRefusal(seen)) return refuse(visit, seen)
  const bots = seen.frame.seats.filter(({ bot, kept }) => bot && !kept)
  if (bots.length > 1 && !(await mayFill(visit))) return refuse(visit, 'too-many')
  const credentials = writer(visit)
  const { answer } = await underFreshCode(code => visit.var.table.again(credentials, code))
  return isRefusal(answer) ? refuseHere(visit, answer, reader(visit)) : leadTo(visit, answer.code)
})

end.get('/again', async visit => {
  const seen = await visit.var.table.see({ keys: [] })
  if (isRefusal(seen)) return refuse(visit, seen)
  const { again } = seen.frame
  return again === undefined ? refuse(visit, 'no-next-table') : leadTo(visit, again)
})

const remove = async (visit: Visit) => {
  const answer = await visit.var.table.remove(writer(visit))
  if (!isRefusal(answer)) drop(visit)
  return answered(visit, answer, '/')
}

end.delete('/', remove)
end.post('/remove', remove)
