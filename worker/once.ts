// Answers that stay the same while a build runs: created once, with an ETag for clients that
// already have them.
import type { Visit } from './visit.ts'

/**
 * Returns a hash in the format of an ETag. Hono's `etag()` uses an existing one; its own hashing
 * reads the whole answer in small pieces at each visit, which costs as much as drawing it.
 */
export const hashOf = async (text: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `"${[...new Uint8Array(hash)].map(byte => byte.toString(16).padStart(2, '0')).join('')}"`
}

export interface Once {
  text: string
  hash: string
}

export const once = async (text: string): Promise<Once> => ({ text, hash: await hashOf(text) })

/** Caches several such answers by name. */
export class Kept {
  readonly #texts = new Map<string, Promise<Once>>()

  async answer(visit: Visit, name: string, type: string, make: () => string): Promise<Response> {
    let known = this.#texts.get(name)
    if (!known) {
      known = once(make())
      this.#texts.set(name, known)
    }
    const { text, hash } = await known
    return visit.body(text, 200, { 'content-type': type, etag: hash })
  }
}
