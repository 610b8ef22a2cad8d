// The bar at the foot of a face: the quiet action left, the main one fills. The ticket stands in
// its place for a bid.
import type { ComponentChildren } from 'preact'

export const Foot = ({ children }: { children: ComponentChildren }) => (
  <div class="foot">
    <div class="foot-in">{children}</div>
  </div>
)

/** A perforated ticket: keypad left, stub right. Sticks to the bottom and never scrolls. */
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
