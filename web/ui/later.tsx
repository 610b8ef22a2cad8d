// Parts of a face that its first page does not show. They stand in one script of their own, `later.tsx` beside the face,
// and come with the first touch, key or news. With them come the words that only they say:
// `refused`, and what `export const later = { board: ['pay'], sheet: [] }` in `words/en.ts` names of the tables' first keys.
//
//   const later = partsOf<typeof import('./later.tsx')>()
//   const PayDock = later('PayDock')
//
// A page that the server drew with one of them has them before it comes alive. Until a part is there its place is empty, or
// shows what `meanwhile` makes of the same props: `later('TurnPage', Start)`. Functions may stand there too: `useLater` gives them,
// where nothing but later parts draws what they make.
import type { FunctionComponent } from 'preact'
import { useRef } from 'preact/hooks'
import type { Frame } from '../protocol.ts'
import { useTable } from './table.tsx'

export type Parts = Record<string, unknown> // components and functions

export interface Later {
  parts?: Parts | undefined // none: on their way
  need(): void
}

export const useLater = <Of,>() => useTable().later?.parts as Of | undefined

export const partsOf =
  <Of,>() =>
  <Name extends keyof Of & string>(name: Name, meanwhile?: Of[Name]): Of[Name] => {
    const Part: FunctionComponent = props => {
      const { later } = useTable()
      const Found = (later?.parts?.[name] ?? meanwhile) as FunctionComponent | undefined
      later?.need()
      return Found ? <Found {...props} /> : null
    }
    return Part as Of[Name]
  }

/**
 * The frame to draw. While the later parts that this frame needs (`isLater`) are not loaded, it is the frame before:
 * otherwise nothing would be drawn in the place of those parts.
 */
export const useWhole = <Drawn extends Frame>(frame: Drawn, isLater: boolean): Drawn => {
  const { later } = useTable()
  const drawn = useRef(frame)
  if (!isLater || !later || later.parts) drawn.current = frame
  else later.need()
  return drawn.current
}
