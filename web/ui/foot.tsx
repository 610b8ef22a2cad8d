// Draws the bar at the foot of a face. The quiet action is on the left, the main action takes the
// rest of the width. For a bid, `Ticket` replaces this bar.
import type { ComponentChildren } from 'preact'

export const Foot = ({ children }: { children: ComponentChildren }) => (
  <div class="foot">
    <div class="foot-in">{children}</div>
  </div>
)

/**
 * Draws a perforated ticket, with the keypad on the left and the stub on the right. The ticket
 * sticks to the bottom of the screen and never scrolls.
 */
export const Ticket = ({
  pad,
  children,
}: {
  pad: ComponentChildren
  children: ComponentChildren
}) => (
  <div class="ticket">
    <div class="ticket-in">
      <div class="ticket-pad">{pad}</div>
      <div class="ticket-stub">{children}</div>
    </div>
  </div>
)
