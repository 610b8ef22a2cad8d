// A definition as the part of a link behind `#`, which no server sees: base64url of its JSON.
import { type Definition, longestDefinition } from '../rules/definition.ts'

// Games are compiled without the types of a browser; every browser and the Worker have these.
declare const btoa: (bytes: string) => string
declare const atob: (text: string) => string
declare const TextEncoder: new () => { encode(text: string): Uint8Array }
declare const TextDecoder: new (
  label: string,
  options: { fatal: true },
) => { decode(bytes: Uint8Array): string }

const easilyScanned = 1000 // characters of JSON; a QR code of more is hard to scan

/** Returns the part of a link behind `#`. */
export const linkOf = (definition: Definition): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(definition))
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
}

/** Reads what is behind `#`, which anybody may have written; undefined if it is no JSON. */
export const definitionIn = (hash: string): unknown => {
  const text = hash.replace(/^#/, '')
  // A character has at most three bytes of UTF-8 for each of its UTF-16 units.
  if (text.length > longestDefinition * 4) return undefined
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), one =>
      one.charCodeAt(0),
    )
    const json = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return json.length > longestDefinition ? undefined : (JSON.parse(json) as unknown)
  } catch {
    return undefined
  }
}

/** Whether the link of a definition fits a QR code that is easy to scan. */
export const fitsQr = (definition: Definition): boolean =>
  JSON.stringify(definition).length <= easilyScanned
