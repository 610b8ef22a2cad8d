// Keeping every card is for some tables only: a browser fetches what that takes once its sheet does.
import { useEffect, useState } from 'preact/hooks'
import type { Depth } from './state.ts'

type Entries = typeof import('./full-entries.tsx')

let entries: Entries | undefined
const fetchEntries = async () => {
  entries = await import('./full-entries.tsx')
}

// The server has them from the start: its first drawing is the whole one, and a browser takes over what it drew.
export const bring = (them: Entries) => {
  entries = them
}
if (globalThis.document?.querySelector('.sheet-face.full')) await fetchEntries()

export const useEntries = (depth: Depth): Entries | undefined => {
  const [, redraw] = useState(entries !== undefined)
  useEffect(() => {
    if (depth === 'full' && !entries) fetchEntries().then(() => redraw(true))
  }, [depth])
  return entries
}
