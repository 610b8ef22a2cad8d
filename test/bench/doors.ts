// Measures what strangers cost the others: the same request with and without them, in one run.
import { type ChildProcess, fork } from 'node:child_process'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { spawnServer } from '../server-process.ts'
import { type Figure, median, percentile } from './figures.ts'
import { openTable } from './load.ts'
import type { Crowd } from './onlookers.ts'

const crowdFile = fileURLToPath(new URL('onlookers.ts', import.meta.url))
const RUNS = 5
const LOOKING = 3 // s per run
const ONLOOKERS = 64
const GUESSES = 10_000
const BOT_TABLES = 100
const PER_MINUTE = 120 // codes that an address may ask for
const KEYS = 650 // keys of 22 characters: a cookie of 15 kB

const timed = async (url: string, headers: Record<string, string> = {}) => {
  const began = performance.now()
  const answer = await fetch(url, { headers: { accept: 'application/json', ...headers } })
  await answer.text()
  return performance.now() - began
}

// Repeats a request with a short pause in between.
const timesOf = async (url: string, ms: number) => {
  const times: number[] = []
  for (const until = performance.now() + ms; performance.now() < until; await pause(5))
    times.push(await timed(url))
  return times
}

const gathered = async (crowd: Crowd): Promise<ChildProcess> => {
  const child = fork(crowdFile)
  child.send(crowd)
  await pause(1500)
  return child
}

// Times a quiet table's GET while many tables of bots are watched, by sockets without a key or by
// their hosts.
const besideBots = async (data: string, keyed: boolean): Promise<Figure> => {
  const served = await spawnServer(data, 0, '', 1_000_000)
  try {
    const { url } = served
    const quiet = await longest(url)
    const keys: Record<string, string> = {}
    for (let n = 0; n < BOT_TABLES; n++) {
      const { code, hostKey } = await said(url, '/tables', {
        game: 'camino',
        mode: 'digital',
        seats: 4,
      })
      for (let seat = 0; seat < 4; seat++)
        await said(url, `/t/${code}/bots`, { seat, level: 'sharp' }, hostKey)
      await said(url, `/t/${code}/start`, {}, hostKey)
      keys[code!] = keyed ? hostKey! : ''
    }
    await pause(3000) // each has made the move that its start allows
    const before = await timesOf(`${url}/t/${quiet}`, LOOKING * 1000)
    const crowd = await gathered({ url, count: 0, pace: 0, keys })
    const during = await timesOf(`${url}/t/${quiet}`, LOOKING * 3000)
    crowd.disconnect()
    const worst = percentile(during, 1).toFixed(0)
    const who = keyed ? 'their hosts' : 'sockets without a key'
    return {
      what: `another table's GET, ${BOT_TABLES} tables of bots looked at by ${who}`,
      ...{ figure: median(during) / median(before), unit: '× without' },
      ...(!keyed && { most: 2 }),
      note: `median ${median(during).toFixed(1)} ms, before ${median(before).toFixed(1)}; worst ${worst} ms`,
    }
  } finally {
    await served.kill()
  }
}

const said = async (
  url: string,
  path: string,
  body: object,
  key?: string,
): Promise<Record<string, string>> => {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: {
      ...{ accept: 'application/json', 'content-type': 'application/json' },
      ...(key && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Record<string, string>
}

const key = (n: number) => `${'abcdefghijklmnopqrst'}${String(n).padStart(3, '0')}`

// Times a quiet table's GET while onlookers send requests to another one.
const beside = async (url: string, codes: { quiet: string; busy: string }, pace: number) => {
  const ratios: number[] = []
  const worst: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const before = await timesOf(`${url}/t/${codes.quiet}`, LOOKING * 1000)
    const crowd = await gathered({ url: `${url}/t/${codes.busy}`, count: ONLOOKERS, pace })
    const during = await timesOf(`${url}/t/${codes.quiet}`, LOOKING * 1000)
    crowd.disconnect()
    await pause(500)
    ratios.push(median(during) / median(before))
    worst.push(percentile(during, 1))
  }
  return { ratio: median(ratios), worst: median(worst) }
}

const cookies = async (url: string, path: string) => {
  const heavy = { cookie: `keys=${Array.from({ length: KEYS }, (_, n) => key(n)).join('.')}` }
  const ratios: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const times = { empty: [] as number[], heavy: [] as number[] }
    for (let n = 0; n < 60; n++) {
      times.empty.push(await timed(`${url}${path}`))
      times.heavy.push(await timed(`${url}${path}`, heavy))
    }
    ratios.push(median(times.heavy) / median(times.empty))
  }
  return median(ratios)
}

