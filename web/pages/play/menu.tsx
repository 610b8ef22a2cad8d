// A table's menu: the seats on this phone, links to other devices, the table itself. It is a
// separate page that opens over the table (`client/over.ts`), so that the table's page does not
// contain what most people never open.
import type { Seat } from '../../games/game.ts'
import { titleAt } from '../../games/words.ts'
import type { Lang } from '../../lang.ts'
import { type Frame, hasBegun } from '../../protocol.ts'
import { ChevronIcon } from '../../ui/icons.tsx'
import { ThisPhone } from '../../ui/phone.tsx'
import { fairWords, houses, pageWords } from '../../words/all.ts'
import type { AtSeats } from '../at-table.ts'
import { Document, type PageProps } from '../document.tsx'
import { Drawings } from '../drawings.tsx'
import { Emblem } from '../emblem.tsx'
import { Languages } from '../languages.tsx'
import { layingPath } from '../lobby/laying.tsx'
import { Masthead, spaced } from '../masthead.tsx'
import { hasRecord } from '../past/fair.tsx'
import { nameInFull, pathTo, tellingOf } from '../seats.ts'
import { BotForm, FreeSeats, isBots, Keeping, shortly } from '../table-parts.tsx'
import { Gestures } from './gestures.tsx'
import { PracticeFrom } from './practice.tsx'

interface Props extends PageProps, AtSeats {
  address: string // the full address of this table, as phones reach it
  deletedAt: number
  here: readonly Seat[] // seats whose sitters look at the table now
  gone: readonly Seat[] // seats whose sitters were away for two minutes
  moveId: string
}

export const MenuLink = ({ lang, code, frame }: { lang: Lang; code: string; frame: Frame }) => (
  <a class="masthead-menu" href={pathTo(code, frame, '/menu')} data-over>
    {pageWords(lang).menu} <ChevronIcon />
  </a>
)

