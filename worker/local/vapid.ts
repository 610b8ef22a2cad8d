// The key pair by which this house signs its reminders, made once and kept beside its tables. Run
// by itself it prints a new one.
import { generateKeyPairSync } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** A new pair: the point and the number, as `PUBLIC.PRIVATE`. */
export function newKeys(): string {
  const { x, y, d } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    format: 'jwk',
  })
  const point = [Buffer.of(4), ...[x, y].map(part => Buffer.from(part!, 'base64url'))]
  return `${Buffer.concat(point).toString('base64url')}.${d}`
}

/**
 * `PUBLIC.PRIVATE`, as the secret `VAPID` has it. Another key would make every browser's
 * subscription worthless.
 */
export function vapidIn(data: string): string {
  const file = `${data}/vapid`
  if (!existsSync(file)) writeFileSync(file, `${newKeys()}\n`, { mode: 0o600, flag: 'wx' })
  return readFileSync(file, 'utf8').trim()
}

if (import.meta.main) console.log(newKeys())
