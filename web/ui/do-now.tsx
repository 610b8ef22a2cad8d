// Shows what to do now: the largest sentence on every screen, with a note below it and a link to
// its rule.
import type { ComponentChildren } from 'preact'
import { keys } from './keys.ts'
import { Asked } from './proposal.tsx'
import { useTable } from './table.tsx'

const longest = 24 // letters that fit in one line of a phone at full size

interface Props {
  step?: string // key of this sentence in the face's table of steps
  children: ComponentChildren
  note?: ComponentChildren
  point?: string // point of the rules help that explains this step
}

// `client/page.ts` opens the rule over the table; without script the link opens the help.
const RuleOf = ({ point }: { point: string }) => {
  const { code, frame, house } = useTable()
  return (
    <a
      class="do-now-rule"
      href={`/games/${frame.game}?table=${code}#${point}`}
      data-over
      data-back={house.backToTable}
      aria-keyshortcuts={keys.rule}
    >
      <span class="do-now-sign" aria-hidden="true">
        ?
      </span>
      <span class="visually-hidden">{house.ruleHere}</span>
    </a>
  )
}

export const DoNow = ({ children, step, note, point }: Props) => {
  const { large } = useTable()
  return (
    <div class="do-now" data-step={step}>
      <div role="status">
        <h1 class={typeof children === 'string' && children.length > longest ? 'long' : undefined}>
          {children}
        </h1>
        {note && <p>{note}</p>}
      </div>
      {point && !large && <RuleOf point={point} />}
      <Asked />
    </div>
  )
}
