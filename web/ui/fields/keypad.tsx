// A number typed on a keypad, or on a keyboard if nothing else uses its keys.
//
//   const figure = useFigure({ most: capital, name: 'bid 2', moment: 3, done: seal, advised })
//   <Keypad figure={figure} label="Figures of your bid" zero="£0" zeroLabel="Bid £0" remove="…" />
//
// A key that would exceed `most` is refused, and a message says so. Typed figures survive a reload,
// under their `name` and until another `moment` (`draft.ts`). Enter calls `done`. An `advised`
// figure is shown as if typed; the first key replaces it. `zeroKey` replaces the key that types
// zero.
//
// `figure.value`: the number; undefined: nothing typed yet. `figure.over`: the last key was
// refused. `figure.veiled`: the phone was put down, so a secret number is hidden; a tap shows it
// again (`unveil`). `figure.sent`: call it when the number is sent; if the number is refused, the
// next key starts a new one.
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
  recalled?: true // typed before a reload, or already sent: the first key replaces it
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

// The figures typed on this page: a keypad that another part of the face draws in place of the
// first one continues with them.
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
