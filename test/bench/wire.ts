// Measures the cost of a move between a table and its players, compared with the simplest Worker
// that could serve them.
import { type Figure, median, percentile } from './figures.ts'
import {
  bareRound,
  bytesReceived,
  framesOf,
  leave,
  type Measured,
  playRounds,
  type Round,
  realRound,
  SEATS,
} from './load.ts'
import { cpuOf, memoryOf } from './process.ts'

const RUNS = 5
const SECONDS = 4 // of each run, and there are five a side
const TABLES = 100
const PAUSES = [500, 67] // ms between the moves of a table: 200 and 1,500 moves a second in the house

// A server to measure, and its process.
interface Side {
  at: string
  pid: number
}

interface Run extends Measured {
  cpu: number // ms of the server's CPU
}

const rate = ({ moves, seconds }: Measured) => moves / seconds
const work = ({ cpu, moves }: Run) => cpu / moves

const timed = async (
  rounds: Round[],
  pid: number,
  pause: number,
  seconds: number,
): Promise<Run> => {
  const began = cpuOf(pid)
  const measured = await playRounds(rounds, pause, seconds)
  return { ...measured, cpu: cpuOf(pid) - began }
}

// Measures both sides alternately, so that other work on the machine affects both.
const interleaved = async (
  real: [Round[], Side],
  bare: [Round[], Side],
  pause: number,
  seconds: number,
) => {
  const measured: { real: Run; bare: Run }[] = []
  for (let run = 0; run < RUNS; run++) {
    measured.push({
      real: await timed(real[0], real[1].pid, pause, seconds),
      bare: await timed(bare[0], bare[1].pid, pause, seconds),
    })
  }
  return measured
}

const inBatches = async <Thing>(
  count: number,
  make: (n: number) => Promise<Thing>,
): Promise<Thing[]> => {
  const made: Thing[] = []
  for (let n = 0; n < count; n += 10) {
    made.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(10, count - n) }, (_, i) => make(n + i)),
      )),
    )
  }
  return made
}

/**
 * A table's moves beside the bare object's, at two paces and as fast as both can; at least 20
 * seconds a side each. `isPacked`: messages are compressed.
 */
export const measureWire = async (
  real: Side,
  bare: Side,
  game: string,
  isPacked: boolean,
): Promise<Figure[]> => {
  const how = isPacked ? '' : ', not compressed'
  const frames = await framesOf(real.at, game)
  const empty = [memoryOf(real.pid), memoryOf(bare.pid)] as const
  const reals = await inBatches(TABLES, () => realRound(real.at, game, isPacked))
  const bares = await inBatches(TABLES, n => bareRound(bare.at, n, frames, isPacked))

  // A socket allocates most of its memory at its first message, so every table has played a little.
  await playRounds(reals, 0, 1)
  await playRounds(bares, 0, 1)
  const held = [memoryOf(real.pid) - empty[0], memoryOf(bare.pid) - empty[1]] as const
  const figures: Figure[] = []
  for (const pause of PAUSES) {
    const paced = await interleaved([reals, real], [bares, bare], pause, SECONDS)
    const pace = median(paced.map(run => rate(run.real)))
    for (const share of [0.5, 0.99]) {
      const late = (run: Run) => percentile(run.delays, share)
      const ms = median(paced.map(run => late(run.real)))
      figures.push({
        what: `move → every other seat, p${share * 100}, 100 tables × ${SEATS}, ${pace.toFixed(0)} moves/s${how}`,
        figure: median(paced.map(run => late(run.real) / late(run.bare))),
        unit: '× bare',
        most: share === 0.5 ? 1.2 : 1.5,
        note: `${ms.toFixed(2)} ms, worst ${Math.max(...paced.map(run => late(run.real))).toFixed(1)}`,
      })
    }
  }

  const full = await interleaved([reals.slice(0, 50), real], [bares.slice(0, 50), bare], 0, SECONDS)
  const saturated = median(full.map(run => rate(run.real) / rate(run.bare)))
  const perMove = median(full.map(run => work(run.real) / work(run.bare)))
  const perSecond = median(full.map(run => rate(run.real)))
  const after = [memoryOf(real.pid) - empty[0], memoryOf(bare.pid) - empty[1]] as const

  const before = reals.map(bytesReceived)
  const { moves } = await playRounds(reals, 100, 3)
  const perTable = moves / reals.length
  const bytes = reals.flatMap((round, i) =>
    bytesReceived(round).map((now, seat) => (now - before[i]![seat]!) / perTable),
  )
  leave([...reals, ...bares])

  return [
    ...figures,
    {
      what: `saturated, 50 tables × ${SEATS}${how}`,
      figure: saturated,
      unit: '× bare',
      least: 0.85,
      note: `${perSecond.toFixed(0)} moves/s`,
    },
    {
      what: `the server's CPU time a move, saturated${how}`,
      figure: perMove,
      unit: '× bare',
      most: 1.3,
      note: `${(1000 * median(full.map(run => work(run.real)))).toFixed(0)} µs`,
    },
    {
      what: `memory a table with ${SEATS} sockets, after a second of play${how}`,
      figure: held[0] / held[1],
      unit: '× bare',
      most: 1.3,
      note: `${(held[0] / TABLES).toFixed(0)} kB`,
    },
    {
      what: `the same after a minute of play${how}`,
      figure: after[0] / after[1],
      unit: '× bare',
      most: 1.15,
      note: `${(after[0] / TABLES).toFixed(0)} kB`,
    },
    {
      what: `bytes on the wire per update and seat, median${how}`,
      figure: median(bytes),
      unit: 'bytes',
      ...(isPacked && { most: 40 }),
      note: `frames of ${Math.round(median(frames.map(frame => frame.length)))} bytes; the answer to one's own move included`,
    },
  ]
}
