// The doors by which a game is played: what may be known, moves, and the line.
import { ECHO_AFTER, MOST_UNREAD } from '../../../durable/wire/sending.ts'
import { goodbyes, MOST, MOST_A_SEAT } from '../../../durable/wire/sockets.ts'
import { LONGEST, MOST_NONSENSE, onlooker, player } from '../../../durable/wire/throttle.ts'
import { correctionMade, moveMade, undoMade } from '../../moves.ts'
import { answerMade, proposalMade } from '../../proposals.ts'
import { type Door, seat, whole } from '../door.ts'

// A client that keeps to this is never cut off (test/worker/line.test.ts).
const lineDuties = [
  'A WebSocket: `Down` is what it tells, `Up` what it takes, both as JSON. First comes `hello`, with the settings of the table, then a `frame` at once and at each change.',
  `Send \`echo\` back as it is: it is asked after ${ECHO_AFTER} characters, and who has not answered after ${MOST_UNREAD} is closed with ${goodbyes['not-reading']}.`,
  `Send ${player.burst} messages at once and ${player.pace} a second at most, echoes counted, without a key ${onlooker.burst} and ${onlooker.pace} (else ${goodbyes.flood}), each a text (${goodbyes['text-only']}) of ${LONGEST} bytes (${goodbyes['too-long']}). More than ${MOST_NONSENSE} that are no \`Up\` end it too.`,
  `A table holds ${MOST} sockets (${goodbyes['too-many']}), a seat ${MOST_A_SEAT}: one more ends the oldest with ${goodbyes['newer-page']}; ${goodbyes.gone}: the table was cleared away. The text \`ping\` is answered \`pong\`.`,
].join('\n\n')

// Why an earlier action may not be changed, whether it is done at once or asked for.
const ofChanges = [
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

export const play: Record<string, Door> = {
  'GET /t/{code}/log': {
    id: 'readLog',
    tag: 'play',
    does: 'What was done, in order, as far as you may know it, 500 at a time; all of it once the game is over.',
    query: {
      seat,
      after: { says: 'Only what came after this seq: `next` of the answer before.', schema: whole },
      before: { says: 'Of the page: what came before this seq.', schema: whole },
      last: { says: 'Only so many of the last.', schema: { type: 'integer', minimum: 1, maximum: 500 } },
    },
    gives: ['Log'],
    refuses: ['malformed'],
  },
  'GET /t/{code}/replay': {
    id: 'watchAgain',
    tag: 'play',
    does: 'What was known after each action that counts, 30 at a time. While the game runs: what the room saw, or you.',
    query: {
      as: {
        says: 'Whose view, none: yours. Of another seat, and `open` (each step as its maker saw it), once the game is over.',
        schema: { anyOf: [whole, { enum: ['room', 'open'] }] },
      },
      from: { says: 'The seq to begin with: `next` of the answer before.', schema: whole },
      until: { says: 'The seq to end with: nothing is told of what came later.', schema: whole },
      words: { says: 'The steps in words beside them.', schema: { const: '' } },
    },
    gives: ['Replay'],
    refuses: ['malformed', 'not-started', 'not-your-seat', 'no-such-seat', 'not-over'],
    limit: 'READS',
  },
  'GET /t/{code}/moves': {
    id: 'listMoves',
    tag: 'play',
    does: 'The moves you may make now, 500 at a time; none when it is not your turn.',
    query: {
      seat,
      from: { says: 'Where to go on: `next` of the answer before.', schema: whole },
      names: { says: 'The moves in words beside them.', schema: { const: '' } },
    },
    gives: ['Offered'],
    refuses: ['malformed', 'not-started', 'choose-a-seat', 'not-your-seat'],
  },
  'POST /t/{code}/moves': {
    id: 'makeMove',
    tag: 'play',
    does: [
      'Makes a move. The same `id` with the same `seen` again does nothing and is answered like the first.',
      'With `dry` nothing is done: the answer is the frame that the move by itself would lead to, for you alone. What the box would do then (open bids, turn up cards, pass the turn, end the game) is not in it, and a move whose own outcome is luck is refused by `needs-luck`, one that ends the game by itself by `would-end`; `x-limit` counts these alone.',
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
    limit: 'TRIES',
  },
  'POST /t/{code}/undo': {
    id: 'undoMove',
    tag: 'play',
    does: 'Takes back an action of yours that is not final: `undoable` in the frame.',
    key: 'seat',
    query: { seat },
    body: undoMade,
    gives: ['Moved'],
    example: { id: 'undo-1', seq: 2 },
    refuses: ['not-started', 'choose-a-seat', 'no-such-action', 'too-late', 'would-fall', 'log-full'],
  },
  'POST /t/{code}/correct': {
    id: 'correctEntry',
    tag: 'play',
    does: 'Beside the box: puts another entry in the place of an earlier one, or strikes it (without `move`). A later entry that would no longer hold is named by `would-fall` (`at.seq`); `mends` puts it right in the same correction, all of it or nothing, each as an action of its own. `preview` only says what would be.',
    key: 'seat',
    query: { seat },
    body: correctionMade,
    move: 'optional',
    gives: ['Moved', 'Frame'],
    example: { seq: 2, preview: true, move: { kind: 'bid', pounds: 4 } },
    refuses: [...ofChanges, 'needs-consent'],
  },
  'GET /t/{code}/proposals': {
    id: 'readProposal',
    tag: 'play',
    does: 'What the table is asked, who has agreed, and what would come of it; nothing else than `since: []` where nothing is asked.',
    query: { seat },
    gives: ['Asking'],
  },
  'POST /t/{code}/proposals': {
    id: 'proposeChange',
    tag: 'play',
    does: [
      'Puts a change to the table that others must agree to: beside the box a correction, as in `correct`; online a move of yours (`askable` in the frame) that is taken back with all that lies upon it, by its `seq` alone. `done`: nobody had to be asked, so it is made.',
      'One is open at a time, `proposal` in the frame: asked are the seats that it touches, and one other as a witness. It is over as soon as somebody says no or anything else happens at the table.',
    ].join(' '),
    key: 'seat',
    query: { seat },
    body: proposalMade,
    move: 'optional',
    gives: ['Put'],
    example: { id: 'ask-1', seq: 2 },
    refuses: [...ofChanges, 'too-late', 'proposal-open', 'said-no'],
  },
  'POST /t/{code}/proposals/answer': {
    id: 'answerProposal',
    tag: 'play',
    does: 'Says yes or no for your seats to the proposal of this `id`. One no ends it; the no of who proposed takes it back.',
    key: 'seat',
    query: { seat },
    body: answerMade,
    gives: ['Put'],
    example: { id: 'ask-1', answer: 'yes' },
    refuses: ['no-proposal', 'log-full'],
  },
  'GET /t/{code}/advice': {
    id: 'askAdvice',
    tag: 'play',
    does: 'What a sharp bot would do in your place, where the table allows advice. An address may ask so often as `x-limit` says.',
    key: 'seat',
    query: { seat },
    gives: ['Advice'],
    refuses: ['not-started', 'already-over', 'choose-a-seat', 'no-advice', 'not-your-turn'],
    limit: 'ADVICE',
  },
  'GET /t/{code}/socket': {
    id: 'openSocket',
    tag: 'play',
    does: lineDuties,
    query: { seat },
    gives: 'socket',
    refuses: ['no-upgrade', 'foreign-origin'],
  },
}
