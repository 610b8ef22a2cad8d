// The seats before the start: a card for each seat, the free colours, the host's order.
import type { ComponentChildren } from 'preact'
import type { Seat } from '../../games/game.ts'
import { DownIcon, PlusIcon, UpIcon } from '../../ui/icons.tsx'
import { seatColour } from '../../ui/table.tsx'
import { houses, pageWords } from '../../words/all.ts'
import type { SeatColour } from '../../words/house.ts'
import type { AtSeats } from '../at-table.ts'
import { Emblem } from '../emblem.tsx'
import { botInWords, freeColours, sidesInWords, tellingOf } from '../seats.ts'
import { BotForm } from '../table-parts.tsx'

interface Props extends AtSeats {
  seated: readonly Seat[] // the taken seats in the host's order
  sits?: boolean // this visitor is choosing a seat
  changes?: Seat // the visitor's own seat, whose name and colour are being changed
  // seats whose sitters were away for two minutes: the host may let a bot play there
  gone?: readonly Seat[]
  edits?: boolean // the actions for each seat are shown below it
  query?: string // of the page's address; its forms repeat it
  onScreen?: true // on the shared screen, which has no buttons
}

interface LinkProps {
  to: string
  class: string
  id?: string
  'aria-label'?: string
  children: ComponentChildren
}

// A link that opens or closes a part of the lobby; with script only `#lobby` is redrawn. `hx-sync`
// cancels a request that a frame has started: its response, drawn for the old address, would arrive
// later and undo the tap.
const LobbyLink = ({ to, ...props }: LinkProps) => (
  <a
    {...props}
    href={to}
    hx-get={to}
    hx-select="#lobby"
    hx-target="#lobby"
    hx-swap="outerMorph"
    hx-replace-url="true"
    hx-sync="#lobby:replace"
  />
)

// Returns the part of a query that preserves the host's order in links of the lobby.
const andOrder = ({ frame, seated }: Pick<Props, 'frame' | 'seated'>) =>
  frame.host ? `&order=${seated.join(',')}` : ''

/** Returns the address of the lobby. `open`: the query that opens one of its parts: `edit=1`. */
export const lobbyAt = (props: Pick<Props, 'code' | 'frame' | 'seated'>, open = ''): string => {
  const query = `${open}${andOrder(props)}`.replace(/^&/, '')
  return `/t/${props.code}${query && `?${query}`}`
}

const Shift = ({
  code,
  seated,
  from,
  to,
  name,
  lang,
}: Props & { from: number; to: number; name: string }) => {
  const say = pageWords(lang)
  const order = [...seated]
  order.splice(to, 0, ...order.splice(from, 1))
  const isUp = to < from
  return (
    <LobbyLink
      class="tool"
      id={`${isUp ? 'up' : 'down'}-${seated[from]}`}
      to={`/t/${code}?edit=1&order=${order.join(',')}`}
      aria-label={isUp ? say.moveUp(name) : say.moveDown(name)}
    >
      {isUp ? <UpIcon /> : <DownIcon />}
    </LobbyLink>
  )
}

// A bot's seat: the host may send the bot away, and a visitor without a seat may take its place.
const Bot = ({
  lang,
  code,
  frame,
  holds,
  seat,
  name,
  query = '',
}: Props & { seat: Seat; name: string }) => {
  const say = pageWords(lang)
  return (
    <div class="lobby-seat-person">
      {holds.length === 0 && (
        <form method="post" action={`/t/${code}/seats${query}`}>
          <button type="submit" class="link" name="seat" value={seat}>
            {houses[lang].takeSeat} <span class="visually-hidden">{name}</span>
          </button>
        </form>
      )}
      {frame.host && (
        <form method="post" action={`/t/${code}/bots/${seat}/remove${query}`}>
          <button type="submit" class="link">
            {say.botLeaves} <span class="visually-hidden">{name}</span>
          </button>
        </form>
      )}
    </div>
  )
}

// Returns the words for the player of a seat: the reader, another person on this phone, or a bot;
// '' for a person on another phone.
const roleOf = ({ lang, frame, holds, seat }: Props & { seat: Seat }): string => {
  const say = pageWords(lang)
  if (holds[0] === seat) return frame.host && !frame.deputy ? say.youHost : say.you
  if (holds.includes(seat)) return say.alsoHere
  const { bot } = frame.seats[seat]!
  return bot ? botInWords(lang, bot) : ''
}

