// A key that taps a control: the one which names it by `aria-keyshortcuts="D"`.
import { isShortcut } from '../ui/keys.ts'

export const tapBy = (event: KeyboardEvent) => {
  const { key, repeat } = event
  if (repeat || !/^[a-z1-9]$/i.test(key) || !isShortcut(event)) return
  document.querySelector<HTMLElement>(`[aria-keyshortcuts="${key.toUpperCase()}"]:enabled`)?.click()
}
