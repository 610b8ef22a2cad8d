// A server at home with settings: what its pages show, whom it refuses, and how it ends at a wrong
// one before it has served anything.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '../../web/settings.ts'
import { boxOf, shelf } from '../../web/shelf.ts'
import { type Served, serve } from '../../worker/local/serve.ts'
import { settingsIn } from '../../worker/local/settings.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'boxside-settings-'))
const data = join(folder, 'data')
const [removed, ...others] = shelf.filter(({ modes }) => modes.includes('digital'))
const offered = others.map(({ id }) => id).reverse()

let house: Served
const page = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(house.url + path, { headers: { accept: 'text/html', ...headers } })).text()
const post = (path: string, body: object) =>
  fetch(house.url + path, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const get = (path: string) => fetch(house.url + path, { headers: { accept: 'application/json' } })

const opened: Record<string, { code: string; key: string }> = {}

// One table is opened before its box is removed; then the server starts again with settings.
beforeAll(async () => {
  house = await serve({ data })
  opened.before = await (await post('/tables', { game: removed!.id, alone: 'easy' })).json()
  await house.stop()
  const { given, settings, faults } = settingsIn({
    HOUSE: 'Café <Central>',
    COLOUR: '#7a1f2b',
    LANGUAGES: 'de en',
    BOXES: offered.join(' '),
    KEEP_DAYS: '30',
    LIMITS: 'CREATE=3',
  })
  expect(faults).toEqual([])
  house = await serve({ data, given, limits: settings.LIMITS })
})

afterAll(async () => {
  await house?.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('a server with settings', () => {
  test('has its name and colour on the home page, in the manifest and on the shared screen', async () => {
    const home = await page('/')
    expect(home).toContain('<title>Café &lt;Central>: ')
    expect(home).toContain('<h1>Café &lt;Central></h1>')
    expect(home).toContain('<meta property="og:site_name" content="Café &lt;Central>"/>')
    expect(home).toContain('<meta name="theme-color" content="#7a1f2b"/>')
    expect(home).toMatch(/Boxside ist nicht/) // the small print
    const sheet = /href="(\/colour\.css[^"]*)"/.exec(home)![1]!
    expect(await page(sheet)).toBe(':root{--house:#7a1f2b}')
    const manifest = await (await get('/manifest.webmanifest')).json()
    expect(manifest).toMatchObject({ name: 'Café <Central>', theme_color: '#7a1f2b' })
    expect(await page(`/t/${opened.before!.code}/screen`)).toContain(
      '<p class="masthead-house">Café &lt;Central></p>',
    )
    expect(await page('/t/222222')).toContain('<p class="masthead-title">Café &lt;Central></p>')
  })

  test('offers its languages alone, the first to visitors of another one', async () => {
    const languageFor = async (headers: Record<string, string>) =>
      /<html lang="(\w+)"/.exec(await page('/', headers))![1]
    expect(await languageFor({ 'accept-language': 'en-GB' })).toBe('en')
    expect(await languageFor({ 'accept-language': 'fr, it;q=0.9' })).toBe('de')
    expect(await languageFor({ 'accept-language': 'fr, en;q=0.5' })).toBe('en')
    expect(await languageFor({})).toBe('de')
    expect(await languageFor({ cookie: 'lang=it' })).toBe('de') // chosen before it was removed
    const values = [...(await page('/')).matchAll(/name="lang" value="(\w+)"/g)]
    expect(values.map(([, lang]) => lang)).toEqual(['de', 'en'])
    const chosen = await post('/lang', { lang: 'fr' })
    expect(chosen.status).toBe(422)
    expect(await chosen.json()).toMatchObject({ refused: 'malformed', at: { field: 'lang' } })
  })

  test('has its boxes alone on the shelf, in its order', async () => {
    const places = [...(await page('/')).matchAll(/id="box-([\w-]+)"/g)].map(([, id]) => id)
    expect(places).toEqual(offered)
    const { games } = (await (await get('/games')).json()) as { games: { id: string }[] }
    expect(games.map(({ id }) => id)).toEqual(offered)
  })

  test('refuses to open another box, and says so', async () => {
    const table = await post('/tables', { game: removed!.id, alone: 'easy' })
    expect(table.status).toBe(422)
    expect(await table.json()).toMatchObject({ refused: 'unknown-game', at: { field: 'game' } })
    const shown = await fetch(`${house.url}/?box=${removed!.id}`, {
      headers: { accept: 'text/html' },
    })
    expect(shown.status).toBe(404)
    const text = await shown.text()
    expect(text).toContain('Dieses Spiel steht nicht im Regal.')
    expect(text).toContain(`id="box-${offered[0]}"`)
  })

  test('plays on at a table whose box is no longer offered', async () => {
    const { code, key } = opened.before!
    const at = { headers: { accept: 'application/json', authorization: `Bearer ${key}` } }
    const frame = await (await fetch(`${house.url}/t/${code}`, at)).json()
    expect(frame.game).toBe(removed!.id)
    let moves: unknown[] = []
    while (moves.length === 0)
      // a bot may begin
      ({ moves } = await (await fetch(`${house.url}/t/${code}/moves`, at)).json())
    const moved = await fetch(`${house.url}/t/${code}/moves`, {
      method: 'POST',
      headers: { ...at.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ id: 'first', move: moves[0] }),
    })
    expect(moved.status).toBe(200)
    expect(await page(`/games/${removed!.id}?table=${code}`)).toContain(
      boxOf(removed!.id)!.words.de.title,
    )
  })

  test('keeps keys as long as tables, and says how long in words', async () => {
    const answer = await fetch(`${house.url}/tables`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        cookie: 'cookies=kept',
        origin: house.url,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: `game=${offered[0]}&alone=easy`,
    })
    expect(answer.status).toBe(303)
    const kept = answer.headers.getSetCookie().find(cookie => cookie.startsWith('keys='))
    expect(kept).toContain(`Max-Age=${30 * 24 * 60 * 60}`)
    expect(await page('/t/222222?why=gone')).toContain('oder 30 Tage lang hat niemand gespielt')
  })

  test('has its limits, and the document for programs says them', async () => {
    const document = await (await get('/openapi.json')).json()
    expect(document.paths['/tables'].post['x-limit'].requests).toBe(3)
    expect(document.paths['/games/{id}'].get['x-limit'].requests).toBe(limits.CODES)
    const open = async () => (await post('/tables', { game: offered[0], alone: 'easy' })).status
    const statuses = [await open(), await open(), await open(), await open()]
    expect(statuses).toContain(201)
    expect(statuses.at(-1)).toBe(429)
  })
})

