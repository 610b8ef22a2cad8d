// Chooses the seat whose entry a page shows. At first this is the reader's own seat, if its entry
// is due. For another seat the reader must tap a button first, so that two phones do not make the
// same entry with one tap each. That seat stays chosen until no entry is due for it, or the reader
// makes an entry for their own seat.
//
//   <Entering {...useEntering(order)}>{seat => <TookEntry seat={seat} />}</Entering>
//
// `useEntering(asked)` takes the seats whose entry is due. It returns the chosen seat (`seat`;
// undefined if there is none) and a function that chooses another (`enterFor`). A choice is
// forgotten when `moment`, the second argument, changes. Other parts of the page that show one
// seat's entries should read `seat`. `Entering` shows the entries of that seat, and below them a
// button for each other seat; without script such a button unfolds that seat's entries. `EnterFor`
// draws only those buttons.
import { type ComponentChildren, Fragment } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Seat } from '../../games/game.ts'
import type { Moment } from '../draft.ts'
import { useScript } from '../live.tsx'
import { SeatMark } from '../seats/row.tsx'
import { useTable, useTelling } from '../table.tsx'
import { useIntent } from '../turn/intent.ts'

interface State {
  asked: readonly Seat[]
  seat: Seat | undefined
  enterFor(seat: Seat): void
}

export const useEntering = (asked: readonly Seat[], moment: Moment = 'entering'): State => {
  const { frame, since } = useTable()
  const { you, seq } = frame
  const [opened, open] = useIntent<{ seat: Seat; seq: number } | undefined>(
    'entering',
    undefined,
    moment,
  )
  const isOpen =
    opened &&
    asked.includes(opened.seat) &&
    !since.some(told => told.seat === you && told.seq > opened.seq)
  if (opened && !isOpen) open(undefined)
  const seat = isOpen ? opened.seat : asked.find(seat => seat === you)
  return { asked, seat, enterFor: seat => open({ seat, seq }) }
}

interface EnteringProps extends State {
  children(seat: Seat): ComponentChildren
}

// Draws the button that chooses a seat. If the reader unfolded the seat's entries before the script
// ran, this seat is chosen at once.
const Closed = ({
  seat,
  enterFor,
  children,
}: Pick<EnteringProps, 'enterFor' | 'children'> & { seat: Seat }) => {
  const runs = useScript()
  const unfolded = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (unfolded.current?.open) enterFor(seat)
  }, [])
  const { house } = useTable()
  const label = (
    <>
      <SeatMark seat={seat} /> {house.enterFor(useTelling().name(seat))}
    </>
  )
  return runs ? (
    <button type="button" class="button quiet" onClick={() => enterFor(seat)}>
      {label}
    </button>
  ) : (
    <details ref={unfolded}>
      <summary class="button quiet">{label}</summary>
      {children(seat)}
    </details>
  )
}

export const EnterFor = ({ asked, seat, ...props }: EnteringProps) => {
  const others = asked.filter(other => other !== seat)
  return others.length > 0 ? (
    <div class="enter-for">
      {others.map(other => (
        <Closed key={other} seat={other} {...props} />
      ))}
    </div>
  ) : null
}

export const Entering = (props: EnteringProps) => {
  const { seat, children } = props
  const { house } = useTable()
  const { you, name } = useTelling()
  return (
    <>
      {seat !== undefined && seat !== you && (
        <p class="entering">{house.enteringFor(name(seat))}</p>
      )}
      {seat !== undefined && <Fragment key={seat}>{children(seat)}</Fragment>}
      <EnterFor {...props} />
    </>
  )
}
