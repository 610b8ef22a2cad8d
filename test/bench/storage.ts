// What a table costs its storage: rows a move, and waking by the length of its log.
import { type Served, serve } from '../../worker/local/serve.ts'
import { type Figure, median } from './figures.ts'
import { bytesReceived, connect, openTable, playRounds, type Round, SEATS } from './load.ts'

const rowsOf = async (at: string, code: string): Promise<{ written: number; read: number }> =>
  (await fetch(`${at}/rows/${code}`)).json()

const filled = async (at: string, game: string, moves: number) => {
  const { code, keys } = await openTable(at, game, 'digital', { rounds: 'many' })
  const sockets = await Promise.all(keys.map((key, seat) => connect(at, code, seat, key)))
  const round: Round = { sockets, seq: 1 }
  while (round.seq <= moves) await playRounds([round], 0, 0.02 + (moves - round.seq) / 4000)
  for (const socket of sockets) socket.terminate()
  return { code, key: keys[0]!, seq: round.seq }
}

const timeOf = async (at: string, code: string, key: string) => {
  const began = performance.now()
  const answer = await fetch(`${at}/t/${code}`, {
    headers: { accept: 'application/json', authorization: `Bearer ${key}` },
  })
  await answer.text()
  return performance.now() - began
}

// `folder`: a build whose Worker counts rows (counted.ts).
export const measureStorage = async (folder: string, data: string, game: string): Promise<Figure[]> => {
  let served: Served = await serve({ data, build: folder })
  const at = () => served.inner
  const probe = await openTable(at(), game, 'digital', { rounds: 'many' })
  const sockets = await Promise.all(probe.keys.map((key, seat) => connect(at(), probe.code, seat, key)))
  const round: Round = { sockets, seq: 1 }
  const before = await rowsOf(at(), probe.code)
  await playRounds([round], 5, 2)
  const after = await rowsOf(at(), probe.code)
  const rows = (after.written - before.written) / (round.seq - 1)
  bytesReceived(round)
  for (const socket of sockets) socket.terminate()

  const short = []
  const long = []
  for (let n = 0; n < 7; n++) {
    short.push(await filled(at(), game, 20))
    long.push(await filled(at(), game, 2000))
  }
  const ratios: number[] = []
  const reads: number[] = []
  for (let run = 0; run < 5; run++) {
    await served.stop()
    served = await serve({ data, build: folder })
    await timeOf(at(), probe.code, probe.keys[0]!)
    const times = { short: [] as number[], long: [] as number[] }
    for (let n = 0; n < short.length; n++) {
      times.short.push(await timeOf(at(), short[n]!.code, short[n]!.key))
      times.long.push(await timeOf(at(), long[n]!.code, long[n]!.key))
    }
    ratios.push(median(times.long) / median(times.short))
    reads.push((await rowsOf(at(), long[0]!.code)).read)
  }
  await served.stop()
  return [
    {
      what: 'rows written a move',
      figure: rows,
      unit: 'rows',
      most: 2 + 2 / 25,
      note: `snapshots included; ${round.seq - 1} moves of ${SEATS} seats`,
    },
    {
      what: 'waking with 2,000 actions',
      figure: median(ratios),
      unit: '× 20',
      most: 1.5,
      note: `${median(reads)} rows read`,
    },
  ]
}
