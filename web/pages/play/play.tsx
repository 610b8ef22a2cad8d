// A table during a game or after it: the live face, the curtain of a shared phone, and the page
// around them.
import type { LoggedStory } from '../../games/story.ts'
import { titleAt } from '../../games/words.ts'
import { isWaitedFor, type Presence, type Told } from '../../protocol.ts'
import type { Advice, Refused } from '../../ui/table.tsx'
import { pageWords } from '../../words/all.ts'
import type { AtSeats } from '../at-table.ts'
import { Document, type PageProps } from '../document.tsx'
import { Drawings } from '../drawings.tsx'
import { End } from '../end/end.tsx'
import { NextCode } from '../end/ways.tsx'
import { Masthead, spaced, whereIn } from '../masthead.tsx'
import { RefusalNote } from '../refusal.tsx'
import { FreeSeats } from '../table-parts.tsx'
import { Curtain, PassOn } from './curtain.tsx'
import { Island } from './island.tsx'
import { MenuLink } from './menu.tsx'
import { MoveList, MoveListLink } from './move-list.tsx'

interface PlayProps extends PageProps, AtSeats {
  moveId: string // a fresh id for the forms
  story?: LoggedStory // of a finished game
  ended?: number // when the last move was made, in ms since 1970
  since?: readonly Told[] // actions since the reader's own last turn
  presence?: readonly Presence[]
  refused?: Refused // why a posted form was refused
  advice?: Advice // of a bot, for `?advice`
  list?: boolean // `?list`: the page lists all moves below the face
  why?: string // `?why=moved` or `freed`: why this browser no longer has its seat
}

export const Play = (props: PlayProps) => {
  const { lang, box, code, frame, holds, refused } = props
  const say = pageWords(lang)
  const title = titleAt(box.words[lang], frame.options)
  const isOver = frame.result !== undefined
  const isMine = isWaitedFor(frame)
  const plays = frame.you !== 'room' && !isOver
  const isCurtain = frame.you === 'room' && holds.length > 0 && !isOver
  return (
    <Document
      {...props}
      title={`${title}, ${spaced(code)}`}
      game={box.id}
      mode={frame.mode}
      table={{
        code,
        you: frame.you,
        holds,
        stage: isOver ? 'over' : 'play',
        turn: say.turnTitle(title),
      }}
      reload={!isOver && !isMine}
      hasFace
    >
      <Drawings {...props} />
      <Masthead
        lang={lang}
        title={title}
        log={`/t/${code}/log`}
        where={whereIn(props)}
        ended={props.ended}
        locale={props.locale}
        practice={frame.from && say.practice}
      >
        <MenuLink {...props} />
      </Masthead>
      <p class="no-line" role="status" data-no-line data-no-room={say.noRoom} hidden>
        {say.noLine}
      </p>
      <main id="table">
        {(props.why === 'moved' || props.why === 'freed') && (
          <p class="notice" role="status">
            {say[props.why]}
          </p>
        )}
        {holds.length === 0 && !isOver && (
          <div class="notice watching">
            <p>{say.watching}</p>
            <FreeSeats {...props} />
          </div>
        )}
        {refused && refused.sent?.do !== 'move' && (
          <RefusalNote lang={lang} refusal={refused.refusal} box={box} frame={frame} />
        )}
        {isCurtain && <Curtain {...props} />}
        {frame.you !== 'room' && holds.length > 1 && !isOver && (
          <PassOn {...props} you={frame.you} />
        )}
        <NextCode {...props} />
        <End {...props} />
        {plays && !props.list && <MoveListLink {...props} />}
        <Island {...props} />
        {plays && props.list && <MoveList {...props} />}
      </main>
    </Document>
  )
}
