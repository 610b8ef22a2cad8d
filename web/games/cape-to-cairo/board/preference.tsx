// Where one's bonus cards come from: a standing preference, so that nobody is ever waited for on its account.
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import type { Face } from '../parts/seats.tsx'
import type { BonusSource } from '../rules/state.ts'

const sources: readonly BonusSource[] = ['pile', 'discard']

export const Preference = ({ frame: { you, options, view, waiting }, words }: Face) => {
  if (you === 'room' || options.bonusFrom !== 'choice' || !waiting.includes(you)) return null
  const { prefers } = view.railways[you]!
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
