// All that has happened at a table, in sentences, newest first; beside the box each entry can be corrected.

import type { Box } from '../games/box.tsx'
import type { Action, Seat } from '../games/game.ts'
import type { Frame } from '../protocol.ts'
import { PenIcon } from '../ui/icons.tsx'
import { isStrike, sentencesOf } from '../ui/news.tsx'
import { houses, pageWords } from '../words/all.ts'
import type { PageWords } from '../words/house.ts'
import { Document, type PageProps } from './document.tsx'
import { Masthead, spaced } from './masthead.tsx'
import { actingFor, tellingOf } from './seats.ts'

export type Logged = Omit<Action, 'id'>

export interface LogProps extends PageProps {
  box: Box
  code: string
  frame: Frame
  holds: readonly Seat[]
  actions: readonly Logged[]
}

interface EntryProps extends LogProps {
  action: Logged
  fate: string | undefined // taken back, corrected
}

const Entry = ({ lang, box, code, frame, holds, action, fate }: EntryProps) => {
  const say = pageWords(lang)
  const sentences = sentencesOf(action, box.words[lang][frame.mode], tellingOf(lang, frame), houses[lang])
  if (sentences.length === 0) return null
  const isEntry = action.seat !== null && action.undoes === undefined && !isStrike(action)
  const mayCorrect = frame.mode === 'companion' && holds.length > 0 && isEntry && !fate
  const to = `/t/${code}/correct?seq=${action.corrects ?? action.seq}&seat=${actingFor(frame, holds, action.seat)}`
  return (
    <li id={`entry-${action.seq}`} class={fate ? 'undone' : undefined}>
      <div>
        {sentences.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
        {fate && <p class="hint">{fate}</p>}
      </div>
      {mayCorrect && (
        <a class="link" href={to} aria-label={say.correctEntry(sentences[0]!)}>
          <PenIcon /> {say.correct}
        </a>
      )}
    </li>
  )
}

// What became of what was said: an entry, or the last that was put in its place.
const fatesOf = (actions: readonly Logged[], say: PageWords): Map<number, string> => {
  const fates = new Map<number, string>()
  const latest = new Map<number, number>()
  for (const action of [...actions].sort((a, b) => a.seq - b.seq)) {
    const { seq, undoes, corrects } = action
    const about = undoes ?? corrects
    if (about === undefined) continue
    const fate = undoes !== undefined ? say.takenBack : isStrike(action) ? say.wasStruck : say.wasCorrected
    fates.set(latest.get(about) ?? about, fate)
    latest.set(about, seq)
  }
  return fates
}

export const LogPage = (props: LogProps) => {
  const { lang, box, code, frame, holds, actions } = props
  const say = pageWords(lang)
  const { title } = box.words[lang]
  const fates = fatesOf(actions, say)
  const here = frame.you === 'room' ? `/t/${code}` : `/t/${code}?seat=${frame.you}`
  return (
    <Document
      {...props}
      styles={['reading']}
      renews
      title={say.logTitle(title)}
      game={box.id}
      mode={frame.mode}
      table={{ code, you: frame.you, holds, stage: frame.result ? 'over' : 'play', turn: say.turnTitle(title) }}
    >
      <Masthead lang={lang} title={title} code={code} home={here} />
      <main
        id="log"
        class="page"
        hx-get={props.path}
        hx-trigger="frame from:body"
        hx-select="#log"
        hx-target="this"
        hx-swap="outerMorph"
      >
        <h1>{say.log}</h1>
        {actions.length === 0 && <p>{say.logEmpty}</p>}
        <ol class="log sheet" aria-live="polite" reversed>
          {[...actions]
            .sort((a, b) => b.seq - a.seq)
            .map(action => (
              <Entry key={action.seq} {...props} action={action} fate={fates.get(action.seq)} />
            ))}
        </ol>
        <p>
          <a class="button quiet" href={here}>
            {say.toTable} <span class="visually-hidden">{spaced(code)}</span>
          </a>
        </p>
      </main>
    </Document>
  )
}
