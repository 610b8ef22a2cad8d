// The form of a bid: keypad, bid, capital before and after, and a key with one's own wax that seals
// the bid.

import { useRef } from 'preact/hooks'
import { Keypad, useFigure } from '../../../ui/fields/keypad.tsx'
import { Ticket } from '../../../ui/foot.tsx'
import { useScript } from '../../../ui/live.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { useTable } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import { Wax } from '../art/wax.tsx'
import type { Shared } from '../words/sentences.ts'
import { colourOf } from './seats.tsx'

const covered = '•••'

interface TicketProps {
  words: Shared
  seat: Seat
  capital: number
  moment: number // number of auctions before this one; the typed bid is stored until it changes
  isLast: boolean // all others have sealed, so this bid reveals all
}

export const BidTicket = ({ words, seat, capital, moment, isLast }: TicketProps) => {
  const { frame, advice } = useTable()
  const runs = useScript()
  const sealing = useRef<HTMLSpanElement>(null)
  const { pounds: advised } = (advice?.move ?? {}) as { pounds?: number }
  const seal = () => sealing.current?.closest('button')?.click()
  const figure = useFigure({ most: capital, name: `bid ${seat}`, moment, done: seal, advised })
  const { value, over, veiled } = figure
  const { auction, money } = words
  const nothing = runs && value === undefined
  const wax = <Wax colour={colourOf(frame, seat)} state="sealed" />
  const zeroKey = (
    <MoveButton
      kind="plain"
      class="key soft"
      move={{ kind: 'bid', pounds: 0 }}
      label={auction.seal(0)}
    >
      {wax}
      {money(0)}
    </MoveButton>
  )
  return (
    <MoveForm class="bid-form">
      <Ticket
        pad={
          <Keypad
            figure={figure}
            label={auction.keypad}
            zero={money(0)}
            zeroLabel={auction.zero}
            // One tap on this key seals a bid of 0. The last seat has to type 0 first, because its
            // bid reveals all the others and cannot be undone.
            zeroKey={nothing && !isLast && zeroKey}
            remove={auction.remove}
          />
        }
      >
        <div class="bid-stub">
          <Amount words={words} capital={capital} figure={figure} advised={advised} />
          <p class="bid-why" aria-live="assertive">
            {over !== undefined
              ? auction.over(capital)
              : nothing
                ? auction.typeFirst
                : isLast && auction.lastSeal}
          </p>
          <MoveButton
            class={isLast ? 'seal final' : 'seal'}
            move={{ kind: 'bid', pounds: value ?? 0 }}
            disabled={nothing}
            follow={figure.sent}
          >
            <span class="seal-wax" ref={sealing}>
              {wax}
            </span>
            {auction.seal(veiled ? undefined : value)}
          </MoveButton>
          <Refused words={words} />
        </div>
      </Ticket>
    </MoveForm>
  )
}

interface AmountProps {
  words: Shared
  capital: number
  figure: ReturnType<typeof useFigure>
  advised: number | undefined
}

// The typed bid, and the money left. Without script the bid is a field, filled in with the
// suggested bid.
const Amount = ({ words, capital, figure, advised }: AmountProps) => {
  const runs = useScript()
  const { value, veiled, unveil } = figure
  const { auction, money } = words
  const shown = value === undefined ? '£' : veiled ? covered : money(value)
  return (
    <>
      <label class="bid-label" for="bid">
        {auction.yourBid}
      </label>
      {runs ? (
        <output
          id="bid"
          class={value === undefined ? 'bid empty' : 'bid'}
          aria-live="polite"
          onPointerDown={unveil}
        >
          {shown}
        </output>
      ) : (
        <input
          id="bid"
          class="bid"
          type="number"
          inputMode="numeric"
          name="move.pounds"
          min="0"
          max={capital}
          required
          value={advised}
        />
      )}
      <dl>
        <div class="sum-row">
          <dt>{words.capital}</dt>
          <dd>{money(capital)}</dd>
        </div>
        <div class="sum-row total">
          <dt>{words.after}</dt>
          <dd>{veiled ? covered : money(capital - (value ?? 0))}</dd>
        </div>
      </dl>
    </>
  )
}