// Returns the frame of the online game with the longest one, as an onlooker receives it.
const longest = async (url: string) => {
  const answer = await fetch(`${url}/games`, { headers: { accept: 'application/json' } })
  const { games } = (await answer.json()) as {
    games: { id: string; seats: number[]; modes: object }[]
  }
  const tables = await Promise.all(
    games
      .filter(({ modes }) => 'digital' in modes)
      .map(async ({ id, seats }) => {
        const { code } = await openTable(url, id, 'digital', {}, seats.at(-1))
        const frame = await fetch(`${url}/t/${code}`, { headers: { accept: 'application/json' } })
        return { code, length: (await frame.text()).length }
      }),
  )
  return tables.sort((a, b) => b.length - a.length)[0]!.code
}

// Asks for many unknown codes from one address: counts files on disk and open files, and compares
// the memory with that of as many requests for missing pages, because workerd frees nothing before
// it holds a gigabyte.
const guessed = async (url: string, data: string, group: number) => {
  const ask = async (path: (n: number) => string) => {
    const before = { files: files(), ...held(group) }
    let n = 0
    const one = async () => {
      while (n < GUESSES) await timed(url + path(n++))
    }
    await Promise.all(Array.from({ length: 8 }, one))
    const after = held(group)
    return {
      files: files() - before.files,
      open: after.open - before.open,
      memory: after.memory - before.memory,
    }
  }
  const files = () => globSync('**/*.sqlite', { cwd: data }).length
  const nowhere = await ask(n => `/nowhere/${n}`)
  const codes = await ask(n => `/t/${codeOf(n)}`)
  return { ...codes, beside: nowhere.memory }
}

const letters = '23456789ACDEFGHJKMNPQRTUVWXY'
const codeOf = (n: number) =>
  Array.from({ length: 6 }, (_, i) => letters[Math.floor(n / 28 ** i) % 28]).join('')

// Returns the memory and open files of all processes of a group.
const held = (group: number) => {
  const sum = { memory: 0, open: 0 } // MB, files
  for (const stat of globSync('/proc/[0-9]*/stat')) {
    try {
      const fields = readFileSync(stat, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      if (Number(fields[2]) !== group) continue
      sum.memory += (Number(fields[21]) * 4096) / 1e6
      sum.open += readdirSync(stat.replace(/stat$/, 'fd')).length
    } catch {} // it has ended
  }
  return sum
}

/** Measures what tables of bots cost another one. `fresh`: returns a new data folder. */
export const measureTablesOfBots = async (fresh: () => string): Promise<Figure[]> => [
  await besideBots(fresh(), false),
  await besideBots(fresh(), true),
]

export const measureDoors = async (data: string): Promise<Figure[]> => {
  const served = await spawnServer(data)
  try {
    const { url } = served
    const codes = { quiet: await longest(url), busy: await longest(url) }
    const asked = await beside(url, codes, 0.9)
    const flooded = await beside(url, codes, 45)
    const row = (what: string, { ratio, worst }: typeof asked): Figure => ({
      ...{ what, figure: ratio, unit: '× without', most: 2, note: `worst ${worst.toFixed(0)} ms` },
    })
    const left = await guessed(url, data, served.group)
    return [
      row(`another table's GET, ${ONLOOKERS} onlookers asking as often as they may`, asked),
      row('the same, asking 50 times as often: they are closed', flooded),
      {
        what: 'a table asked with a cookie of 15 kB',
        figure: await cookies(url, `/t/${codes.quiet}`),
        unit: '× no cookie',
        most: 2,
      },
      {
        what: 'a seat’s link asked for with a cookie of 15 kB',
        figure: await cookies(url, `/t/${codes.quiet}/move?seat=0`),
        unit: '× no cookie',
        most: 2,
      },
      {
        what: `files left by ${GUESSES} wrong codes from one address`,
        figure: left.files,
        unit: 'files',
        most: PER_MINUTE * 3,
      },
      {
        what: 'files held open by them',
        figure: left.open,
        unit: 'files',
        most: PER_MINUTE * 3 * 3,
      },
      {
        what: 'memory grown by them',
        figure: left.memory,
        unit: 'MB',
        note: `by as many missing pages ${left.beside.toFixed(0)} MB`,
      },
    ]
  } finally {
    await served.kill()
  }
}
