// The pictures of the rules help: small boards drawn like those of the game, and all pieces with
// their numbers.
import type { ComponentChildren } from 'preact'
import { MarkPlates } from '../../../ui/seats/mark.tsx'
import type { PictureProps } from '../../box.tsx'
import { columnOf, rowOf, type Size, type Square } from '../../kit/squares.ts'
import { Drawings } from '../art/drawings.tsx'
import { LandMap, Tiles } from '../art/map.tsx'
import { TilePicture } from '../art/tile.tsx'
import { Ways } from '../art/ways.tsx'
import { boardSize, colours, counts, frameOf, piecesOf, type Variant } from '../rules/pieces.ts'
import type { Words } from '../words/sentences.ts'
import { boardOf, contact, detour, type Example, examples, game, names, way } from './examples.ts'

const sitters = [[colours[0]], [colours[1]]]

type Props = PictureProps<Words, { variant?: Variant }>

interface PlateProps extends Example {
  labels: readonly string[]
  children?: ComponentChildren
}

const Sign = ({ size, at, children }: { size: Size; at: Square; children: ComponentChildren }) => (
  <g transform={`translate(${columnOf(size, at) * 100} ${rowOf(size, at) * 100})`}>{children}</g>
)

const Plate = ({ labels, size, lies, tried, children }: PlateProps) => (
  <figure class="camino-example">
    <svg
      viewBox={`-8 -8 ${size.columns * 100 + 16} ${size.rows * 100 + 16}`}
      width={size.columns * 76}
      aria-hidden="true"
    >
      <LandMap size={size} board={boardOf(size, lies)} />
      {children}
      {tried && (
        <>
          <g class="tried">
            <Tiles size={size} board={boardOf(size, [tried])} />
          </g>
          <Sign size={size} at={tried[0]}>
            <path class="may-not" d="M4 4h92v92H4z" />
            <circle class="no" cx="78" cy="22" r="17" />
            <path class="no" d="M72 16l12 12M84 16L72 28" />
          </Sign>
        </>
      )}
    </svg>
    <figcaption>{labels[0]}</figcaption>
  </figure>
)

// Every kind of piece in the table's variant, with its number. The symbols that all pictures use
// are here, once a page.
const Pieces = ({ labels, words, options }: Props) => (
  <figure class="camino-example">
    <Drawings />
    <ul class="camino-pieces">
      {piecesOf(options?.variant ?? 'camino').map(piece => (
        <li key={piece}>
          <TilePicture piece={piece} turns={0} />
          <span>
            {words.digital.piece[piece]}
            <b> {counts[piece]}</b>
          </span>
        </li>
      ))}
    </ul>
    <figcaption>{labels[0]}</figcaption>
  </figure>
)

const Contact = ({ labels }: Props) => (
  <Plate labels={labels} {...examples.placing}>
    {contact.map(at => (
      <Sign key={at} size={examples.placing.size} at={at}>
        <path class="may" d="M8 8h84v84H8z" />
      </Sign>
    ))}
  </Plate>
)

const Anticipation = ({ labels }: Pick<Props, 'labels'>) => (
  <Plate labels={labels} {...examples.anticipation}>
    <Sign size={examples.anticipation.size} at={4}>
      <text class="question" x="50" y="68">
        ?
      </text>
    </Sign>
  </Plate>
)

const Blocking = ({ labels }: Props) => (
  <Plate labels={labels} {...examples.blocking}>
    <path class="edge" d="M400-3H-3V200" />
  </Plate>
)

const Turn = ({ labels }: Props) => (
  <Plate labels={labels} {...examples.example}>
    <path class="edge" d="M0-3H303V300" />
    <Ways
      size={examples.example.size}
      {...{ sitters }}
      ways={[undefined, detour]}
      isCertain={() => true}
      ends={[[], [2]]}
      isLaid={at => at !== 5 && at !== 8}
    />
    {names.map(([at, name, isLow]) => (
      <Sign key={name} size={examples.example.size} at={at}>
        <text class="name" x="7" y={isLow ? 93 : 25}>
          {name}
        </text>
      </Sign>
    ))}
  </Plate>
)

const Score = ({ labels }: Props) => (
  <Plate labels={labels} {...examples.score}>
    <Ways
      size={examples.score.size}
      {...{ sitters }}
      ways={[way]}
      isCertain={() => true}
      ends={[]}
      isLaid={() => true}
    />
  </Plate>
)

const outlineOf = (variant: Variant) => {
  const { west, north, columns, rows } = frameOf(variant)
  return `M${west * 100} ${north * 100}h${columns * 100}v${rows * 100}h-${columns * 100}z`
}

const Frames = ({ labels }: Props) => (
  <Plate labels={labels} size={boardSize} lies={[]}>
    <path class="outline" d={outlineOf('caminito')} />
    <path class="outline of-small" d={outlineOf('caminito-small')} />
  </Plate>
)

// The whole game at a glance: the goal, and a turn in three steps.
const Glance = ({ labels: [goal, lay, keep, draw] }: Props) => {
  const { size, ways, lies } = game
  const laid = lies.map(([at]) => Number(at))
  const ends = ways.map(({ squares }) => [squares[0], squares.at(-1)!])
  return (
    <div class="camino-glance">
      <MarkPlates colours={colours.slice(0, 2)} />
      <Plate labels={[goal!]} size={size} lies={lies}>
        <Ways
          size={size}
          sitters={sitters}
          ways={ways}
          isCertain={at => laid.includes(at)}
          ends={ends}
          isLaid={at => laid.includes(at)}
        />
      </Plate>
      <Plate labels={[lay!]} {...examples.placing}>
        <g class="tried">
          <Tiles
            size={examples.placing.size}
            board={boardOf(examples.placing.size, [[12, 'curve', 0]])}
          />
        </g>
        {contact.map(at => (
          <Sign key={at} size={examples.placing.size} at={at}>
            <path class="may" d="M8 8h84v84H8z" />
          </Sign>
        ))}
      </Plate>
      <Anticipation labels={[keep!]} />
      <figure class="camino-example">
        <ul class="camino-pieces">
          {(['curve', 'three-way', 'meadow', 'rail-curve', 'bridge'] as const).map(piece => (
            <li key={piece}>
              <TilePicture piece={piece} turns={0} />
            </li>
          ))}
        </ul>
        <figcaption>{draw}</figcaption>
      </figure>
    </div>
  )
}

export const pictures = {
  glance: Glance,
  turn: Turn,
  pieces: Pieces,
  contact: Contact,
  forest: ({ labels }: Props) => <Plate labels={labels} {...examples.matching} />,
  anticipation: Anticipation,
  blocking: Blocking,
  lines: ({ labels }: Props) => <Plate labels={labels} {...examples.lines} />,
  score: Score,
  frame: Frames,
}
