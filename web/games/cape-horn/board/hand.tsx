// One's hand, each kind of card once, turned as it would lie where one's ship is.
import { WindCard } from '../art/wind-card.tsx'
import { chartOf } from '../rules/chart.ts'
import type { Stage } from '../rules/pieces.ts'
import type { Position } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { shipOf } from './aims.ts'

interface Props {
  position: Position
  words: BoardWords
  picked: string | undefined
  pick?: ((card: string) => void) | undefined // none: cards are only looked at
}

export const Hand = ({ position, words, picked, pick }: Props) => {
  const { options, view } = position
  const chart = chartOf(options.edition)
  const ground = chart.ground[shipOf(position).at]
  const stage: Stage = typeof ground === 'number' ? ground : 3
  if (view.hand.length === 0) return <p class="hand-empty">{words.hand.empty}</p>
  return (
    <ul class="hand" aria-label={words.hand.label}>
      {view.hand.map((type, i) => {
        const arrows = chart.arrows.get(type) ?? []
        const name = words.card(arrows)
        const isPicked = type === picked && view.hand.indexOf(type) === i
        return (
          <li key={`${type}${i}`} class={isPicked ? 'picked' : undefined}>
            {pick ? (
              <button type="button" class="hand-card" aria-pressed={isPicked} onClick={() => pick(type)}>
                <WindCard arrows={arrows} stage={stage} />
                <span class="visually-hidden">{words.hand.pick(name)}</span>
              </button>
            ) : (
              <span class="hand-card" role="img" aria-label={name}>
                <WindCard arrows={arrows} stage={stage} />
              </span>
            )}
            <span class="hand-name" aria-hidden="true">
              {name}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
