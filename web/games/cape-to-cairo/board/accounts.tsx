// The companies beside the board: state, money, bonus cards, landscapes crossed. While landscapes
// are chosen, each row shows the broken wax of its bid.
import { SeatMark, SeatRow } from '../../../ui/seats/row.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import { Wax } from '../art/wax.tsx'
import { Bonuses, colourOf } from '../parts/seats.tsx'
import { sum, tracksOf } from '../rules/building.ts'
import { gainersOf } from '../rules/river.ts'
import type { View } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'
import { Capital } from './crossing.tsx'
import { SignOf } from './map-view.tsx'
import type { Scene } from './scene.ts'

export const Companies = ({ view, words, hot, scene }: CompaniesProps) => {
  const { house, large } = useTable()
  const { name } = useTelling()
  const { phase } = view
  const opened = phase.kind === 'choosing' ? view.reveal : undefined
  const gainers = phase.kind === 'building' && phase.drawn ? gainersOf(view, phase.turn) : []
  const capitalOf = (seat: Seat) => <Capital view={view} words={words} seat={seat} scene={scene} />
  return (
    <ul
      class={opened ? 'companies seats tall even opened' : 'companies seats tall even'}
      aria-label={house.players}
    >
      {view.railways.map(({ lane, crossed, bonuses }, seat) => (
        <SeatRow
          key={seat}
          seat={seat}
          hot={seat === hot}
          done={phase.kind === 'auction' ? house.sealed : undefined}
          sign={
            opened ? (
              <>
                <Broken seat={seat} nth={opened.order.length - opened.order.indexOf(seat)} />
                <SeatMark seat={seat} />
              </>
            ) : (
              <SignOf view={view} seat={seat} />
            )
          }
          means={
            <>
              {large && capitalOf(seat)}
              <Bonuses held={bonuses} words={words} />
              {!large && <b>{words.ofEight(crossed.length)}</b>}
            </>
          }
          note={
            opened
              ? `${opened.order.indexOf(seat) + 1} · ${words.bid}${large ? '' : ` ${words.money(opened.bids[seat]!)}`}`
              : gainers.includes(seat) && phase.kind === 'building'
                ? words.building.gains(name(phase.turn))
                : !large && words.laneHas(sum(tracksOf(lane)))
          }
          figure={
            !large
              ? capitalOf(seat)
              : opened
                ? words.money(opened.bids[seat]!)
                : words.ofEight(crossed.length)
          }
        />
      ))}
    </ul>
  )
}

interface CompaniesProps {
  view: View
  words: BoardWords
  hot: Seat | undefined
  scene: Scene | undefined
}

// Broken wax; `nth` delays its animation, so that the lowest bid opens first.
const Broken = ({ seat, nth }: { seat: Seat; nth: number }) => (
  <span class={`broken nth-${nth}`}>
    <Wax colour={colourOf(useTable().frame, seat)} state="broken" />
  </span>
)
