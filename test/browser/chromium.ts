// The Chromium that comes inside an npm package: nothing to install by hand.
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sparticuz from '@sparticuz/chromium'
import { type BrowserServer, chromium } from 'playwright-core'

// Its own arguments switch web security off (2026-11): these do not.
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

// Where the binary is, inflated once into node_modules: it picks the folder by TMPDIR.
export async function chromiumPath(): Promise<string> {
  const folder = fileURLToPath(new URL('../../node_modules/.cache/chromium', import.meta.url))
  mkdirSync(folder, { recursive: true })
  const { TMPDIR } = process.env
  process.env.TMPDIR = folder
  try {
    return await sparticuz.executablePath()
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
}

export async function launchChromium(): Promise<BrowserServer> {
  return chromium.launchServer({ executablePath: await chromiumPath(), args: ARGS, headless: true })
}
