// A push service on this machine: it checks the signature (RFC 8292), decrypts as a browser would
// (RFC 8291, RFC 8188), and answers as configured.
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A status, optionally with headers; or no answer. */
export type Answers = 'never' | { status: number; headers?: Record<string, string> }

export interface Got {
  to: string
  headers: IncomingHttpHeaders
  claims: { aud: string; exp: number; sub: string }
  message: { web_push: number; notification: Record<string, unknown> }
}

const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())

// Returns the claims, signed with the key in the header.
function signed(authorization = '', vapid: string): Got['claims'] {
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  if (!token || key !== vapid) throw new Error(`not signed by the house: ${authorization}`)
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    ...{ x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) },
  }
  const [head, claims, signature] = token.split('.') as [string, string, string]
  const publicKey = {
    key: createPublicKey({ key: jwk, format: 'jwk' }),
    dsaEncoding: 'ieee-p1363' as const,
  }
  if (
    !verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      publicKey,
      Buffer.from(signature, 'base64url'),
    )
  )
    throw new Error('the signature is another one')
  return read(claims)
}

class Browser {
  readonly #ecdh = createECDH('prime256v1')
  readonly #auth = randomBytes(16)
  readonly keys = {
    p256dh: this.#ecdh.generateKeys('base64url'),
    auth: this.#auth.toString('base64url'),
  }

  opened(body: Buffer): Got['message'] {
    const [salt, size, from] = [
      body.subarray(0, 16),
      body.readUInt32BE(16),
      body.subarray(21, 21 + body[20]!),
    ]
    const sealed = body.subarray(21 + body[20]!)
    if (sealed.length > size || body.length > 4096)
      throw new Error('longer than a push service must take')
    const derive = (secret: Uint8Array, salt: Buffer, info: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, info, length))
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), from])
    const shared = derive(this.#ecdh.computeSecret(from), this.#auth, info, 32)
    const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    const end = plain.lastIndexOf(2) // followed only by zeros
    return JSON.parse(plain.subarray(0, end).toString())
  }
}

export async function openPushService(vapid: () => string) {
  const browsers = new Map<string, Browser>()
  const got: Got[] = []
  const faults: string[] = []
  const answers = new Map<string, Answers>()
  const server = createServer(async (req, res) => {
    const to = req.url!.slice(1)
    const parts: Buffer[] = []
    for await (const part of req) parts.push(part)
    try {
      const message = browsers.get(to)!.opened(Buffer.concat(parts))
      got.push({
        to,
        headers: req.headers,
        claims: signed(req.headers.authorization, vapid()),
        message,
      })
    } catch (error) {
      faults.push(`${to}: ${error}`)
    }
    const answer = answers.get(to) ?? { status: 201 }
    if (answer !== 'never') res.writeHead(answer.status, answer.headers).end('x'.repeat(100_000))
  })
  await new Promise<void>(open => server.listen(0, '127.0.0.1', open))
  const { port } = server.address() as AddressInfo
  return {
    ...{ got, faults, answers },
    /** Returns the subscription of a browser with this name. */
    subscribe(name: string) {
      const browser = new Browser()
      browsers.set(name, browser)
      return {
        endpoint: `https://push.test/${port}/${name}`,
        expirationTime: null,
        keys: browser.keys,
      }
    },
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
