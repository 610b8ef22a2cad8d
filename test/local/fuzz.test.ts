// The door under requests as no browser writes them: what it passes on is one request at a time,
// understood or refused, never guessed.
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFront } from '../../worker/local/front.ts'
import { seeded } from '../chance.ts'
import { type Hostile, hostile } from './hostile-requests.ts'
import { portOf } from './ports.ts'
import { openRecorder, type Recorded, type Recorder } from './recorder.ts'

const REQUESTS = Number(process.env.FUZZ ?? 2000)
const SEED = Number(process.env.SEED ?? 1)
const LANES = 4 // doors, each with a recorder behind it, used by one request at a time
const PATIENCE = 200 // ms for a refusal that is not followed by the end of the connection

const answer = ({ method, path }: Recorded) => {
  if (path.startsWith('/socket/open')) {
    return 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX-Path: ws\r\n\r\n'
  }
  const text = method === 'HEAD' ? '' : 'answered'
  return `HTTP/1.1 200 OK\r\nContent-Length: 8\r\nX-Path: ${method} ${path}\r\n\r\n${text}`
}

interface Lane {
  front: Server
  recorder: Recorder
}
let lanes: Lane[]

beforeAll(async () => {
  const open = async (): Promise<Lane> => {
    const recorder = await openRecorder(answer)
    const at = new URL(`http://127.0.0.1:${portOf(recorder.server)}`)
    const { server: front } = await openFront(
      Promise.resolve({ requests: at, sockets: at }),
      0,
      '127.0.0.1',
    )
    return { recorder, front }
  }
  lanes = await Promise.all(Array.from({ length: LANES }, open))
})

afterAll(() => {
  for (const { front, recorder } of lanes) {
    front.close()
    front.closeAllConnections()
    recorder.server.close()
  }
})

const headsIn = (text: string) => [
  ...text.matchAll(/HTTP\/1\.1 (?!100 )(\d{3}) [^\r]*\r\n(?:[^\r]+\r\n)*\r\n/g),
]

// What comes back, until everything meant was answered or the door closes.
const talk = (port: number, { raw, meant }: Hostile): Promise<string> =>
  new Promise(done => {
    let heard = ''
    const line = connect(port, '127.0.0.1')
    const leave = () => line.destroy()
    const timer = setTimeout(leave, meant.length > 0 ? 120_000 : PATIENCE)
    line.setEncoding('latin1')
    line.on('data', part => {
      heard += part
      if (meant.length > 0 && headsIn(heard).length >= meant.length) leave()
    })
    line.on('error', leave)
    line.on('close', () => {
      clearTimeout(timer)
      done(heard)
    })
    line.write(raw, 'latin1')
  })

const addresses = new Set<string | undefined>()
const count = { passed: 0, refused: 0 }

// What went wrong with one of them.
const judge = ({ meant, isNoise }: Hostile, heard: string, recorded: Recorded[]): string[] => {
  const wrong = recorded.flatMap(request => request.wrong)
  for (const { headers } of recorded) addresses.add(headers.get('cf-connecting-ip'))
  const heads = headsIn(heard)
  const oks = heads.filter(([, status]) => status === '200' || status === '101')
  count.passed += recorded.length
  count.refused += heads.length - oks.length
  if (heads.some(([, status]) => status!.startsWith('5'))) wrong.push('an answer of 5xx')
  if (oks.length > recorded.length) wrong.push('an answer that nobody gave here')
  if (isNoise) return wrong
  const passed = recorded.map(({ method, path, body, upgraded }) => ({
    method,
    path,
    body: upgraded ? '' : body,
  }))
  if (JSON.stringify(passed) !== JSON.stringify(meant))
    wrong.push(`passed on: ${JSON.stringify(passed)}`)
  meant.forEach(({ method, path }, i) => {
    const isOwn = heads[i]?.[0].includes(
      path.startsWith('/socket/open') ? 'X-Path: ws' : `X-Path: ${method} ${path}\r\n`,
    )
    if (!isOwn) wrong.push(`answered: ${JSON.stringify(heads[i]?.[0])}`)
  })
  if (meant.length === 0 && heads.some(([, status]) => !status!.startsWith('4')))
    wrong.push('no refusal')
  return wrong
}

test(`${REQUESTS} hostile requests, seed ${SEED}`, async () => {
  const work = lanes.map(async ({ front, recorder }, lane) => {
    for (let n = lane; n < REQUESTS; n += LANES) {
      const request = hostile(seeded(SEED * 1_000_003 + n), n)
      const heard = await talk(portOf(front), request)
      const wrong = judge(request, heard, recorder.recorded.splice(0))
      if (wrong.length > 0)
        throw new Error(
          `${request.name}, SEED=${SEED}, request ${n}:\n${wrong.join('\n')}\n${JSON.stringify(request.raw)}`,
        )
    }
  })
  await Promise.all(work)
  console.info(
    `fuzz: seed ${SEED}, ${REQUESTS} hostile requests, ${count.passed} passed on, ${count.refused} refused`,
  )
  expect(addresses.size).toBe(LANES) // all from here, named by each door as it likes
  for (const address of addresses) expect(address).toMatch(/^[\w-]{43}$/)
})
