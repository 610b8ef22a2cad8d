// What `npm run deploy` would send to Cloudflare: it is packed without an account, fits the plan,
// and a stack in the dashboard can name our files.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'

const cwd = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'boxside-deploy-'))
const MOST = 3 * 1024 * 1024 // bytes packed; the limit of the free plan (Cloudflare, 2026-11)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('wrangler packs the Worker with its source map', async () => {
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' }
  const args = ['wrangler', 'deploy', '--dry-run', '--outdir', folder]
  const { stdout } = await promisify(execFile)('npx', args, { cwd, env })
  expect(stdout).toContain('vars.ts') // it has checked the settings
  for (const binding of ['TABLE', 'CREATE', 'READS']) expect(stdout).toContain(`env.${binding}`)
  const worker = readFileSync(join(folder, 'worker.js'))
  expect(gzipSync(worker).length).toBeLessThan(MOST)
  const { sources } = JSON.parse(readFileSync(join(folder, 'worker.js.map'), 'utf8'))
  for (const file of ['worker/index.ts', 'durable/table.ts', 'durable/fault.ts'])
    expect(
      sources.some((source: string) => source.endsWith(file)),
      file,
    ).toBe(true)
}, 240_000)
