// The curtain of a phone with several seats, shown before private content. It names the next seat
// and covers the game until that person taps. Without private content the phone switches to the
// next seat by itself (`Seen.shown`, `client/table/leaving.ts`).
import type { Seat } from '../../games/game.ts'
import { pageWords } from '../../words/all.ts'
import type { Assets } from '../assets.ts'
import type { AtSeats } from '../at-table.ts'
import { Emblem } from '../emblem.tsx'
import { tellingOf } from '../seats.ts'

interface Props extends AtSeats {
  assets: Assets
}

export const Curtain = ({ lang, assets, box, code, frame, holds }: Props) => {
  const say = pageWords(lang)
  const { name } = tellingOf(lang, frame)
  const next = holds.filter(seat => frame.waiting.includes(seat))
  const rest = holds.filter(seat => !next.includes(seat))
  return (
    <section id="curtain" class="curtain" aria-labelledby="curtain-next">
      <link rel="stylesheet" href={assets.styles.curtain} />
      <h2 id="curtain-next">
        {next[0] === undefined ? say.curtainWait : say.curtainNext(name(next[0]))}
      </h2>
      <p>{say.curtainHint}</p>
      <ul>
        {[...next, ...rest].map((seat, i) => (
          <li key={seat}>
            <a
              class={`button ${i === 0 && next.length > 0 ? 'main' : 'quiet'}`}
              href={`/t/${code}?seat=${seat}`}
            >
              <Emblem box={box} colour={frame.seats[seat]?.colour} />
              {say.iAm(name(seat))}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Names the seat that this phone shows, with a link to the curtain, where the reader can choose
 * another seat.
 */
export const PassOn = ({
  lang,
  box,
  code,
  frame,
  you,
}: Omit<Props, 'holds' | 'assets'> & { you: Seat }) => {
  const say = pageWords(lang)
  return (
    <p class="pass-on">
      <Emblem box={box} colour={frame.seats[you]?.colour} />
      <span>{say.playingAs(tellingOf(lang, frame).name(you))}</span>
      <a class="link" href={`/t/${code}?seat=room`}>
        {say.passOn}
      </a>
    </p>
  )
}
