// The forms that enter the position of a real table: a tap on a piece, or a number.
import type { ComponentChildren, JSX } from 'preact'
import type { Square } from '../../games/kit/squares.ts'
import type { Lying } from '../../games/layout.ts'
import { type Asked, isUnlimited, type PlacedSeen } from '../../games/placing.ts'
import { capital } from '../../games/words.ts'
import { pageWords } from '../../words/all.ts'
import type { AtSeats } from '../at-table.ts'
import type { PageProps } from '../document.tsx'
import { colourAt } from '../lobby/laying.tsx'
import { tellingOf } from '../seats.ts'

/** The props of the page, with the position entered so far. */
export interface Props extends PageProps, AtSeats {
  told: PlacedSeen
  step: number // from 1
  at: Square | undefined // the square that the page asks about
}

/** The props of a step that enters one area. */
export interface StepProps extends Props {
  asked: Asked
  lying: readonly Lying[] // the pieces entered in this area so far
}

/** Returns the address of a step of the page. */
export const pathAt = ({ code, frame }: Props, step: number, at?: Square): string =>
  `/t/${code}/position?seat=${frame.you}&step=${step}${at === undefined ? '' : `&at=${at}`}`

/** Returns attributes with which htmx redraws only `#position` and shows `to` as the address. */
export const staying = (to: string) => ({
  'hx-select': '#position',
  'hx-target': '#position',
  'hx-swap': 'outerMorph',
  'hx-replace-url': to,
})

/** A form that enters something in this area. `to`: the address that it posts to and shows next. */
export const Tell = (
  props: StepProps & { to: string; id?: string; children?: ComponentChildren },
) => {
  const { asked, to, id, children } = props
  const { area, seat, row } = asked
  return (
    <form id={id} method="post" action={to} hx-post={to} {...staying(to)}>
      <input type="hidden" name="area" value={area} />
      {seat !== undefined && <input type="hidden" name="seat" value={seat} />}
      {row !== undefined && <input type="hidden" name="row" value={row} />}
      {children}
    </form>
  )
}

export const Drawn = ({
  box,
  frame,
  asked,
  piece,
}: StepProps & { piece: Lying }): JSX.Element | null => {
  const { Piece } = box.digital.layout
  return (
    <Piece lying={piece} colour={colourAt({ box, frame }, asked.seat)} options={frame.options} />
  )
}

export const wordOf = ({ lang, box, frame }: Props, lying: Lying): string =>
  capital(box.words[lang].layout.piece(lying, tellingOf(lang, frame)))

export const squareWord = ({ lang, box, frame }: Props, at: Square): string =>
  box.words[lang].layout.place?.(at, tellingOf(lang, frame)) ?? String(at)

/** Returns the name of a square for screen readers, which is unique. */
export const spotWord = (props: Props, at: Square): string => {
  const { lang, box, frame } = props
  return box.words[lang].layout.spot?.(at, tellingOf(lang, frame)) ?? squareWord(props, at)
}

const heldBy = ({ box, frame }: Props, piece: string): number | undefined =>
  box.digital.layout.contents(frame.options, frame.seats.length)[piece]

// Returns how many of a piece the box still has, as far as this page knows; undefined: no limit.
const leftOf = (props: Props, piece: string): number | undefined => {
  const { told } = props
  const holds = heldBy(props, piece)
  if (isUnlimited(props.box.digital.layout, piece) || holds === undefined) return undefined
  const lie = told.areas.flatMap(({ pieces }) => pieces).filter(one => one.piece === piece)
  return holds - lie.reduce((sum, { count }) => sum + count, 0)
}

// Returns an arrow to the second square of a piece.
const arrowTo = ({ box, frame }: Props, { at = 0, beside = 0 }: Lying): string => {
  const { columns } = box.digital.layout.plan!(frame.options)
  return new Map([
    [-columns, '↑'],
    [1, '→'],
    [columns, '↓'],
    [-1, '←'],
  ]).get(beside - at)!
}

interface TileProps extends StepProps {
  piece: Lying
  form: string
  isKind?: true // stands for all ways of this piece; its name mentions none
  isWay?: true // stands for one way of this piece; the drawing shows the way
  isThere?: boolean
  isGrouped?: true // the name is only for screen readers
}

/** Shows a piece as a button that enters it, with the number left in the box. */
export const Tile = ({ piece, form, isKind, isWay, isThere, isGrouped, ...props }: TileProps) => {
  const { turns: _, beside: __, ...kind } = piece
  const left = leftOf(props, piece.piece)
  const { position: say } = pageWords(props.lang)
  const isSingle =
    heldBy(props, piece.piece) === 1 || props.asked.board?.single?.includes(piece.piece)
  return (
    <button
      type="submit"
      form={form}
      name="put"
      value={JSON.stringify(piece)}
      class={isThere ? 'lay-tile there' : 'lay-tile'}
      aria-pressed={isThere === undefined ? undefined : isThere}
      disabled={left !== undefined && left < 1 && !isThere}
    >
      <span class="lay-piece">
        <Drawn {...props} piece={piece} />
      </span>
      <span class={isWay || isGrouped ? 'visually-hidden' : undefined}>
        {wordOf(props, isKind ? kind : piece)}
      </span>
      {isWay && piece.beside !== undefined && (
        <>
          <b aria-hidden="true">{arrowTo(props, piece)}</b>
          <span class="visually-hidden">{spotWord(props, piece.beside)}</span>
        </>
      )}
      {left !== undefined && !isWay && !isSingle && <small>{say.left(left)}</small>}
    </button>
  )
}

export const NumberField = (props: { name: string; label: string; value: number; set: string }) => (
  <p class="lay-number">
    <label>
      <span>{props.label}</span>
      <input
        type="number"
        name={props.name}
        min={0}
        max={999}
        value={props.value}
        inputmode="numeric"
        required
      />
    </label>
    <button type="submit" class="button quiet">
      {props.set}
    </button>
  </p>
)
