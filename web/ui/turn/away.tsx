// Draws a row for each seat that is away while the table waits for it, below the sentence, with
// buttons for what can be done. A new row moves the board, so rows appear only after a second
// without touches, never under a finger. A row also announces a seat that has returned.
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Seat } from '../../games/game.ts'
import { minutesOf } from '../../lang.ts'
import { BotIcon, ChairIcon, MoonIcon, NoLineIcon } from '../icons.tsx'
import { useTable, useTelling } from '../table.tsx'
import { useRest } from './rest.ts'

const SHOWN = 60_000 // ms after which the other phones show that a seat is away
// ms after which any sitter may let a bot play (`durable/wire/presence.ts`)
const RELIEVED = 120_000
const FOLDED = 120_000 // ms for which "Wait" hides a row on this phone
const BACK = 3000 // ms for which a returned seat is announced
const MOST = 3 // rows; more are summed up in one row

/**
 * The subject of a row: a seat that is away, one that is back, one without a sitter, or the
 * reader's own if a bot plays for it.
 */
interface Row {
  seat: Seat
  is: 'gone' | 'back' | 'free' | 'own'
}

// by table and seat: the time until which its row is hidden; stored here to survive a change of
// face
const folded = new Map<string, number>()

// Returns the rows that should be shown now.
const useWanted = (): Row[] => {
  const { code, frame, presence } = useTable()
  const { seats, you, waiting, result, mode } = frame
  if (result) return []
  const own: Row[] = you !== 'room' && seats[you]?.bot ? [{ seat: you, is: 'own' }] : []
  const isGone = (seat: Seat) => {
    const { is, since = 0, seals } = presence.find(one => one.seat === seat) ?? { is: 'here' }
    // beside the box others can make entries for a seat that is away, except sealed ones
    const isAlone = mode === 'digital' || seals
    return (
      is !== 'here' &&
      since >= SHOWN &&
      isAlone &&
      (folded.get(`${code} ${seat}`) ?? 0) < Date.now()
    )
  }
  const rows = waiting.flatMap((seat): Row[] => {
    const { taken, bot } = seats[seat] ?? {}
    if (seat === you || bot) return []
    if (!taken) return [{ seat, is: 'free' }]
    return isGone(seat) ? [{ seat, is: 'gone' }] : []
  })
  return [...own, ...rows]
}

const keyOf = (rows: readonly Row[]) => rows.map(({ seat, is }) => `${seat} ${is}`).join()

// Returns the rows as shown, which change only while nothing is touched, and a function that
// removes the rows of absent seats.
const useRows = (): [readonly Row[], () => void] => {
  const wanted = useWanted()
  const { presence } = useTable()
  const rest = useRest()
  const [rows, setRows] = useState<readonly Row[]>(() => wanted.filter(({ is }) => is !== 'gone'))
  const isHere = (seat: Seat) => presence.find(one => one.seat === seat)?.is === 'here'
  const backs = rows.flatMap(({ seat, is }): Row[] => {
    const isBack = is === 'back' || (is === 'gone' && isHere(seat))
    return isBack && !wanted.some(one => one.seat === seat) ? [{ seat, is: 'back' }] : []
  })
  const next = [...wanted, ...backs]
  useEffect(() => rest(() => setRows(next)), [keyOf(next)])
  const returned = keyOf(rows.filter(({ is }) => is === 'back'))
  useEffect(() => {
    const end = () => rest(() => setRows(now => now.filter(({ is }) => is !== 'back')))
    const timer = returned === '' ? undefined : setTimeout(end, BACK)
    return () => clearTimeout(timer)
  }, [returned])
  return [rows, () => setRows(now => now.filter(({ is }) => is !== 'gone'))]
}

const signs = { asleep: MoonIcon, away: MoonIcon, offline: NoLineIcon, here: MoonIcon }

// Returns how long a seat has been away, in words and as a sign.
const useGone = (seat: Seat) => {
  const { house, lang, presence } = useTable()
  const { name } = useTelling()
  const { is, since = 0 } = presence.find(one => one.seat === seat) ?? { is: 'away' as const }
  const { awayFor, asleepFor, offlineFor } = house.gone
  const said = { asleep: asleepFor, offline: offlineFor, away: awayFor, here: awayFor }[is]
  return {
    Sign: signs[is],
    since,
    words: said(name(seat), minutesOf(lang, Math.max(since, SHOWN))),
  }
}

