// Answers that do not change while a build runs: made once, with the ETag by which who has them
// already is told so.
import type { Visit } from './visit.ts'

/**
 * As an ETag has it. `etag()` of hono takes the one it finds; its own reads the whole answer in
 * small pieces at each visit, which is as dear as drawing it was.
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

/** Of several such answers, each by its name. */
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
