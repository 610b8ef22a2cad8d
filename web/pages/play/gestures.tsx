// The first row of a table's menu: six gestures, each sent by one tap, and the key with which one
// points at a square for one's own side. A script shows the row, because both need a socket
// (`client/table/signals.ts`).
import { hasPartners, sidesOf } from '../../games/kit/seats.ts'
import { gestures } from '../../protocol.ts'
import { gestureDrawn } from '../../ui/gestures.ts'
import { houses, pageWords } from '../../words/all.ts'
import type { AtSeats } from '../at-table.ts'
import { actingFor } from '../seats.ts'
import { isBots } from '../table-parts.tsx'

const Point = ({ lang, box, frame }: AtSeats) => {
  const { gestures: say } = pageWords(lang)
  const sides = sidesOf(box[frame.mode].game, frame.seats.length, frame.options)
  if (!frame.pointing || !hasPartners(sides) || frame.you === 'room' || frame.result) return null
  return (
    <>
      <button type="button" class="button quiet" name="point" data-close>
        {say.point}
      </button>
      <p class="hint">{say.pointHint}</p>
    </>
  )
}

export const Gestures = (props: AtSeats) => {
  const { lang, frame, holds } = props
  const { gestures: say } = pageWords(lang)
  const seat = actingFor(frame, holds, null)
  const isAlone = frame.seats.every(
    ({ taken }, other) => !taken || holds.includes(other) || isBots(frame, other),
  )
  if (seat === undefined || isAlone) return null
  return (
    <section class="gestures" aria-label={say.title} data-gestures={seat} hidden>
      {gestures.map(gesture => (
        <button key={gesture} type="button" name="gesture" value={gesture} data-close>
          <svg
            viewBox="0 0 28 28"
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: gestureDrawn(gesture) }}
          />
          {houses[lang].gestures[gesture]}
        </button>
      ))}
      <p class="hint" role="status" data-few hidden>
        {say.few}
      </p>
      <Point {...props} />
    </section>
  )
}
