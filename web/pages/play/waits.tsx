// Whom a table waits for and since when, and what the others do: remind, let a bot play, play on, free the seat. It opens over the table, as the menu does.
import type { Seat } from '../../games/game.ts'
import { titleAt } from '../../games/words.ts'
import { paces, type Relief } from '../../protocol.ts'
import { BotIcon, DoorIcon, ShareIcon, SkipIcon } from '../../ui/icons.tsx'
import { spanOf } from '../../ui/lang.ts'
import { houses, pageWords } from '../../words/all.ts'
import type { AtSeats } from '../at-table.ts'
import { Document, type PageProps } from '../document.tsx'
import { Drawings } from '../drawings.tsx'
import { Emblem } from '../emblem.tsx'
import { Masthead, spaced } from '../masthead.tsx'
import { tellingOf } from '../seats.ts'

interface Props extends PageProps, AtSeats {
  address: string // the whole address of this table, as phones reach it
  seats: readonly { seat: Seat; since: number; late: boolean; away?: number; lost?: true }[]
  vapid?: string // the key of this house's reminders; none: it sends none
  asked: readonly { seat: Seat; how: Relief; agreed: readonly Seat[]; missing: readonly Seat[] }[]
}

// What everybody who is there must agree to, and who did.
const Asked = ({ lang, frame, asked }: Props & { asked: Props['asked'] }) => {
  const say = pageWords(lang)
  const { name, list } = tellingOf(lang, frame)
  const [one] = asked
  if (!one) return <p>{say.allAgree}</p>
  return (
    <p>
      {say.agreed(list(one.agreed.map(name)))} {one.missing.length > 0 && say.stillMissing(list(one.missing.map(name)))}
    </p>
  )
}

const icons = { bot: <BotIcon />, without: <SkipIcon />, free: <DoorIcon /> }

const CELLS = 24 // hours of a day, or so many parts of a longer time
const MOST_OVER = 8

// The time that was agreed, a cell a part of it, and what went by after it. The heading says it in words.
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

const Relieve = (props: Props & { seat: Seat; how: Relief }) => {
  const { lang, code, box, frame, seat, how } = props
  const say = pageWords(lang)
  const { name } = tellingOf(lang, frame)
  const isUntilBack = how === 'bot' && !frame.pace
  const hint = how === 'without' ? box.words[lang].without(name(seat)) : say.reliefHint[isUntilBack ? 'untilBack' : how]
  return (
    <form method="post" action={`/t/${code}/seats/${seat}/relieve`}>
      <button type="submit" class="way-on" name="how" value={how}>
        {icons[how]}
        <b>{isUntilBack ? say.letBotPlayFor(name(seat)) : say.relief[how]}</b>
        <span>{hint}</span>
      </button>
      {how !== 'bot' && frame.pace && (
        <Asked {...props} asked={props.asked.filter(one => one.seat === seat && one.how === how)} />
      )}
    </form>
  )
}

// Shown by script where the browser can be reminded (client/app/reminders.ts). Once somebody has moved people know what for.
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
  const ways: readonly Relief[] = frame.mode === 'digital' ? ['bot', 'without', 'free'] : ['free']
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
      {late && holds.some(held => held !== seat) && ways.map(how => <Relieve key={how} {...props} how={how} />)}
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
          <h1>{seats.length > 0 ? say.waitsTitle(list(seats.map(({ seat }) => name(seat)))) : say.waitsNobody}</h1>
          <p>{say.calmly}</p>
        </div>
        {seats.map(one => (
          <Awaited key={one.seat} {...props} {...one} />
        ))}
        {vapid && holds.length > 0 && frame.seq > 1 && !frame.result && <RemindMe {...props} />}
      </main>
    </Document>
  )
}
