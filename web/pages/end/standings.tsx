// The standings of a finished game: a row per side with its score, how far it came, and what it
// spent or lacked.
import type { Seat, Standing } from '../../games/game.ts'
import { sideOf, sidesOf } from '../../games/kit/seats.ts'
import type { Story } from '../../games/story.ts'
import { seatColour } from '../../ui/table.tsx'
import { pageWords } from '../../words/all.ts'
import type { AtTable } from '../at-table.ts'
import { Emblem } from '../emblem.tsx'
import { botInWords, tellingOf } from '../seats.ts'
import type { Counts } from './counts.ts'

type Labels = Readonly<Record<string, string>>

interface Props extends Pick<AtTable, 'lang' | 'box' | 'frame'> {
  standings: readonly Standing[] // by place
  labels: Labels // of the parts of a score
  counts: Counts
  story?: Story
}

type PlaceProps = Props & { standing: Standing; side: readonly Seat[] }

const Figures = ({ labels, figures }: { labels: Labels; figures: readonly [string, number][] }) => (
  <>
    {figures.map(([label, figure]) => (
      <span key={label}>
        {labels[label] ?? label} <b>{figure}</b>
      </span>
    ))}
  </>
)

// Returns the parts of a score that are not 0; empty if a single part is the whole score.
const sumOf = ({ sum, score }: Standing) => {
  const parts = sum.filter(([, figure]) => figure !== 0)
  return parts.length === 1 && parts[0]![1] === score ? [] : parts
}

/**
 * Returns the tie-breaks of a standing; empty unless they decided something: a seat with the same
 * score must have another place.
 */
export const tiesIn = (
  { place, score, ties = [] }: Standing,
  all: readonly Standing[],
): readonly [string, number][] =>
  all.some(other => other.score === score && other.place !== place) ? ties : []

const Names = ({ lang, box, frame, side }: PlaceProps) => {
  const { name } = tellingOf(lang, frame)
  return (
    <div class="place-names">
      {side.map(seat => {
        const { colour, bot } = frame.seats[seat]!
        return (
          <b key={seat} data-holder={seat}>
            <Emblem box={box} colour={colour} />
            <span>
              {name(seat)} {seat === frame.you && <small>{pageWords(lang).you}</small>}
              {bot && <small>{botInWords(lang, bot)}</small>}
            </span>
          </b>
        )
      })}
    </div>
  )
}

// What is said of a side: the story's sentence or else the parts of its score, and what decided a
// tie.
const How = ({ lang, standing, standings, labels, story }: PlaceProps) => {
  const said = story?.each?.[standing.seat]
  const sum = said ? [] : sumOf(standing)
  const ties = tiesIn(standing, standings)
  return (
    <div class="place-how">
      {said && <p>{said}</p>}
      {sum.length > 0 && (
        <p class="place-sum">
          <Figures labels={labels} figures={sum} />
        </p>
      )}
      {ties.length > 0 && (
        <p class="place-sum place-tie">
          {pageWords(lang).tieBreak} <Figures labels={labels} figures={ties} />
        </p>
      )}
    </div>
  )
}

// The row of one side, whose seats share the place, the score and its parts.
const Place = (props: PlaceProps) => {
  const { lang, box, frame, standing, side, counts } = props
  const { place, score, seat } = standing
  const { Came } = box[frame.mode]
  const words = box.words[lang]
  const isMine = side.some(one => one === frame.you)
  const colour = seatColour(frame, box.colours, seat)
  return (
    <li class={['outcome', place === 1 && 'first', isMine && 'mine'].filter(Boolean).join(' ')}>
      <span class="visually-hidden">{`${pageWords(lang).place} ${place}`}</span>
      {isMine && <span class={`place-bar seat-${colour}`} />}
      <div class="place-line">
        <Names {...props} />
        {Came && (
          <div class="place-came">
            {side.map(one => (
              <Came
                key={one}
                {...{ seat: one, words, view: frame.view, options: frame.options }}
                colour={seatColour(frame, box.colours, one)}
              />
            ))}
          </div>
        )}
      </div>
      <b
        class="place-figure"
        data-totals={
          counts.length > 0 ? counts.map(({ figures }) => figures[seat]).join(' ') : undefined
        }
      >
        {score}
      </b>
      <How {...props} />
    </li>
  )
}

// All rows give their names the same width, so that what the rows draw is at one scale.
const widthFor = (letters: number) => {
  if (letters > 10) return 'standings longest'
  return letters > 7 ? 'standings long' : 'standings'
}

/** Shows the sides in order. */
export const Standings = (props: Props) => {
  const { lang, box, frame, standings } = props
  const { name } = tellingOf(lang, frame)
  const sides = sidesOf(box[frame.mode].game, frame.seats.length, frame.options)
  const longest = Math.max(...frame.seats.map((_, seat) => name(seat).length))
  return (
    <ol class={widthFor(longest)} aria-label={pageWords(lang).standings}>
      {standings.flatMap(standing => {
        const side = sideOf(sides, standing.seat)
        return side[0] === standing.seat ? (
          <Place key={standing.seat} {...props} standing={standing} side={side} />
        ) : (
          []
        )
      })}
    </ol>
  )
}
