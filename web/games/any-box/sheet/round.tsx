// What people enter now: the secret figures or the turn of one seat, or the public figures of the
// whole table in one form. The main button stands in the foot of the page.
import { useScript } from '../../../ui/live.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import { Wax } from '../art/wax.tsx'
import type { Entry } from '../rules/entry.ts'
import { all, isSecret } from '../rules/owners.ts'
import { askedSeats, asksOf, columnsOf, fieldOf, isLive, seatsOf, sidesIn, toldTo } from './face.ts'
import { Figure, isStepped, type SheetFace } from './figure.tsx'
import { SheetFoot } from './foot.tsx'
import type { Ask } from './state.ts'
import { type Typed, useTyped } from './typed.tsx'

const pathTo = ({ id }: Pick<Ask, 'id'>) => `move.values.${id}`

/** The secret figures of one seat, on a ticket at the foot of the page. */
export const SealEntry = ({ seat, ...face }: SheetFace & { seat: Seat }) => {
  const { frame, words } = face
  const typed = useTyped(frame, `seal ${seat}`)
  const asks = asksOf(frame, seat, true)
  const [first, ...more] = asks
  const value =
    first && more.length === 0 && fieldOf(frame, first.id).kind === 'number'
      ? typed.of(pathTo(first), first, null)
      : ''
  return (
    <div class="sheet-ticket">
      <MoveForm id="due" class="sheet-own" seat={seat}>
        <Purse {...face} seat={seat} />
        {asks.map(ask => (
          <Figure
            key={ask.id}
            {...face}
            ask={ask}
            path={pathTo(ask)}
            told={null}
            typed={typed}
            kind="keys"
          />
        ))}
      </MoveForm>
      <SheetFoot words={words}>
        <MoveButton class="seal" form="due" move={{ kind: 'seal', values: {} } satisfies Entry}>
          <Wax colour={frame.seats[seat]?.colour ?? ''} />
          {value === '' ? words.seal : words.sealOf(value)}
        </MoveButton>
      </SheetFoot>
    </div>
  )
}

