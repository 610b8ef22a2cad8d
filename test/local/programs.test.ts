// Programs as strangers write them, in test/programs: each plays whole games against the house's
// easy bots, knowing nothing but what the house says of itself. In a whole run each plays forty.
import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest'
import { shelf } from '../../web/shelf.ts'
import { buildWorker } from '../../worker/local/build.ts'
import { serve } from '../../worker/local/serve.ts'
import { sweep } from '../sweep.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'boxside-programs-'))
const programs = 'test/programs'

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  await buildWorker({ entry: 'test/local/lucky-worker.ts', out: join(folder, 'worker.js') })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// Each program has a house of its own, whose luck goes by how many tables it opened. A house opens
// ten tables of programs a minute for an address: a program would wait for that, as `house.js`
// does, but not here.
const LIMIT = 10_000
const housed = async (name: string, { onTestFinished }: TestContext) => {
  const house = await serve({ data: join(folder, name), build: folder, limit: LIMIT })
  onTestFinished(() => house.stop())
  return house
}

const games = sweep('GAMES', { part: 1, whole: 40 })
// They win 99, 67, 93 and 88 of 100 (300, 300, 60 and 52 games in one process, 2026-11). Three
// ships sail in Cape Horn, where a third would be fair: its program has no luck of its own, so its
// forty games end the same in each run.
const LEAST = 0.5

// The games for which somebody has written one.
const written = shelf.map(({ id }) => id).filter(id => existsSync(`${programs}/${id}.js`))

test.concurrent.for(written)('a program plays %s well', async (game, context) => {
  // Not through the door at home, which would be a third of the work: the two below go through it.
  const { inner } = await housed(game, context)
  const { stdout } = await run(process.execPath, [`${programs}/${game}.js`, inner, String(games)])
  const ends = stdout.trim().split('\n')
  const won = ends.filter(end => end === 'won').length
  console.log(`${game}: ${won} of ${games} won`)
  expect(ends).toHaveLength(games)
  if (games >= 40) expect(won / games).toBeGreaterThanOrEqual(LEAST)
})

test.concurrent('curl plays a whole game by the doors', async context => {
  const { url } = await housed('curl', context)
  const { stdout } = await run('bash', [`${programs}/curl.sh`, url, 'cape-to-cairo'])
  expect(JSON.parse(stdout)).toMatchObject({ standings: expect.any(Array) })
})

// What a stranger does who follows /programs, in a folder with a compiler: the packages that it
// names lie in test/programs/typed.
test.concurrent('the two commands on /programs give types, by which a program compiles and plays', async context => {
  const { url } = await housed('typed', context)
  const page = await (await fetch(`${url}/programs`, { headers: { accept: 'text/html' } })).text()
  const [, maker, version, args] =
    /npx (openapi-typescript)@(\S+) (.+)\nnpm install openapi-fetch@(?:\S+)\n?</.exec(page)!
  const { devDependencies } = JSON.parse(readFileSync(`${programs}/typed/package.json`, 'utf8'))
  expect(page).toContain(`npm install openapi-fetch@${devDependencies['openapi-fetch']}`)
  expect(version).toBe(devDependencies[maker!])
  const packages = resolve(programs, 'typed/node_modules')
  mkdirSync('.build', { recursive: true })
  const cwd = mkdtempSync('.build/typed-')
  context.onTestFinished(() => rmSync(cwd, { recursive: true, force: true }))
  await run(`${packages}/.bin/${maker}`, args!.split(' '), { cwd })
  cpSync(`${programs}/typed/program.ts`, `${cwd}/program.ts`)
  // A move that no game knows does not compile.
  const wrong = `// @ts-expect-error: no such kind\nexport const move: components['schemas']['kairo.digital.Move'] = { kind: 'sail' }\n`
  writeFileSync(`${cwd}/wrong.ts`, `import type { components } from './boxside.ts'\n${wrong}`)
  const compilerOptions = {
    strict: true,
    noEmit: true,
    module: 'nodenext',
    target: 'es2023',
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    types: ['node'],
  }
  writeFileSync(`${cwd}/tsconfig.json`, JSON.stringify({ compilerOptions }))
  writeFileSync(`${cwd}/package.json`, JSON.stringify({ type: 'module' }))
  await run(process.execPath, [`${packages}/typescript/bin/tsc`, '-p', '.'], { cwd }).catch(
    ({ stdout }) => {
      throw new Error(stdout)
    },
  )
  const { stdout } = await run(process.execPath, ['program.ts', url], { cwd })
  expect(stdout).toMatch(/^seat 0: place [12], \d+\nseat 1: place [12], \d+\n$/)
})

test('each is short, and knows nothing of the project', () => {
  const names = readdirSync(programs).filter(name => /\.(js|sh)$/.test(name))
  for (const name of [...names, 'typed/program.ts']) {
    const text = readFileSync(join(programs, name), 'utf8')
    expect(text.trimEnd().split('\n').length, name).toBeLessThanOrEqual(96)
    const imports = [...text.matchAll(/^import .* from '(.*)'$/gm)].map(([, from]) => from)
    if (!name.startsWith('typed'))
      expect(imports, name).toEqual(/house|\.sh$/.test(name) ? [] : ['./house.js'])
  }
})
