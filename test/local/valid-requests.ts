// Requests as no browser writes them, but each valid and only one: what looks like a second request
// is part of the body.
import type { Chance } from '../../web/games/game.ts'

/** What the HTTP server must pass on. */
export interface Meant {
  method: string
  path: string
  body: string
}

export interface Line {
  method: string
  target: string
  version: string
  headers: string[]
  body: string // as transmitted
}

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'POST',
  'POST',
  'DELETE',
  'OPTIONS',
  'PUT',
  'PATCH',
  'TRACE',
]
const WITH_BODY = ['POST', 'DELETE', 'PUT', 'PATCH']

export const FORGED = [
  'CF-Connecting-IP: 9.9.9.9',
  'cf-connecting-ip: 9.9.9.8',
  'CF_Connecting_IP: 9.9.9.9',
  'X-Forwarded-For: 9.9.9.9',
  'True-Client-IP: 9.9.9.9',
  'MF-CF-Blob: {"clientIp":"9.9.9.9"}',
  'MF-Original-URL: http://evil.example/',
  'MF-Route-Override: core:user:boxside',
]

// Allowed, but not used by the Worker.
const ODD = [
  'Trailer: x',
  'TE: trailers',
  'Expect: 100-continue',
  'Content-Disposition: \xe9',
  'Connection: close, content-length, host, cookie',
  'Connection: keep-alive',
  'Keep-Alive: timeout=9999',
  'Proxy-Connection: keep-alive',
  'Connection: Upgrade\r\nUpgrade: h2c',
  'Upgrade: websocket',
  'Cookie: a=\xe9; b=c',
  'HX-Request: true',
  'X-Seat: 0',
  'X-Keys: abc',
  'Content-Encoding: gzip',
  'Range: bytes=0-4',
  `X: ${'a'.repeat(4000)}`,
]

export const one = <Item>(dice: Chance, items: readonly Item[]): Item =>
  items[dice.roll(items.length)]!

export const write = ({ method, target, version, headers, body }: Line) =>
  `${method} ${target} ${version}\r\n${headers.map(line => `${line}\r\n`).join('')}\r\n${body}`

/** Chunked, with everything that chunks may contain. */
export function chunked(dice: Chance, body: string): string {
  let rest = body
  let written = ''
  while (rest !== '') {
    const piece = rest.slice(0, 1 + dice.roll(rest.length))
    rest = rest.slice(piece.length)
    const size = piece.length.toString(16)
    written += `${one(dice, [size, `000${size}`, size.toUpperCase(), `${size};a=b`, `${size};a="b"`])}\r\n${piece}\r\n`
  }
  return `${written}0\r\n${one(dice, ['', '', 'X: y\r\n', 'Host: evil\r\n'])}\r\n`
}

/**
 * A text that would become a request of its own if the HTTP server or workerd took its beginning as
 * the end of another one.
 */
export function within(dice: Chance, n: number): string {
  const lines = [
    `${one(dice, METHODS)} /smuggled/${n} HTTP/1.1`,
    'Host: localhost',
    'Origin: http://localhost',
  ]
  return `${one(dice, ['', 'x=', '0\r\n\r\n', '\r\n', '5\r\nhello\r\n0\r\n\r\n'])}${lines.join('\r\n')}\r\n${one(dice, ['\r\n', 'X-Swallow: '])}`
}

export function sound(dice: Chance, n: number): { line: Line; meant: Meant } {
  const method = one(dice, METHODS)
  const target = `${one(dice, ['/c/', '//c/', '/c/%00/', '/c/\\/', '/c/?a=b&/'])}${n}`
  const extra = Array.from({ length: dice.roll(4) }, () => one(dice, one(dice, [FORGED, ODD])))
  const nameOf = (line: string) => line.split(':')[0]!.toLowerCase()
  const lines = [
    'Host: localhost',
    ...extra.filter((line, i) => extra.findIndex(other => nameOf(other) === nameOf(line)) === i),
  ]
  const line: Line = { method, target, version: 'HTTP/1.1', headers: lines, body: '' }
  const body = WITH_BODY.includes(method) && dice.roll(8) > 0 ? within(dice, n) : ''
  if (method === 'POST' && dice.roll(2) === 0) {
    lines.splice(
      dice.roll(lines.length + 1),
      0,
      `${one(dice, ['Transfer-Encoding', 'transfer-encoding'])}:${one(dice, [' ', '', '\t'])}${one(dice, ['chunked', 'Chunked'])}`,
    )
    line.body = chunked(dice, body)
  } else if (body !== '' || dice.roll(2) === 0) {
    lines.splice(
      dice.roll(lines.length + 1),
      0,
      `Content-Length: ${one(dice, ['', '00'])}${body.length}`,
    )
    line.body = body
  }
  return { line, meant: { method, path: target, body } }
}
