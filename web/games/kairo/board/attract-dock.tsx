// Controls for attracting: first a customer, then an entrance. Each entrance shows the number of
// steps, the barkers it costs, and what each seat earns.
import { Ways } from '../../../ui/fields/ways.tsx'
import { digitOf } from '../../../ui/keys.ts'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTelling } from '../../../ui/table.tsx'
import { seatOf } from '../../kit/seats.ts'
import { Customer } from '../art/customers.tsx'
import { Barker, Coin } from '../art/tokens.tsx'
import { type Income, incomeOf } from '../rules/attracting.ts'
import { sizeOf } from '../rules/bazaar.ts'
import { cloths } from '../rules/pieces.ts'
import { attracting, type Choice, choicesFor, type Intent, type TurnProps } from './draft.ts'

/** Shows the customers on the board, and the entrances for the chosen one. */
export const AttractDock = (
  props: TurnProps & { intent: Extract<Intent, { kind: 'attract' }> },
) => {
  const { position, words, intent, intend } = props
  const { attract } = words
  const seat = seatOf(position)
  const standing = cloths.filter(cloth => position.view.bazaar.customers[cloth] !== null)
  const earns = ({ stall }: Choice) => incomeOf(seat, stall.owner, sizeOf(stall))
  return (
    <>
      <ul class="kairo-keys">
        {standing.map((cloth, i) => {
          const [nearest] = choicesFor(position, cloth)
          const next = attracting(position, cloth)
          return (
            <li key={cloth}>
              <button
                type="button"
                class="kairo-key keyed"
                aria-pressed={intent.cloth === cloth}
                disabled={next.entrance === undefined}
                aria-keyshortcuts={digitOf(i)}
                onClick={() => intend(next)}
              >
                <Customer cloth={cloth} />
                <span>
                  <span class="visually-hidden">{words.customer[cloth]}: </span>
                  {nearest ? attract.steps(nearest.steps) : attract.noEntrance}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {intent.cloth && (
        <Entrances {...props} choices={choicesFor(position, intent.cloth)} earns={earns} />
      )}
    </>
  )
}

const Entrances = ({ position, words, intent, intend, choices, earns }: EntrancesProps) => {
  const telling = useTelling()
  const { attract } = words
  const seat = seatOf(position)
  return (
    <Ways
      layout="abreast"
      legend={attract.where}
      ways={choices.map(choice => {
        const { move, stall, steps, nearer, refusal } = choice
        const { own, neutral, of } = attract.way
        const owner = stall.owner === null ? neutral : of(telling.name(stall.owner))
        const told = earns(choice).map(
          ({ seat: who, coins }) => `${who === seat ? words.you : telling.name(who)} ${coins}`,
        )
        return {
          move,
          refused: refusal !== undefined,
          picture: nearer.length > 0 ? nearer.map(at => <Barker key={at} />) : undefined,
          words: (
            <>
              <span class="kairo-way">
                {stall.owner === seat ? own : owner}, {attract.steps(steps)}
                <small>
                  {[
                    nearer.length > 0 ? words.barkers(nearer.length) : attract.nearest,
                    ...told,
                  ].join(', ')}
                </small>
              </span>
              <span class="kairo-way-drawn" aria-hidden="true">
                <span>
                  {stall.owner !== null && <SeatMark seat={stall.owner} />} {attract.steps(steps)}
                </span>
                <span class="kairo-earned">
                  {earns(choice).map(({ seat: who, coins }) => (
                    <span key={who}>
                      <SeatMark seat={who} /> +{coins}
                    </span>
                  ))}
                  {nearer.map(at => (
                    <Barker key={at} />
                  ))}
                </span>
              </span>
            </>
          ),
          figure: Array.from({ length: earns(choice)[0]!.coins }, (_, i) => (
            <Coin key={i} cloth={stall.cloth} />
          )),
        }
      })}
      chosen={choices.findIndex(({ stall }) => stall.entrance === intent.entrance)}
      choose={i => intend({ ...intent, entrance: choices[i]!.stall.entrance })}
    />
  )
}
interface EntrancesProps extends TurnProps {
  intent: Extract<Intent, { kind: 'attract' }>
  choices: readonly Choice[]
  earns(choice: Choice): readonly Income[]
}
