// The document for programs holds: every door is in it, and what each takes and answers is what it
// says.
import { describe, expect, test, vi } from 'vitest'
import { doors as declared } from '../../worker/doors.ts'
import app from '../../worker/index.ts'
import { rotating } from '../sweep.ts'
import { document, faults } from './document.ts'
import { ask, bearer, json, refusal } from './people.ts'

interface Answer {
  content?: Record<string, { schema?: object }>
}
interface Told {
  operationId: string
  tags: string[]
  summary: string
  security: object[]
  requestBody?: { content: Record<string, { schema: object; example?: object }> }
  responses: Record<string, Answer>
}

const doors = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, told]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    address: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
    told: told as Told,
  })),
)

const met = new Set<string>()

// Asks, and holds the answer against the document; of what was taken, also the question.
const checked = async (
  method: string,
  path: string,
  body?: object,
  key?: string,
): Promise<Response> => {
  const answer = await ask(path, {
    method,
    body: body && JSON.stringify(body),
    headers: key ? bearer(key) : {},
  })
  const door = doors.find(one => one.method === method && one.address.test(path.split('?')[0]!))
  expect(door, `${method} ${path}`).toBeDefined()
  const { name, told } = door!
  // What is refused is so by a status and a code that the document names for this door.
  const said = told.responses[answer.status]!
  expect(said, `${name} ${answer.status}: ${await answer.clone().text()}`).toBeDefined()
  const type = answer.headers.get('content-type')?.split(';')[0]
  if (said.content && answer.status < 300) expect(Object.keys(said.content), name).toContain(type)
  const schema = type && said.content?.[type]?.schema
  const copy = answer.clone()
  const read = type?.endsWith('json') ? copy.json() : copy.text()
  if (schema) expect(faults(schema, await read), `${name} ${answer.status}`).toEqual([])
  if (answer.status >= 300) return answer
  met.add(name)
  const asks = told.requestBody
  if (asks) expect(faults(asks.content['application/json']!.schema, body ?? {}), name).toEqual([])
  return answer
}
const asked = async (...of: Parameters<typeof checked>) => {
  const answer = await checked(...of)
  expect(answer.status, `${of[0]} ${of[1]}: ${await answer.clone().text()}`).toBeLessThan(300)
  return json(answer)
}
// A shape of one game alone: at a door any game's would do.
const shapeOf = (name: string) => document.components.schemas[name] as object

let ids = 0
const opened = async (wish: object) => {
  const { code, hostKey } = await asked('POST', '/tables', wish)
  return { at: `/t/${code}`, hostKey }
}
const begun = async (seats: number, wish: object) => {
  const { at, hostKey } = await opened({ seats, ...wish })
  const keys: string[] = []
  for (let seat = 0; seat < seats; seat++)
    keys.push((await asked('POST', `${at}/seats`, { seat, name: `Ama ${seat}` })).key)
  await asked('POST', `${at}/start`, { order: keys.map((_, seat) => seat) }, hostKey)
  return { at, hostKey, keys }
}
// Plays at random, each answer checked, for so many moves or to the end; `of`: against what is said
// of this game.
const played = async (
  { at, keys }: { at: string; keys: readonly string[] },
  most: number,
  of: string,
) => {
  let dice = 7
  for (let turn = 0; turn < most; turn++) {
    const { waiting, result, seq } = await asked('GET', at)
    if (result) return
    const key = keys[waiting[0]]!
    const offered = await asked('GET', `${at}/moves?names`, undefined, key)
    expect(faults(shapeOf(`${of}.Offered`), offered)).toEqual([])
    const { moves } = offered
    dice = (dice * 48271) % 2147483647
    const made = { id: `contract-${ids++}`, seen: seq, move: moves[dice % moves.length] }
    await asked('POST', `${at}/moves`, made, key)
    if (turn % 5 === 0) await asked('GET', `${at}?seat=${waiting[0]}`, undefined, key)
  }
}

const { games } = await json(await ask('/games'))
const everyMode = (games as { id: string; seats: number[]; modes: object }[]).flatMap(
  ({ id, seats, modes }) => Object.keys(modes).map(mode => ({ game: id, mode, seats: seats[0]! })),
)

