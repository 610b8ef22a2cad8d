// What was tapped on this phone and not entered yet: kept over a reload, for a locked phone may lose its page.
import { useEffect, useState } from 'preact/hooks'
import { useTable } from '../../../ui/table.tsx'

const read = (name: string): string | null => {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

const write = (name: string, text: string) => {
  try {
    sessionStorage.setItem(name, text)
  } catch {}
}

// Storage may be forbidden (private windows): then it is kept as long as the page.
export const useKept = <Kept,>(what: string, blank: Kept): [kept: Kept, keep: (kept: Kept) => void] => {
  const name = `boxside ${useTable().code} ${what}`
  const [kept, setKept] = useState(blank)
  useEffect(() => {
    const had = read(name)
    if (had) setKept(JSON.parse(had))
  }, [name])
  return [
    kept,
    next => {
      setKept(next)
      write(name, JSON.stringify(next))
    },
  ]
}
