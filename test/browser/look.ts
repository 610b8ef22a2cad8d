// `npm run look`: runs all automatic checks on every named screen, and compares it with its
// accepted fingerprint. Words after `--` select: a game or `house`, a part of a screen's name,
// `board` or `sheet`, a size (`390x844`), a language. `accept` stores the current fingerprints.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { buildWorker } from '../../worker/local/build.ts'
import { launchChromium } from './chromium.ts'
import { accept, accepted, changes, MOST, read, written } from './gate/print.ts'
import { drawSheets } from './gate/sheet.ts'
import { unseen } from './gate/steps.ts'
import { goRound, linesOf, readQuestions, sizes } from './gate/visit.ts'
import { openHouse } from './house.ts'
import type { Screen } from './screens.ts'

const words = process.argv.slice(2)
const isAccepting = words.includes('accept')
const [house, server] = await Promise.all([
  openHouse('test/browser/gate/still-worker.ts'),
  launchChromium(),
])
const browser = await chromium.connect(server.wsEndpoint())
const leave = async (code = 1) => {
  await Promise.all([house.stop(), server.close()])
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => leave())

// Bundles the lists: games import faces, which Node cannot run directly.
const bundle = join(house.folder, 'moments.mjs')
await buildWorker({ entry: 'test/browser/moments.ts', out: bundle })
const { moments, openScreen, served }: typeof import('./moments.ts') = await import(bundle)
Object.assign(served, house)

const named = (pattern: RegExp) => words.filter(word => pattern.test(word))
const some = <One>(all: readonly One[], wanted: readonly string[], nameOf: (one: One) => string) =>
  wanted.length === 0 ? all : all.filter(one => wanted.includes(nameOf(one)))
const games = moments.map(([title, screens]) => ({ game: title.replace('the ', ''), screens }))
const isGame = (word: string) => games.some(({ game }) => game === word)
const parts = words.filter(
  word => !isGame(word) && !/^(en|fr|it|de|\d+x\d+|board|sheet|accept)$/.test(word),
)

const faceOf = async ({ code }: Screen): Promise<'board' | 'sheet' | 'pages'> => {
  if (!code) return 'pages'
  const answer = await fetch(`${house.url}/t/${code}`, { headers: { accept: 'application/json' } })
  return ((await answer.json()) as { mode: string }).mode === 'companion' ? 'sheet' : 'board'
}

const asked = named(/^(en|fr|it|de)$/)
const round = {
  browser,
  url: house.url,
  langs: isAccepting ? ['de'] : asked.length > 0 ? asked : ['en', 'de'],
  sizes: some(sizes, named(/^\d+x\d+$/), size => size.join('x')),
  open: openScreen,
  questions: await readQuestions(),
  isAsking: !isAccepting,
}
mkdirSync('.build/look', { recursive: true })
let bad = 0
const told: string[] = []
for (const { game, screens } of some(games, words.filter(isGame), ({ game }) => game)) {
  const began = Date.now()
  const made = await Promise.all(
    (await screens()).map(async screen => ({ screen, face: await faceOf(screen) })),
  )
  const chosen = made.filter(
    ({ screen, face }) =>
      (parts.length === 0 || parts.some(part => screen.name.includes(part))) &&
      some([face as string], named(/^(board|sheet)$/), String).length > 0,
  )
  const { faults, prints, pictures, steps } = await goRound({
    ...round,
    screens: chosen.map(({ screen }) => screen),
  })
  const before = accepted(game)
  const changed = [...prints].filter(([name, greys]) => {
    const line = before.get(name)
    return !line || changes(read(line), greys) >= MOST
  })
  // Unchanged screens keep their line, so that a diff shows exactly what changed.
  if (isAccepting) {
    const isWhole = chosen.length === made.length
    const kept = isWhole ? [...before].filter(([name]) => prints.has(name)) : [...before]
    accept(
      game,
      new Map([...kept, ...changed.map(([name, greys]) => [name, written(greys)] as const)]),
    )
  }
  const faces = new Map(chosen.map(({ screen, face }) => [screen.name, face]))
  await drawSheets(
    game,
    faces,
    pictures,
    new Set(changed.map(([name]) => name)),
    before,
    isAccepting,
  )
  const missing = chosen.length === made.length ? await unseen(game, steps) : []
  const news = isAccepting ? [] : changed.map(([name]) => `changed | ${name}`)
  const lines = [...linesOf(faults), ...missing.map(step => `unseen | ${step}`), ...news]
  bad += lines.length
  told.push(...lines)
  const seconds = ((Date.now() - began) / 1000).toFixed(0)
  console.log(
    `${lines.map(line => `${line}\n`).join('')}  ${game}: ${chosen.length} screens, ${changed.length} changed, ${seconds} s`,
  )
}
writeFileSync('.build/look/faults.txt', told.map(line => `${line}\n`).join(''))
console.log('  Contact sheets: .build/look/*.png; faults: .build/look/faults.txt')
await leave(bad > 0 ? 1 : 0)
