// A visit of the gate: one screen at every size in one language, asked everything at each.
import { globSync } from 'node:fs'
import { build } from 'esbuild'
import type { BrowserContext, Page } from 'playwright-core'
import { lowered } from '../../../worker/local/lowered.ts'
import type { Screen } from '../screens.ts'
import type { Found } from './page.ts'

export const sizes = [
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const

export type Size = readonly [width: number, height: number]

// One sheet, lowered as it is for browsers, without what it imports.
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

/** Every sheet of `web/` by file, and the questions as a script. */
export async function readQuestions() {
  const files = globSync('web/**/*.css').sort()
  const [sheets, { outputFiles }] = await Promise.all([
    Promise.all(files.map(alone)),
    build({ entryPoints: ['test/browser/gate/page.ts'], bundle: true, write: false, format: 'iife' }),
  ])
  return { sheets: Object.fromEntries(sheets), script: outputFiles[0]!.text }
}

export type Questions = Awaited<ReturnType<typeof readQuestions>>

export const bring = (context: BrowserContext, { script }: Questions) => context.addInitScript(script)

export interface Fault {
  screen: string
  lang: string
  size: string
  question: string
  what: string
}

export async function visit(
  page: Page,
  screen: Screen,
  lang: string,
  at: readonly Size[],
  { sheets }: Questions,
  open: (page: Page, screen: Screen) => Promise<unknown>,
  also: (size: string) => Promise<unknown> = async () => {},
): Promise<Fault[]> {
  const [first] = at
  await page.setViewportSize({ width: first![0], height: first![1] })
  await open(page, screen)
  await page.evaluate(() => document.fonts.ready)
  const faults: Fault[] = []
  for (const [i, [width, height]] of at.entries()) {
    if (i > 0) await page.setViewportSize({ width, height })
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    const found = await page.evaluate(
      all => (window as unknown as { ask(sheets: Record<string, string>): Found }).ask(all),
      i === 0 ? sheets : {},
    )
    const size = `${width}x${height}`
    for (const [question, all] of Object.entries(found))
      faults.push(...all.map(what => ({ screen: screen.name, lang, size, question, what })))
    await also(size)
  }
  return faults
}
