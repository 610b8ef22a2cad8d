// Finds the element of the page that an event belongs to.

/**
 * Returns the nearest matching element around the target of an event, including the target. Returns
 * null also if the target is no element: it may be the document, or the text in a control.
 */
export const closest = <Found extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): Found | null => (target instanceof Element ? target.closest<Found>(selector) : null)
