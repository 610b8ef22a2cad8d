// Calls the Durable Object of a table. An object may be reset at any time, for example by a code
// update. Repeatable calls are then retried once, with a new stub, because the old stub fails every
// further call (developers.cloudflare.com/durable-objects/best-practices/error-handling).
import { commands, type TableRpc } from '../durable/commands.ts'

export type Stub = TableRpc & Fetcher

// `fetch` opens a WebSocket and can be repeated too.
const askedTwice: ReadonlySet<string> = new Set([
  'fetch',
  ...Object.entries(commands).flatMap(([name, { isRepeatable }]) => (isRepeatable ? name : [])),
])

// Cloudflare sets these on errors that are no bug of the object: `retryable` if the object was
// reset, `overloaded` if the object must not be called again at once.
interface Failure {
  retryable?: boolean
  overloaded?: boolean
}

/** Returns whether the same request may succeed a moment later. */
export const isPassing = (error: Error & Failure): boolean =>
  error.retryable === true || error.overloaded === true

type Calls = Record<string, (...said: readonly unknown[]) => Promise<unknown>>

/**
 * Returns the stub of a table, typed as `TableRpc`, because the platform's own stub type loses
 * every `unknown` in arguments and answers.
 */
export const tableOf = ({ TABLE }: { TABLE: DurableObjectNamespace }, code: string): Stub => {
  const fresh = () => TABLE.getByName(code) as unknown as Calls
  let stub = fresh()
  const ask = async (method: string, said: readonly unknown[]) => {
    try {
      return await stub[method]!(...said)
    } catch (error) {
      stub = fresh()
      const { retryable, overloaded } = error as Failure
      if (!retryable || overloaded || !askedTwice.has(method)) throw error
      return stub[method]!(...said)
    }
  }
  return new Proxy({} as Stub, {
    get:
      (_, method: string) =>
      (...said: readonly unknown[]) =>
        ask(method, said),
  })
}
