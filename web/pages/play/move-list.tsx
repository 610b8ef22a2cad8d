// All legal moves as a list of words: for playing without script, and for people who read better
// than they see.
import { byKind, fewMoves } from '../../games/kit/kinds.ts'
import { kindOf, nameOf } from '../../games/words.ts'
import type { Lang } from '../../lang.ts'
import { pageWords, plainWords } from '../../words/all.ts'
import type { AtTable } from '../at-table.ts'
import { tellingOf } from '../seats.ts'

interface Props extends AtTable {
  moveId: string
}

interface Named {
  value: string // the move as JSON
  name: string
}

const namedIn = ({ lang, box, frame }: Props): Named[][] => {
  const { you, options, view, mode } = frame
  const say = { ...tellingOf(lang, frame), exact: true } as const
  const moves = view === undefined ? [] : box[mode].game.moves({ you, options, view })
  return byKind<unknown>(moves).map(kind =>
    kind.map(move => ({
      value: JSON.stringify(move),
      name: nameOf(box.words[lang], mode, move, say) ?? kindOf(move),
    })),
  )
}

const Kind = ({ lang, moves }: { lang: Lang; moves: readonly Named[] }) => {
  const say = plainWords[lang]
  if (moves.length <= fewMoves)
    return (
      <>
        {moves.map(({ value, name }) => (
          <button key={value} type="submit" class="button quiet" name="move" value={value}>
            {name}
          </button>
        ))}
      </>
    )
  return (
    <>
      <select name="move" aria-label={say.oneOfMoves(moves.length)}>
        {moves.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" class="button quiet">
        {say.makeIt}
      </button>
    </>
  )
}

/** Lists the moves at the table's address with `?list`, which is shown again after each move. */
export const MoveList = (props: Props) => {
  const { lang, code, frame, moveId } = props
  const say = pageWords(lang)
  const kinds = namedIn(props)
  return (
    <section
      id="move-list"
      class="move-list"
      aria-labelledby="all-moves"
      hx-get={`/t/${code}?seat=${frame.you}&list`}
      hx-trigger="frame from:body"
      hx-select="#move-list"
      hx-target="this"
      hx-swap="outerHTML"
    >
      <h2 id="all-moves">{say.moveList}</h2>
      {kinds.length === 0 && <p>{say.noMoves}</p>}
      {kinds.map(moves => (
        <form key={moves[0]!.value} method="post" action={`/t/${code}/moves?list`}>
          <input type="hidden" name="id" value={moveId} />
          <input type="hidden" name="seen" value={frame.seq} />
          <input type="hidden" name="seat" value={frame.you} />
          <Kind lang={lang} moves={moves} />
        </form>
      ))}
    </section>
  )
}

/** Links to the list. Styles hide the link where scripts run, because the board works there. */
export const MoveListLink = ({ lang, code, frame }: Pick<Props, 'lang' | 'code' | 'frame'>) => (
  <p class="move-list to-moves">
    <a class="button quiet" href={`/t/${code}?seat=${frame.you}&list#move-list`}>
      {pageWords(lang).moveList}
    </a>
  </p>
)
