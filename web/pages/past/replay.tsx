// The replay of a game: a timeline, and the face as it was at one step, read-only. Without script,
// links lead from step to step; with script (`client/replay/replay.ts`), the timeline is a slider
// that chooses the step.
import type { ComponentChildren } from 'preact'
import type { Viewer } from '../../games/game.ts'
import { titleAt } from '../../games/words.ts'
import { PauseIcon, PenIcon, PlayIcon, StepIcon } from '../../ui/icons.tsx'
import { pageWords } from '../../words/all.ts'
import { Document } from '../document.tsx'
import { Drawings } from '../drawings.tsx'
import { Emblem } from '../emblem.tsx'
import { Course } from '../end/chart.tsx'
import { Masthead } from '../masthead.tsx'
import { Island } from '../play/island.tsx'
import { pathTo, tellingOf } from '../seats.ts'
import { asked, type ReplayProps, Ways, wayTo } from './replay-ways.tsx'

// Links to the replay as each viewer saw it; while the game runs, only the room and the reader's
// own seats.
const Eyes = (props: ReplayProps) => {
  const { lang, box, frame, replay, at, isOver, holds } = props
  const say = pageWords(lang)
  const { name } = tellingOf(lang, { ...frame, you: 'room' })
  const seats = [...replay.seats.keys()].filter(seat => isOver || holds.includes(seat))
  const way = (as: Viewer | 'open') => ({
    href: wayTo({ ...props, replay: { ...replay, as } }, replay.steps[at]!.seq),
    'aria-current': as === replay.as ? ('true' as const) : undefined,
    'data-eyes': true,
  })
  return (
    <nav class="replay-choice" aria-label={say.replayEyes}>
      <a {...way('room')}>{say.eyesRoom}</a>
      {isOver && <a {...way('open')}>{say.eyesOpen}</a>}
      {seats.map(seat => (
        <a key={seat} {...way(seat)}>
          <Emblem box={box} colour={frame.seats[seat]?.colour} /> {say.eyesOf(name(seat))}
        </a>
      ))}
    </nav>
  )
}

interface KeyProps {
  go: string // the script's action
  label: string
  under: string
  to?: string // the link without script; undefined: the key needs the script
  children: ComponentChildren
}

const Key = ({ go, label, under, to, children }: KeyProps) => {
  const face = (
    <>
      {children}
      <small aria-hidden="true">{under}</small>
    </>
  )
  return to === undefined ? (
    <button type="button" class="button quiet replay-key" aria-label={label} data-go={go} hidden>
      {face}
    </button>
  ) : (
    <a class="button quiet replay-key" href={to} aria-label={label} data-go={go}>
      {face}
    </a>
  )
}

const Keys = (props: ReplayProps) => {
  const { lang, replay, at } = props
  const say = pageWords(lang)
  const shown = replay.steps[at]!
  const to = (way: number) => wayTo(props, (replay.steps[at + way] ?? shown).seq)
  return (
    <div class="replay-keys">
      <Key go="moment-back" label={say.momentBack} under={say.moment}>
        <StepIcon isBack isFar />
      </Key>
      <Key go="back" label={say.stepBack} under={say.step} to={to(-1)}>
        <StepIcon isBack />
      </Key>
      <button type="button" class="button main replay-key" data-go="play" hidden>
        <PlayIcon />
        <small>{say.playOn}</small>
      </button>
      <button type="button" class="button main replay-key" data-go="pause" hidden>
        <PauseIcon />
        <small>{say.pause}</small>
      </button>
      <Key go="on" label={say.stepOn} under={say.step} to={to(1)}>
        <StepIcon />
      </Key>
      <Key go="moment-on" label={say.momentOn} under={say.moment}>
        <StepIcon isFar />
      </Key>
    </div>
  )
}

// Data for the script. `<` is escaped so that nothing in the data can end the element.
const Data = ({ name, data }: { name: string; data: unknown }) => (
  <script
    type="application/json"
    data-of={name}
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
  />
)

