// Hostile requests to the HTTP server, of every kind that once passed it or might: which of them
// must pass, and as what.
import type { Chance } from '../../web/games/game.ts'
import { spoils } from './malformed-requests.ts'
import { chunked, FORGED, type Meant, one, sound, within, write } from './valid-requests.ts'

export interface Hostile {
  name: string
  raw: string // one character per byte
  meant: Meant[] // in this order, each separately
  // changed at random: whatever it is now, only one request at a time may pass
  isNoise?: true
}

const SOCKET = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
]

const spoiled = (dice: Chance, n: number): Hostile => {
  const name = one(dice, Object.keys(spoils))
  return { name, raw: write(spoils[name]!(dice, sound(dice, n).line, n)), meant: [] }
}

const kinds: ((dice: Chance, n: number) => Hostile)[] = [
  (dice, n) => {
    const { line, meant } = sound(dice, n)
    return { name: 'sound', raw: write(line), meant: [meant] }
  },
  spoiled,
  spoiled,
  spoiled,
  (dice, n) => {
    const both = [sound(dice, n), sound(dice, n)].map(({ line, meant }) => ({
      meant,
      // Neither asks for the connection to be closed.
      line: { ...line, headers: line.headers.filter(name => !/^connection|^expect/i.test(name)) },
    }))
    return {
      name: 'one after the other',
      raw: both.map(({ line }) => write(line)).join(''),
      meant: both.map(({ meant }) => meant),
    }
  },
  (dice, n) => {
    const path = `/socket/${one(dice, ['open', 'refused'])}/${n}`
    const headers = dice.shuffle(['Host: localhost', ...SOCKET, one(dice, FORGED)])
    const raw = write({
      method: 'GET',
      target: path,
      version: 'HTTP/1.1',
      headers,
      body: within(dice, n),
    })
    return { name: 'socket', raw, meant: [{ method: 'GET', path, body: '' }] }
  },
  (dice, n) => {
    const body = within(dice, n)
    const told = one(dice, ['Transfer-Encoding: chunked', `Content-Length: ${body.length}`])
    const headers = dice.shuffle(['Host: localhost', ...SOCKET, told])
    const travels = told.startsWith('T') ? chunked(dice, body) : body
    const raw = write({
      method: 'GET',
      target: `/socket/open/${n}`,
      version: 'HTTP/1.1',
      headers,
      body: travels,
    })
    return { name: 'socket with a body', raw, meant: [] }
  },
  (dice, n) => {
    const bytes = [...write(sound(dice, n).line)]
    for (let changes = 1 + dice.roll(8); changes > 0; changes--) {
      const at = dice.roll(bytes.length)
      const change = dice.roll(3)
      if (change === 0) bytes[at] = String.fromCharCode(dice.roll(256))
      else if (change === 1) bytes.splice(at, 1 + dice.roll(12))
      else
        bytes.splice(
          at,
          0,
          one(dice, [
            '\r\n',
            '\n',
            '\0',
            ' ',
            ':',
            '0\r\n\r\n',
            'Transfer-Encoding: chunked\r\n',
            '\xff',
          ]),
        )
    }
    return { name: 'noise', raw: bytes.join(''), meant: [], isNoise: true }
  },
]

export const hostile = (dice: Chance, n: number): Hostile => one(dice, kinds)(dice, n)
