// Shows a refusal in words beside the control that it answers, with a link to its rule.
import type { Refusal } from '../games/game.ts'
import { type Refusing, type Telling, why } from '../games/words.ts'
import type { House } from '../words/house.ts'
import { useTable, useTelling } from './table.tsx'

/** Words a refusal: the game words its own codes, the shared words all others. */
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
  // A page older than its server may receive a code that it does not know.
  const ofHouse: Readonly<Record<string, string>> = house.refused
  return Object.hasOwn(ofHouse, refused) ? ofHouse[refused]! : house.refused.other
}

/**
 * `of` selects the refusals that belong to this place; without it, all refusals of this table are
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

/** `table`: code of the table whose board or cards the help should show. */
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
