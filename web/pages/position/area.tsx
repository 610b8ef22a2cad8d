// Enters one area of a real table: squares of a board one by one, pieces beside it one by one.
import type { Square } from '../../games/kit/squares.ts'
import { isSame, type Lying } from '../../games/layout.ts'
import { type Asked, isUnlimited } from '../../games/placing.ts'
import { On } from '../../ui/grid/on.tsx'
import { edge, unit } from '../../ui/grid/plan.ts'
import { pageWords } from '../../words/all.ts'
import { Emblem } from '../emblem.tsx'
import { colourAt, headingOf } from '../lobby/laying.tsx'
import { RefusalNote } from '../refusal.tsx'
import {
  Drawn,
  NumberField,
  type Props,
  pathAt,
  type StepProps,
  spotWord,
  squareWord,
  staying,
  Tell,
  Tile,
  wordOf,
} from './forms.tsx'
import { askedAbout, isSameStep } from './steps.ts'

// Draws the board with everything entered so far. Each square of this step links to its question.
const Board = (props: StepProps & { asks: Square | undefined }) => {
  const { box, frame, told, asked, step, asks } = props
  const { Ground, Piece, plan } = box.digital.layout
  const { position: say } = pageWords(props.lang)
  if (!Ground || !plan || !asked.board) return null
  const size = plan(frame.options)
  const margin = edge * unit
  const [width, height] = [size.columns * unit + 2 * margin, size.rows * unit + 2 * margin]
  const lying = told.areas.flatMap(({ pieces, seat }) => pieces.map(one => ({ ...one, seat })))
  const on = (at: Square) => lying.filter(one => one.at === at)
  return (
    <svg class="lay-board" viewBox={`${-margin} ${-margin} ${width} ${height}`}>
      <title>{headingOf(props, asked)}</title>
      <Ground options={frame.options} seats={frame.seats.length} />
      {lying.map(
        ({ seat, ...one }, i) =>
          one.at !== undefined && (
            <On key={i} plan={size} at={one.at}>
              <svg width={unit} height={unit} overflow="visible" aria-hidden="true">
                <Piece lying={one} colour={colourAt(props, seat)} options={frame.options} />
              </svg>
            </On>
          ),
      )}
      {asked.board.squares.map(at => {
        const to = pathAt(props, step, at)
        const there = on(at)
          .map(one => wordOf(props, one))
          .join(', ')
        return (
          <a
            key={at}
            href={to}
            class={at === asks ? 'lay-square asked' : 'lay-square'}
            aria-label={`${spotWord(props, at)}: ${there || say.none}`}
            aria-current={at === asks ? 'true' : undefined}
            hx-get={to}
            {...staying(to)}
          >
            <On plan={size} at={at}>
              <rect x="3" y="3" width={unit - 6} height={unit - 6} />
            </On>
          </a>
        )
      })}
    </svg>
  )
}

// Returns the first empty square of a row, because a row is entered from left to right. Returns
// undefined in any other area.
const firstOf = ({ asked, lying }: StepProps): Square | undefined =>
  asked.row === undefined
    ? undefined
    : asked.board!.squares.find(square => !lying.some(one => one.at === square))

// Returns the address to show after a square: in a row the next square, after the last one the next
// step; in any other area the same step.
const onFrom = (props: StepProps, at: Square): string => {
  const { asked, step } = props
  const { squares } = asked.board!
  const next = squares[squares.indexOf(at) + 1]
  if (asked.row === undefined) return pathAt(props, step)
  return next === undefined ? pathAt(props, step + 1) : pathAt(props, step, next)
}

// Offers the ways in which the piece on a square can be turned, or can cover a second square.
const Ways = (props: StepProps & { there: Lying; ways: readonly Lying[] }) => {
  const { lang, there, ways } = props
  const { position: say } = pageWords(lang)
  return (
    <>
      <h3>{there.beside === undefined ? say.how : say.entrance}</h3>
      <div class="lay-tiles ways-of">
        {ways.map((one, i) => (
          <Tile
            key={i}
            {...props}
            piece={one}
            isWay
            form="tell"
            isThere={there.turns === one.turns && there.beside === one.beside}
          />
        ))}
      </div>
    </>
  )
}

// The question about one square: each possible piece once and, if the piece on it can be turned,
// its ways. After a tap on a piece with several ways, the page stays at this square to ask for one.
const Asks = (props: StepProps & { at: Square }) => {
  const { lang, box, asked, lying, step, at } = props
  const { position: say } = pageWords(lang)
  const may = asked.board!.may(at)
  const there = lying.find(one => one.at === at)
  const kinds = may.filter((one, i) => may.findIndex(({ piece }) => piece === one.piece) === i)
  const waysOf = (piece: string) => may.filter(one => one.piece === piece)
  const ways = there ? waysOf(there.piece) : []
  const on = onFrom(props, at)
  return (
    <section aria-labelledby="asks">
      <h2 id="asks">
        {(box.words[lang].layout.ask?.[asked.area] ?? say.what)(squareWord(props, at))}
      </h2>
      <Tell {...props} id="tell" to={on}>
        {there && (
          <button type="submit" class="link" name="take" value={JSON.stringify(there)}>
            {say.nothing}
          </button>
        )}
      </Tell>
      {there && ways.length > 1 && <Ways {...props} there={there} ways={ways} />}
      <div class="lay-tiles">
        {kinds.map(one => (
          <Tile
            key={one.piece}
            {...props}
            piece={one}
            isKind
            form={waysOf(one.piece).length > 1 ? 'turn' : 'tell'}
            isThere={there?.piece === one.piece}
          />
        ))}
      </div>
      {asked.row !== undefined && !there && (
        <a class="button quiet" href={on} hx-get={on} {...staying(on)}>
          {say.empty}
        </a>
      )}
      <Tell {...props} id="turn" to={pathAt(props, step, at)} />
    </section>
  )
}