// Frees a seat in two taps, so that nobody loses a seat by mistake.
const Freeing = (props: {
  code: string
  seat: number
  what: string
  sure: string
  yes: string
}) => (
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

const OwnSeat = ({ lang, box, code, frame, seat }: Props & { seat: Seat }) => {
  const say = pageWords(lang)
  const { name } = tellingOf(lang, frame)
  return (
    <section aria-label={name(seat)}>
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
  )
}

// The host's button that lets a bot play for somebody who is away, or stops that bot.
const BotFor = ({ lang, code, frame, seat }: Props & { seat: Seat }) => {
  const say = pageWords(lang)
  const { name } = tellingOf(lang, frame)
  if (frame.seats[seat]?.bot)
    return (
      <form method="post" action={`/t/${code}/bots/${seat}/remove`}>
        <button type="submit" class="link">
          {say.botAway(nameInFull(lang, frame, seat))}
        </button>
      </form>
    )
  return (
    <details>
      <summary class="link">{say.letBotPlayFor(name(seat))}</summary>
      <BotForm lang={lang} code={code} seat={seat}>
        <p>{say.botSure}</p>
      </BotForm>
    </details>
  )
}

// Offers a bot's seat to newcomers; for sitters and the host.
const Offer = ({ lang, code, frame, seat }: Props & { seat: Seat }) => {
  const say = pageWords(lang)
  return (
    <details>
      <summary class="link">{say.offerSeat(nameInFull(lang, frame, seat))}</summary>
      <form method="post" action={`/t/${code}/seats/${seat}/offer`}>
        <p>{say.offerSure}</p>
        <button type="submit" class="button">
          {say.offerSeat(nameInFull(lang, frame, seat))}
        </button>
      </form>
    </details>
  )
}

// The host's section: let bots play, free seats, pass on the host's rights.
const HostPart = (props: Props) => {
  const { lang, code, frame, holds, here } = props
  const say = pageWords(lang)
  const { name } = tellingOf(lang, frame)
  const others = [...frame.seats.keys()].filter(seat => !holds.includes(seat))
  // seats where the host may add a bot or send one away
  const changing = others.filter(seat => frame.seats[seat]!.bot || !here.includes(seat))
  const sat = others.filter(
    seat => frame.seats[seat]!.taken && (!frame.seats[seat]!.bot || frame.seats[seat]!.kept),
  )
  return (
    <section aria-label={say.host}>
      <h2>{frame.deputy ? say.actsAsHost : say.youAreHost}</h2>
      {frame.mode === 'digital' &&
        !frame.result &&
        changing.map(seat => <BotFor key={seat} {...props} seat={seat} />)}
      {sat.map(seat => (
        <Freeing
          key={seat}
          code={code}
          seat={seat}
          what={say.freeSeat(name(seat))}
          sure={say.freeSure}
          yes={say.freeYes}
        />
      ))}
      {!frame.deputy && (
        <a class="link" href={`/t/${code}/move?seat=host`}>
          {say.moveHost}
        </a>
      )}
    </section>
  )
}

// Shows the address of the table's page for a shared screen, as a QR code and as text.
const BigScreen = ({ lang, code, address }: Props) => {
  const say = pageWords(lang)
  return (
    <details>
      <summary class="link">{say.bigScreen}</summary>
      <div class="menu-screen">
        <p>{say.bigScreenHint}</p>
        <img
          src={`/t/${code}/qr.svg?screen`}
          alt={say.qr(`${address}/screen`)}
          width="160"
          height="160"
          loading="lazy"
        />
        <p>{shortly(`${address}/screen`)}</p>
        <a class="link" href={`/t/${code}/screen`}>
          {say.bigScreenHere}
        </a>
      </div>
    </details>
  )
}

// Links to the replay and the check of this game, and to the game that a practice game continues.
const Past = ({ lang, code, frame }: Props) => (
  <>
    <PracticeFrom lang={lang} frame={frame} />
    {hasBegun(frame) && (
      <a class="link" href={`/t/${code}/replay`}>
        {pageWords(lang).replay}
      </a>
    )}
    {frame.result && hasRecord(frame) && (
      <a class="link" href={`/t/${code}/fair`}>
        {fairWords[lang].title}
      </a>
    )}
  </>
)

// Saves a copy of this table, which another server can open.
const SaveCopy = ({ lang, code, frame }: Props) => {
  const isNow = frame.mode === 'companion' || frame.result
  if (!frame.host || !isNow || frame.from || frame.placed) return null
  return (
    <a class="link" href={`/t/${code}/copy`}>
      {pageWords(lang).copies.save}
    </a>
  )
}

// Continues a game beside the box online, for everybody at the table.
const GoOnline = ({ lang, box, code, frame, holds }: Props) => {
  const { position: say } = pageWords(lang)
  const mayGo = frame.host || holds.length > 0
  if (!mayGo || frame.result || frame.mode !== 'companion' || !box.digital.layout.placing)
    return null
  return (
    <details>
      <summary class="link">{say.online}</summary>
      <form method="post" action={`/t/${code}/online`}>
        <p>{say.onlineHint}</p>
        <button type="submit" class="button main">
          {say.online}
        </button>
      </form>
    </details>
  )
}

// Ends the game for everybody with the standings as they are, once all other people have agreed.
const EndHere = ({ lang, code, frame, holds, gone, moveId }: Props) => {
  const say = pageWords(lang)
  const { name, list } = tellingOf(lang, frame)
  if (holds.length === 0 || frame.result) return null
  const others = frame.seats.flatMap(({ taken, bot }, seat) =>
    taken && !bot && !holds.includes(seat) ? [seat] : [],
  )
  // over days most are away most of the time, so everybody is asked
  const away = frame.pace ? [] : others.filter(seat => gone.includes(seat))
  const asked = others.filter(seat => !away.includes(seat))
  return (
    <details>
      <summary class="link">{say.endHere}</summary>
      <form method="post" action={pathTo(code, frame, '/end')}>
        <input type="hidden" name="id" value={moveId} />
        <input type="hidden" name="seat" value={frame.you === 'room' ? holds[0] : frame.you} />
        {asked.length > 0 && <p>{say.askFirst(list(asked.map(name)))}</p>}
        {away.length > 0 && <p>{houses[lang].notAsked(list(away.map(name)))}</p>}
        <p>{say.endHint}</p>
        <button type="submit" class="button danger">
          {asked.length > 0 ? say.askThem : say.endYes}
        </button>
      </form>
    </details>
  )
}

export const MenuPage = (props: Props) => {
  const { lang, box, code, frame, holds } = props
  const say = pageWords(lang)
  const title = titleAt(box.words[lang], frame.options)
  const here = pathTo(code, frame)
  return (
    <Document
      {...props}
      styles={['reading']}
      title={`${say.menu}: ${title}`}
      game={box.id}
      mode={frame.mode}
    >
      <Drawings {...props} />
      <Masthead lang={lang} title={title} home={here} />
      <main class="page menu" data-follows>
        <div class="menu-head">
          <h1>
            {say.table} <span class="code">{spaced(code)}</span>
          </h1>
          <a href={here} data-close>
            <span aria-hidden="true">×</span>
            <span class="visually-hidden">{houses[lang].grid.close}</span>
          </a>
        </div>
        <Gestures {...props} />
        {holds.length === 0 && <p>{say.watching}</p>}
        {holds.map(seat => (
          <OwnSeat key={seat} {...props} seat={seat} />
        ))}
        {!frame.result && (holds.length === 0 || frame.seats.some(({ taken }) => !taken)) && (
          <FreeSeats {...props} />
        )}
        {(frame.host || holds.length > 0) &&
          !frame.result &&
          [...frame.seats.keys()]
            .filter(seat => isBots(frame, seat) && !frame.seats[seat]!.offered)
            .map(seat => <Offer key={seat} {...props} seat={seat} />)}
        {frame.host && <HostPart {...props} />}
        <section aria-label={say.thisTable}>
          <h2>{say.thisTable}</h2>
          <a class="link" href={`/games/${box.id}?table=${code}`} data-over data-back={say.toTable}>
            {say.toRules}
          </a>
          <Past {...props} />
          {frame.mode === 'digital' && !box.digital.layout.isNone && (
            <a class="link" href={layingPath(props)}>
              {say.laying.link}
            </a>
          )}
          <GoOnline {...props} />
          <EndHere {...props} />
          <SaveCopy {...props} />
          <BigScreen {...props} />
          <Keeping {...props} isHost={frame.host === true && !frame.deputy} />
        </section>
        <ThisPhone say={say} />
        <Languages lang={lang} house={props.house} path={here} />
      </main>
    </Document>
  )
}
