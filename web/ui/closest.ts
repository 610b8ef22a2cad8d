// What an event was sent to, as an element of the page.

/**
 * The nearest element around what an event was sent to, itself included; null also if that is no
 * element: an event may be sent to the document, or to the text in a control.
 */
export const closest = <Found extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): Found | null => (target instanceof Element ? target.closest<Found>(selector) : null)
