// Lists the steps of every face from the tables in `steps.ts`, and finds those that no screen
// shows.
import { existsSync } from 'node:fs'

// Steps that no screen can show, each with its reason.
const never: Record<string, string> = {
  over: 'the house has a sentence of its own on the page of the end, and that of the face is hidden (ui/end.css)',
}

/** Returns the steps of a game that its screens did not show, as `game face step`. */
export async function unseen(game: string, shown: ReadonlySet<string>): Promise<string[]> {
  const missing: string[] = []
  for (const face of ['board', 'sheet']) {
    const file = new URL(`../../../web/games/${game}/${face}/steps.ts`, import.meta.url)
    if (!existsSync(file)) continue
    const { steps } = (await import(file.href)) as { steps: Record<string, unknown> }
    const named = Object.keys(steps).filter(step => !never[step])
    missing.push(...named.map(step => `${game} ${face} ${step}`).filter(step => !shown.has(step)))
  }
  return missing
}
