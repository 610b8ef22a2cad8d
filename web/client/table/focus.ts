// Keeps the keyboard focus inside a face. A key press often removes or disables its own control,
// through a new frame or the face's next step. The browser then moves the focus to the body: the
// next Tab starts at the top, and a screen reader falls silent.

/**
 * From now on, if the focused control disappears, the focus moves to the face's heading, which says
 * what to do now.
 */
export const keepFocus = (root: Element) => {
  let held: Element | null = null
  document.addEventListener('focusin', ({ target }) => {
    held = target instanceof Element ? target : null
  })
  // A tap elsewhere gives up the focus; if it hits a control, that control gets it a moment later.
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
    // Drawing a control in another place moves its element, which loses the focus on the way.
    if (isUsable && activeElement === body && root.contains(held))
      (held as HTMLElement).focus({ preventScroll: true })
    if (isUsable && document.activeElement === held) return
    const heading = root.querySelector('h1')
    if (!heading || (isUsable && document.activeElement !== body)) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }).observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] })
}
