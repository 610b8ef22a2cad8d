// The result as a card to share, 1200 × 630: the end's picture, who won, and the standings. It needs nothing from here once
// it was taken along: its inks come with it.
import type { Box } from '../games/box.tsx'
import type { Standing } from '../games/game.ts'
import { titleAt } from '../games/words.ts'
import type { Frame } from '../protocol.ts'
import type { Lang } from '../ui/lang.ts'
import { MarkPlates, MarkShape } from '../ui/seats/mark.tsx'
import { seatColour } from '../ui/table.tsx'
import { nameInFull, tellingOf } from './seats.ts'

const paper = '#e6dfce'
const ink = '#1f1b17'
const ink2 = '#574e43'

// A sentence in lines of about so many letters; what is too much ends in an ellipsis.
const linesOf = (sentence: string, letters: number, most = 3): string[] => {
  const lines: string[] = []
  for (const word of sentence.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]} …`] : lines
}

interface Props {
  lang: Lang
  box: Box
  frame: Frame
  inks: string // the style of the game's box
}

const Row = (props: Props & { standing: Standing; top: number; height: number }) => {
  const { lang, box, frame, standing, top, height } = props
  const { seat, place, score } = standing
  const colour = seatColour(frame, box.colours, seat)
  const name = nameInFull(lang, frame, seat)
  const y = top + height / 2 + 11
  return (
    <g font-size="32" font-weight="650" fill={ink}>
      <text x="690" y={y}>
        {place}
      </text>
      <svg
        aria-hidden="true"
        x="726"
        y={top + height / 2 - 17}
        width="34"
        height="34"
        viewBox="0 0 24 24"
        class={`mark seat-${colour}`}
      >
        <MarkShape colour={colour} />
      </svg>
      {/* As large as leaves room for the score. */}
      <text x="774" y={y} font-size={Math.min(32, Math.floor(500 / name.length))}>
        {name}
      </text>
      <text x="1160" y={y} text-anchor="end">
        {score}
      </text>
      <path d={`M690 ${top + height}h470`} stroke="#b6aa93" />
    </g>
  )
}

/** The end's picture alone, 390 × 226: what an album keeps of a game. */
export const EndPicture = ({ lang, box, frame, inks }: Props) => {
  const words = box.words[lang]
  const standings = frame.result ?? []
  const winners = standings.filter(({ place }) => place === 1)
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 390 226" width="390" height="226">
      <title>{words[frame.mode].won(standings, tellingOf(lang, { ...frame, you: 'room' }))}</title>
      <style>{`svg { --ink: ${ink} } ${inks}`}</style>
      <MarkPlates colours={box.colours} drawn={box.marks} />
      {box.Finale && (
        <box.Finale
          colours={winners.map(({ seat }) => seatColour(frame, box.colours, seat))}
          options={frame.options}
          words={words}
        />
      )}
    </svg>
  )
}

export const Card = (props: Props) => {
  const { lang, box, frame, inks } = props
  const telling = tellingOf(lang, { ...frame, you: 'room' })
  const words = box.words[lang]
  const standings = [...(frame.result ?? [])].sort((a, b) => a.place - b.place)
  const winners = standings.filter(({ place }) => place === 1)
  const colours = winners.map(({ seat }) => seatColour(frame, box.colours, seat))
  const height = Math.min(92, 450 / standings.length)
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
      <title>{words[frame.mode].won(standings, telling)}</title>
      <style>{`svg { --ink: ${ink} } text { font-family: Besley, Rockwell, Georgia, serif } ${inks}`}</style>
      <MarkPlates colours={box.colours} drawn={box.marks} />
      <path d="M0 0h1200v630H0z" fill={paper} />
      {box.Finale && (
        <svg aria-hidden="true" x="0" y="0" width="650" height="377" viewBox="0 0 390 226">
          <box.Finale colours={colours} options={frame.options} words={words} />
        </svg>
      )}
      <path d="M0 377h650v4H0zM650 0h4v630h-4z" fill={ink} />
      {linesOf(words[frame.mode].won(standings, telling), 24, 4).map((line, i) => (
        <text key={line} x="40" y={446 + i * 50} font-size="40" font-weight="700" fill={ink}>
          {line}
        </text>
      ))}
      <text x="690" y="66" font-size="26" font-weight="600" fill={ink2}>
        {titleAt(words, frame.options)}
      </text>
      <path d="M690 92h470" stroke={ink} stroke-width="3" />
      {standings.map((standing, i) => (
        <Row key={standing.seat} {...props} standing={standing} top={94 + i * height} height={height} />
      ))}
      <text x="690" y="602" font-size="22" fill={ink2}>
        Boxside
      </text>
    </svg>
  )
}