// Enters only a number, for pieces without a limit and for face-down pieces.
const Numbers = (props: StepProps) => {
  const { lang, box, asked, lying, step, told } = props
  const { position: say } = pageWords(lang)
  const here = pathAt(props, step)
  const beside = asked.beside ?? []
  const countOf = (piece: string) =>
    lying.find(one => one.piece === piece && one.at === undefined)?.count ?? 0
  return (
    <>
      {asked.covered && (
        <Tell {...props} to={here}>
          <NumberField
            name="covered"
            label={say.covered}
            value={told.areas.find(one => isSame(one, asked))?.covered ?? 0}
            set={say.set}
          />
        </Tell>
      )}
      {beside.map(
        ({ piece }) =>
          isUnlimited(box.digital.layout, piece) && (
            <Tell key={piece} {...props} to={here}>
              <input type="hidden" name="set.piece" value={piece} />
              <NumberField
                name="set.count"
                label={beside.length > 1 ? wordOf(props, { piece, count: 2 }) : say.howMany}
                value={countOf(piece)}
                set={say.set}
              />
            </Tell>
          ),
      )}
    </>
  )
}

// The pieces beside the board, each with a button that removes it.
const There = (props: StepProps) => {
  const { lang, box, lying, step } = props
  const { position: say } = pageWords(lang)
  const there = lying.filter(
    ({ at, piece }) => at === undefined && !isUnlimited(box.digital.layout, piece),
  )
  if (there.length === 0) return null
  return (
    <Tell {...props} to={pathAt(props, step)}>
      <ul class="lay-list">
        {there.map((one, i) => (
          <li key={i}>
            <span class="lay-piece">
              <Drawn {...props} piece={one} />
            </span>
            <span>
              {one.count > 1 && <b>{one.count} × </b>}
              {wordOf(props, one)}
            </span>
            <button
              type="submit"
              class="link"
              name="take"
              value={JSON.stringify({ ...one, count: 1 })}
            >
              {say.takeAway} <span class="visually-hidden">{wordOf(props, one)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Tell>
  )
}

// The button that enters a hand as empty: a hand that was not entered is refused as missing.
const None = (props: StepProps) => {
  const { asked, told } = props
  if (!asked.own || told.areas.some(one => isSame(one, asked))) return null
  const to = pathAt(props, props.step)
  return (
    <Tell {...props} to={to}>
      <button type="submit" class="button quiet" name="none" value="yes">
        {pageWords(props.lang).position.none}
      </button>
    </Tell>
  )
}

// Offers the pieces that can be added beside the board, in groups if the game's words name any.
const More = (props: StepProps) => {
  const { lang, box, asked, lying } = props
  const { position: say } = pageWords(lang)
  const kinds = (asked.beside ?? []).filter(({ piece }) => !isUnlimited(box.digital.layout, piece))
  if (kinds.length === 0) return null
  const groupOf = (piece: string) => box.words[lang].layout.group?.(piece) ?? ''
  const groups = [...new Set(kinds.map(({ piece }) => groupOf(piece)))]
  const isFirst = !lying.some(
    ({ at, piece }) => at === undefined && !isUnlimited(box.digital.layout, piece),
  )
  return (
    <>
      <h2>{isFirst && !asked.board ? say.more : say.moreToo}</h2>
      {groups.map(group => (
        <section key={group} aria-label={group || undefined}>
          {group && <h3>{group}</h3>}
          <div class={group ? 'lay-tiles grouped' : 'lay-tiles'}>
            {kinds.map((one, i) =>
              groupOf(one.piece) === group ? (
                <Tile
                  key={i}
                  {...props}
                  piece={one}
                  form="more"
                  isGrouped={group !== '' || undefined}
                />
              ) : null,
            )}
          </div>
        </section>
      ))}
      <Tell {...props} id="more" to={pathAt(props, props.step)} />
    </>
  )
}

/** Shows the step of one area; on a board also the question about one of its squares. */
export const AreaStep = (props: Props & { asked: Asked }) => {
  const { lang, box, told, asked } = props
  const { position: say } = pageWords(lang)
  const of = { ...props, lying: told.areas.find(one => isSame(one, asked))?.pieces ?? [] }
  const at = asked.board && (asked.board.squares.includes(props.at ?? -1) ? props.at : firstOf(of))
  const fault = told.refusal
  const isHere = fault !== undefined && isSameStep(askedAbout(props, told.areas, fault), asked)
  return (
    <>
      <h1>
        {asked.seat !== undefined && <Emblem box={box} colour={colourAt(props, asked.seat)} />}
        <bdi>{headingOf(props, asked)}</bdi>
      </h1>
      <p class="hint">{asked.board && at === undefined ? say.tapSquare : say.asItLies}</p>
      <div class={asked.board ? 'lay-asking' : 'lay-answers'}>
        <Board {...of} asks={at} />
        <div class="lay-answers">
          {isHere && (
            <RefusalNote
              {...props}
              refusal={fault}
              isEarly={!fault.at?.squares && fault.rule !== undefined}
            />
          )}
          {at !== undefined && <Asks {...of} at={at} />}
          <Numbers {...of} />
          <There {...of} />
          <None {...of} />
          <More {...of} />
        </div>
      </div>
    </>
  )
}
