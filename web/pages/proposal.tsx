// What the table is asked: the change, what would follow from it, who has to agree, yes and no.
import type { Seat } from '../games/game.ts'
import { titleAt } from '../games/words.ts'
import type { Frame, Logged, Mend, Proposal } from '../protocol.ts'
import { ProposalAnswer, proposalSaid } from '../ui/proposal.tsx'
import { houses, pageWords } from '../words/all.ts'
import type { AtSeats } from './at-table.ts'
import { Changed, Consequences, sentenceOf } from './changed.tsx'
import { Document, type PageProps } from './document.tsx'
import { Drawings } from './drawings.tsx'
import { Emblem } from './emblem.tsx'
import { Masthead } from './masthead.tsx'
import { pathTo, tellingOf } from './seats.ts'

interface ProposalProps extends PageProps, AtSeats {
  proposal?: Proposal
  move?: unknown // the entry instead
  mends?: readonly Mend[] // and later ones
  since: readonly Logged[]
  after?: Frame
}

interface Put extends ProposalProps {
  proposal: Proposal
}

// The entry as it is and as it should be; or the moves that would be taken back.
const What = ({ lang, box, frame, since, proposal: { seq }, move, mends = [], after }: Put) => {
  const say = pageWords(lang)
  const tell = (one: Logged) => sentenceOf(lang, box, frame, one)
  const isBack = frame.mode === 'digital'
  const entries = { lang, box, frame, told: since, changes: [{ seq, move }, ...mends] }
  return (
    <section class="sheet consequences" aria-labelledby="what">
      {!isBack && <Changed {...entries} />}
      <h2 id="what">{isBack ? say.wouldBeBack : say.consequences}</h2>
      {isBack ? (
        <ul>
          {since
            .filter(one => tell(one) !== '')
            .map(one => (
              <li key={one.seq}>{tell(one)}</li>
            ))}
        </ul>
      ) : (
        after && <Consequences lang={lang} box={box} before={frame} after={after} />
      )}
    </section>
  )
}

const Who = ({ lang, box, frame, holds, proposal: { by, asked, agreed } }: Put) => {
  const say = pageWords(lang)
  const { name } = tellingOf(lang, frame)
  const isAwaited = (seat: Seat) => asked.includes(seat) && !agreed.includes(seat)
  const stateOf = (seat: Seat) => {
    if (seat === by) return say.hasAsked
    if (!asked.includes(seat)) return say.isNotAsked
    return agreed.includes(seat) ? say.hasAgreed : say.isAwaited
  }
  return (
    <section aria-labelledby="who">
      <h2 id="who">{say.whoAgrees}</h2>
      <ul class="put-who">
        {frame.seats.map((sitter, seat) => (
          <li key={name(seat)} class={isAwaited(seat) && holds.includes(seat) ? 'hot' : undefined}>
            <Emblem box={box} colour={sitter.colour} />
            <span>{name(seat)}</span>
            <b class={isAwaited(seat) ? 'awaited' : agreed.includes(seat) ? 'agreed' : undefined}>{stateOf(seat)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Ways = ({ lang, code, frame, holds, proposal }: Put) => {
  const { by, asked, agreed, no } = proposal
  const mayAnswer =
    no === undefined && holds.some(seat => seat === by || (asked.includes(seat) && !agreed.includes(seat)))
  return (
    <form class="ways said-ways" method="post" action={pathTo(code, frame, '/proposals/answer')}>
      <input type="hidden" name="id" value={proposal.id} />
      {!mayAnswer && (
        <a class="button quiet" href={pathTo(code, frame)}>
          {pageWords(lang).back}
        </a>
      )}
      {frame.mode === 'companion' && (
        <a class="button quiet" href={`/t/${code}/replay?at=${proposal.seq}`}>
          {pageWords(lang).showMe}
        </a>
      )}
      <ProposalAnswer proposal={proposal} holds={holds} house={houses[lang]} />
    </form>
  )
}

export const ProposalPage = (props: ProposalProps) => {
  const { lang, box, code, frame, proposal } = props
  const say = pageWords(lang)
  const title = titleAt(box.words[lang], frame.options)
  const put = proposal && { ...props, proposal }
  const heading = proposal
    ? proposalSaid(proposal, frame.mode, houses[lang], tellingOf(lang, frame))
    : say.askingNothing
  return (
    <Document {...props} styles={['reading']} title={heading} game={box.id} mode={frame.mode}>
      <Drawings assets={props.assets} box={box} frame={frame} lang={lang} />
      <Masthead lang={lang} title={title} code={code} home={pathTo(code, frame)} />
      <main class="page">
        <div class="do-now">
          <h1>{heading}</h1>
        </div>
        {put ? (
          <>
            <What {...put} />
            <Who {...put} />
            <Ways {...put} />
          </>
        ) : (
          <a class="button quiet" href={pathTo(code, frame)}>
            {say.back}
          </a>
        )}
      </main>
    </Document>
  )
}
