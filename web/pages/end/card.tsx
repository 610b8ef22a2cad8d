// The end of a game as a poster to share, 1200 px wide: the table, who won and how, the standings,
// the chart, the day. It contains its own colours, so that it can be shown outside the site.
import type { Box } from '../../games/box.tsx'
import type { Standing } from '../../games/game.ts'
import type { Story } from '../../games/story.ts'
import { titleAt } from '../../games/words.ts'
import type { Lang } from '../../lang.ts'
import type { Frame } from '../../protocol.ts'
import { MarkShape } from '../../ui/seats/mark.tsx'
import { seatColour } from '../../ui/table.tsx'
import { type House, nameOf } from '../document.tsx'
import { Drawings } from '../drawings.tsx'
import { nameInFull, tellingOf } from '../seats.ts'
import { Lines } from './chart.tsx'
import { earlyIn } from './early.ts'

const wide = 1200
const margin = 40
const inner = wide - 2 * margin
const scene = 390 / 226 // width divided by height of the end's picture (`ui/scene.tsx`)

/** Breaks a sentence into lines of at most `letters` characters. A longer word is a line itself. */
export const linesOf = (sentence: string, letters: number): string[] => {
  const lines: string[] = []
  for (const word of sentence.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

interface Props {
  lang: Lang
  box: Box
  frame: Frame
  inks: string // the style of the poster and of the game's box
}

interface CardProps extends Props {
  story?: Story
  day: string // when the game ended, in the reader's language
  house: House
}

const winnersOf = (box: Box, frame: Frame) =>
  (frame.result ?? [])
    .filter(({ place }) => place === 1)
    .map(({ seat }) => seatColour(frame, box.colours, seat))

const Text = ({ lines, x = margin, y, step, size }: TextProps) => (
  <>
    {lines.map((line, i) => (
      <text key={i} x={x} y={y + i * step} font-size={size}>
        {line}
      </text>
    ))}
  </>
)
interface TextProps {
  lines: readonly string[]
  x?: number
  y: number
  step: number
  size?: number
}

const row = 68
// One row of the standings. A long name is set smaller, to leave room for the score.
const Row = (props: Props & { standing: Standing; y: number; width: number }) => {
  const { lang, box, frame, standing, y, width } = props
  const { seat, place, score } = standing
  const name = nameInFull(lang, frame, seat)
  const nameWidth = width - 110 - Math.max(80, 23 * String(score).length)
  const foot = y + 45
  return (
    <g data-poster="seat">
      {place === 1 && <path d={`M${margin} ${y}h${width}v${row}h${-width}z`} fill="var(--hot)" />}
      <text x={margin + 12} y={foot}>
        {place}
      </text>
      <svg aria-hidden="true" x={margin + 48} y={y + 17} width="34" height="34" viewBox="0 0 24 24">
        <g class={`mark seat-${seatColour(frame, box.colours, seat)}`}>
          <MarkShape colour={seatColour(frame, box.colours, seat)} />
        </g>
      </svg>
      <text
        x={margin + 98}
        y={foot}
        font-size={Math.min(32, Math.floor(nameWidth / (name.length * 0.6)))}
      >
        {name}
      </text>
      <text x={margin + width - 12} y={foot} text-anchor="end" font-size="38">
        {score}
      </text>
      <path class="poster-hair" d={`M${margin} ${y + row}h${width}`} />
    </g>
  )
}

// px; `lines`: the chart without its labels, which take `left` and `above` of the whole; `head`: a
// line of the title, `line`: a line of a moment; `words`: letters in such a line
const chart = {
  ...{ width: 540, height: 209, left: 36, above: 21, lines: { width: 447, height: 155 } },
  ...{ head: 40, words: 34, line: 32 },
}
const right = wide - margin - chart.width

// The lines of each explained moment in the right column, and the height of that column.
const momentLines = ({ moments }: Story) => moments.map(({ words }) => linesOf(words, chart.words))
const storyHeight = (story: Story) =>
  linesOf(story.title, 30).length * chart.head +
  chart.height +
  momentLines(story).flat().length * chart.line +
  16

const Course = (props: CardProps & { story: Story; y: number }) => {
  const { lang, box, frame, story, y } = props
  const title = linesOf(story.title, 30)
  const top = y + title.length * chart.head
  const told = momentLines(story)
  const before = (i: number) => told.slice(0, i).flat().length
  return (
    <g data-poster="chart">
      <Text lines={title} x={right} y={y + 26} step={chart.head} />
      <svg aria-hidden="true" x={right + chart.left} y={top + chart.above} overflow="visible">
        <Lines {...{ lang, box, frame, story }} size={chart.lines} />
      </svg>
      {told.map((lines, i) => {
        const at = top + chart.height + 34 + before(i) * chart.line
        return (
          <g key={i} class="poster-second">
            <circle cx={right + 14} cy={at - 9} r="14" fill="var(--ink)" />
            <text
              x={right + 14}
              y={at - 2}
              text-anchor="middle"
              font-size="20"
              fill="var(--ground)"
            >
              {i + 1}
            </text>
            <Text lines={lines} x={right + 40} y={at} step={chart.line} size={26} />
          </g>
        )
      })}
    </g>
  )
}

const sceneOf = ({ lang, box, frame }: Props) =>
  box.Finale && {
    shows: 'scene',
    ratio: scene,
    picture: (
      <box.Finale colours={winnersOf(box, frame)} options={frame.options} words={box.words[lang]} />
    ),
  }

// Returns the drawing of the table with its width divided by its height, or the picture of the end
// if the game has no such drawing.
const pictureOf = (props: Props) => {
  const { box, frame } = props
  const { poster } = box[frame.mode]
  const { options, view, seats } = frame
  const colours = seats.map((_, seat) => seatColour(frame, box.colours, seat))
  const map = poster?.Picture({ view, options, colours })
  if (poster && map)
    return { shows: 'map', ratio: poster.ratio(options, seats.length), picture: map }
  return sceneOf(props) ?? { shows: 'scene', ratio: scene, picture: null }
}

// The picture of a stamp, twice its size on a phone.
const stamp = { width: 304, height: 220 }

// The drawing of the table, as large as fits, or the picture of the end, whole, with more of its
// sky above.
const StampPicture = (props: Props) => {
  const { box, frame } = props
  const scene = sceneOf(props)
  const drawn = pictureOf(props)
  if (scene && !(drawn.shows === 'map' && box[frame.mode].poster?.isStamp)) {
    const tall = (390 * stamp.height) / stamp.width
    return (
      <svg aria-hidden="true" {...stamp} viewBox={`0 ${226 - tall} 390 ${tall}`}>
        <svg aria-hidden="true" width="390" height="226" overflow="visible">
          {scene.picture}
        </svg>
      </svg>
    )
  }
  const { ratio, picture } = drawn
  const wide = Math.min(stamp.width, stamp.height * ratio)
  const tall = wide / ratio
  return (
    <svg
      x={(stamp.width - wide) / 2}
      y={(stamp.height - tall) / 2}
      width={wide}
      height={tall}
      aria-hidden="true"
    >
      {picture}
    </svg>
  )
}

/** Draws the picture of the end for an album, scaled so that nothing is cut off. */
export const EndPicture = (props: Props) => {
  const { lang, box, frame, inks } = props
  const standings = frame.result ?? []
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${stamp.width} ${stamp.height}`}
      {...stamp}
      data-game={box.id}
    >
      <title>
        {box.words[lang][frame.mode].won(standings, tellingOf(lang, { ...frame, you: 'room' }))}
      </title>
      <style>{`${inks}.finale-picture{overflow:visible}`}</style>
      <Drawings box={box} frame={{ ...frame, you: 'room' }} lang={lang} />
      <path d={`M0 0h${stamp.width}v${stamp.height}H0z`} fill="var(--green)" />
      <StampPicture {...props} />
    </svg>
  )
}

const Head = ({ title, day }: { title: string; day: string }) => (
  <g fill="var(--on-green)">
    <path d={`M0 0h${wide}v88H0z`} fill="var(--green)" />
    <path d={`M0 88h${wide}v6H0z`} fill="var(--ochre)" />
    <text x={margin} y="58" font-size="40">
      {title}
    </text>
    <text
      x={wide - margin}
      y="57"
      text-anchor="end"
      font-family="var(--narrow)"
      font-size="30"
      font-weight="400"
      data-poster="day"
    >
      {day}
    </text>
  </g>
)

export const Card = (props: CardProps) => {
  const { lang, box, frame, inks, story, day } = props
  const words = box.words[lang]
  const standings = [...(frame.result ?? [])].sort((a, b) => a.place - b.place)
  const won = words[frame.mode].won(standings, tellingOf(lang, { ...frame, you: 'room' }))
  const { shows, ratio, picture } = pictureOf(props)
  const sentence = linesOf(won, 34)
  const by = [earlyIn(props) ?? [], story?.by ?? []]
    .flat()
    .flatMap(sentence => linesOf(sentence, 92))
  const [top, tall] = [122, Math.round(inner / ratio)]
  const wonAt = top + tall + 78
  const byAt = wonAt + (sentence.length - 1) * 64 + 48
  const below = byAt + by.length * 36 + 8
  const height = below + Math.max(standings.length * row, story ? storyHeight(story) : 0) + 84
  const width = story ? right - margin - 40 : inner
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${wide} ${height}`}
      width={wide}
      height={height}
      class="poster"
      data-game={box.id}
    >
      <title>{won}</title>
      <style>{inks}</style>
      <Drawings box={box} frame={{ ...frame, you: 'room' }} lang={lang} />
      <path d={`M0 0h${wide}v${height}H0z`} fill="var(--ground)" />
      <Head title={titleAt(words, frame.options)} day={day} />
      <g data-poster={shows}>
        <svg aria-hidden="true" x={margin} y={top} width={inner} height={tall}>
          {picture}
        </svg>
        <path class="poster-place" d={`M${margin} ${top}h${inner}v${tall}h${-inner}z`} />
      </g>
      <Text lines={sentence} y={wonAt} step={64} size={56} />
      <g class="poster-second">
        <Text lines={by} y={byAt} step={36} />
      </g>
      <path class="poster-rule" d={`M${margin} ${below}h${width}`} />
      {standings.map((standing, i) => (
        <Row key={standing.seat} {...props} standing={standing} y={below + i * row} width={width} />
      ))}
      {story && <Course {...props} story={story} y={below} />}
      <text class="poster-second" x={wide - margin} y={height - 26} text-anchor="end">
        {nameOf(props.house)}
      </text>
    </svg>
  )
}
