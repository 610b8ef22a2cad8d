// Draws forms that make moves. With script, the island sends them over the socket; without script,
// the browser posts them.
import type { ComponentChildren } from 'preact'
import { sameMove } from '../games/kit/records.ts'
import { onceId, useForced } from './forced.ts'
import { keys } from './keys.ts'
import { type Advice, type Sent, useTable } from './table.tsx'

/**
 * Draws the form around controls that make moves. A field named `move.<path>` is merged into the
 * button's move; digits become numbers. The island reads the same fields on `submit`.
 */
export const MoveForm = (props: {
  children?: ComponentChildren
  id?: string
  class?: string
  seat?: number
}) => {
  const { code, frame, moveId } = useTable()
  const seat = props.seat ?? frame.you
  // Without script, the answer to an entry for another seat must show the reader's own seat.
  const eyes = seat === frame.you ? '' : `?seat=${frame.you}`
  return (
    <form
      id={props.id}
      class={props.class}
      method="post"
      action={`/t/${code}/moves${eyes}`}
      data-move
    >
      <input type="hidden" name="id" value={moveId} />
      <input type="hidden" name="seen" value={frame.seq} />
      {seat !== 'room' && <input type="hidden" name="seat" value={seat} />}
      {props.children}
    </form>
  )
}

interface MoveButtonProps {
  move: unknown
  children: ComponentChildren
  kind?: 'main' | 'quiet' | 'plain' // plain: has its own look (a card, a key)
  class?: string
  label?: string // spoken by a screen reader instead of the content
  disabled?: boolean
  form?: string // id of its form, if it is outside that form
  // the key that taps this button; default: Enter for the main button of an online game
  shortcut?: string
  follow?: () => void // called on a tap that also means a second move (`useSecond` in ui/grid)
  forced?: boolean // this is the only possible move and is made automatically (`forced.ts`)
}

/** Checks whether the page has sent this move. */
export const isSent = (sent: Sent | undefined, move: unknown): boolean =>
  sent?.do === 'move' && sameMove(move, sent.move)

/** Returns the class of the control that makes the suggested move; empty for other moves. */
export const adviceOn = (move: unknown, advice: Advice | undefined) =>
  advice && sameMove(move, advice.move) ? ' advised-move' : ''

/**
 * Draws a button that makes one move, and marks it while the move is pending. `Refused` beside the
 * button explains a refusal.
 */
export const MoveButton = ({
  move,
  children,
  kind = 'main',
  label,
  disabled,
  form,
  shortcut,
  follow,
  forced = false,
  ...props
}: MoveButtonProps) => {
  const { advice, frame, house, pending, refused } = useTable()
  const { control, isDue } = useForced(forced)
  const isPending = isSent(pending, move)
  // Beside the box a seat has several main buttons, so no key taps any of them.
  const mainKey = kind === 'main' && frame.mode === 'digital' ? keys.main : undefined
  const state = isPending ? ' pending' : isSent(refused?.sent, move) ? ' refused' : ''
  const look = `${kind === 'plain' ? '' : `button ${kind}`}${adviceOn(move, advice)}`
  return (
    <button
      ref={control}
      type="submit"
      name="move"
      value={JSON.stringify(move)}
      class={`${look}${state} ${props.class ?? ''}`.trim()}
      aria-label={label}
      aria-busy={isPending}
      disabled={disabled}
      form={form}
      aria-keyshortcuts={shortcut ?? mainKey}
      onClick={follow}
      data-forced={forced ? onceId(frame) : undefined}
    >
      {children}
      {isDue && <span class="visually-hidden"> {house.forced}</span>}
    </button>
  )
}
