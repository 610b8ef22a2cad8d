// Who sits where before the start: a card a seat, the free colours to sit down with, the host's order.

import type { ComponentChildren } from 'preact'
import type { Box } from '../games/box.tsx'
import type { Seat } from '../games/game.ts'
import type { Frame } from '../protocol.ts'
import { DownIcon, PlusIcon, UpIcon } from '../ui/icons.tsx'
import type { Lang } from '../ui/lang.ts'
import { houses, pageWords } from '../words/all.ts'
import { Emblem } from './emblem.tsx'
import { freeColours, sidesInWords, tellingOf } from './seats.ts'

interface Props {
  lang: Lang
  box: Box
  code: string
  frame: Frame
  holds: readonly Seat[]
  seated: readonly Seat[] // the taken seats in the host's order
  sits?: boolean // this visitor is choosing a seat
  changes?: Seat | undefined // or the name and colour of one that is theirs
  query?: string // of the page, which its forms carry along
  onScreen?: true // on the big screen: nothing to press
}

interface LinkProps {
  to: string
  class: string
  id?: string
  'aria-label'?: string
  children: ComponentChildren
}

// A link to the lobby as it would be after a tap: with script only that part is drawn anew.
const LobbyLink = ({ to, ...props }: LinkProps) => (
  <a
    {...props}
    href={to}
    hx-get={to}
    hx-select="#lobby"
    hx-target="#lobby"
    hx-swap="outerMorph"
    hx-replace-url="true"
  />
)

// The host's order goes along wherever the lobby leads.
const andOrder = ({ frame, seated }: Props) => (frame.host ? `&order=${seated.join(',')}` : '')

const Shift = ({ code, seated, from, to, name, lang }: Props & { from: number; to: number; name: string }) => {
  const say = pageWords(lang)
  const order = [...seated]
  order.splice(to, 0, ...order.splice(from, 1))
  const isUp = to < from
  return (
    <LobbyLink
      class="tool"
      id={`${isUp ? 'up' : 'down'}-${seated[from]}`}
      to={`/t/${code}?order=${order.join(',')}`}
      aria-label={isUp ? say.moveUp(name) : say.moveDown(name)}
    >
      {isUp ? <UpIcon /> : <DownIcon />}
    </LobbyLink>
  )
}

const Taken = (props: Props & { seat: Seat; at: number }) => {
  const { lang, box, code, frame, holds, seat, at, seated, query = '' } = props
  const say = pageWords(lang)
  const name = tellingOf(lang, frame).name(seat)
  const colour = frame.seats[seat]?.colour ?? box.colours[0]!
  const isMine = holds.includes(seat)
  const isFirst = isMine && holds[0] === seat
  return (
    <li class="lobby-seat" id={`lobby-seat-${seat}`}>
      <p class="lobby-seat-head">
        <Emblem box={box} colour={colour} />
        <b>{name}</b>
        <span>{isFirst ? (frame.host ? say.youHost : say.you) : isMine ? say.alsoHere : ''}</span>
      </p>
      <box.Piece colour={colour} />
      {(frame.host || isMine) && (
        <div class="lobby-seat-tools">
          {frame.host && seated.length > 1 && (
            <div>
              {at > 0 && <Shift {...props} from={at} to={at - 1} name={name} />}
              {at < seated.length - 1 && <Shift {...props} from={at} to={at + 1} name={name} />}
            </div>
          )}
          <div class="lobby-seat-person">
            {isMine && (
              <LobbyLink class="link" to={`/t/${code}?change=${seat}${andOrder(props)}`}>
                {say.change} <span class="visually-hidden">{name}</span>
              </LobbyLink>
            )}
            <form method="post" action={`/t/${code}/seats/${seat}/free${query}`}>
              <button type="submit" class="link">
                {isMine ? say.standUp : say.freeShort} <span class="visually-hidden">{name}</span>
              </button>
            </form>
          </div>
        </div>
      )}
    </li>
  )
}

// Who one is: a name, and by the button of a colour or by the form's own, the seat.
const SitForm = (props: Props) => {
  const { lang, code, frame, holds, changes, query = '' } = props
  const say = pageWords(lang)
  const isChange = changes !== undefined
  const isOther = isChange ? changes !== holds[0] : holds.length > 0
  return (
    <form id="sit" class="sit" method="post" action={`/t/${code}/seats${query}`}>
      {isChange && <input type="hidden" name="seat" value={changes} />}
      <label for="name">
        {isOther ? say.theirName : say.yourName} <small>{say.optional}</small>
      </label>
      <input
        id="name"
        name="name"
        maxLength={24}
        autocomplete={isOther ? 'off' : 'nickname'}
        value={isChange ? (frame.seats[changes]?.name ?? '') : undefined}
      />
      {!isChange && isOther && <p class="hint">{say.alsoHint}</p>}
      {isChange && (
        <div class="sit-ways">
          <LobbyLink class="button quiet" to={`/t/${code}${andOrder(props).replace('&', '?')}`}>
            {say.back}
          </LobbyLink>
          <button type="submit" class="button main">
            {say.changeDone}
          </button>
        </div>
      )}
    </form>
  )
}

export const LobbySeats = (props: Props) => {
  const { lang, box, code, frame, holds, seated } = props
  const isChange = props.changes !== undefined
  const sits = props.sits || isChange
  const say = pageWords(lang)
  const colours = freeColours(box, frame)
  const places = frame.seats.length - seated.length
  const shown = sits ? colours : colours.slice(0, places)
  const isOrdering = frame.host && seated.length > 1
  const sides = sidesInWords(lang, box, frame, seated)
  return (
    <section class="lobby-seats-part" aria-labelledby="who">
      <h2 id="who">{isChange ? say.changeTitle : sits ? say.chooseColour : isOrdering ? say.order : say.who}</h2>
      {!sits && isOrdering && <p class="hint">{say.orderHint}</p>}
      {sides.length > 0 && <p class="hint">{say.sides(sides)}</p>}
      {sits && <SitForm {...props} />}
      <ol class="lobby-seats">
        {seated.map((seat, at) => (
          <Taken key={seat} {...props} seat={seat} at={at} />
        ))}
        {shown.map(colour => (
          <li key={colour} class="lobby-seat free" id={`lobby-seat-${colour}`}>
            {sits ? (
              <button type="submit" form="sit" name="colour" value={colour}>
                <span class="lobby-seat-head">
                  <Emblem box={box} colour={colour} />
                  <b>{houses[lang].colours[colour]}</b>
                  <span class="sit-here">{isChange ? say.takeColour : say.sitHere}</span>
                </span>
                <box.Piece colour={colour} />
              </button>
            ) : (
              <>
                <p class="lobby-seat-head">
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
          <LobbyLink class="link also" to={`/t/${code}?more=1${andOrder(props)}`}>
            <PlusIcon /> {say.alsoOnThisPhone}
          </LobbyLink>
        </p>
      )}
    </section>
  )
}
