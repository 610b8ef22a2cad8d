// Games of the past are watched as they were: what each viewer is shown of them, step by step, is
// the same to the last byte as when they were kept. A hash a game and viewer stands beside them
// (`npm test -- test/replay-frames.test.ts -u` writes those of games that are new; no older line
// may change).
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AnyGame, Viewer } from '../web/games/game.ts'
import { effectiveActions, type Step, timeline, watchedBy } from '../web/games/timeline.ts'
import type { Action } from '../web/protocol.ts'
import { boxOf, shelf } from '../web/shelf.ts'
import { viewersOf } from './laws/deals.ts'
import type { Recorded } from './laws/recorded.ts'

const at = (path: string) => new URL(path, import.meta.url)
const filesIn = (folder: string, ending: string) =>
  readdirSync(at(folder))
    .filter(file => file.endsWith(ending))
    .sort()
    .map(file => ({
      name: file.slice(0, -ending.length),
      text: readFileSync(at(`${folder}/${file}`), 'utf8'),
    }))

// The order of a view's keys is nobody's promise.
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, of]) => [key, sorted(of)]),
  )
}

const hashesOf = (name: string, game: AnyGame, seats: number, steps: readonly Step[]): string[] =>
  [...viewersOf(seats), 'open' as const].map((viewer: Viewer | 'open') => {
    const frames = steps.map(step => sorted(watchedBy(game, seats, step, viewer)))
    return `${createHash('sha256').update(JSON.stringify(frames)).digest('hex').slice(0, 32)} ${name} ${viewer}`
  })

interface Head {
  kept: { opening: { game: string; mode: 'digital' | 'companion' }; lobby: { places: unknown[] } }
}
type Row = Omit<Action, 'final'> & { final: number; body: string }

test('tables that earlier builds wrote', async () => {
  const hashes = filesIn('durable/released', '.jsonl').flatMap(({ name, text }) => {
    const [{ kept }, ...lines] = text
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line)) as [Head, ...(Row | { state: unknown })[]]
    const { game } = boxOf(kept.opening.game)![kept.opening.mode]
    const rows = lines
      .filter(line => !('state' in line))
      .map(line => {
        const { body, final, ...row } = line as Row
        return { ...row, ...JSON.parse(body), final: final === 1 } as Action
      })
    const seats = kept.lobby.places.length
    return hashesOf(name, game, seats, timeline(game, effectiveActions(rows)))
  })
  await expect(`${hashes.join('\n')}\n`).toMatchFileSnapshot('durable/released/frames.txt')
})

// A game without a folder has no recorded game yet.
const recorded = shelf.map(({ id }) => id).filter(id => existsSync(at(`games/${id}/recorded`)))

test.each(recorded)('games of %s that were played to their end', async id => {
  const { game } = boxOf(id)!.digital
  const hashes = filesIn(`games/${id}/recorded`, '.json').flatMap(({ name, text }) => {
    const { seats, opening, actions }: Recorded<unknown, unknown, unknown, unknown> =
      JSON.parse(text)
    const begun = { seat: null, events: opening, final: true }
    const rows = [begun, ...actions].map(
      (action, i) => ({ ...action, id: '', seq: i + 1, at: 0 }) as Action,
    )
    return hashesOf(name, game, seats, timeline(game, effectiveActions(rows)))
  })
  await expect(`${hashes.join('\n')}\n`).toMatchFileSnapshot(`games/${id}/recorded/frames.txt`)
})
