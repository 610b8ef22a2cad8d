// Reads the CPU time and memory of a process from Linux.
import { readdirSync, readFileSync } from 'node:fs'

/**
 * Returns the CPU time of this thread in ms, without other work on the machine. Linux counts it in
 * ticks, usually of 4 ms.
 */
export const worked = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

export const pidOf = (data: string): number => Number(readFileSync(`${data}/workerd.pid`, 'utf8'))

/** Returns ms; Linux counts in hundredths of a second. */
export const cpuOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Returns ms, exact to a thousandth, for the threads that exist now. */
export const workedOf = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`)
    .map(thread =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    )
    .reduce((sum, ns) => sum + ns / 1e6, 0)

/** Returns kB, without mapped files. */
export const memoryOf = (pid: number): number =>
  Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1])
