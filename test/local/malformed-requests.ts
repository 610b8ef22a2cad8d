// Ways to spoil a request so that it must not pass. The request inside it must not pass either.
import type { Chance } from '../../web/games/game.ts'
import { chunked, type Line, one, within } from './valid-requests.ts'

const BAD_HOSTS = [
  'a b',
  '[',
  '',
  'x/y',
  'x?y',
  'x,localhost',
  'u@localhost',
  'localhost:999999',
  '\xe9',
  'a'.repeat(300),
]
const BAD_TARGETS = [
  '*',
  '',
  'c',
  'http://localhost/c',
  '//\x01',
  '/\xe9',
  '/a b',
  '/a\tb',
  'localhost:80',
]
const BAD_VERSIONS = ['HTTP/2.0', 'HTTP/9.9', 'HTTP/1.1 x', 'http/1.1', 'HTTP/1.1\t', 'HTTP/11', '']
const BAD_METHODS = ['get', 'G ET', 'FOO', '', 'GET\t', '\x16\x03\x01']
const BAD_LINES = [
  'X y: a',
  ': a',
  'Xya',
  'X: a\0b',
  'X: a\rb',
  'X: a\r\n folded',
  'X\xe9: a',
  'X: a\nTransfer-Encoding: chunked',
  'Transfer-Encoding : chunked',
  ' Transfer-Encoding: chunked',
  'Transfer-Encoding:\r\n chunked',
  'Content-Length : 5',
]
const TWICE = [
  'host: localhost',
  'cookie: a=b',
  'origin: http://localhost',
  'authorization: Bearer a',
  'accept: a/b',
]
const BAD_ENCODINGS = [
  'xchunked',
  'chunked, chunked',
  'gzip, chunked',
  'chunked, gzip',
  'identity',
  'chunked;q=1',
  '"chunked"',
  '\x0bchunked',
  'chunked\x00',
  'chunke',
  '',
]
const BAD_LENGTHS = (length: number) => [
  `${length}, ${length}`,
  `+${length}`,
  `-${length}`,
  `0x${length}`,
  `${length}.0`,
  `${length} 0`,
  '',
  '9'.repeat(25),
  `"${length}"`,
  `1e1`,
]
const BAD_CHUNKS = (body: string) => {
  const size = body.length.toString(16)
  const wrapped = (head: string, end = '\r\n0\r\n\r\n') => `${head}\r\n${body}${end}`
  return [
    wrapped(`0x${size}`),
    wrapped(`+${size}`),
    wrapped(`-${size}`),
    wrapped(` ${size}`),
    wrapped(`${size}\n`),
    wrapped('zz'),
    wrapped('F'.repeat(17)),
    wrapped((body.length - 1).toString(16)),
    wrapped(`${size}\r`),
    `${size}\n${body}\n0\n\n`,
    `${size};a\nb\r\n${body}\r\n0\r\n\r\n`,
  ]
}

// Without anything that sets a length or changes how a request is read.
const bare = (line: Line): Line => ({
  ...line,
  headers: line.headers.filter(name => /^host|^cf|^mf/i.test(name)),
  body: '',
})

export const spoils: Record<string, (dice: Chance, line: Line, n: number) => Line> = {
  host: (dice, line) => ({
    ...line,
    headers: [`Host: ${one(dice, BAD_HOSTS)}`, ...line.headers.slice(1)],
  }),
  'no host': (_, line) => ({
    ...line,
    headers: line.headers.filter(name => name !== 'Host: localhost'),
  }),
  target: (dice, line) => ({ ...line, target: one(dice, BAD_TARGETS) }),
  version: (dice, line) => ({ ...line, version: one(dice, BAD_VERSIONS) }),
  method: (dice, line) => ({ ...line, method: one(dice, BAD_METHODS) }),
  'bad line': (dice, line) => ({ ...line, headers: [...line.headers, one(dice, BAD_LINES)] }),
  twice: (dice, line) => {
    const header = one(dice, TWICE)
    return {
      ...line,
      headers: [...line.headers, header, one(dice, [header, header.toUpperCase()])],
    }
  },
  'a body where none belongs': (dice, line, n) => {
    const body = within(dice, n)
    const framed = one(dice, [true, false])
    return {
      ...bare(line),
      method: one(dice, ['GET', 'HEAD', 'OPTIONS', 'TRACE', ...(framed ? ['DELETE', 'PUT'] : [])]),
      headers: [
        ...bare(line).headers,
        framed ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`,
      ],
      body: framed ? chunked(dice, body) : body,
    }
  },
  encoding: (dice, line, n) => ({
    ...bare(line),
    method: 'POST',
    headers: [...bare(line).headers, `Transfer-Encoding: ${one(dice, BAD_ENCODINGS)}`],
    body: chunked(dice, within(dice, n)),
  }),
  length: (dice, line, n) => {
    const body = within(dice, n)
    const headers = [
      ...bare(line).headers,
      `Content-Length: ${one(dice, BAD_LENGTHS(body.length))}`,
    ]
    return { ...bare(line), method: 'POST', headers, body }
  },
  'two lengths': (dice, line, n) => {
    const inner = within(dice, n)
    const body = one(dice, [inner, chunked(dice, inner)])
    const told = [
      `Content-Length: ${body.length}`,
      one(dice, [
        `Content-Length: ${body.length}`,
        'Content-Length: 0',
        'Transfer-Encoding: chunked',
      ]),
    ]
    if (body !== inner) told.push('transfer-encoding: chunked')
    return {
      ...bare(line),
      method: 'POST',
      headers: [...bare(line).headers, ...dice.shuffle(told)],
      body,
    }
  },
  chunks: (dice, line, n) => ({
    ...bare(line),
    method: 'POST',
    headers: [...bare(line).headers, 'Transfer-Encoding: chunked'],
    body: one(dice, BAD_CHUNKS(within(dice, n))),
  }),
  'too long': (dice, line) => {
    const body = 'a'.repeat(64 * 1024 + 1 + dice.roll(1000))
    const isChunked = dice.roll(2) === 0
    const told = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`
    return {
      ...bare(line),
      method: 'POST',
      headers: [...bare(line).headers, told],
      body: isChunked ? chunked(dice, body) : body,
    }
  },
}
