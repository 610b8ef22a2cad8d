// What a reader has put into a form of the sheet and not entered yet, by the name of its field. It
// survives a reload, and what others enter meanwhile, until the next round or step.
import { useIntent } from '../../../ui/turn/intent.ts'
import type { Frame } from './face.ts'
import type { Ask } from './state.ts'

export interface Typed {
  of(path: string, ask: Ask, told: number | boolean | null, blank?: string): string
  type(path: string, text: string): void
}

/** Returns the figures of a form: those typed, otherwise those entered before, or the defaults. */
export const useTyped = ({ view }: Frame, name: string): Typed => {
  const [typed, change] = useIntent<Readonly<Record<string, string>>>(
    name,
    {},
    // With turns and on a live sheet a round is an entry.
    `${view.round} ${view.step} ${view.points.length}`,
  )
  return {
    of: (path, ask, told, blank = '') => typed[path] ?? String(told ?? ask.default ?? blank),
    type: (path, text) => change(was => ({ ...was, [path]: text })),
  }
}
