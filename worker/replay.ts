// Replays a game: its steps for programs, and a page for people.
import type { Answer, Rerun, SeenLog } from '../durable/rpc.ts'
import type { Box } from '../web/games/box.tsx'
import type { Refusal } from '../web/games/game.ts'
import { isRefusal, isResumed } from '../web/games/play.ts'
import { effectiveActions } from '../web/games/timeline.ts'
import type { Lang } from '../web/lang.ts'
import { figuresChanged } from '../web/pages/past/changes.ts'
import { chaptersOf } from '../web/pages/past/chapters.ts'
import { ReplayPage } from '../web/pages/past/replay.tsx'
import { tellingOf } from '../web/pages/seats.ts'
import type { Frame, Replay, ReplayStep, Told } from '../web/protocol.ts'
import { sentencesOf } from '../web/ui/recap.tsx'
import { houses, pageWords } from '../web/words/all.ts'
import { malformed, wholeIn } from './body.ts'
import { door, whole } from './door.ts'
import { reader } from './keys.ts'
import { refuse } from './refusals.ts'
import { draw, pageProps } from './render.tsx'
import { momentsOf, storyOf } from './story.ts'
import { boxAt, logFrom } from './table.ts'
import { languageOf, mayAsk, type Visit, wantsJson } from './visit.ts'

const pageOf = async (visit: Visit, rerun: Rerun): Promise<Answer<Replay>> =>
  (await mayAsk(visit, 'READS'))
    ? visit.var.table.replay(reader(visit), rerun)
    : { refused: 'too-many' }

/**
 * Returns the frame of a step, for a face to draw. The frame has the settings and seats of the
 * replay. It has no result, because the text shows the standings.
 */
const frameAt = ({ settings, seats }: Replay, step: ReplayStep): Frame => {
  const {
    at: _,
    corrected: __,
    says: ___,
    changed: ____,
    chapter: _____,
    result: ______,
    ...update
  } = step
  return { ...settings, seats, ...update }
}

// Returns the headings of the log, by the seq of the action that begins each chapter. Needs the
// whole log, because turns are counted from the first action.
const headingsOf = (log: SeenLog, box: Box, lang: Lang): Map<number, string> => {
  const { frame, actions } = log
  if (frame.from) return new Map()
  const say = tellingOf(lang, { ...frame, you: 'room' })
  const chapters = chaptersOf(
    effectiveActions(actions),
    box.words[lang].log?.[frame.mode] ?? {},
    say,
  )
  return new Map(
    chapters.flatMap(({ heading, actions }) => (heading ? [[actions[0]!.seq, heading]] : [])),
  )
}

/**
 * Adds sentences to the steps, as the room reads them, because the viewer of a replay is no player.
 */
const inWords = (
  replay: Replay,
  box: Box,
  lang: Lang,
  headings: ReadonlyMap<number, string>,
): Replay => {
  const { mode } = replay.settings
  const words = box.words[lang]
  const frames = replay.steps.map(step => frameAt(replay, step))
  const say = tellingOf(lang, { ...frames[0]!, you: 'room' })
  const { recalled } = box[mode]
  const told = frames.map(({ told, view }) => recalled?.([told!], view)[0] ?? told!)
  const won = ({ result }: ReplayStep) => (result ? [words[mode].won(result, say)] : [])
  const saysOf = (one: Told) => {
    const sentences = sentencesOf(one, words[mode], say, houses[lang])
    if (sentences.length > 0) return sentences
    const { gameBegins, gameResumes, goesOn } = pageWords(lang)
    if (one.events.some(isResumed)) return [gameResumes]
    return [one.seat === null ? gameBegins : goesOn(say.name(one.seat))]
  }
  const steps = replay.steps.map((step, i): ReplayStep => {
    const before = frames[i - 1]
    const changed =
      mode === 'companion' && before ? figuresChanged(lang, box, before, frames[i]!) : []
    const chapter = headings.get(step.seq)
    return {
      ...step,
      says: [...won(step), ...saysOf(told[i]!)],
      ...(changed.length > 0 && { changed }),
      chapter,
    }
  })
  return { ...replay, steps }
}

