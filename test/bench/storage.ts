// Measures the storage cost of a table: rows per move, and the time to wake by the length of its
// log.
import { type Served, serve } from '../../worker/local/serve.ts'
import { type Figure, median } from './figures.ts'
import { connect, leave, openTable, playRounds, type Round, SEATS } from './load.ts'

const TABLES = 5
const CALM = 6 // ms between a table's moves, because a socket may send 50 a second

/** The counters of `counted.ts` since its server started. */
export interface Counted {
  requests: number // to the Worker
  asked: number // calls and sockets to objects
  messages: number // messages over sockets to objects
  read: number // rows
  written: number
}
export const countedAt = async (at: string): Promise<Counted> =>
  (await fetch(`${at}/counted`)).json()

interface Filled {
  code: string
  key: string
}

// Fills tables side by side up to a number of actions.
const filled = async (
  at: string,
  game: string,
  tables: number,
  actions: number,
): Promise<Filled[]> => {
  const opened = await Promise.all(
    Array.from({ length: tables }, () => openTable(at, game, 'digital', { rounds: 'many' })),
  )
  const rounds = await Promise.all(
    opened.map(async ({ code, keys }): Promise<Round> => {
      const sockets = await Promise.all(keys.map((key, seat) => connect(at, code, seat, key)))
      return { sockets, seq: 1 }
    }),
  )
  await playRounds(rounds, CALM, Number.POSITIVE_INFINITY, actions)
  leave(rounds)
  return opened.map(({ code, keys }) => ({ code, key: keys[0]! }))
}

const timeOf = async (at: string, code: string, key: string) => {
  const began = performance.now()
  const answer = await fetch(`${at}/t/${code}`, {
    headers: { accept: 'application/json', authorization: `Bearer ${key}` },
  })
  await answer.text()
  return performance.now() - began
}

/** `folder`: a build whose Worker counts rows (`counted.ts`). */
export const measureStorage = async (
  folder: string,
  data: string,
  game: string,
): Promise<Figure[]> => {
  let served: Served = await serve({ data, build: folder })
  const at = () => served.inner
  const probe = await openTable(at(), game, 'digital', { rounds: 'many' })
  const sockets = await Promise.all(
    probe.keys.map((key, seat) => connect(at(), probe.code, seat, key)),
  )
  const round: Round = { sockets, seq: 1 }
  const before = await countedAt(at())
  await playRounds([round], 5, 2)
  const after = await countedAt(at())
  const rows = (after.written - before.written) / (round.seq - 1)
  leave([round])

  const short = await filled(at(), game, TABLES, 20)
  const long = await filled(at(), game, TABLES, 2000)
  const ratios: number[] = []
  const reads: number[] = []
  for (let run = 0; run < 5; run++) {
    await served.stop()
    served = await serve({ data, build: folder })
    await timeOf(at(), probe.code, probe.keys[0]!)
    const times = { short: [] as number[], long: [] as number[] }
    for (let n = 0; n < TABLES; n++) {
      times.short.push(await timeOf(at(), short[n]!.code, short[n]!.key))
      const before = await countedAt(at())
      times.long.push(await timeOf(at(), long[n]!.code, long[n]!.key))
      reads.push((await countedAt(at())).read - before.read)
    }
    ratios.push(median(times.long) / median(times.short))
  }
  await served.stop()
  return [
    {
      what: 'rows written a move',
      figure: rows,
      unit: 'rows',
      most: 1 + 2 / 25,
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
