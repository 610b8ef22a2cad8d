// Answers that stay the same until the next build: created once, with an ETag, so that a client
// that already has the answer gets a 304.
import type { Visit } from './visit.ts'

/**
 * Returns a hash of the text as an ETag. Hono's `etag()` uses the ETag of an answer that has one.
 * Otherwise it hashes the whole answer in small pieces at each request, which takes as long as
 * rendering the page.
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

/** Caches several answers by name. Creates each at its first request. */
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
