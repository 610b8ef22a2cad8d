// Starts the server of any checkout of this repository as a host does: `start.ts` with its own
// build, so that a data folder can pass from one version to another.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './ports.ts'

export interface Started {
  url: string
  port: number
  pid: number // of Node
  // Stops it as a service does. Resolves when all is answered and on the disk.
  stop(): Promise<void>
}

/** Throws what the server printed if it did not start. `env`: further settings. */
export async function startCheckout(
  root: string,
  data: string,
  env: Record<string, string> = {},
): Promise<Started> {
  const port = env.PORT ? Number(env.PORT) : await freePort()
  // A process of its own group, which stops by itself with this one, as it does with npm.
  const child = spawn(process.execPath, [join(root, 'worker/local/start.ts')], {
    detached: true,
    env: { ...process.env, DATA: data, PORT: `${port}`, npm_lifecycle_event: 'start', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', text => {
    said = `${said}${text}`.slice(-10_000)
  })
  const url = `http://127.0.0.1:${port}`
  const isOpen = () =>
    fetch(`${url}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isOpen())) {
    if (child.exitCode !== null) throw new Error(said)
    await pause(100)
  }
  const stop = async () => {
    if (child.exitCode !== null) return
    const ended = once(child, 'exit')
    process.kill(-child.pid!, 'SIGTERM')
    await ended
  }
  return { url, port, pid: child.pid!, stop }
}
