// Why a square is not legal, asked for by a tap: the rule in words, its proofs numbered on the chart.
import { RuleLink, wordRefusal } from '../../../ui/refused.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import type { Refusal } from '../../game.ts'
import type { Square } from '../../kit/squares.ts'
import type { Position } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { squareInWords } from './squares.tsx'

export interface Asked {
  square: Square
  refusal?: Refusal | undefined // none: one only wants to know what lies there
}

interface Props {
  position: Position
  words: BoardWords
  asked: Asked
  close(): void
}

export const Answer = ({ position, words, asked: { square, refusal }, close }: Props) => {
  const { code, frame, house } = useTable()
  const telling = useTelling()
  const lies = squareInWords(position, square, words, telling)
  return (
    <div class="answer" role="status">
      <div>
        {refusal && (
          <p>
            <strong>{wordRefusal(refusal, house, words, telling)}</strong>
            {refusal.rule && <RuleLink game={frame.game} table={code} rule={refusal.rule} house={house} />}
          </p>
        )}
        <p class={refusal ? 'visually-hidden' : undefined}>{lies}</p>
      </div>
      <button type="button" class="answer-close" aria-label={words.board.close} onClick={close}>
        ×
      </button>
    </div>
  )
}
