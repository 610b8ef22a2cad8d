// The replay page of a table: its steps come from the table, and the island draws them.
import type { Frame, Replay } from '../../protocol.ts'
import type { Live } from '../table/live.ts'
import { watch } from './replay.ts'

/** Starts the replay. `asked`: the query of the page's address. */
export const watchHere = (
  { replay: code, asked }: DOMStringMap,
  change: (news: Partial<Live>) => void,
) =>
  watch({
    async load(from) {
      const answer = await fetch(`/t/${code}/replay?${asked}&words&from=${from}`, {
        headers: { accept: 'application/json' },
      })
      if (!answer.ok) throw new Error(`no steps: ${answer.status}`)
      return (await answer.json()) as Replay
    },
    show(
      { settings, seats },
      { at: _, corrected: __, says: ___, changed: ____, chapter: _____, result: ______, ...update },
    ) {
      const frame: Frame = { ...settings, seats, ...update }
      change({ frame, since: [update.told] })
    },
    keep: (replay, steps, button) =>
      void import('./keep-game.ts')
        .then(({ keepGame }) => keepGame(replay, steps, button))
        .catch(() => {}),
    linkTo({ seq }, isHidden) {
      const query = new URLSearchParams(asked)
      query.delete('until')
      query.set(isHidden ? 'until' : 'at', String(seq))
      return `${location.origin}/t/${code}/replay?${query}`
    },
  })