// Draws a button with which any sitter lets a bot play for a seat. Beside the box and in games over
// days, the button opens the page with all options first.
const Relieve = ({ seat, since, isAlone }: { seat: Seat; since: number; isAlone: boolean }) => {
  const { code, frame, house } = useTable()
  const { name } = useTelling()
  const { gone } = house
  if (frame.pace || frame.mode === 'companion')
    return (
      <a class="button" href={`/t/${code}/waits`} data-over>
        {frame.pace ? house.whatNow : gone.goOnWithout(name(seat))}
      </a>
    )
  if (frame.you === 'room' && !frame.host) return null
  const words = isAlone ? gone.botFor(name(seat)) : gone.botShort
  return (
    <form
      method="post"
      action={
        frame.you === 'room'
          ? `/t/${code}/bots`
          : `/t/${code}/seats/${seat}/relieve?seat=${frame.you}`
      }
    >
      <input type="hidden" name="level" value="steady" />
      <button type="submit" class="button" name="seat" value={seat} disabled={since < RELIEVED}>
        {words}
      </button>
    </form>
  )
}

const AwayRow = ({
  sign,
  words,
  children,
}: {
  sign: ComponentChildren
  words: string
  children?: ComponentChildren
}) => (
  <div class="away-row">
    {sign}
    <span>{words}</span>
    {children}
  </div>
)

interface GoneProps {
  seat: Seat
  isAlone: boolean // this is the only row
  isLast: boolean
  fold: () => void
}

const GoneRow = ({ seat, isAlone, isLast, fold }: GoneProps) => {
  const { frame, house, large } = useTable()
  const { Sign, since, words } = useGone(seat)
  if (large) {
    const anyPhone = frame.mode === 'digital' ? house.gone.anyPhone : house.gone.anyPhoneOn
    return <AwayRow sign={<Sign />} words={isLast ? `${words} ${anyPhone}` : words} />
  }
  return (
    <AwayRow sign={<Sign />} words={words}>
      <Relieve seat={seat} since={since} isAlone={isAlone} />
      <button type="button" class="button away-wait" onClick={fold}>
        {house.gone.waitStill}
      </button>
    </AwayRow>
  )
}

// Draws the row of a seat without a sitter, with buttons to take the seat or let a bot play.
const FreeRow = ({ seat }: { seat: Seat }) => {
  const { code, frame, house, large } = useTable()
  const { name } = useTelling()
  const isOnline = frame.mode === 'digital'
  return (
    <AwayRow sign={<ChairIcon />} words={house.gone.freeNow(name(seat))}>
      {frame.you !== 'room' && (
        <form method="post" action={`/t/${code}/seats`}>
          <button type="submit" class="button" name="seat" value={seat}>
            {house.takeSeat}
          </button>
        </form>
      )}
      {isOnline && !large && <Relieve seat={seat} since={RELIEVED} isAlone={false} />}
    </AwayRow>
  )
}

const OwnRow = ({ seat }: { seat: Seat }) => {
  const { code, house } = useTable()
  return (
    <AwayRow sign={<BotIcon />} words={house.botForYou}>
      <form method="post" action={`/t/${code}/seats`}>
        <button type="submit" class="button" name="seat" value={seat}>
          {house.takeBack}
        </button>
      </form>
    </AwayRow>
  )
}

export const Away = () => {
  const { code, house } = useTable()
  const { name } = useTelling()
  const [rows, drop] = useRows()
  const gone = rows.filter(({ is }) => is === 'gone')
  const fold = (seats: readonly Row[]) => () => {
    for (const { seat } of seats) folded.set(`${code} ${seat}`, Date.now() + FOLDED)
    drop()
  }
  if (rows.length === 0) return null
  return (
    <div class="frame-away" role="status" aria-relevant="additions">
      {gone.length > MOST && (
        <AwayRow sign={<MoonIcon />} words={house.gone.manyAway(gone.length)}>
          <a class="button" href={`/t/${code}/waits`} data-over>
            {house.gone.who}
          </a>
          <button type="button" class="button away-wait" onClick={fold(gone)}>
            {house.gone.waitStill}
          </button>
        </AwayRow>
      )}
      {rows.map(row => {
        const { seat, is } = row
        if (is === 'own') return <OwnRow key={seat} seat={seat} />
        if (is === 'free') return <FreeRow key={seat} seat={seat} />
        if (is === 'back')
          return <AwayRow key={seat} sign={<MoonIcon />} words={house.gone.isBack(name(seat))} />
        if (gone.length > MOST) return null
        return (
          <GoneRow
            key={seat}
            seat={seat}
            isAlone={gone.length === 1}
            isLast={gone.at(-1) === row}
            fold={fold([row])}
          />
        )
      })}
    </div>
  )
}
