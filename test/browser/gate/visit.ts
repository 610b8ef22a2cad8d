// A round of the gate: visits each screen once per language, runs all checks at each size, and
// takes fingerprints.
import { globSync } from 'node:fs'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import { lowered } from '../../../worker/local/lowered.ts'
import { bringAxe } from '../measure.ts'
import type { Screen } from '../screens.ts'
import type { Found } from './page.ts'
import { greysOf } from './print.ts'
import { belowNotch, lostInLargeText, unreadable } from './strained.ts'

export const sizes = [
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const

export type Size = readonly [width: number, height: number]

// Compiles one sheet as for browsers, without its imports.
async function alone(file: string): Promise<[string, string]> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    plugins: [
      {
        name: 'alone',
        setup: ({ onResolve }) =>
          onResolve({ filter: /\.css$/ }, ({ kind, path }) =>
            kind === 'import-rule' ? { path, external: true } : null,
          ),
      },
      lowered,
    ],
  })
  return [file, outputFiles[0]!.text.replace(/@import"[^"]*";/g, '')]
}

/** Returns every sheet of `web/` by file, and the checks as a script. */
export async function readQuestions() {
  const files = globSync('web/**/*.css').sort()
  const [sheets, { outputFiles }] = await Promise.all([
    Promise.all(files.map(alone)),
    build({
      entryPoints: ['test/browser/gate/page.ts'],
      bundle: true,
      write: false,
      format: 'iife',
    }),
  ])
  return { sheets: Object.fromEntries(sheets), script: outputFiles[0]!.text }
}

// Fingerprints are taken in German, which has the longest words, on a phone, a laptop and a large
// screen.
const printed = ['390x844', '1280x720', '1920x1080']
interface Asked {
  ask(sheets: Record<string, string>): Found
  hold(isHeld: boolean): void
}
declare const window: Asked

export interface Fault {
  screen: string
  lang: string
  size: string
  question: string
  what: string
}

/** The results of a round. */
export interface Told {
  faults: Fault[]
  steps: Set<string> // steps that some screen showed, as `game face step`
  prints: Map<string, Uint8Array> // by `screen size`
  pictures: Map<string, Buffer> // by `screen size`
}

interface Round {
  browser: Browser
  url: string // of the server
  screens: readonly Screen[]
  langs: readonly string[]
  sizes: readonly Size[]
  open: (page: Page, screen: Screen) => Promise<unknown>
  questions: Awaited<ReturnType<typeof readQuestions>>
  isAsking?: boolean // false while only fingerprints are taken
}

async function pageIn({ browser, url, questions }: Round, locale: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    hasTouch: true,
    reducedMotion: 'reduce',
    locale,
  })
  await context.addInitScript(() => {
    document.hasFocus = () => false
    document.addEventListener('readystatechange', () =>
      document.documentElement.setAttribute('data-rest', '20'),
    )
  })
  await context.addInitScript(questions.script)
  await bringAxe(context)
  return context.newPage()
}

// Deletes what the previous screen stored: the list of tables, the tips that were read.
async function forget(page: Page, origin: string) {
  await page.goto('about:blank')
  const line = await page.context().newCDPSession(page)
  await line.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' })
  await line.detach()
}

/** Groups items, in the order in which their groups first occur. */
export const grouped = <One>(
  all: Iterable<One>,
  groupOf: (one: One) => string,
): Map<string, One[]> => {
  const groups = new Map<string, One[]>()
  for (const one of all) groups.set(groupOf(one), [...(groups.get(groupOf(one)) ?? []), one])
  return groups
}

const settled = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

// Waits for the chart of the game so far, where a face has room for it: the page asks for it by
// itself (`client/table/course.ts`).
const drawn = async (page: Page) => {
  await page.waitForFunction(
    () =>
      !document.querySelector<HTMLElement>('[data-course] .frame-course')?.offsetHeight ||
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/course')),
  )
  await settled(page)
}

async function visit(page: Page, screen: Screen, lang: string, round: Round, told: Told) {
  const { url, sizes, open, questions } = round
  const [width, height] = sizes[0]!
  await page.setViewportSize({ width, height })
  await forget(page, url)
  await open(page, screen)
  // Scrolls to the top: otherwise a tap on the smallest phone would decide what the other sizes
  // show.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.evaluate(() => document.fonts.ready)
  for (const [i, [width, height]] of sizes.entries()) {
    await page.setViewportSize({ width, height })
    await settled(page)
    await drawn(page)
    const size = `${width}x${height}`
    if (round.isAsking !== false) {
      const found = await page.evaluate(all => window.ask(all), i === 0 ? questions.sheets : {})
      for (const [question, all] of Object.entries(found))
        told.faults.push(...all.map(what => ({ screen: screen.name, lang, size, question, what })))
    }
    if (lang !== 'de' || !printed.includes(size)) continue
    await page.evaluate(() => window.hold(true))
    const picture = await page.screenshot()
    await page.evaluate(() => window.hold(false))
    told.pictures.set(`${screen.name} ${size}`, picture)
    told.prints.set(`${screen.name} ${size}`, await greysOf(picture))
  }
  const step = await page.evaluate(() => {
    const face = ['board', 'sheet'].find(name =>
      document.querySelector(`link[href*="-${name}-${name}-"]`),
    )
    const { step } = document.querySelector<HTMLElement>('.do-now')?.dataset ?? {}
    return step && `${document.body.dataset.game} ${face} ${step}`
  })
  if (step) told.steps.add(step)
  if (round.isAsking === false) return
  const number = round.screens.indexOf(screen)
  const note = (question: string, all: readonly string[]) =>
    told.faults.push(...all.map(what => ({ screen: screen.name, lang, size: '', question, what })))
  // Once per screen: the notch depends little on the language, and larger text matters most with
  // long words.
  if (lang === 'en') note('notch', await belowNotch(page))
  else {
    note('axe', await unreadable(page, number % 2 === 1))
    note('text', await lostInLargeText(page, number))
  }
}

/**
 * Visits screens, three at a time. Screens of one table are visited one after the other, so that
 * nobody else is present there.
 */
export async function goRound(round: Round): Promise<Told> {
  const told: Told = { faults: [], steps: new Set(), prints: new Map(), pictures: new Map() }
  // Fingerprints are stored by the name of the screen.
  for (const [name, { length }] of grouped(round.screens, ({ name }) => name))
    if (length > 1) throw new Error(`${length} screens are called ${name}`)
  const tables = [...grouped(round.screens, ({ code, name }) => code ?? name).values()]
  const walk = async () => {
    const pages = await Promise.all(round.langs.map(lang => pageIn(round, lang)))
    for (let table = tables.shift(); table; table = tables.shift())
      for (const screen of table)
        for (const [i, lang] of round.langs.entries())
          try {
            await visit(pages[i]!, screen, lang, round, told)
            await pages[i]!.goto('about:blank')
          } catch (error) {
            const what = String(error).slice(0, 200)
            told.faults.push({ screen: screen.name, lang, size: '', question: 'visit', what })
          }
    await Promise.all(pages.map(page => page.context().close()))
  }
  await Promise.all([walk(), walk(), walk()])
  return told
}

/** Returns one line per fault, with its sizes and languages. */
export const linesOf = (faults: readonly Fault[]): string[] => {
  const by = grouped(faults, ({ question, screen, what }) => `${question} | ${screen} | ${what}`)
  return [...by]
    .map(([line, all]) => `${line} | ${all.map(({ size, lang }) => `${size} ${lang}`).join(', ')}`)
    .sort()
}
