// Opens a table.
import * as v from 'valibot'
import type { Opening } from '../durable/rpc.ts'
import { type Box, hasSides, seatCountsOf } from '../web/games/box.tsx'
import {
  type HouseCode,
  type Issue,
  type Level,
  levels,
  type Mode,
  modes,
  type Refusal,
} from '../web/games/game.ts'
import { isRecord } from '../web/games/kit/records.ts'
import type { Made } from '../web/games/making.tsx'
import { layout, takenUp } from '../web/games/placing.ts'
import { isRefusal, pathOf } from '../web/games/play.ts'
import { type Refusing, refusingIn, type Telling } from '../web/games/words.ts'
import type { Lang } from '../web/lang.ts'
import { faultInWords } from '../web/pages/lobby/faults.ts'
import { boxOf, shelf } from '../web/shelf.ts'
import {
  keptOptions,
  type TableOption,
  type TableOptions,
  tableOptions,
} from '../web/table-options.ts'
import { tellingIn } from '../web/ui/table.tsx'
import { houses } from '../web/words/all.ts'
import { type Body, count, filledIn, fitted, formOnly, read, ticked } from './body.ts'
import { noteFound } from './code-limit.ts'
import { freshCode } from './codes.ts'
import { door } from './door.ts'
import { drawHome } from './home.ts'
import { keep, unkept } from './keys.ts'
import { drawMaking } from './making.ts'
import { problem, refuse } from './refusals.ts'
import { type Stub, tableOf } from './stub.ts'
import { languageOf, mayAsk, originOf, shelfOf, wantsJson } from './visit.ts'

const wrong = (refused: HouseCode, field: string): Refusal => ({ refused, at: { field } })

/**
 * Returns the options of the game and of the table. An option of the game that was left out gets
 * its first value.
 */
export const chosen = async (
  box: Box,
  mode: Mode,
  asked: Readonly<Record<string, unknown>> & { options: Record<string, unknown> },
  isForm: boolean,
  lang: Lang,
): Promise<(TableOptions & { options: unknown }) | Refusal> => {
  const choices = box[mode].choices
  // The form contains the options of both modes, because its button chooses the mode.
  const known = isForm ? [...box.digital.choices, ...box.companion.choices] : choices
  const named = new Map<string, unknown>(Object.entries(asked.options))
  for (const name of named.keys()) {
    if (!known.some(choice => choice.name === name))
      return wrong('unknown-option', `options.${name.slice(0, 40)}`)
  }
  const options: Record<string, unknown> = {}
  for (const { name, values, text } of choices) {
    const value = !named.has(name)
      ? values[0]
      : text
        ? named.get(name)
        : values.find(one => one === named.get(name))
    if (value === undefined) return wrong('unknown-option', `options.${name}`)
    options[name] = value
  }
  const checked = await box[mode].game.options['~standard'].validate(options)
  return checked.issues
    ? misread(checked.issues, box, lang)
    : { options: checked.value, ...keptOptions(asked, mode, hasSides(box, mode)) }
}

// Describes the errors in an option's text, at most 20: the path of each for programs, and a
// sentence for people.
const misread = (issues: readonly Issue[], box: Box, lang: Lang): Refusal => {
  const found = issues.slice(0, 20).map(issue => ({
    path: ['options', ...pathOf(issue)].join('.'),
    message: faultInWords(lang, issue, box.words[lang]),
  }))
  return { refused: 'wrong-option', at: { field: found[0]?.path ?? 'options' }, issues: found }
}

// In a form, `yes` means true, and an empty text means that nothing was chosen.
const fieldOf = ({ schema }: TableOption): v.GenericSchema =>
  'options' in schema
    ? filledIn(schema)
    : v.optional(schema.type === 'boolean' ? ticked('yes') : schema)

const fieldsBy = (who: TableOption['by']) =>
  Object.fromEntries(
    tableOptions.filter(({ by }) => by === who).map(option => [option.name, fieldOf(option)]),
  )

/** The options that the host may change until the game begins. */
export const rules = v.object({
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  ...fieldsBy('host'),
})

// A position on a real table between turns: all areas, hands included. `rest`: what no piece shows.
const position = v.strictObject({ areas: layout, rest: v.optional(v.unknown()) })

