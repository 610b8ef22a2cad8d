// Who sits where before the start: a card a seat, the free colours to sit down with, the host's order.
import type { Box } from '../games/box.tsx'
import type { Seat } from '../games/game.ts'
import type { Frame } from '../protocol.ts'
import { DownIcon, PlusIcon, UpIcon } from '../ui/icons.tsx'
import type { Lang } from '../ui/lang.ts'
import { Emblem } from './emblem.tsx'
import { freeColours, tellingOf } from './seats.ts'
import { saying } from './words/all.ts'

interface Props {
  lang: Lang
  box: Box
  code: string
  frame: Frame
  holds: readonly Seat[]
  seated: readonly Seat[] // the taken seats in the host's order
  sits: boolean // this visitor is choosing a seat
  onScreen?: true // on the big screen: nothing to press
}

const Shift = ({ code, seated, from, to, name, lang }: Props & { from: number; to: number; name: string }) => {
  const say = saying(lang)
  const order = [...seated]
  order.splice(to, 0, ...order.splice(from, 1))
  const href = `/t/${code}?order=${order.join(',')}`
  const isUp = to < from
  return (
    <a
      class="tool"
      id={`${isUp ? 'up' : 'down'}-${seated[from]}`}
      href={href}
      hx-get={href}
      hx-select="#lobby"
      hx-target="#lobby"
      hx-swap="outerMorph"
      hx-replace-url="true"
      aria-label={isUp ? say.moveUp(name) : say.moveDown(name)}
    >
      {isUp ? <UpIcon /> : <DownIcon />}
    </a>
  )
}

const Taken = (props: Props & { seat: Seat; at: number }) => {
  const { lang, box, code, frame, holds, seat, at, seated } = props
  const say = saying(lang)
  const name = tellingOf(lang, box, frame).name(seat)
  const colour = frame.seats[seat]?.colour ?? box.colours[0]!
  const isMine = holds.includes(seat)
  const isFirst = isMine && holds[0] === seat
  return (
    <li class="berth" id={`berth-${seat}`}>
      <p class="berth-head">
        <Emblem box={box} colour={colour} />
        <b>{name}</b>
        <span>{isFirst ? (frame.host ? say.youHost : say.you) : isMine ? say.alsoHere : ''}</span>
      </p>
      <box.Piece colour={colour} />
      {(frame.host || isMine) && (
        <div class="berth-tools">
          {frame.host && at > 0 && <Shift {...props} from={at} to={at - 1} name={name} />}
          {frame.host && at < seated.length - 1 && <Shift {...props} from={at} to={at + 1} name={name} />}
          <form method="post" action={`/t/${code}/seats/${seat}/free`}>
            <button type="submit" class="link">
              {isMine ? say.standUp : say.freeShort} <span class="visually-hidden">{name}</span>
            </button>
          </form>
        </div>
      )}
    </li>
  )
}

export const Berths = (props: Props) => {
  const { lang, box, code, frame, holds, seated, sits } = props
  const say = saying(lang)
  const colours = freeColours(box, frame)
  const places = frame.seats.length - seated.length
  const shown = sits ? colours : colours.slice(0, places)
  const more = `/t/${code}?more=1${frame.host ? `&order=${seated.join(',')}` : ''}`
  const isOrdering = frame.host && seated.length > 1
  return (
    <section class="berths-part" aria-labelledby="who">
      <h2 id="who">{sits ? say.chooseColour : isOrdering ? say.order : say.who}</h2>
      {!sits && isOrdering && <p class="hint">{say.orderHint}</p>}
      {sits && (
        <form id="sit" class="sit" method="post" action={`/t/${code}/seats`}>
          <label for="name">
            {holds.length > 0 ? say.theirName : say.yourName} <small>{say.optional}</small>
          </label>
          <input id="name" name="name" maxLength={24} autocomplete={holds.length > 0 ? 'off' : 'nickname'} />
          {holds.length > 0 && <p class="hint">{say.alsoHint}</p>}
        </form>
      )}
      <ol class="berths">
        {seated.map((seat, at) => (
          <Taken key={seat} {...props} seat={seat} at={at} />
        ))}
        {shown.map(colour => (
          <li key={colour} class="berth free" id={`berth-${colour}`}>
            {sits ? (
              <button type="submit" form="sit" name="colour" value={colour}>
                <span class="berth-head">
                  <Emblem box={box} colour={colour} />
                  <b>{box.words[lang].colours[colour]}</b>
                  <span class="sit-here">{say.sitHere}</span>
                </span>
                <box.Piece colour={colour} />
              </button>
            ) : (
              <>
                <p class="berth-head">
                  <Emblem box={box} colour={colour} />
                  <b>{say.free}</b>
                </p>
                <box.Piece colour={colour} />
              </>
            )}
          </li>
        ))}
      </ol>
      {places === 0 && holds.length === 0 && !props.onScreen && <p class="hint">{say.full}</p>}
      {!sits && !props.onScreen && places > 0 && (
        <p>
          <a
            class="link also"
            href={more}
            hx-get={more}
            hx-select="#lobby"
            hx-target="#lobby"
            hx-swap="outerMorph"
            hx-replace-url="true"
          >
            <PlusIcon /> {say.alsoOnThisPhone}
          </a>
        </p>
      )}
    </section>
  )
}
