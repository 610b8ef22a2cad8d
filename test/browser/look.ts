// `npm run look`: every named screen asked what a machine can see of it. Words after `--` choose: a game or `house`, a part of a
// screen's name, `board` or `sheet`, a size (`390x844`), a language.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { buildWorker } from '../../worker/local/build.ts'
import { launchChromium } from './chromium.ts'
import { bring, type Fault, readQuestions, sizes, visit } from './gate/visit.ts'
import { openHouse } from './house.ts'
import type { Screen } from './screens.ts'

const words = process.argv.slice(2)
const [house, server, questions] = await Promise.all([openHouse(), launchChromium(), readQuestions()])
const browser = await chromium.connect(server.wsEndpoint())
const leave = async (code = 1) => {
  await Promise.all([house.stop(), server.close()])
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => leave())

// Games hold faces, which Node runs only bundled.
const bundle = join(house.folder, 'moments.mjs')
await buildWorker({ entry: 'test/browser/moments.ts', out: bundle })
const { moments, openScreen, served }: typeof import('./moments.ts') = await import(bundle)
Object.assign(served, house)

const langs = ['en', 'de'].filter(lang => !words.some(word => /^(en|de)$/.test(word)) || words.includes(lang))
const asked = sizes.filter(size => !words.some(word => /^\d+x\d+$/.test(word)) || words.includes(size.join('x')))
const games = moments.map(([title]) => title.replace('the ', ''))
const lists = moments.filter((_, i) => !words.some(word => games.includes(word)) || words.includes(games[i]!))
const parts = words.filter(word => !games.includes(word) && !/^(en|de|\d+x\d+|board|sheet|shots)$/.test(word))

const isSheet = async ({ code }: Screen): Promise<boolean> => {
  if (!code) return false
  const answer = await fetch(`${house.url}/t/${code}`, { headers: { accept: 'application/json' } })
  return ((await answer.json()) as { mode: string }).mode === 'companion'
}

const isAsked = async (screen: Screen): Promise<boolean> => {
  if (parts.length > 0 && !parts.some(part => screen.name.includes(part))) return false
  if (words.includes('sheet')) return isSheet(screen)
  return !words.includes('board') || !(await isSheet(screen))
}

async function pageIn(lang: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: house.url,
    hasTouch: true,
    reducedMotion: 'reduce',
    locale: lang,
  })
  await context.addInitScript(() => {
    document.hasFocus = () => false
    document.addEventListener('readystatechange', () => document.documentElement.setAttribute('data-rest', '20'))
  })
  await bring(context, questions)
  return context.newPage()
}

const faults: Fault[] = []
const folder = '.build/look'
mkdirSync(folder, { recursive: true })
for (const [title, screens] of lists) {
  const began = Date.now()
  const made = await screens()
  const chosen = await Promise.all(made.map(isAsked))
  const left = made.filter((_, i) => chosen[i])
  const count = left.length
  const walk = async () => {
    const pages = await Promise.all(langs.map(pageIn))
    for (let screen = left.shift(); screen; screen = left.shift())
      for (const [i, lang] of langs.entries()) {
        const { name } = screen
        const shoot = (size: string) => pages[i]!.screenshot({ path: `${folder}/${name}.${size}.${lang}.png` })
        const also = words.includes('shots') ? shoot : undefined
        try {
          faults.push(...(await visit(pages[i]!, screen, lang, asked, questions, openScreen, also)))
        } catch (error) {
          faults.push({ screen: name, lang, size: '', question: 'broken', what: String(error).slice(0, 200) })
        }
      }
  }
  await Promise.all([walk(), walk(), walk()])
  console.log(`  ${title}: ${count} screens, ${((Date.now() - began) / 1000).toFixed(1)} s`)
}

// One line a fault, with the sizes and languages at which it was found.
const told = new Map<string, string[]>()
for (const { screen, lang, size, question, what } of faults) {
  const line = `${question} | ${screen} | ${what}`
  told.set(line, [...(told.get(line) ?? []), `${size} ${lang}`])
}
const lines = [...told].map(([line, where]) => `${line} | ${where.join(', ')}`).sort()
console.log(lines.join('\n'))
writeFileSync(`${folder}/faults.txt`, `${lines.join('\n')}\n`)
await leave(lines.length > 0 ? 1 : 0)
