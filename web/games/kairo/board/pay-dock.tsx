// Paying for an extension: what it costs and scores, and every way to pay, the fewest coins first.
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { useTelling } from '../../../ui/table.tsx'
import { seatOf } from '../../kit/seats.ts'
import { Medal } from '../art/tokens.tsx'
import { CoinRow } from '../parts/purse.tsx'
import { sizeOf, stallOf } from '../rules/bazaar.ts'
import { gains, worthOf } from '../rules/medals.ts'
import { total } from '../rules/pieces.ts'
import type { Move, Position } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { offered } from './aims.ts'

interface Props {
  position: Position
  words: BoardWords
}

const shownFirst = 3

/** "3 + 1", with the medal and where it comes from. */
export const Scores = ({ position, words }: Props) => {
  const telling = useTelling()
  const { options, view } = position
  const { phase, bazaar } = view
  if (phase.is !== 'turn' || phase.put?.kind !== 'extension') return null
  const { cloth } = phase.put
  const seat = seatOf(position)
  const size = sizeOf(stallOf(bazaar, seat, cloth)!) + 1
  const rivals = bazaar.stalls.filter(stall => stall.cloth === cloth && stall.owner !== seat).map(sizeOf)
  const gained = gains(seat, size, rivals, view.medals[cloth])
  const worth = options.edition.medals[options.medals]
  const medals = worthOf(gained, worth)
  return (
    <p class="kairo-scores">
      <span>
        {words.pay.points} <b>{medals > 0 ? `${size} + ${medals}` : size}</b>
      </span>
      {gained.map(({ medal, from }) => (
        <span key={medal} class="kairo-gain">
          <span class="kairo-medal-held">
            <Medal cloth={cloth} metal={medal} worth={worth[medal]} />
          </span>
          {from === null
            ? words.pay.fromSupply(words.medal[medal])
            : words.pay.fromSeat(words.medal[medal], telling.name(from))}
        </span>
      ))}
    </p>
  )
}

const Way = ({ move, words }: { move: Extract<Move, { kind: 'pay' }>; words: BoardWords }) => (
  <MoveButton kind="plain" class="kairo-way" move={move} label={words.pay.way(move.coins)}>
    <CoinRow coins={move.coins} />
    <b aria-hidden="true">{words.pay.coins(total(move.coins))}</b>
  </MoveButton>
)

export const PayDock = ({ position, words }: Props) => {
  const ways = offered(position).filter(move => move.kind === 'pay')
  const [first, rest] = [ways.slice(0, shownFirst), ways.slice(shownFirst)]
  return (
    <MoveForm class="kairo-pay">
      <Scores position={position} words={words} />
      {first.map(move => (
        <Way key={JSON.stringify(move)} move={move} words={words} />
      ))}
      {rest.length > 0 && (
        <details>
          <summary>{words.pay.other(rest.length)}</summary>
          {rest.map(move => (
            <Way key={JSON.stringify(move)} move={move} words={words} />
          ))}
        </details>
      )}
    </MoveForm>
  )
}
