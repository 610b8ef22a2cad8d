// What Linux tells of a process: the CPU time it has used and the memory it holds.
import { readdirSync, readFileSync } from 'node:fs'

/**
 * What this thread was at work, in ms: what else the machine does is not counted. Linux tells it in
 * its clock's ticks, of 4 ms as a rule.
 */
export const worked = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

export const pidOf = (data: string): number => Number(readFileSync(`${data}/workerd.pid`, 'utf8'))

/** ms; Linux counts in hundredths of a second. */
export const cpuOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** ms to a thousandth, by the threads that are there now. */
export const workedOf = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`)
    .map(thread =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    )
    .reduce((sum, ns) => sum + ns / 1e6, 0)

/** kB, without the files it has mapped. */
export const memoryOf = (pid: number): number =>
  Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1])