describe('the document', () => {
  test('has each game’s options as its table was opened with', async () => {
    for (const { game, mode, seats } of everyMode) {
      const { at } = await opened({ game, mode, seats })
      const { options } = await asked('GET', at)
      expect(faults(shapeOf(`${game}.${mode}.Options`), options)).toEqual([])
    }
  })

  test('names every door, and none that is not there', () => {
    const routes = app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    const reread = declared.flatMap(({ at, back }) => (back ? [at.replace('POST', 'GET')] : []))
    expect(routes.sort()).toEqual([...doors.map(({ name }) => name), ...reread].sort())
  })

  test('names each operation once, says what it does, and gives a body that fits', () => {
    expect(new Set(doors.map(({ told }) => told.operationId)).size).toBe(doors.length)
    for (const { name, told } of doors) {
      expect(told.summary, name).toMatch(/^[A-Z].+[^.]$/)
      expect(told.summary.length, `summary of ${name}`).toBeLessThanOrEqual(60)
      expect(told.security, name).toBeInstanceOf(Array)
      const { schema, example } = told.requestBody?.content['application/json'] ?? {}
      if (!schema) continue
      expect(example, name).toBeDefined()
      expect(faults(schema, example), name).toEqual([])
    }
  })

  test('has every shape that it names', () => {
    const named = JSON.stringify(document).matchAll(/"\$ref":"(.*?)"/g)
    for (const [, address] of named) {
      const [, name] = /^#\/components\/schemas\/(.+)$/.exec(address!) ?? []
      expect(Object.keys(document.components.schemas)).toContain(name)
    }
  })

  test('would notice an answer that is not as it says', () => {
    const frame = shapeOf('Frame')
    expect(faults(frame, { game: 'kairo', mode: 'digital' })).not.toEqual([])
    expect(faults(frame, { seats: [{ taken: 'yes', colour: null, name: null }] })).not.toEqual([])
    const bid = { kind: 'bid', pounds: 'three' }
    const action = { seq: 1, at: 0, seat: 0, events: [], final: false }
    const update = { you: 0, seats: [], seq: 1, waiting: [] }
    for (const [name, value] of Object.entries({
      Offered: { moves: [bid] },
      Advice: { seq: 1, move: bid, says: [] },
      Log: { you: 0, actions: [{ ...action, move: bid }] },
      Up: { do: 'move', id: 'bid', seen: 1, move: bid },
      Down: { tell: 'frame', frame: { ...update, view: {} } },
    }))
      expect(faults(shapeOf(name), value), name).not.toEqual([])
    expect(
      faults(shapeOf('Log'), { you: 0, actions: [{ ...action, events: [{ kind: 'rained' }] }] }),
    ).not.toEqual([])
  })

  test('says what each kind of move does', () => {
    for (const { game, mode } of everyMode)
      for (const kind of (shapeOf(`${game}.${mode}.Move`) as { oneOf: { description?: string }[] })
        .oneOf)
        expect(kind.description, JSON.stringify(kind)).toMatch(/^[A-Z].+\.$/)
  })
})

// A quarter of the modes a day.
test.each(rotating(everyMode, 4))(
  '$game $mode is answered as it says',
  async ({ seats, ...wish }) => {
    const table = await begun(seats, wish)
    const of = `${wish.game}.${wish.mode}`
    await played(table, 25, of)
    for (const key of [undefined, ...table.keys]) {
      expect(faults(shapeOf(`${of}.Frame`), await asked('GET', table.at, undefined, key))).toEqual(
        [],
      )
      for (const [part, door] of Object.entries({ Log: 'log', Replay: 'replay?words' }))
        expect(
          faults(
            shapeOf(`${of}.${part}`),
            await asked('GET', `${table.at}/${door}`, undefined, key),
          ),
        ).toEqual([])
    }
  },
)

const pages = doors.filter(
  ({ told }) => told.responses[200]?.content?.['text/html'] || told.responses[101],
)

// Every read of a table that is no page: refused or answered as the document says.
const readAll = async (at: string, key?: string) => {
  for (const door of doors) {
    if (pages.includes(door) || !/^GET \/t\/\{code\}(\/[\w.]+)?$/.test(door.name)) continue
    await checked('GET', door.name.replace('GET /t/{code}', at), undefined, key)
  }
}

