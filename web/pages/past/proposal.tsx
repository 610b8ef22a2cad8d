// The page of a proposal: the changes and their consequences, the buttons to answer, and the seats
// that must agree. Faces fetch `h1` and `#question` of this page and show them above the game
// (`ui/proposal.tsx`).

import { figuresIn } from '../../games/default/figures.ts'
import type { Seat } from '../../games/game.ts'
import { nameOf, titleAt } from '../../games/words.ts'
import type { Frame, Logged, Mend, Proposal } from '../../protocol.ts'
import { ProposalAnswer, proposalSaid } from '../../ui/proposal.tsx'
import { houses, pageWords } from '../../words/all.ts'
import type { AtSeats } from '../at-table.ts'
import { Document, type PageProps } from '../document.tsx'
import { Drawings } from '../drawings.tsx'
import { Emblem } from '../emblem.tsx'
import { Masthead, whereAt } from '../masthead.tsx'
import { pathTo, tellingOf } from '../seats.ts'
import { Changed, Consequences, sentenceOf } from './changed.tsx'
import { changes } from './changes.ts'

interface ProposalProps extends PageProps, AtSeats {
  proposal?: Proposal
  move?: unknown // the new entry; undefined: the entry is crossed out
  mends?: readonly Mend[] // later entries that change too
  instead?: Logged // the action with the new entry
  since: readonly Logged[]
  after?: Frame
  // seats whose sitters were away for two minutes: the change can be made without them
  gone?: readonly Seat[]
}

interface Put extends ProposalProps {
  proposal: Proposal
}

// Returns the heading. For an open question beside the box it quotes the new entry: "Ama says: You
// bid £9." Otherwise it names the seat that asks, and its request.
const headingOf = ({ lang, box, frame, proposal, instead, after }: Put): string => {
  const say = pageWords(lang)
  const telling = tellingOf(lang, frame)
  const isOpen =
    frame.mode === 'companion' && proposal.no === undefined && proposal.by !== telling.you
  if (!isOpen || !after) return proposalSaid(proposal, frame.mode, houses[lang], telling)
  const who = telling.name(proposal.by)
  return instead ? say.saysInstead(who, sentenceOf(lang, box, frame, instead)) : say.saysNever(who)
}

