// The bar at the foot of a face, with the quiet action on the left and the main one in the rest.
// For a bid, the ticket takes its place.
import type { ComponentChildren } from 'preact'

export const Foot = ({ children }: { children: ComponentChildren }) => (
  <div class="foot">
    <div class="foot-in">{children}</div>
  </div>
)

/**
 * A perforated ticket: keypad on the left, stub on the right. It sticks to the bottom and never
 * scrolls.
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
