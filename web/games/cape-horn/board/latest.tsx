// What was done since one's own last turn, newest first, where there is room for more than the recap's line.

import type { Told } from '../../../protocol.ts'
import { sentencesOf } from '../../../ui/recap.tsx'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { factOf } from '../../words.ts'
import type { BoardWords } from '../words/en.ts'

const most = 6

// The log book beside it shows already whose turn it is and who drew: these facts are left out here.
const seen = ['began', 'ended', 'drew', 'bought']
const onTheChart = (action: Told): Told => ({
  ...action,
  events: action.events.filter(event => !seen.includes(factOf(event).kind)),
})

export const Happened = ({ words }: { words: BoardWords }) => {
  const { house, since } = useTable()
  const telling = useTelling()
  const told = since
    .map(action => ({ action, sentences: sentencesOf(onTheChart(action), words, telling, house) }))
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
