// Explains why a square is not legal, or what is on it. The explanation puts the rule into words
// and shows, for each square that it mentions, the number of that square on the board.
import type { Square } from '../../games/kit/squares.ts'
import type { FaceWords } from '../../games/words.ts'
import { keys } from '../keys.ts'
import { RuleLink, wordRefusal } from '../refused.tsx'
import { useTable, useTelling } from '../table.tsx'
import { type Asked, proofsOf } from './question.ts'

const ProofNumber = ({ n }: { n: number }) => (
  <b class="proof-number" aria-hidden="true">
    {n}
  </b>
)

// Each square that proves a refusal has a number on the board. Puts these numbers into the
// sentence: in place of `(1)`, otherwise before the name of the square. Adds squares that the
// sentence does not mention at its end.
const Numbered = ({ sentence, names }: { sentence: string; names: readonly string[] }) => {
  const said = names.map((name, i) => (sentence.includes(`(${i + 1})`) ? `(${i + 1})` : name))
  const sought = said.map(one =>
    one.startsWith('(') ? `\\(${one.slice(1, -1)}\\)` : `\\b${one}\\b`,
  )
  const pieces = said.length > 0 ? sentence.split(new RegExp(`(${sought.join('|')})`)) : [sentence]
  const unsaid = names.flatMap((name, i) => (pieces.includes(said[i]!) ? [] : [{ name, n: i + 1 }]))
  return (
    <>
      {pieces.map((piece, i) => {
        const n = said.indexOf(piece) + 1
        if (n === 0) return piece
        return piece.startsWith('(') ? (
          <ProofNumber key={i} n={n} />
        ) : (
          <span key={i}>
            <ProofNumber n={n} /> {piece}
          </span>
        )
      })}
      {unsaid.map(({ name, n }) => (
        <span key={name} class="proof-name">
          {' '}
          <ProofNumber n={n} /> {name}
        </span>
      ))}
    </>
  )
}

interface Props {
  asked: Asked
  words: Pick<FaceWords, 'refused'>
  name(at: Square): string // returns the name of a square, as in the refusals
  lies: string // what is on the square, in words
  close(): void
}

export const Answer = ({ asked: { at, refusal }, words, name, lies, close }: Props) => {
  const { code, frame, house } = useTable()
  const telling = useTelling()
  const proofs = proofsOf({ at, refusal })
  return (
    <div class={refusal ? 'answer why' : 'answer'} role="status">
      <p>
        {refusal ? (
          <>
            <Numbered
              sentence={wordRefusal(refusal, house, words, telling)}
              names={proofs.map(name)}
            />
            {refusal.rule && (
              <RuleLink game={frame.game} table={code} rule={refusal.rule} house={house} />
            )}
          </>
        ) : (
          lies
        )}
      </p>
      <button
        type="button"
        class="answer-close"
        aria-label={house.grid.close}
        aria-keyshortcuts={keys.back}
        onClick={close}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  )
}
