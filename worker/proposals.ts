// Doors that make, read and answer proposals: changes that others must agree to.
import * as v from 'valibot'
import { isRefusal } from '../web/games/play.ts'
import { ProposalPage } from '../web/pages/past/proposal.tsx'
import { moveId, seatNumber } from './body.ts'
import { door, seat } from './door.ts'
import { reader, seatAsked, writer } from './keys.ts'
import { change, changeIn, ofChanges } from './moves.ts'
import { draw, pageProps } from './render.tsx'
import { answered, boxAt, placeOf, refuseHere } from './table.ts'
import { wantsJson } from './visit.ts'

const proposalMade = v.object({ id: moveId, ...change })
const endMade = v.object({ id: moveId, seat: v.optional(seatNumber) })
const answerMade = v.object({ id: moveId, answer: v.picklist(['yes', 'no']) })

export const proposals = [
  door({
    at: 'GET /t/{code}/proposals',
    id: 'readProposal',
    tag: 'play',
    says: 'Read the open proposal. Returns the change, who has agreed, and its effect as far as you may know it. Without an open proposal the answer is `since: []` alone.',
    query: { seat },
    gives: ['Asking'],
    run: async visit => {
      const found = await visit.var.table.asking(reader(visit))
      if (isRefusal(found)) return refuseHere(visit, found)
      const { frame, holds, ...told } = found
      if (wantsJson(visit)) return visit.json(told)
      const here = await visit.var.table.here()
      const gone = isRefusal(here) ? [] : here.gone
      const page = {
        ...pageProps(visit),
        gone,
        box: boxAt(frame),
        code: visit.var.code,
        frame,
        holds,
      }
      return draw(visit, ProposalPage, { ...page, ...told })
    },
  }),
  door({
    at: 'POST /t/{code}/proposals',
    id: 'proposeChange',
    tag: 'play',
    says: [
      'Propose a change that other players must agree to. Beside the box the change is a correction, with the fields of `correct`. Online it undoes one of your moves (`askable` in the frame) and everything after it; send its `seq` alone. Any seated player may call it.',
      'Only one proposal can be open (`proposal` in the frame). The affected seats and one witness must answer. It ends when one of them says no, or when anything else happens at the table. Returns `done: true` if nobody had to be asked: the change is then already made. After a no the same seat waits one minute (`said-no`).',
    ].join(' '),
    key: 'seat',
    query: { seat },
    body: proposalMade,
    move: 'optional',
    gives: ['Put'],
    example: { id: 'ask-1', seq: 2 },
    refuses: [...ofChanges, 'too-late', 'proposal-open', 'said-no'],
    run: async (visit, body) => {
      const made = changeIn(body)
      if (isRefusal(made)) return refuseHere(visit, made)
      const answer = await visit.var.table.propose(writer(visit, seatAsked(visit)), {
        id: body.fields.id,
        ...made,
      })
      return answered(
        visit,
        answer,
        placeOf(visit, seatAsked(visit) ?? made.seat),
        reader(visit, seatAsked(visit) ?? made.seat),
      )
    },
  }),
  door({
    at: 'POST /t/{code}/end',
    id: 'proposeEnd',
    tag: 'play',
    says: 'Propose to end the game here. Any seated player may call it. All other people must agree; bots do not vote, and those away for two minutes are not waited for, unless the game is played over days. The result then has the standings as they are, marked `early`. Returns `done: true` if nobody had to be asked: the game has then ended. After a no the same seat waits one minute (`said-no`).',
    key: 'seat',
    query: { seat },
    body: endMade,
    gives: ['Put'],
    example: { id: 'end-1' },
    refuses: ['not-started', 'already-over', 'choose-a-seat', 'proposal-open', 'said-no'],
    back: visit => placeOf(visit, seatAsked(visit)),
    run: async (visit, { fields }) => {
      const here = seatAsked(visit) ?? fields.seat
      const done = await visit.var.table.endEarly(writer(visit, seatAsked(visit)), fields)
      return answered(visit, done, placeOf(visit, here), reader(visit, here))
    },
  }),
  door({
    at: 'POST /t/{code}/proposals/answer',
    id: 'answerProposal',
    tag: 'play',
    says: 'Answer the open proposal. Answers for all your seats that were asked. One no ends the proposal; a no from the seat that made it withdraws it. A yes from that seat makes the change if all who have not answered are away. Returns `done: true` if this answer made the change.',
    key: 'seat',
    query: { seat },
    body: answerMade,
    gives: ['Put'],
    example: { id: 'ask-1', answer: 'yes' },
    refuses: ['no-proposal', 'log-full'],
    back: visit => placeOf(visit, seatAsked(visit)),
    run: async (visit, { fields: { id, answer } }) => {
      const done = await visit.var.table.answer(writer(visit, seatAsked(visit)), {
        id,
        yes: answer === 'yes',
      })
      return answered(visit, done, placeOf(visit, seatAsked(visit)))
    },
  }),
]
