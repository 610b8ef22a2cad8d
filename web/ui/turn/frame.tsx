// A face's areas, laid out once for every game and screen: what is drawn in them never moves or
// resizes the board.
//
//   strip   the others in one glance; phones only, where `beside` lies below the fold
//   sign    whose turn it is, beside the sentence; not on phones
//   now     the sentence to act on and its note (`DoNow`), and below it, in a row of its own, what
//   helps (`Coach`). Both
//           share a box of constant height with the recap: long sentences are set smaller, and a
//           note that the others leave
//           no room goes out of sight
//   away    who keeps the table waiting and is away (`Away`): a row each, to which the board gives
//   way
//   rail    the steps of a turn
//   recap   what happened since one's own last turn (`Recap`): whole, and its list is laid over the
//   board; at a desk the
//           whole list, at the foot of the column
//   answer  in the row of the tip while there is one: about a square that was tapped (`Answer`), or
//   a refusal (`Refused`)
//   main    the board (`Grid`): a box of constant size at every viewport; on a sheet what is looked
//   at, a page or an account
//   dock    what may be done: hand, tiles, fields, `Foot` or `Ticket`; below a board its height is
//   fixed, whatever it contains.
//           A button in the foot belongs to a form elsewhere by `form` (`MoveForm id`, `MoveButton
//           form`): without script too
//           it sends what was chosen there
//   beside  the seats, as everybody knows them: below the fold on phones, right of the board on
//   wide screens
//   common  what belongs to nobody, below the seats: pile, display, legend
//
// A desk whose column is 640 px wide or more has it in two: the sentence, the tray of a square
// board and what is common left, seats and story right of them.
//
// A game sets on its own class how much is kept (`--frame-dock`, `--frame-now`, `--frame-strip`, in
// rem, for its phones, short phones and desks) and the shape of its board (`--frame-ratio`: width
// through height). On a desk `square` boards take the full height and the dock stands in the
// column; `wide` ones have it below them, as high as `--frame-tray`.
//
// Beside the box the board lies on the table. A face without `board` is a sheet: its places are as
// high as what they say (page.css), and on a desk the seats are a book, which the dock touches as
// its tray. On the shared screen it is one page.
//
// A keyboard comes to the tray by the first link, past story and board.
//
// `data-place` names what every face has, however it is laid out: the sentence, the board, the tray
// of what is one's own, the seats, what is common, and the story. Tests measure places, never
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

// A sheet's seats, and the tray that touches them on a desk.
const Book = ({ tray, seats }: Record<'tray' | 'seats', ComponentChildren>) =>
  (tray || seats) && (
    <div class="frame-book">
      {tray}
      {seats && <aside class="frame-beside">{seats}</aside>}
    </div>
  )
