// Before the browser tests: one server on fresh data and one Chromium, shared by all of their files.
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildClient, buildWorker } from '../../worker/local/build.ts'
import { serve } from '../../worker/local/serve.ts'
import { launchChromium } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    address: string
    inner: string
    chromium: string
  }
}

export default async function setup(project: TestProject) {
  // The Worker carries the addresses of what was built for browsers.
  await buildClient()
  const folder = mkdtempSync(join(tmpdir(), 'boxside-'))
  await buildWorker({ entry: 'test/browser/stored-worker.ts', out: join(folder, 'worker.js') })
  symlinkSync(resolve('.build/assets'), join(folder, 'assets'))
  const [served, chromium] = await Promise.all([
    serve({ data: join(folder, 'data'), build: folder, limit: 100_000 }),
    launchChromium(),
  ])
  project.provide('address', served.url)
  project.provide('inner', served.inner)
  project.provide('chromium', chromium.wsEndpoint())
  return async () => {
    await Promise.all([served.stop(), chromium.close()])
    rmSync(folder, { recursive: true, force: true })
  }
}
