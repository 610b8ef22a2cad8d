// Shows the open proposal of a table: who asks for a correction or an undo, who has not answered,
// and the buttons for yes and no. It is shown below every `DoNow` and works without script. The
// page of a proposal (`pages/past/proposal.tsx`) has the same content.
import { useEffect, useState } from 'preact/hooks'
import type { Mode, Seat } from '../games/game.ts'
import type { Telling } from '../games/words.ts'
import type { Proposal } from '../protocol.ts'
import type { House } from '../words/house.ts'
import { loadStylesheet } from './stylesheet.ts'
import { useTable, useTelling } from './table.tsx'

/** Returns one sentence: who asks for what, or who said no. */
export const proposalSaid = (
  { by, seq, no }: Proposal,
  mode: Mode,
  house: House,
  { name, you }: Telling,
): string => {
  if (no !== undefined) return no === you ? house.youSaidNo : house.saidNo(name(no))
  if (seq === undefined) return by === you ? house.youAskEnd : house.asksEnd(name(by))
  if (mode === 'companion')
    return by === you ? house.youAskCorrection : house.asksCorrection(name(by))
  return by === you ? house.youAskBack : house.asksBack(name(by))
}

interface AnswerProps {
  proposal: Proposal
  holds: readonly Seat[] // the seats that answer on this page
  house: House
  yes?: string // text of the button for yes; default: `house.sayYes`
  // text of the button with which the proposer goes on without absent seats
  goOn?: string | false
}

/** Draws the buttons of a proposal's form: yes, and no (for the proposer: withdraw). */
export const ProposalAnswer = ({
  proposal: { by, asked, agreed, no },
  holds,
  house,
  yes,
  goOn,
}: AnswerProps) => {
  const isAsked = holds.some(seat => asked.includes(seat) && !agreed.includes(seat))
  const isMine = holds.includes(by)
  return no !== undefined ? null : (
    <>
      {(isAsked || isMine) && (
        <button type="submit" class="button quiet" name="answer" value="no">
          {isMine ? house.withdraw : house.sayNo}
        </button>
      )}
      {(isAsked || (isMine && goOn)) && (
        <button type="submit" class="button main" name="answer" value="yes">
          {isAsked ? (yes ?? house.sayYes) : goOn}
        </button>
      )}
    </>
  )
}

interface Question {
  heading: string
  html: string
}

// Loads the question from its own page (`pages/past/proposal.tsx`), because no face loads the words
// for entries and figures. Without script, and until the question has arrived, `Put` shows its own
// sentence and a link.
const useQuestion = (path: string, { id, agreed }: Proposal): Question | undefined => {
  const [question, setQuestion] = useState<Question>()
  useEffect(() => {
    let isOver = false
    const load = async () => {
      const answer = await fetch(path, { headers: { accept: 'text/html' } })
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const html = page.querySelector('#question')?.innerHTML
      if (!answer.ok || html === undefined) return
      const sheets = [...page.querySelectorAll('link[rel=stylesheet]')]
      await Promise.all(sheets.map(sheet => loadStylesheet(sheet.getAttribute('href')!)))
      if (!isOver) setQuestion({ heading: page.querySelector('h1')!.textContent, html })
    }
    // without a connection the sentence stays; the next seat that agrees loads the question again
    load().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [path, id, agreed.length])
  return question
}

const Put = ({ proposal, you }: { proposal: Proposal; you: Seat }) => {
  const { code, house } = useTable()
  const path = `/t/${code}/proposals?seat=${you}`
  const question = useQuestion(path, proposal)
  return question ? (
    <>
      <b>{question.heading}</b>
      <div class="question" dangerouslySetInnerHTML={{ __html: question.html }} />
    </>
  ) : (
    <>
      <Said proposal={proposal} />
      <form class="put-ways" method="post" action={`/t/${code}/proposals/answer?seat=${you}`}>
        <input type="hidden" name="id" value={proposal.id} />
        <a class="link" href={path}>
          {house.seeWhat}
        </a>
        <ProposalAnswer proposal={proposal} holds={[you]} house={house} />
      </form>
    </>
  )
}

// Says who asks and who has not answered yet, or who said no.
const Said = ({ proposal }: { proposal: Proposal }) => {
  const { frame, house } = useTable()
  const telling = useTelling()
  const { asked, agreed, no } = proposal
  const missing = asked.filter(seat => !agreed.includes(seat))
  return (
    <div>
      <b>{proposalSaid(proposal, frame.mode, house, telling)}</b>{' '}
      {no === undefined && house.stillAsked(telling.list(missing.map(telling.name)))}
    </div>
  )
}

export const Asked = () => {
  const { frame } = useTable()
  const { proposal, you } = frame
  return proposal ? (
    <section class="put" aria-live="polite">
      {you === 'room' ? (
        <Said proposal={proposal} />
      ) : (
        <Put key={proposal.id} proposal={proposal} you={you} />
      )}
    </section>
  ) : null
}
