// What opens under a table's code: the seats on this phone, the way to other devices, the table itself.

import { ChevronIcon } from '../ui/icons.tsx'
import { pageWords } from '../words/all.ts'
import { Emblem } from './emblem.tsx'
import { Languages } from './languages.tsx'
import { spaced } from './masthead.tsx'
import type { PlayProps } from './play.tsx'
import { tellingOf } from './seats.ts'
import { FreeSeats, Keeping } from './table-parts.tsx'

// Nobody loses a seat by one tap, neither one's own nor another's.
const Freeing = (props: { code: string; seat: number; what: string; sure: string; yes: string }) => (
  <details>
    <summary class="link">{props.what}</summary>
    <form method="post" action={`/t/${props.code}/seats/${props.seat}/free`}>
      <p>{props.sure}</p>
      <button type="submit" class="button danger">
        {props.yes}
      </button>
    </form>
  </details>
)

export const Menu = (props: PlayProps) => {
  const { lang, box, code, frame, holds } = props
  const say = pageWords(lang)
  const { name } = tellingOf(lang, frame)
  const seats = frame.seats.map((sitter, seat) => ({ ...sitter, seat }))
  const others = seats.filter(({ taken, seat }) => taken && !holds.includes(seat))
  return (
    <details class="menu">
      <summary aria-label={`${say.menu}, ${spaced(code)}`}>
        <span class="code">{spaced(code)}</span> <ChevronIcon />
      </summary>
      <div class="menu-sheet">
        {holds.length === 0 && <p>{say.watching}</p>}
        {holds.map(seat => (
          <section key={seat} aria-label={name(seat)}>
            <h2>
              <Emblem box={box} colour={frame.seats[seat]?.colour} />
              {name(seat)}
            </h2>
            <a class="link" href={`/t/${code}/move?seat=${seat}`}>
              {say.moveSeat}
            </a>
            <Freeing
              code={code}
              seat={seat}
              what={say.leaveSeatOf(name(seat))}
              sure={say.leaveSure}
              yes={say.leaveYes}
            />
          </section>
        ))}
        <FreeSeats {...props} />
        {frame.host && (
          <section aria-label={say.host}>
            <h2>{say.youAreHost}</h2>
            {others.map(({ seat }) => (
              <Freeing
                key={seat}
                code={code}
                seat={seat}
                what={say.freeSeat(name(seat))}
                sure={say.freeSure}
                yes={say.freeYes}
              />
            ))}
            <a class="link" href={`/t/${code}/move?seat=host`}>
              {say.moveHost}
            </a>
          </section>
        )}
        <section aria-label={say.thisTable}>
          <h2>{say.thisTable}</h2>
          <a class="link" href={`/games/${box.id}`}>
            {say.toRules}
          </a>
          <a class="link" href={`/t/${code}/screen`}>
            {say.bigScreen}
          </a>
          <Keeping {...props} isHost={frame.host === true} />
        </section>
        <Languages lang={lang} path={props.path} />
      </div>
    </details>
  )
}
