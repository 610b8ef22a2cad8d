// Prints the budgets as figures of one run, and writes them to `.build/bench.json` and into the
// table of README.md. `npm run bench -- wire pages` runs only these parts and replaces their rows.
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AnyBot, Mode } from '../../web/games/game.ts'
import { buildClient, buildHouse, buildWorker } from '../../worker/local/build.ts'
import { serve } from '../../worker/local/serve.ts'
import { buildChanged } from '../../worker/local/stamp.ts'
import type { Goals } from './bots.ts'
import { measureCost } from './cost.ts'
import { measureDoors, measureTablesOfBots } from './doors.ts'
import { type Figure, line, withFigures } from './figures.ts'
import { measureBreaking, measureHouse } from './house.ts'
import { openTable } from './load.ts'
import { measureBytes, measureLighthouse } from './pages.ts'
import { measurePlan } from './plan.ts'
import { pidOf } from './process.ts'
import { measureReading } from './reading.ts'
import { measureSize } from './size.ts'
import { measureHardest, measureSolver, measureWholeGames } from './solver.ts'
import { measureStorage } from './storage.ts'
import { measureWire } from './wire.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const bench = fileURLToPath(new URL('.', import.meta.url))
const only = process.argv.slice(2)
const wanted = (part: string) => only.length === 0 || only.includes(part)
const BENCH_GAME = 'bids'
const SOLVER_GAMES = 200
const WHOLE_GAMES = 500 // games of each variant and number of seats

// Keeps data in memory if the machine has such a folder: the disk is not measured.
const shm = process.platform === 'linux' ? '/dev/shm' : tmpdir()
const folderFor = (what: string) => mkdtempSync(`${shm}/boxside-${what}-`)
const folders: string[] = []
const fresh = (what: string) => {
  const folder = folderFor(what)
  folders.push(folder)
  return folder
}

const figures: Figure[] = []
const note = (measured: Figure[]) => {
  for (const figure of measured) {
    figures.push(figure)
    console.log(line(figure))
  }
}

// Builds a Worker of the bench, with its own shelf.
const built = async (entry: string) => {
  const folder = fresh('build')
  mkdirSync(`${folder}/assets`)
  await buildWorker({ entry, out: `${folder}/worker.js`, shelf: `${bench}shelf.ts` })
  return folder
}

// Bundles a module: games import faces, which Node cannot run directly.
const bundled = async <Module>(name: string): Promise<Module> => {
  const out = `${fresh(name)}/${name}.mjs`
  await buildWorker({ entry: `test/bench/${name}.ts`, out })
  return import(out)
}
const gamesBundled = () => bundled<typeof import('./games.ts')>('games')

// Bundles the bots of all games, with the greedy players and the goals from the games' tests.
const botsBundled = async (): Promise<
  typeof import('./bots.ts') & {
    greedies: Record<string, AnyBot>
    goals: Record<string, Goals>
  }
> => {
  const folder = fresh('bots')
  const byGame = (name: string, all: string) => {
    const found = globSync(`test/games/*/${name}.ts`, { cwd: root })
    const pairs = found.map((file, i) => `'${basename(dirname(file))}': ${name}${i}`)
    return [
      ...found.map((file, i) => `import { ${name} as ${name}${i} } from '${root}${file}'`),
      `export const ${all} = { ${pairs} }`,
    ]
  }
  const lines = [
    `export * from '${bench}bots.ts'`,
    ...byGame('greedy', 'greedies'),
    ...byGame('goals', 'goals'),
  ]
  writeFileSync(`${folder}/entry.ts`, lines.join('\n'))
  await buildWorker({ entry: `${folder}/entry.ts`, out: `${folder}/bots.mjs` })
  return import(`${folder}/bots.mjs`)
}

const shelfOf = async (at: string): Promise<{ id: string; seats: number; modes: Mode[] }[]> => {
  const answer = await fetch(`${at}/games`, { headers: { accept: 'application/json' } })
  const { games } = (await answer.json()) as {
    games: { id: string; seats: number[]; modes: object }[]
  }
  return games.map(({ id, seats, modes }) => ({
    id,
    seats: seats[0]!,
    modes: Object.keys(modes) as Mode[],
  }))
}

