// The prices of both ways side by side, and the findings about each.
import type { ComponentChildren } from 'preact'
import type { Square } from '../../kit/squares.ts'
import { SideSign, useSideName } from '../parts/seats.tsx'
import { squareName } from '../rules/places.ts'
import type { Length } from '../rules/ranking.ts'
import type { Side } from '../rules/sides.ts'
import type { SheetWords } from '../words/sentences.ts'
import type { Reckoning, Traced } from './reckoning.ts'
import type { Options } from './state.ts'

export const bothSides = [0, 1] as const

interface CardProps {
  side: Side
  length: Length | undefined
  missing: string
  words: SheetWords
  isWinner: boolean
}

const Card = ({ side, length, missing, words, isWinner }: CardProps) => {
  const name = useSideName()(side)
  const { squares, obstacles } = length ?? {}
  return (
    <li class={`camino-card sheet side-${side}${isWinner ? ' hot' : ''}`}>
      <p>
        <SideSign side={side} />
        <strong>{name}</strong>
        {isWinner && <Crown />}
      </p>
      {squares === undefined || obstacles === undefined ? (
        <>
          <b aria-hidden="true">–</b>
          <span>{missing}</span>
        </>
      ) : (
        <>
          <b>{squares + obstacles}</b>
          <span>{words.sumInWords(squares, obstacles)}</span>
        </>
      )}
    </li>
  )
}

const Crown = () => (
  <svg class="camino-crown" viewBox="0 0 36 30" aria-hidden="true">
    <path d="M3 22L1 6l9 7 8-11 8 11 9-7-2 16z" />
    <path d="M4 27h28" />
  </svg>
)

interface CardsProps {
  lengths: readonly (Length | undefined)[] // by side
  missing?: readonly string[] // by side: the text shown in place of a length
  winner?: Side
  words: SheetWords
}

export const Cards = ({ lengths, missing, winner, words }: CardsProps) => (
  <ul class="camino-cards">
    {bothSides.map(side => (
      <Card
        key={side}
        side={side}
        length={lengths[side]}
        missing={missing?.[side] ?? words.sheet.noWay}
        words={words}
        isWinner={side === winner}
      />
    ))}
  </ul>
)

interface FindingsProps {
  reckoning: Reckoning
  options: Options
  words: SheetWords
  children?: ComponentChildren
}

export const Findings = ({ reckoning, options, words, children }: FindingsProps) => (
  <div class="camino-findings">
    {bothSides.map(side => (
      <About
        key={side}
        side={side}
        traced={reckoning.sides[side]}
        options={options}
        words={words}
      />
    ))}
    {reckoning.isTangled && <p class="camino-about">{words.sheet.tangled}</p>}
    {children}
  </div>
)

const mostNamed = 3

interface AboutProps {
  side: Side
  traced: Traced
  options: Options
  words: SheetWords
}

// The findings about one way: its obstacles, ways almost as cheap, and why it is not final yet.
const About = ({
  side,
  traced: { way, possible, isFinal, others, unfinished },
  options,
  words,
}: AboutProps) => {
  const { sheet } = words
  const names = (squares: readonly Square[]) => {
    const shown =
      squares.slice(0, mostNamed + 1).length > mostNamed ? squares.slice(0, mostNamed) : squares
    const named = shown.map(at => squareName(options.variant, at)).join(', ')
    return shown.length < squares.length ? sheet.more(named, squares.length - shown.length) : named
  }
  const sum = (one: { squares: Square[]; obstacles: Square[] }) =>
    one.squares.length + one.obstacles.length
  const by = (why: (typeof unfinished)[number]['why']) =>
    unfinished.filter(one => one.why === why).map(({ square }) => square)
  const said: ComponentChildren[] = [
    way &&
      way.obstacles.length > 0 &&
      sheet.obstaclesAt(
        way.obstacles.map(at => squareName(options.variant, at)).join(', '),
        way.obstacles.length,
      ),
    possible && by('shorter').length > 0 && sheet.cheaper(sum(possible), names(by('shorter'))),
    by('open').length > 0 && sheet.open(names(by('open'))),
    by('obstacle').length > 0 && sheet.mayCost(names(by('obstacle'))),
    ...others.map(other =>
      sheet.other(sum(other), names(other.squares.filter(at => !way?.squares.includes(at)))),
    ),
    way && isFinal && others.length === 0 && sheet.noOther,
  ].filter(Boolean)
  if (said.length === 0) return null
  return (
    <p class="camino-about">
      <SideSign side={side} />
      <span>
        {said.map((sentence, i) => (
          <span key={i}>{sentence} </span>
        ))}
      </span>
    </p>
  )
}
