// Measures how many tables a house bears: the server as `npm start` runs it behind a proxy, its
// tables on the disk, and people who play at their own pace.
import { globSync, statSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Started, startCheckout } from '../local/checkout.ts'
import type { Choose } from './cost.ts'
import { type Figure, percentile } from './figures.ts'
import { Guests, type Met, type Wish } from './guests.ts'
import { cpuOf, memoryOf, pidOf } from './process.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const MINUTE = 60_000 // ms
const AT_ONCE = 4 // tables that are opened at the same time
const MOST_TABLES = 4000
const SLOW = 1000 // ms, p99 of a move, from which on a house counts as broken

// A server and what its two processes, Node and workerd, use.
class House {
  readonly at: string
  readonly #data: string
  readonly #started: Started

  private constructor(data: string, started: Started) {
    this.at = started.url
    this.#data = data
    this.#started = started
  }

  static async open(data: string): Promise<House> {
    // With a proxy that says who visits, each household has an address and limits of its own.
    return new House(data, await startCheckout(root, data, { PROXY: '127.0.0.1' }))
  }

  get #processes() {
    return [this.#started.pid, pidOf(this.#data)]
  }

  /** ms of CPU since the start. */
  get cpu(): number {
    return this.#processes.reduce((sum, pid) => sum + cpuOf(pid), 0)
  }

  /** MB, without mapped files. */
  get memory(): number {
    return this.#processes.reduce((sum, pid) => sum + memoryOf(pid), 0) / 1000
  }

  /** MB in the data folder. */
  get disk(): number {
    const files = globSync(`${this.#data}/do/**/*.sqlite*`)
    const sizes = files.map(file => statSync(file, { throwIfNoEntry: false })?.size ?? 0)
    return sizes.reduce((sum, size) => sum + size, 0) / 1e6
  }

  close(): Promise<void> {
    return this.#started.stop()
  }
}

// What a house did for some time.
interface Stretch extends Met {
  cpu: number // % of one core
  memory: number // MB at its end
  lag: number // ms, p99, by which the guests' own process was late
}

const stretch = async (house: House, guests: Guests, ms: number): Promise<Stretch> => {
  guests.taken()
  const late = monitorEventLoopDelay()
  late.enable()
  const [began, spent] = [performance.now(), house.cpu]
  await pause(ms)
  late.disable()
  const cpu = (100 * (house.cpu - spent)) / (performance.now() - began)
  return { ...guests.taken(), cpu, memory: house.memory, lag: late.percentile(99) / 1e6 }
}

const faultsOf = (met: readonly Met[]): string => {
  const sums: Record<string, number> = {}
  for (const { faults } of met)
    for (const [what, count] of Object.entries(faults)) sums[what] = (sums[what] ?? 0) + count
  return Object.entries(sums)
    .map(([what, count]) => `${count} × ${what}`)
    .join(', ')
}

const sum = (met: readonly Met[], what: 'opened' | 'ended' | 'moves' | 'refused' | 'lost') =>
  met.reduce((all, one) => all + one[what], 0)

const ms = (times: readonly number[], share: number) => percentile(times, share).toFixed(0)

const say = (tables: number, at: Stretch) =>
  process.stderr.write(
    `${new Date().toISOString().slice(11, 19)} ${tables} tables: ${at.moves} moves, p50 ${ms(at.delays, 0.5)}, ` +
      `p99 ${ms(at.delays, 0.99)} ms; ${at.loads.length} pages, p99 ${ms(at.loads, 0.99)} ms; ${at.cpu.toFixed(0)} % CPU, ` +
      `${at.memory.toFixed(0)} MB; ${at.ended} ended, ${at.refused} refused, ${at.lost} lines lost, ` +
      `guests ${at.lag.toFixed(0)} ms late; ${faultsOf([at]) || 'no faults'}\n`,
  )

// Fills a house up to some tables, or until it breaks. Returns how many there are now, and what its
// guests met meanwhile.
const fill = async (
  guests: Guests,
  wishes: readonly Wish[],
  from: number,
  to: number,
): Promise<{ tables: number; filling: Met }> => {
  let tables = from
  while (tables < to && !guests.isBroken) {
    const until = Math.min(to, tables + AT_ONCE)
    const coming: Promise<void>[] = []
    for (; tables < until; tables++) coming.push(guests.come(wishes[tables % wishes.length]!))
    await Promise.all(coming)
  }
  return { tables, filling: guests.taken() }
}

const peopleOf = (wishes: readonly Wish[], tables: number) =>
  Array.from({ length: tables }, (_, n) => wishes[n % wishes.length]!.seats).reduce(
    (sum, seats) => sum + seats,
    0,
  )

interface Asked {
  data: string
  choose: Choose
  wishes: readonly Wish[]
}

