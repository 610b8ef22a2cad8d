// The table on a shared screen: the room's view in type readable from three metres, with a QR code
// while seats are free.
import type { LoggedStory } from '../../games/story.ts'
import { titleAt } from '../../games/words.ts'
import type { Presence, Told } from '../../protocol.ts'
import { pageWords } from '../../words/all.ts'
import type { AtTable } from '../at-table.ts'
import { Document, type PageProps } from '../document.tsx'
import { Drawings } from '../drawings.tsx'
import { End } from '../end/end.tsx'
import { LobbySeats } from '../lobby/seats.tsx'
import { Masthead, spaced, whereIn } from '../masthead.tsx'
import { inOrder } from '../seats.ts'
import { Invitation } from '../table-parts.tsx'
import { Island } from './island.tsx'

interface ScreenProps extends PageProps, AtTable {
  address: string
  story?: LoggedStory // of a finished game
  ended?: number // when the last move was made, in ms since 1970
  since?: readonly Told[]
  presence?: readonly Presence[]
}

export const Screen = (props: ScreenProps) => {
  const { lang, box, code, address } = props
  const { host: _, ...frame } = props.frame
  const say = pageWords(lang)
  const title = titleAt(box.words[lang], frame.options)
  const hasStarted = frame.view !== undefined
  const isFree = frame.seats.some(sitter => !sitter.taken)
  const stage = !hasStarted ? 'lobby' : frame.result ? 'over' : 'play'
  return (
    <Document
      {...props}
      styles={['lobby', 'screen']}
      renews={!hasStarted}
      title={`${title}, ${spaced(code)}`}
      game={box.id}
      mode={hasStarted ? frame.mode : undefined}
      class="large"
      table={{ code, you: 'room', holds: [], stage, turn: say.turnTitle(title) }}
      reload
      hasFace={hasStarted}
    >
      {hasStarted && (
        <link rel="stylesheet" href={props.assets.games[box.id]?.[frame.mode]?.screen} />
      )}
      <Drawings assets={props.assets} box={box} frame={frame} lang={lang} />
      <Masthead
        {...{ lang, title, code, locale: props.locale, ended: props.ended }}
        house={props.house.name}
        home={`/t/${code}`}
        where={whereIn(props)}
      />
      <p class="no-line" role="status" data-no-line data-no-room={say.noRoom} hidden>
        {say.noLine}
      </p>
      {hasStarted ? (
        <main id="screen">
          <End {...props} frame={frame} holds={[]} onScreen />
          {isFree && !frame.result && (
            <aside class="screen-qr">
              <img src={`/t/${code}/qr.svg`} alt={say.qr(address)} width="160" height="160" />
              <p>{say.scan}</p>
            </aside>
          )}
          <Island {...props} frame={frame} large />
        </main>
      ) : (
        <main
          id="screen"
          class="lobby"
          hx-get={`/t/${code}/screen`}
          hx-trigger="frame from:body"
          hx-select="#screen"
          hx-target="this"
          hx-swap="outerMorph"
        >
          <Invitation lang={lang} code={code} address={address} isFull={!isFree} />
          <div class="lobby-side">
            <LobbySeats
              lang={lang}
              box={box}
              code={code}
              frame={frame}
              holds={[]}
              seated={inOrder(frame)}
              onScreen
            />
          </div>
        </main>
      )}
    </Document>
  )
}
