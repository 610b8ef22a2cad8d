// The page on which a table is watched again: its steps come by the table's door, and the island draws them.
import type { Frame, Replay } from '../protocol.ts'
import type { Live } from './live.ts'
import { watch } from './replay.ts'

export const watchHere = ({ replay: code, as, happened }: DOMStringMap, change: (news: Partial<Live>) => void) =>
  watch({
    async load(from) {
      const way = `/t/${code}/replay?as=${as}&words&from=${from}${happened === undefined ? '' : '&happened'}`
      const answer = await fetch(way, { headers: { accept: 'application/json' } })
      if (!answer.ok) throw new Error(`no steps: ${answer.status}`)
      return (await answer.json()) as Replay
    },
    show({ settings, seats }, { at: _, corrected: __, says: ___, changed: ____, chapter: _____, ...update }) {
      const frame: Frame = { ...settings, seats, ...update }
      change({ frame, since: [update.told] })
    },
    linkTo: ({ seq }, isHidden) =>
      `${location.origin}/t/${code}/replay?as=${as}${happened === undefined ? '' : '&happened'}#${seq}${isHidden ? '' : '-all'}`,
  })
