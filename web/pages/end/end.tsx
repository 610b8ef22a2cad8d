// The end of a game: its picture, the winner in one sentence, how each place came about, what decided
// it, the next game, and the result as a file.
import type { LoggedStory } from '../../games/story.ts'
import { seatColour } from '../../ui/table.tsx'
import { pageWords } from '../../words/all.ts'
import type { Assets } from '../assets.ts'
import type { AtSeats } from '../at-table.ts'
import { PracticeFrom } from '../play/practice.tsx'
import { pathTo, tellingOf } from '../seats.ts'
import { Chart } from './chart.tsx'
import { countsOf } from './counts.ts'
import { earlyIn } from './early.ts'
import { Tonight } from './evenings.tsx'
import { Standings } from './standings.tsx'
import { EndKeys, NextGame } from './ways.tsx'

interface Props extends AtSeats {
  assets: Assets
  story?: LoggedStory
  onScreen?: true // on the shared screen, which has no buttons
}

// Long sentences are set smaller on a phone: a win shared by three must fit in three lines.
const sizeOf = (sentence: string) => {
  if (sentence.length > 64) return 'longest'
  return sentence.length > 44 ? 'long' : undefined
}

// What the winner's sentence leaves open: whether the game was ended early, why it was won, and what
// the reader was short of.
const Facts = ({ lang, box, frame, story, onScreen }: Props) => {
  const early = earlyIn({ lang, box, frame })
  const short = frame.you === 'room' ? '' : story?.short?.[frame.you]
  return (
    <div class="end-facts">
      {[...(early ? [early] : []), ...(story?.by ?? []), ...(short ? [short] : [])].map(
        sentence => (
          <p key={sentence}>{sentence}</p>
        ),
      )}
      {!onScreen && <PracticeFrom lang={lang} frame={frame} />}
    </div>
  )
}

// Where the end will be: htmx fetches it, and the day for the masthead, when the table says so.
const NotYet = ({ code, frame, onScreen }: Props) => (
  <section
    id="end"
    hx-get={onScreen ? `/t/${code}/screen` : pathTo(code, frame)}
    hx-trigger="over from:body"
    hx-select="#end"
    hx-select-oob="#where"
    hx-target="this"
    hx-swap="outerHTML"
  />
)

/**
 * Shows the end of a game, and links its style sheet, which no page needs earlier. Before the end,
 * draws an empty element, which htmx replaces as soon as the table sends the result.
 */
export const End = (props: Props) => {
  const { lang, box, code, frame, story, assets, onScreen } = props
  if (!frame.result) return <NotYet {...props} />
  const standings = [...frame.result].sort((a, b) => a.place - b.place)
  const winners = standings
    .filter(({ place }) => place === 1)
    .map(({ seat }) => seatColour(frame, box.colours, seat))
  const words = box.words[lang]
  const labels = { ...pageWords(lang).standing, ...words.standing }
  const won = words[frame.mode].won(standings, tellingOf(lang, frame))
  const counts = countsOf(standings, labels, story)
  const hasBoard = frame.mode === 'digital' && box.digital.layout.Board !== undefined
  return (
    <section
      id="end"
      class={hasBoard ? 'end with-board' : 'end'}
      aria-labelledby="won"
      data-counts={counts.length > 0 ? JSON.stringify(counts.map(({ words }) => words)) : undefined}
    >
      <link rel="stylesheet" href={assets.games[box.id]?.[frame.mode]?.end} />
      {box.Finale && (
        <div class="finale">
          <box.Finale colours={winners} options={frame.options} words={words} />
        </div>
      )}
      <div class="do-now" role="status">
        <h1 id="won" class={sizeOf(won)}>
          {won}
        </h1>
        <Facts {...props} />
      </div>
      <Standings {...{ lang, box, frame, story, standings, labels, counts }} />
      <div class="end-side">
        {story && <Chart {...{ lang, box, code, frame, story, onScreen }} />}
        {!onScreen && !frame.from && <Tonight lang={lang} box={box} frame={frame} last={code} />}
        <NextGame {...props} />
        {!onScreen && <EndKeys {...props} />}
      </div>
    </section>
  )
}
