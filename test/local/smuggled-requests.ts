// Requests that contain another one, using every known way to make its beginning look like the end
// of the first one.
const HOST = 'Host: localhost\r\n'
export const SOCKET =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'

const chunked = (inner: string) => `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`

type Carrier = (inner: string) => string
const inChunks =
  (line: string, more = ''): Carrier =>
  inner =>
    `${line} HTTP/1.1\r\n${HOST}${more}Transfer-Encoding: chunked\r\n\r\n${chunked(inner)}`
const byLength =
  (line: string, more = ''): Carrier =>
  inner =>
    `${line} HTTP/1.1\r\n${HOST}${more}Content-Length: ${inner.length}\r\n\r\n${inner}`

export const carriers: Record<string, Carrier> = {
  'a chunked GET': inChunks('GET /x'),
  'a chunked HEAD': inChunks('HEAD /x'),
  'a chunked OPTIONS': inChunks('OPTIONS /x'),
  'a chunked DELETE': inChunks('DELETE /x'),
  'a GET with a body': byLength('GET /x'),
  'a HEAD with a body': byLength('HEAD /x'),
  'a length before chunks': inChunks('POST /x', 'Content-Length: 4\r\n'),
  'a length after chunks': inner =>
    `POST /x HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n${chunked(inner)}`,
  'no length before another': byLength('POST /x', 'Content-Length: 0\r\n'),
  'an encoding before the chunks': inner =>
    `POST /x HTTP/1.1\r\n${HOST}Transfer-Encoding: gzip, chunked\r\n\r\n${chunked(inner)}`,
  'chunks told twice': inChunks('POST /x', 'Transfer-Encoding: chunked\r\n'),
  'an unknown encoding': inner =>
    `POST /x HTTP/1.1\r\n${HOST}Transfer-Encoding: identity\r\n\r\n${inner}`,
  'an encoding with a space': inner =>
    `POST /x HTTP/1.1\r\n${HOST}Transfer-Encoding : chunked\r\n\r\n${chunked(inner)}`,
  'a folded encoding': inner =>
    `POST /x HTTP/1.1\r\n${HOST}Transfer-Encoding:\r\n chunked\r\n\r\n${chunked(inner)}`,
  'chunks that end their lines oddly': inner =>
    `POST /x HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n${inner.length.toString(16)}\n${inner}\n0\n\n`,
  'a socket with chunks': inChunks('GET /x', SOCKET),
  'a socket with a length': byLength('GET /x', SOCKET),
}
