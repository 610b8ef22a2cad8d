// The areas of a face, laid out once for every game and screen. Their content never moves or
// resizes the board.
//
// - `strip`: the other seats at a glance; phones only, where `beside` is below the fold
// - `sign`: whose turn it is, beside the sentence; not on phones
// - `now`: the sentence to act on with its note (`DoNow`), and in its own row below it, help
//   (`Coach`). Both share a box of constant height with the recap: long sentences are set smaller,
//   and a note without room is hidden
// - `away`: seats that keep the table waiting (`Away`), a row each, for which the board makes room
// - `rail`: the steps of a turn
// - `recap`: what happened since the reader's last turn (`Recap`); its list opens over the board.
//   At a desk the whole list is at the foot of the column
// - `answer`: about a square that was tapped (`Answer`), or a refusal (`Refused`), in the row of
//   the tip
// - `main`: the board (`Grid`), a box of constant size at every viewport; on a sheet a page or an
//   account
// - `dock`: what can be done: hand, tiles, fields, `Foot` or `Ticket`. Below a board its height is
//   fixed, whatever it contains. A button in the foot can submit a form elsewhere in the face, with
//   what was chosen there, even without script (`MoveForm id`, `MoveButton form`)
// - `beside`: the seats, as everybody knows them: below the fold on phones, right of the board on
//   wide screens
// - `common`: what belongs to nobody, below the seats: pile, display, legend
//
// A desk with a column of 640 px or more splits it in two: on the left the sentence, `common` and,
// with a `square` board, the dock; on the right the seats and the recap.
//
// A game sets on its own class how much space is reserved (`--frame-dock`, `--frame-now`,
// `--frame-strip`, in rem, for its phones, short phones and desks) and the shape of its board
// (`--frame-ratio`: width divided by height). On a desk, `square` boards take the full height and
// the dock is in the column; `wide` ones have it below, with the height `--frame-tray`.
//
// A face without `board` is a sheet, because beside the box the board is on the table: its areas
// are as high as their content (page.css), and on a desk the seats are a book, with the dock
// attached as its tray. On the shared screen it is one page.
//
// With a keyboard, the first link leads to the tray, past story and board.
//
// `data-place` names the areas that every face has: the sentence, the board, the tray of the
// reader's own things, the seats, what is common, and the story. Tests measure these places, never
// classes.
import type { ComponentChildren } from 'preact'
import { useTable } from '../table.tsx'
import { Away } from './away.tsx'
import { useTop } from './top.ts'

interface FrameProps {
  class: string // the game's own classes
  board?: 'wide' | 'square' // without it the face is a sheet
  strip?: ComponentChildren
  sign?: ComponentChildren
  now: ComponentChildren
  rail?: ComponentChildren
  recap?: ComponentChildren
  answer?: ComponentChildren
  main?: ComponentChildren
  dock?: ComponentChildren
  beside?: ComponentChildren
  common?: ComponentChildren
}

type HeadProps = Pick<FrameProps, 'sign' | 'now' | 'rail' | 'answer' | 'recap'> & {
  top: ReturnType<typeof useTop>
}

const Head = ({ top, sign, now, rail, answer, recap }: HeadProps) => (
  <div class="frame-head">
    <header class="frame-now" data-place="sentence" ref={top}>
      {sign && <span class="frame-sign">{sign}</span>}
      {now}
      <Away />
      {rail && <div class="frame-rail">{rail}</div>}
      {answer && <div class="frame-answer">{answer}</div>}
    </header>
    {recap && (
      <div class="frame-story" data-place="story">
        {recap}
      </div>
    )}
  </div>
)

export const Frame = ({ board, strip, main, dock, beside, common, ...head }: FrameProps) => {
  const top = useTop(head.class)
  const { house } = useTable()
  const kept = [
    strip ? '' : ' no-strip',
    head.rail ? '' : ' no-rail',
    head.recap ? ' with-story' : '',
    dock ? '' : ' no-dock',
  ].join('')
  const tray = dock && (
    <div class="frame-dock" id="tray" tabIndex={-1} data-place="tray">
      {dock}
    </div>
  )
  const seats = beside && (
    <div class="frame-seats" data-place="seats">
      {beside}
    </div>
  )
  const shared = common && (
    <div class="frame-common" data-place="common">
      {common}
    </div>
  )
  return (
    <div class={`face ${board ? `frame ${board}${kept}` : 'sheet-face'} ${head.class}`}>
      {dock && (
        <a class="skip link visually-hidden" href="#tray">
          {house.toTray}
        </a>
      )}
      <div class="frame-deck">
        {strip && <div class="frame-strip">{strip}</div>}
        <Head {...head} top={top} />
        {main && (
          <div class="frame-main" data-place="board">
            {main}
          </div>
        )}
        {board ? tray : <Book {...{ tray, seats }} />}
        {!board && shared}
      </div>
      {board && beside && (
        <aside class="frame-beside">
          {seats}
          {shared}
        </aside>
      )}
    </div>
  )
}

// A sheet's seats, and the tray that is attached to them on a desk.
const Book = ({ tray, seats }: Record<'tray' | 'seats', ComponentChildren>) =>
  (tray || seats) && (
    <div class="frame-book">
      {tray}
      {seats && <aside class="frame-beside">{seats}</aside>}
    </div>
  )
