// Runs the server in its own process, so that a test can kill it at any byte and start it again on
// the same data.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { serve } from '../worker/local/serve.ts'

export interface ServerProcess {
  url: string
  group: number // process group
  // sends SIGKILL to Node and workerd: if only Node were killed, workerd would keep running
  kill(): Promise<void>
}

export async function spawnServer(
  data: string,
  port = 0,
  build = '',
  limit = 0,
): Promise<ServerProcess> {
  const child = spawn(
    process.execPath,
    [fileURLToPath(import.meta.url), data, String(port), build, String(limit)],
    {
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  )
  const ended = once(child, 'exit')
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, 'SIGKILL')
    await ended
  }
  const [url] = await Promise.race([once(child, 'message'), ended])
  if (typeof url !== 'string') throw new Error('the server ended before it was open')
  return { url, group: child.pid!, kill }
}

if (import.meta.main) {
  const [data, port, build, limit] = process.argv.slice(2)
  const served = await serve({
    data: data!,
    port: Number(port),
    limit: Number(limit),
    ...(build && { build }),
  })
  process.send!(served.url)
  // The parent process is gone.
  process.on('disconnect', () => process.exit())
}
