// Changes that others must agree to: put to the table, looked at, answered.
import { Hono } from 'hono'
import * as v from 'valibot'
import { isRefusal } from '../web/games/play.ts'
import { ProposalPage } from '../web/pages/past/proposal.tsx'
import { moveId, readAs } from './body.ts'
import { reader, seatAsked, writer } from './keys.ts'
import { change, changeIn } from './moves.ts'
import { reread } from './refusals.ts'
import { draw, pageProps } from './render.tsx'
import { answered, boxAt, placeOf, refuseHere } from './table.ts'
import { type Edge, wantsJson } from './visit.ts'

export const proposalMade = v.object({ id: moveId, ...change })
export const answerMade = v.object({ id: moveId, answer: v.picklist(['yes', 'no']) })

export const proposals = new Hono<Edge>()

proposals.get('/proposals', async visit => {
  const found = await visit.var.table.asking(reader(visit))
  if (isRefusal(found)) return refuseHere(visit, found)
  const { frame, holds, ...told } = found
  if (wantsJson(visit)) return visit.json(told)
  const here = await visit.var.table.here()
  const gone = isRefusal(here) ? [] : here.gone
  const page = { ...pageProps(visit), gone, box: boxAt(frame), code: visit.var.code, frame, holds }
  return draw(visit, ProposalPage, { ...page, ...told })
})

proposals.post('/proposals', async visit => {
  const body = await readAs(visit, proposalMade)
  if (isRefusal(body)) return refuseHere(visit, body)
  const made = changeIn(body)
  if (isRefusal(made)) return refuseHere(visit, made)
  const answer = await visit.var.table.propose(writer(visit, seatAsked(visit)), { id: body.fields.id, ...made })
  return answered(
    visit,
    answer,
    placeOf(visit, seatAsked(visit) ?? made.seat),
    reader(visit, seatAsked(visit) ?? made.seat),
  )
})

proposals.get('/proposals/answer', visit => reread(visit, placeOf(visit, seatAsked(visit))))

proposals.post('/proposals/answer', async visit => {
  const body = await readAs(visit, answerMade)
  if (isRefusal(body)) return refuseHere(visit, body)
  const { id, answer } = body.fields
  const done = await visit.var.table.answer(writer(visit, seatAsked(visit)), { id, yes: answer === 'yes' })
  return answered(visit, done, placeOf(visit, seatAsked(visit)))
})
