// What must I do now: the largest sentence on every screen, a second voice below it, and the rule
// it comes from.
import type { ComponentChildren } from 'preact'
import { keys } from './keys.ts'
import { Asked } from './proposal.tsx'
import { useTable } from './table.tsx'

const longest = 24 // letters that fit one line of a phone in full size

interface Props {
  step?: string // the row of the face's table of steps that says it
  children: ComponentChildren
  note?: ComponentChildren
  point?: string // of the rules help that says more
}

// Opens over the table (client/page.ts); without script it leads to the help.
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
