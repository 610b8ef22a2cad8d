// The Chromiums from npm packages, the current one and those of old phones: nothing has to be
// installed by hand.
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sparticuz from '@sparticuz/chromium'
import inflater from 'chromium-109/build/lambdafs.js'
import { type Browser, type BrowserServer, chromium } from 'playwright-core'

// The package's own arguments disable web security (2026-11); these do not.
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

// Unpacks the binaries once into node_modules: both packages use TMPDIR to pick the folder.
async function inflated<Path>(
  name: string,
  inflate: (folder: string) => Promise<Path>,
): Promise<Path> {
  const folder = fileURLToPath(new URL(`../../node_modules/.cache/${name}`, import.meta.url))
  mkdirSync(folder, { recursive: true })
  const { TMPDIR } = process.env
  process.env.TMPDIR = folder
  try {
    return await inflate(folder)
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
}

export const chromiumPath = (): Promise<string> =>
  inflated('chromium', () => sparticuz.executablePath())

export async function launchChromium(): Promise<BrowserServer> {
  return chromium.launchServer({ executablePath: await chromiumPath(), args: ARGS, headless: true })
}

/**
 * Old versions, packaged with their libraries: 109 of January 2023, without `light-dark()`, nesting
 * and `Array.with`; and 92 of July 2021, which is older than the supported browsers, without
 * `Object.hasOwn`, `:has()` and container queries.
 */
export const launchOldChromium = (
  name: 'chromium-109' | 'chromium-92' = 'chromium-109',
): Promise<Browser> =>
  inflated(name, async folder => {
    const bin = fileURLToPath(new URL('../bin', import.meta.resolve(name)))
    const [executablePath] = await Promise.all(
      ['chromium.br', 'aws.tar.br'].map(file => inflater.inflate(`${bin}/${file}`)),
    )
    const env = { ...process.env, LD_LIBRARY_PATH: `${folder}/aws/lib` } as Record<string, string>
    return chromium.launch({ executablePath: executablePath!, args: ARGS, env })
  })
