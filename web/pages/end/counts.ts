// The count-up of a result, step by step: the story's own, or made of the parts of the scores, or of
// the chart.
import type { Standing } from '../../games/game.ts'
import type { Story } from '../../games/story.ts'

export type Counts = NonNullable<Story['counts']>

const MOST = 8 // steps

type Known = Pick<Story, 'counts' | 'title' | 'lines'>

// Adds up the parts of the scores; empty if the scores are more than their parts, or have only one.
const byParts = (bySeat: readonly Standing[], labels: Readonly<Record<string, string>>): Counts => {
  const partOf = ({ sum }: Standing, part: string) => sum.find(([what]) => what === part)?.[1] ?? 0
  const parts = [...new Set(bySeat.flatMap(({ sum }) => sum.map(([what]) => what)))].filter(part =>
    bySeat.some(one => partOf(one, part) !== 0),
  )
  const counts = parts.slice(0, MOST).map((part, i) => ({
    words: labels[part] ?? part,
    figures: bySeat.map(one =>
      parts.slice(0, i + 1).reduce((total, earlier) => total + partOf(one, earlier), 0),
    ),
  }))
  const isWhole = bySeat.every(({ score }, i) => counts.at(-1)?.figures[i] === score)
  return counts.length > 1 && isWhole ? counts : []
}

// Takes up to `MOST` steps of the chart, if it ends at the scores.
const byChart = (bySeat: readonly Standing[], { title, lines }: Known): Counts => {
  const last = (lines[0]?.length ?? 1) - 1
  const isScore =
    lines.length === bySeat.length && bySeat.every(({ score }, i) => lines[i]![last] === score)
  const steps = Math.min(MOST, last)
  return Array.from({ length: isScore ? steps : 0 }, (_, i) => {
    const at = Math.round(((i + 1) * last) / steps)
    return { words: title, figures: lines.map(line => line[at]!) }
  })
}

/** Returns the steps in which the scores are counted up; empty if nothing is known of them. */
export const countsOf = (
  standings: readonly Standing[],
  labels: Readonly<Record<string, string>>,
  story?: Known,
): Counts => {
  if (story?.counts) return story.counts
  const bySeat = [...standings].sort((a, b) => a.seat - b.seat)
  const parts = byParts(bySeat, labels)
  return parts.length > 0 || !story ? parts : byChart(bySeat, story)
}
