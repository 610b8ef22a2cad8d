// What a correction would change, a line each: the figures that differ, and whose turn it would be.
import type { Box } from '../games/box.tsx'
import type { Figure } from '../games/words.ts'
import type { Frame } from '../protocol.ts'
import type { Lang } from '../ui/lang.ts'
import { pageWords } from '../words/all.ts'
import { tellingOf } from './seats.ts'

// A seat may have several figures of one label, such as its bids: they are told apart by their order.
const byLabel = (figures: readonly Figure[]): Map<string, Figure[]> => {
  const found = new Map<string, Figure[]>()
  for (const figure of figures) {
    const key = `${figure[0]} ${figure[1]}`
    found.set(key, [...(found.get(key) ?? []), figure])
  }
  return found
}

/** The figures of a sheet that differ, a line each. */
export const figuresChanged = (lang: Lang, box: Box, before: Frame, after: Frame): string[] => {
  const say = pageWords(lang)
  const { name } = tellingOf(lang, before)
  const figuresOf = ({ view }: Frame) => byLabel(box.companion.figures(view, box.words[lang]))
  const was = figuresOf(before)
  return [...figuresOf(after)].flatMap(([key, figures]) =>
    figures.flatMap(([seat, label, value], i) => {
      const old = was.get(key)?.[i]?.[2]
      return old === undefined || old === value ? [] : [say.changes(name(seat), label, old, value)]
    }),
  )
}

// Who would choose before whom, where the game has that and it differs.
const orderChanged = (lang: Lang, box: Box, before: Frame, after: Frame): string[] => {
  const { name } = tellingOf(lang, before)
  const [was, is] = [before, after].map(({ view }) => (box.companion.order?.(view) ?? []).map(name).join(', '))
  return was === is ? [] : [pageWords(lang).orderChanges(was!, is!)]
}

export const changes = (lang: Lang, box: Box, before: Frame, after: Frame): string[] => {
  const say = pageWords(lang)
  const { name, you } = tellingOf(lang, before)
  const lines = [...figuresChanged(lang, box, before, after), ...orderChanged(lang, box, before, after)]
  const [turn, ...others] = after.waiting
  if (turn === undefined || others.length > 0 || before.waiting.join() === after.waiting.join()) return lines
  return [...lines, turn === you ? say.wouldBeYours : say.wouldBeTurnOf(name(turn))]
}
