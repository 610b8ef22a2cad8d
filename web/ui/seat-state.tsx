// What a seat is doing, in one glance: a word and a sign, never a colour alone.
import type { ComponentChildren } from 'preact'
import type { Seat } from '../games/game.ts'
import { MoonIcon, NoLineIcon, PenIcon } from './icons.tsx'
import { useTable } from './table.tsx'

// 0:40, 12:05; from an hour on 1:02:05
export const clock = (ms: number): string => {
  const seconds = Math.floor(ms / 1000)
  const two = (n: number) => String(n).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

// `done`: the word for a seat that is not waited for (say house.sealed); none: nothing is said then.
export const SeatState = ({ seat, done }: { seat: Seat; done?: string }) => {
  const { frame, house, presence } = useTable()
  if (!frame.waiting.includes(seat)) return done ? <span class="seat-state done">{done}</span> : null
  if (seat === frame.you) return <span class="seat-state you">{house.you}</span>
  const { is, since } = presence.find(one => one.seat === seat) ?? { is: 'here' }
  const time = since === undefined ? undefined : clock(since)
  if (is === 'asleep')
    return (
      <span class="seat-state asleep">
        <MoonIcon /> {house.asleep(time)}
      </span>
    )
  if (is === 'offline')
    return (
      <span class="seat-state offline">
        <NoLineIcon /> {house.offline(time)}
      </span>
    )
  if (is === 'away')
    return (
      <span class="seat-state away">
        <MoonIcon /> {house.away(time)}
      </span>
    )
  return (
    <span class="seat-state thinking">
      <PenIcon /> {house.thinking}
    </span>
  )
}

// The ring round a seat's mark: dashed while it is thinking, brick while it has no line.
export const SeatRing = ({ seat, children }: { seat: Seat; children: ComponentChildren }) => {
  const { frame, presence } = useTable()
  const is = presence.find(one => one.seat === seat)?.is ?? 'here'
  const open = frame.waiting.includes(seat)
  return <span class={`seat-ring${open ? ' open' : ''}${open && is === 'offline' ? ' offline' : ''}`}>{children}</span>
}