// The accounts that a bid is paid from, where the sheet keeps any.
const Purse = ({ frame, seat }: SheetFace & { seat: Seat }) => {
  const side = seat % sidesIn(frame)
  const kept = frame.options.sheet.keep ?? []
  if (kept.length === 0) return null
  return (
    <dl class="sheet-purse">
      {kept.map(({ id, label }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{frame.view.accounts.find(account => account.id === id)!.by[side]}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The public figures of one seat. `inFoot`: its button stands in the foot. */
export const OwnEntry = ({
  seat,
  inFoot,
  ...face
}: SheetFace & { seat: Seat; inFoot: boolean }) => {
  const { frame, words } = face
  const runs = useScript()
  const figures = asksOf(frame, seat, false).map(ask => {
    const told = toldTo(frame, fieldOf(frame, ask.id), seat)
    return { ask, told, path: pathTo(ask) }
  })
  const typed = useTyped(frame, `own ${seat}`)
  // A live sheet takes some figures at a time, so only those that differ are entered.
  const isSame = ({ ask, told, path }: (typeof figures)[number]) =>
    runs && isLive(frame) && typed.of(path, ask, told) === String(told ?? '')
  const id = `due-${seat}`
  const look = frame.view.turn !== null ? ' sheet-turn' : figures.length > 6 ? ' many' : ''
  const button = (
    <MoveButton form={inFoot ? id : undefined} move={{ kind: 'tell', values: {} } satisfies Entry}>
      {words.enter}
    </MoveButton>
  )
  return (
    <>
      <MoveForm id={id} class={`sheet-own${look}`} seat={seat}>
        {figures.map(figure => (
          <Figure
            key={figure.ask.id}
            {...face}
            {...figure}
            typed={typed}
            kind="steps"
            isLeftOut={isSame(figure)}
          />
        ))}
        {!inFoot && button}
      </MoveForm>
      {inFoot && <SheetFoot words={words}>{button}</SheetFoot>}
    </>
  )
}

interface TableProps extends SheetFace {
  typed: Typed
}

// Returns the rows of the table: seats, or sides if only sides are asked.
const rowsIn = ({ frame }: SheetFace): Seat[] => {
  const ofSides = columnsOf(frame).every(({ who }) => who === 'side')
  return askedSeats(frame).filter(seat => !ofSides || seat < sidesIn(frame))
}

// What a seat entered in earlier steps of this round: 'Bid 2'.
const Earlier = ({ frame, words, seat }: SheetFace & { seat: Seat }) => {
  const telling = useTelling()
  const { view, options } = frame
  const due = columnsOf(frame)
  const told = options.sheet.fields.flatMap(field => {
    if (field.who === 'table' || due.includes(field) || !view.told[field.id]) return []
    if (isSecret(field) && view.isSealing) return []
    const value = toldTo(frame, field, seat)
    return value === null ? [] : [`${field.label ?? ''} ${words.value(field, value, telling)}`]
  })
  return told.length > 0 ? <small>{told.join(' · ')}</small> : null
}

const Row = ({ seat, typed, ...face }: TableProps & { seat: Seat }) => {
  const { frame } = face
  const telling = useTelling()
  const columns = columnsOf(frame)
  const asks = asksOf(frame, seat, false)
  const seats = columns.every(({ who }) => who === 'side') ? seatsOf(frame, seat) : [seat]
  const name = telling.list(seats.map(telling.name))
  return (
    <tr>
      <th scope="row">
        <span class="sheet-who">
          {seats.map(one => (
            <SeatMark key={one} seat={one} />
          ))}
          <span class="sheet-named">
            <span class={seats.length > 1 ? undefined : 'sheet-name'}>
              <span>{name}</span>
            </span>
            <Earlier {...face} seat={seat} />
          </span>
        </span>
      </th>
      {columns.map(field => {
        const ask = asks.find(({ id }) => id === field.id)
        const isPartner = field.who === 'side' && seat >= sidesIn(frame)
        return (
          <td key={field.id} data-label={field.label}>
            {ask && !isPartner && (
              <Figure
                {...face}
                ask={ask}
                path={`${pathTo(ask)}.${field.who === 'side' ? seat % sidesIn(frame) : seat}`}
                told={toldTo(frame, field, seat)}
                typed={typed}
                row={name}
                kind={steppedIn(face) === field.id ? 'steps' : undefined}
              />
            )}
          </td>
        )
      })}
    </tr>
  )
}

// Returns the field with − and +: there is room for them beside one other field at most.
const steppedIn = ({ frame }: SheetFace): string | undefined => {
  const columns = columnsOf(frame)
  const asks = askedSeats(frame).flatMap(seat => asksOf(frame, seat, false))
  return columns.length > 2
    ? undefined
    : columns.find(
        ({ id, kind }) => kind === 'number' && asks.some(ask => ask.id === id && isStepped(ask)),
      )?.id
}

// The sums of what is typed, below its columns: whether it adds up is for people to see.
const Sums = ({ typed, ...face }: TableProps) => {
  const { frame, words } = face
  const columns = columnsOf(frame)
  const rows = rowsIn(face)
  if (rows.length < 2 || !columns.some(({ kind }) => kind === 'number')) return null
  const sumOf = (id: string, isSide: boolean) =>
    rows.reduce((sum, seat) => {
      const ask = asksOf(frame, seat, false).find(ask => ask.id === id)
      if (!ask) return sum
      const at = isSide ? seat % sidesIn(frame) : seat
      const told = toldTo(frame, fieldOf(frame, id), seat)
      return sum + (Number(typed.of(`${pathTo(ask)}.${at}`, ask, told)) || 0)
    }, 0)
  return (
    <tfoot>
      <tr>
        <th scope="row">{words.sum}</th>
        {columns.map(({ id, kind, who }) => (
          <td key={id}>{kind === 'number' && <output>{sumOf(id, who === 'side')}</output>}</td>
        ))}
      </tr>
    </tfoot>
  )
}

const Rows = (props: TableProps) => {
  const { frame } = props
  const columns = columnsOf(frame)
  const stepped = steppedIn(props)
  return (
    <table class={`sheet-rows columns-${columns.length}`}>
      <thead>
        <tr>
          <td />
          {columns.map(({ id, label }) => (
            <th key={id} scope="col" class={id === stepped ? 'wide' : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsIn(props).map(seat => (
          <Row key={seat} {...props} seat={seat} />
        ))}
      </tbody>
      <Sums {...props} />
    </table>
  )
}

/** The public figures of everybody, and those of the table; `bySeat`: only those of the table. */
export const RoundEntry = ({ bySeat, ...face }: SheetFace & { bySeat: boolean }) => {
  const { frame, words } = face
  const { view } = frame
  const typed = useTyped(frame, 'round')
  const columns = bySeat ? [] : columnsOf(frame)
  // A form can only fill lists that exist, up to their length.
  const lists = Object.fromEntries([
    ...view.tableAsks.map(({ id }) => [id, [null]] as const),
    ...columns.map(
      ({ id, who }) =>
        [id, all(who === 'side' ? sidesIn(frame) : view.seats).map(() => null)] as const,
    ),
  ])
  const button = (
    <MoveButton
      form={bySeat ? undefined : 'due'}
      move={{ kind: 'round', values: lists } satisfies Entry}
    >
      {bySeat ? words.enter : words.enterRound(view.round)}
    </MoveButton>
  )
  return (
    <>
      <MoveForm id="due" class="sheet-round">
        {view.tableAsks.map(ask => (
          <Figure
            key={ask.id}
            {...face}
            ask={ask}
            path={`${pathTo(ask)}.0`}
            told={toldTo(frame, fieldOf(frame, ask.id), 0)}
            typed={typed}
            kind="steps"
          />
        ))}
        {columns.length > 0 && <Rows {...face} typed={typed} />}
        {bySeat && button}
      </MoveForm>
      <Waits {...face} />
      {!bySeat && <SheetFoot words={words}>{button}</SheetFoot>}
    </>
  )
}

/** The rules that hold the round up, and the button that enters it as it is. */
export const Waits = ({ frame, words }: SheetFace) => {
  const { view, options } = frame
  const { you } = useTable().frame
  if (view.waits.length === 0 || you === 'room') return null
  return (
    <MoveForm class="sheet-waits">
      {view.waits.map(rule => (
        <p key={rule}>{options.sheet.checks?.[rule]?.says}</p>
      ))}
      <MoveButton kind="quiet" move={{ kind: 'overrule' } satisfies Entry}>
        {words.overrule}
      </MoveButton>
    </MoveForm>
  )
}
