// Keeps the keyboard's focus in a face. A tap by keys often removes its own control or disables it:
// a frame does, or the face itself when it goes on to its next step. The browser then gives the
// focus to the page's body, where the next Tab begins at the top and a screen reader says nothing.

/**
 * From now on the face's heading, which says what to do now, takes the focus of a control that can
 * have it no longer.
 */
export const keepFocus = (root: Element) => {
  let held: Element | null = null
  document.addEventListener('focusin', ({ target }) => {
    held = target instanceof Element ? target : null
  })
  // Whoever points elsewhere gives the focus away. What a finger taps has it again a moment later.
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
    // A control that is drawn in another place is moved there, and loses the focus on the way.
    if (isUsable && activeElement === body && root.contains(held))
      (held as HTMLElement).focus({ preventScroll: true })
    if (isUsable && document.activeElement === held) return
    const heading = root.querySelector('h1')
    if (!heading || (isUsable && document.activeElement !== body)) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }).observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] })
}