try {
  // These play for hours, so they run only on request.
  if (only.includes('reading')) note([measureReading(only)])
  if (wanted('advice')) {
    const { measureAdvice } = await bundled<typeof import('./advice.ts')>('advice')
    for (const figure of measureAdvice(only)) note([figure])
  }
  if (['bots', 'balance', 'thought'].some(part => only.includes(part))) {
    const { measureBots, measureBalance, measureThought, greedies, goals } = await botsBundled()
    if (only.includes('bots'))
      for (const figure of measureBots(only, greedies, goals)) note([figure])
    if (only.includes('balance')) for (const figure of measureBalance(only)) note([figure])
    if (only.includes('thought')) {
      const [data, build] = [fresh('thought'), fresh('build')]
      mkdirSync(`${build}/assets`)
      await buildWorker({ entry: 'test/bench/thinker.ts', out: `${build}/worker.js` })
      const served = await serve({ data, build })
      for await (const figure of measureThought(only, served.inner, pidOf(data))) note([figure])
      await served.stop()
    }
  } else {
    await buildClient()
    await buildWorker()
  }
  if (wanted('size')) note(measureSize())
  if (wanted('games') || wanted('moves')) {
    const games = await gamesBundled()
    if (wanted('games')) note(games.measureGames(2))
    note(games.measureMoves())
  }
  if (wanted('memory')) {
    const { measureMemory } = await bundled<typeof import('./memory.ts')>('memory')
    note(measureMemory())
  }
  if (wanted('solver'))
    note([...measureHardest(), ...measureSolver(SOLVER_GAMES), ...measureWholeGames(WHOLE_GAMES)])
  for (const isPacked of wanted('wire') ? [true, false] : []) {
    const [data, bareData] = [fresh('real'), fresh('bare')]
    const real = await serve({ data, build: await built('worker/index.ts') })
    // the file contains the process started last, so it is read before the next one starts
    const realSide = { at: real.inner, pid: pidOf(data) }
    const bare = await serve({ data: bareData, build: await built('test/bench/bare.ts') })
    const bareSide = { at: bare.inner, pid: pidOf(bareData) }
    note(await measureWire(realSide, bareSide, BENCH_GAME, isPacked))
    await real.stop()
    await bare.stop()
  }
  if (wanted('storage'))
    note(await measureStorage(await built('test/bench/counted.ts'), fresh('storage'), BENCH_GAME))
  if (wanted('costs')) {
    const [data, build] = [fresh('costs'), fresh('build')]
    mkdirSync(`${build}/assets`)
    await buildWorker({ entry: 'test/bench/counted.ts', out: `${build}/worker.js` })
    const { billed, choose } = await gamesBundled()
    const served = await serve({ data, build })
    note(await measureCost(served.inner, pidOf(data), billed, choose))
    await served.stop()
  }
  if (wanted('plan')) {
    const data = fresh('plan')
    const served = await serve({ data })
    note(await measurePlan(served.inner, pidOf(data), await shelfOf(served.inner)))
    await served.stop()
  }
  for (const [part, measure] of [
    ['house', measureHouse],
    ['breaking', measureBreaking],
  ] as const) {
    if (!only.includes(part)) continue // an hour, and more than a machine can do
    const { tables: wishes, choose } = await gamesBundled()
    const data = mkdtempSync(`${tmpdir()}/boxside-${part}-`) // on the disk, as a house has it
    folders.push(data)
    await buildChanged(root, buildHouse) // else the server builds, and keeps that memory
    note(await measure({ data, choose, wishes }, only))
  }
  if (wanted('doors')) note(await measureDoors(fresh('doors')))
  if (wanted('doors') || only.includes('quiet'))
    note(await measureTablesOfBots(() => fresh('quiet')))
  if (wanted('pages') || wanted('lighthouse')) {
    const served = await serve({ data: fresh('pages') })
    const games = await shelfOf(served.url)
    if (wanted('pages')) note(await measureBytes(served.url, games))
    if (wanted('lighthouse')) {
      const pages = [{ what: 'home', url: served.url }]
      for (const { id, seats, modes } of games) {
        for (const mode of modes) {
          const { code, keys } = await openTable(served.url, id, mode, {}, seats)
          pages.push({
            what: `${id} ${mode}`,
            url: `${served.url}/t/${code}`,
            cookie: `keys=${keys[0]}`,
          } as never)
        }
      }
      note(await measureLighthouse(pages))
    }
    await served.stop()
  }
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
mkdirSync(`${root}.build`, { recursive: true })
writeFileSync(
  `${root}.build/bench.json`,
  `${JSON.stringify({ at: new Date().toISOString(), figures }, null, 2)}\n`,
)
writeFileSync(`${bench}README.md`, withFigures(readFileSync(`${bench}README.md`, 'utf8'), figures))
console.log('written to .build/bench.json and test/bench/README.md')
