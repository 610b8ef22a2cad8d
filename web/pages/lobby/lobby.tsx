// A table before the start: the invitation, the seats, the options, and the host's start button.
import { seatCountsOf } from '../../games/box.tsx'
import type { Refusal, Seat } from '../../games/game.ts'
import type { PlacedSeen } from '../../games/placing.ts'
import { titleAt } from '../../games/words.ts'
import type { Lang } from '../../lang.ts'
import { ShareIcon } from '../../ui/icons.tsx'
import { pageWords } from '../../words/all.ts'
import type { AtSeats } from '../at-table.ts'
import { Document, type PageProps } from '../document.tsx'
import { Drawings } from '../drawings.tsx'
import { Tonight } from '../end/evenings.tsx'
import { Languages } from '../languages.tsx'
import { Masthead, spaced } from '../masthead.tsx'
import { stepOf } from '../position/steps.ts'
import { RefusalNote } from '../refusal.tsx'
import { inOrder, pathTo } from '../seats.ts'
import { Invitation, Keeping, RulesForm, RulesHere } from '../table-parts.tsx'
import type { Typed } from './opening.tsx'
import { AlsoHere, LobbySeats, lobbyAt } from './seats.tsx'

// The position from a real table, as far as it is entered.
type Told = Pick<PlacedSeen, 'areas' | 'refusal'>

interface LobbyProps extends PageProps, AtSeats {
  address: string // the full address of this table, as phones reach it
  deletedAt: number
  gone?: readonly Seat[] // seats whose sitters were away for two minutes
  order?: readonly Seat[] // `?order=2,0,1`: the order that the host has chosen so far
  refused?: Refusal
  told?: Told
  typed?: Typed // options that were refused, as they were chosen
}

// The link to the step where something is missing in a position. It replaces the start button,
// because the table would refuse to start.
const Tell = ({ lang, box, code, frame, told }: LobbyProps & { told: Told }) => {
  const { position: say } = pageWords(lang)
  const step = stepOf({ box, frame }, told.areas, told.refusal!)
  const to = pathTo(code, frame, '/position')
  return (
    <a class="button main" href={`${to}${to.includes('?') ? '&' : '?'}step=${step}`}>
      {told.areas.length === 0 ? say.link : say.goOn}
    </a>
  )
}

const Start = (props: LobbyProps & { seated: readonly Seat[] }) => {
  const say = pageWords(props.lang)
  const { box, code, frame } = props
  // In a game from a position, the seats keep their places and may be empty.
  const seated = frame.placed ? [...frame.seats.keys()] : props.seated
  if (!frame.host) {
    const isFull = frame.seats.every(({ taken }) => taken)
    return (
      <p class="foot-word">
        {props.holds.length > 0 ? say.hostStarts : isFull ? say.full : say.sitFirst}
      </p>
    )
  }
  if (props.told?.refusal) return <Tell {...props} told={props.told} />
  const counts = seatCountsOf(box, frame.mode, frame.options)
  if (!counts.includes(seated.length))
    return (
      <button type="button" class="button main" disabled>
        {say.startSoon(counts.find(count => count > seated.length) ?? counts[0]!)}
      </button>
    )
  return (
    <form method="post" action={`/t/${code}/start`}>
      {seated.map(seat => (
        <input key={seat} type="hidden" name="order" value={seat} />
      ))}
      <button type="submit" class="button main">
        {say.start(seated.length)}
      </button>
    </form>
  )
}

const Share = ({ lang, address, title }: { lang: Lang; address: string; title: string }) => {
  const say = pageWords(lang)
  return (
    <button
      type="button"
      class="button quiet"
      data-share
      data-url={address}
      data-title={title}
      data-shared-words={say.copied}
    >
      <ShareIcon /> {say.share}
    </button>
  )
}

