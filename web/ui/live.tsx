// Helpers for what a face may do only once its script runs: the first drawing must equal the
// server's.
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** Returns false on the server and in the first drawing, so that both agree; true afterwards. */
export const useScript = (): boolean => {
  const [runs, setRuns] = useState(false)
  useEffect(() => setRuns(true), [])
  return runs
}

/** Calls back when nobody may be looking: the page is hidden, or the window lost its focus. */
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
 * Shows private content while a finger holds its button. A key, or a tap without a finger, toggles
 * it. It is hidden when somebody looks away.
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
 * A private number: visible while its button is held, hidden as soon as the phone is put down or
 * loses focus.
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
