// Shows what a seat is doing by a word and a sign, never by a colour alone. Every row of a seat
// contains this state.
//
// `<SeatState seat={2} done={house.sealed} />` shows:
// - A seat that the table waits for: thinking, asleep, offline or away, and since when. Beside the
//   box, a present seat shows this only with `done`.
// - Any other seat: `done`, and a sign if its sitter is not present.
// - The reader's own seat: that it is theirs, and `done` once the table no longer waits for it.
// - A seat without a sitter: always that it is free.
//
// `<SeatRing seat={2}>` draws a ring around a mark, dashed while the table waits for that seat.
import type { ComponentChildren } from 'preact'
import type { Seat } from '../../games/game.ts'
import { spanOf } from '../../lang.ts'
import type { Attendance } from '../../protocol.ts'
import { BotIcon, ChairIcon, MoonIcon, NoLineIcon, PenIcon } from '../icons.tsx'
import { useTable } from '../table.tsx'

type Doing = Attendance | 'free' | 'bot'

const signs = {
  free: ChairIcon,
  bot: BotIcon,
  here: PenIcon,
  asleep: MoonIcon,
  away: MoonIcon,
  offline: NoLineIcon,
}

// Returns what this seat is doing, also in words.
const useDoing = (seat: Seat): { is: Doing; words: string } => {
  const { frame, house, lang, presence } = useTable()
  const { taken, bot } = frame.seats[seat] ?? {}
  if (bot) return { is: 'bot', words: house.bot(house.levels[bot]) }
  if (!frame.result && taken === false) return { is: 'free', words: house.free }
  const { is, since } = presence.find(one => one.seat === seat) ?? { is: 'here' }
  if (is === 'here' || seat === frame.you) return { is: 'here', words: house.thinking }
  return {
    is,
    words: house[is](since === undefined || since < 10_000 ? undefined : spanOf(lang, since)),
  }
}

const SignAlone = ({ is, words }: ReturnType<typeof useDoing>) => {
  const Sign = signs[is]
  return (
    <>
      <Sign />
      <span class="visually-hidden">{words}</span>
    </>
  )
}

export const SeatState = ({ seat, done }: { seat: Seat; done?: string }) => {
  const { frame, house } = useTable()
  const doing = useDoing(seat)
  const { is, words } = doing
  const Sign = signs[is]
  const said = [
    ...(seat === frame.you ? [house.you] : []),
    ...(done && !frame.waiting.includes(seat) ? [done] : []),
  ]
  // Beside the box nobody thinks at a phone, except about a sealed entry (a seat with `done`).
  const isIdle = is === 'here' && frame.mode === 'companion' && !done
  const isWaitedFor = frame.waiting.includes(seat) && seat !== frame.you && !isIdle
  if (is === 'free' || isWaitedFor || (is === 'bot' && said.length === 0)) {
    return (
      <span class={`seat-state ${is}`}>
        <Sign /> {words}
      </span>
    )
  }
  if (is === 'here' && said.length === 0) return null
  return (
    <span class={said.length === 0 ? 'seat-state signal' : 'seat-state'}>
      {said.length > 0 && <span>{said.join(', ')}</span>}
      {is !== 'here' && <SignAlone {...doing} />}
    </span>
  )
}

/** Draws the state as a sign only, for narrow places; nothing while the sitter is present. */
export const SeatSignal = ({ seat }: { seat: Seat }) => {
  const doing = useDoing(seat)
  return doing.is === 'here' ? null : (
    <span class={`seat-state ${doing.is}`}>
      <SignAlone {...doing} />
    </span>
  )
}

export const SeatRing = ({ seat, children }: { seat: Seat; children: ComponentChildren }) => {
  const { frame } = useTable()
  const { is } = useDoing(seat)
  const isAwaited = frame.waiting.includes(seat)
  const state = isAwaited ? (is === 'offline' ? ' awaited offline' : ' awaited') : ''
  return <span class={`seat-ring${state}`}>{children}</span>
}
