// Divides the log into chapters, and within them joins consecutive small actions into one sentence.
import { factOf, type LogWords, type Telling } from '../../games/words.ts'
import type { Told } from '../../protocol.ts'

type Acted = Pick<Told, 'seat' | 'undoes' | 'corrects' | 'seating' | 'events'>

export interface Run<Action> {
  actions: Action[]
  small?: string // one sentence for all actions of the run
}

const isPlain = ({ undoes, corrects, seating }: Acted) =>
  undoes === undefined && corrects === undefined && seating === undefined

// Returns an action with a part of its events. Later parts have no seat, because the game caused
// them, not a player.
const cut = <Action extends Acted>(action: Action, from: number, to?: number): Action => ({
  ...action,
  ...(from > 0 && { seat: null }),
  events: action.events.slice(from, to),
})

/**
 * Divides actions into chapters. Each event of a kind in `chapter` begins a chapter, unless its
 * heading is the current heading (the next bid of the same auction). An action with events of two
 * chapters is listed in both, each time with the events of that chapter.
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

/** Joins two or more consecutive small actions into a run; any other action is a run of one. */
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