// What a command says with these settings, and its status.
const ended = async (line: string, env: Record<string, string | undefined>, cwd = root) => {
  const [script, ...words] = line.split(' ')
  const child = spawn(process.execPath, [join(root, 'worker/local', script!), ...words], {
    cwd,
    env: { ...process.env, DATA: join(folder, 'none'), ...env },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', part => (said += part))
  const [code] = await once(child, 'exit')
  return { code, said }
}

test('the folder that the file names is that of the commands for tables and backups', async () => {
  const file = join(folder, 'folder.conf')
  writeFileSync(file, `DATA=${data}\n`)
  const of = (line: string) => ended(line, { SETTINGS: file, DATA: undefined })
  const tables = JSON.parse((await of('tables.ts --json')).said)
  expect(tables).toContainEqual(expect.objectContaining({ code: opened.before!.code }))
  const copy = join(folder, 'copy')
  expect(await of(`backup.ts ${copy}`)).toMatchObject({ code: 0 })
  const restored = await of(`restore.ts ${copy}`)
  expect(restored).toMatchObject({ code: 1, said: expect.stringContaining(`${data} is not empty`) })
})

describe('a wrong setting', () => {
  test.each(['start.ts', 'dev.ts', 'tables.ts', 'backup.ts copy', 'restore.ts copy'])(
    'ends %s, and all of them are named',
    async script => {
      const { code, said } = await ended(script, { COLOUR: 'red', KEEP_DAYS: '0', BOXES: 'poker' })
      expect(code).toBe(78)
      expect(said.trim().split('\n')).toEqual([
        'COLOUR must be a colour like #7a1f2b, not red.',
        expect.stringMatching(/^BOXES must be some of .*, not poker\.$/),
        'KEEP_DAYS must be a number from 7 to 400, not 0.',
      ])
    },
  )

  test('in a file is named with the file, and so is a line that sets nothing', async () => {
    const file = join(folder, 'house.conf')
    writeFileSync(file, '# of the café\nHOUSE="Café"\nCOLOR=#7a1f2b\nPORT 80\nKEEP_DAYS=1\n')
    const { code, said } = await ended('start.ts', { SETTINGS: file })
    expect(code).toBe(78)
    expect(said.trim().split('\n')).toEqual([
      `${file}: Line 4 is no NAME=value: PORT 80`,
      `${file}: COLOR is no setting. Is COLOUR meant?`,
      'KEEP_DAYS must be a number from 7 to 400, not 1.',
    ])
  })

  test('stops a deploy: the command that wrangler runs first fails', async () => {
    writeFileSync(join(folder, 'wrangler.toml'), 'ratelimits = []\n[vars]\nHOUSE = "…"\n')
    const { code, said } = await ended('vars.ts', {}, folder)
    expect(code).toBe(1)
    expect(said).toBe('wrangler.toml:\nHOUSE must be a name in one line, not ….\n')
  })
})

test('the environment counts before the file, and a colour is no comment', () => {
  const file = join(folder, 'both.conf')
  writeFileSync(file, "HOUSE='Café Central'\nCOLOUR=#7a1f2b\r\nKEEP_DAYS = 30\n")
  expect(settingsIn({ SETTINGS: file, KEEP_DAYS: '60' })).toMatchObject({
    faults: [],
    settings: { HOUSE: 'Café Central', COLOUR: '#7a1f2b', KEEP_DAYS: 60 },
  })
  expect(settingsIn({ SETTINGS: join(folder, 'no.conf') }).faults).toHaveLength(1)
})
