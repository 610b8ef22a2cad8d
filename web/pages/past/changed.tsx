// The entries that a correction changes, each with its old and new content, and the consequences.
import type { Box } from '../../games/box.tsx'
import { memberOf } from '../../games/kit/records.ts'
import { nameOf } from '../../games/words.ts'
import type { Lang } from '../../lang.ts'
import type { Frame, Logged, Mend } from '../../protocol.ts'
import { sentencesOf } from '../../ui/recap.tsx'
import { houses, pageWords } from '../../words/all.ts'
import { Emblem } from '../emblem.tsx'
import { tellingOf } from '../seats.ts'
import { changes } from './changes.ts'

interface ChangedProps {
  lang: Lang
  box: Box
  frame: Frame
  told: readonly Logged[] // entries of the log, among them those that change
  changes: readonly Mend[] // in the order shown
}

/** Returns an action of the log in one sentence. */
export const sentenceOf = (lang: Lang, box: Box, frame: Frame, action: Logged): string =>
  sentencesOf(action, box.words[lang][frame.mode], tellingOf(lang, frame), houses[lang]).join(' ')

const Change = ({
  lang,
  box,
  frame,
  action,
  change,
}: Omit<ChangedProps, 'told' | 'changes'> & { action: Logged; change: Mend }) => {
  const say = pageWords(lang)
  const name = (move: unknown) => nameOf(box.words[lang], frame.mode, move, tellingOf(lang, frame))
  const written = action.move ?? memberOf(action.events[0], 'entry')
  return (
    <li>
      <p>{sentenceOf(lang, box, frame, action)}</p>
      <div class="put-change">
        <div>
          <span class="hint">{say.written}</span>
          <s>{name(written) ?? '…'}</s>
        </div>
        <div class="put-to">
          <span class="hint">{say.shouldBe}</span>
          <b>{change.move === undefined ? say.isStruck : name(change.move)}</b>
        </div>
      </div>
    </li>
  )
}

export const Changed = ({ told, changes, ...props }: ChangedProps) => (
  <ol class="put-changes">
    {changes.map(change => {
      const action = told.find(({ seq }) => seq === change.seq)
      return action && <Change key={change.seq} {...props} action={action} change={change} />
    })}
  </ol>
)

/** Shows the figures that would differ, each with its seat's mark, then the other differences. */
export const Consequences = ({
  lang,
  box,
  before,
  after,
}: {
  lang: Lang
  box: Box
  before: Frame
  after: Frame
}) => {
  const say = pageWords(lang)
  const { name } = tellingOf(lang, before)
  const { figures, lines } = changes(lang, box, before, after)
  return (
    <>
      {figures.length + lines.length === 0 && <p>{say.noConsequences}</p>}
      <ul class="put-rows">
        {figures.map(({ seat, label, from, to }, i) => (
          <li key={i}>
            <Emblem box={box} colour={before.seats[seat]?.colour} />
            <span>
              {name(seat)} <span class="hint">{label}</span>
            </span>
            <span class="put-figure">
              <s>{from}</s> → <b>{to}</b>
            </span>
          </li>
        ))}
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}