/** `alone` is the level of the bots in a solo game, which is always online. */
const opening = v.object({
  game: v.picklist(shelf.map(({ id }) => id)),
  mode: v.optional(v.picklist(modes)),
  seats: v.optional(count),
  alone: v.optional(v.picklist(levels)),
  ...fieldsBy('opener'),
  // `areas` and `rest` as `GET /t/{code}/box` returns them. The game is online and begins from this
  // position at once; people take the seats afterwards.
  position: v.optional(position),
  // People enter the position before the start, at `/t/{code}/position`. The game is always online.
  placed: v.optional(
    v.union([
      v.boolean(),
      v.pipe(v.string(), formOnly(), v.regex(/^\d{1,2}$/), v.transform(Number)),
    ]),
  ),
  ...rules.entries,
})
const unknown: Readonly<Record<string, HouseCode>> = {
  game: 'unknown-game',
  mode: 'unknown-mode',
  seats: 'unknown-seats',
  alone: 'no-such-level',
}

type Wish = Omit<Opening, 'code' | 'hostKey'> & {
  alone?: Level
  position?: v.InferOutput<typeof position>
}

// Returns the state of a position, a refusal if it is impossible with these options and seats, or
// `undefined` if none was sent.
const stateOf = async ({
  game: id,
  mode,
  options,
  seats,
  alone,
  position,
}: Wish): Promise<object | Refusal | undefined> => {
  if (!position) return undefined
  const { game, layout } = boxOf(id)!.digital
  const { placing } = layout
  if (!placing || mode !== 'digital' || alone) return wrong('not-from-box', 'position')
  const { areas, rest = {} } = position
  const read = await placing.rest['~standard'].validate(rest)
  if (read.issues)
    return wrong('malformed', ['position', 'rest', ...pathOf(read.issues[0]!)].join('.'))
  return takenUp(game, { ...layout, placing }, { areas, rest: read.value }, options, seats)
}

// Returns the game's words for refusing a position. No seat is taken yet, so seats are named by
// their numbers.
const placingWords = ({ game, options, seats }: Wish, lang: Lang): [Refusing, Telling] => {
  const nobody = { taken: false, colour: null, name: null }
  const frame = { you: 'room' as const, options, seats: Array(seats).fill(nobody) }
  return [refusingIn(boxOf(game)!.words[lang], 'digital'), tellingIn(frame, houses[lang], lang)]
}

// Returns the fields of the page that makes the options (`Box.making`), if a form has any.
const madeIn = ({ fields: { made }, isForm }: Body): Made | undefined =>
  isForm && isRecord(made) ? made : undefined

// Returns the fields of a body with the options in place of what makes them; undefined if one of
// these fields is wrong.
const withMade = (body: Body, lang: Lang): Body['fields'] | undefined => {
  const { fields } = body
  const { made: _, ...rest } = fields
  const made = madeIn(body)
  const making = typeof rest.game === 'string' ? boxOf(rest.game)?.making : undefined
  if (!made || !making) return fields
  const opened = making.openingOf(made, lang)
  return opened && { ...rest, ...opened }
}

const wish = async (body: Body, offered: readonly Box[], lang: Lang): Promise<Wish | Refusal> => {
  const fields = withMade(body, lang)
  if (!fields) return wrong('wrong-option', 'made')
  const { isForm } = body
  const asked = fitted(opening, fields, unknown)
  if (isRefusal(asked)) return asked
  const { game, alone, position, placed } = asked
  const box = offered.find(({ id }) => id === game)
  if (!box) return wrong('unknown-game', 'game')
  const mode = alone === undefined && !placed ? asked.mode : 'digital'
  // The button of a form sends the number of seats as `placed`.
  const seats = typeof placed === 'number' ? placed : (asked.seats ?? (alone && box.seats[0]))
  if (mode === undefined) return wrong('unknown-mode', 'mode')
  if (!box.modes.includes(mode)) return wrong('no-such-mode', 'mode')
  if (placed && (alone || position || !box.digital.layout.placing))
    return wrong('not-from-box', 'placed')
  const choice = await chosen(
    box,
    mode,
    { ...asked, placed: Boolean(position || placed) },
    isForm,
    lang,
  )
  if (isRefusal(choice)) return choice
  if (seats === undefined || !seatCountsOf(box, mode, choice.options).includes(seats))
    return wrong('unknown-seats', 'seats')
  return { game, mode, seats, ...choice, alone, position }
}

/**
 * Calls `ask` with new codes until one is free. `ask` opens a table under the code, or refuses with
 * `code-taken`.
 */
