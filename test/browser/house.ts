// A real server on fresh data, with one extra endpoint that takes a table to a moment at once
// (`stored-worker.ts`).
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildClient, buildWorker } from '../../worker/local/build.ts'
import { type Served, serve } from '../../worker/local/serve.ts'

/**
 * Builds and serves on a free port of this machine. The folder with the data and the Worker is
 * deleted when the server stops.
 */
export async function openHouse(
  entry = 'test/browser/stored-worker.ts',
): Promise<Served & { folder: string }> {
  // The Worker contains the addresses of the files built for browsers.
  await buildClient()
  const folder = mkdtempSync(join(tmpdir(), 'boxside-'))
  await buildWorker({ entry, out: join(folder, 'worker.js') })
  symlinkSync(resolve('.build/assets'), join(folder, 'assets'))
  const served = await serve({ data: join(folder, 'data'), build: folder, limit: 100_000 })
  const stop = async () => {
    await served.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...served, folder, stop }
}
