// The story of a finished game, made from the room's view after every action that counts, and the
// great moments of the game.
import type { SeenLog } from '../durable/rpc.ts'
import { type Box, betterOf } from '../web/games/box.tsx'
import { scoreStory } from '../web/games/default/story.ts'
import { memo } from '../web/games/kit/memo.ts'
import { sidesOf } from '../web/games/kit/seats.ts'
import type { LoggedStory, Story } from '../web/games/story.ts'
import { effectiveActions, timeline } from '../web/games/timeline.ts'
import { tell } from '../web/games/words.ts'
import type { Lang } from '../web/lang.ts'
import type { Great } from '../web/pages/past/replay-ways.tsx'
import { tellingOf } from '../web/pages/seats.ts'
import { pageWords } from '../web/words/all.ts'

interface Finished {
  code: string
  box: Box
  log: Pick<SeenLog, 'frame' | 'actions'>
  lang: Lang
}

const MOST_KEPT = 50 // stories in the cache

// Cached, because every page of a finished game needs the story, and some games take 40 ms to
// replay. The story stays the same until a row is added to the log or somebody changes their name.
const told = memo(
  ({ box, log: { frame, actions }, lang }: Finished): LoggedStory | undefined => {
    const { game, story, score } = box[frame.mode]
    const counted = effectiveActions(actions)
    const views = timeline(game, counted).map(({ state }) => game.view(state as never, 'room'))
    const say = tellingOf(lang, { ...frame, you: 'room' })
    const { options, result = [] } = frame
    const scored = () => {
      const { course, standing } = pageWords(lang)
      const scores = views.map(view => score!(view, options))
      return scoreStory({ views: scores, result, words: course, say }, standing.points)
    }
    const made = story ? story({ views, result, words: box.words[lang], say }) : score && scored()
    const logged = (one: Story['moments'][number]) => ({ ...one, seq: counted[one.view]!.seq })
    return made && { ...made, moments: made.moments.map(logged) }
  },
  ({ code, log: { frame, actions }, lang }) =>
    JSON.stringify([code, lang, frame.seq, actions.length, frame.seats]),
  MOST_KEPT,
)

export const storyOf = (finished: Finished): LoggedStory | undefined => {
  const { result, from } = finished.log.frame
  // a practice game begins midway, so its story would be wrong
  return result && !from ? told(finished) : undefined
}

const MOST = 5 // great moments in one game
// share of the game: two moments closer than this look like one on the timeline
const APART = 0.09

// Returns the moments of the story, then adds others up to `MOST`: each time the one farthest from
// all chosen so far, if it is at least `APART` from them.
const spread = (told: readonly Great[], others: readonly Great[], last: number): Great[] => {
  const chosen = told.slice(0, MOST)
  const gapOf = ({ seq }: Great) => Math.min(last, ...chosen.map(one => Math.abs(one.seq - seq)))
  while (chosen.length < MOST) {
    const [next] = [...others].sort((a, b) => gapOf(b) - gapOf(a))
    if (!next || gapOf(next) < APART * last) break
    chosen.push(next)
  }
  return chosen.sort((a, b) => a.seq - b.seq)
}

// Returns where the lead passed from one line to another; a tie changes nothing.
const leadsIn = ({ lines, of }: Story, isLess: boolean) => {
  let leader: number | undefined
  return of.flatMap((view, step) => {
    const values = lines.map(line => (isLess ? -1 : 1) * line[step]!)
    const best = Math.max(...values)
    const first =
      values.filter(value => value === best).length === 1 ? values.indexOf(best) : undefined
    const isNew = first !== undefined && first !== leader
    const hadLeader = leader !== undefined
    leader = first ?? leader
    return isNew && hadLeader ? [{ view, line: first }] : []
  })
}

/**
 * Returns the great moments of a finished game in order, each with the `seq` of its action. At most
 * five, spread over the game: moments of its story, great events and changes of the lead.
 */
export const momentsOf = (
  box: Box,
  { frame, actions }: Pick<SeenLog, 'frame' | 'actions'>,
  story: LoggedStory | undefined,
  lang: Lang,
): Great[] => {
  const { mode } = frame
  const counted = effectiveActions(actions)
  const say = tellingOf(lang, { ...frame, you: 'room' })
  const sides = sidesOf(box[mode].game, frame.seats.length, frame.options)
  const named = (line: number) =>
    say.list((story?.lines.length === sides.length ? sides[line]! : [line]).map(say.name))
  const isGreat = (event: unknown) => mode === 'digital' && box.digital.isMoment?.(event) === true
  const told = (story?.moments ?? []).map(({ seq, words }) => ({ seq, words }))
  const facts = counted.flatMap(({ seq, events }) =>
    events
      .filter(isGreat)
      .map(event => ({ seq, words: tell(box.words[lang][mode], event, say) ?? '' })),
  )
  const leads = story ? leadsIn(story, betterOf(box, mode, frame.options) === 'less') : []
  const changes = leads.map(({ view, line }) => ({
    seq: counted[view]!.seq,
    words: pageWords(lang).takesLead(named(line)),
  }))
  const others = [...facts.reverse(), ...changes.reverse()].filter(({ words }) => words !== '')
  return spread(told, others, counted.at(-1)?.seq ?? 0)
}
