// Provides hooks for what may start only once the script runs, because the first drawing must equal
// the server's.
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** Returns false on the server and in the first drawing, so that both agree; true afterwards. */
export const useScript = (): boolean => {
  const [runs, setRuns] = useState(false)
  useEffect(() => setRuns(true), [])
  return runs
}

/** Calls `hide` when nobody may be looking: the page is hidden, or the window loses the focus. */
export const useLookingAway = (hide: () => void) => {
  useEffect(() => {
    const hidden = () => document.hidden && hide()
    window.addEventListener('blur', hide)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      window.removeEventListener('blur', hide)
      document.removeEventListener('visibilitychange', hidden)
    }
  }, [])
}

/**
 * Returns whether private content is shown, and the handlers of its button. The content is shown
 * while a finger holds the button; a key or a screen reader's click shows or hides it. It is hidden
 * when nobody may be looking.
 */
export const useHold = () => {
  const [held, setHeld] = useState(false)
  const show = () => setHeld(true)
  const hide = () => setHeld(false)
  useLookingAway(hide)
  const button = {
    onPointerDown: show,
    onPointerUp: hide,
    onPointerLeave: hide,
    onPointerCancel: hide,
    onBlur: hide,
    onClick: ({ detail }: MouseEvent) => detail === 0 && setHeld(held => !held),
    onContextMenu: (event: Event) => event.preventDefault(),
  }
  return { held, button }
}

/**
 * Shows a private number while its button is held. The number is hidden as soon as the page is
 * hidden or loses the focus. Without script, a tap unfolds it.
 */
export const Peek = ({ label, children }: { label: ComponentChildren; children: string }) => {
  const runs = useScript()
  const { held, button } = useHold()
  if (!runs) {
    return (
      <details class="peek">
        <summary class="button quiet">{label}</summary>
        <output>{children}</output>
      </details>
    )
  }
  return (
    <button type="button" class="peek button quiet" {...button}>
      <span aria-live="polite">{held ? children : label}</span>
    </button>
  )
}
