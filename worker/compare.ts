// What does the box say? Where app and table disagree, figures are compared back through the rounds until they agree: the first
// entry that differs is among those that came next. Links alone carry what was found, so it needs no script and keeps nothing.
import { Hono } from 'hono'
import { effective } from '../durable/history.ts'
import type { Box } from '../web/games/box.tsx'
import { isRefusal } from '../web/games/play.ts'
import { chaptersOf } from '../web/pages/chapters.ts'
import { ComparePage } from '../web/pages/compare.tsx'
import { tellingOf } from '../web/pages/seats.ts'
import type { Frame, Logged } from '../web/protocol.ts'
import type { Lang } from '../web/ui/lang.ts'
import { malformed, wholeIn } from './body.ts'
import { reader } from './keys.ts'
import { refuse } from './refusals.ts'
import { draw, pageProps } from './render.tsx'
import { frameAt, inWords } from './replay.ts'
import { boxAt, logFrom } from './table.ts'
import { type Edge, languageOf } from './visit.ts'

const MOST = 8 // entries of a round that are looked through one by one

interface Stop {
  seq: number // of the last entry of a round, or of a part of a long one
  heading?: string
}

// Where figures are compared: at the end of each round, the last one first.
const stopsOf = (frame: Frame, counted: readonly Logged[], box: Box, lang: Lang): Stop[] => {
  const say = tellingOf(lang, { ...frame, you: 'room' })
  const rounds = chaptersOf(counted, box.words[lang].log?.companion ?? {}, say)
  const stops = new Map<number, Stop>()
  for (const { heading, actions } of rounds)
    for (let end = actions.length - 1; end >= 0; end -= MOST) {
      const { seq } = actions[end]!
      stops.set(seq, { seq, ...(heading !== undefined && { heading }) })
    }
  return [...stops.values()].sort((a, b) => b.seq - a.seq)
}

export const compare = new Hono<Edge>()

// `at`: which moment is read; `wrong`: a later one at which they differed; `right`: one at which they agreed.
compare.get('/compare', async visit => {
  const { at, wrong, right } = visit.req.query()
  for (const [name, text] of Object.entries({ at, wrong, right }))
    if (text !== undefined && wholeIn(text) === undefined) return refuse(visit, malformed(name))
  const log = await logFrom(visit, reader(visit))
  if (isRefusal(log)) return refuse(visit, log)
  const { frame, holds } = log
  if (frame.view === undefined) return refuse(visit, 'not-started')
  if (frame.mode !== 'companion') return refuse(visit, 'not-in-this-mode')
  const [box, lang] = [boxAt(frame), languageOf(visit)]
  const counted = effective(log.actions)
  const stops = stopsOf(frame, counted, box, lang)
  const differs = wholeIn(wrong)
  const from = wholeIn(right) ?? wholeIn(at) ?? stops[0]!.seq
  const until = right === undefined ? from : differs
  // What everybody may know: it is read aloud, and a purse stays covered.
  const asked = { as: 'room' as const, from, ...(until !== undefined && { until }), before: 1 }
  const page = await visit.var.table.replay(reader(visit), asked)
  if (isRefusal(page)) return refuse(visit, page)
  const steps = inWords(page, box, lang, new Map()).steps.map(step => ({ step, frame: frameAt(page, step) }))
  const told = { ...pageProps(visit), box, code: visit.var.code, frame, holds }
  if (right !== undefined) {
    const entries = box.companion.recalled?.(counted, frame.view) ?? counted
    const among = steps.flatMap(({ step: { seq, changed = [] } }) => {
      const action = entries.find(one => one.seq === seq)
      return seq > from && action && action.seat !== null ? [{ action, changed }] : []
    })
    return draw(visit, ComparePage, { ...told, among })
  }
  const here = steps.at(-1)!
  const before = stops.find(({ seq }) => seq < here.step.seq)
  const { heading } = stops.find(({ seq }) => seq === here.step.seq) ?? {}
  const reads = { ...here, ...(heading !== undefined && { heading }), before: before?.seq, wrong: differs }
  return draw(visit, ComparePage, { ...told, reads })
})
