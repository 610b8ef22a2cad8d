// The end of a game: the winner in one sentence, how each place came about, the next game, and the
// result as a file.
import type { Seat, Standing } from '../../games/game.ts'
import { sideOf, sidesOf } from '../../games/kit/seats.ts'
import type { Story } from '../../games/story.ts'
import { seatColour } from '../../ui/table.tsx'
import { pageWords } from '../../words/all.ts'
import type { Assets } from '../assets.ts'
import type { AtSeats } from '../at-table.ts'
import { eveningIn } from '../day.ts'
import { Emblem } from '../emblem.tsx'
import { PracticeFrom } from '../play/practice.tsx'
import { botInWords, pathTo, tellingOf } from '../seats.ts'
import { Chart } from './chart.tsx'
import { earlyIn } from './early.ts'
import { Tonight } from './evenings.tsx'
import { EndKeys, NextGame } from './ways.tsx'

interface Props extends AtSeats {
  assets: Assets
  locale: string
  story?: Story
  ended?: number // time of the last move, ms since 1970
  onScreen?: true // on the shared screen, which has no buttons
}

const Figures = ({
  labels,
  figures,
}: {
  labels: Record<string, string>
  figures: readonly [string, number][]
}) => (
  <>
    {figures.map(([label, figure]) => (
      <span key={label}>
        {labels[label] ?? label} <b>{figure}</b>
      </span>
    ))}
  </>
)

type PlaceProps = Omit<Props, 'holds' | 'code' | 'locale' | 'onScreen'> & {
  standing: Standing
  standings: readonly Standing[]
  side: readonly Seat[]
}

// Returns the parts of a score that are not 0; empty if a single part is the whole score.
const sumOf = ({ sum, score }: Standing) =>
  sum.length === 1 && sum[0]![1] === score ? [] : sum.filter(([, figure]) => figure !== 0)

/**
 * Returns the tie-breaks of a standing; empty unless they decided something: a seat with the same
 * score must have another place.
 */
export const tiesIn = (
  { place, score, ties = [] }: Standing,
  all: readonly Standing[],
): readonly [string, number][] =>
  all.some(other => other.score === score && other.place !== place) ? ties : []

// The row of one side, whose seats share the place, the score and its parts.
const Place = ({ lang, box, frame, story, standing, standings, side }: PlaceProps) => {
  const say = pageWords(lang)
  const { place, score } = standing
  const ties = tiesIn(standing, standings)
  const sum = sumOf(standing)
  const { name } = tellingOf(lang, frame)
  const words = box.words[lang]
  const labels = { ...say.standing, ...words.standing }
  const { Came } = box[frame.mode]
  const isMine = side.some(seat => seat === frame.you)
  return (
    <tr class={[place === 1 && 'first', isMine && 'mine'].filter(Boolean).join(' ') || undefined}>
      <th scope="row" class="figure">
        {place}
      </th>
      <td>
        {side.map(seat => (
          <b key={seat} class="standing-name">
            <Emblem box={box} colour={frame.seats[seat]?.colour} />
            {`\u00a0${name(seat)}`}
            {seat === frame.you && <small>{say.you}</small>}
            {frame.seats[seat]?.bot && <small>{botInWords(lang, frame.seats[seat].bot)}</small>}
          </b>
        ))}
        {story?.each && <p class="how">{story.each[standing.seat]}</p>}
        {sum.length > 0 && (
          <p class="how">
            <Figures labels={labels} figures={sum} />
          </p>
        )}
        {ties.length > 0 && (
          <p class="how">
            {say.tieBreak} <Figures labels={labels} figures={ties} />
          </p>
        )}
        {Came &&
          side.map(seat => (
            <div key={seat} class="came">
              <Came
                {...{ seat, words, view: frame.view, options: frame.options }}
                colour={seatColour(frame, box.colours, seat)}
              />
            </div>
          ))}
      </td>
      <td class="figure">{score}</td>
    </tr>
  )
}

// The standings, one row per side.
const Standings = (props: Props & { standings: readonly Standing[] }) => {
  const { lang, box, frame, standings } = props
  const say = pageWords(lang)
  const sides = sidesOf(box[frame.mode].game, frame.seats.length, frame.options)
  return (
    <table class="standings sheet">
      <caption class="visually-hidden">{say.standings}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{say.place}</span>
          </th>
          <th scope="col">{say.name}</th>
          <th scope="col" class="figure">
            {say.score}
          </th>
        </tr>
      </thead>
      <tbody>
        {standings.flatMap(standing => {
          const side = sideOf(sides, standing.seat)
          return side[0] === standing.seat ? (
            <Place key={standing.seat} {...props} standing={standing} side={side} />
          ) : (
            []
          )
        })}
      </tbody>
    </table>
  )
}

// Long sentences are set smaller on a phone: a win shared by three must fit in three lines.
const sizeOf = (sentence: string) => {
  if (sentence.length > 64) return 'longest'
  return sentence.length > 44 ? 'long' : undefined
}

/**
 * Shows the end of a game, and links its style sheet, which no page needs earlier. Before the end,
 * draws an empty element, which htmx replaces as soon as the table sends the result.
 */
export const End = (props: Props) => {
  const { lang, box, code, frame } = props
  const at = props.onScreen ? `/t/${code}/screen` : pathTo(code, frame)
  const standings = frame.result && [...frame.result].sort((a, b) => a.place - b.place)
  if (!standings)
    return (
      <section
        id="end"
        hx-get={at}
        hx-trigger="over from:body"
        hx-select="#end"
        hx-target="this"
        hx-swap="outerHTML"
      />
    )
  const winners = standings
    .filter(({ place }) => place === 1)
    .map(({ seat }) => seatColour(frame, box.colours, seat))
  const won = box.words[lang][frame.mode].won(standings, tellingOf(lang, frame))
  const { story, assets, locale, ended } = props
  const early = earlyIn(props)
  const hasBoard = frame.mode === 'digital' && box.digital.layout.Board !== undefined
  return (
    <section id="end" class={hasBoard ? 'end with-board' : 'end'} aria-labelledby="won">
      <link rel="stylesheet" href={assets.games[box.id]?.[frame.mode]?.end} />
      {box.Finale && (
        <div class="finale">
          <box.Finale colours={winners} options={frame.options} words={box.words[lang]} />
        </div>
      )}
      <div class="do-now" role="status">
        <h1 id="won" class={sizeOf(won)}>
          {won}
        </h1>
        {early && <p>{early}</p>}
        {story?.by.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
        {ended !== undefined && (
          <p>
            <time class="end-day" dateTime={new Date(ended).toISOString()} data-locale={locale}>
              {eveningIn(locale, ended)}
            </time>
          </p>
        )}
        {!props.onScreen && <PracticeFrom lang={lang} frame={frame} />}
      </div>
      <NextGame {...props} />
      {!props.onScreen && !frame.from && (
        <Tonight lang={lang} box={box} frame={frame} last={code} />
      )}
      <Standings {...props} standings={standings} />
      {story && <Chart lang={lang} box={box} frame={frame} story={story} />}
      {!props.onScreen && <EndKeys {...props} />}
    </section>
  )
}
