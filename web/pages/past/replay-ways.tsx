// The query of a replay page, and its actions: share a step, save the game as a file, practise.

import { levels } from '../../games/game.ts'
import type { Story } from '../../games/story.ts'
import type { Replay } from '../../protocol.ts'
import { ForkIcon, LinkIcon } from '../../ui/icons.tsx'
import { houses, pageWords } from '../../words/all.ts'
import type { AtSeats } from '../at-table.ts'
import type { PageProps } from '../document.tsx'
import { tellingOf } from '../seats.ts'

/** A highlight: the seq of its action, and what happened. */
export interface Great {
  seq: number
  words: string
}

export interface ReplayProps extends PageProps, AtSeats {
  replay: Replay // a few steps before the shown one, that step, and one after it
  at: number // index of the shown step in `replay.steps`
  isOver: boolean
  until?: number // `seq` of the last step to show; undefined: the whole game
  moments: readonly Great[]
  story?: Story
}

// Returns the query of an address for this replay. `at`: seq of the step to show.
export const asked = ({ replay, until }: Pick<ReplayProps, 'replay' | 'until'>, at?: number) =>
  String(
    new URLSearchParams({
      as: String(replay.as),
      ...(until !== undefined && { until: String(until) }),
      ...(at !== undefined && { at: String(at) }),
    }),
  )

export const wayTo = (props: Pick<ReplayProps, 'code' | 'replay' | 'until'>, at: number) =>
  `/t/${props.code}/replay?${asked(props, at)}`

// Saves the game as one file, which the script builds (`client/replay/keep-game.ts`).
const Keep = ({ lang, box, code, frame, assets }: ReplayProps) => {
  const say = pageWords(lang)
  const { kept, words } = assets.games[box.id]![frame.mode]!
  const verdicts = {
    checked: say.fileChecked,
    faulty: say.fileFaulty('{n}'),
    unrecorded: say.fileUnrecorded,
  }
  return (
    <button
      type="button"
      class="button quiet"
      data-keep
      data-code={code}
      data-face={kept}
      data-words={words[lang]}
      data-verdicts={JSON.stringify(verdicts)}
      data-name={`${box.id}-${code}.html`}
    >
      {say.keepGame}
    </button>
  )
}

// The form that opens a practice table, which continues from the shown step. The script updates the
// form's `seq` when another step is shown.
const WhatIf = ({ lang, code, frame, holds, replay, at }: ReplayProps) => {
  const say = pageWords(lang)
  const { seq, waiting, result } = replay.steps[at]!
  const { name } = tellingOf(lang, { ...frame, you: 'room' })
  const own = holds[0] ?? (typeof replay.as === 'number' ? replay.as : waiting[0])
  return (
    <details class="what-if" data-what-if hidden={result !== undefined}>
      <summary class="button quiet">
        <ForkIcon /> {say.whatIf}
      </summary>
      <form class="sheet" method="post" action={`/t/${code}/practice`}>
        <p>{say.whatIfHint}</p>
        <input type="hidden" name="seq" value={seq} />
        <label>
          {say.whatIfSeat}
          <select name="seat">
            {[...replay.seats.keys()].map(seat => (
              <option key={seat} value={seat} selected={seat === own}>
                {name(seat)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say.level}
          <select name="level">
            {levels.map(level => (
              <option key={level} value={level} selected={level === 'steady'}>
                {houses[lang].levels[level]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" class="button main">
          {say.whatIfGo}
        </button>
      </form>
    </details>
  )
}

export const Ways = (props: ReplayProps) => {
  const { lang, frame, replay, at, until, isOver } = props
  const say = pageWords(lang)
  return (
    <section class="replay-ways">
      {isOver && frame.mode === 'digital' && <WhatIf {...props} />}
      <div hidden data-ways>
        {until !== undefined && (
          <a
            class="button main"
            href={wayTo({ ...props, until: undefined }, replay.steps[at]!.seq)}
          >
            {say.showEnd}
          </a>
        )}
        <button type="button" class="button quiet" data-share data-shared-words={say.copied}>
          <LinkIcon /> {say.linkToStep}
        </button>
        {isOver && until === undefined && <Keep {...props} />}
        <input type="text" readonly hidden data-share-link aria-label={say.linkToStep} />
        <label class="setting">
          <input type="checkbox" checked data-hides /> {say.hideEnd}
        </label>
      </div>
    </section>
  )
}
