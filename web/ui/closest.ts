// Finds the element of the page that an event belongs to.

/**
 * Returns the nearest matching element that is or contains the target of an event. Returns null if
 * there is none, or if the target is the document or a text node.
 */
export const closest = <Found extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): Found | null => (target instanceof Element ? target.closest<Found>(selector) : null)
