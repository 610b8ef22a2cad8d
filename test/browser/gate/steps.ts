// The steps of every face, as the tables of `steps.ts` have them, and which of them no named screen shows.
import { existsSync } from 'node:fs'

// A step that no screen can show, each with its reason.
const never: Record<string, string> = {}

/** The steps of a game that are missing among those that its screens showed, by `game face step`. */
export async function unseen(game: string, shown: ReadonlySet<string>): Promise<string[]> {
  const missing: string[] = []
  for (const face of ['board', 'sheet']) {
    const file = new URL(`../../../web/games/${game}/${face}/steps.ts`, import.meta.url)
    if (!existsSync(file)) continue
    const { steps } = (await import(file.href)) as { steps: Record<string, unknown> }
    const named = Object.keys(steps).map(step => `${game} ${face} ${step}`)
    missing.push(...named.filter(step => !shown.has(step) && !never[step]))
  }
  return missing
}
