// How a finished game went: what the room saw after every action that counts, told by the game.
import { effective } from '../durable/history.ts'
import type { SeenLog } from '../durable/rpc.ts'
import type { Box } from '../web/games/box.tsx'
import { evolved } from '../web/games/play.ts'
import type { Story } from '../web/games/story.ts'
import { tellingOf } from '../web/pages/seats.ts'
import type { Action } from '../web/protocol.ts'
import type { Lang } from '../web/ui/lang.ts'

export const storyOf = (
  box: Box,
  { frame, actions }: Pick<SeenLog, 'frame' | 'actions'>,
  lang: Lang,
): Story | undefined => {
  const { game, story } = box[frame.mode]
  if (!frame.result || !story) return undefined
  const views: unknown[] = []
  let state: unknown
  // A log has no ids, and which actions count does not depend on them.
  for (const { events } of effective(actions as Action[])) {
    state = evolved(game, state as never, events)
    views.push(game.view(state as never, 'room'))
  }
  const say = tellingOf(lang, { ...frame, you: 'room' })
  return story({ views, result: frame.result, words: box.words[lang], say })
}
