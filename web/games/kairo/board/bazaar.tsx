// The bazaar as the house's grid is given it: every square in words, what a tap means, and what stands there.
import { type Asked, proofsOf } from '../../../ui/grid/answer.tsx'
import { type Cell, Grid } from '../../../ui/grid/grid.tsx'
import { Course, Looked, On, Proofs, Targets } from '../../../ui/grid/overlays.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { columnOf, rowOf, type Square } from '../../kit/squares.ts'
import { CustomerFace } from '../art/customers.tsx'
import { BazaarGround, DistrictTabs } from '../art/ground.tsx'
import { LampLight, RugFace, StallFace, StartFace } from '../art/stalls.tsx'
import { OwnerMark } from '../parts/seats.tsx'
import { wayTo } from '../rules/attracting.ts'
import { mainSquare } from '../rules/bazaar.ts'
import type { Ground } from '../rules/ground.ts'
import { cloths } from '../rules/pieces.ts'
import type { Event, Move, Position, Put } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { type Aim, choicesFor, type Intent, isPut, layoutIn } from './aims.ts'
import { squareInWords } from './square-words.ts'

interface Props {
  position: Position
  words: BoardWords
  aims: Map<Square, Aim>
  intent: Intent
  asked?: Asked | undefined
  over?: Square | undefined // what is dragged hangs over it
  intend?(intent: Intent): void
  ask?(square: Square): void
}

const marks: Record<Aim['kind'], Cell['mark'] & string> = {
  put: 'frame',
  entrance: 'frame',
  chosen: 'gold',
  customer: 'ring',
  rug: 'ring',
}

const placesOf = (events: readonly Event[]): Square[] =>
  events.flatMap(fact => {
    if (fact.kind === 'placed') return [mainSquare(fact.stall)]
    if (fact.kind === 'built') return [fact.put.square]
    return fact.kind === 'attracted' ? [fact.entrance] : []
  })

export const BazaarView = ({ position, words, aims, intent, asked, over, intend, ask }: Props) => {
  const layout = layoutIn(position)
  const { ground, bazaar } = layout
  const { frame, advice } = useTable()
  const telling = useTelling()
  const proofs = proofsOf(asked)
  const cell = (at: Square): Cell => {
    const aim = aims.get(at)
    const label = squareInWords(position, at, words, telling, aim)
    if (!aim) return { label }
    const { kind, move, next, extra } = aim
    return {
      label,
      kind,
      mark: marks[kind],
      ...(move ? { move } : { choose: () => intend?.(next!) }),
      ...(extra && { price: extra }),
    }
  }
  const news = placesOf((frame.told?.events ?? []) as Event[])
  const { phase } = position.view
  const advised = advice?.move as Move | undefined
  const put = (phase.is === 'turn' && phase.put) || (advised && isPut(advised) && advised)
  // A customer with its ways: the one chosen, else the one that is advised.
  const goal = intent.is === 'attract' ? intent.entrance : advised?.kind === 'attract' ? advised.entrance : undefined
  const cloth = intent.is === 'attract' ? intent.cloth : goal !== undefined && layout.entranceOf[goal]!.cloth
  const choices = cloth ? choicesFor(position, cloth) : []
  const customer = cloth ? bazaar.customers[cloth] : null
  const chosen = choices.find(({ stall }) => stall.entrance === goal)
  return (
    <Grid
      plan={ground}
      label={words.board.label}
      cell={cell}
      {...(ask && { ask })}
      reach={48}
      proofs={asked && proofs.length === 0 ? [asked.at] : proofs}
      news={news}
    >
      <BazaarGround ground={ground} />
      <LampLight size={ground} entrances={bazaar.stalls.map(({ entrance }) => entrance)} />
      {ground.customers.map(at => (
        <On key={at} plan={ground} at={at}>
          <StartFace />
        </On>
      ))}
      {bazaar.stalls.map(stall => (
        <RugFace
          key={stall.entrance}
          cloth={stall.cloth}
          size={ground}
          entrance={stall.entrance}
          stall={mainSquare(stall)}
        />
      ))}
      {bazaar.stalls.map(stall => (
        <StallFace key={stall.squares[0]} cloth={stall.cloth} size={ground} squares={stall.squares}>
          {stall.owner !== null && <OwnerMark seat={stall.owner} />}
        </StallFace>
      ))}
      {put && <PutGhost position={position} put={put} />}
      {over !== undefined && intent.is === 'build' && intent.cloth && (
        <g class="kairo-ghost">
          <StallFace cloth={intent.cloth} size={ground} squares={[over]} flat />
        </g>
      )}
      <DistrictTabs ground={ground} />
      {cloths.map(cloth => {
        const at = bazaar.customers[cloth]
        return (
          at !== null && (
            <On key={cloth} plan={ground} at={at} class={news.includes(at) ? 'fresh' : ''}>
              <CustomerFace cloth={cloth} />
            </On>
          )
        )
      })}
      {customer !== null &&
        choices
          .filter(choice => !choice.refusal && choice !== chosen)
          .map(({ stall }) => (
            <Course
              key={stall.entrance}
              plan={ground}
              squares={wayTo(layout, customer, stall.entrance)}
              thin
              gap={[46, 30]}
            />
          ))}
      {customer !== null && chosen && (
        <Course plan={ground} squares={wayTo(layout, customer, chosen.stall.entrance)} gap={[46, 30]} />
      )}
      <Targets plan={ground} cell={cell} />
      {customer !== null &&
        choices.map(({ stall, steps }) => (
          <Steps
            key={stall.entrance}
            plan={ground}
            at={stall.entrance}
            steps={steps}
            chosen={stall === chosen?.stall}
          />
        ))}
      {asked && !asked.refusal && <Looked plan={ground} at={asked.at} />}
      <Proofs plan={ground} at={proofs} />
    </Grid>
  )
}

// How many steps a way is, in a disc at the rug's corner that stays on the board.
const Steps = ({ plan, at, steps, chosen }: { plan: Ground; at: Square; steps: number; chosen: boolean }) => {
  const [x, y] = [columnOf(plan, at) === plan.columns - 1 ? 72 : 88, rowOf(plan, at) === 0 ? 28 : 12]
  return (
    <On plan={plan} at={at} class={chosen ? 'kairo-steps chosen' : 'kairo-steps'}>
      <circle cx={x} cy={y} r="25" />
      <text x={x} y={y + 10}>
        {steps}
      </text>
    </On>
  )
}

// What one has put and not yet built, or is advised to: only one's own phone shows it.
const PutGhost = ({ position: { you, options, view }, put }: { position: Position; put: Put }) => {
  const { ground } = layoutIn({ options, view })
  const isNeutral = view.phase.is === 'placing' && view.phase.neutral
  return (
    <g class="kairo-ghost">
      {put.kind !== 'extension' && (
        <RugFace cloth={put.cloth} size={ground} entrance={put.entrance} stall={put.square} />
      )}
      <StallFace cloth={put.cloth} size={ground} squares={[put.square]} flat={put.kind === 'extension'}>
        {you !== 'room' && !isNeutral && <OwnerMark seat={you} />}
      </StallFace>
      <On plan={ground} at={put.square}>
        <path class="kairo-put" d="M2 2h96v96H2z" />
      </On>
    </g>
  )
}
