// Forms that make moves: with script the island sends them over the socket, without it they post.
import type { ComponentChildren } from 'preact'
import { useTable } from './table.tsx'

// Every control of a face stands in such a form. A field named `move.<path>` is laid over the button's move; digits
// are numbers. The island reads the same fields on `submit`.
export const MoveForm = (props: { children?: ComponentChildren; id?: string; class?: string; seat?: number }) => {
  const { code, frame, moveId } = useTable()
  const seat = props.seat ?? frame.you
  return (
    <form id={props.id} class={props.class} method="post" action={`/t/${code}/moves`} data-move>
      <input type="hidden" name="id" value={moveId} />
      <input type="hidden" name="seen" value={frame.seq} />
      {seat !== 'room' && <input type="hidden" name="seat" value={seat} />}
      {props.children}
    </form>
  )
}

export interface MoveButtonProps {
  move: unknown
  children: ComponentChildren
  kind?: 'main' | 'quiet' | 'plain' // plain: brings its own look (a card, a key)
  class?: string
  label?: string // said by a screen reader instead of the content
  disabled?: boolean | undefined
  form?: string | undefined // of which it is, where it stands outside
}

// A button that makes one move. While it is under way it says so; a refusal is worded by `Refused` beside it.
export const MoveButton = ({ move, children, kind = 'main', label, disabled, form, ...props }: MoveButtonProps) => {
  const { pending, refused } = useTable()
  const value = JSON.stringify(move)
  const state = pending === value ? ' pending' : refused?.move === value ? ' refused' : ''
  const look = kind === 'plain' ? '' : `button ${kind}`
  return (
    <button
      type="submit"
      name="move"
      value={value}
      class={`${look}${state} ${props.class ?? ''}`.trim()}
      aria-label={label}
      aria-busy={pending === value}
      disabled={disabled}
      form={form}
    >
      {children}
    </button>
  )
}
