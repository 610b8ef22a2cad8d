// Checks whether the window is a "desk": a laptop, a wall screen, or a tablet on its side
// (`style/screens.css`: --desk).
import { useEffect, useState } from 'preact/hooks'

export const atDesk = () => matchMedia('(min-width: 900px) and (min-height: 521px)')

/** Returns whether the window is a desk; false on the server and until the page's script runs. */
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