test('every door is answered as it says', async () => {
  for (const path of [
    '/games',
    '/openapi.json',
    '/manifest.webmanifest',
    ...games.flatMap(({ id }: { id: string }) => [`/games/${id}`, `/games/${id}/pieces`]),
  ])
    await asked('GET', path)
  for (const { id } of games) {
    expect(faults(shapeOf(`${id}.Inventory`), await asked('GET', `/games/${id}/pieces`))).toEqual(
      [],
    )
    await checked('GET', `/games/${id}/rules.txt`)
  }
  const { at, hostKey } = await opened({
    game: 'cape-to-cairo',
    mode: 'digital',
    seats: 2,
    advice: true,
  })
  await asked('POST', `${at}/options`, { options: {}, advice: true }, hostKey)
  await asked('POST', `${at}/bots`, { seat: 1, level: 'easy' }, hostKey)
  await asked('DELETE', `${at}/bots/1`, undefined, hostKey)
  await asked('POST', `${at}/bots`, { seat: 1, level: 'easy' }, hostKey)
  await asked('POST', `${at}/bots/1/remove`, undefined, hostKey)
  await asked('POST', `${at}/lots`, undefined, hostKey)
  const first = (await asked('POST', `${at}/seats`, { seat: 0 })).key
  await asked('POST', `${at}/seats/0/free`, undefined, first)
  const again = (await asked('POST', `${at}/seats`, { seat: 0 })).key
  await asked('DELETE', `${at}/seats/0`, undefined, again)
  const keys = [
    (await asked('POST', `${at}/seats`, { seat: 0 })).key,
    (await asked('POST', `${at}/seats`, {})).key,
  ]
  await asked('POST', `${at}/start`, undefined, hostKey)
  const { pass } = await asked('POST', `${at}/passes`, undefined, keys[0])
  await asked('POST', `${at}/passes/redeem`, { pass })
  await readAll(at, keys[0])
  const tried = await asked('POST', '/tables', { game: 'kairo', alone: 'easy', seats: 2 })
  await asked('POST', `/t/${tried.code}/seats/1/offer`, undefined, tried.key)
  await checked('GET', '/colour.css')
  await checked('GET', '/robots.txt')
  await asked('GET', '/health')
  const slow = await begun(2, { game: 'kairo', mode: 'digital', pace: 'day' })
  const reminded = (doors.find(({ told }) => told.operationId === 'remindSeat')!.told.requestBody!
    .content['application/json']!.example ?? {}) as object
  const { id } = await asked('POST', `${slow.at}/seats/0/reminders`, reminded, slow.keys[0])
  await asked('DELETE', `${slow.at}/seats/0/reminders/${id}`, undefined, slow.keys[0])
  vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000)
  const [late] = (await asked('GET', slow.at)).waiting
  await asked('POST', `${slow.at}/seats/${late}/relieve`, undefined, slow.keys[1 - late])
  vi.useRealTimers()
  const bid = await asked(
    'POST',
    `${at}/moves`,
    { id: 'bid', move: { kind: 'bid', pounds: 1 } },
    keys[0],
  )
  await asked('POST', `${at}/undo`, { id: 'undo', seq: bid.seq }, keys[0])
  for (const path of ['box?seat=0', 'log?last=3'])
    await asked('GET', `${at}/${path}`, undefined, keys[0])
  await played({ at, keys }, 2000, 'cape-to-cairo.digital')
  await readAll(at)
  const copy = await checked('GET', `${at}/copy`, undefined, hostKey)
  await asked('POST', '/copies', { copy: await copy.text() })
  const practice = await asked('POST', `${at}/practice`, { seq: 1, seat: 0, level: 'easy' })
  for (const part of ['', '/log', '/replay?words'])
    await asked('GET', `/t/${practice.code}${part}`, undefined, practice.key)
  await asked('POST', `${at}/again`, undefined, hostKey)
  await asked('GET', `${at}/again`)
  await asked('POST', `${at}/remove`, undefined, hostKey)
  const beside = await begun(2, { game: 'cape-to-cairo', mode: 'companion' })
  const bids = (seat: number, id: string) =>
    asked('POST', `${beside.at}/moves`, { id, move: { kind: 'bid', pounds: 1 } }, beside.keys[seat])
  const { seq } = await bids(0, 'one')
  const other = { seq, seat: 0, move: { kind: 'bid', pounds: 2 } }
  await asked('POST', `${beside.at}/correct`, { ...other, preview: true }, beside.keys[0])
  await asked('POST', `${beside.at}/correct`, { ...other, id: 'other' }, beside.keys[0])
  await asked('POST', `${beside.at}/undo`, { id: 'undo', seq }, beside.keys[0])
  const low = await bids(0, 'low')
  await bids(1, 'last')
  const higher = { ...other, id: 'higher', seq: low.seq }
  await asked('POST', `${beside.at}/proposals`, higher, beside.keys[0])
  await readAll(beside.at, beside.keys[1])
  await asked(
    'POST',
    `${beside.at}/proposals/answer`,
    { id: 'higher', answer: 'yes' },
    beside.keys[1],
  )
  await asked('POST', `${beside.at}/end`, { id: 'end' }, beside.keys[0])
  const online = await asked('POST', `${beside.at}/online`, undefined, beside.keys[0])
  const told = { area: 'money', seat: 0, set: { piece: 'pound', count: 88 } }
  await asked('POST', `/t/${online.code}/position`, told, beside.keys[0])
  await asked('GET', `/t/${online.code}/position`, undefined, beside.keys[0])
  await asked('DELETE', beside.at, undefined, beside.hostKey)
  expect(doors.map(({ name }) => name).filter(name => !met.has(name))).toEqual(
    pages.map(({ name }) => name),
  )
})

