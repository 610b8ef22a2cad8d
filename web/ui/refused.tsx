// A refusal in words, kind, beside the control it answers, with the way to its rule.
import type { Refusal } from '../games/game.ts'
import { type Refusing, type Telling, why } from '../games/words.ts'
import type { House } from '../words/house.ts'
import { useTable, useTelling } from './table.tsx'

/** The game words its own codes, the house all others. */
export const wordRefusal = (
  refusal: Refusal,
  house: House,
  words?: Refusing,
  telling?: Telling,
): string => {
  const { refused } = refusal
  const ours = telling && words && why(words, refusal, telling)
  if (ours !== undefined) return ours
  const first = refused === 'too-late' ? refusal.at?.seats?.[0] : undefined
  if (telling && first !== undefined && first !== telling.you)
    return house.tooLate(telling.name(first))
  // A page that is older than its server may be told a code that it does not know.
  const ofHouse: Readonly<Record<string, string>> = house.refused
  return Object.hasOwn(ofHouse, refused) ? ofHouse[refused]! : house.refused.other
}

/**
 * `of` picks the refusals that belong to this place; without it every refusal of this table is
 * shown here.
 */
export const Refused = ({ words, of }: { words: Refusing; of?: (move: unknown) => boolean }) => {
  const { code, frame, house, refused } = useTable()
  const telling = useTelling()
  const refusal = refused?.refusal
  const mine = refused && (!of || (refused.sent?.do === 'move' && of(refused.sent.move)))
  return (
    <div role="alert" class="refusal-place">
      {mine && (
        <p class="refusal">
          {refused.why ?? (refusal ? wordRefusal(refusal, house, words, telling) : house.underWay)}
          {refusal?.rule && (
            <RuleLink game={frame.game} table={code} rule={refusal.rule} house={house} />
          )}
        </p>
      )}
    </div>
  )
}

/** `table`: the code of the table whose own board or cards the help speaks of. */
export const RuleLink = (props: { game: string; table?: string; rule: string; house: House }) => (
  <>
    {' '}
    <a
      href={`/games/${props.game}${props.table ? `?table=${props.table}` : ''}#${props.rule}`}
      target="_blank"
      rel="noreferrer"
    >
      {props.house.theRule}
    </a>
  </>
)