// The figures of each seat as the reader knows them, before people agree to end the game.
const StandingsNow = ({ lang, box, frame }: Put) => {
  const say = pageWords(lang)
  const { name } = tellingOf(lang, frame)
  const [at] = whereAt({ lang, box, frame })
  const figures = figuresIn(box[frame.mode], frame, box.words[lang], say.standing.points)
  return (
    <>
      <h2>
        {say.standingsNow} <span class="hint">{at}</span>
      </h2>
      <ul class="put-rows">
        {frame.seats.map(({ colour }, seat) => (
          <li key={name(seat)}>
            <Emblem box={box} colour={colour} />
            <span>
              {name(seat)}{' '}
              <span class="hint">
                {figures
                  .filter(([of]) => of === seat)
                  .map(([, label, value]) => `${label}: ${value}`)
                  .join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p class="hint">{say.endHint}</p>
    </>
  )
}

// Beside the box: the old and the new entry, and the consequences. Online: the moves to be undone.
const What = (put: Put) => {
  const { lang, box, frame, since, proposal, move, mends = [], after } = put
  const { seq } = proposal
  if (seq === undefined) return <StandingsNow {...put} />
  const say = pageWords(lang)
  const tell = (one: Logged) => sentenceOf(lang, box, frame, one)
  if (frame.mode === 'companion')
    return (
      <>
        <Changed {...{ lang, box, frame, told: since, changes: [{ seq, move }, ...mends] }} />
        {after && <Consequences lang={lang} box={box} before={frame} after={after} />}
      </>
    )
  return (
    <>
      <h2>{say.wouldBeBack}</h2>
      <ul>
        {since
          .filter(one => tell(one) !== '')
          .map(one => (
            <li key={one.seq}>{tell(one)}</li>
          ))}
      </ul>
    </>
  )
}

// Says that nothing else would change, and names the players who are informed but not asked.
const Rest = ({ lang, box, frame, proposal: { by, asked }, after }: Put) => {
  const say = pageWords(lang)
  const { name, list } = tellingOf(lang, frame)
  const isAlone = after && changes(lang, box, frame, after).figures.length > 0
  const onlyTold = frame.seats.flatMap(({ taken, bot }, seat) =>
    taken && bot === undefined && seat !== by && !asked.includes(seat) ? [name(seat)] : [],
  )
  return (
    <p class="hint">
      {isAlone && say.nothingElse} {onlyTold.length > 0 && say.onlyTold(list(onlyTold))}
    </p>
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
            <b class={isAwaited(seat) ? 'awaited' : agreed.includes(seat) ? 'agreed' : undefined}>
              {stateOf(seat)}
            </b>
          </li>
        ))}
      </ul>
    </section>
  )
}

const SHORT = 16 // letters that fit on a button

// Returns the text of the yes button: "Yes: Bid £9"; undefined if the entry's name does not fit.
const yesOf = ({ lang, box, frame, move }: Put): string | undefined => {
  const name =
    move === undefined
      ? undefined
      : nameOf(box.words[lang], frame.mode, move, tellingOf(lang, frame))
  return name && name.length <= SHORT ? pageWords(lang).yesTo(name) : undefined
}

const Ways = (put: Put) => {
  const { lang, code, frame, holds, proposal } = put
  const { by, asked, agreed, no } = proposal
  const missing = asked.filter(seat => !agreed.includes(seat))
  const { name, list } = tellingOf(lang, frame)
  const waitsForAll = proposal.seq === undefined && frame.pace !== undefined
  const goOn =
    !waitsForAll &&
    missing.every(seat => put.gone?.includes(seat)) &&
    houses[lang].gone.goOnWithout(list(missing.map(name)))
  const mayAnswer =
    no === undefined &&
    holds.some(seat => seat === by || (asked.includes(seat) && !agreed.includes(seat)))
  return (
    <form class="ways said-ways" method="post" action={pathTo(code, frame, '/proposals/answer')}>
      <input type="hidden" name="id" value={proposal.id} />
      {!mayAnswer && (
        <a class="button quiet" href={pathTo(code, frame)}>
          {pageWords(lang).back}
        </a>
      )}
      {frame.mode === 'companion' && proposal.seq !== undefined && (
        <a class="button quiet" href={`/t/${code}/replay?at=${proposal.seq}`}>
          {pageWords(lang).showMe}
        </a>
      )}
      <ProposalAnswer
        proposal={proposal}
        holds={holds}
        house={houses[lang]}
        yes={yesOf(put)}
        goOn={goOn}
      />
    </form>
  )
}

export const ProposalPage = (props: ProposalProps) => {
  const { lang, box, code, frame, proposal } = props
  const say = pageWords(lang)
  const title = titleAt(box.words[lang], frame.options)
  const put = proposal && { ...props, proposal }
  const heading = put ? headingOf(put) : say.askingNothing
  return (
    <Document {...props} styles={['reading']} title={heading} game={box.id} mode={frame.mode}>
      <Drawings assets={props.assets} box={box} frame={frame} lang={lang} />
      <Masthead lang={lang} title={title} code={code} home={pathTo(code, frame)} />
      <main class="page">
        {put ? (
          <>
            <div class="do-now">
              <h1>{heading}</h1>
            </div>
            <section id="question" class="question">
              <What {...put} />
              {frame.mode === 'companion' && put.proposal.seq !== undefined && <Rest {...put} />}
              <Ways {...put} />
            </section>
            <Who {...put} />
          </>
        ) : (
          <>
            <div class="do-now">
              <h1>{heading}</h1>
            </div>
            <a class="button quiet" href={pathTo(code, frame)}>
              {say.back}
            </a>
          </>
        )}
      </main>
    </Document>
  )
}
