// Making, undoing and correcting moves.
import * as v from 'valibot'
import type { Credentials, Instead } from '../durable/rpc.ts'
import type { Refusal } from '../web/games/game.ts'
import { isRefusal } from '../web/games/play.ts'
import { nameOf } from '../web/games/words.ts'
import { CorrectPage } from '../web/pages/past/correct.tsx'
import { type Correction, type Made, MOST_MENDS } from '../web/protocol.ts'
import {
  type Body,
  count,
  filledIn,
  formOnly,
  isDeep,
  malformed,
  moveId,
  seatNumber,
  ticked,
  wholeIn,
} from './body.ts'
import { door, seat, whole } from './door.ts'
import { reader, seatAsked, writer } from './keys.ts'
import { refuse, statusOf } from './refusals.ts'
import { draw, pageProps } from './render.tsx'
import { answered, boxAt, placeOf, refuseHere, tellingHere } from './table.ts'
import { languageOf, mayAsk, type Visit, wantsJson } from './visit.ts'

const moveMade = v.object({
  id: moveId,
  seen: filledIn(count),
  seat: filledIn(seatNumber),
  dry: v.optional(v.boolean()),
})
const undoMade = v.object({ id: moveId, seq: count, seat: filledIn(seatNumber) })
const mend = v.object({ seq: count, move: v.optional(v.unknown()) })
const mends = v.pipe(v.array(mend), v.maxLength(MOST_MENDS))
// A value that a form sends as JSON in one field.
const inField = <Value>(schema: v.GenericSchema<unknown, Value>) =>
  v.pipe(
    v.string(),
    formOnly(),
    v.parseJson(),
    schema,
    v.check(value => !isDeep(value)),
  )
/**
 * A change of an entry. `mends` lists changes of later entries that would otherwise become illegal;
 * all are stored as one correction.
 */
export const change = {
  seq: count,
  seat: filledIn(seatNumber),
  mends: v.optional(mends),
  // only in forms: changes of other entries that were chosen before this one, earliest first
  before: filledIn(inField(mends)),
  strike: filledIn(v.string()),
}
type Changing = v.InferOutput<v.ObjectSchema<typeof change, undefined>>
const correctionMade = v.object({ id: filledIn(moveId), ...change, preview: filledIn(ticked('1')) })

const noMove = malformed('move')

// Returns the credentials for drawing the answer: for the seat in the URL, otherwise for the seat
// that the form acted for.
const eyes = (visit: Visit, seat?: number) => reader(visit, seatAsked(visit) ?? seat)

// Returns the moves in words, in the reader's language.
const namesOf = async (visit: Visit, credentials: Credentials, moves: readonly unknown[]) => {
  const seen = await visit.var.table.see(credentials)
  if (isRefusal(seen)) return []
  const { frame } = seen
  const words = boxAt(frame).words[languageOf(visit)]
  const say = { ...tellingHere(visit, frame), exact: true } as const
  return moves.map(move => nameOf(words, frame.mode, move, say))
}

// Answers with the frame that a move would produce. Stores nothing.
const triedOut = async (
  visit: Visit,
  { dry: _, ...made }: Made & { dry?: boolean },
  credentials: Credentials,
) => {
  if (!(await mayAsk(visit, 'TRIES')))
    return refuseHere(visit, { refused: 'too-many' }, credentials)
  const answer = await visit.var.table.dry(writer(visit, seatAsked(visit)), made)
  return isRefusal(answer) ? refuseHere(visit, answer, credentials) : visit.json(answer.frame)
}

// Draws the page that corrects an entry. With `instead` the page shows the effect of that change;
// with `refused` it shows why the change was refused.
const drawCorrection = async (
  visit: Visit,
  credentials: Credentials,
  seq: number,
  instead?: Instead,
  refused?: Refusal,
) => {
  const { code, table } = visit.var
  const answer = await table.entry(credentials, seq, instead)
  if (isRefusal(answer)) return refuse(visit, answer)
  const { frame, holds, entry, others, since, after, asks, refusal = refused, falls: move } = answer
  const box = boxAt(frame)
  const told = box[frame.mode].recalled?.(since, frame.view) ?? since
  const action = refusal?.refused === 'would-fall' && told.find(one => one.seq === refusal.at?.seq)
  const page = {
    ...pageProps(visit),
    path: `/t/${code}/correct?seq=${seq}${credentials.seat === undefined ? '' : `&seat=${credentials.seat}`}`,
    ...{ box, code, frame, holds, told, written: entry, others, instead },
    moveId: crypto.randomUUID(),
    ...(after && !refusal && { after, asks }),
    ...(refusal && { refused: refusal, ...(action && { falls: { action, entry: move } }) }),
  }
  return draw(visit, CorrectPage, page, refusal ? statusOf(refusal) : 200)
}

