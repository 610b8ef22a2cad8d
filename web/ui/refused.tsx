// Shows a refusal in words beside the control that caused it, with a link to its rule.
import type { Refusal } from '../games/game.ts'
import { type Refusing, type Telling, why } from '../games/words.ts'
import type { House } from '../words/house.ts'
import { useTable, useTelling } from './table.tsx'

/** Returns a refusal in words: the game's words for its own codes, otherwise the shared words. */
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
  // A page older than its server may receive a code for which it has no words.
  const ofHouse: Readonly<Record<string, string>> = house.refused
  const known = Object.hasOwn(ofHouse, refused) ? ofHouse[refused]! : house.refused.other
  const said = known.replace('{days}', String(refusal.at?.days))
  const { number, line, box } = refusal.at ?? {}
  if (typeof number === 'string') return `${said} ${house.faultNumber(number)}`
  if (typeof line === 'number') return `${said} ${house.lineNumber(line)}`
  return typeof box === 'string' ? `${said} (${box})` : said
}

/**
 * Shows the last refusal. `of` selects the moves whose refusal is shown here; without `of`, every
 * refusal of this table is shown here.
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

/** Draws a link to a rule. `table`: code of the table whose board or cards the help should show. */
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
