// Whether there is room for everything: a desk, a wall, a tablet on its side (style/screens.css:
// --desk).
import { useEffect, useState } from 'preact/hooks'

export const atDesk = () => matchMedia('(min-width: 900px) and (min-height: 521px)')

/** False in what the server draws, and until the page is alive. */
export const useDesk = (): boolean => {
  const [isDesk, setDesk] = useState(false)
  useEffect(() => {
    const desk = atDesk()
    const look = () => setDesk(desk.matches)
    look()
    desk.addEventListener('change', look)
    return () => desk.removeEventListener('change', look)
  }, [])
  return isDesk
}
