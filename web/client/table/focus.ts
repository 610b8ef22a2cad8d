// Keeps the keyboard focus inside a face. A key press often removes or disables its own control,
// because a new frame or the face's next step is drawn. The browser then moves the focus to the
// body, so that the next Tab starts at the top of the page and a screen reader falls silent.

/**
 * Moves the focus to the face's heading, which says what to do now, whenever the focused control
 * disappears or is disabled.
 */
export const keepFocus = (root: Element) => {
  let held: Element | null = null
  document.addEventListener('focusin', ({ target }) => {
    held = target instanceof Element ? target : null
  })
  // A tap elsewhere ends the focus on purpose. If the tap hits a control, `focusin` stores that
  // control a moment later.
  addEventListener(
    'pointerdown',
    () => {
      held = null
    },
    true,
  )
  new MutationObserver(() => {
    const { activeElement, body } = document
    if (!held || (activeElement !== body && activeElement !== held)) return
    const isUsable = held.isConnected && !held.matches(':disabled')
    // Drawing a control in another place moves its element, and the browser then removes the focus.
    if (isUsable && activeElement === body && root.contains(held))
      (held as HTMLElement).focus({ preventScroll: true })
    if (isUsable && document.activeElement === held) return
    const heading = root.querySelector('h1')
    if (!heading || (isUsable && document.activeElement !== body)) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }).observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] })
}
