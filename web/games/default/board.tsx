// The default board, for a game without one: lists every legal move of the reader in words.
import { Advised } from '../../ui/advice.tsx'
import { digitOf } from '../../ui/keys.ts'
import { MoveForm } from '../../ui/moves.tsx'
import { useTelling } from '../../ui/table.tsx'
import { MoveTile, Tiles } from '../../ui/turn/tile.tsx'
import type { AnyGame } from '../game.ts'
import { byKind, fewMoves } from '../kit/kinds.ts'
import { kindOf, nameIn } from '../words.ts'
import { type Face, Page, type Score, type Words } from './page.tsx'

interface MovesProps {
  words: Words
  moves: readonly unknown[]
}

const Ways = ({ words, moves, from }: MovesProps & { from: number }) => {
  const telling = { ...useTelling(), exact: true } as const
  const name = (move: unknown) => nameIn(words.moves, move, telling) ?? kindOf(move)
  if (moves.length <= fewMoves)
    return (
      <Tiles>
        {moves.map((move, i) => (
          <MoveTile
            key={JSON.stringify(move)}
            move={move}
            label={name(move)}
            shortcut={digitOf(from + i)}
          />
        ))}
      </Tiles>
    )
  return (
    <div class="plain-list">
      <select name="move" aria-label={words.plain.oneOfMoves(moves.length)}>
        {moves.map(move => (
          <option key={JSON.stringify(move)} value={JSON.stringify(move)}>
            {name(move)}
          </option>
        ))}
      </select>
      <button type="submit" class="button quiet">
        {words.plain.makeIt}
      </button>
    </div>
  )
}

const Moves = ({ words, moves }: MovesProps) => {
  const kinds = byKind(moves)
  const tiled = kinds.map(kind => (kind.length <= fewMoves ? kind.length : 0))
  return kinds.map((kind, i) => (
    <MoveForm key={kindOf(kind[0])} class="plain-entry">
      <Ways
        words={words}
        moves={kind}
        from={tiled.slice(0, i).reduce((sum, count) => sum + count, 0)}
      />
    </MoveForm>
  ))
}

/** Makes the board of a game from its rules, and from its score if it has one. */
export const faceOf = ({ digital, score }: { digital: AnyGame; score?: Score }) =>
  function Board(face: Face) {
    const { frame, words } = face
    const { options, view, you } = frame
    const moves = [...digital.moves({ you, options, view })]
    return (
      <Page {...face} score={score}>
        <Advised />
        {moves.length > 0 ? (
          <Moves words={words} moves={moves} />
        ) : (
          <p class="plain-later">{words.plain.later}</p>
        )}
      </Page>
    )
  }
