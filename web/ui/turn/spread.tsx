// A face without a board, like an open book: one page under the other on a phone, side by side on a desk.
//
//   now    the sentence to act on and its note (`DoNow`)
//   sign   whose turn it is, beside the sentence
//   rail   the steps of a turn
//   recap  what happened since one's own last turn (`Recap`)
//   main   what is looked at: a picture, a ledger
//   act    what is done now: fields, keys, ways to pay; on a desk the right page
//   rest   what is looked up: everybody's rows, news, help; below `main` on a desk, below `act` on a phone
//   foot   the bar or ticket that is always in sight (`Foot`, `Ticket`). A button in it belongs to a form elsewhere by
//          `form` (`MoveForm id`, `MoveButton form`), so that without script too it sends what was chosen there
//
// `data-place` as on a frame (frame.tsx).
//
// On the shared screen there is one page, as wide as the screen: give `now` and `main` only.
import type { ComponentChildren } from 'preact'
import { useTop } from './top.ts'

interface SpreadProps {
  class: string // the game's own classes
  now: ComponentChildren
  sign?: ComponentChildren
  rail?: ComponentChildren
  recap?: ComponentChildren
  main?: ComponentChildren
  act?: ComponentChildren
  rest?: ComponentChildren
  foot?: ComponentChildren
}

export const Spread = ({ now, sign, rail, recap, main, act, rest, foot, ...props }: SpreadProps) => {
  const top = useTop(props.class)
  return (
    <div class={`face spread ${props.class}`}>
      <div class="spread-left">
        <header class="spread-now" data-place="sentence" ref={top}>
          {now}
          {sign && <span class="spread-sign">{sign}</span>}
          {rail && <div class="spread-rail">{rail}</div>}
          {recap && (
            <div class="spread-recap" data-place="story">
              {recap}
            </div>
          )}
        </header>
        <div class="spread-main" data-place="board">
          {main}
        </div>
        {rest && (
          <div class="spread-rest" data-place="seats">
            {rest}
          </div>
        )}
      </div>
      {(act || foot) && (
        <div class="spread-right">
          {act && <div class="spread-act">{act}</div>}
          {foot && (
            <div class="spread-foot" data-place="tray">
              {foot}
            </div>
          )}
        </div>
      )}
    </div>
  )
}
