// What the table is asked beside the game: who asks for a correction or for a move back, who has not answered, yes and no. It
// stands below every `DoNow`, and its forms need no script.
import type { Seat } from '../games/game.ts'
import type { Proposal } from '../protocol.ts'
import { useTable, useTelling } from './table.tsx'

const useSaid = ({ by, no }: Proposal): string => {
  const { frame, house } = useTable()
  const { name, you } = useTelling()
  if (no !== undefined) return no === you ? house.youSaidNo : house.saidNo(name(no))
  if (frame.mode === 'companion') return by === you ? house.youAskCorrection : house.asksCorrection(name(by))
  return by === you ? house.youAskBack : house.asksBack(name(by))
}

const Ways = ({ you, proposal: { id, by, asked, agreed, no } }: { you: Seat; proposal: Proposal }) => {
  const { code, house } = useTable()
  const isAsked = asked.includes(you) && !agreed.includes(you)
  return (
    <form class="put-ways" method="post" action={`/t/${code}/proposals/answer?seat=${you}`}>
      <input type="hidden" name="id" value={id} />
      <a class="link" href={`/t/${code}/proposals?seat=${you}`}>
        {house.seeWhat}
      </a>
      {no === undefined && (isAsked || by === you) && (
        <button type="submit" class="button quiet" name="answer" value="no">
          {by === you ? house.withdraw : house.sayNo}
        </button>
      )}
      {no === undefined && isAsked && (
        <button type="submit" class="button main" name="answer" value="yes">
          {house.sayYes}
        </button>
      )}
    </form>
  )
}

const Put = ({ proposal }: { proposal: Proposal }) => {
  const { frame, house } = useTable()
  const { name, list } = useTelling()
  const said = useSaid(proposal)
  const { asked, agreed, no } = proposal
  const missing = asked.filter(seat => !agreed.includes(seat))
  return (
    <section class="put" aria-live="polite">
      <div>
        <b>{said}</b> {no === undefined && house.stillAsked(list(missing.map(name)))}
      </div>
      {frame.you !== 'room' && <Ways you={frame.you} proposal={proposal} />}
    </section>
  )
}

export const Asked = () => {
  const { proposal } = useTable().frame
  return proposal ? <Put proposal={proposal} /> : null
}
