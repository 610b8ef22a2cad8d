// The chain of a record: each row's hash is over the hash before it and the row's text as it is stored. Whoever changes, drops or
// moves a row changes every hash after it. SHA-256 by a library, because pages on plain http have no `crypto.subtle`.
import { sha256 } from '@noble/hashes/sha2.js'

const encoder = new TextEncoder()
export const bytesOf = (text: string): Uint8Array => encoder.encode(text)

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** base64url without padding (RFC 4648, section 5): 32 bytes are 43 characters. */
export const toText = (bytes: Uint8Array): string => {
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const [a, b = 0, c = 0] = bytes.subarray(i, i + 3)
    const word = (a! << 16) | (b << 8) | c
    const letters = [18, 12, 6, 0].map(shift => alphabet[(word >> shift) & 63])
    text += letters.slice(0, Math.min(4, bytes.length - i + 1)).join('')
  }
  return text
}

/** Undefined where the text is no base64url of so many bytes, written in the one way there is. */
export const fromText = (text: string, length: number): Uint8Array | undefined => {
  const bytes = new Uint8Array(length)
  const numbers = [...text].map(letter => alphabet.indexOf(letter))
  if (numbers.includes(-1)) return undefined
  for (let i = 0; i < length; i++) {
    const at = Math.floor((i * 4) / 3)
    const [high = 0, low = 0] = numbers.slice(at, at + 2)
    bytes[i] = [(high << 2) | (low >> 4), (high << 4) | (low >> 2), (high << 6) | low][i % 3]! & 255
  }
  return toText(bytes) === text ? bytes : undefined
}

export const hashOf = (...parts: Uint8Array[]): Uint8Array => {
  const hash = sha256.create()
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** The seal of 32 bytes, both as base64url; none where the text is no such bytes. */
export const sealOf = (opened: string): string | undefined => {
  const bytes = fromText(opened, 32)
  return bytes && toText(hashOf(bytes))
}

/** The hash before the first row, in base64url: over the text to which the start bound the table. */
export const firstHash = (bound: string): string => toText(hashOf(bytesOf(bound)))

/** A row's hash, in base64url. `before`: the hash of the row before it, or the first. */
export const chained = (before: string, text: string): string => toText(hashOf(fromText(before, 32)!, bytesOf(text)))
