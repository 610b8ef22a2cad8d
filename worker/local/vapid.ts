// The key pair that signs this server's reminders, created once and stored beside its tables. Run
// directly, this file prints a new pair.
import { generateKeyPairSync } from 'node:crypto'
import { secretIn } from './secret.ts'

/** Returns a new pair, the public point and the private number, as `PUBLIC.PRIVATE`. */
export function newKeys(): string {
  const { x, y, d } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    format: 'jwk',
  })
  const point = [Buffer.of(4), ...[x, y].map(part => Buffer.from(part!, 'base64url'))]
  return `${Buffer.concat(point).toString('base64url')}.${d}`
}

/**
 * Returns the stored pair, `PUBLIC.PRIVATE`, for the secret `VAPID`. Creates a pair only if none is
 * stored, because a new pair would invalidate every browser's subscription.
 */
export const vapidIn = (data: string): string => secretIn(`${data}/vapid`, newKeys)

if (import.meta.main) console.log(newKeys())
