// Attracting: whom, then to which entrance, with the way's length, the barkers it takes and what each side earns.

import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTelling } from '../../../ui/table.tsx'
import { seatOf } from '../../kit/seats.ts'
import { Customer } from '../art/customers.tsx'
import { Barker, Coin } from '../art/tokens.tsx'
import { type Income, incomeOf } from '../rules/attracting.ts'
import { sizeOf } from '../rules/bazaar.ts'
import { type Cloth, cloths } from '../rules/pieces.ts'
import type { Position } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { type Choice, choicesFor, type Intent } from './aims.ts'

interface Props {
  position: Position
  words: BoardWords
  intent: Extract<Intent, { is: 'attract' }>
  intend(intent: Intent): void
}

const Earned = ({ income, cloth }: { income: readonly Income[]; cloth: Cloth }) => (
  <span class="kairo-earned" aria-hidden="true">
    {income.map(({ seat, coins }) => (
      <span key={seat}>
        <SeatMark seat={seat} />
        {Array.from({ length: coins }, (_, i) => (
          <Coin key={i} cloth={cloth} />
        ))}
      </span>
    ))}
  </span>
)

const Ways = ({ position, words, cloth, choices, chosen, choose }: WaysProps) => {
  const telling = useTelling()
  const { attract } = words
  const seat = seatOf(position)
  return (
    <ul class="kairo-ways">
      {choices.map(choice => {
        const { stall, steps, nearer, refusal } = choice
        const income = incomeOf(seat, stall.owner, sizeOf(stall))
        const owner = stall.owner === null ? words.board.neutral : telling.name(stall.owner)
        const earns = income.map(({ seat: who, coins }) =>
          who === seat ? attract.youGet(coins) : attract.gets(telling.name(who), coins),
        )
        return (
          <li key={stall.entrance}>
            <button
              type="button"
              class="kairo-way"
              aria-pressed={choice === chosen}
              disabled={refusal !== undefined}
              onClick={() => choose(choice)}
            >
              <span class="kairo-way-words">
                <b>{attract.way(stall.owner === seat, owner, steps)}</b>
                <small>
                  {nearer.length > 0 && (
                    <span class="kairo-barkers">
                      {nearer.map(at => (
                        <Barker key={at} />
                      ))}
                    </span>
                  )}
                  {nearer.length === 0 ? `${attract.nearest}: ` : `${attract.barkers(nearer.length)}: `}
                  {earns.join(', ')}
                </small>
              </span>
              <Earned income={income} cloth={cloth} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
interface WaysProps {
  position: Position
  words: BoardWords
  cloth: Cloth
  choices: readonly Choice[]
  chosen: Choice | undefined
  choose(choice: Choice): void
}

export const AttractDock = ({ position, words, intent, intend }: Props) => {
  const { attract } = words
  const { customers } = position.view.bazaar
  return (
    <div class="kairo-attract">
      <ul class="kairo-customers">
        {cloths.map(cloth => {
          const choices = choicesFor(position, cloth)
          const [nearest] = choices
          const legal = choices.some(({ refusal }) => !refusal)
          const note =
            customers[cloth] === null ? attract.waits : nearest ? attract.steps(nearest.steps) : attract.noEntrance
          return (
            <li key={cloth}>
              <button
                type="button"
                class="kairo-key"
                aria-pressed={intent.cloth === cloth}
                disabled={!legal}
                aria-label={`${words.customer[cloth]}: ${note}`}
                onClick={() => intend({ is: 'attract', cloth })}
              >
                <Customer cloth={cloth} />
                <span>{note}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {intent.cloth && (
        <Ways
          position={position}
          words={words}
          cloth={intent.cloth}
          choices={choicesFor(position, intent.cloth)}
          chosen={choicesFor(position, intent.cloth).find(({ stall }) => stall.entrance === intent.entrance)}
          choose={({ stall }) => intend({ is: 'attract', cloth: intent.cloth!, entrance: stall.entrance })}
        />
      )}
    </div>
  )
}