export const underFreshCode = async <Value extends object>(
  ask: (code: string) => Promise<Value | Refusal>,
): Promise<{ code: string; answer: Value | Refusal }> => {
  for (;;) {
    const code = freshCode()
    const answer = await ask(code)
    if (!('refused' in answer && answer.refused === 'code-taken')) return { code, answer }
  }
}

// Seats the visitor on seat 0 and bots on all others, and starts.
const playAlone = async (
  table: Stub,
  hostKey: string,
  seats: number,
  level: Level,
): Promise<string | Refusal> => {
  const host = { keys: [hostKey] }
  const sat = await table.sit(host, { seat: 0 })
  if (isRefusal(sat)) return sat
  for (let seat = 1; seat < seats; seat++) await table.letPlay(host, seat, level)
  const started = await table.start(host)
  return isRefusal(started) ? started : sat.key
}

export const open = [
  door({
    at: 'POST /tables',
    id: 'openTable',
    tag: 'table',
    says: [
      'Open a table. Anyone may call it. Returns the code, the URL and the key of the host.',
      'With `alone`, bots of that level take all seats but yours and the game starts at once. The levels are `easy`, `steady` (pages say normal) and `sharp` (strong).',
      `Bots wait 0.4 seconds before they move, and 1.2 seconds after a move that is worth watching, so that people see what happened. With \`pause: 0\`, for programs, they move at once, but after all bots that people wait for. Tables with \`pause: 0\` or with two bots or more count against a limit of their own.`,
      'With `placed`, an online game continues a real game between two turns. The players first enter what is on their table, at `/t/{code}/position`.',
      'With `position`, the caller enters all of it at once, every hand included, and the game starts at once. `areas` and `rest` have the form of `GET /t/{code}/box`, those of the room and of all seats together. An area that is left out is empty, or holds what is left of the box. Unknown cards are shuffled again. Players then sit down at their own seats.',
    ].join(' '),
    reads: opening,
    gives: ['Opened'],
    status: 201,
    example: { game: shelf[0]!.id, alone: 'easy', seats: 2 },
    refuses: [
      'unknown-game',
      'unknown-mode',
      'no-such-mode',
      'unknown-seats',
      'unknown-option',
      'wrong-option',
      'no-such-level',
      'not-from-box',
      'more-than-box',
      'more-covered',
      'lies-otherwise',
      'nobody-moves',
      'not-now',
      'disk-full',
      'too-many',
    ],
    counts: 'CREATE',
    back: () => '/',
    run: async visit => {
      const lost = unkept(visit)
      if (lost instanceof Response) return lost
      if (!(await mayAsk(visit, 'CREATE'))) return refuse(visit, 'too-many')
      const body = await read(visit)
      if ('refused' in body) return refuse(visit, body)
      const lang = languageOf(visit)
      const refused = (refusal: Refusal, ...words: [Refusing?, Telling?]) => {
        if (wantsJson(visit)) return problem(visit, refusal, ...words)
        const { fields: typed } = body
        const made = madeIn(body)
        const page = made && drawMaking(visit, typed.game, made, refusal)
        if (page) return page
        const chosen = typeof typed.game === 'string' ? typed.game : undefined
        return drawHome(visit, { refused: refusal, typed, chosen })
      }
      const wished = lost ?? (await wish(body, shelfOf(visit), lang))
      if ('refused' in wished) return refused(wished)
      const state = await stateOf(wished)
      if (state && isRefusal(state)) return refused(state, ...placingWords(wished, lang))
      const { alone: level, position: _, ...opened } = wished
      if (((level && wished.seats > 2) || wished.pause === 0) && !(await mayAsk(visit, 'BOTS')))
        return refuse(visit, 'too-many')
      const { code, answer } = await underFreshCode<Awaited<ReturnType<Stub['open']>>>(code =>
        tableOf(visit.env, code).open({ ...opened, code }, state && { state }),
      )
      if ('refused' in answer) return refuse(visit, answer)
      const { hostKey } = answer
      noteFound(visit, code, true)
      const key = level && (await playAlone(tableOf(visit.env, code), hostKey, wished.seats, level))
      if (key && typeof key !== 'string') return refuse(visit, key)
      await keep(visit, code, key ? [hostKey, key] : [hostKey])
      visit.header('location', `/t/${code}`)
      if (!wantsJson(visit)) return visit.body(null, 303)
      return visit.json(
        { code, url: `${originOf(visit)}/t/${code}`, hostKey, ...(key && { seat: 0, key }) },
        201,
      )
    },
  }),
]
