// What a first visit brings over the wire, page by page, and what Lighthouse says of it.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { promisify } from 'node:util'
import { chromiumPath } from '../browser/chromium.ts'
import type { Figure } from './figures.ts'
import { openTable } from './load.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'

// The bytes of an answer as it travels, gzip as served, without its head.
const fetched = (url: string, headers: Record<string, string> = {}) =>
  new Promise<{ bytes: number; text: () => Promise<string> }>((done, failed) => {
    request(url, { headers: { 'accept-encoding': 'gzip', accept: 'text/html', ...headers } }, answer => {
      let bytes = 0
      answer.on('data', part => {
        bytes += part.length
      })
      answer.on('end', () =>
        done({ bytes, text: async () => (await fetch(url, { headers: { accept: 'text/html', ...headers } })).text() }),
      )
    })
      .on('error', failed)
      .end()
  })

// Named in a page, and not fetched on a visit: a picture that is out of sight, and the icon of a home screen.
const LATER = /<(?:img[^>]*loading="lazy"|link rel="apple-touch-icon")[^>]*>/g

// A page and everything it names that is not a font.
const visited = async (at: string, path: string, cookie?: string) => {
  const page = await fetched(at + path, cookie ? { cookie } : {})
  const html = (await page.text()).replaceAll(LATER, '')
  const named = [...html.matchAll(/(?:src|href|data-face|data-words|data-house)="(\/(?:a\/|t\/\w+\/qr)[^"]+)"/g)]
  const files = [...new Set(named.map(([, file]) => file!))].filter(file => !file.endsWith('.woff2'))
  const sizes = await Promise.all(files.map(async file => [file, (await fetched(at + file)).bytes] as const))
  return {
    total: page.bytes + sizes.reduce((sum, [, bytes]) => sum + bytes, 0),
    html: page.bytes,
    html_text: html,
    sizes,
  }
}

const pagesOf = async (at: string, game: string, seats: number) => {
  const digital = await openTable(at, game, 'digital', {}, seats)
  const companion = await openTable(at, game, 'companion', {}, seats)
  const keys = ({ keys }: { keys: string[] }) => `keys=${keys[0]}`
  return [
    { what: `first visit, ${game} board`, path: `/t/${digital.code}`, cookie: keys(digital), most: 60 },
    { what: `first visit, ${game} beside the box`, path: `/t/${companion.code}`, cookie: keys(companion), most: 35 },
    { what: `first visit, ${game} screen`, path: `/t/${digital.code}/screen` },
    { what: `first visit, ${game} rules`, path: `/games/${game}` },
  ]
}

export const measureBytes = async (at: string, games: { id: string; seats: number }[]): Promise<Figure[]> => {
  const pages = [
    { what: 'first visit, home', path: '/' },
    ...(await Promise.all(games.map(({ id, seats }) => pagesOf(at, id, seats)))).flat(),
  ]
  const figures: Figure[] = []
  for (const { what, path, cookie, most } of pages as {
    what: string
    path: string
    cookie?: string
    most?: number
  }[]) {
    const { total, html, sizes, html_text } = await visited(at, path, cookie)
    const here = games.find(({ id }) => what.includes(id))?.id
    const foreign = games.filter(({ id }) => here && id !== here && sizes.some(([file]) => file.includes(`/${id}`)))
    if (foreign.length > 0) throw new Error(`${path} loads another game: ${html_text.slice(0, 80)}`)
    const note = `page ${(html / 1000).toFixed(1)}, ${sizes.map(([file, bytes]) => `${file.replace(/.*\/|-\w+(?=\.\w+$)/g, '')} ${(bytes / 1000).toFixed(1)}`).join(', ')}`
    figures.push({ what, figure: total / 1000, unit: 'kB', ...(most && { most }), note })
  }
  return figures
}

interface Report {
  categories: Record<string, { score: number }>
}

// Lighthouse with its own phone profile; fetched by npx, because it is far larger than all of Boxside.
export const measureLighthouse = async (pages: { what: string; url: string; cookie?: string }[]): Promise<Figure[]> => {
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
      { what: `Lighthouse performance, ${what}`, figure: score('performance'), unit: 'of 100', least: 95 },
      { what: `Lighthouse accessibility, ${what}`, figure: score('accessibility'), unit: 'of 100', least: 100 },
      { what: `Lighthouse best practices, ${what}`, figure: score('best-practices'), unit: 'of 100', least: 100 },
    )
  }
  return figures
}
