// Measures what a first visit transfers, page by page, and runs Lighthouse.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { promisify } from 'node:util'
import { type Browser, chromium, type Request } from 'playwright-core'
import type { Mode } from '../../web/games/game.ts'
import { chromiumPath } from '../browser/chromium.ts'
import type { Figure } from './figures.ts'
import { openTable } from './load.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'

type Sizes = (readonly [file: string, bytes: number])[]

// Opens a page on a phone for the first time and waits until the network is quiet. Counts every
// response except fonts, compressed as served, without headers. The face sleeps until everything
// else has arrived; `woken` is what an idle page loads then.
const visited = async (browser: Browser, url: string, key?: string) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    hasTouch: true,
  })
  if (key) await context.addCookies([{ name: 'keys', value: key, url }])
  await context.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }))
  const page = await context.newPage()
  const fetched: Request[] = []
  page.on('requestfinished', request => fetched.push(request))
  await page.goto(url, { waitUntil: 'networkidle' })
  const arrived = fetched.length
  if (await page.locator('x-island').count()) {
    await page.keyboard.press('Shift')
    await page.locator('x-island[data-alive]').first().waitFor()
  }
  const weighed = (requests: readonly Request[]): Promise<Sizes> =>
    Promise.all(
      requests
        .filter(request => request.resourceType() !== 'font')
        .map(
          async request =>
            [new URL(request.url()).pathname, (await request.sizes()).responseBodySize] as const,
        ),
    )
  const [sizes, woken] = await Promise.all([
    weighed(fetched.slice(0, arrived)),
    weighed(fetched.slice(arrived)),
  ])
  await context.close()
  return { sizes: sizes.sort(([, one], [, other]) => other - one), woken }
}

const total = (sizes: Sizes) => sizes.reduce((sum, [, bytes]) => sum + bytes, 0)

interface Visit {
  what: string
  path: string
  key?: string
  most?: { asleep: number; woken: number }
}

// Luck decides which seat has the turn, so the heaviest of the seats' pages counts.
const visitsOf = async (at: string, { id, seats, modes }: OnShelf): Promise<Visit[][]> => {
  const faces = {
    digital: { what: `first visit, ${id} board`, most: { asleep: 30, woken: 72 } },
    companion: { what: `first visit, ${id} beside the box`, most: { asleep: 20, woken: 55 } },
  }
  const tables = await Promise.all(
    modes.map(async mode => ({ mode, ...(await openTable(at, id, mode, {}, seats)) })),
  )
  return [
    ...tables.map(({ mode, code, keys }) =>
      keys.map(key => ({ ...faces[mode], path: `/t/${code}`, key })),
    ),
    [{ what: `first visit, ${id} screen`, path: `/t/${tables[0]!.code}/screen` }],
    [{ what: `first visit, ${id} rules`, path: `/games/${id}` }],
  ]
}

interface OnShelf {
  id: string
  seats: number
  modes: readonly Mode[]
}

export const measureBytes = async (at: string, games: readonly OnShelf[]): Promise<Figure[]> => {
  const visits = [
    [{ what: 'first visit, home', path: '/' } as Visit],
    ...(await Promise.all(games.map(game => visitsOf(at, game)))).flat(),
  ]
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const figures: Figure[] = []
  for (const alike of visits) {
    const [{ what, most }] = alike as [Visit]
    const all = []
    for (const { path, key } of alike) all.push(await visited(browser, at + path, key))
    const { sizes, woken } = all.reduce((most, one) =>
      total(one.sizes) > total(most.sizes) ? one : most,
    )
    const here = games.find(({ id }) => what.includes(`, ${id} `))?.id
    const foreign = games.filter(
      ({ id }) => here && id !== here && sizes.some(([file]) => file.includes(`/${id}`)),
    )
    if (foreign.length > 0) throw new Error(`${what} loads another game`)
    const noteOf = (of: Sizes) =>
      of
        .map(
          ([file, bytes]) =>
            `${file.replace(/.*\/|-\w+(?=\.\w+$)/g, '') || 'page'} ${(bytes / 1000).toFixed(1)}`,
        )
        .join(', ')
    const figure = (named: string, of: Sizes, goal: number | undefined, note: Sizes): Figure => ({
      ...{ what: named, figure: total(of) / 1000, unit: 'kB', note: noteOf(note) },
      most: goal,
    })
    figures.push(figure(what, sizes, most?.asleep, sizes))
    if (woken.length > 0)
      figures.push(figure(`${what}, awake`, [...sizes, ...woken], most?.woken, woken))
  }
  await browser.close()
  return figures
}

interface Report {
  categories: Record<string, { score: number }>
}

/**
 * Runs Lighthouse with its own phone profile. Fetched with npx, because it is far larger than all
 * of Boxside.
 */
export const measureLighthouse = async (
  pages: { what: string; url: string; cookie?: string }[],
): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const { what, url, cookie } of pages) {
    const folder = mkdtempSync(`${tmpdir()}/lighthouse-`)
    const headers = cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []
    const flags =
      '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking'
    await promisify(execFile)(
      'npx',
      [
        '--yes',
        LIGHTHOUSE,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${folder}/report.json`,
        '--only-categories=performance,accessibility,best-practices',
        `--chrome-flags=${flags}`,
        ...headers,
      ],
      { env: { ...process.env, CHROME_PATH: await chromiumPath() }, timeout: 240_000 },
    )
    const { categories }: Report = JSON.parse(readFileSync(`${folder}/report.json`, 'utf8'))
    rmSync(folder, { recursive: true })
    const score = (name: string) => Math.round(100 * (categories[name]?.score ?? 0))
    figures.push(
      {
        what: `Lighthouse performance, ${what}`,
        figure: score('performance'),
        unit: 'of 100',
        least: 95,
      },
      {
        what: `Lighthouse accessibility, ${what}`,
        figure: score('accessibility'),
        unit: 'of 100',
        least: 100,
      },
      {
        what: `Lighthouse best practices, ${what}`,
        figure: score('best-practices'),
        unit: 'of 100',
        least: 100,
      },
    )
  }
  return figures
}
