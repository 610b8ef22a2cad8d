// Shows how to set up a table from its box: step by step on a screen, all steps at once on paper.
// Secret areas are the last step, each shown only on the phone of its own seat.
import type { Seat } from '../../games/game.ts'
import {
  type Area,
  type AreaName,
  isLaid,
  type Layout,
  type Lying,
  sizeOf,
} from '../../games/layout.ts'
import { capital, titleAt } from '../../games/words.ts'
import { drawnAt, edge, unit } from '../../ui/grid/plan.ts'
import { pageWords } from '../../words/all.ts'
import type { SeatColour } from '../../words/house.ts'
import type { AtSeats } from '../at-table.ts'
import { Document, type PageProps } from '../document.tsx'
import { Drawings } from '../drawings.tsx'
import { Emblem } from '../emblem.tsx'
import { Masthead } from '../masthead.tsx'
import { pathTo, tellingOf } from '../seats.ts'

interface Props extends PageProps, AtSeats {
  areas: Layout
  step?: number // from 1; undefined: all steps on one page
}

/**
 * Returns the address of this page, without a step. A phone with several seats gets the room's
 * view, so that no hand is shown to the wrong person.
 */
export const layingPath = ({
  code,
  frame,
  holds,
}: Pick<Props, 'code' | 'frame' | 'holds'>): string =>
  `/t/${code}/box?seat=${holds.length > 1 ? 'room' : frame.you}`

const isOnBoard = ({ pieces }: Area): boolean => pieces.some(({ at }) => at !== undefined)

/**
 * Groups the public areas into steps: each area of the board alone, consecutive areas beside the
 * board together if they have the same seat.
 */
export const stepsOf = (areas: Layout): Layout[] => {
  const steps: Layout[] = []
  for (const area of areas) {
    if (area.own) continue
    const before = steps.at(-1)
    const last = before?.at(-1)
    if (last && last.seat === area.seat && !isOnBoard(last) && !isOnBoard(area)) before!.push(area)
    else steps.push([area])
  }
  return steps
}

/**
 * Returns the colour of a seat, or if it has none, the game's colour for that place. Returns
 * undefined without a seat.
 */
export function colourAt(at: Pick<Props, 'box' | 'frame'>, seat: Seat): SeatColour
export function colourAt(
  at: Pick<Props, 'box' | 'frame'>,
  seat: Seat | undefined,
): SeatColour | undefined
export function colourAt({ box, frame }: Pick<Props, 'box' | 'frame'>, seat: Seat | undefined) {
  return seat === undefined ? undefined : (frame.seats[seat]?.colour ?? box.colours[seat])
}

export const headingOf = (
  props: Pick<Props, 'lang' | 'box' | 'frame'>,
  { area, seat, row }: AreaName,
): string => {
  const { lang, box, frame } = props
  const words = box.words[lang].layout.areas[area]
  if (typeof words !== 'function') return words ?? area
  return words(seat === undefined ? String(row) : tellingOf(lang, frame).name(seat))
}

// A piece, its count, and its place. `nth`: the number of its square in the picture of the board.
const Row = (props: Props & { lying: Lying; area: Area; nth: number | undefined }) => {
  const { lang, box, frame, lying, area, nth } = props
  const { piece, place } = box.words[lang].layout
  const { Piece } = box.digital.layout
  const say = tellingOf(lang, frame)
  return (
    <li>
      {nth !== undefined && <b class="lay-nth">{nth}</b>}
      <span class="lay-piece">
        <Piece lying={lying} colour={colourAt(props, area.seat)} options={frame.options} />
      </span>
      <span>
        {lying.count > 1 && <b>{lying.count} × </b>}
        {capital(piece(lying, say))}
        {lying.at !== undefined && place && <span class="hint"> {place(lying.at, say)}</span>}
      </span>
    </li>
  )
}

const AreaList = (props: Props & { area: Area }) => {
  const { lang, area, step } = props
  const { laying: say } = pageWords(lang)
  let nth = 0
  return (
    <>
      <h2>
        {area.seat !== undefined && <Emblem box={props.box} colour={colourAt(props, area.seat)} />}
        {headingOf(props, area)}
      </h2>
      {area.pieces.length > 0 && (
        <ul class="lay-list">
          {area.pieces.map((lying, i) => (
            <Row
              key={i}
              {...props}
              lying={lying}
              nth={lying.at === undefined || step === undefined ? undefined : ++nth}
            />
          ))}
        </ul>
      )}
      {area.covered !== undefined && area.covered > 0 && <p>{say.covered(area.covered)}</p>}
      {area.pieces.length > 1 && <p class="lay-count">{say.count(sizeOf(area))}</p>}
    </>
  )
}

// Draws the board with all pieces. The squares of this step are numbered; all others are faded.
const Board = (props: Props & { laid: readonly Lying[] }) => {
  const { box, frame, laid } = props
  const { Board: Drawn, plan } = box.digital.layout
  if (!Drawn || !plan) return null
  const size = plan(frame.options)
  const [width, height] = [size.columns * unit, size.rows * unit]
  const margin = edge * unit
  const placed = laid.flatMap(({ at }) => (at === undefined ? [] : [drawnAt(size, at)]))
  const whole = `M${-margin} ${-margin}h${width + 2 * margin}v${height + 2 * margin}H${-margin}z`
  const open = placed
    .map(([column, row]) => `M${column * unit} ${row * unit}v${unit}h${unit}v${-unit}z`)
    .join('')
  return (
    <svg
      class="lay-board"
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      aria-hidden="true"
      focusable="false"
    >
      <Drawn
        view={frame.view}
        options={frame.options}
        colours={frame.seats.map((_, seat) => colourAt(props, seat))}
      />
      {placed.length > 0 && <path class="lay-rest" d={whole + open} />}
      {placed.map(([column, row], i) => (
        <g
          key={i}
          class="lay-disc"
          transform={`translate(${column * unit + 14} ${row * unit + 14})`}
        >
          <circle r="25" />
          <text y="12">{i + 1}</text>
        </g>
      ))}
    </svg>
  )
}

