// What a move costs between a table and its players, beside the least that could serve them.
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

const RUNS = 5

// Both sides in turn, so that whatever else the machine does meets both.
const interleaved = async (real: Round[], bare: Round[], pause: number, seconds: number) => {
  const measured: { real: Measured; bare: Measured }[] = []
  for (let run = 0; run < RUNS; run++) {
    measured.push({ real: await playRounds(real, pause, seconds), bare: await playRounds(bare, pause, seconds) })
  }
  return measured
}

const inBatches = async <Thing>(count: number, make: (n: number) => Promise<Thing>): Promise<Thing[]> => {
  const made: Thing[] = []
  for (let n = 0; n < count; n += 10) {
    made.push(...(await Promise.all(Array.from({ length: Math.min(10, count - n) }, (_, i) => make(n + i)))))
  }
  return made
}

export const measureWire = async (real: string, bare: string, game: string): Promise<Figure[]> => {
  const frames = await framesOf(real, game)
  const reals = await inBatches(100, () => realRound(real, game))
  const bares = await inBatches(100, n => bareRound(bare, n, frames))

  await playRounds(reals, 0, 1)
  await playRounds(bares, 0, 1)
  const paced = await interleaved(reals, bares, 500, 4)
  const delay = (share: number) => ({
    ratio: median(paced.map(run => percentile(run.real.delays, share) / percentile(run.bare.delays, share))),
    ms: median(paced.map(run => percentile(run.real.delays, share))),
  })
  const [p50, p99] = [delay(0.5), delay(0.99)]

  const [few, fewBare] = [reals.slice(0, 50), bares.slice(0, 50)]
  const full = await interleaved(few, fewBare, 0, 3)
  const rate = ({ moves, seconds }: Measured) => moves / seconds
  const saturated = median(full.map(run => rate(run.real) / rate(run.bare)))
  const perSecond = median(full.map(run => rate(run.real)))

  const before = reals.map(bytesReceived)
  const { moves } = await playRounds(reals, 100, 3)
  const perTable = moves / reals.length
  const bytes = reals.flatMap((round, i) =>
    bytesReceived(round).map((now, seat) => (now - before[i]![seat]!) / perTable),
  )
  leave([...reals, ...bares])

  return [
    {
      what: `move → every other seat, p50, 100 tables × ${SEATS}, paced`,
      figure: p50.ratio,
      unit: '× bare',
      most: 1.2,
      note: `${p50.ms.toFixed(2)} ms`,
    },
    { what: 'the same, p99', figure: p99.ratio, unit: '× bare', most: 1.2, note: `${p99.ms.toFixed(2)} ms` },
    {
      what: `saturated, 50 tables × ${SEATS}`,
      figure: saturated,
      unit: '× bare',
      least: 0.85,
      note: `${perSecond.toFixed(0)} moves/s`,
    },
    {
      what: 'bytes on the wire per update and seat, median',
      figure: median(bytes),
      unit: 'bytes',
      most: 40,
      note: `frames of ${Math.round(median(frames.map(frame => frame.length)))} bytes; the answer to one's own move included`,
    },
  ]
}
