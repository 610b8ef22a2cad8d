// Proposals, changes that others must agree to: making, reading and answering them.
import * as v from 'valibot'
import { isRefusal } from '../web/games/play.ts'
import { ProposalPage } from '../web/pages/past/proposal.tsx'
import { moveId } from './body.ts'
import { door, seat } from './door.ts'
import { reader, seatAsked, writer } from './keys.ts'
import { change, changeIn, ofChanges } from './moves.ts'
import { draw, pageProps } from './render.tsx'
import { answered, boxAt, placeOf, refuseHere } from './table.ts'
import { wantsJson } from './visit.ts'

const proposalMade = v.object({ id: moveId, ...change })
const answerMade = v.object({ id: moveId, answer: v.picklist(['yes', 'no']) })

export const proposals = [
  door({
    at: 'GET /t/{code}/proposals',
    id: 'readProposal',
    tag: 'play',
    says: 'What the table is asked, who has agreed, and what would come of it; nothing else than `since: []` where nothing is asked.',
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
    at: 'POST /t/{code}/proposals/answer',
    id: 'answerProposal',
    tag: 'play',
    says: 'Says yes or no for your seats to the proposal of this `id`. One no ends it; the no of who proposed takes it back.',
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