// Shows the secret areas: all pieces of the seat that looks, only their number for other seats. A
// phone with several seats first asks who is looking.
const Own = (props: Props & { nth: number }) => {
  const { lang, code, box, frame, areas, holds, nth } = props
  const { iAm, curtainHint, laying: say } = pageWords(lang)
  const { name } = tellingOf(lang, frame)
  const own = areas.filter(area => area.own)
  const mine = own.filter(({ seat }) => seat === frame.you)
  const others = own.filter(({ seat }) => seat !== frame.you)
  return (
    <>
      {mine
        .filter(({ pieces }) => pieces.length > 0)
        .map((area, i) => (
          <AreaList key={i} {...props} area={area} />
        ))}
      <h2>{say.own}</h2>
      <p>{say.ownHint}</p>
      <ul class="lay-list">
        {others.map((area, i) => (
          <li key={i}>
            <Emblem box={box} colour={colourAt(props, area.seat!)} />
            <span>
              {headingOf(props, area)}
              {area.covered !== undefined && <b> {area.covered}</b>}
            </span>
          </li>
        ))}
      </ul>
      {holds.length > 1 && (
        <>
          <p class="hint">{curtainHint}</p>
          <div class="ways">
            {holds.map(seat => (
              <a key={seat} class="button quiet" href={`/t/${code}/box?seat=${seat}&step=${nth}`}>
                {iAm(name(seat))}
              </a>
            ))}
          </div>
        </>
      )}
    </>
  )
}

const Rest = ({ lang, frame }: Props) => {
  const { laying: say } = pageWords(lang)
  const { name, list } = tellingOf(lang, frame)
  return (
    <>
      <h2>{frame.waiting.length > 0 ? say.next(list(frame.waiting.map(name))) : say.over}</h2>
      <p>{say.turn}</p>
      <p class="hint">{say.print}</p>
    </>
  )
}

// Links to the previous and the next step. Back from the first step and on from the last one, they
// lead to the table.
const Ways = (props: Props & { at: number | undefined; most: number }) => {
  const { lang, code, frame, at, most } = props
  const { back, toTable, laying: say } = pageWords(lang)
  const to = (step: number | 'all') =>
    step === 0 || step === most + 1 ? pathTo(code, frame) : `${layingPath(props)}&step=${step}`
  if (at === undefined)
    return (
      <nav class="ways" aria-label={say.title}>
        <a class="button main" href={to(1)}>
          {say.steps}
        </a>
      </nav>
    )
  return (
    <>
      <a class="link" href={to('all')}>
        {say.whole}
      </a>
      <nav class="ways" aria-label={say.title}>
        <a class="button quiet" href={to(at - 1)}>
          {back}
        </a>
        <a class="button main" href={to(at + 1)}>
          {at === most ? toTable : say.done}
        </a>
      </nav>
    </>
  )
}

export const LayingPage = (props: Props) => {
  const { lang, box, code, frame, areas, step } = props
  const { laying: say } = pageWords(lang)
  const title = titleAt(box.words[lang], frame.options)
  const steps = stepsOf(areas.filter(isLaid))
  const most = steps.length + 2
  const at = step === undefined ? undefined : Math.min(Math.max(1, step), most)
  const laid = at === undefined ? [] : (steps[at - 1]?.flatMap(({ pieces }) => pieces) ?? [])
  const hasBoard = at === undefined || laid.some(({ at: square }) => square !== undefined)
  const shown = (nth: number) => (at === undefined || at === nth ? 'lay-step' : 'lay-step later')
  return (
    <Document
      {...props}
      styles={['reading', 'laying']}
      title={`${say.title}: ${title}`}
      game={box.id}
      mode={frame.mode}
    >
      <Drawings {...props} />
      <Masthead lang={lang} title={title} code={code} home={pathTo(code, frame)} />
      <main class="page laying">
        <h1>{say.title}</h1>
        {at !== undefined && (
          <p class="lay-progress">
            {say.step(at, most)}
            <progress max={most} value={at} aria-hidden="true" />
          </p>
        )}
        <div class={hasBoard ? '' : 'later'}>
          <Board {...props} laid={laid} />
        </div>
        {steps.map((together, i) => (
          <section key={i} class={shown(i + 1)}>
            {together.map((area, j) => (
              <AreaList key={j} {...props} area={area} />
            ))}
          </section>
        ))}
        {at !== undefined && (
          <section class={at === most - 1 ? 'lay-step' : 'lay-step later own'}>
            <Own {...props} nth={most - 1} />
          </section>
        )}
        <section class={shown(most)}>
          <Rest {...props} />
        </section>
        <Ways {...props} at={at} most={most} />
      </main>
    </Document>
  )
}
