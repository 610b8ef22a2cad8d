// How the edge asks a table's object. An object may be reset at any time, say because its code was
// updated: what can be asked twice is then asked once more, by a new stub, since the old one fails
// every further call (developers.cloudflare.com/durable-objects/best-practices/error-handling).
import { commands, type TableRpc } from '../durable/commands.ts'

export type Stub = TableRpc & Fetcher

// Lines come by `fetch`.
const askedTwice: ReadonlySet<string> = new Set([
  'fetch',
  ...Object.entries(commands).flatMap(([name, { isRepeatable }]) => (isRepeatable ? name : [])),
])

// What Cloudflare marks as no bug of the object: it was reset, or it has too much to do and is not
// to be asked again at once.
interface Failure {
  retryable?: boolean
  overloaded?: boolean
}

/** Whether the same request may succeed a moment later. */
export const isPassing = (error: Error & Failure): boolean =>
  error.retryable === true || error.overloaded === true

type Calls = Record<string, (...said: readonly unknown[]) => Promise<unknown>>

/** The stub's own type loses every `unknown` on the way; `TableRpc` says what really crosses. */
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
