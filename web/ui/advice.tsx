// Requests a bot's suggestion ("What would you do?"). This is possible at tables opened with
// advice, and where all other seats are bots. The server computes the answer (`/t/CODE/advice`), so
// no browser loads a bot. Without script, the link opens a page that contains the answer.
import { type Frame, isWaitedFor } from '../protocol.ts'
import { useTable } from './table.tsx'

export const isAdvised = ({ mode, advice, seats, you }: Frame): boolean =>
  mode === 'digital' &&
  you !== 'room' &&
  (advice === true || seats.every(({ bot }, seat) => bot || seat === you))

/**
 * Draws the link that requests a suggestion, beside the latest action or in a tip. With script,
 * `client/table/advice.ts` fetches the answer.
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
 * Shows the suggestion; on a phone, in place of the sentence that says what to do now. The face
 * draws the suggested move as a ghost.
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