// Returns the new move, or `{}` to remove the entry. A program removes an entry by leaving `move`
// out. A form cannot leave fields out, so its button sends `strike`.
const replacement = (
  { move, isForm }: Body<object>,
  strike: boolean,
): { move?: unknown } | Refusal => {
  if (strike || (move === undefined && !isForm)) return {}
  return move === undefined ? noMove : { move }
}

/** Returns the change that a body describes, with its mends. Refuses a form without a move. */
export const changeIn = (body: Body<Changing>): Omit<Correction, 'id'> | Refusal => {
  const { strike, before = [], seq, seat, mends } = body.fields
  const said = replacement(body, strike !== undefined)
  if (isRefusal(said)) return said
  const [first, ...later] = [...before, { seq, ...said }].sort((a, b) => a.seq - b.seq)
  const brought = mends ?? (later.length > 0 ? later : undefined)
  return { ...first!, seat, mends: brought }
}

/** The refusals of a change of an earlier action. Corrections and proposals share them. */
export const ofChanges = [
  'not-started',
  'choose-a-seat',
  'no-such-action',
  'not-in-this-mode',
  'sealed-since',
  'would-fall',
  'already-open',
  'already-over',
  'log-full',
] as const

export const moves = [
  door({
    at: 'GET /t/{code}/moves',
    id: 'listMoves',
    tag: 'play',
    says: 'List the moves that your seat can make now. Each can be sent as it is. Returns pages of 500; empty when it is not your turn.',
    query: {
      seat,
      from: {
        says: 'Index of the first move: `next` of the page before; 0 if absent.',
        schema: whole,
      },
      names: { says: 'Adds `names`: each move in words.', schema: { const: '' } },
    },
    gives: ['Offered'],
    refuses: ['malformed', 'not-started', 'choose-a-seat', 'not-your-seat'],
    run: async visit => {
      const seat = seatAsked(visit)
      if (!wantsJson(visit))
        return visit.redirect(placeOf(visit, seat) + (seat === undefined ? '' : '&list'), 303)
      const from = wholeIn(visit.req.query('from') ?? '0')
      if (from === undefined) return refuse(visit, malformed('from'))
      const credentials = reader(visit)
      const offered = await visit.var.table.moves(credentials, from)
      const named =
        isRefusal(offered) || visit.req.query('names') === undefined
          ? offered
          : { ...offered, names: await namesOf(visit, credentials, offered.moves) }
      return answered(visit, named, placeOf(visit), credentials)
    },
  }),
  door({
    at: 'POST /t/{code}/moves',
    id: 'makeMove',
    tag: 'play',
    says: [
      'Make a move. Online you move for your own seats; beside the box any seated player may make open entries for another seat. Returns the `seq` of the action. A repeated request with the same `id` and `seen` changes nothing and returns the first answer.',
      'With `dry` nothing is stored: the answer is the frame that the move alone would produce, for your seat. It leaves out what the engine would add afterwards (revealed bids, cards turned up, the next turn, the end). A move whose outcome is random is refused with `needs-luck`, a move that ends the game with `would-end`. `x-limit` counts dry moves only.',
    ].join(' '),
    key: 'seat',
    query: { seat },
    body: moveMade,
    move: 'needed',
    gives: ['Moved', 'Frame'],
    example: { id: 'turn-1', seen: 1, move: { kind: 'bid', pounds: 3 } },
    refuses: [
      'not-started',
      'choose-a-seat',
      'not-your-turn',
      'already-over',
      'moved-on',
      'log-full',
      'needs-luck',
      'would-end',
    ],
    counts: 'TRIES',
    run: async (visit, { fields: made, move }) => {
      const credentials = eyes(visit, made.seat)
      if (move === undefined) return refuseHere(visit, noMove, credentials)
      if (made.dry) return triedOut(visit, { ...made, move }, credentials)
      const answer = await visit.var.table.move(writer(visit, seatAsked(visit)), { ...made, move })
      return answered(visit, answer, placeOf(visit, credentials.seat), credentials, {
        do: 'move',
        move,
      })
    },
  }),
  door({
    at: 'POST /t/{code}/undo',
    id: 'undoMove',
    tag: 'play',
    says: 'Undo your last action, if it is not final. `seq` is the value of `undoable` in the frame. Only the seat that made the action may call it. Returns the `seq` of the undo.',
    key: 'seat',
    query: { seat },
    body: undoMade,
    gives: ['Moved'],
    example: { id: 'undo-1', seq: 2 },
    refuses: [
      'not-started',
      'choose-a-seat',
      'no-such-action',
      'too-late',
      'would-fall',
      'log-full',
    ],
    back: placeOf,
    run: async (visit, { fields: made }) => {
      const credentials = eyes(visit, made.seat)
      const answer = await visit.var.table.undo(writer(visit, seatAsked(visit)), made)
      return answered(visit, answer, placeOf(visit, credentials.seat), credentials, {
        do: 'undo',
        seq: made.seq,
      })
    },
  }),
  door({
    at: 'GET /t/{code}/correct',
    id: 'correctPage',
    tag: 'pages',
    says: 'Show the page that corrects an entry.',
    query: { seat },
    gives: 'page',
    refuses: [
      'malformed',
      'not-started',
      'not-in-this-mode',
      'no-such-action',
      'not-your-seat',
      'choose-a-seat',
    ],
    run: visit => {
      const seq = wholeIn(visit.req.query('seq'))
      return seq === undefined
        ? refuse(visit, malformed('seq'))
        : drawCorrection(visit, reader(visit), seq)
    },
  }),
  door({
    at: 'POST /t/{code}/correct',
    id: 'correctEntry',
    tag: 'play',
    says: 'Correct or cross out an earlier entry. Only for games beside the box. `move` replaces the entry; without it the entry is crossed out. Any seated player may call it. Where the option `consent` asks for agreement, the refusal is `needs-consent`: propose the change instead. If a later entry would become illegal, the answer is `would-fall` with its `at.seq`: add that entry to `mends` and send all of it again. The correction and its mends are stored together or not at all, each as an action. Returns the `seq`; with `preview` it returns the resulting frame and stores nothing.',
    key: 'seat',
    query: { seat },
    body: correctionMade,
    move: 'optional',
    gives: ['Moved', 'Frame'],
    example: { seq: 2, preview: true, move: { kind: 'bid', pounds: 4 } },
    refuses: [...ofChanges, 'needs-consent'],
    run: async (visit, body) => {
      const { id, seat, preview } = body.fields
      const credentials = eyes(visit, seat)
      const made = changeIn(body)
      if (isRefusal(made)) return refuseHere(visit, made, credentials)
      const { table, code } = visit.var
      const { seq, ...instead } = made
      if (preview) {
        if (!wantsJson(visit))
          return drawCorrection(visit, writer(visit, credentials.seat), seq, instead)
        const answer = await table.entry(writer(visit, seatAsked(visit)), seq, instead)
        if (isRefusal(answer)) return refuseHere(visit, answer, credentials)
        return answer.refusal
          ? refuseHere(visit, answer.refusal, credentials)
          : visit.json(answer.after)
      }
      if (id === undefined) return refuseHere(visit, malformed('id'), credentials)
      const answer = await table.correct(writer(visit, seatAsked(visit)), { id, seq, ...instead })
      if (isRefusal(answer) && !wantsJson(visit)) {
        return drawCorrection(visit, writer(visit, credentials.seat), seq, instead, answer)
      }
      const log = `/t/${code}/log${credentials.seat === undefined ? '' : `?seat=${credentials.seat}`}`
      return answered(visit, answer, log, credentials)
    },
  }),
]
