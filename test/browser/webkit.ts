// The WebKit of Safari 16, if the machine has it (Debian's `cog` and `wpewebkit-driver`), driven by
// plain WebDriver: a window of 800 × 600 without touch. No npm package contains it.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../local/ports.ts'

const COG = '/usr/bin/cog'
export const hasWebKit = existsSync(COG) && existsSync('/usr/bin/WPEWebDriver')

// the key under which WebDriver returns an element
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** One window of it. */
export interface WebKit {
  open(url: string): Promise<unknown>
  cookie(name: string, value: string, path: string): Promise<unknown>
  run<Answer>(script: () => Answer): Promise<Answer>
  /** Clicks in the middle of the first match. */
  click(selector: string): Promise<unknown>
  /** Returns a PNG in base64. */
  picture(): Promise<string>
  close(): Promise<void>
}

async function begun(at: string, driver: ChildProcess): Promise<string> {
  for (;;) {
    if (driver.exitCode !== null) throw new Error(`WPEWebDriver ended with ${driver.exitCode}`)
    if (await fetch(`${at}/status`).catch(() => undefined)) return at
    await setTimeout(100)
  }
}

export async function launchWebKit(): Promise<WebKit> {
  const port = await freePort()
  const runtime = mkdtempSync(join(tmpdir(), 'webkit-'))
  const driver = spawn('dbus-run-session', ['--', 'WPEWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      ...{
        COG_PLATFORM_NAME: 'headless',
        XDG_RUNTIME_DIR: runtime,
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    },
  })
  const ask = async <Answer>(path: string, body?: object, method = 'POST'): Promise<Answer> => {
    const answer = await fetch(path, { method, body: body && JSON.stringify(body) })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value).slice(0, 300)}`)
    return value
  }
  const at = await begun(`http://127.0.0.1:${port}`, driver)
  const options = { binary: COG, args: ['--automation', '--platform=headless'] }
  const { sessionId } = await ask<{ sessionId: string }>(`${at}/session`, {
    capabilities: { alwaysMatch: { 'wpe:browserOptions': options } },
  })
  const session = `${at}/session/${sessionId}`
  return {
    open: url => ask(`${session}/url`, { url }),
    cookie: (name, value, path) => ask(`${session}/cookie`, { cookie: { name, value, path } }),
    run: script => ask(`${session}/execute/sync`, { script: `return (${script})()`, args: [] }),
    async click(selector) {
      const found = await ask<Record<string, string>>(`${session}/element`, {
        using: 'css selector',
        value: selector,
      })
      // In the middle of the window no bar of the page covers it.
      await ask(`${session}/execute/sync`, {
        script: 'arguments[0].scrollIntoView({ block: "center" })',
        args: [found],
      })
      return ask(`${session}/element/${found[ELEMENT]}/click`, {})
    },
    picture: () => ask(`${session}/screenshot`, undefined, 'GET'),
    async close() {
      await ask(session, undefined, 'DELETE').catch(() => undefined)
      process.kill(-driver.pid!) // the session's own process group: bus, driver and browser
      rmSync(runtime, { recursive: true, force: true })
    },
  }
}
