// The end of a game: the winner in one sentence, how every place came about, another game, the result to take along.

import type { Box } from '../games/box.tsx'
import type { Seat, Standing } from '../games/game.ts'
import { sideOf, sidesOf } from '../games/kit/seats.ts'
import type { Frame } from '../protocol.ts'
import type { Lang } from '../ui/lang.ts'
import { pageWords } from '../words/all.ts'
import { Emblem } from './emblem.tsx'
import { tellingOf } from './seats.ts'

interface Props {
  lang: Lang
  box: Box
  code: string
  frame: Frame
  holds: readonly Seat[]
  onScreen?: true // on the big screen: nothing to press
}

const Figures = ({ labels, figures }: { labels: Record<string, string>; figures: readonly [string, number][] }) => (
  <>
    {figures.map(([label, figure]) => (
      <span key={label}>
        {labels[label] ?? label} <b>{figure}</b>
      </span>
    ))}
  </>
)

type PlaceProps = Omit<Props, 'holds' | 'code' | 'onScreen'> & { standing: Standing; side: readonly Seat[] }

// A side's row: its seats share place, score and all that led to it.
const Place = ({ lang, box, frame, standing, side }: PlaceProps) => {
  const say = pageWords(lang)
  const { place, score, sum, ties = [] } = standing
  const { name } = tellingOf(lang, frame)
  const { standing: labels } = box.words[lang]
  return (
    <tr class={side.some(seat => seat === frame.you) ? 'hot' : undefined}>
      <th scope="row" class="figure">
        {place}
      </th>
      <td>
        {side.map(seat => (
          <b key={seat} class="standing-name">
            <Emblem box={box} colour={frame.seats[seat]?.colour} /> {name(seat)}
          </b>
        ))}
        <p class="how">
          <Figures labels={labels} figures={sum} />
        </p>
        {ties.length > 0 && (
          <p class="how">
            {say.tieBreak} <Figures labels={labels} figures={ties} />
          </p>
        )}
      </td>
      <td class="figure">{score}</td>
    </tr>
  )
}

// What can be done now: another game with the same seats, and the result as a file.
const Ways = ({ lang, code, frame, holds }: Props) => {
  const say = pageWords(lang)
  return (
    <div class="end-ways">
      {frame.again ? (
        <a class="button main" href={`/t/${code}/again`}>
          {say.toAgain}
        </a>
      ) : (
        (holds.length > 0 || frame.host) && (
          <form method="post" action={`/t/${code}/again`}>
            <button type="submit" class="button main">
              {say.again}
            </button>
          </form>
        )
      )}
      <p class="take-along">
        <span>{say.takeAlong}</span>
        <a href={`/t/${code}/result.csv`} download>
          CSV
        </a>
        <a href={`/t/${code}/result.json`} download>
          JSON
        </a>
        <a href={`/t/${code}/result.bgstats`}>BG Stats</a>
      </p>
    </div>
  )
}

// Before the end it is an empty place, filled as soon as the table says that it is over.
export const End = (props: Props) => {
  const { lang, box, code, frame } = props
  const say = pageWords(lang)
  const at = props.onScreen ? `/t/${code}/screen` : frame.you === 'room' ? `/t/${code}` : `/t/${code}?seat=${frame.you}`
  const standings = frame.result && [...frame.result].sort((a, b) => a.place - b.place)
  const sides = sidesOf(box[frame.mode], frame.seats.length, frame.options)
  if (!standings)
    return (
      <section id="end" hx-get={at} hx-trigger="over from:body" hx-select="#end" hx-target="this" hx-swap="outerHTML" />
    )
  return (
    <section id="end" class="end" aria-labelledby="won">
      <div class="do-now" role="status">
        <h1 id="won">{box.words[lang][frame.mode].won(standings, tellingOf(lang, frame))}</h1>
      </div>
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
      {!props.onScreen && <Ways {...props} />}
    </section>
  )
}
