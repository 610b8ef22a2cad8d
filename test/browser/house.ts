// A real server on fresh data, with one extra endpoint that takes a table to a moment at once
// (`stored-worker.ts`).
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildClient, buildWorker } from '../../worker/local/build.ts'
import { type Served, serve } from '../../worker/local/serve.ts'

/** Games that are not on the shelf: their folders, and the file that puts them on one. */
interface Sample {
  folders: string[]
  shelf: string
}

/**
 * Builds and serves on a free port of this machine. The folder with the data and the Worker is
 * deleted when the server stops. A sample is built there too, because other tests read `.build`.
 */
export async function openHouse(
  entry = 'test/browser/stored-worker.ts',
  sample?: Sample,
): Promise<Served & { folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'boxside-'))
  const built = sample ? folder : resolve('.build')
  // The Worker contains the addresses of the files built for browsers.
  await buildClient(sample?.folders, built)
  await buildWorker({
    entry,
    out: join(folder, 'worker.js'),
    manifest: join(built, 'manifest.json'),
    ...(sample && { shelf: resolve(sample.shelf) }),
  })
  if (!sample) symlinkSync(resolve('.build/assets'), join(folder, 'assets'))
  const served = await serve({ data: join(folder, 'data'), build: folder, limit: 100_000 })
  const stop = async () => {
    await served.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...served, folder, stop }
}
