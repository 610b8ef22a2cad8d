// Computes the hash chain of a record. Each hash covers the previous hash and the stored text of a
// row, so changing, removing or moving a row changes every later hash. SHA-256 comes from a
// library, because pages on plain http have no `crypto.subtle`.
import { sha256 } from '@noble/hashes/sha2.js'

const encoder = new TextEncoder()
export const bytesOf = (text: string): Uint8Array => encoder.encode(text)

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const letter = (bits: number) => alphabet[bits & 63]!

/** Encodes base64url without padding (RFC 4648, section 5): 32 bytes give 43 characters. */
export const toText = (bytes: Uint8Array): string => {
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const word = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    text += letter(word >> 18) + letter(word >> 12) + letter(word >> 6) + letter(word)
  }
  return text.slice(0, Math.ceil((bytes.length * 4) / 3))
}

/**
 * Decodes base64url. Returns undefined unless the text is the canonical form of exactly `length`
 * bytes.
 */
export const fromText = (text: string, length: number): Uint8Array | undefined => {
  const bytes = new Uint8Array(length)
  let word = 0
  for (let i = 0; i < text.length; i++) {
    // `indexOf` returns −1 for an invalid letter, and the comparison below then fails
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

/**
 * Returns the seal (SHA-256) of 32 bytes; undefined if `opened` does not encode 32 bytes. Both
 * texts are base64url.
 */
export const sealOf = (opened: string): string | undefined => {
  const bytes = fromText(opened, 32)
  return bytes && toText(hashOf(bytes))
}

/** Returns the hash to which the first row is chained: SHA-256 of `bound`, in base64url. */
export const firstHash = (bound: string): string => toText(hashOf(bytesOf(bound)))

/** Returns a row's hash, in base64url. `before`: the previous row's hash, or `firstHash`. */
export const chained = (before: string, text: string): string =>
  toText(hashOf(fromText(before, 32)!, bytesOf(text)))
