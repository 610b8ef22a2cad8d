// The players that a table waits for, since when, and what others can do: remind them, let a bot
// play, or beside the box free the seat. The page opens over the table, like the menu.
import type { Seat } from '../../games/game.ts'
import { titleAt } from '../../games/words.ts'
import { spanOf } from '../../lang.ts'
import { paces } from '../../protocol.ts'
import { BotIcon, DoorIcon, ShareIcon } from '../../ui/icons.tsx'
import { houses, pageWords } from '../../words/all.ts'
import type { AtSeats } from '../at-table.ts'
import { Document, type PageProps } from '../document.tsx'
import { Drawings } from '../drawings.tsx'
import { Emblem } from '../emblem.tsx'
import { Masthead, spaced } from '../masthead.tsx'
import { tellingOf } from '../seats.ts'

interface Props extends PageProps, AtSeats {
  address: string // the full address of this table, as phones reach it
  seats: readonly { seat: Seat; since: number; late: boolean; away?: number; lost?: true }[]
  vapid?: string // the key of this server's reminders; undefined: it sends none
}

const CELLS = 24 // cells of the strip: the hours of a day, or equal parts of a longer time
const MOST_OVER = 8

// Draws the agreed time as cells, then the time since it ran out. Screen readers skip the cells,
// because the heading has the same in words.
const DayStrip = ({ waited, agreed }: { waited: number; agreed: number }) => {
  const cell = agreed / CELLS
  const over = Math.min(MOST_OVER, Math.max(0, Math.ceil((waited - agreed) / cell)))
  const kindOf = (i: number) => (i >= CELLS ? 'over' : i * cell < waited ? 'gone' : undefined)
  return (
    <p class="day-strip" aria-hidden="true">
      {Array.from({ length: CELLS + over }, (_, i) => (
        <i key={i} class={kindOf(i)} />
      ))}
    </p>
  )
}

const Relieve = ({ lang, code, frame, seat }: Props & { seat: Seat }) => {
  const say = pageWords(lang)
  const { name } = tellingOf(lang, frame)
  const isOnline = frame.mode === 'digital'
  return (
    <form method="post" action={`/t/${code}/seats/${seat}/relieve`}>
      <button type="submit" class="way-on">
        {isOnline ? <BotIcon /> : <DoorIcon />}
        <b>{(isOnline ? say.letBotPlayFor : say.freeSeat)(name(seat))}</b>
        <span>{say.reliefHint[frame.mode]}</span>
      </button>
    </form>
  )
}

// A switch that a script shows if the browser supports reminders (`client/app/reminders.ts`). The
// page has it only after the first move, when people know what reminders are for.
const RemindMe = ({ lang, code, holds, vapid }: Props) => {
  const say = pageWords(lang)
  return (
    <form hidden data-reminders={code} data-seats={holds.join(',')} data-vapid={vapid}>
      <label class="setting">
        <input type="checkbox" name="remind" />
        <span>
          {say.remindMe} <small>{say.remindHint}</small>
        </span>
      </label>
      <p role="status" hidden>
        {say.remindRefused}
      </p>
    </form>
  )
}

const Awaited = (props: Props & Props['seats'][number]) => {
  const { lang, box, frame, holds, address, seat, since, late, away, lost } = props
  const say = pageWords(lang)
  const { name } = tellingOf(lang, frame)
  const waited = Date.now() - since
  const time = spanOf(lang, waited)
  const agreed = frame.pace ? paces[frame.pace] : Number.POSITIVE_INFINITY
  return (
    <section aria-label={name(seat)}>
      <h2>
        <Emblem box={box} colour={frame.seats[seat]?.colour} />
        {away === undefined
          ? (late && frame.pace ? say.isLate : say.waitedFor)(name(seat), time)
          : houses[lang].gone.awayFor(name(seat), spanOf(lang, Date.now() - away))}
      </h2>
      {lost && <p>{say.lostTo(name(seat))}</p>}
      {Number.isFinite(agreed) && <DayStrip waited={waited} agreed={agreed} />}
      {!holds.includes(seat) && (
        <button
          type="button"
          class="button main"
          data-share
          data-url={address}
          data-text={say.reminder(titleAt(box.words[lang], frame.options))}
          data-shared-words={say.copied}
        >
          <ShareIcon /> {say.remind(name(seat))}
        </button>
      )}
      {late && holds.some(held => held !== seat) && <Relieve {...props} />}
    </section>
  )
}

export const WaitsPage = (props: Props) => {
  const { lang, box, code, frame, holds, seats, vapid } = props
  const say = pageWords(lang)
  const { name, list } = tellingOf(lang, frame)
  const title = titleAt(box.words[lang], frame.options)
  return (
    <Document {...props} styles={['reading']} title={`${title}, ${spaced(code)}`} game={box.id}>
      <Drawings assets={props.assets} box={box} frame={frame} lang={lang} />
      <Masthead lang={lang} title={title} code={code} home={`/t/${code}`} />
      <main class="page menu waits">
        <div class="do-now">
          <h1>
            {seats.length > 0
              ? say.waitsTitle(list(seats.map(({ seat }) => name(seat))))
              : say.waitsNobody}
          </h1>
          {frame.pace !== 'calm' && (
            <p>
              {say.mayRelieve[frame.pace ? 'days' : 'tonight']} {say.mayRelieve[frame.mode]}
            </p>
          )}
        </div>
        {seats.map(one => (
          <Awaited key={one.seat} {...props} {...one} />
        ))}
        {vapid && holds.length > 0 && frame.seq > 1 && !frame.result && <RemindMe {...props} />}
      </main>
    </Document>
  )
}
