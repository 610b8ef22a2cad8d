// What would you do? The house's bot may be asked where all others are bots, or where the table was
// opened with advice. It is asked at the door (`/t/CODE/advice`): no browser loads a bot. Without
// script the page is drawn with the answer.
import { type Frame, isWaitedFor } from '../protocol.ts'
import { useTable } from './table.tsx'

export const isAdvised = ({ mode, advice, seats, you }: Frame): boolean =>
  mode === 'digital' &&
  you !== 'room' &&
  (advice === true || seats.every(({ bot }, seat) => bot || seat === you))

/**
 * Stands beside what happened last, or in a tip; with script client/table/advice.ts fetches the
 * answer.
 */
export const Ask = ({ look = 'link' }: { look?: 'link' | 'button' }) => {
  const { advice, code, frame, house } = useTable()
  if (!isAdvised(frame) || !isWaitedFor(frame) || advice) return null
  return (
    <a class={`ask ${look}`} href={`/t/${code}?seat=${frame.you}&advice`} data-advice="ask">
      {house.whatWouldYouDo}
    </a>
  )
}

/**
 * The answer, laid over the sentence of what to do now. The face draws the move itself as a ghost.
 */
export const Advised = () => {
  const { advice, code, frame, house } = useTable()
  if (!advice) return null
  return (
    <div class="advised">
      <span role="status">
        <b>{advice.says[0]}</b> {advice.says.slice(1).join(' ')}
      </span>
      <a href={`/t/${code}?seat=${frame.you}`} data-advice="close">
        <span aria-hidden="true">×</span>
        <span class="visually-hidden">{house.grid.close}</span>
      </a>
    </div>
  )
}