// Returns which parts of the lobby are unfolded, from the query of its address.
const openIn = ({ frame, holds, path, address, order }: LobbyProps) => {
  const { search, searchParams: asked } = new URL(path, address)
  const isFull = frame.seats.every(sitter => sitter.taken)
  const changes = holds.find(seat => asked.get('change') === String(seat))
  return {
    query: search,
    seated: inOrder(frame, order),
    isFull,
    changes,
    edits: asked.has('edit'),
    choosesRules: frame.host === true && asked.has('rules'),
    sits: !isFull && changes === undefined && (holds.length === 0 || asked.has('more')),
  }
}

// Shown if the game continues a game on a real table: seated players enter its position.
const FromBox = (props: LobbyProps) => {
  const { lang, code, frame, holds, told } = props
  const { position: say } = pageWords(lang)
  return (
    <section class="from-box" aria-label={say.title}>
      <p class="hint">{say.lobby}</p>
      {told?.refusal && <RefusalNote {...props} refusal={told.refusal} isEarly />}
      {told && !told.refusal && <p class="still-to-come">{say.fits}</p>}
      {(frame.host || holds.length > 0) && !(frame.host && told?.refusal) && (
        <p class="ways">
          <a class="button quiet" href={pathTo(code, frame, '/position')}>
            {told && told.areas.length > 0 ? say.look : say.link}
          </a>
        </p>
      )}
    </section>
  )
}

const Side = (props: LobbyProps & ReturnType<typeof openIn>) => {
  const { lang, frame, path, isFull, sits } = props
  const say = pageWords(lang)
  return (
    <div class="lobby-side">
      {props.choosesRules ? (
        <RulesForm {...props} back={lobbyAt(props)} />
      ) : (
        <>
          {frame.placed && <FromBox {...props} />}
          <LobbySeats {...props} />
          <RulesHere {...props} change={frame.host && lobbyAt(props, 'rules=1')} />
          {!isFull && !sits && <AlsoHere {...props} />}
        </>
      )}
      <p class="hint">{frame.mode === 'digital' ? say.whatOnline : say.whatBeside}</p>
      <Keeping {...props} isHost={frame.host === true && !frame.deputy} />
      <Languages lang={lang} house={props.house} path={path} />
    </div>
  )
}

export const Lobby = (props: LobbyProps) => {
  const { lang, box, code, frame, holds, path, address } = props
  const say = pageWords(lang)
  const title = titleAt(box.words[lang], frame.options)
  const open = openIn(props)
  const { isFull, choosesRules } = open
  return (
    <Document
      {...props}
      styles={choosesRules ? ['shelf', 'lobby'] : ['lobby']}
      renews
      title={say.lobbyTitle(title, spaced(code))}
      game={box.id}
      table={{ code, you: frame.you, holds, stage: 'lobby', turn: say.turnTitle(title) }}
      reload={!open.sits && !open.edits && !choosesRules}
      tells={say.preview(frame.seats.filter(({ taken }) => taken).length, frame.seats.length)}
    >
      <Drawings assets={props.assets} box={box} frame={frame} lang={lang} />
      <Masthead lang={lang} title={title}>
        <p class="masthead-mode">{frame.mode === 'digital' ? say.modeOnline : say.modeBeside}</p>
      </Masthead>
      {/* This is outside `main`, which frames replace, so that the refusal of a colour stays. */}
      <RefusalNote lang={lang} refusal={props.refused} box={box} frame={frame} />
      <Tonight lang={lang} box={box} frame={frame} last={frame.earlier} />
      <main
        id="lobby"
        class={!frame.host || isFull || choosesRules ? 'lobby settled' : 'lobby'}
        hx-get={path}
        hx-trigger={
          holds.length > 0 && !frame.host ? 'frame from:body, every 60s' : 'frame from:body'
        }
        hx-select="#lobby"
        hx-target="this"
        hx-swap="outerMorph"
      >
        <Invitation lang={lang} code={code} address={address} isFull={isFull} />
        <Side {...props} {...open} />
        <div class="foot">
          <div class="foot-in">
            <Share lang={lang} address={address} title={title} />
            <Start {...props} seated={open.seated} />
          </div>
        </div>
      </main>
    </Document>
  )
}
