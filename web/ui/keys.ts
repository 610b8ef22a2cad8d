// One key for a control: whoever says `aria-keyshortcuts="D"` is tapped by it, while nothing is being typed or chosen.
import { useEffect } from 'preact/hooks'

export const useKeys = () =>
  useEffect(() => {
    const hear = ({ key, ctrlKey, metaKey, altKey, repeat, target }: KeyboardEvent) => {
      const isElsewhere = (target as Element).closest('input, select, textarea, dialog')
      if (ctrlKey || metaKey || altKey || repeat || isElsewhere || !/^[a-z1-9]$/i.test(key)) return
      document.querySelector<HTMLElement>(`[aria-keyshortcuts="${key.toUpperCase()}"]:enabled`)?.click()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
