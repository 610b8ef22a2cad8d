// Computes what a correction would change: the figures, who chooses first, who wins, and whose turn
// it would be.
import type { Box } from '../../games/box.tsx'
import { figuresIn } from '../../games/default/figures.ts'
import type { Seat } from '../../games/game.ts'
import type { Figure } from '../../games/words.ts'
import type { Lang } from '../../lang.ts'
import type { Frame } from '../../protocol.ts'
import { pageWords } from '../../words/all.ts'
import { tellingOf } from '../seats.ts'

/**
 * Groups figures by seat and label. A seat may have several figures with one label, such as its
 * bids; the order of these figures distinguishes them.
 */
const byLabel = (figures: readonly Figure[]): Map<string, Figure[]> => {
  const found = new Map<string, Figure[]>()
  for (const figure of figures) {
    const key = `${figure[0]} ${figure[1]}`
    found.set(key, [...(found.get(key) ?? []), figure])
  }
  return found
}

interface Differing {
  seat: Seat
  label: string
  from: number | string
  to: number | string
}

// Returns the figures that differ. `none`: the word for a figure that one of the frames lacks;
// undefined: such figures are left out.
const differing = (
  lang: Lang,
  box: Box,
  before: Frame,
  after: Frame,
  none?: string,
): Differing[] => {
  const { points } = pageWords(lang).standing
  const figuresOf = (frame: Frame) =>
    byLabel(figuresIn(box.companion, frame, box.words[lang], points))
  const [was, is] = [figuresOf(before), figuresOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap(key => {
    const [olds, news] = [was.get(key) ?? [], is.get(key) ?? []]
    return (olds.length > news.length ? olds : news).flatMap(([seat, label], i) => {
      const [from, to] = [olds[i]?.[2] ?? none, news[i]?.[2] ?? none]
      return from === undefined || to === undefined || from === to
        ? []
        : [{ seat, label, from, to }]
    })
  })
}

/** Returns the figures that differ between two frames of a sheet, each as a sentence. */
export const figuresChanged = (lang: Lang, box: Box, before: Frame, after: Frame): string[] => {
  const { name } = tellingOf(lang, before)
  return differing(lang, box, before, after).map(({ seat, label, from, to }) =>
    pageWords(lang).changes(name(seat), label, from, to),
  )
}

// Describes a change in the order in which seats choose; empty in games without such an order.
const orderChanged = (lang: Lang, box: Box, before: Frame, after: Frame): string[] => {
  const { name } = tellingOf(lang, before)
  const [was, is] = [before, after].map(({ view }) =>
    (box.companion.order?.(view) ?? []).map(name).join(', '),
  )
  return was === is ? [] : [pageWords(lang).orderChanges(was!, is!)]
}

// Describes a change of the end: the game would be over, or go on, or have other winners.
const endChanged = (lang: Lang, before: Frame, after: Frame): string[] => {
  const say = pageWords(lang)
  const { name, list } = tellingOf(lang, before)
  const winners = ({ result = [] }: Frame) =>
    list(result.filter(({ place }) => place === 1).map(({ seat }) => name(seat)))
  if (!before.result || !after.result)
    return !before.result === !after.result ? [] : [after.result ? say.wouldBeOver : say.wouldGoOn]
  const [was, is] = [winners(before), winners(after)]
  return was === is ? [] : [say.winnerChanges(was, is)]
}

/** Returns the figures that would differ, and sentences about the other differences. */
export const changes = (
  lang: Lang,
  box: Box,
  before: Frame,
  after: Frame,
): { figures: Differing[]; lines: string[] } => {
  const say = pageWords(lang)
  const { name, you } = tellingOf(lang, before)
  const figures = differing(lang, box, before, after, '–')
  const lines = [...orderChanged(lang, box, before, after), ...endChanged(lang, before, after)]
  const [turn, ...others] = after.waiting
  if (turn !== undefined && others.length === 0 && before.waiting.join() !== after.waiting.join())
    lines.push(turn === you ? say.wouldBeYours : say.wouldBeTurnOf(name(turn)))
  return { figures, lines }
}
