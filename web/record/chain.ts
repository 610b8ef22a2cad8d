// The chain of a record: each row's hash is over the hash before it and the row's text as it is
// stored. Whoever changes, drops or moves a row changes every hash after it. SHA-256 by a library,
// because pages on plain http have no `crypto.subtle`.
import { sha256 } from '@noble/hashes/sha2.js'

const encoder = new TextEncoder()
export const bytesOf = (text: string): Uint8Array => encoder.encode(text)

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const letter = (bits: number) => alphabet[bits & 63]!

/** base64url without padding (RFC 4648, section 5): 32 bytes are 43 characters. */
export const toText = (bytes: Uint8Array): string => {
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const word = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    text += letter(word >> 18) + letter(word >> 12) + letter(word >> 6) + letter(word)
  }
  return text.slice(0, Math.ceil((bytes.length * 4) / 3))
}

/** Undefined where the text is no base64url of so many bytes, written in the one way there is. */
export const fromText = (text: string, length: number): Uint8Array | undefined => {
  const bytes = new Uint8Array(length)
  let word = 0
  for (let i = 0; i < text.length; i++) {
    // no letter of it: -1, written as another one below
    word = (word << 6) | alphabet.indexOf(text[i]!)
    if (i % 4 > 0) bytes[i - 1 - (i >> 2)] = word >> (6 - 2 * (i % 4))
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

/**
 * The hash before the first row, in base64url: over the text to which the start bound the table.
 */
export const firstHash = (bound: string): string => toText(hashOf(bytesOf(bound)))

/** A row's hash, in base64url. `before`: the hash of the row before it, or the first. */
export const chained = (before: string, text: string): string =>
  toText(hashOf(fromText(before, 32)!, bytesOf(text)))
