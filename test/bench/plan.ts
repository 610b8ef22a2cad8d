// Measures the CPU time of a request in a warm workerd. Cloudflare's free plan gives a Worker 10 ms
// per request, the paid plan 30 s. Here the Worker and the object are counted together; Cloudflare
// counts them separately.
import type { Mode } from '../../web/games/game.ts'
import { type Figure, median, percentile } from './figures.ts'
import { openTable } from './load.ts'
import { workedOf } from './process.ts'

const ASKED = 40 // repetitions of each

const asked = async (url: string, key: string | undefined, n: number) => {
  const headers = {
    accept: url.endsWith('/advice') ? 'application/json' : 'text/html',
    'cf-connecting-ip': `10.9.${n >> 8}.${n & 255}`, // limits are counted per address
    ...(key && { authorization: `Bearer ${key}` }),
  }
  const answer = await fetch(url, { headers })
  await answer.text()
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
}

/**
 * Returns the CPU time of each kind of page and of advice, in workerd without our HTTP server in
 * front.
 */
export const measurePlan = async (
  at: string,
  pid: number,
  games: { id: string; seats: number; modes: Mode[] }[],
): Promise<Figure[]> => {
  let n = 0
  const cost = async (
    what: string,
    url: string,
    keys: readonly (string | undefined)[] = [undefined],
  ): Promise<Figure> => {
    for (let warm = 0; warm < 5; warm++) await asked(url, keys[0], n++)
    const times: number[] = []
    for (let i = 0; i < ASKED; i++) {
      const before = workedOf(pid)
      await asked(url, keys[i % keys.length], n++)
      times.push(workedOf(pid) - before)
    }
    const note = `worst ${percentile(times, 1).toFixed(1)}`
    return { what: `CPU of a request: ${what}`, figure: median(times), unit: 'ms', note }
  }
  const figures = [await cost('home', `${at}/`), await cost('for programs', `${at}/programs`)]
  for (const { id, seats, modes } of games) {
    figures.push(await cost(`rules of ${id}`, `${at}/games/${id}`))
    for (const mode of modes) {
      const { code, keys } = await openTable(at, id, mode, {}, seats)
      figures.push(await cost(`table, ${id} ${mode}`, `${at}/t/${code}`, keys))
    }
    const { code, key } = await tried(at, id)
    figures.push(await cost(`advice, ${id}`, `${at}/t/${code}/advice`, [key]))
  }
  return figures
}

// Opens a table with one person and bots, and waits until that person has the turn.
const tried = async (at: string, game: string): Promise<{ code: string; key: string }> => {
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    'cf-connecting-ip': `10.8.0.${game.length}`,
  }
  const opened = await fetch(`${at}/tables`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ game, alone: 'easy' }),
  })
  const table = (await opened.json()) as { code: string; key: string }
  for (;;) {
    const frame = await fetch(`${at}/t/${table.code}`, { headers })
    if (((await frame.json()) as { waiting: number[] }).waiting.includes(0)) return table
    await new Promise(done => setTimeout(done, 100))
  }
}
