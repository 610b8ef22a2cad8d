// The keypad of a bid, and the ticket it is typed on: bid, capital, capital after, and one's own wax to seal it with.
import { useEffect, useState } from 'preact/hooks'
import { Ticket } from '../../../ui/foot.tsx'
import { DeleteIcon } from '../../../ui/icons.tsx'
import { useLookingAway, useScript } from '../../../ui/live.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { Wax } from '../art/wax.tsx'
import type { Colour } from '../rules/pieces.ts'
import type { Shared } from '../words/en.ts'

type Key = number | 'zero' | 'delete'

interface Typed {
  pounds?: number // none: nothing typed yet
  over?: Key // the key that was refused: it would have gone over the capital
}

// One key more. A figure over the capital is refused at the key.
export const typed = ({ pounds }: Typed, key: Key, capital: number): Typed => {
  if (key === 'zero') return { pounds: 0 }
  if (key === 'delete') return pounds === undefined || pounds < 10 ? {} : { pounds: Math.floor(pounds / 10) }
  const next = (pounds ?? 0) * 10 + key
  if (next <= capital) return { pounds: next }
  return pounds === undefined ? { over: key } : { pounds, over: key }
}

const keyOf = (name: string): Key | undefined => {
  if (/^\d$/.test(name)) return Number(name)
  return name === 'Backspace' || name === 'Delete' ? 'delete' : undefined
}

// The figure under way: typed on the keys shown, or on a keyboard wherever nothing else takes the keys.
const useFigure = (capital: number) => {
  const [figure, setFigure] = useState<Typed>({})
  const [veiled, setVeiled] = useState(false)
  const press = (key: Key) => {
    setVeiled(false)
    setFigure(was => typed(was, key, capital))
  }
  useLookingAway(() => setVeiled(true))
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const key = keyOf(event.key)
      const field = (event.target as Element).closest?.('input, select, textarea, dialog')
      if (key === undefined || field || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      press(key)
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [capital])
  return { ...figure, veiled, press, unveil: () => setVeiled(false) }
}

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9]

export const BidTicket = ({ words, capital, colour }: { words: Shared; capital: number; colour: Colour }) => {
  const runs = useScript()
  const { pounds, over, veiled, press, unveil } = useFigure(capital)
  const { auction, money } = words
  const shown = pounds === undefined ? '£' : money(pounds)
  const nothing = runs && pounds === undefined
  const keyLook = (key: Key) => (over === key ? 'key refused' : 'key')
  const pad = (
    <fieldset class="keypad" aria-label={auction.keypad}>
      {digits.map(digit => (
        <button key={digit} type="button" class={keyLook(digit)} onClick={() => press(digit)}>
          {digit}
        </button>
      ))}
      <button type="button" class="key soft" aria-label={auction.zero} onClick={() => press('zero')}>
        {money(0)}
      </button>
      <button type="button" class={keyLook(0)} onClick={() => press(0)}>
        0
      </button>
      <button type="button" class="key soft" aria-label={auction.remove} onClick={() => press('delete')}>
        <DeleteIcon />
      </button>
    </fieldset>
  )
  return (
    <MoveForm class="bid-form">
      <Ticket pad={pad}>
        <label class="bid-label" for="bid">
          {auction.yourBid}
        </label>
        {runs ? (
          <output id="bid" class={nothing ? 'bid empty' : 'bid'} aria-live="polite" onPointerDown={unveil}>
            {veiled && !nothing ? '•••' : shown}
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
          />
        )}
        <dl>
          <div class="sum-row">
            <dt>{words.capital}</dt>
            <dd>{money(capital)}</dd>
          </div>
          <div class="sum-row total">
            <dt>{words.after}</dt>
            <dd>{veiled ? '•••' : money(capital - (pounds ?? 0))}</dd>
          </div>
        </dl>
        <p class="bid-why" aria-live="assertive">
          {over !== undefined ? auction.over(capital) : nothing && auction.typeFirst}
        </p>
        <MoveButton class="seal" move={{ kind: 'bid', pounds: pounds ?? 0 }} disabled={nothing}>
          <span class="seal-wax">
            <Wax colour={colour} state="sealed" />
          </span>
          {auction.seal(veiled ? undefined : pounds)}
        </MoveButton>
        <Refused words={words} />
      </Ticket>
    </MoveForm>
  )
}
