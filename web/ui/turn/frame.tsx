// Lays out the areas of a face, for every game and screen. The content of an area never moves or
// resizes the board.
//
// - `strip`: the other seats at a glance; phones only, where `beside` is below the fold
// - `sign`: whose turn it is, beside the sentence; not on phones
// - `now`: the sentence to act on with its note (`DoNow`) and, in a row below it, a tip (`Coach`).
//   They share a box of constant height with the recap, so long sentences are set smaller and a
//   note without room is hidden
// - `away`: a row for each seat that keeps the table waiting (`Away`); the board makes room for
//   these rows
// - `rail`: the steps of a turn
// - `recap`: what happened since the reader's last turn (`Recap`); its list opens over the board.
//   At a desk the whole list is at the foot of the column
// - `answer`: the explanation of a tapped square (`Answer`) or of a refused move (`Refused`), in
//   the row of the tip
// - `main`: the board (`Grid`), a box of constant size at every viewport; on a sheet a page or an
//   account
// - `dock`: the controls: hand, tiles, fields, `Foot` or `Ticket`. Below a board the dock has a
//   fixed height, whatever it contains. A button in the foot can submit a form elsewhere in the
//   face, with its chosen fields, even without script (`MoveForm id`, `MoveButton form`)
// - `beside`: the seats, with what everybody may know of them; below the fold on phones, right of
//   the board on wide screens
// - `common`: what belongs to nobody, below the seats: pile, display, legend
// - `course`: the chart of the game so far (`client/table/course.ts`), on the largest desk, where the
//   column has room left
//
// A desk splits a column of 640 px or more in two: on the left the sentence, `common` and, with a
// `square` board, the dock; on the right the seats and the recap.
//
// A game reserves heights on its own class: `--frame-dock`, `--frame-now` and `--frame-strip`
// (rem), separately for phones, short phones and desks. There it also sets the shape of its board,
// `--frame-ratio`: width divided by height. On a desk, a `square` board takes the full height, with
// the dock in the column; a `wide` board has the dock below it, with the height `--frame-tray`.
//
// A face without `board` is a sheet, because beside the box the board is on the real table. The
// areas of a sheet are as high as their content (page.css). On a desk the seats of a sheet are
// drawn as a book, with the dock as its tray. On the shared screen the sheet is one page.
//
// The first link leads to the tray, so that keyboard users can skip story and board.
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
          <div class="frame-free">
            <div class="frame-course" />
          </div>
        </aside>
      )}
    </div>
  )
}

// Draws a sheet's seats, and the tray that is attached to them on a desk.
const Book = ({ tray, seats }: Record<'tray' | 'seats', ComponentChildren>) =>
  (tray || seats) && (
    <div class="frame-book">
      {tray}
      {seats && <aside class="frame-beside">{seats}</aside>}
    </div>
  )
