// What the table is asked beside the game: who asks for a correction or for a move back, who has not answered, yes and no. It
// stands below every `DoNow`, and its forms need no script. The page of a proposal (pages/proposal.tsx) says and asks the same.
import type { Mode, Seat } from '../games/game.ts'
import type { Telling } from '../games/words.ts'
import type { Proposal } from '../protocol.ts'
import type { House } from '../words/house.ts'
import { useTable, useTelling } from './table.tsx'

/** Who asks for what, or who said no, in one sentence. */
export const proposalSaid = ({ by, no }: Proposal, mode: Mode, house: House, { name, you }: Telling): string => {
  if (no !== undefined) return no === you ? house.youSaidNo : house.saidNo(name(no))
  if (mode === 'companion') return by === you ? house.youAskCorrection : house.asksCorrection(name(by))
  return by === you ? house.youAskBack : house.asksBack(name(by))
}

interface AnswerProps {
  proposal: Proposal
  holds: readonly Seat[] // the seats for which is answered
  house: House
}

/** No, or taking it back, and yes: the buttons of a form that names the proposal. */
export const ProposalAnswer = ({ proposal: { by, asked, agreed, no }, holds, house }: AnswerProps) => {
  const isAsked = holds.some(seat => asked.includes(seat) && !agreed.includes(seat))
  const isMine = holds.includes(by)
  return no !== undefined ? null : (
    <>
      {(isAsked || isMine) && (
        <button type="submit" class="button quiet" name="answer" value="no">
          {isMine ? house.withdraw : house.sayNo}
        </button>
      )}
      {isAsked && (
        <button type="submit" class="button main" name="answer" value="yes">
          {house.sayYes}
        </button>
      )}
    </>
  )
}

const Ways = ({ you, proposal }: { you: Seat; proposal: Proposal }) => {
  const { code, house } = useTable()
  return (
    <form class="put-ways" method="post" action={`/t/${code}/proposals/answer?seat=${you}`}>
      <input type="hidden" name="id" value={proposal.id} />
      <a class="link" href={`/t/${code}/proposals?seat=${you}`}>
        {house.seeWhat}
      </a>
      <ProposalAnswer proposal={proposal} holds={[you]} house={house} />
    </form>
  )
}

const Put = ({ proposal }: { proposal: Proposal }) => {
  const { frame, house } = useTable()
  const telling = useTelling()
  const { name, list } = telling
  const { asked, agreed, no } = proposal
  const missing = asked.filter(seat => !agreed.includes(seat))
  return (
    <section class="put" aria-live="polite">
      <div>
        <b>{proposalSaid(proposal, frame.mode, house, telling)}</b>{' '}
        {no === undefined && house.stillAsked(list(missing.map(name)))}
      </div>
      {frame.you !== 'room' && <Ways you={frame.you} proposal={proposal} />}
    </section>
  )
}

export const Asked = () => {
  const { proposal } = useTable().frame
  return proposal ? <Put proposal={proposal} /> : null
}