// The steps so far in words, for readers who do not see the board.
const InWords = (props: ReplayProps) => {
  const { lang, replay, at } = props
  const say = pageWords(lang)
  const { first, steps } = replay
  return (
    <section class="replay-words sheet">
      <div class="replay-words-head">
        <h2>{say.inWords}</h2>
        <button type="button" class="link" data-copy={say.allCopied} hidden>
          {say.copyAll}
        </button>
      </div>
      <ol data-sentences>
        {steps.slice(0, at + 1).map((one, i) => (
          <li key={one.seq} value={first + i + 1} aria-current={i === at ? 'step' : undefined}>
            <a href={wayTo(props, one.seq)}>{one.says?.join(' ')}</a>
          </li>
        ))}
      </ol>
      <textarea readonly hidden data-all aria-label={say.inWords} />
    </section>
  )
}

const Line = ({ lang, box, frame, replay, at, story }: ReplayProps) => {
  const say = pageWords(lang)
  const { count, first } = replay
  return (
    <div class="replay-scale" hidden>
      {story && (
        <div class="replay-course">
          <Course lang={lang} box={box} frame={frame} story={story} steps={count} />
        </div>
      )}
      <div class="replay-marks" data-marks aria-hidden="true" />
      <input
        type="range"
        min="0"
        max={count - 1}
        value={first + at}
        aria-label={say.replayLine}
        data-step={say.replayStep('{n}', '{of}')}
        data-moment={say.replayMoment('{n}', '{of}')}
      />
    </div>
  )
}

/** Shows the face (`children`) and everything around it, on the page and in the saved file. */
export const Watching = (
  props: ReplayProps & { children: ComponentChildren; eyes?: ComponentChildren },
) => {
  const { lang, frame, replay, at, moments } = props
  const say = pageWords(lang)
  const { count, first, steps } = replay
  const step = steps[at]!
  const [says, ...rest] = step.says ?? []
  return (
    <>
      <header class="replay-head">
        <div class="replay-now" role="status" aria-live="polite">
          <h1 data-says data-long={Math.floor((says ?? '').length / 50)}>
            {says}
          </h1>
          <p data-fact>
            {[say.replayStep(first + at + 1, count), ...rest, ...(step.changed ?? [])].join(' ')}
          </p>
        </div>
        {props.eyes}
        {frame.mode === 'companion' && (
          <p class="hint" data-righted hidden={!step.corrected}>
            <PenIcon /> {say.rightedLater}
          </p>
        )}
      </header>
      <section class="replay-time" aria-label={say.replayLine}>
        <Line {...props} />
        <Keys {...props} />
      </section>
      <div class="replay-face" inert>
        {props.children}
      </div>
      <InWords {...props} />
      <Data name="moments" data={moments} />
    </>
  )
}

export const ReplayPage = (props: ReplayProps) => {
  const { lang, box, code, frame, replay, isOver } = props
  const say = pageWords(lang)
  const title = titleAt(box.words[lang], frame.options)
  const home = pathTo(code, {
    ...frame,
    you: typeof replay.as === 'number' && !isOver ? replay.as : 'room',
  })
  return (
    <Document
      {...props}
      styles={['replay']}
      title={say.replayOf(title)}
      tells={say.replayOf(title)}
      game={box.id}
      mode={frame.mode}
      class="watch"
    >
      <Drawings {...props} />
      <Masthead lang={lang} title={title} code={code} home={home} log={`/t/${code}/log`} />
      <main id="replay" class="replay" data-replay={code} data-asked={asked(props)}>
        <Watching
          {...props}
          eyes={
            <>
              <Eyes {...props} />
            </>
          }
        >
          <Island {...props} since={frame.told ? [frame.told] : []} />
        </Watching>
        <Ways {...props} />
      </main>
    </Document>
  )
}