test('a socket tells and takes what it says', async () => {
  const { at, keys } = await begun(2, { game: 'cape-to-cairo', mode: 'digital' })
  const { webSocket } = await ask(`${at}/socket`, {
    headers: { upgrade: 'websocket', ...bearer(keys[0]!) },
  })
  const heard: { tell: string }[] = []
  const say = async (up: object, tell: string) => {
    expect(faults(shapeOf('cape-to-cairo.digital.Up'), up)).toEqual([])
    webSocket!.send(JSON.stringify(up))
    await vi.waitFor(() => expect(heard.map(down => down.tell)).toContain(tell))
  }
  webSocket!.addEventListener('message', ({ data }) => heard.push(JSON.parse(data as string)))
  webSocket!.accept()
  await say({ do: 'presence' }, 'presence')
  await say({ do: 'gesture', id: 'hm', seat: 0, gesture: 'hurry' }, 'gesture')
  await say({ do: 'move', id: 'bid', seen: 1, move: { kind: 'bid', pounds: 1 } }, 'frame')
  await say({ do: 'move', id: 'much', seen: 1, move: { kind: 'bid', pounds: 900 } }, 'refused')
  expect(heard.map(({ tell }) => tell)).toContain('hello')
  expect(heard).toContainEqual(
    expect.objectContaining({ tell: 'frame', done: { id: 'bid', seq: 2 } }),
  )
  for (const down of heard) expect(faults(shapeOf('cape-to-cairo.digital.Down'), down)).toEqual([])
  webSocket!.close()
})

test('refusals are problem details', async () => {
  const { at, keys } = await begun(2, { game: 'cape-to-cairo', mode: 'digital' })
  const refused: [status: number, ...of: Parameters<typeof checked>][] = [
    [422, 'POST', '/tables', { game: 'chess' }],
    [422, 'POST', '/tables', { game: 'kairo', mode: 'digital', seats: 9 }],
    [404, 'GET', '/t/222222'],
    [404, 'GET', '/games/chess'],
    [404, 'GET', '/games/chess/pieces'],
    [404, 'GET', '/games/chess/rules.txt'],
    [422, 'POST', `${at}/moves`, { move: {} }, keys[0]],
    [422, 'POST', `${at}/moves`, { id: 'no' }, keys[0]],
    [403, 'POST', `${at}/moves`, { id: 'no', move: { kind: 'bid', pounds: 1 } }],
    [409, 'POST', `${at}/moves`, { id: 'much', move: { kind: 'bid', pounds: 900 } }, keys[0]],
    [403, 'POST', `${at}/start`],
    [403, 'POST', `${at}/passes`],
    [403, 'POST', `${at}/passes/redeem`, { pass: 'A'.repeat(22) }],
    [409, 'GET', `${at}/result.json`],
    [426, 'GET', `${at}/socket`],
  ]
  for (const [status, ...of] of refused) {
    const answer = await checked(...of)
    expect((await refusal(answer)).status, of.join(' ')).toBe(status)
  }
})
