// The admin's page of a server at home: its tables, counts and memory. Only a browser that has
// opened it once with the key of the data folder sees it.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { HEADS, rowOf } from './columns.ts'
import { bodyOf } from './request.ts'
import { secretIn } from './secret.ts'
import { keyedTables, type StoredTable } from './stored.ts'
import type { Traffic } from './traffic.ts'

export const ADMIN = '/admin'

/** Returns the admin's key, made once and stored beside the tables. */
export const adminKeyIn = (data: string): string =>
  secretIn(`${data}/admin-key`, () => randomBytes(16).toString('base64url'))

// What is compared has one length, whatever was sent.
const hash = (text: string) => createHash('sha256').update(text).digest()
const isSame = (one: string, other: string) => timingSafeEqual(hash(one), hash(other))

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, sign => `&#${sign.codePointAt(0)};`)

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.4 system-ui, sans-serif; }
body { max-width: 70rem; margin: 0 auto; padding: 1rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dd { margin: 0; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; white-space: nowrap; }
th, td { text-align: start; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid color-mix(in srgb, currentcolor 25%, transparent); }
summary, button { font: inherit; min-height: 2.75rem; min-width: 2.75rem; }
`
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`

// Returns the memory of a process, in bytes; 0 where the system has no /proc.
const memoryOf = (pid: number): number => {
  const file = `/proc/${pid}/status`
  if (!pid || !existsSync(file)) return 0
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) * 1024
}

const workerdOf = (data: string): number =>
  existsSync(`${data}/workerd.pid`) ? Number(readFileSync(`${data}/workerd.pid`, 'utf8')) : 0

const figuresOf = (data: string, traffic: Traffic, tables: readonly StoredTable[]) => {
  const [minute, hour] = [traffic.sums(1), traffic.sums(60)]
  const workerd = memoryOf(workerdOf(data))
  return [
    ['Running since', new Date(traffic.since).toISOString().replace('T', ' ').slice(0, 16)],
    ['Tables', `${tables.length}, ${megabytes(tables.reduce((sum, { bytes }) => sum + bytes, 0))}`],
    ['Open pages', String(traffic.sockets)],
    ['Memory', `${megabytes(process.memoryUsage().rss + workerd)}`],
    [
      'Answers, last minute',
      `${minute.answers}, of which ${minute.refusals} refusals, ${minute.faults} faults`,
    ],
    [
      'Answers, last hour',
      `${hour.answers}, of which ${hour.refusals} refusals, ${hour.faults} faults`,
    ],
  ] as const
}

const tableRow = (table: StoredTable): string => {
  const cells = rowOf(table).map(cell => `<td>${escaped(cell)}</td>`)
  const { code } = table
  return `<tr>${cells.join('')}<td><details><summary>Delete</summary>
<form method="post" action="${ADMIN}/delete"><button name="code" value="${escaped(code)}">Delete ${escaped(code)} for good</button></form></details></td></tr>`
}

const pageOf = (data: string, traffic: Traffic): string => {
  const tables = keyedTables(data)
  const figures = figuresOf(data, traffic, tables).map(
    ([name, value]) => `<dt>${name}</dt><dd>${escaped(value)}</dd>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Boxside: this server</title><style>${STYLE}</style></head><body>
<h1>This server</h1><dl>${figures.join('')}</dl>
<h2>Tables</h2><div class="scroll"><table><thead><tr>${HEADS.map(head => `<th scope="col">${head}</th>`).join('')}<th scope="col"></th></tr></thead>
<tbody>${tables.map(tableRow).join('')}</tbody></table></div></body></html>`
}

interface Ways {
  data: string
  traffic: Traffic
  isHttps: boolean
  /** Sends a request to the Worker as the host of a table; returns its status. */
  ask(method: string, path: string, key: string): Promise<number>
}

/** `isHttps`: whether the visitor came by https, to a proxy of ours. */
export type Admin = (req: IncomingMessage, res: ServerResponse, isHttps: boolean) => Promise<void>

/** Answers a request for the admin's page. Without the key it says only where the key is. */
export async function answerAdmin(
  req: IncomingMessage,
  res: ServerResponse,
  ways: Ways,
): Promise<void> {
  const { data, traffic, isHttps, ask } = ways
  const key = adminKeyIn(data)
  const url = new URL(req.url!, 'http://here')
  const say = (status: number, words: string, headers: Record<string, string> = {}) =>
    void res
      .writeHead(status, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        ...headers,
      })
      .end(words)
  const given = url.searchParams.get('key')
  if (given !== null && isSame(given, key))
    return say(303, '', {
      location: ADMIN,
      'set-cookie': `admin=${key}; Path=${ADMIN}; HttpOnly; SameSite=Strict${isHttps ? '; Secure' : ''}`,
      'referrer-policy': 'no-referrer',
    })
  const [, cookie = ''] = /(?:^|;\s*)admin=([\w-]+)/.exec(req.headers.cookie ?? '') ?? []
  if (!isSame(cookie, key))
    return say(
      403,
      'This page needs the key of this server: open the address that it printed at its start.\n',
    )
  if (req.method === 'GET' && url.pathname === ADMIN)
    return say(200, pageOf(data, traffic), {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
    })
  if (req.method === 'POST' && url.pathname === `${ADMIN}/delete`) {
    const body = await bodyOf(req)
    const code = 'status' in body ? null : new URLSearchParams(body.toString()).get('code')
    const table = keyedTables(data).find(one => one.code === code)
    if (table) await ask('DELETE', `/t/${table.code}`, table.hostKey)
    return say(303, '', { location: ADMIN })
  }
  return say(404, 'There is nothing here.\n')
}
