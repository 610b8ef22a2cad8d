// Returns ports: that of a test's server, and a free one.
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

export const portOf = (server: { address(): string | AddressInfo | null }): number =>
  (server.address() as AddressInfo).port

/** Returns a port that is free at an address now, for a program that cannot choose one itself. */
export const freePort = async (address = '127.0.0.1'): Promise<number> => {
  const server = createServer().listen(0, address)
  await once(server, 'listening')
  const port = portOf(server)
  server.close()
  await once(server, 'close')
  return port
}
