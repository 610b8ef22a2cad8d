// Sets where one's bonus cards come from. The choice is made in advance, so that nobody waits for
// it.
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import type { Face } from '../parts/seats.tsx'
import { cardOf } from '../rules/pieces.ts'
import type { BonusSource } from '../rules/state.ts'

const sources: readonly BonusSource[] = ['pile', 'discard']

export const Preference = ({ frame: { you, options, view, waiting }, words }: Face) => {
  if (you === 'room' || options.bonusFrom !== 'choice' || !waiting.includes(you)) return null
  const { prefers, bonuses, lane } = view.railways[you]!
  // Without a bonus card, or a river in the lane that may bring one, the choice has no effect.
  const isNear = bonuses > 0 || lane.some(id => cardOf(id).terrain === 'river')
  if (!isNear) return null
  return (
    <MoveForm class="preference">
      <p id="prefer">{words.prefer.label}</p>
      <ul aria-labelledby="prefer">
        {sources.map(from => (
          <li key={from}>
            {from === prefers ? (
              <span class="set-now" aria-current="true">
                {words.prefer[from]}
              </span>
            ) : (
              <MoveButton kind="plain" class="switch" move={{ kind: 'prefer', from }}>
                {words.prefer[from]}
              </MoveButton>
            )}
          </li>
        ))}
      </ul>
    </MoveForm>
  )
}
