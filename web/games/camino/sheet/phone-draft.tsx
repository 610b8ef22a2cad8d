// What was tapped on this phone and not entered yet: kept over a reload, for a locked phone may lose its page.
import { useEffect, useState } from 'preact/hooks'
import { keep, kept } from '../../../ui/storage.ts'
import { useTable } from '../../../ui/table.tsx'

export const useKept = <Kept,>(what: string, blank: Kept): [kept: Kept, keep: (kept: Kept) => void] => {
  const name = `boxside ${useTable().code} ${what}`
  const [held, setHeld] = useState(blank)
  useEffect(() => {
    const had = kept<Kept>(name, 'sessionStorage')
    if (had !== undefined) setHeld(had)
  }, [name])
  return [
    held,
    next => {
      setHeld(next)
      keep(name, next, 'sessionStorage')
    },
  ]
}