// Parses the steps and the viewer that the query names; the viewer is by default the caller.
// Returns `undefined` if the query is malformed.
const rerunOf = (visit: Visit, from: string): Rerun | undefined => {
  const { as = 'own', until } = visit.req.query()
  const seq = wholeIn(from)
  const last = until === undefined ? undefined : wholeIn(until)
  const seat = wholeIn(as, 2)
  if (seq === undefined || (until !== undefined && last === undefined)) return undefined
  if (seat === undefined && !['own', 'room', 'open'].includes(as)) return undefined
  const eyes = seat ?? (as as 'own' | 'room' | 'open')
  return { as: eyes === 'own' ? undefined : eyes, until: last, from: seq }
}

// Returns a page of the replay in words. The words of a step name the changes since the step
// before, so the caller requests at least one step more in front (`before`).
const wordedPage = async (
  visit: Visit,
  rerun: Rerun,
): Promise<{ page: Replay; log: SeenLog } | Refusal> => {
  const page = await pageOf(visit, rerun)
  if (isRefusal(page)) return page
  const log = await logFrom(visit, reader(visit))
  if (isRefusal(log)) return log
  const [box, lang] = [boxAt(page.settings), languageOf(visit)]
  return { page: inWords(page, box, lang, headingsOf(log, box, lang)), log }
}

// Returns the refusal that names the malformed part of the query.
const unread = (visit: Visit, from: 'from' | 'at') => {
  const { [from]: begins = '0', until = '0' } = visit.req.query()
  if (wholeIn(begins) === undefined) return malformed(from)
  return malformed(wholeIn(until) === undefined ? 'until' : 'as')
}

const TOLD = 5 // steps that the page shows in words before the drawn step

const drawReplay = async (visit: Visit): Promise<Response> => {
  const { at = visit.req.query('until') ?? '0' } = visit.req.query()
  const rerun = rerunOf(visit, at)
  if (!rerun) return refuse(visit, unread(visit, 'at'))
  const worded = await wordedPage(visit, { ...rerun, before: TOLD, most: TOLD + 2 })
  if (isRefusal(worded)) return refuse(visit, worded)
  const { page, log } = worded
  const { until } = rerun
  const found = page.steps.findIndex(({ seq }) => seq >= rerun.from)
  const shown = found < 0 ? page.steps.length - 1 : found
  const isOver = log.frame.result !== undefined
  const [box, lang] = [boxAt(page.settings), languageOf(visit)]
  const story = isOver ? storyOf({ code: visit.var.code, box, log, lang }) : undefined
  const moments = isOver ? momentsOf(box, log, story, lang) : []
  return draw(visit, ReplayPage, {
    ...pageProps(visit),
    ...{ box, code: visit.var.code, holds: log.holds, replay: page, at: shown, isOver },
    frame: frameAt(page, page.steps[shown]!),
    moments: moments.filter(({ seq }) => until === undefined || seq <= until),
    ...(until === undefined ? { story } : { until }),
  })
}

export const replay = [
  door({
    at: 'GET /t/{code}/replay',
    id: 'watchAgain',
    tag: 'play',
    says: 'Replay a game step by step. Returns what one viewer knew after each action that was not undone, in pages of 30. While the game runs: your own view, or that of the room.',
    query: {
      as: {
        says: 'The viewer; yours if absent. Another seat, or `open` (each step as the seat that made it saw it), only once the game is over.',
        schema: { anyOf: [whole, { enum: ['room', 'open'] }] },
      },
      from: { says: 'Seq of the first step: `next` of the page before.', schema: whole },
      until: {
        says: 'Seq of the last step; the answer holds nothing of later ones.',
        schema: whole,
      },
      words: { says: 'Adds each step in words.', schema: { const: '' } },
    },
    gives: ['Replay'],
    refuses: ['malformed', 'not-started', 'not-your-seat', 'no-such-seat', 'not-over'],
    counts: 'READS',
    run: async visit => {
      if (!wantsJson(visit)) return drawReplay(visit)
      const { from = '0', words } = visit.req.query()
      const rerun = rerunOf(visit, from)
      if (!rerun) return refuse(visit, unread(visit, 'from'))
      if (words === undefined) {
        const page = await pageOf(visit, rerun)
        return isRefusal(page) ? refuse(visit, page) : visit.json(page)
      }
      const worded = await wordedPage(visit, { ...rerun, before: 1 })
      if (isRefusal(worded)) return refuse(visit, worded)
      const { page } = worded
      const lead = page.steps.findIndex(({ seq }) => seq >= rerun.from)
      return visit.json(
        lead > 0 ? { ...page, first: page.first + lead, steps: page.steps.slice(lead) } : page,
      )
    },
  }),
]
