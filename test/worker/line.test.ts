// A client that keeps to what the document says of a socket is never cut off, however much it is
// told; one that does not is.
import { expect, test, vi } from 'vitest'
import { MOST_UNREAD } from '../../durable/wire/sending.ts'
import { goodbyes } from '../../durable/wire/sockets.ts'
import { player } from '../../durable/wire/throttle.ts'
import { ask, bearer, json } from './people.ts'

// A socket as a stranger's program has it: it answers `echo` if it has read the document.
const lineTo = async (at: string, key: string, answers: boolean) => {
  const { webSocket } = await ask(`${at}/socket`, {
    headers: { upgrade: 'websocket', ...bearer(key) },
  })
  const line = {
    socket: webSocket!,
    read: 0,
    echoes: 0,
    closed: undefined as number | undefined,
    frames: 0,
  }
  webSocket!.addEventListener('message', ({ data }) => {
    const down = JSON.parse(data as string) as { tell: string; word: string }
    line.read += (data as string).length
    if (down.tell === 'frame') line.frames++
    if (down.tell !== 'echo') return
    line.echoes++
    if (answers) webSocket!.send(JSON.stringify({ do: 'echo', word: down.word }))
  })
  webSocket!.addEventListener('close', ({ code }) => {
    line.closed = code
  })
  webSocket!.accept()
  return line
}

const opened = async () => {
  const { code, hostKey } = await json(
    await ask('/tables', {
      method: 'POST',
      body: JSON.stringify({ game: 'kairo', mode: 'digital', seats: 2 }),
    }),
  )
  const keys: string[] = []
  for (const seat of [0, 1]) {
    const sat = await json(
      await ask(`/t/${code}/seats`, { method: 'POST', body: JSON.stringify({ seat }) }),
    )
    keys.push(sat.key)
  }
  await ask(`/t/${code}/start`, { method: 'POST', headers: bearer(hostKey) })
  return { at: `/t/${code}`, keys }
}

const ECHOES = 10 // of a burst are left for answers

// Asks for the frame again and again, within its budget: a table that tells more than any game
// does.
const asksForMuch = async (line: Awaited<ReturnType<typeof lineTo>>, isEnough: () => boolean) => {
  for (let asked = 0; !isEnough(); ) {
    for (let i = 0; i < player.burst - ECHOES; i++, asked++)
      line.socket.send(JSON.stringify({ do: 'wake' }))
    await vi.waitFor(() => expect(isEnough() || line.frames >= asked).toBe(true), {
      timeout: 10_000,
    })
    await new Promise(resolve => setTimeout(resolve, (1000 * player.burst) / player.pace))
  }
}

test('a client that answers `echo` and keeps to its budget stays, twice what an unread line may hold', async () => {
  const { at, keys } = await opened()
  const line = await lineTo(at, keys[0]!, true)
  await asksForMuch(line, () => line.read > 2 * MOST_UNREAD || line.closed !== undefined)
  expect(line.closed).toBeUndefined()
  expect(line.echoes).toBeGreaterThan(2)
  line.socket.close()
})

test('one that never answers `echo` is closed as the document says', async () => {
  const { at, keys } = await opened()
  const line = await lineTo(at, keys[0]!, false)
  await asksForMuch(line, () => line.closed !== undefined)
  expect(line.closed).toBe(goodbyes['not-reading'])
  expect(line.read).toBeLessThan(2 * MOST_UNREAD)
})
