// What was done since one's own last turn, newest first, for the room.

import { sentencesOf, without } from '../../../ui/recap.tsx'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { shown } from '../parts/recap-kinds.ts'
import type { BoardWords } from '../words/en.ts'

const most = 6

export const Happened = ({ words }: { words: BoardWords }) => {
  const { house, since } = useTable()
  const telling = useTelling()
  const told = since
    .map(action => ({ action, sentences: sentencesOf(without(shown, action), words, telling, house) }))
    .filter(({ sentences }) => sentences.length > 0)
  return (
    <section class="happened">
      <h2>{words.log.happened}</h2>
      <ol>
        {told
          .slice(-most)
          .reverse()
          .map(({ action, sentences }) => (
            <li key={action.seq}>
              {action.seat !== null && <SeatMark seat={action.seat} />}
              <span>{sentences.join(' ')}</span>
            </li>
          ))}
      </ol>
    </section>
  )
}