const wordOf = (words: readonly string[], name: string, preset: number) =>
  Number(words.find(word => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? preset)

/** `words`: `minutes=60` and `tables=60`. */
export const measureHouse = async (
  { data, choose, wishes }: Asked,
  words: readonly string[],
): Promise<Figure[]> => {
  const minutes = wordOf(words, 'minutes', 60)
  const house = await House.open(data)
  const guests = new Guests(house.at, choose)
  try {
    const empty = house.memory
    const { tables, filling } = await fill(guests, wishes, 0, wordOf(words, 'tables', 60))
    const full = house.memory
    const all: Stretch[] = []
    for (let minute = 0; minute < minutes; minute++) {
      all.push(await stretch(house, guests, MINUTE))
      say(tables, all.at(-1)!)
    }
    const what = `house, ${tables} tables, ${peopleOf(wishes, tables)} phones, ${minutes} minutes`
    const figures = figuresOf(what, all, { filling, empty, full, tables, disk: house.disk })
    return figures.filter(({ figure }) => !Number.isNaN(figure)) // in a minute no page may be asked for
  } finally {
    guests.leave()
    await house.close()
  }
}

const figuresOf = (
  what: string,
  all: readonly Stretch[],
  of: { filling: Met; empty: number; full: number; tables: number; disk: number },
): Figure[] => {
  const { filling, empty, full, tables, disk } = of
  const delays = all.flatMap(one => one.delays)
  const loads = all.flatMap(one => one.loads)
  const cpu = all.map(one => one.cpu)
  const memory = all.at(-1)!.memory
  const met = [filling, ...all]
  const opened = sum(met, 'opened')
  return [
    {
      what: `${what}: move → every other page, p99`,
      ...{ figure: percentile(delays, 0.99), unit: 'ms' },
      note: `p50 ${percentile(delays, 0.5).toFixed(1)}, worst ${ms(delays, 1)}; ${sum(all, 'moves')} moves`,
    },
    {
      what: `${what}: a page, p99`,
      ...{ figure: percentile(loads, 0.99), unit: 'ms' },
      note: `p50 ${ms(loads, 0.5)}; ${loads.length} pages, ${sum(all, 'ended')} games ended`,
    },
    {
      what: `${what}: CPU`,
      ...{ figure: cpu.reduce((sum, one) => sum + one, 0) / cpu.length, unit: '% of a core' },
      note: `busiest minute ${Math.max(...cpu).toFixed(0)}`,
    },
    {
      what: `${what}: memory at the end`,
      ...{ figure: memory, unit: 'MB' },
      note: `empty ${empty.toFixed(0)}, all seated ${full.toFixed(0)}, ${((memory - empty) / tables).toFixed(1)} a table`,
    },
    {
      what: `${what}: disk`,
      ...{ figure: disk, unit: 'MB' },
      note: `${opened} tables were opened, ${((1000 * disk) / opened).toFixed(0)} kB each`,
    },
    {
      what: `${what}: lines lost, and answers of 400 and above`,
      ...{ figure: sum(met, 'lost') + Number(faultsOf(met) !== ''), unit: '', most: 0 },
      note: `${faultsOf(met) || 'no faults'}; ${sum(all, 'refused')} moves came too late and were refused`,
    },
  ]
}

/**
 * Doubles the tables, a minute each, until moves are slow, lines are lost or requests fail. `words`:
 * `tables=50` to begin with.
 */
export const measureBreaking = async (
  { data, choose, wishes }: Asked,
  words: readonly string[],
): Promise<Figure[]> => {
  const house = await House.open(data)
  const guests = new Guests(house.at, choose)
  const figures: Figure[] = []
  try {
    let [now, wanted] = [0, wordOf(words, 'tables', 50)]
    for (; wanted <= MOST_TABLES; wanted *= 2) {
      const { tables, filling } = await fill(guests, wishes, now, wanted)
      now = tables
      const at = await stretch(house, guests, MINUTE)
      say(tables, at)
      const met = [filling, at]
      const late = percentile(at.delays, 0.99)
      figures.push({
        what: `house of ${tables} tables, ${peopleOf(wishes, tables)} phones: move → every other page, p99`,
        ...{ figure: late, unit: 'ms', most: SLOW },
        note:
          `p50 ${ms(at.delays, 0.5)}; ${at.cpu.toFixed(0)} % of a core, ${at.memory.toFixed(0)} MB; ` +
          `${sum(met, 'lost')} lines lost, ${faultsOf(met) || 'no faults'}; the phones’ own process ${at.lag.toFixed(0)} ms late`,
      })
      if (late > SLOW || sum(met, 'lost') > 0 || faultsOf(met)) break
    }
    return figures
  } finally {
    guests.leave()
    await house.close()
  }
}