const Taken = (props: Props & { seat: Seat; at: number }) => {
  const { lang, box, code, frame, holds, seat, at, seated, edits, query = '' } = props
  const say = pageWords(lang)
  const name = tellingOf(lang, frame).name(seat)
  const { bot } = frame.seats[seat]!
  const colour = seatColour(frame, box.colours, seat)
  const isMine = holds.includes(seat)
  return (
    <li class={isMine ? 'lobby-seat mine' : 'lobby-seat'} id={`lobby-seat-${seat}`}>
      <p class="lobby-seat-head">
        <Emblem box={box} colour={colour} />
        <b>{name}</b>
        <span>{roleOf(props)}</span>
      </p>
      <box.Piece colour={colour} />
      {bot && !props.onScreen && <Bot {...props} name={name} />}
      {edits && (frame.host || isMine) && (
        <div class="lobby-seat-tools">
          {frame.host && seated.length > 1 && !frame.placed && (
            <div>
              {at > 0 && <Shift {...props} from={at} to={at - 1} name={name} />}
              {at < seated.length - 1 && <Shift {...props} from={at} to={at + 1} name={name} />}
            </div>
          )}
          <div class="lobby-seat-person">
            {isMine && (
              <LobbyLink class="link" to={`/t/${code}?edit=1&change=${seat}${andOrder(props)}`}>
                {say.change} <span class="visually-hidden">{name}</span>
              </LobbyLink>
            )}
            {frame.host && props.gone?.includes(seat) && !bot && frame.mode === 'digital' && (
              <details>
                <summary class="link">{say.letBotPlayFor(name)}</summary>
                <BotForm lang={lang} code={code} seat={seat} query={query} />
              </details>
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

// The form to sit down, or to change a name or colour. The buttons of free colours (`Free`) submit
// this form with their colour; the form's own button leaves the colour unchanged.
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
          <LobbyLink class="button quiet" to={lobbyAt(props)}>
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

// Adds a bot to the first free seat; for the host of an online game.
const AddBot = (props: Props) => {
  const { lang, frame, onScreen } = props
  const seat = frame.seats.findIndex(({ taken }) => !taken)
  if (!frame.host || frame.mode !== 'digital' || onScreen || seat === -1) return null
  return (
    <details class="add-bot">
      <summary class="link">{pageWords(lang).addBot}</summary>
      <BotForm {...props} seat={seat} />
    </details>
  )
}

// Shows a free colour: as a button that takes it or, if this visitor is not choosing, as an empty
// seat.
const Free = (props: Props & { colour: SeatColour; at: number }) => {
  const { lang, box, colour, at } = props
  const say = pageWords(lang)
  return (
    <li class="lobby-seat free" id={`lobby-seat-${colour}`}>
      {props.sits || props.changes !== undefined ? (
        <button type="submit" form="sit" name="colour" value={colour}>
          <span class="lobby-seat-head">
            <Emblem box={box} colour={colour} />
            <b>{houses[lang].colours[colour]}</b>
            <span class="sit-here">
              {props.changes !== undefined ? say.takeColour : say.sitHere}
            </span>
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
          {at === 0 && <AddBot {...props} />}
        </>
      )}
    </li>
  )
}

// Says who drew lots for the seats. Always in the page, so that screen readers announce it.
const Drawn = ({ lang, frame }: Props) => {
  const say = pageWords(lang)
  const { lots } = frame
  const { name } = tellingOf(lang, frame)
  return (
    <p class="hint lobby-drawn" role="status">
      {lots && (lots.by === undefined ? say.lotsDrawn : say.lotsBy(name(lots.by)))}
    </p>
  )
}

// The host's key that draws lots for the seats.
const Lots = ({ lang, code, frame, seated, onScreen }: Props) =>
  frame.host &&
  !onScreen &&
  !frame.placed &&
  seated.length > 1 && (
    <form method="post" action={`/t/${code}/lots`}>
      <button type="submit" class="link">
        {pageWords(lang).lots}
      </button>
    </form>
  )

export const LobbySeats = (props: Props) => {
  const { lang, box, frame, holds, seated } = props
  const isChange = props.changes !== undefined
  const sits = props.sits || isChange
  const say = pageWords(lang)
  const colours = freeColours(box, frame)
  const places = frame.seats.length - seated.length
  const shown = sits ? colours : colours.slice(0, places)
  const isOrdering = frame.host && seated.length > 1 && !frame.placed
  const sides = sidesInWords(lang, box, frame, seated)
  // Free colours are first while somebody chooses: on a small phone the foot hides the second row.
  const free = shown.map((colour, at) => <Free key={colour} {...props} colour={colour} at={at} />)
  const taken = seated.map((seat, at) => <Taken key={seat} {...props} seat={seat} at={at} />)
  const titleOf = () => {
    if (isChange) return say.changeTitle
    if (sits) return say.chooseColour
    return props.edits && isOrdering ? say.order : say.who
  }
  const mayEdit =
    !sits && !props.onScreen && (holds.length > 0 || (frame.host && seated.length > 0))
  return (
    <section class="lobby-seats-part" aria-labelledby="who">
      <div class="lobby-seats-head">
        <h2 id="who">{titleOf()}</h2>
        {mayEdit && (
          <LobbyLink
            class="link"
            to={lobbyAt(props, props.edits ? '' : 'edit=1')}
            aria-label={`${props.edits ? say.done : say.change}: ${say.seats}`}
          >
            {props.edits ? say.done : say.change}
          </LobbyLink>
        )}
      </div>
      {props.edits && isOrdering && <p class="hint">{say.orderHint}</p>}
      {sides.length > 0 && <p class="hint">{say.sides(sides)}</p>}
      <Drawn {...props} />
      {sits && <SitForm {...props} />}
      <ol class="lobby-seats">{props.sits ? [free, taken] : [taken, free]}</ol>
      <Lots {...props} />
      {/* For a host without a seat, who is always choosing one: then each free seat is a button and
          cannot contain this form. */}
      {props.sits && holds.length === 0 && <AddBot {...props} />}
    </section>
  )
}

/** Shows the link that seats one more person on this phone; used while a seat is free. */
export const AlsoHere = (props: Props) => (
  <LobbyLink class="link also" to={lobbyAt(props, 'more=1')}>
    <PlusIcon /> {pageWords(props.lang).alsoOnThisPhone}
  </LobbyLink>
)
