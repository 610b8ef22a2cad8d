// Reads a number from a keypad, or from a keyboard if no other control uses its keys.
//
//   const figure = useFigure({ most: capital, name: 'bid 2', moment: 3, done: seal, advised })
//   <Keypad figure={figure} label="Figures of your bid" zero="£0" zeroLabel="Bid £0" remove="…" />
//
// A digit with which the number would exceed `most` is refused (`figure.over`). Typed figures
// survive a reload: `draft.ts` stores them under `name` until `moment` changes. Enter calls `done`.
// An `advised` figure is shown as if it had been typed; the first digit replaces it. `zeroKey` is
// drawn in place of the key that types zero.
//
// `figure.value`: the number; undefined while nothing is typed. `figure.over`: the last key, if it
// was refused. `figure.veiled`: true once nobody may be looking at the page; a secret number must
// then be hidden until a tap calls `unveil`. `figure.sent`: call it when the number is sent. If the
// number is refused, the next digit starts a new number.
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { closest } from '../closest.ts'
import { draft, drafted, type Moment } from '../draft.ts'
import { DeleteIcon } from '../icons.tsx'
import { isShortcut, meant } from '../keys.ts'
import { useLookingAway } from '../live.tsx'
import { type TableContext, useTable } from '../table.tsx'

type Key = number | 'zero' | 'delete'

interface Typed {
  value?: number
  over?: Key
  recalled?: true // advised, typed before a reload, or already sent: the next digit replaces it
}

// Returns the figure after one more key.
const typed = ({ value: was, recalled }: Typed, key: Key, most: number): Typed => {
  const value = recalled && key !== 'delete' ? undefined : was
  if (key === 'zero') return { value: 0 }
  if (key === 'delete')
    return value === undefined || value < 10 ? {} : { value: Math.floor(value / 10) }
  const next = (value ?? 0) * 10 + key
  if (next <= most) return { value: next }
  return value === undefined ? { over: key } : { value, over: key }
}

const keyOf = (name: string): Key | undefined => {
  if (/^\d$/.test(name)) return Number(name)
  return name === 'Backspace' || name === 'Delete' ? 'delete' : undefined
}

// The figures typed on this page. If another part of the face draws the keypad again, the new
// keypad continues with these figures.
const here = new Map<string, Typed>()
const typedHere = (place: string, most: number): Typed | undefined => {
  const figure = here.get(place)
  return (figure?.value ?? 0) <= most ? figure : undefined
}

const recall = (table: TableContext, { name, moment, most }: FigureProps): Typed => {
  const value = drafted<number>(table, name, moment)
  return value !== undefined && value <= most ? { value, recalled: true } : {}
}

interface FigureProps {
  most: number
  name: string
  moment: Moment
  done?: () => void
  advised?: number
}

export const useFigure = (props: FigureProps) => {
  const { most, name, moment, done, advised } = props
  const table = useTable()
  const place = `${table.code} ${name} ${moment}`
  const [figure, setFigure] = useState<Typed>(() => typedHere(place, most) ?? {})
  const [veiled, setVeiled] = useState(false)
  const put = (change: (was: Typed) => Typed) =>
    setFigure(was => {
      const is = change(was)
      here.set(place, is)
      draft(table, name, moment, is.value)
      return is
    })
  const press = (key: Key) => {
    setVeiled(false)
    put(was => typed(was, key, most))
  }
  const sent = () => put(({ value }) => (value === undefined ? {} : { value, recalled: true }))
  // Runs after the first drawing, which must equal the server's.
  useEffect(() => {
    setFigure(typedHere(place, most) ?? recall(table, props))
  }, [place])
  useEffect(() => {
    if (advised !== undefined) put(() => ({ value: advised, recalled: true }))
  }, [advised])
  useLookingAway(() => setVeiled(true))
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      const key = keyOf(meant(event))
      const isOnControl = closest(event.target, 'button, a, summary')
      if (event.key === 'Enter' && done && !isOnControl) return done()
      if (key === undefined) return
      event.preventDefault()
      press(key)
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [most, place])
  return { ...figure, veiled, press, sent, unveil: () => setVeiled(false) }
}

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9]

interface KeypadProps {
  figure: ReturnType<typeof useFigure>
  label: string
  zero: string
  zeroLabel: string
  zeroKey?: ComponentChildren
  remove: string
}

export const Keypad = ({
  figure: { over, press },
  label,
  zero,
  zeroLabel,
  zeroKey,
  remove,
}: KeypadProps) => {
  const digit = (n: number) => (
    <button
      key={n}
      type="button"
      class={over === n ? 'key refused' : 'key'}
      onClick={() => press(n)}
    >
      {n}
    </button>
  )
  return (
    <fieldset class="keypad" aria-label={label}>
      {digits.map(digit)}
      {zeroKey || (
        <button type="button" class="key soft" aria-label={zeroLabel} onClick={() => press('zero')}>
          {zero}
        </button>
      )}
      {digit(0)}
      <button type="button" class="key soft" aria-label={remove} onClick={() => press('delete')}>
        <DeleteIcon />
      </button>
    </fieldset>
  )
}
