// What a reader has put into a form of the sheet and not entered yet, by the name of its field. It
// survives a reload, and what others enter meanwhile for other seats, until the next round or step.
import { useIntent } from '../../../ui/turn/intent.ts'
import type { Frame } from './face.ts'
import type { Ask } from './state.ts'

type Told = number | boolean | null

export interface Typed {
  of(path: string, ask: Ask, told: Told, blank?: string): string
  type(path: string, text: string, told: Told): void
}

/**
 * Returns the figures of a form: those typed, otherwise those entered before, or the defaults. A
 * typed figure counts as long as the entered one (`told`) is what it was.
 */
export const useTyped = ({ view }: Frame, name: string): Typed => {
  const [typed, change] = useIntent<Readonly<Record<string, { text: string; told: Told }>>>(
    name,
    {},
    // With turns a round is an entry.
    `${view.round} ${view.step} ${view.points.length}`,
  )
  return {
    of: (path, ask, told, blank = '') => {
      const own = typed[path]
      return own && own.told === told ? own.text : String(told ?? ask.default ?? blank)
    },
    type: (path, text, told) => change(was => ({ ...was, [path]: { text, told } })),
  }
}
