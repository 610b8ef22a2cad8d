// The log as a story: its chapters, and within them the actions, of which small ones in a row are
// told in one sentence.
import { factOf, type LogWords, type Telling } from '../../games/words.ts'
import type { Told } from '../../protocol.ts'

type Acted = Pick<Told, 'seat' | 'undoes' | 'corrects' | 'seating' | 'events'>

export interface Run<Action> {
  actions: Action[]
  small?: string // the one sentence for all of them
}

const isPlain = ({ undoes, corrects, seating }: Acted) =>
  undoes === undefined && corrects === undefined && seating === undefined

// What was said of an action's facts from one on; the box said it, no seat.
const cut = <Action extends Acted>(action: Action, from: number, to?: number): Action => ({
  ...action,
  ...(from > 0 && { seat: null }),
  events: action.events.slice(from, to),
})

/**
 * A fact of a chapter's kind begins one, unless it repeats the heading of this one (the next bid of
 * the same auction). An action with facts of two chapters is listed in both, in each with the facts
 * of that chapter.
 */
export const chaptersOf = <Action extends Acted>(
  actions: readonly Action[],
  { chapter = {} }: LogWords,
  say: Telling,
): { heading?: string; actions: Action[] }[] => {
  const chapters: { heading?: string; actions: Action[] }[] = [{ actions: [] }]
  let isInHead = false
  for (const action of actions) {
    let from = 0
    for (const [i, event] of isPlain(action) ? action.events.entries() : []) {
      const fact = factOf(event)
      const last = chapters.at(-1)!
      const heading: string | undefined = chapter[fact.kind]?.(
        chapters.length - (isInHead ? 1 : 0),
        fact as never,
        say,
      )
      isInHead = heading !== undefined
      if (heading === undefined || heading === last.heading) continue
      if (i > from) last.actions.push(cut(action, from, i))
      from = i
      chapters.push({ heading, actions: [] })
    }
    chapters.at(-1)!.actions.push(cut(action, from))
  }
  return chapters.filter(({ actions }) => actions.length > 0)
}

const sentenceFor = (actions: readonly Acted[], { small }: LogWords, say: Telling): string =>
  small && actions.every(isPlain)
    ? small(actions.flatMap(({ events }) => events.map(factOf)) as never[], say)
    : ''

/** Two and more small actions in a row are one run; any other action is one by itself. */
export const runsOf = <Action extends Acted>(
  actions: readonly Action[],
  words: LogWords,
  say: Telling,
): Run<Action>[] => {
  const runs: Action[][] = []
  let isSmall = false
  for (const action of actions) {
    const wasSmall = isSmall
    isSmall = sentenceFor([action], words, say) !== ''
    if (isSmall && wasSmall) runs.at(-1)!.push(action)
    else runs.push([action])
  }
  return runs.map(actions =>
    actions.length > 1 ? { actions, small: sentenceFor(actions, words, say) } : { actions },
  )
}
